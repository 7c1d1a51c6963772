"""The sweeper: takes care of tables that no process serves after a fault, a restart or the death of a process."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from throneroom.engine.errors import ThroneroomError
from throneroom.server import clock, metrics
from throneroom.server.deadlines import Deadlines
from throneroom.server.presence import Presence
from throneroom.server.table_service import TableService
from throneroom.server.transaction import Unavailable
from throneroom.table import commands
from throneroom.table.table import RUNNING

SWEEP_EVERY = 1.0
"""Seconds between two searches for overdue tables."""
SLACK = 10_000
"""Milliseconds that another process has to meet a deadline before this one does; 0 if a process has just died."""
OVERDUE = 2_000
"""Milliseconds after which what is due counts as overdue."""
HEARTBEAT_EVERY = 3.0
"""Seconds between two heartbeats of this process."""
DEAD = 15.0
"""Seconds without a heartbeat after which another process counts as dead."""
GIVE_BACK_WITHIN = 5.0
"""Seconds after which this process says that it is alive although it could not give all tables their time back."""
logger = logging.getLogger("throneroom.sweeper")


class Processes:
    """Which processes on this database are alive, judged by this one's own monotonic clock.

    A process is heard of when its heartbeat changes. What its time of day says does not matter, and a time in which
    this process itself could not look does not count against others.
    """

    def __init__(self, own: str) -> None:
        self._own = own
        self._heard: dict[str, tuple[int, float]] = {}
        """The last heartbeat of each process, and when it was new here."""
        self._looked: float | None = None

    def record_heartbeats(self, beats: dict[str, int], now: int, moment: float) -> None:
        """Note the heartbeats in the database at `now` (the server's clock) and `moment` (the monotonic clock)."""
        first = self._looked is None
        missed = 0.0 if self._looked is None else max(0.0, moment - self._looked - 2 * HEARTBEAT_EVERY)
        self._looked = moment
        for process, seen in beats.items():
            known = self._heard.get(process)
            if known is None:
                silent = min(DEAD, max(0.0, (now - seen) / 1000)) if first else 0.0
                self._heard[process] = seen, moment - silent
            elif known[0] != seen:
                self._heard[process] = seen, moment
            else:
                self._heard[process] = seen, known[1] + missed
        for process in self._heard.keys() - beats.keys():
            del self._heard[process]

    def silent_for(self, seconds: float) -> set[str]:
        """The other processes that have not been heard of for at least `seconds`."""
        looked = self._looked or 0.0
        return {
            process for process, (_, heard) in self._heard.items() if process != self._own and looked - heard >= seconds
        }

    @property
    def heartbeats(self) -> dict[str, int]:
        """The last heartbeat of each process, by its own clock."""
        return {process: seen for process, (seen, _) in self._heard.items()}


class Sweeper:
    """Heartbeats of this process, players of dead processes, and overdue tables."""

    def __init__(self, tables: TableService, presence: Presence, deadlines: Deadlines) -> None:
        self._tables, self._presence, self._deadlines = tables, presence, deadlines
        self._store, self._faults = tables.store, tables.faults
        self._processes = Processes(self._store.process)
        self._living: set[str] | None = None
        """The processes that were alive at the last heartbeat; None before the first."""
        self._last_heartbeat = 0.0
        self._called = asyncio.Event()
        """Set when another process has said that it stops, until this one has looked which are left."""
        self._faults_seen = 0

    async def run(self, beat: Callable[[], None]) -> None:
        """Sweep in a loop."""
        while True:
            try:
                await self._sweep()
                beat()
            except Unavailable as error:
                logger.warning("a sweep waits for the database: %s", error)
                self._count_without_database()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._called.wait(), SWEEP_EVERY)

    def process_gone(self) -> None:
        """Another process stops: its bots and deadlines are looked after now, not at the next heartbeat."""
        self._called.set()

    async def _sweep(self) -> None:
        """Do what is overdue: at once after a start or the death of a process, else only if no other process does."""
        slack = SLACK if self._store.shared else OVERDUE
        now = clock.now()
        self._faults.look()
        if self._faults.count != self._faults_seen:
            self._faults_seen, slack = self._faults.count, 0
            await self._give_back()
        if self._heartbeat_is_due():
            living = await self._heartbeat(now)
            if self._living is None or not self._living <= living:
                slack = 0
            self._living = living
            await self._catch_up()
            self._presence.reconcile()
        await self._enforce_overdue(slack)

    def _heartbeat_is_due(self) -> bool:
        """SQLite needs a heartbeat only while a clock runs, and to see whether something can be saved again."""
        if self._called.is_set():
            return True
        if self._living is not None and time.monotonic() - self._last_heartbeat < HEARTBEAT_EVERY:
            return False
        if self._living is None or self._store.shared or self._store.failures:
            return True
        return any(live.timer is not None for live in self._tables.live.values())

    async def _heartbeat(self, now: int) -> set[str]:
        """Say that this process was running at this time, and see which others are alive; returns all that are.

        Whoever hears it relies on it: all players here have their time back for freezes before.
        """
        self._called.clear()
        beats = await self._store.heartbeat(now)
        self._last_heartbeat = time.monotonic()
        self._processes.record_heartbeats(beats, clock.now(), self._last_heartbeat)
        dead = self._processes.silent_for(DEAD) if self._store.shared else beats.keys() - {self._store.process}
        self._deadlines.heartbeats = self._processes.heartbeats
        living = beats.keys() - dead
        if dead:
            await self._store.remove_processes(dead)
        await self._drop_dead_processes(living)
        return living

    async def _drop_dead_processes(self, living: set[str]) -> None:
        """Players who were connected through a dead process are gone, and so are its watchers."""
        for table_id in await self._store.fetch_orphaned(living):
            if not self._deadlines.is_left_alone(table_id):
                await self._drop_players(table_id, living)
        self._presence.forget_dead_processes(living)

    async def _drop_players(self, table_id: str, living: set[str]) -> None:
        """Drop a table's players of dead processes. A table that cannot be loaded must not hold up the others."""
        silent = round(1000 * DEAD) if self._store.shared and self._living is not None else 0
        try:
            await self._tables.execute(
                table_id, lambda table, now: commands.drop_dead_processes(table, living, now, silent)
            )
        except Unavailable:
            raise
        except ThroneroomError as error:
            self._deadlines.leave_alone(table_id, error)
        except Exception as error:
            logger.exception("a table cannot be swept")
            self._deadlines.leave_alone(table_id, error)

    async def _catch_up(self) -> None:
        """Other processes say what they append, but a message may be lost with its connection."""
        if not self._store.shared:
            return
        numbers = {live.id: live.table.number for live in self._tables.live.values() if live.table is not None}
        if not numbers:
            return
        for table_id, last in (await self._store.fetch_last_numbers(numbers)).items():
            live = self._tables.live.get(table_id)
            if live is not None and live.table is not None and live.table.number < last and numbers[table_id] < last:
                self._tables.catch_up_soon(live)

    async def _give_back(self) -> None:
        """After a fault, give players their time back now: their clocks show it, and other processes rely on it."""
        timed = [
            live.id
            for live in self._tables.live.values()
            if live.table is not None and live.table.status == RUNNING and live.table.deadlines()
        ]
        if timed:
            spawn = self._tables.background.spawn
            await asyncio.wait([spawn(self._give_back_at(table_id)) for table_id in timed], timeout=GIVE_BACK_WITHIN)
        for table_id in timed:
            self._deadlines.enforce_soon(table_id)

    async def _give_back_at(self, table_id: str) -> None:
        """What is lost is given back before any command, also before one that does nothing."""
        with contextlib.suppress(Unavailable, ThroneroomError):
            await self._tables.execute(table_id, lambda _table, _now: [])

    async def _enforce_overdue(self, slack: int) -> None:
        """Do what is overdue by more than the slack, and count all tables at which something is overdue."""
        now = clock.now()
        for table_id in await self._store.fetch_overdue(now - slack, self._deadlines.left_alone):
            if not self._tables.live_table(table_id).thinking:
                self._deadlines.enforce_soon(table_id)
        metrics.OVERDUE.set(await self._store.count_overdue(now - OVERDUE))
        metrics.LEFT_ALONE.set(len(self._deadlines.left_alone))

    def _count_without_database(self) -> None:
        """While the database is away: the tables in memory at which something is, or may be, overdue."""
        before, late = clock.now() - OVERDUE, 0
        for live in self._tables.live.values():
            due = live.table.due() if live.table is not None else None
            late += due < before if due is not None else bool(live.table is None and live.viewers)
        metrics.OVERDUE.set(late)
