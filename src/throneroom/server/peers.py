"""Other server processes on the same database: what they append is applied here, and watchers are added up."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import asyncpg

from throneroom.server.live_table import LiveTable
from throneroom.server.presence import Presence
from throneroom.server.table_service import TableService
from throneroom.server.transaction import Unavailable
from throneroom.table import TableError

RECONNECT_AFTER = 0.5
logger = logging.getLogger("throneroom.peers")


class Peers:
    """Listens to the notifications of other processes."""

    def __init__(self, tables: TableService, presence: Presence) -> None:
        self._tables, self._presence, self._background = tables, presence, tables.background

    async def listen(self) -> None:
        """Listen; after a lost connection, reconnect and catch up with every table once."""
        while True:
            try:
                await self._tables.store.listen(self._hear_entries, self._presence.hear_watchers)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                logger.warning("the connection to other processes was lost")
            await asyncio.sleep(RECONNECT_AFTER)

    def _hear_entries(self, table_id: str, number: int) -> None:
        """Another process has appended. Without a table id the connection is new, and anything may have happened."""
        if not table_id:
            for live in list(self._tables.live.values()):
                self._background.spawn(self._catch_up(live))
                self._presence.ask_others(live)
            return
        found = self._tables.live.get(table_id)
        if found is not None and (found.table is None or found.table.number < number):
            self._background.spawn(self._catch_up(found))

    async def _catch_up(self, live: LiveTable) -> None:
        async with live.lock:
            with contextlib.suppress(Unavailable, TableError):
                await self._tables.catch_up(live, await self._tables.load(live))
