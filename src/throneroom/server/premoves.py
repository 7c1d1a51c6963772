"""Premoves: kept in the database beside the log, private to their players, and played when their question is asked.

A premove is claimed before it is played, so that a player who withdraws it knows whether that was in time. If a process
dies in between, the premove stays claimed, and the next process judges it again: no decision is taken twice, because a
premove ends as soon as its player has decided.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

import orjson
import sqlalchemy as sa

from throneroom.engine.errors import ThroneroomError
from throneroom.server import clock, models, schema
from throneroom.server.supervision import Beat
from throneroom.server.table_service import RETRY_AFTER, TableChange, TableObserver, TableService
from throneroom.server.transaction import Unavailable, to_json
from throneroom.table import Entry, Table, commands
from throneroom.table import premoves as rules
from throneroom.table.premoves import DONE, Answer, Cancel, Play, Premove

WAITING, PLAYING = "waiting", "playing"
LOOK_EVERY = 30.0
"""Seconds between two searches for premoves whose question was asked while nobody looked."""
kept, turns = schema.premoves, schema.turns
logger = logging.getLogger("throneroom.premoves")


class Premoves(TableObserver):
    """The premoves of all guests."""

    def __init__(self, tables: TableService) -> None:
        self._tables, self._store, self._background = tables, tables.store, tables.background
        self._known: set[str] = set()
        """The tables with premoves, as far as this process knows; other processes may know others."""

    async def run(self, beat: Beat) -> None:
        """Play what a process has left behind, then look for questions that were asked while nobody looked."""
        left = await self._fetch_tables(sa.select(kept.c.table_id).where(kept.c.state.in_((WAITING, PLAYING))))
        self._known.update(left)
        await self._settle_all(left, beat)
        asked = (turns.c.guest == kept.c.guest) & (turns.c.table_id == kept.c.table_id)
        overdue = sa.select(kept.c.table_id).join(turns, asked).where(kept.c.state.in_((WAITING, PLAYING)))
        while True:
            beat()
            await asyncio.sleep(LOOK_EVERY)
            await self._settle_all(await self._fetch_tables(overdue), beat)

    async def _fetch_tables(self, query: sa.Select[Any]) -> set[str]:
        """The tables that a query finds; it waits for the database."""
        while True:
            try:
                return {row.table_id for row in await self._store.fetch(query)}
            except Unavailable:
                await asyncio.sleep(RETRY_AFTER)

    async def _settle_all(self, tables: Iterable[str], beat: Beat) -> None:
        for table_id in sorted(tables):
            await self._settle(table_id)
            beat()

    def table_changed(self, change: TableChange) -> None:
        """Play or cancel what was prepared for a question that is asked now."""
        table = change.table
        if not change.drives or self._background.closing or not change.applied:
            return
        if table.id in self._known or (self._store.shared and rules.is_for_people(table)):
            self._background.spawn(self._settle(table.id))

    # What players do

    async def fetch(self, table_id: str, guest: str) -> models.PremoveState:
        """What a guest has prepared at a table, and what it may prepare now."""
        async with self._tables.locked(table_id) as (live, table):
            await self._tables.catch_up(live, table)
            allowed = rules.foresight(table, guest)
            ply = table.match.ply if table.match else 0
            rows = await self._store.fetch(sa.select(kept).where(_own(table_id, guest)))
            valid = [row for row in rows if _judged(table, row) != DONE]
        row = valid[0] if valid else None
        return models.PremoveState(
            state=row.state if row else "none",
            answers=[models.PremoveAnswer(**answer) for answer in orjson.loads(row.answers)] if row else [],
            ply=ply, after={reply: list(answers) for reply, answers in allowed.after.items()},
            always=list(allowed.always),
        )  # fmt: skip

    async def prepare(self, table_id: str, guest: str, wish: models.PremoveWish) -> None:
        """Keep a premove; it replaces the one before."""
        answers = tuple(Answer(answer.after, answer.decision) for answer in wish.answers)
        async with self._tables.locked(table_id) as (live, table):
            await self._tables.catch_up(live, table)
            premove = rules.prepare(table, guest, wish.ply, answers)
            row = {
                "guest": guest, "table_id": table_id, "round": premove.round, "ply": premove.ply,
                "path": premove.path, "basis": to_json(premove.basis),
                "answers": to_json([asdict(answer) for answer in answers]), "state": WAITING, "at": clock.now(),
            }  # fmt: skip
            await self._store.execute(sa.delete(kept).where(_own(table_id, guest)), sa.insert(kept).values(row))
            self._known.add(table_id)
        if self._store.shared:
            await self._settle(table_id)  # another process may have appended the question meanwhile

    async def withdraw(self, table_id: str, guest: str) -> None:
        """Forget a premove, unless it is being played."""
        await self._store.execute(sa.delete(kept).where(_own(table_id, guest), kept.c.state != PLAYING))

    # What follows

    async def _settle(self, table_id: str) -> None:
        """Judge all premoves at a table; retry while the database does not answer."""
        while not self._background.closing:
            try:
                await self._settle_once(table_id)
                return
            except Unavailable:
                await asyncio.sleep(RETRY_AFTER)
            except ThroneroomError as error:
                logger.warning("a premove is left alone: %s", error, extra={"table": table_id})
                return

    async def _settle_once(self, table_id: str) -> None:
        rows = await self._store.fetch(sa.select(kept).where(kept.c.table_id == table_id))
        if not rows:
            self._known.discard(table_id)
        for row in rows:
            await self._settle_row(row)

    async def _settle_row(self, row: Any) -> None:
        async with self._tables.locked(row.table_id) as (live, table):
            await self._tables.catch_up(live, table)
            verdict = _judged(table, row)
        if verdict is None or (verdict != DONE and row.state not in (WAITING, PLAYING)):
            return
        if isinstance(verdict, Play) and await self._claim(row):
            verdict = await self._play(row)
        if verdict == DONE or isinstance(verdict, Play):
            await self._store.execute(sa.delete(kept).where(_same(row)))
        elif isinstance(verdict, Cancel):
            await self._store.execute(sa.update(kept).where(_same(row)).values(state=verdict.why))

    async def _claim(self, row: Any) -> bool:
        """Whether the premove is still there: from now on, it cannot be withdrawn."""

        def work(connection: sa.Connection) -> bool:
            claimed = connection.execute(sa.update(kept).where(_same(row)).values(state=PLAYING))
            return claimed.rowcount == 1

        return await self._store.transact(work, writes=True)

    async def _play(self, row: Any) -> rules.Verdict:
        """Decide as the premove says, if it still holds; returns what has become of it."""
        verdicts: list[rules.Verdict] = []

        def decide(table: Table, now: int) -> list[Entry]:
            verdict = _judged(table, row)
            verdicts.append(verdict)
            if not isinstance(verdict, Play):
                return []
            key = f"premove.{verdict.question}"
            return commands.decide(table, row.guest, verdict.decision, verdict.question, key, now)

        await self._tables.execute(row.table_id, decide)
        return verdicts[-1]


def _judged(table: Table, row: Any) -> rules.Verdict:
    """What follows from a row at a table."""
    answers = tuple(Answer(**answer) for answer in orjson.loads(row.answers))
    basis = tuple(orjson.loads(row.basis))
    return rules.judge(table, Premove(row.guest, row.round, row.ply, row.path, basis, answers))


def _own(table_id: str, guest: str) -> sa.ColumnElement[bool]:
    return (kept.c.table_id == table_id) & (kept.c.guest == guest)


def _same(row: Any) -> sa.ColumnElement[bool]:
    """The row that was read, not a newer premove of the same player."""
    return sa.and_(_own(row.table_id, row.guest), kept.c.at == row.at, kept.c.answers == row.answers)
