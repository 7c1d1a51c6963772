"""Blocks: a guest does not see what a blocked guest says, is not paired with it, and keeps it away from its tables.

Nobody is told who has blocked them. Every process knows all blocks, because chat is hidden while it is sent.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from throneroom.server import clock, models, schema
from throneroom.server.following import OVERLAP
from throneroom.server.store import Store
from throneroom.table.errors import refused
from throneroom.table.refusals import CannotBlockYourself, NotWelcomeHere, TooManyBlocks

MOST = 200
"""How many others a guest can block."""
NOBODY: frozenset[str] = frozenset()
blocks = schema.blocks


class Blocks:
    """Who has blocked whom."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._blocked: dict[str, frozenset[str]] = {}
        self._read_until = 0

    def by(self, guest: str | None) -> frozenset[str]:
        """Whom a guest has blocked."""
        return NOBODY if guest is None else self._blocked.get(guest, NOBODY)

    async def refresh(self) -> None:
        """Learn what other processes have written."""
        now = clock.now()
        for row in await self._store.fetch(sa.select(blocks).where(blocks.c.at >= self._read_until)):
            self._set(row.guest, row.blocked, row.active)
        self._read_until = max(0, now - OVERLAP)

    def _set(self, guest: str, blocked: str, active: bool) -> None:
        known = self.by(guest)
        changed = known | {blocked} if active else known - {blocked}
        if changed:
            self._blocked[guest] = changed
        else:
            self._blocked.pop(guest, None)

    async def block(self, guest: str, blocked: str) -> None:
        """Block another guest; nothing changes if that has been done."""
        if guest == blocked:
            raise refused(CannotBlockYourself())
        row = {"guest": guest, "blocked": blocked, "active": True, "at": clock.now()}
        own = (blocks.c.guest == guest) & blocks.c.active

        def work(connection: sa.Connection) -> None:
            known = sa.select(sa.func.count()).where(own, blocks.c.blocked != blocked)
            if int(connection.scalar(known) or 0) >= MOST:
                raise refused(TooManyBlocks(MOST))
            connection.execute(sa.delete(blocks).where(blocks.c.guest == guest, blocks.c.blocked == blocked))
            connection.execute(sa.insert(blocks).values(row))

        await self._store.transact(work, writes=True)
        self._set(guest, blocked, True)

    async def unblock(self, guest: str, blocked: str) -> None:
        """End a block."""
        own = (blocks.c.guest == guest) & (blocks.c.blocked == blocked)
        await self._store.execute(sa.update(blocks).where(own).values(active=False, at=clock.now()))
        self._set(guest, blocked, False)

    async def fetch(self, guest: str) -> models.BlockList:
        """Whom a guest has blocked, by name."""
        people = schema.guests
        query = (
            sa.select(blocks.c.blocked, blocks.c.at, people.c.name)
            .join(people, people.c.id == blocks.c.blocked)
            .where(blocks.c.guest == guest, blocks.c.active)
            .order_by(blocks.c.at.desc(), blocks.c.blocked)
        )
        rows = await self._store.fetch(query)
        return models.BlockList(blocked=[models.BlockedPlayer(id=row.blocked, name=row.name) for row in rows])

    async def check_welcome(self, host: str, guest: str) -> None:
        """Refuse a guest whom the one who opened a table or tournament has blocked."""
        query = sa.select(blocks.c.guest).where(blocks.c.guest == host, blocks.c.blocked == guest, blocks.c.active)
        if await self._store.fetch(query):
            raise refused(NotWelcomeHere())


def is_between(one: str, other: sa.Column[Any]) -> sa.ColumnElement[bool]:
    """Whether a guest has blocked the one in a column of a query, or the other way round."""
    mine = (blocks.c.guest == one) & (blocks.c.blocked == other)
    theirs = (blocks.c.guest == other) & (blocks.c.blocked == one)
    return sa.exists().where(blocks.c.active, mine | theirs)
