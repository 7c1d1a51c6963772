"""Visitors of a real server: `throneroom serve` with the built client, in the browser of `tests/browser.py`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.shared import run_folder, shared
from tests.web.visitor import Visitor
from throneroom.server import pages
from throneroom.testing.serving import answering, free_port

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 180
"""Seconds for the server to start or to answer; where a game has to be compiled first it takes its time."""
expect.set_options(timeout=1000 * PATIENCE)  # the bots may have to be compiled first
CALM = [
    "guests_a_minute=100000", "requests_a_second=10000", "pages_a_second=10000", "acts_a_second=10000",
    "hints_a_minute=100000", "history_a_second=1000000", "renames_a_minute=1000", "connections_from=10000",
    "sign_ins_a_minute=100000", "tables_a_minute_from=100000", "chats_a_minute_from=100000",
]  # fmt: skip


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server of this run is: one for all workers."""
    folder = run_folder(tmp_path_factory) / "server"
    with shared(folder, lambda: _served(folder / "tables.sqlite")) as address:
        yield address


@contextmanager
def _served(database: Path) -> Iterator[str]:
    assert (pages.STATIC / "en" / "index.html").is_file(), "the client is not built: run `make web`"
    port = free_port()
    command = [
        sys.executable, "-m", "throneroom", "serve", "--port", str(port), "--database", str(database),
        "--bot-processes", "2", "--bot-seed", "1", "--log-level", "warning",
        *(word for limit in CALM for word in ("--limit", limit)),
    ]  # fmt: skip
    environment = {**os.environ, "THRONEROOM_PLUGINS": "tests.web.dreamer,tests.web.sealed_bids,examples.coup.plugin"}
    server = subprocess.Popen(command, start_new_session=True, cwd=ROOT, env=environment)
    with stopped_in_the_end(server):
        yield answering(f"http://127.0.0.1:{port}", PATIENCE)


@contextmanager
def stopped_in_the_end(server: subprocess.Popen[bytes]) -> Iterator[None]:
    """Whatever happens, the server ends with the block."""
    try:
        yield
    finally:
        server.terminate()
        try:
            server.wait(20)
        except subprocess.TimeoutExpired:  # a bot is being compiled
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()


@pytest.fixture
def visit(chromium: Browser, address: str) -> Iterator[Callable[..., Visitor]]:
    """A new visitor with its own browser profile, without delays or animations by default.

    At the end of the test, no visitor may have seen an error.
    """
    visitors: list[Visitor] = []

    def come(
        width: int = 1440, height: int = 900, scheme: str = "dark", still: bool = True, pace: str = "at once",
        locale: str = "en-US", language: str = "", installed: bool = False,
    ) -> Visitor:  # fmt: skip
        context = chromium.new_context(
            base_url=address, viewport={"width": width, "height": height}, has_touch=width < 720,
            color_scheme="light" if scheme == "light" else "dark",
            reduced_motion="reduce" if still else "no-preference", locale=locale,
            service_workers="allow" if installed else "block",
        )  # fmt: skip
        context.add_init_script(f"localStorage['throneroom.pace'] ??= '{pace}'")
        if language:
            context.add_cookies([{"name": pages.CHOICE, "value": language, "url": address}])
        visitors.append(Visitor(context.new_page()))
        return visitors[-1]

    yield come
    for visitor in visitors:
        assert visitor.errors == []
        visitor.page.context.close()
