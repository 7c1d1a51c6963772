"""Retention: deletes what is older than the host wants to keep, a little at a time.

One process at a time does it, once an hour. If it stops in the middle, the next round continues.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import orjson
import sqlalchemy as sa

from throneroom.server import clock, forgetting, schema
from throneroom.server.config import Keep
from throneroom.server.services import Services
from throneroom.server.supervision import Beat
from throneroom.server.transaction import Unavailable, to_json
from throneroom.table.table import OVER

DAY = 86_400_000
ROUND_EVERY = 3_600_000
"""Milliseconds between two rounds of all processes together."""
LOOK_EVERY = 60.0
"""Seconds after which a process looks whether a round is due."""
PAUSE = 0.1
"""Seconds between two batches, so that games do not wait."""
BATCH, FEW = 200, 20
"""How many rows go in one transaction; and how many guests and tables, which take longer."""
LAST_ROUND, CHATS_UNTIL = "retention", "chats forgotten until"
"""Settings: when the last round began; up to which time the texts of messages are forgotten."""
UNLIMITED_BLOCKS = 2 * DAY
"""Milliseconds for which a block that has ended is kept, so that all processes see it."""
logger = logging.getLogger("throneroom.retention")


class Retention:
    """Forgets what is too old."""

    def __init__(self, services: Services) -> None:
        self._services, self._store = services, services.store

    async def run(self, beat: Beat) -> None:
        """Forget in a loop."""
        while True:
            try:
                if self._store.available and await self._is_due():
                    await self.round(beat)
                beat()
            except Unavailable as error:
                logger.warning("forgetting waits for the database: %s", error)
            await asyncio.sleep(LOOK_EVERY)

    async def _is_due(self) -> bool:
        """Whether a round is due, and no other process does it."""
        now, kept = clock.now(), schema.settings

        def work(connection: sa.Connection) -> bool:
            last = connection.scalar(sa.select(kept.c.value).where(kept.c.name == LAST_ROUND).with_for_update())
            if last is not None and int(last) > now - ROUND_EVERY:
                return False
            _keep_setting(connection, LAST_ROUND, str(now))
            return True

        return await self._store.transact(work, writes=True)

    async def round(self, beat: Beat = lambda: None) -> None:
        """Forget everything that is too old now."""
        keep: Keep = self._services.config.keep
        for days, forget in (
            (keep.chats, self._forget_chats),
            (keep.guests, self._forget_guests),
            (keep.unlisted, self._forget_tables),
            (keep.reports, self._forget_reports),
            (keep.audit, lambda before: self._delete(schema.audit_log, schema.audit_log.c.at < before)),
            (keep.networks, lambda before: self._delete(schema.guest_networks, schema.guest_networks.c.at < before)),
        ):
            if days:
                await self._in_batches(forget, clock.now() - days * DAY, beat)
        await self._in_batches(self._forget_lifted, clock.now() - UNLIMITED_BLOCKS, beat)

    @staticmethod
    async def _in_batches(forget: Callable[[int], Awaitable[int]], before: int, beat: Beat) -> None:
        while await forget(before):
            beat()
            await asyncio.sleep(PAUSE)

    async def _delete(self, table: sa.Table, condition: sa.ColumnElement[bool]) -> int:
        """Delete a batch of rows; returns how many."""
        keys = list(table.primary_key.columns)
        some = sa.select(*keys).where(condition).limit(BATCH)
        return await self._store.transact(
            lambda connection: connection.execute(sa.delete(table).where(sa.tuple_(*keys).in_(some))).rowcount,
            writes=True,
        )

    async def _forget_lifted(self, before: int) -> int:
        """Bans that are over, and blocks that have ended."""
        blocks, bans = schema.blocks, schema.bans
        gone = await self._delete(blocks, sa.not_(blocks.c.active) & (blocks.c.at < before))
        return gone + await self._delete(bans, (bans.c.until < before) & (bans.c.at < before))

    async def _forget_reports(self, before: int) -> int:
        reports = schema.reports
        return await self._delete(reports, sa.func.coalesce(reports.c.resolved, reports.c.at) < before)

    async def _forget_chats(self, before: int) -> int:
        """The texts of messages; who has spoken when stays in the log, whose numbers must not change."""
        entries, kept = schema.entries, schema.settings

        def work(connection: sa.Connection) -> int:
            done = int(connection.scalar(sa.select(kept.c.value).where(kept.c.name == CHATS_UNTIL)) or 0)
            said = (entries.c.kind == "said") & (entries.c.at >= done) & (entries.c.at < before)
            rows = connection.execute(sa.select(entries).where(said).order_by(entries.c.at).limit(BATCH)).all()
            last = rows[-1].at if len(rows) == BATCH else before
            if len(rows) == BATCH and last == rows[0].at:  # more than a batch at the same time
                rows = connection.execute(sa.select(entries).where(said, entries.c.at == last)).all()
                last += 1
            for row in rows:
                body = {**orjson.loads(row.body), "text": ""}
                own = (entries.c.table_id == row.table_id) & (entries.c.number == row.number)
                connection.execute(sa.update(entries).where(own).values(body=to_json(body)))
            _keep_setting(connection, CHATS_UNTIL, str(last))
            return int(len(rows) == BATCH or last < before)

        return await self._store.transact(work, writes=True)

    async def _forget_guests(self, before: int) -> int:
        """Guests who cannot come back, and have not been here: as if they had deleted themselves."""
        people, devices, players = schema.guests, schema.devices, schema.players
        lately = (
            sa.exists().where(devices.c.guest == people.c.id, devices.c.seen >= before),
            sa.exists().where(players.c.guest == people.c.id, players.c.ended >= before),
            sa.exists().where(schema.passkeys.c.guest == people.c.id),
            sa.exists().where(schema.recovery_codes.c.guest == people.c.id),
        )
        query = sa.select(people.c.id).where(people.c.created < before, *(~found for found in lately)).limit(FEW)
        found = [row.id for row in await self._store.fetch(query)]
        for guest in found:
            await forgetting.forget(self._services, guest)
            await asyncio.sleep(PAUSE)
        return len(found)

    async def _forget_tables(self, before: int) -> int:
        """Finished tables that only a link leads to, with their games. Ratings and numbers of games stay."""
        tables, games, players = schema.tables, schema.games, schema.players
        old = sa.and_(tables.c.status == OVER, sa.not_(tables.c.listed), tables.c.updated < before, tables.c.here == "")

        def work(connection: sa.Connection) -> list[str]:
            found = list(connection.scalars(sa.select(tables.c.id).where(old).limit(FEW)))
            ended = sa.select(games.c.id).where(games.c.table_id.in_(found))
            connection.execute(sa.delete(players).where(players.c.game_id.in_(ended)))
            for table in (games, schema.notices, schema.premoves, schema.turns, schema.sitters, schema.entries):
                connection.execute(sa.delete(table).where(table.c.table_id.in_(found)))
            connection.execute(sa.delete(tables).where(tables.c.id.in_(found)))
            return found

        gone = await self._store.transact(work, writes=True)
        for table_id in gone:
            live = self._services.tables.live.get(table_id)
            if live is not None and live.idle:
                self._services.tables.live.pop(table_id).set_timer(None)
        return len(gone)


def _keep_setting(connection: sa.Connection, name: str, value: str) -> None:
    kept = schema.settings
    if connection.execute(sa.update(kept).where(kept.c.name == name).values(value=value)).rowcount == 0:
        connection.execute(sa.insert(kept).values(name=name, value=value))
