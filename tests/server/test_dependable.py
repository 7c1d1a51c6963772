"""Dependable: kill -9 the server, its bots or the database under load. What was acknowledged is there, games go on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
from collections.abc import Callable
from typing import Any

import httpx
import psutil
import pytest

import throneroom
from tests.server.conftest import Databases, Postgres, Server, run
from tests.server.people import act, guests, open_and_seat, until
from throneroom.client import Client, TableClient

GAME = "throne-and-grail"
TABLES = 4


async def steadily(table: TableClient, seed: int, acknowledged: list[tuple[int, str]]) -> None:
    """Play to the end, noting every decision that the server has acknowledged."""
    choose = random.Random(seed)
    async for update in table:
        if update.over:
            return
        if update.my_turn:
            await asyncio.sleep(0.02)
            decision = choose.choice(update.legal)
            done = await table.decide(decision, update.question)
            acknowledged.append((done["number"], decision))


async def kept(person: Client, path: str, **query: int) -> httpx.Response:
    """What the server has kept, as soon as it can say so: what broke may not be back yet."""
    while True:
        with contextlib.suppress(httpx.TransportError):
            answer = await person.http.get(path, params=query, headers={"authorization": f"Bearer {person.token}"})
            if answer.status_code != 503:
                return answer
        await asyncio.sleep(0.2)


async def one_table(table_id: str, people: list[Client], seed: int) -> int:
    """A whole game, while all around breaks; returns how many decisions were acknowledged."""
    notes: list[list[tuple[int, str]]] = [[] for _ in people]
    tables = [person.table(table_id) for person in people]
    for table in tables:
        await table.__aenter__()
    await asyncio.gather(*(steadily(t, seed + n, note) for n, (t, note) in enumerate(zip(tables, notes, strict=True))))
    for person, note in zip(people, notes, strict=True):
        end = (await kept(person, f"/api/tables/{table_id}", since=0)).json()
        decided = {told["number"]: told["decision"] for told in end["events"] if told["kind"] == "decided"}
        assert [decided.get(number) for number, _ in note] == [decision for _, decision in note]
        match = throneroom.replay((await kept(person, f"/api/finished/{end['room']['game_id']}/record")).text)
        assert match.over and len(decided) == match.ply
    for table in tables:
        await table.__aexit__()
    return sum(map(len, notes))


async def under_load(server: Server, breaks: Callable[[], Any], times: int, bots: bool) -> None:
    """Games at several tables, and something that breaks at random moments."""
    names = ["Ada"] if bots else ["Ada", "Ben"]
    async with guests(server.address, *names * TABLES) as people:
        groups = [people[n::TABLES] for n in range(TABLES)]
        tables = [await open_and_seat(group, GAME, players=2, grace=3600) for group in groups]
        games = [asyncio.create_task(one_table(tables[n], groups[n], n)) for n in range(TABLES)]
        choose = random.Random(len(names))
        for _ in range(times):
            await asyncio.sleep(choose.uniform(0.2, 0.6))
            await asyncio.to_thread(breaks)
        assert sum(await asyncio.gather(*games)) > 20


@pytest.mark.parametrize(("kind", "times"), [("sqlite", 2), ("sqlite?synchronous=normal", 1), ("postgresql", 1)])
def test_kill_the_server(databases: Databases, kind: str, times: int) -> None:
    server = Server(databases(kind)).start().wait()

    def breaks() -> None:
        server.kill()
        server.start().wait()

    try:
        run(under_load(server, breaks, times, bots=False))
    finally:
        assert server.stop() == 0


def test_kill_a_bot_process(databases: Databases) -> None:
    server = Server(databases("sqlite")).start().wait()

    def breaks() -> None:
        assert server.process is not None
        bot_processes = [
            child
            for child in psutil.Process(server.process.pid).children(recursive=True)
            if "spawn_main" in " ".join(child.cmdline())
        ]
        for process in bot_processes:
            os.kill(process.pid, signal.SIGKILL)

    try:
        run(under_load(server, breaks, 2, bots=True))
    finally:
        assert server.stop() == 0


def test_kill_the_database(postgres: Postgres) -> None:
    server = Server(postgres.database()).start().wait()
    try:
        run(under_load(server, postgres.kill, 1, bots=False))
    finally:
        assert server.stop() == 0


def test_a_turn_is_never_taken_twice(server: Server) -> None:
    """Four tabs of a seat decide at the same moment, with PostgreSQL through different processes: one is taken."""

    async def work() -> None:
        async with guests(server.address, "Ada", "Ben") as people:
            table_id = await open_and_seat(people, GAME, grace=3600)
            for _ in range(12):
                views = [await person.call("GET", f"/api/tables/{table_id}") for person in people]
                if views[0]["room"]["status"] == "over":
                    break
                who = 0 if views[0]["room"]["question"] else 1
                question, legal = views[who]["room"]["question"], views[who]["view"]["legal"]
                if question is None:
                    continue
                async with Client(server.address, people[who].token) as twin:
                    wishes = [
                        act(client, table_id, "decide", decision=legal[n % len(legal)], question=question)
                        for n, client in enumerate((people[who], twin, people[who], twin))
                    ]
                    outcomes = await asyncio.gather(*wishes, return_exceptions=True)
                taken = [outcome for outcome in outcomes if isinstance(outcome, dict)]
                assert len(taken) == 1, outcomes

    run(work())


def test_an_absent_player_is_played_for_until_it_returns(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben") as (ada, ben):
            table_id = await open_and_seat([ada, ben], "behind-the-throne", grace=5, level="random")
            async with ada.table(table_id) as watching:
                gone = lambda update: update.room["seats"][1]["stand_in"]  # noqa: E731

                async def mine() -> None:
                    async for update in watching:
                        if update.my_turn:
                            await watching.decide(update.legal[0], update.question)
                        if gone(update):
                            return

                await mine()
                async with ben.table(table_id) as returned:
                    await until(returned, lambda update: not gone(update))

    run(work())
