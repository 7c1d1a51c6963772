"""A guest joins an account: its finished games, seats, ratings and puzzles become those of the account."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

from throneroom.puzzles.collection import all_collections
from throneroom.server import clock, guest_rows, schema
from throneroom.server.puzzles import Streak
from throneroom.server.services import Services
from throneroom.table import TableError, commands
from throneroom.table.errors import refused
from throneroom.table.refusals import BothSeated
from throneroom.table.table import OVER


async def join(services: Services, guest: str, account: str) -> None:
    """Let a guest continue as an account; see `check_no_common_table`. Afterwards the guest no longer exists."""
    store = services.store
    name = await store.fetch_name(account) or ""
    for table_id in await store.transact(lambda connection: guest_rows.tables_of(connection, guest)):
        try:
            await services.tables.execute(
                table_id, lambda table, now: commands.take_over(table, guest, account, name, now)
            )
            await services.presence.arrive_if_watching(table_id, account)
        except TableError as error:
            if error.code != "outdated":
                raise
    await store.transact(lambda connection: _move(services, connection, guest, account), writes=True)
    services.sessions.retire(guest, account)
    await services.blocks.refresh()
    await services.bans.refresh()


async def check_no_common_table(services: Services, guest: str, account: str) -> None:
    """Refuse if both sit at a table that is not over: one person cannot play against oneself."""
    tables = schema.tables
    own, theirs = schema.sitters.alias(), schema.sitters.alias()
    query = (
        sa.select(tables.c.id)
        .join(own, own.c.table_id == tables.c.id)
        .join(theirs, theirs.c.table_id == tables.c.id)
        .where(own.c.guest == guest, theirs.c.guest == account, tables.c.status != OVER)
    )
    for row in await services.store.fetch(query):
        async with services.tables.locked(row.id) as (_, table):
            if None not in (table.seat_of(guest), table.seat_of(account)):
                raise refused(BothSeated())


def _move(services: Services, connection: sa.Connection, guest: str, account: str) -> None:
    tables = guest_rows.tables_of(connection, guest)
    guest_rows.replace_guest(connection, tables, guest, account, keep_names=True)
    guest_rows.move_rows(connection, guest, account)
    guest_rows.replace_in_tournaments(connection, guest, account)
    guest_rows.replace_in_safety(connection, guest, account, clock.now())
    _join_ratings(connection, guest, account)
    _join_puzzle_ratings(connection, guest, account)
    _join_streaks(connection, guest, account)
    guest_rows.delete_rows(connection, guest)
    row = {"guest": guest, "successor": account, "at": clock.now()}
    connection.execute(services.store.insert(schema.retired_guests, row))


def _rows(connection: sa.Connection, table: sa.Table, guest: str, *key: str) -> dict[Any, Mapping[str, Any]]:
    """The rows of a guest by game, or by other columns."""
    query = sa.select(table).where(table.c.guest == guest).with_for_update()
    rows = [dict(row._mapping) for row in connection.execute(query)]
    return {tuple(row[name] for name in key) if key else row["game"]: row for row in rows}


def _save(connection: sa.Connection, table: sa.Table, row: Mapping[str, Any], *key: str) -> None:
    own = [table.c[name] == row[name] for name in key]
    connection.execute(sa.delete(table).where(*own))
    connection.execute(sa.insert(table).values(**row))


def _join_ratings(connection: sa.Connection, guest: str, account: str) -> None:
    """Add up the games. Of two ratings, the more certain one counts: a joint one cannot be computed afterwards."""
    key = "game", "seats"
    theirs = _rows(connection, schema.ratings, account, *key)
    for game, row in _rows(connection, schema.ratings, guest, *key).items():
        other = theirs.get(game)
        joined = {**row, "guest": account}
        if other is not None:
            surer = min(row, other, key=lambda standing: standing["sigma"])
            joined = {**surer, "guest": account}
            joined.update({name: row[name] + other[name] for name in ("played", "won", "rated")})
        _save(connection, schema.ratings, joined, "guest", *key)


def _join_puzzle_ratings(connection: sa.Connection, guest: str, account: str) -> None:
    """A puzzle that both have tried counts once: the attempts have been joined before."""
    attempts = schema.puzzle_attempts
    tried: dict[str, list[bool]] = {}
    for puzzle, solved in connection.execute(
        sa.select(attempts.c.puzzle, attempts.c.solved).where(attempts.c.guest == account)
    ):
        game = next((one.game.name for one in all_collections() if puzzle in one), "")
        tried.setdefault(game, []).append(solved)
    theirs = _rows(connection, schema.puzzle_ratings, account)
    for game, row in _rows(connection, schema.puzzle_ratings, guest).items():
        surer = min(row, theirs.get(game, row), key=lambda standing: standing["deviation"])
        answers = tried.get(game, [])
        joined = {**surer, "guest": account, "tried": len(answers), "solved": sum(answers)}
        _save(connection, schema.puzzle_ratings, joined, "guest", "game")


def _join_streaks(connection: sa.Connection, guest: str, account: str) -> None:
    """The streak that lasts longer is kept, and the longest of both."""
    kept = schema.puzzle_streaks
    query = sa.select(kept.c.day, kept.c.days, kept.c.longest).where(kept.c.guest.in_((guest, account)))
    streaks = [Streak(*row) for row in connection.execute(query)]
    if streaks:
        latest = max(streaks, key=lambda streak: (streak.day, streak.days))
        longest = max(streak.longest for streak in streaks)
        row = {"guest": account, "day": latest.day, "days": latest.days, "longest": longest}
        _save(connection, kept, row, "guest")
