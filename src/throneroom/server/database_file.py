"""The file of a SQLite database: only one server at a time uses it, and it must stay where it is.

SQLite itself would let a second server write to it, and the first one would not know of its tables. SQLite also keeps
writing to a file that somebody has deleted, and everything written there is lost when the server stops.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
from pathlib import Path

from throneroom.engine.errors import SettingsError

LEAST_FREE = 8 << 20
"""Bytes. With less than that, the disk counts as full."""
Identity = tuple[int, int]


class FileGoneError(OSError):
    """The file is not where it was: what is written to it would be lost."""


class DatabaseFile:
    """A SQLite file, and the lock that says who uses it."""

    def __init__(self, path: str) -> None:
        self.path = Path(path).resolve()
        self._lock: int | None = None
        self._files = str(self.path), f"{self.path}-wal"
        self._known: dict[str, Identity] = {}
        """The files that were there when they were first seen: the database, and its write-ahead log."""

    def claim(self) -> None:
        """Make sure that no other server uses this file. The operating system frees it when this process ends."""
        if self._lock is not None:
            return
        name = self.path.with_name(f"{self.path.name}.lock")
        while True:
            lock = os.open(name, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                owner = os.read(lock, 20).decode(errors="replace").strip()
                os.close(lock)
                raise SettingsError(
                    f"another server (process {owner or 'unknown'}) uses {self.path}: stop it first, choose another "
                    "file with --database, or use PostgreSQL, which several servers can share"
                ) from None
            if _identity(name) == _identity(lock):
                break
            os.close(lock)  # somebody has deleted the file of the lock meanwhile
        with contextlib.suppress(OSError):  # the disk is full: it is locked all the same
            os.ftruncate(lock, 0)
            os.write(lock, f"{os.getpid()}\n".encode())
        self._lock = lock

    def release(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    @property
    def problem(self) -> str | None:
        """Why nothing can be saved in this file, as a sentence for the host."""
        for file, known in list(self._known.items()):  # the thread that writes may add a file
            if (there := _identity(file)) != known:
                done = "deleted" if there is None else "replaced"
                name = os.path.basename(file)
                return f"{name} was {done} while the server was running: put it back, or start the server again"
        return None

    def check(self) -> None:
        """Raise an error if nothing can be saved in this file, and remember files that are new."""
        for file in self._files:
            there, known = _identity(file), self._known.get(file)
            if known is None and there is not None:
                self._known[file] = there
            elif there != known:
                raise FileGoneError(self.problem or f"{os.path.basename(file)} was deleted or replaced")

    @property
    def is_full(self) -> bool:
        """Whether there is hardly any space left."""
        with contextlib.suppress(OSError):
            return shutil.disk_usage(self.path.parent).free < LEAST_FREE
        return False


def _identity(file: str | Path | int) -> Identity | None:
    """What the operating system knows a file by, whatever its name is."""
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino
