"""Chaos: games go on while the database, the bots, the servers and their connections are killed and hung at random.

One server on SQLite, or several on PostgreSQL, with the people at a table on different ones.

Afterwards nothing is overdue, and every decision that was acknowledged is there, once. The seed decides what breaks and
when. `python -m bench.chaos` does it for minutes.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import resource
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import httpx
import psutil

from tests.server.conftest import METRICS_TOKEN, Postgres, Server, resumed, suspended
from tests.server.people import guests, open_and_seat
from tests.server.test_dependable import GAME, one_table
from throneroom.client import Client

LATE = re.compile(r"^throneroom_(?:overdue_tables|tables_left_alone) (\S+)$", re.MULTILINE)
ZERO_WITHIN = 60
"""Seconds from the end of the faults until nothing may be overdue."""
LONGEST_HANG = 3.0


@dataclass
class Outcome:
    """What has happened."""

    broken: dict[str, int] = field(default_factory=dict)
    games: int = 0
    acknowledged: int = 0
    settled: float = 0.0
    """Seconds from the last fault until nothing was overdue."""


class Chaos:
    """Servers on PostgreSQL, or one on SQLite, and all that can happen to them."""

    def __init__(self, servers: list[Server], postgres: Postgres | None, seed: int) -> None:
        self._servers, self._postgres, self._chance = servers, postgres, random.Random(seed)
        faults = [self._kill_bots, self._hang_bots, self._kill_server, self._hang_server]
        if postgres is not None:
            faults += [self._hang_database, postgres.kill, postgres.disconnect, postgres.cut_listening]
        else:
            faults += [self._fill_disk]
        self._faults: list[Callable[[], None]] = faults
        self.outcome = Outcome()

    async def run(self, seconds: float, tables: int) -> Outcome:
        """Play at some tables, break something all the time for so many seconds, and wait until all is well.

        It goes on for longer if fewer games than tables are over until then.
        """
        over = asyncio.Event()
        async with guests(self._servers[0].address, *["Ada", "Ben"] * tables) as people:
            for n, person in enumerate(people):
                person.address = self._servers[n % len(self._servers)].address
                person.http.base_url = httpx.URL(person.address)
            pairs = [people[2 * n : 2 * n + 2] for n in range(tables)]
            games = [asyncio.create_task(self._play(pair, n, over)) for n, pair in enumerate(pairs)]
            ends = time.monotonic() + seconds
            while (time.monotonic() < ends or self.outcome.games < tables) and not any(game.done() for game in games):
                await asyncio.sleep(self._chance.uniform(0.2, 1.5))
                await asyncio.to_thread(self._break)
            over.set()
            began = time.monotonic()
            await asyncio.gather(*games)
            await self._settled()
            self.outcome.settled = time.monotonic() - began
        return self.outcome

    async def _play(self, pair: list[Client], number: int, over: asyncio.Event) -> None:
        """Game after game: at even tables two people, at odd ones a person and a bot."""
        people = pair if number % 2 == 0 else pair[:1]
        while not over.is_set():
            try:
                table_id = await open_and_seat(people, GAME, players=2, grace=3600)
            except Exception:  # noqa: BLE001
                await asyncio.sleep(0.2)  # there is no table yet that could be lost
                continue
            self.outcome.acknowledged += await one_table(table_id, people, number)
            self.outcome.games += 1

    async def _settled(self) -> None:
        """Wait until all servers say that nothing is overdue, and that all is well."""
        for server in self._servers:
            await self._settled_at(server.address)

    async def _settled_at(self, address: str) -> None:
        deadline = time.monotonic() + ZERO_WITHIN
        host_alone = {"authorization": f"Bearer {METRICS_TOKEN}"}
        async with httpx.AsyncClient(base_url=address, timeout=30, headers=host_alone) as host:
            while time.monotonic() < deadline:
                with contextlib.suppress(httpx.TransportError):
                    health, metrics = await host.get("/health"), await host.get("/metrics")
                    found = [float(number) for number in LATE.findall(metrics.text)]
                    if health.status_code == 200 and found == [0, 0]:
                        return
                await asyncio.sleep(0.5)
        raise AssertionError(f"overdue, left alone: {found}, {health.text}")

    def _break(self) -> None:
        """One fault, from its beginning to its end."""
        fault = self._chance.choice(self._faults)
        name = fault.__name__.strip("_")
        self.outcome.broken[name] = self.outcome.broken.get(name, 0) + 1
        fault()

    def _pause(self) -> None:
        time.sleep(self._chance.uniform(0.5, LONGEST_HANG))

    def _hang_database(self) -> None:
        assert self._postgres is not None
        with self._postgres.hanging():
            self._pause()

    def _kill_server(self) -> None:
        server = self._chance.choice(self._servers)
        server.kill()
        server.start().wait()

    def _kill_bots(self) -> None:
        for process in self._chance.choice(self._servers).children():
            with contextlib.suppress(psutil.NoSuchProcess):
                process.kill()

    def _hang_bots(self) -> None:
        with self._hanging(*self._chance.choice(self._servers).children()):
            self._pause()

    def _hang_server(self) -> None:
        with self._hanging(self._process()):
            self._pause()

    def _fill_disk(self) -> None:
        """No file of the server can grow any more, as on a disk without space."""
        process = self._process()
        before = process.rlimit(resource.RLIMIT_FSIZE)
        process.rlimit(resource.RLIMIT_FSIZE, (0, before[1]))
        try:
            self._pause()
        finally:
            process.rlimit(resource.RLIMIT_FSIZE, before)

    def _process(self) -> psutil.Process:
        server = self._chance.choice(self._servers)
        assert server.process is not None
        return psutil.Process(server.process.pid)

    @contextlib.contextmanager
    def _hanging(self, *processes: psutil.Process) -> Iterator[None]:
        stopped = suspended(list(processes))
        try:
            yield
        finally:
            resumed(stopped)
