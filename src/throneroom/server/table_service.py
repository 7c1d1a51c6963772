"""The table service: loads tables from their logs, and executes the commands of each one after the other.

A command is executed under the lock of its table: command -> entries -> apply -> commit -> observers. If the commit
fails, the table is dropped from memory and rebuilt from its log.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

from throneroom.engine.errors import ThroneroomError
from throneroom.engine.game import Game
from throneroom.server import clock, metrics
from throneroom.server.background import Background, in_thread_if_long, is_long
from throneroom.server.config import Limits
from throneroom.server.game_loader import GameLoader
from throneroom.server.live_table import LiveTable
from throneroom.server.store import Store
from throneroom.server.table_row import change_of
from throneroom.server.transaction import Conflict, Unavailable, Unreadable
from throneroom.table import AppliedEntry, Entry, Table, TableError, commands
from throneroom.table.errors import refused
from throneroom.table.refusals import LogUnreadable, NoSuchTable

Command = Callable[[Table, int], list[Entry]]
"""Takes a table and the time, and returns the entries to append."""
TRIES = 8
"""How often a command is tried, if other processes append first."""
RETRY_AFTER = 0.5
"""Seconds between two attempts while the database does not answer."""
CLOCKS_DIFFER = 1_000
"""Milliseconds from which on another process has a clock that was set forward."""
LOCK_WITHIN = 2
"""How many times the limit of the database anybody waits for the lock of a table."""
logger = logging.getLogger("throneroom.tables")


@dataclass(frozen=True, slots=True)
class TableChange:
    """What observers get."""

    live: LiveTable
    table: Table
    applied: list[AppliedEntry]
    drives: bool
    """Whether this process appended the entries, or takes over the table: then the bots play here."""


class TableObserver:
    """Reacts to what happens at tables. It is called with the lock of the table held, and never waits."""

    def table_loaded(self, live: LiveTable) -> None:
        """A table was built from its log."""

    def table_changed(self, change: TableChange) -> None:
        """Entries were committed, or this process takes over the table."""


class TableLock:
    """The lock of a table, for `async with`; a wait for it has a limit, which costs nothing if nobody holds it."""

    __slots__ = ("_live", "_within")

    def __init__(self, live: LiveTable, within: float) -> None:
        self._live, self._within = live, within

    async def __aenter__(self) -> None:
        live = self._live
        if not live.lock.locked() and not live.waiting:
            await live.lock.acquire()
            return
        live.waiting += 1
        try:
            async with asyncio.timeout(self._within):
                await live.lock.acquire()
        except TimeoutError:
            raise Unavailable("others wait at this table") from None
        finally:
            live.waiting -= 1

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()


class TableService:
    """All tables that this process has in memory."""

    def __init__(self, store: Store, games: GameLoader, background: Background, limits: Limits) -> None:
        self.store, self.games, self.background = store, games, background
        self.limits = limits
        self.faults = store.faults
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
        """The least recently used first."""
        self.observers: list[TableObserver] = []

    # Tables in memory

    def live_table(self, table_id: str) -> LiveTable:
        """The table in memory, perhaps not loaded yet."""
        found = self.live.get(table_id)
        if found is None:
            self._evict()
            found = self.live[table_id] = LiveTable(table_id)
        self.live.move_to_end(table_id)
        return found

    def _evict(self) -> None:
        """Make room for one more table: drop idle ones, the least recently used first. Their logs bring them back."""
        spare = len(self.live) + 1 - self.limits.tables_in_memory
        for table_id in list(self.live)[: max(0, 2 * spare)]:
            if spare > 0 and self.live[table_id].idle:
                self.live.pop(table_id).set_timer(None)
                spare -= 1

    @contextlib.asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[tuple[LiveTable, Table]]:
        """Hold the lock of a table, so that nobody else changes it."""
        live = self.live_table(table_id)
        async with self.lock(live):
            yield live, await self.load(live)

    def lock(self, live: LiveTable) -> TableLock:
        """Hold the lock of a table. Whoever holds it may wait for the database, but nobody waits forever."""
        return TableLock(live, LOCK_WITHIN * self.limits.database_seconds)

    async def load(self, live: LiveTable) -> Table:
        """The table, built from its log if necessary. Call it with the lock held."""
        if live.table is None:
            try:
                entries = await self.store.fetch_entries(live.id)
                if not entries:
                    self.live.pop(live.id, None)
                    raise refused(NoSuchTable())
                await self.games.load(entries[0].fact.body["terms"]["game"])
                known = live.told if live.viewers else len(entries)
                lines = (entries[0].fact.body["terms"].get("record") or "").count("\n")
                table = await in_thread_if_long(len(entries) + lines, Table.replayed, live.id, entries[:known])
                applied = [table.apply(entry) for entry in entries[known:]]
            except (Unreadable, ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
                if isinstance(error, ThroneroomError):
                    raise
                logger.exception("the log of a table cannot be read", extra={"table": live.id})
                raise refused(LogUnreadable()) from error
            live.table = table
            self._notify(live, table, applied, drives=False)
            for observer in self.observers:
                observer.table_loaded(live)
        await self._replay_long_record(live.table)
        return live.table

    @staticmethod
    async def _replay_long_record(table: Table) -> None:
        """Replay the long record that a new game continues in a thread, so that other tables need not wait."""
        record = table.record_to_replay
        if record is not None and is_long(record.count("\n")):
            await asyncio.to_thread(table.deal, "")

    async def game_of(self, table_id: str) -> Game:
        async with self.locked(table_id) as (_, table):
            return table.settings.find_game()

    # Commands

    async def open(self, entries: list[Entry], table_id: str) -> None:
        """Save a new table."""
        live = self.live_table(table_id)
        async with self.lock(live):
            live.table = Table(table_id)
            await self._append(live, live.table, entries)

    async def execute(self, table_id: str, command: Command) -> int:
        """Execute a command; returns the number of the first entry that it appended, after the commit."""
        live = self.live_table(table_id)
        async with self.lock(live):
            for _ in range(TRIES):
                table = await self.load(live)
                try:
                    now = clock.now()
                    await self._give_back(live, table, now)
                    entries = command(table, now)
                    if not entries:
                        return table.number
                    await self._append(live, table, entries)
                    return entries[0].number
                except Conflict:
                    metrics.CONFLICTS.inc()
                except ThroneroomError:
                    if not await self.catch_up(live, table):
                        raise
        raise Unavailable("too many at once")

    async def _give_back(self, live: LiveTable, table: Table, now: int) -> None:
        """Before anything else happens at a table, its players get back the time that they could not use."""
        while resumed := commands.give_back(table, self.faults.lost(table.counts_since, now), now):
            await self._append(live, table, resumed)

    async def _append(self, live: LiveTable, table: Table, entries: list[Entry]) -> None:
        """Apply entries, commit them, and notify the observers."""
        try:
            applied = [table.apply(entry) for entry in entries]
            await self.store.save(change_of(table, entries))
        except BaseException as error:
            live.table = None
            if not isinstance(error, Conflict) and live.viewers and not self.background.closing:
                self.background.spawn(self._recover(live))
            raise
        metrics.ENTRIES.inc(len(entries))
        self._notify(live, table, applied, drives=True)

    async def _recover(self, live: LiveTable) -> None:
        """After a failed commit: tell the viewers what the log says, as soon as it can be read."""
        while live.viewers:
            try:
                await self.drive(live.id)
                return
            except Unavailable:
                await asyncio.sleep(RETRY_AFTER)
            except TableError as error:
                logger.warning("a table cannot be told: %s", error.code)
                return

    # What other processes have appended

    async def catch_up(self, live: LiveTable, table: Table) -> bool:
        """Fetch and apply what other processes have appended; returns whether there was anything."""
        missing = await self.store.fetch_entries(live.id, table.number) if self.store.shared else []
        if missing:
            self._follow_clock(missing[-1].at)
            self._notify(live, table, [table.apply(entry) for entry in missing], drives=False)
        return bool(missing)

    def _follow_clock(self, at: int) -> None:
        """Do not fall behind the clock of another process; the jump costs no player time."""
        before = clock.now()
        behind = clock.SERVER_CLOCK.advance(at)
        if behind >= CLOCKS_DIFFER:
            self.faults.add("clock", before, at)

    def catch_up_soon(self, live: LiveTable) -> None:
        """Other processes have appended something; retry while the database does not answer."""
        if not live.catching_up:
            live.catching_up = True
            self.background.spawn(self._catch_up_later(live))

    async def _catch_up_later(self, live: LiveTable) -> None:
        try:
            while True:
                try:
                    async with self.lock(live):
                        live.catching_up = False
                        await self.catch_up(live, await self.load(live))
                    return
                except TableError:
                    return
                except Unavailable:
                    live.catching_up = True
                    await asyncio.sleep(RETRY_AFTER)
        finally:
            live.catching_up = False

    async def drive(self, table_id: str) -> None:
        """Take over a table: its bots now play in this process."""
        async with self.locked(table_id) as (live, table):
            self._notify(live, table, [], drives=True)

    def _notify(self, live: LiveTable, table: Table, applied: list[AppliedEntry], drives: bool) -> None:
        change = TableChange(live, table, applied, drives)
        for observer in self.observers:
            observer.table_changed(change)
