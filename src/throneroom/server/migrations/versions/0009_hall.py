"""Ratings for each number of players, with ranks; who has met whom in rated games; searches; tournaments."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any

import sqlalchemy as sa
from alembic import op

from throneroom.server import ratings

revision = "0009"
down_revision = "0008"

BATCH_SIZE = 200
DAY = 86_400_000
Kind = tuple[str, int]
games = sa.table("games", *map(sa.column, ("id", "game", "ended", "summary")))
players = sa.table("players", *map(sa.column, ("guest", "game_id", "seat", "won", "counted", "mu", "sigma")))


def upgrade() -> None:
    """Go forward."""
    op.drop_table("ratings")
    rated = op.create_table(
        "ratings",
        sa.Column("guest", sa.String(48), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("rivals", sa.Integer, nullable=False),
        sa.Column("score", sa.Float, nullable=False),
        sa.Column("ranked", sa.Boolean, nullable=False),
    )
    met = op.create_table(
        "meetings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True),
        sa.Column("one", sa.String(48), primary_key=True),
        sa.Column("other", sa.String(48), primary_key=True),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
    )
    op.create_table(
        "seekers",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("pace", sa.String(12), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.Column("partner", sa.String(24)),
        sa.Column("table_id", sa.String(24)),
    )
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("host", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("pace", sa.String(12), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("bots", sa.String(40)),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
    )
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(24), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("player", sa.String(48), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer),
        sa.Column("gone", sa.Boolean, nullable=False),
    )
    op.create_table(
        "tournament_games",
        sa.Column("tournament", sa.String(24), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("attempt", sa.Integer, primary_key=True),
        sa.Column("one", sa.Integer, nullable=False),
        sa.Column("other", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(24)),
        sa.Column("result", sa.String(8)),
    )
    op.create_index("tournaments_status", "tournaments", ["status", "created"])
    op.create_index("tournament_games_table", "tournament_games", ["table_id"])
    op.create_index("games_table", "games", ["table_id"])
    _fill(op.get_bind(), rated, met)
    where = sa.text("rated > 0")
    columns = ["game", "seats", "ranked", "score", "guest"]
    op.create_index("ratings_hall", "ratings", columns, sqlite_where=where, postgresql_where=where)
    waiting = sa.text("stage = 0")
    op.create_index(
        "seekers_waiting", "seekers", ["game", "pace", "began"], sqlite_where=waiting, postgresql_where=waiting
    )


def downgrade() -> None:
    """Go back. The rating of a player in a game is then the one with the most rated games."""
    op.drop_index("games_table", "games")
    for name in ("tournament_games", "entrants", "tournaments", "seekers", "meetings"):
        op.drop_table(name)
    connection = op.get_bind()
    found = connection.execute(sa.text("SELECT * FROM ratings ORDER BY rated")).mappings().all()
    rows = {(row["guest"], row["game"]): row for row in found}
    op.drop_table("ratings")
    kept = op.create_table(
        "ratings",
        sa.Column("guest", sa.String(48), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    names = [column.name for column in kept.c]
    if rows:
        connection.execute(sa.insert(kept), [{name: row[name] for name in names} for row in rows.values()])


def _fill(connection: sa.Connection, rated: sa.Table, met: sa.Table) -> None:
    """Rate all finished games again, in the order in which they ended."""
    standings: dict[Kind, dict[str, ratings.Standing]] = {}
    meetings: dict[tuple[str, int, str, str], tuple[int, int]] = {}
    for game in _games(connection):
        summary = json.loads(game.summary)
        kind = game.game, len(summary["seats"])
        of_kind = standings.setdefault(kind, {})
        sitting = connection.execute(sa.select(players).where(players.c.game_id == game.id)).all()
        teams = _teams(summary, {row.seat: row.guest for row in sitting})
        counted = [(row.guest, bool(row.won)) for row in sitting if row.counted]
        after = ratings.updated(of_kind, counted, teams)
        for pair in combinations(sorted(name for name, _ in teams), 2):
            day, before = game.ended // DAY, meetings.get((*kind, *pair))
            for name in pair if before is None else ():
                after[name] = replace(after[name], rivals=after[name].rivals + 1)
            meetings[(*kind, *pair)] = day, (before[1] if before and before[0] == day else 0) + 1
        of_kind.update(after)
        for name, _ in teams:
            whose = (players.c.game_id == game.id) & (players.c.guest == name)
            values = {"mu": after[name].mu, "sigma": after[name].sigma}
            connection.execute(sa.update(players).where(whose).values(values))
    rows = [
        {
            "guest": guest, "game": kind[0], "seats": kind[1], **standing.values(), "score": standing.score,
            "ranked": standing.ranked,
        }
        for kind, of_kind in standings.items()
        for guest, standing in of_kind.items()
    ]  # fmt: skip
    keys = ("game", "seats", "one", "other", "day", "rated")
    pairs = [dict(zip(keys, (*pair, *last), strict=True)) for pair, last in meetings.items()]
    for table, found in ((rated, rows), (met, pairs)):
        if found:
            connection.execute(sa.insert(table), found)


def _games(connection: sa.Connection) -> Iterator[Any]:
    """All finished games, the oldest first, some at a time."""
    after = (-1, "")
    while True:
        later = sa.or_(games.c.ended > after[0], sa.and_(games.c.ended == after[0], games.c.id > after[1]))
        found = connection.execute(
            sa.select(games).where(later).order_by(games.c.ended, games.c.id).limit(BATCH_SIZE)
        ).all()
        yield from found
        if not found:
            return
        after = found[-1].ended, found[-1].id


def _teams(summary: Any, sitting: dict[str, str]) -> list[tuple[str, bool]]:
    """The players of a rated game, and whether they won."""
    if not summary.get("rated"):
        return []
    return [
        (f"bot:{seat['level']}" if seat["kind"] == "bot" else sitting.get(seat["seat"], ""), bool(seat["won"]))
        for seat in summary["seats"]
    ]
