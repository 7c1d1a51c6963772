"""The hall: leaderboards by game and number of players, what is public about a player, how strong guests are.

The id of a guest is public: only its signed token proves who somebody is. Which games a guest has played is public only
for games at listed tables. Numbers of games and ratings are public for all games.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa

from throneroom.server import models, my_games, schema
from throneroom.server.ratings import BOT_PREFIX, Standing
from throneroom.server.store import Store
from throneroom.table.errors import refused
from throneroom.table.refusals import NoSuchPlayer

PAGE_SIZE = 50
MOST_PAGES = 2_000
"""The last page that can be asked for: the database reads everything before a page."""
GAMES_SHOWN, GAMES_SEARCHED = 20, 500
"""How many public games a player's page shows, and among how many of the player's latest games they are looked for."""
DAY = 86_400_000
ratings, people = schema.ratings, schema.guests
MEASURES = [ratings.c[name] for name in ("played", "won", "rated", "mu", "sigma", "rivals")]


def standing_of(row: Any) -> Standing:
    return Standing(row.played, row.won, row.rated, row.mu, row.sigma, row.rivals)


def rating_fields(row: Any, name: str) -> dict[str, Any]:
    """The fields of a `RatingInfo`."""
    standing = standing_of(row)
    return {
        "name": name, "game": row.game, "players": row.seats, "played": row.played, "won": row.won, "rated": row.rated,
        "rating": standing.shown, "strength": standing.strength, "deviation": standing.deviation,
        "provisional": not standing.ranked, "mu": row.mu, "sigma": row.sigma,
    }  # fmt: skip


# Leaderboards


def on_board(game: str, players: int) -> list[sa.ColumnElement[bool]]:
    return [ratings.c.game == game, ratings.c.seats == players, ratings.c.rated > 0]


def board(game: str, players: int, page: int) -> sa.Select[Any]:
    """A page of a leaderboard: players with a rank, then those with provisional ratings."""
    return (
        sa.select(ratings, people.c.name)
        .join(people, people.c.id == ratings.c.guest, isouter=True)
        .where(*on_board(game, players))
        .order_by(ratings.c.ranked.desc(), ratings.c.score.desc(), ratings.c.guest.desc())
        .limit(PAGE_SIZE)
        .offset((page - 1) * PAGE_SIZE)
    )


def counts(game: str, players: int) -> sa.Select[Any]:
    """How many players of a leaderboard have a rank, and how many there are."""
    ranked = sa.func.coalesce(sa.func.sum(sa.case((ratings.c.ranked, 1), else_=0)), 0)
    return sa.select(ranked.label("ranked"), sa.func.count().label("total")).where(*on_board(game, players))


def ahead(row: Any) -> sa.Select[Any]:
    """How many players with a rank are better, and how many rows stand before this one on its leaderboard."""
    better = sa.and_(ratings.c.ranked, ratings.c.score > row.score)
    same = sa.and_(ratings.c.score == row.score, ratings.c.guest > row.guest)
    in_part = sa.and_(ratings.c.ranked == row.ranked, sa.or_(ratings.c.score > row.score, same))
    before = in_part if row.ranked else sa.or_(ratings.c.ranked, in_part)
    return sa.select(
        sa.func.coalesce(sa.func.sum(sa.case((better, 1), else_=0)), 0).label("better"),
        sa.func.coalesce(sa.func.sum(sa.case((before, 1), else_=0)), 0).label("before"),
    ).where(*on_board(row.game, row.seats))


async def fetch_leaderboard(
    store: Store, game: str, players: int, page: int, guest: str | None
) -> models.Leaderboard:  # fmt: skip
    """A page of a leaderboard, and the guest's own row."""
    [counted] = await store.fetch(counts(game, players))
    rows = await store.fetch(board(game, players, page))
    rank_before = 0
    if rows and rows[0].ranked:
        rank_before = (await store.fetch(ahead(rows[0])))[0].better
    own_query = sa.select(ratings, people.c.name).join(people, people.c.id == ratings.c.guest)
    own = await store.fetch(own_query.where(*on_board(game, players), ratings.c.guest == guest)) if guest else []
    place = (await store.fetch(ahead(own[0])))[0] if own else None
    return models.Leaderboard(
        game=game, players=players, page=page, pages=max(1, -(-counted.total // PAGE_SIZE)), ranked=counted.ranked,
        total=counted.total, rows=_rows(rows, rank_before, (page - 1) * PAGE_SIZE, guest),
        you=_row(own[0], place.better + 1, guest) if own and place else None,
        your_page=place.before // PAGE_SIZE + 1 if place else None,
    )  # fmt: skip


def _rows(rows: list[Any], better: int, before: int, guest: str | None) -> list[models.LeaderboardRow]:
    """The rows of a page with their ranks. Of the first one, `better` are better; `before` stand on earlier pages."""
    found: list[models.LeaderboardRow] = []
    for n, row in enumerate(rows):
        if n and row.score != rows[n - 1].score:
            better = before + n
        found.append(_row(row, better + 1, guest))
    return found


def _row(row: Any, rank: int, guest: str | None) -> models.LeaderboardRow:
    is_bot = row.guest.startswith(BOT_PREFIX)
    return models.LeaderboardRow(
        **rating_fields(row, row.guest.removeprefix(BOT_PREFIX) if is_bot else row.name or ""),
        rank=rank if row.ranked else None, id=None if is_bot else row.guest,
        level=row.guest.removeprefix(BOT_PREFIX) if is_bot else None, you=row.guest == guest,
    )  # fmt: skip


# Players


def public_games(guest: str) -> sa.Select[Any]:
    """The latest games of a guest at listed tables."""
    latest = (
        sa.select(schema.players.c.game_id, schema.players.c.ended, schema.players.c.seat, schema.players.c.won)
        .where(schema.players.c.guest == guest)
        .order_by(schema.players.c.ended.desc(), schema.players.c.game_id.desc())
        .limit(GAMES_SEARCHED)
        .subquery()
    )
    games, tables = schema.games, schema.tables
    return (
        sa.select(games.c.id, games.c.game, games.c.ended, games.c.summary, latest.c.seat, latest.c.won)
        .select_from(latest)
        .join(games, games.c.id == latest.c.game_id)
        .join(tables, tables.c.id == games.c.table_id)
        .where(tables.c.listed)
        .order_by(latest.c.ended.desc(), latest.c.game_id.desc())
        .limit(GAMES_SHOWN)
    )


async def fetch_player(store: Store, player: str, guest: str | None) -> models.PublicPlayer:
    """What everybody may know about a player; refused if there is none with this id."""
    found = await store.fetch(sa.select(people).where(people.c.id == player))
    if not found:
        raise refused(NoSuchPlayer())
    own = sa.select(ratings).where(ratings.c.guest == player, ratings.c.rated > 0)
    rows = await store.fetch(own.order_by(ratings.c.game, ratings.c.seats))
    statistics = await my_games.fetch_player_statistics(store, player)
    listed = await store.fetch(public_games(player))
    return models.PublicPlayer(
        id=player, name=found[0].name, you=player == guest, since=found[0].created,
        ratings=[models.RatingInfo(**rating_fields(row, found[0].name)) for row in rows],
        history=[_without_game(point) for point in statistics.ratings], results=statistics.results,
        games=[
            models.GameSummary(
                id=row.id, game=row.game, ended=row.ended, seat=row.seat, won=row.won, summary=json.loads(row.summary)
            )
            for row in listed
        ],
    )  # fmt: skip


def _without_game(point: models.RatingPoint) -> models.RatingStep:
    """A step of the rating that does not tell which game it was: the exact time would tell who played with whom."""
    return models.RatingStep(
        game=point.game, players=point.players, ended=point.ended // DAY * DAY + DAY // 2, rating=point.rating
    )


async def fetch_standings(store: Store, game: str, players: int, guests: Iterable[str]) -> dict[str, Standing]:
    """The ratings of those guests who have played rated games of this kind."""
    query = sa.select(ratings).where(*on_board(game, players), ratings.c.guest.in_(list(guests)))
    return {row.guest: standing_of(row) for row in await store.fetch(query)}


async def fetch_strengths(store: Store, rows: list[Any]) -> dict[str, dict[str, Standing]]:
    """For each listed table (its row), the ratings of the people who sit there."""
    sitting = {row.id: [guest for guest in json.loads(row.summary).get("guests", []) if guest] for row in rows}
    everybody = {guest for guests in sitting.values() for guest in guests}
    if not everybody:
        return {}
    found = await store.fetch(sa.select(ratings).where(ratings.c.guest.in_(everybody), ratings.c.rated > 0))
    known = {(row.guest, row.game, row.seats): standing_of(row) for row in found}
    kinds = {row.id: (row.game, json.loads(row.summary)["players"]) for row in rows}
    return {
        table: {guest: known[guest, *kinds[table]] for guest in guests if (guest, *kinds[table]) in known}
        for table, guests in sitting.items()
    }
