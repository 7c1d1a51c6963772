"""Other server processes on the same database: what they append is applied here, and their watchers are counted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import asyncpg

from throneroom.server.presence import Presence
from throneroom.server.sweeper import Sweeper
from throneroom.server.table_service import TableService

RECONNECT_AFTER = 0.5
logger = logging.getLogger("throneroom.peers")


class Peers:
    """Listens to the notifications of other processes."""

    def __init__(self, tables: TableService, presence: Presence, sweeper: Sweeper) -> None:
        self._tables, self._presence, self._sweeper = tables, presence, sweeper

    async def listen(self, beat: Callable[[], None]) -> None:
        """Listen; after a lost connection, reconnect and catch up with every table once."""
        while True:
            try:
                await self._tables.store.listen(
                    self._hear_entries, self._presence.hear_watchers, self._sweeper.process_gone, beat
                )
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                logger.warning("the connection to other processes was lost: %s", type(error).__name__)
            await asyncio.sleep(RECONNECT_AFTER)

    def _hear_entries(self, table_id: str, number: int) -> None:
        """Another process has appended. Without a table id the connection is new, and anything may have happened."""
        if not table_id:
            for live in list(self._tables.live.values()):
                self._tables.catch_up_soon(live)
                self._presence.ask_others(live)
            return
        found = self._tables.live.get(table_id)
        if found is not None and (found.table is None or found.table.number < number):
            self._tables.catch_up_soon(found)
