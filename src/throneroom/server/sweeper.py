"""The sweeper: takes care of tables that no process serves after a restart or the death of a process."""

from __future__ import annotations

import asyncio
import logging
import time

from throneroom.engine.errors import ThroneroomError
from throneroom.server import clock
from throneroom.server.deadlines import Deadlines
from throneroom.server.presence import Presence
from throneroom.server.table_service import TableService
from throneroom.server.transaction import Unavailable
from throneroom.table import commands

SWEEP_EVERY = 1.0
"""Seconds between two searches for overdue tables."""
SLACK = 20_000
"""Milliseconds that another process has to meet a deadline before this one does; 0 if a process has just died."""
HEARTBEAT_EVERY, STALE = 3.0, 15_000
"""Seconds between two heartbeats of this process; milliseconds after which a silent one counts as dead."""
logger = logging.getLogger("throneroom.sweeper")


class Sweeper:
    """Heartbeats of this process, players of dead processes, and overdue tables."""

    def __init__(self, tables: TableService, presence: Presence, deadlines: Deadlines) -> None:
        self._tables, self._presence, self._deadlines = tables, presence, deadlines
        self._store = tables.store
        self._living: set[str] | None = None
        """The processes that were alive at the last heartbeat; None before the first."""
        self._last_heartbeat = 0.0

    async def run(self) -> None:
        """Sweep in a loop."""
        while True:
            try:
                await self._sweep()
            except (Unavailable, ThroneroomError) as error:
                logger.warning("a sweep failed: %s", type(error).__name__)
            await asyncio.sleep(SWEEP_EVERY)

    async def _sweep(self) -> None:
        """Do what is overdue: at once after a start or the death of a process, else only if no other process does."""
        slack = SLACK
        if self._living is None or (self._store.shared and time.monotonic() - self._last_heartbeat > HEARTBEAT_EVERY):
            living = await self._store.heartbeat(clock.now(), STALE if self._store.shared else 0)
            await self._drop_dead_processes(living)
            if self._living is None or not self._living <= living:
                slack = 0
            self._living, self._last_heartbeat = living, time.monotonic()
        for table_id in await self._store.fetch_overdue(clock.now() - slack):
            if table_id not in self._deadlines.outdated and not self._tables.live_table(table_id).thinking:
                self._deadlines.enforce_soon(table_id)

    async def _drop_dead_processes(self, living: set[str]) -> None:
        """Players who were connected through a dead process are gone, and so are its watchers."""
        for table_id in await self._store.fetch_orphaned(living):
            if table_id not in self._deadlines.outdated:
                await self._drop_players(table_id, living)
        self._presence.forget_dead_processes(living)

    async def _drop_players(self, table_id: str, living: set[str]) -> None:
        """Drop a table's players of dead processes. A table that cannot be loaded must not hold up the others."""
        try:
            await self._tables.execute(table_id, lambda table, now: commands.drop_dead_processes(table, living, now))
        except ThroneroomError as error:
            if not self._deadlines.leave_alone_if_outdated(table_id, error):
                logger.warning("a table cannot be swept: %s", type(error).__name__)
