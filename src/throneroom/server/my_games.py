"""A guest's finished games: a list with filters, statistics, the rating over time, openings, all record files.

Every query reads only the guest's own rows of `players`, through an index.
"""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal

import sqlalchemy as sa

from throneroom.server import models, schema
from throneroom.server.opponents import PEOPLE
from throneroom.server.ratings import Standing
from throneroom.server.store import Store
from throneroom.table import TableError

BOTS = "bots"
MOST_POINTS, MOST_OPENINGS, OPENINGS_READ = 2000, 8, 500
"""The most points of the rating that are sent; the most openings of a game and number of players; how many are read."""
EXPORT_BATCH = 100
NO_FILES: Mapping[str, str] = {}
Result = Literal["won", "lost", "uncounted"]
games, players = schema.games, schema.players
SELECT_LISTED = sa.select(
    games.c.id, games.c.game, games.c.ended, games.c.summary, players.c.seat, players.c.won
).join(games, players.c.game_id == games.c.id)  # fmt: skip
LATEST_FIRST = players.c.ended.desc(), players.c.game_id.desc()


@dataclass(frozen=True, slots=True)
class Filters:
    """Which games of a guest are meant."""

    guest: str
    game: str | None = None
    seats: int | None = None
    result: Result | None = None
    rivals: str | None = None
    """`people`, `bots`, or the level of the strongest bot."""
    since: int | None = None
    before: int | None = None

    def conditions(self) -> list[sa.ColumnElement[bool]]:
        """The same as conditions on `players`."""
        found: list[sa.ColumnElement[bool]] = [players.c.guest == self.guest]
        if self.game is not None:
            found.append(players.c.game == self.game)
        if self.seats is not None:
            found.append(players.c.seats == self.seats)
        if self.rivals == BOTS:
            found.append(players.c.rivals != PEOPLE)
        elif self.rivals is not None:
            found.append(players.c.rivals == self.rivals)
        if self.since is not None:
            found.append(players.c.ended >= self.since)
        if self.before is not None:
            found.append(players.c.ended < self.before)
        return found + self._of_result()

    def _of_result(self) -> list[sa.ColumnElement[bool]]:
        if self.result is None:
            return []
        if self.result == "uncounted":
            return [sa.not_(players.c.counted)]
        return [players.c.counted, players.c.won if self.result == "won" else sa.not_(players.c.won)]


def listed(filters: Filters, limit: int, cursor: tuple[int, str] | None = None) -> sa.Select[Any]:
    """The latest games of a guest; after a cursor, those that come next."""
    query = SELECT_LISTED.where(*filters.conditions()).order_by(*LATEST_FIRST).limit(limit)
    return query if cursor is None else query.where(_after(cursor))


def _after(cursor: tuple[int, str]) -> sa.ColumnElement[bool]:
    """Further down the list than a game: ended earlier, or at the same time with a smaller id."""
    ended, game_id = cursor
    same = sa.and_(players.c.ended == ended, players.c.game_id < game_id)
    return sa.and_(players.c.ended <= ended, sa.or_(players.c.ended < ended, same))


def read_cursor(text: str) -> tuple[int, str]:
    """The `next` of an earlier list."""
    ended, _, game_id = text.partition("-")
    if not ended.isdecimal() or not game_id:
        raise TableError("bad_request", "cursor: this must be the `next` of an earlier list")
    return int(ended), game_id


async def fetch_list(store: Store, filters: Filters, limit: int, cursor: tuple[int, str] | None) -> models.GameList:
    """A page of the list, how many games there are on all pages, and where the next page begins."""
    rows = await store.fetch(listed(filters, limit + 1, cursor))
    [(total,)] = await store.fetch(sa.select(sa.func.count()).select_from(players).where(*filters.conditions()))
    shown = rows[:limit]
    return models.GameList(
        games=[
            models.GameSummary(
                id=row.id, game=row.game, ended=row.ended, seat=row.seat, won=row.won, summary=json.loads(row.summary)
            )
            for row in shown
        ],
        total=total,
        next=f"{shown[-1].ended}-{shown[-1].id}" if len(rows) > limit else None,
    )


# Statistics


def tallied(guest: str) -> sa.Select[Any]:
    """How many games a guest has played and won, by game, number of players and rivals."""
    by = players.c.game, players.c.seats, players.c.rivals
    return _counts(guest, *by).group_by(*by).order_by(*by)


