"""What is appended to the database: a change of a table, and all that its transaction says.

The statements are plain SQL that SQLite and PostgreSQL read alike; how they are said is the matter of a hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Any, Protocol

import orjson
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from throneroom.server import ratings, schema
from throneroom.table import Entry


class Conflict(Exception):
    """Another process has appended to this table first."""


class Unavailable(Exception):
    """The database does not answer; whether the change was kept is not known until it does."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that has just ended."""

    id: str
    game: str
    ended: int
    record: str
    summary: dict[str, Any]
    players: list[tuple[str, str, bool]]
    """Guest, seat and whether it won, for each person."""
    counted: bool
    """Whether it is a game played and won in the statistics of its people."""
    teams: list[tuple[str, bool]]
    """Who is rated, guests and bots, and whether they won; nobody where the game does not count."""


@dataclass(frozen=True, slots=True)
class Change:
    """New entries of one table, and what follows from them for its row."""

    table_id: str
    entries: list[Entry]
    row: dict[str, Any]
    """The columns that may have changed."""
    sitters: list[str] = field(default_factory=list)
    finished: Finished | None = None

    @property
    def opens(self) -> bool:
        return self.entries[0].number == 1


class Hand(Protocol):
    """Says statements within a transaction."""

    def say(self, statement: str, rows: list[dict[str, Any]]) -> None:
        """Once for each row."""

    def ask(self, statement: str, row: dict[str, Any]) -> Any:
        """The first row of the answer, if there is one."""


def _text(statement: sa.Executable, columns: Iterable[str] | None = None) -> str:
    """As both databases read it, with the columns as :names."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named"), column_keys=columns))  # type: ignore[attr-defined]


def _insert(table: sa.Table, *left_out: str) -> str:
    return _text(sa.insert(table), [column.name for column in table.c if column.name not in left_out])


@lru_cache
def _move(columns: tuple[str, ...]) -> str:
    return _text(sa.update(schema.tables).where(schema.tables.c.id == sa.bindparam("table")), ["table", *columns])


MEASURES = [measure.name for measure in fields(ratings.Standing)]
OPEN, ENTER = _insert(schema.tables), _insert(schema.entries)
SIT = f"{_insert(schema.sitters)} ON CONFLICT DO NOTHING"
FINISH, PLAY = _insert(schema.games, "chances"), _insert(schema.players)
STANDING = _text(
    sa.select(*(schema.ratings.c[name] for name in MEASURES)).where(
        schema.ratings.c.game == sa.bindparam("game"), schema.ratings.c.guest == sa.bindparam("guest")
    )
)
RATE = f"{_insert(schema.ratings)} ON CONFLICT (guest, game) DO UPDATE SET " + ", ".join(
    f"{name} = excluded.{name}" for name in MEASURES
)


def put(hand: Hand, changes: list[Change]) -> None:
    """All that these changes say."""
    opened = [{"id": change.table_id, **change.row} for change in changes if change.opens]
    if opened:
        hand.say(OPEN, opened)
    hand.say(ENTER, [_row(change, entry) for change in changes for entry in change.entries])
    for columns in {tuple(change.row) for change in changes if not change.opens}:
        moved = [change for change in changes if not change.opens and tuple(change.row) == columns]
        hand.say(_move(columns), [{"table": change.table_id, **change.row} for change in moved])
    sitters = [{"guest": guest, "table_id": change.table_id} for change in changes for guest in change.sitters]
    if sitters:
        hand.say(SIT, sitters)
    ended = [(change.table_id, change.finished) for change in changes if change.finished]
    if ended:
        _finish(hand, ended)


def _row(change: Change, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": change.table_id, "number": entry.number, "at": entry.at, "kind": entry.kind,
        "body": json(entry.fact.body),
    }  # fmt: skip


def _finish(hand: Hand, ended: list[tuple[str, Finished]]) -> None:
    """Keep finished games, count them for their players, and rate these."""
    kept = [
        {
            "id": game.id, "table_id": table_id, "game": game.game, "ended": game.ended, "record": game.record,
            "summary": json(game.summary),
        }
        for table_id, game in ended
    ]  # fmt: skip
    hand.say(FINISH, kept)
    played = [
        {"guest": guest, "game_id": game.id, "ended": game.ended, "seat": seat, "won": won}
        for _, game in ended
        for guest, seat, won in game.players
    ]
    if played:
        hand.say(PLAY, played)
    counted = [game for _, game in ended if game.players and game.counted]
    if counted:
        _rate(hand, counted)


def _rate(hand: Hand, ended: list[Finished]) -> None:
    """Standings of all who played, one game after the other; asked for in one order, as two processes may want them."""
    names = {(game.game, guest) for game in ended for guest, _, _ in game.players}
    who = sorted(names | {(game.game, name) for game in ended for name, _ in game.teams})
    found = {pair: hand.ask(STANDING, {"game": pair[0], "guest": pair[1]}) for pair in who}
    standings = {pair: ratings.Standing(*row) for pair, row in found.items() if row is not None}
    for game in ended:
        before = {guest: standing for (name, guest), standing in standings.items() if name == game.game}
        after = ratings.updated(before, [(guest, won) for guest, _, won in game.players], game.teams)
        standings.update({(game.game, guest): standing for guest, standing in after.items()})
    hand.say(RATE, [{"game": game, "guest": guest, **standings[game, guest].values()} for game, guest in who])


def json(value: Any) -> str:
    return orjson.dumps(value).decode()
