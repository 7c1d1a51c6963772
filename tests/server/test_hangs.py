"""What hangs or dies inside the server is noticed, and nobody waits for it forever."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import ctypes
import math
import secrets
import socket
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from prometheus_client import REGISTRY

from tests.server.conftest import run
from throneroom.server import clock, game_loader, notices, supervision
from throneroom.server.app import create
from throneroom.server.background import Background
from throneroom.server.config import Config, Limits
from throneroom.server.services import Services
from throneroom.server.supervision import Supervisor
from throneroom.server.transaction import Unavailable
from throneroom.table import TableSettings, commands

WORKING = {
    "loop", "loop watch", "sweeper", "vacations", "notices", "premoves", "provisions", "tournaments", "retention",
}  # fmt: skip


@contextlib.asynccontextmanager
async def stored(folder: Path) -> AsyncIterator[Services]:
    """Services on a database that gives up soon."""
    limits = Limits(database_seconds=1)
    services = Services(Config(database=str(folder / "tables.sqlite"), warm=False, bot_processes=1, limits=limits))
    await services.store.open()
    try:
        yield services
    finally:
        services.notices.close()
        await services.background.stop()
        await services.store.close()
        await services.bot_pool.close()


def test_a_task_that_hangs_is_reported() -> None:
    async def work() -> None:
        background = Background()
        supervisor = Supervisor(background)

        async def hangs(beat: supervision.Beat) -> None:
            beat()
            await asyncio.Event().wait()

        supervisor.start("hangs", hangs, 0.02)
        while not supervisor.problems:
            await asyncio.sleep(0.01)
        assert "'hangs' has not finished a round of its work" in supervisor.problems[0]
        await background.stop()

    run(work())


def test_every_task_of_a_server_would_be_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An hour without a sign of life is too long for each of them."""

    async def work() -> None:
        app = create(Config(database=str(tmp_path / "tables.sqlite"), warm=False, bot_processes=1))
        async with app.router.lifespan_context(app):
            services: Services = app.state.services
            assert services.supervisor.problems == []
            hour_later = SimpleNamespace(monotonic=lambda: supervision_time.monotonic() + 3600)
            monkeypatch.setattr(supervision, "time", hour_later)
            assert {problem.split("'")[1] for problem in services.supervisor.problems} == WORKING
            monkeypatch.undo()

    supervision_time = supervision.time
    run(work())
    assert math.isfinite(game_loader.STEP_WITHIN)


def test_a_name_that_is_looked_up_for_ever_holds_up_no_other_notice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system's lookup of names has no limit of its own."""
    answers = threading.Event()
    looks_up: list[Any] = []

    def hangs(*asked: Any, **_: Any) -> Any:
        looks_up.append(asked)
        answers.wait()
        raise OSError

    async def work() -> None:
        async with stored(tmp_path) as services:
            await services.notices.open()
            monkeypatch.setattr(notices, "SEND_WITHIN", 0.1)
            monkeypatch.setattr(socket, "getaddrinfo", hangs)
            try:
                assert await services.notices._post(notice, clock.now()) == (0, None)
                while not looks_up:
                    await asyncio.sleep(0.01)
            finally:
                answers.set()

    point = ec.generate_private_key(ec.SECP256R1()).public_key()
    form = serialization.PublicFormat.UncompressedPoint
    key, auth = (
        base64.urlsafe_b64encode(raw).decode()
        for raw in (point.public_bytes(serialization.Encoding.X962, form), secrets.token_bytes(16))
    )
    notice = SimpleNamespace(
        endpoint="https://push.example/x", p256dh=key, auth=auth, table_id="table", due=clock.now() + 60_000,
        kind=notices.TURN, language="en", game="hierarchy", waiting=1,
    )  # fmt: skip
    run(work())


def restarted() -> float:
    return REGISTRY.get_sample_value("throneroom_task_restarts_total", {"task": "writer"}) or 0


def test_a_thread_of_the_database_that_dies_is_started_again(tmp_path: Path) -> None:
    """In the middle of a change; whoever waits for that is told, and the next change is saved."""

    async def work() -> None:
        before = set(threading.enumerate())
        async with stored(tmp_path) as services:
            settings = TableSettings.checked("hierarchy", 2)

            async def opens(name: str) -> None:
                entries = commands.open_table(settings, "ada", "Ada", ["me", "open"], clock.now())
                await services.tables.open(entries, name)

            await opens("first")
            [writer] = [thread.ident for thread in set(threading.enumerate()) - before if thread.name == "writer"]
            restarts = restarted()

            async def dies_while_opening(name: str) -> bool:
                """Whether the writer died in the middle of it; if it died before, the next one has saved it."""
                await asyncio.sleep(0.05)  # most often, it rests no more, and waits for a change
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(writer or 0), ctypes.py_object(SystemExit))
                try:
                    await opens(name)
                except Unavailable:
                    return True
                return False

            tries = 1
            while not await dies_while_opening(f"second {tries}"):
                tries += 1
            assert restarted() == restarts + tries
            await opens("third")
            assert services.store.problems == []
            async with services.tables.locked("third") as (_, table):
                assert table.number == 1

    run(work())
