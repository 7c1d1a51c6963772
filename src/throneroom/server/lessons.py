"""What a guest has learned: the lessons that it has done, and its first finished game of each kind."""

from __future__ import annotations

from collections.abc import Mapping

import sqlalchemy as sa

from throneroom.engine.game import all_games
from throneroom.server import clock, models, schema
from throneroom.server.store import Store

done, players = schema.lessons, schema.players


async def fetch(store: Store, guest: str) -> models.Learned:
    """What a guest has learned so far."""
    query = sa.select(done.c.game, done.c.lesson).where(done.c.guest == guest).order_by(done.c.game, done.c.lesson)
    found: dict[str, list[int]] = {}
    for row in await store.fetch(query):
        found.setdefault(row.game, []).append(row.lesson)
    return models.Learned(lessons=found, first_games=await _first_games(store, guest))


async def add(store: Store, guest: str, lessons: Mapping[str, list[int]]) -> None:
    """Save that a guest has done lessons; it may have done some of them before, and unknown games are left out."""
    known, now = {game.name for game in all_games()}, clock.now()
    wanted = {(game, lesson) for game, some in lessons.items() if game in known for lesson in some}

    def work(connection: sa.Connection) -> None:
        for game, lesson in sorted(wanted):
            row = {"guest": guest, "game": game, "lesson": lesson, "at": now}
            connection.execute(store.insert(done, row))

    if wanted:
        await store.transact(work, writes=True)


async def _first_games(store: Store, guest: str) -> dict[str, str]:
    """The id of the first game of each kind that a guest has finished."""
    order = players.c.ended, players.c.game_id
    place = sa.func.row_number().over(partition_by=players.c.game, order_by=order).label("place")
    mine = sa.select(players.c.game, players.c.game_id, place).where(players.c.guest == guest).subquery()
    rows = await store.fetch(sa.select(mine.c.game, mine.c.game_id).where(mine.c.place == 1))
    return {row.game: row.game_id for row in rows}
