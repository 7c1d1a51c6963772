"""Broadcast: every viewer of a table gets updates about what happened, limited to what its seat may know."""

from __future__ import annotations

from throneroom.server import clock
from throneroom.server.background import in_thread_if_long
from throneroom.server.live_table import LiveTable
from throneroom.server.table_service import TableChange, TableObserver, TableService
from throneroom.server.update import Update
from throneroom.table import AppliedEntry, Table, events_since, log


class Broadcaster(TableObserver):
    """Sends updates to the viewers of this process."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    def table_changed(self, change: TableChange) -> None:
        change.live.told = change.table.number
        if change.applied and change.live.viewers:
            self.send(change.live, change.table, change.applied)

    def send(self, live: LiveTable, table: Table, applied: list[AppliedEntry]) -> None:
        """Send these entries and the current state of the table to all viewers."""
        live.counted = live.watchers(table)
        update = Update(table, applied, clock.now(), live.counted)
        for viewer in list(live.viewers):
            viewer.send(update.to(viewer.guest))

    async def look(self, table_id: str, guest: str | None, since: int | None) -> tuple[int, bytes]:
        """The number of a table's last entry, and an update for a guest: see `update_since`."""
        async with self._tables.locked(table_id) as (live, table):
            return table.number, await self.update_since(live, table, guest, since)

    async def update_since(self, live: LiveTable, table: Table, guest: str | None, since: int | None) -> bytes:
        """The table as the guest sees it, with the events after number `since` (None: those of the current game)."""
        update = Update(table, [], clock.now(), live.watchers(table))
        if since is not None and since >= table.number:
            return update.with_events(guest, [])
        entries = [e for e in await self._tables.store.fetch_entries(table.id) if e.number <= table.number]
        if since is None:
            since = max((e.number for e in entries if isinstance(e.fact, log.Started)), default=1) - 1
        events = await in_thread_if_long(len(entries), events_since, table.id, entries, guest, since)
        return update.with_events(guest, events)
