"""Collections: the puzzles of a game in a file, `data/GAME.jsonl.xz`: a header, then one puzzle in each line."""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterable, Iterator
from functools import cache
from math import lcm
from pathlib import Path
from typing import Any

from throneroom.engine.game import Game, all_games, find
from throneroom.puzzles.puzzle import Puzzle, PuzzleError, difficulty_of, rules_of

FOLDER = Path(__file__).parent / "data"
FORMAT = 1
MILLISECONDS_A_DAY = 86_400_000
DAY_STRIDE = 7919
"""A prime: puzzles of consecutive days are far apart in the file."""


class Collection:
    """All puzzles of a game. A puzzle is read from its line when it is needed."""

    def __init__(self, game: Game, header: dict[str, Any], lines: Iterable[bytes]) -> None:
        self.game = game
        self.header = header
        self._lines: dict[str, bytes] = {}
        self.ratings: dict[str, int] = {}
        """The rating of each puzzle by its id, in the order of the file."""
        self.wins_in: dict[str, int] = {}
        """In how many own decisions a puzzle is won, if it is a proof."""
        for number, line in enumerate(lines, 2):
            puzzle = self._read(line, number)
            if puzzle.id in self._lines:
                raise PuzzleError(f"{self.name}, line {number}: the puzzle {puzzle.id} is there twice")
            self._lines[puzzle.id] = line
            self.ratings[puzzle.id] = puzzle.rating
            if puzzle.wins_in is not None:
                self.wins_in[puzzle.id] = puzzle.wins_in

    @property
    def difficulties(self) -> dict[str, int]:
        """The difficulty of each puzzle by its id."""
        return {identity: difficulty_of(rating) for identity, rating in self.ratings.items()}

    @property
    def name(self) -> str:
        return file_name(self.game)

    def _read(self, line: bytes, number: int) -> Puzzle:
        try:
            return Puzzle.of(self.game.name, json.loads(line))
        except (PuzzleError, ValueError) as error:
            raise PuzzleError(f"{self.name}, line {number}: {error}") from None

    def __len__(self) -> int:
        return len(self._lines)

    def __iter__(self) -> Iterator[Puzzle]:
        return (self[identity] for identity in self._lines)

    def __contains__(self, identity: object) -> bool:
        return identity in self._lines

    def __getitem__(self, identity: str) -> Puzzle:
        return Puzzle.of(self.game.name, json.loads(self._lines[identity]))

    def of_day(self, day: int) -> str:
        """The id of the puzzle of a day, a number of days since 1970 (UTC): the same for everybody.

        Every few days it is also the puzzle of the day, as the games take turns. If the number of puzzles and that of
        the games have a common divisor, only some puzzles would ever come on those days: so once all of these have
        come, the sequence skips one puzzle, and others come, until all have been the puzzle of the day.
        """
        identities = list(self._lines)
        count, games = len(identities), max(1, len(all_collections()))
        stride = DAY_STRIDE if count % DAY_STRIDE else DAY_STRIDE + 1
        moved = day // lcm(count, games)
        return identities[(day + moved) * stride % count]


def day_of(milliseconds: int) -> int:
    """The number of the day (UTC) of a time in milliseconds since 1970."""
    return milliseconds // MILLISECONDS_A_DAY


def game_of_day(day: int) -> Game:
    """The game whose puzzle is the puzzle of the day."""
    games = [collection.game for collection in all_collections()]
    return games[day % len(games)]


def file_name(game: Game) -> str:
    return f"{game.name}.jsonl.xz"


def header_of(game: Game, made_by: str) -> dict[str, Any]:
    """The first line of a file."""
    return {"format": FORMAT, "game": game.name, "rules": rules_of(game), "made": made_by}


def write_collection(path: Path, game: Game, puzzles: Iterable[Puzzle], made_by: str) -> None:
    """Write a file of puzzles; `made_by` is the command that makes the same file again."""
    lines = [header_of(game, made_by), *(puzzle.data() for puzzle in puzzles)]
    text = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
    draft = path.with_name(f".{path.name}.draft")
    draft.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
    draft.replace(path)


def read_collection(path: Path, game: Game) -> Collection:
    """The puzzles in a file; raises `PuzzleError` if they were made for another game or other rules."""
    try:
        header, *lines = lzma.decompress(path.read_bytes()).splitlines()
        said = json.loads(header)
        made_for = said["format"], said["game"], said["rules"]
    except (OSError, lzma.LZMAError, ValueError, KeyError, TypeError) as error:
        raise PuzzleError(f"{path} is not a file of puzzles: {error}") from None
    if made_for != (FORMAT, game.name, rules_of(game)):
        raise PuzzleError(
            f"{path} has puzzles of {made_for[1]} for version {made_for[2]} of its rules (format {made_for[0]}); "
            f"needed are {game.name}, version {rules_of(game)} (format {FORMAT}): make them again"
        )
    return Collection(game, said, lines)


@cache
def collection_of(name: str) -> Collection | None:
    """The puzzles of a game in the package, if there are any."""
    game = find(name)
    path = FOLDER / file_name(game)
    return read_collection(path, game) if path.exists() else None


def all_collections() -> list[Collection]:
    """The puzzles of all games that have some, in the order of the games."""
    return [found for game in all_games() if (found := collection_of(game.name)) is not None]
