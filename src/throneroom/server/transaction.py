"""What one transaction writes: the changes of tables, as SQL statements.

The statements are plain SQL that SQLite and PostgreSQL both understand. An `Executor` runs them on one of the two.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from itertools import combinations
from typing import Any, Protocol

import orjson
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from throneroom.server import ratings, schema
from throneroom.server.turns import DELETE_TURN, UPSERT_TURN, Turns
from throneroom.table import Entry


class Conflict(Exception):
    """Another process has appended to this table first."""


class Unavailable(Exception):
    """The database does not answer; whether the change was saved is not known until it does."""


class Busy(Unavailable):
    """The database answers, but too much is asked of it at once: this has to wait."""


class Unreadable(Exception):
    """The log of a table cannot be read; the id of the table. It takes a person to repair it."""


@dataclass(frozen=True, slots=True)
class Player:
    """A person who played a game that has just ended."""

    guest: str
    seat: str
    won: bool
    rivals: str
    """`people`, or the level of the strongest bot."""
    opening: str | None
    """The first own decision with an alternative; None if there was none, or if the game continued another one."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that has just ended."""

    id: str
    game: str
    ended: int
    record: str
    summary: dict[str, Any]
    seats: int
    players: list[Player]
    """The people among the players."""
    counted: bool
    """Whether the game counts in the statistics of the people who played."""
    teams: list[tuple[str, bool]]
    """The guests and bots that are rated, and whether they won; empty if the game is not rated."""


@dataclass(frozen=True, slots=True)
class Change:
    """New entries of one table, and the changes to its row that follow from them."""

    table_id: str
    entries: list[Entry]
    row: dict[str, Any]
    """The columns that may have changed."""
    sitters: list[str] = field(default_factory=list)
    finished: Finished | None = None
    turns: Turns | None = None

    @property
    def opens(self) -> bool:
        return self.entries[0].number == 1


class Executor(Protocol):
    """Executes statements within a transaction."""

    def execute_many(self, statement: str, rows: list[dict[str, Any]]) -> None:
        """Execute the statement once for each row."""

    def fetch_locked(self, statement: str, row: dict[str, Any]) -> Any:
        """The first row of a SELECT, if any; nobody else can change it until the transaction ends."""