def openings(guest: str) -> sa.Select[Any]:
    """How often a guest began with a decision, and how often it won then."""
    by = players.c.game, players.c.seats, players.c.opening
    chosen = _counts(guest, *by).where(players.c.opening.is_not(None))
    return chosen.group_by(*by).order_by(sa.desc("played"), players.c.opening).limit(OPENINGS_READ)


def _counts(guest: str, *by: sa.ColumnElement[Any]) -> sa.Select[Any]:
    won = sa.func.sum(sa.case((players.c.won, 1), else_=0)).label("victories")
    return sa.select(*by, sa.func.count().label("played"), won).where(players.c.guest == guest, players.c.counted)


def rated(guest: str) -> sa.Select[Any]:
    """The ratings of a guest after its rated games, the latest first."""
    columns = players.c.game_id, players.c.game, players.c.seats, players.c.ended, players.c.mu, players.c.sigma
    query = sa.select(*columns).where(players.c.guest == guest, players.c.mu.is_not(None))
    return query.order_by(*LATEST_FIRST).limit(MOST_POINTS)


async def fetch_player_statistics(store: Store, guest: str) -> models.PlayerStatistics:
    """The statistics of a guest over all games that count."""
    counts, points, begun = [await store.fetch(query(guest)) for query in (tallied, rated, openings)]
    return models.PlayerStatistics(
        results=[
            models.ResultCount(
                game=row.game, players=row.seats, rivals=row.rivals, played=row.played, won=row.victories
            )
            for row in counts
        ],
        ratings=[
            models.RatingPoint(
                id=row.game_id, game=row.game, players=row.seats, ended=row.ended,
                rating=Standing(mu=row.mu, sigma=row.sigma).shown,
            )
            for row in reversed(points)
        ],
        openings=_favourites(begun),
    )  # fmt: skip


def _favourites(rows: list[Any]) -> list[models.Opening]:
    """The most frequent openings of each game with each number of players, the most frequent first."""
    found: dict[tuple[str, int], list[models.Opening]] = {}
    for row in rows:
        same = found.setdefault((row.game, row.seats), [])
        if len(same) < MOST_OPENINGS:
            opening = models.Opening(
                game=row.game, players=row.seats, decision=row.opening, played=row.played, won=row.victories
            )
            same.append(opening)
    return [opening for key in sorted(found) for opening in found[key]]


# Export


async def export(store: Store, guest: str, files: Mapping[str, str] = NO_FILES) -> AsyncIterator[bytes]:
    """A ZIP archive with all record files of a guest, a list of them and more files, written while it is sent."""
    archive = _Archive()
    for name, text in files.items():
        archive.add_file(name, text)
    cursor: tuple[int, str] | None = None
    while True:
        query = listed(Filters(guest), EXPORT_BATCH, cursor).add_columns(games.c.record)
        rows = await store.fetch(query)
        if not rows:
            break
        yield await asyncio.to_thread(archive.add, rows)
        cursor = rows[-1].ended, rows[-1].id
    yield await asyncio.to_thread(archive.finish)


class _Archive:
    """A ZIP archive that is taken away piece by piece."""

    def __init__(self) -> None:
        self._pipe = _Pipe()
        self._zip = zipfile.ZipFile(self._pipe, "w", zipfile.ZIP_DEFLATED)
        self._list: list[str] = []

    def add(self, rows: list[Any]) -> bytes:
        """Add games; returns the bytes that have been written."""
        for row in rows:
            ended = datetime.fromtimestamp(row.ended / 1000, UTC)
            name = f"{row.game}/{ended:%Y-%m-%d}-{row.id}.rec"
            self._write(name, row.record, ended)
            line = {
                "file": name, "game": row.game, "ended": row.ended, "seat": row.seat, "won": bool(row.won),
                **json.loads(row.summary),
            }  # fmt: skip
            self._list.append(json.dumps(line, ensure_ascii=False))
        return self._pipe.taken()

    def add_file(self, name: str, text: str) -> None:
        self._write(name, text, datetime.now(UTC))

    def finish(self) -> bytes:
        """Add the list of all games, and end the archive."""
        self.add_file("games.jsonl", "".join(line + "\n" for line in self._list))
        self._zip.close()
        return self._pipe.taken()

    def _write(self, name: str, text: str, at: datetime) -> None:
        entry = zipfile.ZipInfo(name, at.timetuple()[:6])
        entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
        self._zip.writestr(entry, text)


class _Pipe(io.RawIOBase):
    """A file that can only be written; what was written is taken away."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, part: Any) -> int:
        self._parts.append(bytes(part))
        return len(part)

    def taken(self) -> bytes:
        """Everything written since the last time."""
        taken, self._parts = b"".join(self._parts), []
        return taken
