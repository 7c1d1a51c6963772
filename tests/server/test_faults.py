"""Faults: a database that hangs or is not there, a file that is gone, a full disk, workers that die."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import psutil
import pytest
import uvicorn

from tests.server.chaos import LATE
from tests.server.conftest import METRICS_TOKEN, PATIENCE, Databases, Postgres, Server, run
from tests.server.people import act, guests, open_and_seat, until
from throneroom.client import Client, Refused, Update
from throneroom.server.workers import BEAT_EVERY, WorkerServer
from throneroom.testing.serving import answering

GAME = "throne-and-grail"
QUICK = ("--limit", "database_seconds=2")
END_WITHIN = 30


async def eventually(ask: Callable[[], Any]) -> Any:
    """What is asked for, as soon as it is true."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with contextlib.suppress(httpx.TransportError, Refused):
            if found := await ask():
                return found
        await asyncio.sleep(0.1)
    raise AssertionError("it did not happen")


async def healthy(client: Client) -> bool:
    return (await client.http.get("/health")).status_code == 200


async def reasons(client: Client) -> str:
    """What the server says is wrong."""
    answer = await client.http.get("/health", timeout=60)
    assert (answer.status_code == 503) == bool(answer.json()["reasons"]) == ("retry-after" in answer.headers)
    return " ".join(answer.json()["reasons"])


def test_a_database_that_hangs_is_survived_and_costs_nobody_time(postgres: Postgres) -> None:
    server = Server(postgres.database(), *QUICK).start().wait()

    async def work() -> None:
        async with guests(server.address, "Ada", "Ben") as (ada, ben):
            waits = await open_and_seat([ada, ben], GAME, grace=3600)  # first: now the game is loaded
            timed = await open_and_seat([ada, ben], GAME, clock={"base": 9, "increment": 0})
            async with ada.table(waits) as mine:
                async with ben.table(waits) as his:
                    await until(his, lambda update: all(seat["here"] for seat in update.room["seats"]))
                with postgres.hanging():
                    began = time.monotonic()
                    for path in ("/api/lobby", f"/api/tables/{waits}?since=0"):
                        answer = await ada.http.get(path, timeout=60)
                        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "unavailable")
                        assert int(answer.headers["retry-after"]) >= 1
                    assert (await ada.http.get(f"/t/{waits}", timeout=60)).status_code == 200
                    assert "database" in await reasons(ada)
                    await asyncio.sleep(max(0, 10 - (time.monotonic() - began)))
                await eventually(lambda: healthy(ada))
                # Nobody has reloaded anything: the departure is noted, and the clock did not run.
                await until(mine, lambda update: not update.room["seats"][1]["here"])
                await eventually(lambda: act(ada, waits, "say", text="still here"))
            room = (await ada.call("GET", f"/api/tables/{timed}"))["room"]
            assert (room["status"], room["reason"]) == ("running", None)
            with postgres.hanging():
                assert server.process is not None
                server.process.terminate()
                assert await asyncio.to_thread(server.process.wait, END_WITHIN) == 0

    try:
        run(work())
    finally:
        server.stop()


def all_here(update: Update) -> bool:
    return all(seat["here"] for seat in update.room["seats"])


def begun(update: Update) -> bool:
    return bool(update.view and update.view["waiting"])


def test_a_process_that_freezes_forfeits_no_game_at_another(databases: Databases) -> None:
    """Both have a timer for the clock of a player at one of them. It freezes until long after the time is over."""
    database = databases("postgresql")
    servers = [Server(database).start().wait() for _ in range(2)]
    base, too_long = 6, 1.5

    async def work() -> None:
        async with guests(servers[0].address, "Ada", "Ben") as people:
            for person, server in zip(people, servers, strict=True):
                person.address = server.address
            async with contextlib.AsyncExitStack() as stack:
                loaded = await open_and_seat(people, GAME)
                for person in people:
                    await person.call("GET", f"/api/tables/{loaded}")
                table_id = await people[0].open_table(
                    GAME, seats=["me", "open"], pace=0, clock={"base": base, "increment": 0}
                )
                await act(people[1], table_id, "sit")
                tables = [await stack.enter_async_context(person.table(table_id)) for person in people]
                for one in tables:  # the clock starts when both are there, however long that takes
                    await until(one, all_here)
                await act(people[0], table_id, "start")
                seen = [await until(one, begun) for one in tables]
                [asked] = [n for n, update in enumerate(seen) if update.question is not None]
                frozen, other = servers[asked].process, tables[1 - asked]
                assert frozen is not None
                frozen.send_signal(signal.SIGSTOP)
                try:
                    await asyncio.sleep(base + too_long)
                finally:
                    frozen.send_signal(signal.SIGCONT)
                ends = await until(
                    other, lambda update: any(told["kind"] == "resumed" for told in update.events) or update.over
                )
                assert not ends.over
                ends = await until(other, lambda update: update.over)
                assert ends.room["reason"] == "clock"

    try:
        run(work())
    finally:
        assert [server.stop() for server in servers] == [0, 0]


