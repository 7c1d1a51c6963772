"""Vacations: days off on which the time of a guest stands still in all of its games over days.

A vacation is saved first and then announced to each game, as an entry in its log. If a process dies in between, the
vacation stays marked as not applied, and the next process tells the other games.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import sqlalchemy as sa

from throneroom.engine.errors import ThroneroomError
from throneroom.server import clock, models, schema
from throneroom.server.supervision import Beat
from throneroom.server.table_service import TableService
from throneroom.server.transaction import Unavailable
from throneroom.table import commands
from throneroom.table.days import DAY
from throneroom.table.errors import refused
from throneroom.table.refusals import TooFewVacationDays
from throneroom.table.table import OPEN, RUNNING

DAYS_A_YEAR = 21
YEAR = 365 * DAY
RETRY_EVERY = 30.0
"""Seconds between two searches for vacations that some games do not know yet."""
vacations, tables, sitters = schema.vacations, schema.tables, schema.sitters
logger = logging.getLogger("throneroom.vacations")


class Vacations:
    """The days off of all guests."""

    def __init__(self, service: TableService) -> None:
        self._service, self._store = service, service.store

    async def run(self, beat: Beat) -> None:
        """Tell games of vacations that they do not know yet, in a loop."""
        while True:
            try:
                query = sa.select(vacations.c.guest).where(sa.not_(vacations.c.applied)).distinct()
                for (guest,) in await self._store.fetch(query):
                    await self._tell_games(guest, beat)
                beat()
            except Unavailable:
                logger.warning("vacations wait for the database")
            await asyncio.sleep(RETRY_EVERY)

    async def fetch(self, guest: str) -> models.Vacation:
        """Whether a guest has time off now, and how many days are left."""
        now = clock.now()
        rows = await self._store.fetch(_latest(guest, now))
        return _state(rows, now)

    async def take(self, guest: str, days: int) -> models.Vacation:
        """Begin days off now; they replace what is left of the current ones. Zero days end them."""
        now = clock.now()

        def work(connection: sa.Connection) -> models.Vacation:
            # one at a time for each guest, also if several processes serve it
            connection.execute(sa.select(schema.guests.c.id).where(schema.guests.c.id == guest).with_for_update())
            running = (vacations.c.guest == guest) & (vacations.c.ends > now)
            connection.execute(sa.update(vacations).where(running).values(ends=now, applied=False))
            left = _state(connection.execute(_latest(guest, now)).all(), now).left
            if days > left:
                raise refused(TooFewVacationDays(days, left))
            if days:
                row = {"guest": guest, "begins": now, "ends": now + days * DAY, "applied": False}
                connection.execute(sa.insert(vacations).values(row))
            return _state(connection.execute(_latest(guest, now)).all(), now)

        state = await self._store.transact(work, writes=True)
        await self._tell_games(guest)
        return state

    async def tell_game(self, guest: str, table_id: str) -> None:
        """Tell a game that a guest who has just sat down has time off."""
        state = await self.fetch(guest)
        if state.until is not None:
            await self._tell(guest, table_id, state.until)

    async def _tell_games(self, guest: str, beat: Beat = lambda: None) -> None:
        """Tell all games over days of a guest until when it has time off."""
        state = await self.fetch(guest)
        query = (
            sa.select(tables.c.id)
            .join(sitters, sitters.c.table_id == tables.c.id)
            .where(sitters.c.guest == guest, tables.c.status.in_((OPEN, RUNNING)), tables.c.hours.is_not(None))
        )
        for (table_id,) in await self._store.fetch(query):
            await self._tell(guest, table_id, state.until or 0)
            beat()
        now = clock.now()
        known = (vacations.c.guest == guest) & ((vacations.c.ends == state.until) | (vacations.c.ends <= now))
        await self._store.execute(sa.update(vacations).where(known).values(applied=True))

    async def _tell(self, guest: str, table_id: str, until: int) -> None:
        try:
            await self._service.execute(table_id, lambda table, now: commands.take_vacation(table, guest, until, now))
        except ThroneroomError as error:
            logger.warning("a game was not told of a vacation: %s", type(error).__name__)


def _latest(guest: str, now: int) -> sa.Select[Any]:
    """The vacations of a guest in the last year."""
    return sa.select(vacations.c.begins, vacations.c.ends).where(
        vacations.c.guest == guest, vacations.c.ends > now - YEAR
    )


def _state(rows: Any, now: int) -> models.Vacation:
    used = sum(row.ends - max(row.begins, now - YEAR) for row in rows)
    until = max((row.ends for row in rows if row.ends > now), default=None)
    return models.Vacation(until=until, left=max(0, DAYS_A_YEAR * DAY - used) // DAY, days_a_year=DAYS_A_YEAR)
