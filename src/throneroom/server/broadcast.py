"""Broadcast: every viewer of a table gets updates about what happened, as far as its seat may know it."""

from __future__ import annotations

from collections.abc import Callable

from throneroom.server import clock
from throneroom.server.background import in_thread_if_long
from throneroom.server.blocks import Blocks
from throneroom.server.live_table import LiveTable
from throneroom.server.table_service import TableChange, TableObserver, TableService
from throneroom.server.update import Update
from throneroom.table import AppliedEntry, EventHistory, Table


class Broadcaster(TableObserver):
    """Sends updates to the viewers of this process."""

    def __init__(self, tables: TableService, blocks: Blocks) -> None:
        self._tables, self._blocks = tables, blocks

    def table_changed(self, change: TableChange) -> None:
        change.live.told = change.table.number
        if change.applied and change.live.viewers:
            self.send(change.live, change.table, change.applied)

    def send(self, live: LiveTable, table: Table, applied: list[AppliedEntry]) -> None:
        """Send these entries and the current state of the table to all viewers."""
        live.counted = live.watchers(table)
        update = Update(table, applied, clock.now(), live.counted, self._blocks.by)
        for viewer in list(live.viewers):
            viewer.send(update.to(viewer.guest))

    async def look(
        self, table_id: str, guest: str | None, since: int | None, charge: Callable[[int], None]
    ) -> tuple[int, bytes]:
        """The number of a table's last entry, and an update for a guest: see `update_since`."""
        history = await self.read_history(table_id, guest, since, charge)
        async with self._tables.locked(table_id) as (live, table):
            return table.number, await self.update_since(live, table, guest, since, history)

    async def read_history(
        self, table_id: str, guest: str | None, since: int | None, charge: Callable[[int], None]
    ) -> EventHistory:
        """What has happened after number `since` until now. Nobody at the table has to wait while a long log is read.

        `charge` is called with the number of entries that must be read, and may refuse.
        """
        async with self._tables.locked(table_id) as (_, table):
            last = table.number
        history = EventHistory(table_id, guest, since, self._blocks.by(guest))
        if since is None or since < last:
            charge(last)
            await self._read_on(history, table_id, last)
        return history

    async def update_since(
        self, live: LiveTable, table: Table, guest: str | None, since: int | None, history: EventHistory
    ) -> bytes:
        """The table as the guest sees it, with the events after number `since` (None: those of the current game)."""
        update = Update(table, [], clock.now(), live.watchers(table), self._blocks.by)
        if since is not None and since >= table.number:
            return update.with_events(guest, [])
        await self._read_on(history, table.id, table.number)
        return update.with_events(guest, history.events())

    async def _read_on(self, history: EventHistory, table_id: str, last: int) -> None:
        """Add the entries up to number `last`."""
        if history.number < last:
            entries = [e for e in await self._tables.store.fetch_entries(table_id, history.number) if e.number <= last]
            await in_thread_if_long(len(entries), history.add, entries)
