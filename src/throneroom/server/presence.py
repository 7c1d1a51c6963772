"""Presence: which players are connected, and how many guests watch a table, through this process and others."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from throneroom.server.broadcast import Broadcaster
from throneroom.server.live_table import LiveTable, Viewer
from throneroom.server.store import ASK
from throneroom.server.table_service import RETRY_AFTER, TableChange, TableObserver, TableService
from throneroom.server.transaction import Unavailable
from throneroom.table import Entry, EventHistory, Table, TableError, commands

LINGER = 4.0
"""Seconds in which a player may reconnect before counting as gone."""
COUNT_AFTER = 0.5
"""Seconds after which a change in the number of watchers is sent, together with all changes until then."""
logger = logging.getLogger("throneroom.presence")


class Presence(TableObserver):
    """Viewers who come and go."""

    def __init__(self, tables: TableService, broadcaster: Broadcaster) -> None:
        self._tables, self._broadcaster = tables, broadcaster
        self._store, self._background = tables.store, tables.background

    # Players

    async def enter(self, table_id: str, viewer: Viewer, since: int | None, history: EventHistory) -> None:
        """Begin to watch: the viewer gets the update it missed, then all that follow. A player counts as connected."""
        async with self._tables.locked(table_id) as (live, table):
            live.viewers.add(viewer)
            try:
                viewer.send(await self._broadcaster.update_since(live, table, viewer.guest, since, history))
            except BaseException:
                live.viewers.discard(viewer)
                raise
            live.told = table.number
            self._count_soon(live)
        if viewer.guest is not None and table.seat_of(viewer.guest) is not None:
            await self._arrive(table_id, viewer.guest)

    async def arrive_if_watching(self, table_id: str, guest: str) -> None:
        """A guest who sits down while watching is already connected."""
        if self._is_watching(table_id, guest):
            await self._arrive(table_id, guest)

    async def _arrive(self, table_id: str, guest: str) -> None:
        process = self._store.process
        await self._tables.execute(table_id, lambda table, now: commands.arrive(table, guest, process, now))

    def exit(self, table_id: str, viewer: Viewer) -> None:
        """Stop watching. A player counts as gone only after a short while."""
        live = self._tables.live.get(table_id)
        if live is None:
            return
        live.viewers.discard(viewer)
        self._count_soon(live)
        if viewer.guest is not None and not self._background.closing:
            self._background.spawn(self._depart_later(table_id, viewer.guest))

    async def _depart_later(self, table_id: str, guest: str) -> None:
        await asyncio.sleep(LINGER)
        if self._is_watching(table_id, guest):
            return
        await self._update(table_id, guest)

    async def _update(self, table_id: str, guest: str) -> None:
        """Say whether a guest is connected through this process; retry while the database does not answer."""
        process = self._store.process
        while not self._background.closing:
            here = self._is_watching(table_id, guest)

            def update(table: Table, now: int, here: bool = here) -> list[Entry]:
                return (commands.arrive if here else commands.depart)(table, guest, process, now)

            try:
                await self._tables.execute(table_id, update)
                return
            except TableError as error:
                logger.info("a departure was not saved: %s", error.code)
                return
            except Unavailable:
                await asyncio.sleep(RETRY_AFTER)

    def reconcile(self) -> None:
        """Correct who counts as connected here: something may have been lost, or dropped while this process hung."""
        process = self._store.process
        for live in list(self._tables.live.values()):
            if live.table is None:
                continue
            here = {seat.guest for seat in live.table.seats if seat.guest and process in seat.here}
            watching = {viewer.guest for viewer in live.viewers if live.table.seat_of(viewer.guest) is not None}
            for guest in (here ^ watching) - live.leaving.keys():
                if guest is not None:
                    live.leaving[guest] = self._background.spawn(self._reconcile(live, guest))

    async def _reconcile(self, live: LiveTable, guest: str) -> None:
        """After a moment: who has just come or gone is about to be noted."""
        try:
            await asyncio.sleep(LINGER)
            await self._update(live.id, guest)
        finally:
            live.leaving.pop(guest, None)

    def _is_watching(self, table_id: str, guest: str) -> bool:
        return any(viewer.guest == guest for viewer in self._tables.live_table(table_id).viewers)

    # Watchers

    def table_loaded(self, live: LiveTable) -> None:
        self.ask_others(live)

    def table_changed(self, change: TableChange) -> None:
        """Somebody who watched may have taken a seat, or left one."""
        if self._store.shared and change.live.watchers_here(change.table) != change.live.announced:
            self._count_soon(change.live)

    def _count_soon(self, live: LiveTable) -> None:
        """Count the watchers in a moment, all changes at once, so that coming and going cannot keep others busy."""
        if live.counting is None and not self._background.closing:
            live.counting = self._background.spawn(self._count(live))

    async def _count(self, live: LiveTable) -> None:
        await asyncio.sleep(COUNT_AFTER)
        live.counting = None
        try:
            async with self._tables.lock(live):
                self._tell_count(live)
        except Unavailable:
            self._count_soon(live)

    def _tell_count(self, live: LiveTable) -> None:
        """Send the number of watchers if it has changed. Call it with the lock held."""
        table = live.table
        if table is None:
            return
        here = live.watchers_here(table)
        if self._store.shared and here != live.announced:
            live.announced = here
            self._background.spawn(self._announce(live.id, str(here)))
        if live.counted != live.watchers(table):
            self._broadcaster.send(live, table, [])

    async def _announce(self, table_id: str, watchers: str) -> None:
        with contextlib.suppress(Unavailable):
            await self._store.announce_watchers(table_id, watchers)

    def ask_others(self, live: LiveTable) -> None:
        """Ask other processes how many guests watch a table through them."""
        if self._store.shared:
            self._background.spawn(self._announce(live.id, ASK))

    def hear_watchers(self, process: str, table_id: str, watchers: str) -> None:
        """Another process says how many guests watch through it, or asks how many watch here."""
        live = self._tables.live.get(table_id)
        if live is None:
            return
        if watchers != ASK:
            live.elsewhere[process] = int(watchers)
            self._count_soon(live)
        elif live.announced:
            self._background.spawn(self._announce(table_id, str(live.announced)))

    def forget_dead_processes(self, living: set[str]) -> None:
        """Forget the watchers of processes that no longer run."""
        for live in self._tables.live.values():
            for process in live.elsewhere.keys() - living:
                del live.elsewhere[process]
                self._count_soon(live)