def _sql(statement: sa.Executable, columns: Iterable[str] | None = None) -> str:
    """SQL text that both databases understand, with the columns as :names."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named"), column_keys=columns))  # type: ignore[attr-defined]


def _insert_into(table: sa.Table, *left_out: str) -> str:
    return _sql(sa.insert(table), [column.name for column in table.c if column.name not in left_out])


@lru_cache
def _update_table(columns: tuple[str, ...]) -> str:
    return _sql(sa.update(schema.tables).where(schema.tables.c.id == sa.bindparam("table")), ["table", *columns])


MEASURES = [measure.name for measure in fields(ratings.Standing)]
INSERT_TABLE, INSERT_ENTRY = _insert_into(schema.tables), _insert_into(schema.entries)
INSERT_SITTER = f"{_insert_into(schema.sitters)} ON CONFLICT DO NOTHING"
INSERT_GAME = _insert_into(schema.games, "chances", "review", "noted")
INSERT_PLAYER = _insert_into(schema.players)
SELECT_RATING = _sql(
    sa.select(*(schema.ratings.c[name] for name in MEASURES)).where(
        schema.ratings.c.game == sa.bindparam("game"),
        schema.ratings.c.seats == sa.bindparam("seats"),
        schema.ratings.c.guest == sa.bindparam("guest"),
    )
)
UPSERT_RATING = f"{_insert_into(schema.ratings)} ON CONFLICT (guest, game, seats) DO UPDATE SET " + ", ".join(
    f"{name} = excluded.{name}" for name in (*MEASURES, "score", "ranked")
)
PAIR = ("game", "seats", "one", "other")
SELECT_MEETING = _sql(
    sa.select(schema.meetings.c.day, schema.meetings.c.rated).where(
        *(schema.meetings.c[name] == sa.bindparam(name) for name in PAIR)
    )
)
UPSERT_MEETING = (
    f"{_insert_into(schema.meetings)} ON CONFLICT ({', '.join(PAIR)}) "
    "DO UPDATE SET day = excluded.day, rated = excluded.rated"
)
DAY = 86_400_000


def write_changes(executor: Executor, changes: list[Change]) -> None:
    """Write these changes: tables, entries, sitters, finished games and ratings."""
    opened = [{"id": change.table_id, **change.row} for change in changes if change.opens]
    if opened:
        executor.execute_many(INSERT_TABLE, opened)
    executor.execute_many(INSERT_ENTRY, [_entry_row(change, entry) for change in changes for entry in change.entries])
    for columns in {tuple(change.row) for change in changes if not change.opens}:
        changed = [change for change in changes if not change.opens and tuple(change.row) == columns]
        executor.execute_many(_update_table(columns), [{"table": change.table_id, **change.row} for change in changed])
    sitters = [{"guest": guest, "table_id": change.table_id} for change in changes for guest in change.sitters]
    if sitters:
        executor.execute_many(INSERT_SITTER, sitters)
    turns = [change.turns for change in changes if change.turns]
    for statement, rows in (
        (DELETE_TURN, [row for one in turns for row in one.others]),
        (UPSERT_TURN, [row for one in turns for row in one.asked]),
    ):
        if rows:
            executor.execute_many(statement, rows)
    finished = [(change.table_id, change.finished) for change in changes if change.finished]
    if finished:
        _write_finished(executor, finished)


def _entry_row(change: Change, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": change.table_id, "number": entry.number, "at": entry.at, "kind": entry.kind,
        "body": to_json(entry.fact.body),
    }  # fmt: skip


def _write_finished(executor: Executor, finished: list[tuple[str, Finished]]) -> None:
    """Write finished games, and update the statistics and ratings of their players."""
    counted = [game for _, game in finished if game.players and game.counted]
    rated = _update_ratings(executor, counted) if counted else {}
    games = [
        {
            "id": game.id, "table_id": table_id, "game": game.game, "ended": game.ended, "record": game.record,
            "summary": to_json({**game.summary, "rated": any(of == game.id for of, _ in rated)}),
        }
        for table_id, game in finished
    ]  # fmt: skip
    executor.execute_many(INSERT_GAME, games)
    players = [_player_row(game, player, rated) for _, game in finished for player in game.players]
    if players:
        executor.execute_many(INSERT_PLAYER, players)


Rated = dict[tuple[str, str], ratings.Standing]
"""The standings after rated games, by the id of the game and the guest."""


def _player_row(game: Finished, player: Player, rated: Rated) -> dict[str, Any]:
    after = rated.get((game.id, player.guest))
    return {
        "guest": player.guest, "game_id": game.id, "ended": game.ended, "seat": player.seat, "won": player.won,
        "game": game.game, "seats": game.seats, "rivals": player.rivals, "counted": game.counted,
        "opening": player.opening, "mu": after and after.mu, "sigma": after and after.sigma,
    }  # fmt: skip


def _update_ratings(executor: Executor, finished: list[Finished]) -> Rated:
    """Update the standings of all players after these games; returns those after rated games.

    Rows are locked in sorted order, so that two processes cannot deadlock.
    """
    rated: Rated = {}
    names = {(game.game, game.seats, player.guest) for game in finished for player in game.players}
    who = sorted(names | {(game.game, game.seats, name) for game in finished for name, _ in game.teams})
    found = {key: executor.fetch_locked(SELECT_RATING, dict(zip(RATING_KEY, key, strict=True))) for key in who}
    standings = {key: ratings.Standing(*row) for key, row in found.items() if row is not None}
    meetings = Meetings(executor)
    for game in finished:
        kind = game.game, game.seats
        before = {guest: standing for (*of, guest), standing in standings.items() if (*of,) == kind}
        teams, new = meetings.rated(game)
        after = ratings.updated(before, [(player.guest, player.won) for player in game.players], teams)
        for guest in new:
            after[guest] = replace(after[guest], rivals=after[guest].rivals + new.count(guest))
        standings.update({(*kind, guest): standing for guest, standing in after.items()})
        rated.update({(game.id, guest): after[guest] for guest, _ in teams})
    executor.execute_many(UPSERT_RATING, [rating_row(*key, standings[key]) for key in who if key in standings])
    meetings.save()
    return rated


RATING_KEY = ("game", "seats", "guest")


def rating_row(game: str, seats: int, guest: str, standing: ratings.Standing) -> dict[str, Any]:
    """The row of a player's rating."""
    key = dict(zip(RATING_KEY, (game, seats, guest), strict=True))
    return {**key, **standing.values(), "score": standing.score, "ranked": standing.ranked}


class Meetings:
    """Which players meet in rated games, and how often on one day."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        self._known: dict[tuple[Any, ...], tuple[int, int] | None] = {}
        self._changed: set[tuple[Any, ...]] = set()

    def rated(self, game: Finished) -> tuple[list[tuple[str, bool]], list[str]]:
        """The teams of a game that is rated, and each player once for every rival that it has not met before.

        Both are empty if the game is not rated, because two of its players had enough rated games today.
        """
        day = game.ended // DAY
        pairs = [(game.game, game.seats, *pair) for pair in combinations(sorted(name for name, _ in game.teams), 2)]
        before = {pair: self._find(pair) for pair in pairs}
        today = {pair: last[1] if last and last[0] == day else 0 for pair, last in before.items()}
        if any(count >= ratings.RATED_A_DAY for count in today.values()):
            return [], []
        for pair, count in today.items():
            self._known[pair] = day, count + 1
            self._changed.add(pair)
        return game.teams, [name for pair in pairs if before[pair] is None for name in pair[2:]]

    def _find(self, pair: tuple[Any, ...]) -> tuple[int, int] | None:
        if pair not in self._known:
            row = self._executor.fetch_locked(SELECT_MEETING, dict(zip(PAIR, pair, strict=True)))
            self._known[pair] = None if row is None else (row[0], row[1])
        return self._known[pair]

    def save(self) -> None:
        rows = [
            {**dict(zip(PAIR, pair, strict=True)), "day": last[0], "rated": last[1]}
            for pair in sorted(self._changed)
            if (last := self._known[pair])
        ]
        if rows:
            self._executor.execute_many(UPSERT_MEETING, rows)


def to_json(value: Any) -> str:
    return orjson.dumps(value).decode()