def test_one_unreadable_table_holds_up_no_other(databases: Databases) -> None:
    path = databases("sqlite")
    server = Server(path).start().wait()

    async def opened() -> list[str]:
        async with guests(server.address, "Ada") as (ada,):
            return [await open_and_seat([ada], GAME, players=2, pace=3000) for _ in range(2)]

    async def work(damaged: str, whole: str) -> None:
        async with guests(server.address, "Eve") as (eve,):
            answer = await eve.http.get(f"/api/tables/{damaged}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (500, "unreadable")

            async def answered() -> bool:
                found = await eve.call("GET", f"/api/tables/{whole}")
                return found["view"]["waiting"] == ["p1"]

            await eventually(answered)
            assert await reasons(eve) == ""
            host = {"authorization": f"Bearer {METRICS_TOKEN}"}

            async def counted() -> bool:
                return LATE.findall((await eve.http.get("/metrics", headers=host)).text) == ["1.0", "1.0"]

            await eventually(counted)

    damaged, whole = run(opened())
    server.kill()
    with contextlib.closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE entries SET body = '{' WHERE table_id = ? AND number = 2", [damaged])
        database.execute("UPDATE tables SET due = 1, here = 'dead' WHERE id = ?", [damaged])
    server.start().wait()
    try:
        run(work(damaged, whole))
    finally:
        assert server.stop() == 0


def test_a_worker_is_replaced_until_it_can_start(postgres: Postgres) -> None:
    """Here a newer version has changed the schema, and was taken back. Only the first workers may end the server."""
    name = f"schema{time.monotonic_ns()}"
    postgres.server.psql(f"CREATE DATABASE {name};")
    server = Server(postgres.server.get_uri(name), "--workers", "2", *QUICK)

    def use_schema(revision: str) -> str:
        """Returns the revision before."""

        async def work() -> str:
            connection = await asyncpg.connect(postgres.server.get_uri(name))
            try:
                before: str = await connection.fetchval("SELECT version_num FROM alembic_version")
                await connection.execute("UPDATE alembic_version SET version_num = $1", revision)
                return before
            finally:
                await connection.close()

        found: str = run(work())
        return found

    with tempfile.TemporaryFile() as log:
        server.start(log).wait()
        try:
            before = use_schema("9999")
            for worker in workers_of(server):
                worker.kill()
            deadline = time.monotonic() + PATIENCE
            while b'"code": 3' not in (log.seek(0), log.read())[1] and time.monotonic() < deadline:
                time.sleep(0.1)
            assert use_schema(before) == "9999"
            answering(server.address, PATIENCE)
        finally:
            assert server.stop() == 0


def test_a_worker_gives_signs_of_life_whatever_the_time_of_day_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are counted in rounds of its loop."""
    hears, tells = multiprocessing.Pipe(duplex=False)
    settings = uvicorn.Config("throneroom.server.app:create", factory=True, log_config=None)
    settings.load()
    worker = WorkerServer(settings, tells)
    for hours in (0, -1, -2):
        monkeypatch.setattr("uvicorn.server.time.time", lambda hours=hours: 1_800_000_000 + 3600 * hours)
        for counter in (0, 1, BEAT_EVERY, BEAT_EVERY + 1):
            assert not run(worker.on_tick(counter))
    assert [hears.recv_bytes() for _ in range(6)] == [b"alive"] * 6 and not hears.poll()
    hears.close()
    tells.close()


def test_a_disk_that_is_full_at_the_start_is_waited_for(databases: Databases) -> None:
    server = Server(databases("sqlite"))
    full = "import os, resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY)); "
    server.arguments = [sys.executable, "-c", full + "os.execv(sys.argv[1], sys.argv[1:])", *server.arguments]
    server.start()

    async def work() -> None:
        async with Client(server.address) as visitor:

            async def waits() -> bool:
                return "not answered yet" in await reasons(visitor)

            await eventually(waits)
            assert server.process is not None
            process, most = psutil.Process(server.process.pid), resource.RLIM_INFINITY
            process.rlimit(psutil.RLIMIT_FSIZE, (most, most))
            await eventually(lambda: healthy(visitor))
            await visitor.become_guest("Ada")
            assert await visitor.open_table(GAME)

    try:
        run(work())
    finally:
        assert server.stop() == 0


def test_a_second_server_on_a_file_is_refused(databases: Databases) -> None:
    path = databases("sqlite")
    first, second = Server(path), Server(path)
    first.start().wait()
    refused = subprocess.run(second.arguments, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert first.process is not None and refused.returncode not in (0, None)
    assert "another server" in refused.stderr and str(first.process.pid) in refused.stderr
    assert "Traceback" not in refused.stderr
    first.kill()
    second.start().wait()
    assert second.stop() == 0


def test_a_file_that_is_gone_and_a_disk_that_is_full_are_noticed(databases: Databases) -> None:
    """Nothing is acknowledged that would be lost; afterwards the game goes on."""
    path = Path(databases("sqlite"))
    server = Server(str(path), "--limit", "chats_a_minute=100000").start().wait()

    async def refused(ada: Client, table_id: str) -> None:
        answer = await ada.http.post(
            f"/api/tables/{table_id}/acts",
            json={"type": "say", "text": "lost"},
            headers={"authorization": f"Bearer {ada.token}"},
            timeout=60,
        )
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "unavailable")

    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,):
            table_id = await open_and_seat([ada], GAME, players=2)
            for wal in ("", "-wal"):
                file, aside = path.with_name(path.name + wal), path.with_name("aside")
                file.rename(aside)
                await refused(ada, table_id)
                assert f"{file.name} was deleted" in await reasons(ada)
                shutil.copy(aside, file)
                await refused(ada, table_id)
                assert f"{file.name} was replaced" in await reasons(ada)
                aside.rename(file)
                await eventually(lambda: act(ada, table_id, "say", text="kept"))
                await eventually(lambda: healthy(ada))
            assert server.process is not None
            process, most = psutil.Process(server.process.pid), resource.RLIM_INFINITY
            process.rlimit(psutil.RLIMIT_FSIZE, (1024, most))
            await refused(ada, table_id)
            assert "cannot be used for writing" in await reasons(ada)
            process.rlimit(psutil.RLIMIT_FSIZE, (most, most))
            await eventually(lambda: healthy(ada))
            await eventually(lambda: act(ada, table_id, "say", text="kept"))
            told = (await ada.call("GET", f"/api/tables/{table_id}?since=0"))["events"]
            texts = [event["text"] for event in told if event["kind"] == "said"]
            assert texts == ["kept"] * 3

    try:
        run(work())
    finally:
        assert server.stop() == 0


def workers_of(server: Server) -> list[psutil.Process]:
    assert server.process is not None
    found = []
    for child in psutil.Process(server.process.pid).children():
        with contextlib.suppress(psutil.NoSuchProcess):  # it has just ended
            if "spawn_main" in " ".join(child.cmdline()):
                found.append(child)
    return found


def test_workers_are_replaced_and_end_with_their_parent(postgres: Postgres) -> None:
    """Also while the database is away, and before there is one."""
    name = f"later{time.monotonic_ns()}"
    server = Server(postgres.server.get_uri(name), "--workers", "2", *QUICK)
    with tempfile.TemporaryFile() as log:
        server.start(log)

        def workers() -> list[psutil.Process]:
            return workers_of(server)

        async def work() -> None:
            async with Client(server.address) as visitor:

                async def waits() -> bool:
                    answer = await visitor.http.get("/health")
                    return answer.status_code == 503 and "not answered yet" in answer.text

                await eventually(waits)
                assert (await visitor.http.post("/api/guests", json={"name": "Ada"})).status_code == 503
                log.seek(0)
                assert b"Waiting for the database" in log.read()
                await asyncio.to_thread(postgres.server.psql, f"CREATE DATABASE {name};")
                await eventually(lambda: healthy(visitor))
                before = {worker.pid for worker in workers()}
                with postgres.hanging():
                    for worker in workers():
                        worker.kill()

                    async def replaced() -> bool:
                        return len({worker.pid for worker in workers()} - before) == 2

                    await eventually(replaced)
                await eventually(lambda: healthy(visitor))
                await eventually(waits_for_room)
                await eventually(lambda: healthy(visitor))

        async def waits_for_room() -> bool:
            """The parent has no room for one more open file, and then room again."""
            assert server.process is not None
            parent = psutil.Process(server.process.pid)
            most = parent.rlimit(psutil.RLIMIT_NOFILE)
            parent.rlimit(psutil.RLIMIT_NOFILE, (3, most[1]))
            workers()[0].kill()
            await eventually(lambda: logged(b"a worker cannot be started"))
            parent.rlimit(psutil.RLIMIT_NOFILE, most)
            await eventually(both)
            return True

        async def logged(line: bytes) -> bool:
            log.seek(0)
            return line in log.read()

        async def both() -> bool:
            return len(workers()) == 2

        try:
            run(work())
            family = server.children()
            assert server.process is not None
            server.process.kill()
            assert psutil.wait_procs(family, END_WITHIN)[1] == []
            assert server.process.wait() == -signal.SIGKILL
            server.start().wait()
        finally:
            assert server.stop() == 0
