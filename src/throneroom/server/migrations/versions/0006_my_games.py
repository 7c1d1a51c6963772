"""A player's finished games can be filtered, have an opening and the rating after them; games keep their statistics."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

from throneroom.server import ratings
from throneroom.server.opponents import strongest_rival

revision = "0006"
down_revision = "0005"

BATCH_SIZE = 200
UNCOUNTED = ("abandoned", "too_long")
games = sa.table("games", *map(sa.column, ("id", "game", "ended", "record", "summary")))
players = sa.table(
    "players",
    *map(sa.column, ("guest", "game_id", "seat", "game", "seats", "rivals", "counted", "opening", "mu", "sigma")),
)


def upgrade() -> None:
    """Go forward."""
    op.add_column("games", sa.Column("noted", sa.Text))
    for column in (
        sa.Column("game", sa.String(40), nullable=False, server_default=""),
        sa.Column("seats", sa.Integer, nullable=False, server_default="0"),
        sa.Column("rivals", sa.String(40), nullable=False, server_default=""),
        sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("opening", sa.Text),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
    ):
        op.add_column("players", column)
    _fill(op.get_bind())
    op.create_index("games_game", "games", ["game", "ended"])
    op.create_index("players_game", "players", ["guest", "game", "ended"])


def downgrade() -> None:
    """Go back."""
    op.drop_index("players_game", "players")
    op.drop_index("games_game", "games")
    for name in ("sigma", "mu", "opening", "counted", "rivals", "seats", "game"):
        op.drop_column("players", name)
    op.drop_column("games", "noted")


def _fill(connection: sa.Connection) -> None:
    """Fill the new columns of games that have ended before, in the order in which they were rated."""
    standings: dict[tuple[str, str], ratings.Standing] = {}
    for game in _games(connection):
        summary = json.loads(game.summary)
        sitting = dict(
            connection.execute(sa.select(players.c.seat, players.c.guest).where(players.c.game_id == game.id)).all()
        )
        rated = _rated(standings, game.game, summary, sitting)
        for seat, guest in sitting.items():
            others = [(it["kind"], it.get("level")) for it in summary["seats"] if it["seat"] != seat]
            values = {
                "game": game.game,
                "seats": len(summary["seats"]),
                "rivals": strongest_rival(others),
                "counted": summary["reason"] not in UNCOUNTED and not summary.get("undone", False),
                "opening": _opening(game.record, seat),
                "mu": rated[guest].mu if guest in rated else None,
                "sigma": rated[guest].sigma if guest in rated else None,
            }
            whose = (players.c.game_id == game.id) & (players.c.guest == guest)
            connection.execute(sa.update(players).where(whose).values(values))


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


def _rated(
    standings: dict[tuple[str, str], ratings.Standing], game: str, summary: Any, sitting: dict[str, str]
) -> dict[str, ratings.Standing]:
    """Update the standings after a rated game; returns those of its players."""
    if not summary.get("rated"):
        return {}
    teams = [
        (f"bot:{seat['level']}" if seat["kind"] == "bot" else sitting.get(seat["seat"], ""), bool(seat["won"]))
        for seat in summary["seats"]
    ]
    before = {name: standings[game, name] for name, _ in teams if (game, name) in standings}
    after = ratings.updated(before, [], teams)
    standings.update({(game, name): standing for name, standing in after.items()})
    return after


def _opening(record: str, seat: str) -> str | None:
    """The first decision of a seat in a record text; its decisions come after the key."""
    decisions = record.partition("\nkey ")[2].splitlines()
    return next((line.removeprefix(f"{seat} ") for line in decisions if line.startswith(f"{seat} ")), None)
