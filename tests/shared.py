"""One server for all workers of a run: the first that needs it starts it, and stops it once no worker uses it."""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path

import psutil
import pytest

PAUSE = 0.1
"""Seconds between two looks whether it is still used."""


def run_folder(factory: pytest.TempPathFactory) -> Path:
    """A temporary folder that all workers of this run have in common."""
    own = factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@contextmanager
def shared(folder: Path, start: Callable[[], AbstractContextManager[str]]) -> Iterator[str]:
    """What `start` gives, such as the address of a server: started once for all processes that name this folder."""
    folder.mkdir(exist_ok=True)
    named, mine = folder / "name", folder / f"{os.getpid()}.user"
    with ExitStack() as stopping:
        with _locked(folder):
            mine.touch()
            stopping.callback(mine.unlink, missing_ok=True)
            if not named.exists():
                named.write_text(stopping.enter_context(start()))
                stopping.callback(_wait_until_unused, folder, mine)
        yield named.read_text()


def _wait_until_unused(folder: Path, mine: Path) -> None:
    """By others. Whoever comes afterwards starts it anew; a process that died no longer uses it."""
    while True:
        with _locked(folder):
            others = {*folder.glob("*.user")} - {mine}
            if not any(psutil.pid_exists(int(user.stem)) for user in others):
                (folder / "name").unlink()
                return
        time.sleep(PAUSE)


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    with (folder / "lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
