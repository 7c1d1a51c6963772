"""Puzzles for guests: which one comes next, how an answer is judged, and what is saved."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import Any

import sqlalchemy as sa

from throneroom.puzzles.collection import Collection, all_collections, collection_of, day_of, game_of_day
from throneroom.puzzles.puzzle import Puzzle
from throneroom.server import schema
from throneroom.server.puzzle_ratings import START, PuzzleStanding
from throneroom.server.store import Store
from throneroom.table import TableError
from throneroom.table.errors import refused
from throneroom.table.refusals import NoSuchPuzzle

NEAR = 20
"""The next puzzle is one of this many whose rating is closest to the guest's."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """The first answer of a guest to a puzzle."""

    decision: str
    solved: bool


@dataclass(frozen=True, slots=True)
class Streak:
    """On how many days in a row a guest has answered a puzzle of the day, up to `day`."""

    day: int = -1
    days: int = 0
    longest: int = 0

    def on(self, day: int) -> Streak:
        """The streak as it stands on a day: it lasts until the end of the day after the last answer."""
        return self if day <= self.day + 1 else replace(self, days=0)

    def answered(self, day: int) -> Streak:
        """The streak after an answer on this day."""
        if day <= self.day:
            return self
        days = self.on(day).days + 1
        return Streak(day, days, max(days, self.longest))


@dataclass(frozen=True, slots=True)
class Progress:
    """What a guest has reached."""

    standing: PuzzleStanding
    streak: Streak
    counted: bool
    """Whether this was the guest's first answer to the puzzle."""


class Puzzles:
    """The puzzles in the package, and what guests have made of them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Which puzzle

    def find(self, identity: str) -> Puzzle:
        """The puzzle with this id; an unknown one is refused."""
        for collection in all_collections():
            if identity in collection:
                return collection[identity]
        raise refused(NoSuchPuzzle())

    def of_day(self, now: int, game: str | None) -> str:
        """The id of today's puzzle of a game, or of the game whose turn it is today."""
        day = day_of(now)
        return self._collection(game or game_of_day(day).name).of_day(day)

    def is_of_day(self, puzzle: Puzzle, now: int) -> bool:
        return self.of_day(now, puzzle.game) == puzzle.id

    async def next_for(self, guest: str, game: str, difficulty: int | None = None, wins_in: int | None = None) -> str:
        """The id of a puzzle that the guest has not tried; if all were tried, an old one.

        It has this difficulty, or is won in `wins_in` decisions; without either, it is close to the guest's rating.
        """
        collection = self._collection(game)
        wished = _wished(collection, difficulty, wins_in)
        attempts, ratings = schema.puzzle_attempts, schema.puzzle_ratings
        tried = {
            row.puzzle: row.at
            for row in await self._store.fetch(
                sa.select(attempts.c.puzzle, attempts.c.at).where(attempts.c.guest == guest)
            )
        }
        fresh = [identity for identity in wished if identity not in tried]
        if not fresh:
            return min(wished, key=lambda identity: tried[identity])
        near = fresh
        if difficulty is None and wins_in is None:
            query = sa.select(ratings.c.rating).where(ratings.c.guest == guest, ratings.c.game == game)
            found = await self._store.fetch(query)
            rating = found[0].rating if found else START
            near = sorted(fresh, key=lambda identity: abs(collection.ratings[identity] - rating))[:NEAR]
        return min(near, key=lambda identity: hashlib.sha256(f"{guest} {identity}".encode()).digest())

    @staticmethod
    def _collection(game: str) -> Collection:
        found = collection_of(game) if game in {each.game.name for each in all_collections()} else None
        if found is None:
            names = ", ".join(each.game.name for each in all_collections())
            raise TableError("no_game", f"there are no puzzles of this game; there are some of: {names}")
        return found

    # What is kept

    async def attempt(self, guest: str, identity: str) -> Attempt | None:
        """The guest's first answer to a puzzle, if any."""
        kept = schema.puzzle_attempts
        query = sa.select(kept.c.decision, kept.c.solved).where(kept.c.guest == guest, kept.c.puzzle == identity)
        found = await self._store.fetch(query)
        return Attempt(*found[0]) if found else None

    async def streak(self, guest: str, now: int) -> Streak:
        """The guest's streak today."""
        kept = schema.puzzle_streaks
        query = sa.select(kept.c.day, kept.c.days, kept.c.longest).where(kept.c.guest == guest)
        found = await self._store.fetch(query)
        return (Streak(*found[0]) if found else Streak()).on(day_of(now))

    async def standings(self, guest: str) -> dict[str, PuzzleStanding]:
        """The guest's standing in each game, if it has tried a puzzle of it."""
        kept = schema.puzzle_ratings
        query = sa.select(kept.c.game, kept.c.tried, kept.c.solved, kept.c.rating, kept.c.deviation)
        rows = await self._store.fetch(query.where(kept.c.guest == guest))
        return {row.game: PuzzleStanding(row.tried, row.solved, row.rating, row.deviation) for row in rows}

    async def save_answer(self, guest: str, puzzle: Puzzle, decision: str, now: int) -> Progress:
        """Keep an answer: the first one to a puzzle is rated, one to today's puzzle continues the streak."""
        solved = decision == puzzle.solution
        today = self.is_of_day(puzzle, now)

        def work(connection: sa.Connection) -> Progress:
            row = {"guest": guest, "puzzle": puzzle.id, "at": now, "decision": decision, "solved": solved}
            added = connection.execute(self._store.insert(schema.puzzle_attempts, row))
            counted = added.rowcount == 1
            standing = self._rate(connection, guest, puzzle, solved, counted)
            return Progress(standing, self._extend(connection, guest, day_of(now), today), counted)

        return await self._store.transact(work, writes=True)

    def _rate(
        self, connection: sa.Connection, guest: str, puzzle: Puzzle, solved: bool, counted: bool
    ) -> PuzzleStanding:
        kept = schema.puzzle_ratings
        own = kept.c.guest == guest, kept.c.game == puzzle.game
        if counted:
            first = {"guest": guest, "game": puzzle.game, **PuzzleStanding().values()}
            connection.execute(self._store.insert(kept, first))
        query = sa.select(kept.c.tried, kept.c.solved, kept.c.rating, kept.c.deviation).where(*own).with_for_update()
        row: Any = connection.execute(query).first()
        before = PuzzleStanding(*row) if row else PuzzleStanding()
        if not counted:
            return before
        after = before.after(puzzle.rating, solved)
        connection.execute(sa.update(kept).where(*own).values(**after.values()))
        return after

    def _extend(self, connection: sa.Connection, guest: str, day: int, today: bool) -> Streak:
        kept = schema.puzzle_streaks
        if today:
            connection.execute(self._store.insert(kept, {"guest": guest, "day": -1, "days": 0, "longest": 0}))
        query = sa.select(kept.c.day, kept.c.days, kept.c.longest).where(kept.c.guest == guest).with_for_update()
        row: Any = connection.execute(query).first()
        before = Streak(*row) if row else Streak()
        if not today:
            return before.on(day)
        after = before.answered(day)
        values = {"day": after.day, "days": after.days, "longest": after.longest}
        connection.execute(sa.update(kept).where(kept.c.guest == guest).values(**values))
        return after


def _wished(collection: Collection, difficulty: int | None, wins_in: int | None) -> list[str]:
    """The ids of the puzzles of a game that are as hard, or as long, as wished. If there are none, this is refused."""
    wished = list(collection.ratings)
    for wish, offered, name in (
        (difficulty, collection.difficulties, "difficulty"),
        (wins_in, collection.wins_in, "wins_in"),
    ):
        if wish is None:
            continue
        wished = [identity for identity in wished if offered.get(identity) == wish]
        if not wished:
            there = ", ".join(str(value) for value in sorted({*offered.values()})) or "none"
            raise TableError(
                "bad_request", f"no puzzle of {collection.game.title} fits {name} {wish}; of {name} there are: {there}"
            )
    return wished
