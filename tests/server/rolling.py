"""Rolling restarts: several servers behind nginx are restarted one after the other, while people play without a pause.

What players notice is measured: how long their decisions wait to be acknowledged, how long nothing happens at their
tables, and which requests fail. Every decision that was acknowledged is there afterwards, once.
`python -m bench.rolling` does it on a calm machine and with all games.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx

import throneroom
from tests.proxy import Nginx
from tests.server.conftest import Server
from tests.server.people import guests, open_and_seat
from throneroom.client import Client, TableClient

GAME = "throne-and-grail"
THINKS = 0.05
"""Seconds that a player thinks about a decision."""
CALM = 1.0
"""Seconds of play after each restart; three times as many before the first one."""
READY_WITHIN = 300
VISITS_EVERY = 0.02
MANY_TABLES = "--limit", "tables=100000"


@dataclass
class Outcome:
    """What players have noticed. Times are in seconds."""

    games: int = 0
    decisions: list[float] = field(default_factory=list)
    """For each decision, from sending it to its acknowledgement."""
    silences: list[float] = field(default_factory=list)
    """For each update, how long nothing had happened at the table, without the time of the player's own thoughts."""
    requests: list[float] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    """Requests of visitors that were not answered as they should be."""


class Machines:
    """Servers on one database, behind nginx as `deploy/nginx.conf` sets it up."""

    def __init__(self, folder: Path, database: str, count: int, *arguments: str) -> None:
        self.servers = [
            Server(database, "--listen-when-ready", "--behind-proxy", *MANY_TABLES, *arguments) for _ in range(count)
        ]
        self.nginx = Nginx(folder, [server.port for server in self.servers])

    @contextlib.contextmanager
    def running(self) -> Iterator[str]:
        """The first one makes the database, then all others start together; yields the public address."""
        try:
            for servers in self.servers[:1], self.servers[1:]:
                for server in servers:
                    server.start()
                for server in servers:
                    self.wait(server)
            with self.nginx.running(), trusted(self.nginx.certificate):
                yield self.nginx.address
        finally:
            codes = [server.stop() for server in self.servers if server.process is not None]
        assert codes == [0] * len(self.servers)

    @staticmethod
    def wait(server: Server) -> None:
        """Until all is well with a server."""
        deadline = time.monotonic() + READY_WITHIN
        while time.monotonic() < deadline:
            assert server.process is not None and server.process.poll() is None, "it has ended"
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{server.address}/health", timeout=10).status_code == 200:
                    return
            time.sleep(0.1)
        raise AssertionError("a server does not get ready")

    def restart(self, server: Server) -> None:
        assert server.stop() == 0
        server.start()
        self.wait(server)


@contextlib.contextmanager
def trusted(certificate: Path) -> Iterator[None]:
    """Clients of this process trust a certificate."""
    before = os.environ.get("SSL_CERT_FILE")
    os.environ["SSL_CERT_FILE"] = str(certificate)
    try:
        yield
    finally:
        if before is None:
            del os.environ["SSL_CERT_FILE"]
        else:
            os.environ["SSL_CERT_FILE"] = before


class Load:
    """People who play game after game, and visitors who come all the time."""

    def __init__(self, address: str, tables: int) -> None:
        self._address, self._tables = address, tables
        self._over = asyncio.Event()
        self._finished: list[tuple[str, int]] = []
        """The records of all games, and how many decisions the players have seen."""
        self.outcome = Outcome()

    @contextlib.asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Two people at even tables, a person and a bot at odd ones. Whoever fails ends all."""
        names = [*["Ada", "Ben"] * self._tables, "Viv"]
        async with guests(self._address, *names) as people, asyncio.TaskGroup() as group:
            for n in range(self._tables):
                pair = people[2 * n : 2 * n + 2]
                group.create_task(self._play(pair if n % 2 == 0 else pair[:1], n))
            group.create_task(self._visit(people[-1]))
            yield
            self._over.set()

    async def _play(self, people: list[Client], seed: int) -> None:
        while not self._over.is_set():
            table_id = await open_and_seat(people, GAME, players=2, grace=3600)
            notes = await asyncio.gather(*(self._sit(one, table_id, seed + n) for n, one in enumerate(people)))
            end = await people[0].call("GET", f"/api/tables/{table_id}", since=0)
            decided = {told["number"]: told["decision"] for told in end["events"] if told["kind"] == "decided"}
            for note in notes:
                assert [decided.get(number) for number, _ in note] == [decision for _, decision in note], "one is lost"
                assert len({number for number, _ in note}) == len(note)
            assert len(decided) == sum(map(len, notes)) or len(people) == 1, "one is there twice"
            record = await people[0].http.get(f"/api/finished/{end['room']['game_id']}/record")
            self._finished.append((record.text, len(decided)))
            self.outcome.games += 1

    def check_records(self) -> None:
        """Replay all games. While people play, they would have to wait for it: it happens in this process."""
        for record, decisions in self._finished:
            match = throneroom.replay(record)
            assert match.over and decisions == match.ply

    async def _sit(self, person: Client, table_id: str, seed: int) -> list[tuple[int, str]]:
        """Play a game to its end; returns the decisions that were acknowledged."""
        choose, noted = random.Random(seed), list[tuple[int, str]]()
        async with person.table(table_id) as table:
            last = time.monotonic()
            async for update in table:
                self.outcome.silences.append(time.monotonic() - last)
                if update.over:
                    break
                if update.my_turn and update is table.latest:
                    await asyncio.sleep(THINKS)
                    noted.append(await self._decide(table, choose.choice(update.legal), update.question))
                last = time.monotonic()
        return noted

    async def _decide(self, table: TableClient, decision: str, question: int | None) -> tuple[int, str]:
        began = time.monotonic()
        done = await table.decide(decision, question)
        self.outcome.decisions.append(time.monotonic() - began)
        return done["number"], decision

    async def _visit(self, visitor: Client) -> None:
        """Read and write all the time, as visitors of the page do, and note what is not answered well."""
        while not self._over.is_set():
            for method, path, body in (
                ("GET", "/", None),
                ("GET", "/api/me/tables", None),
                ("POST", "/api/guests", {"name": "Wat"}),
                ("POST", "/api/tables", {"game": GAME, "seats": ["me", "bot:random"]}),
            ):
                began = time.monotonic()
                headers = {"authorization": f"Bearer {visitor.token}"}
                try:
                    answer = await visitor.http.request(method, path, json=body, headers=headers)
                except httpx.TransportError as error:
                    self.outcome.failed.append(f"{method} {path}: {type(error).__name__}")
                else:
                    if answer.status_code >= 400:
                        self.outcome.failed.append(f"{method} {path}: {answer.status_code} {answer.text[:120]}")
                self.outcome.requests.append(time.monotonic() - began)
            await asyncio.sleep(VISITS_EVERY)


async def roll(machines: Machines, address: str, tables: int, rounds: int = 1) -> tuple[Outcome, Outcome]:
    """Restart every server in turn under load; returns what players noticed before the first restart, and since."""
    load = Load(address, tables)
    async with load.playing():
        await asyncio.sleep(3 * CALM)
        before, load.outcome = load.outcome, Outcome()
        for server in machines.servers * rounds:
            await asyncio.to_thread(machines.restart, server)
            await asyncio.sleep(CALM)
    load.check_records()
    return before, load.outcome
