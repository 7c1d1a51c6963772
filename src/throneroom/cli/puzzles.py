"""`throneroom puzzles`: makes the puzzles of a game, and checks that each has exactly one solution."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from throneroom.cli.console import console, fail
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import find
from throneroom.puzzles.check import check
from throneroom.puzzles.collection import FOLDER, Collection, all_collections, collection_of, file_name, read_collection
from throneroom.puzzles.make import make
from throneroom.puzzles.puzzle import HARDEST, Puzzle

REPORTS = 20
"""How many lines of progress are printed where there is no terminal."""
GameName = Annotated[str, typer.Argument(help="The name of the game, as in `throneroom games`.")]
Jobs = Annotated[int, typer.Option(help="How many processes to use.")]

puzzles = typer.Typer(no_args_is_help=True, help="Make the puzzles of a game, and check that each has one solution.")


@puzzles.command("make")
def make_puzzles(
    game: GameName,
    count: Annotated[int, typer.Option(help="How many puzzles.")] = 100,
    seed: Annotated[int, typer.Option(help="Seed of the list of deals.")] = 0,
    jobs: Jobs = 1,
    out: Annotated[Path | None, typer.Option(help="The file to write (default: the one in the package).")] = None,
) -> None:
    """Make a file of puzzles. A run that was interrupted continues where it stopped."""
    found = find(game)
    path = out or FOLDER / file_name(found)
    for _ in _watched(make(found, count, seed, jobs, path), count):
        pass
    _describe(read_collection(path, found), path)


@puzzles.command("check")
def check_puzzles(
    game: Annotated[str, typer.Argument(help="The name of a game (default: all games that have puzzles).")] = "",
    file: Annotated[Path | None, typer.Option(help="A file of puzzles (default: the one in the package).")] = None,
    jobs: Jobs = 1,
) -> None:
    """Solve every puzzle again: each must have exactly the one solution that it says it has."""
    if jobs < 1:
        raise SettingsError(f"--jobs takes a number from 1, not {jobs}")
    wrong = sum(_check(collection, jobs) for collection in _collections(game, file))
    if wrong:
        raise typer.Exit(fail(f"{wrong} of the puzzles are wrong"))


def _collections(game: str, file: Path | None) -> list[Collection]:
    if file is not None:
        if not game:
            raise SettingsError("--file needs the name of the game: throneroom puzzles check GAME --file FILE")
        return [read_collection(file, find(game))]
    if not game:
        return all_collections()
    found = collection_of(game)
    if found is None:
        raise SettingsError(f"there are no puzzles of {game} yet: throneroom puzzles make {game}")
    return [found]


def _check(collection: Collection, jobs: int) -> int:
    """Check the puzzles of a game; returns how many are wrong."""
    out, wrong = console(), 0
    for number, (puzzle, fault) in enumerate(_counted(check(collection, jobs), len(collection)), 2):
        if fault is not None:
            wrong += 1
            out.print(f"{collection.name}, line {number}, puzzle {puzzle.id}: {fault}", soft_wrap=True)
    one = "exactly one solution each" if not wrong else f"{wrong} of them wrong"
    out.print(f"{collection.game.title}: {len(collection)} puzzles, {one}", soft_wrap=True)
    return wrong


def _describe(collection: Collection, path: Path) -> None:
    levels = Counter(puzzle.difficulty for puzzle in collection)
    spread = ", ".join(f"{levels[level]} of difficulty {level}" for level in range(1, HARDEST + 1) if levels[level])
    size = path.stat().st_size // 1024
    console().print(f"{path}: {len(collection)} puzzles ({spread}), {size} KiB", soft_wrap=True)


def _counted(found: Iterable[tuple[Puzzle, str | None]], whole: int) -> Iterator[tuple[Puzzle, str | None]]:
    """The same, with progress."""
    done: list[tuple[Puzzle, str | None]] = []

    def counts() -> Iterator[int]:
        for each in found:
            done.append(each)
            yield len(done)

    for _ in _watched(counts(), whole):
        yield done[-1]


def _watched(counts: Iterable[int], whole: int) -> Iterator[int]:
    """Yield the same numbers and show progress: a bar on a terminal, some lines elsewhere."""
    out = console()
    if not out.is_terminal:
        before = 0
        for now in counts:
            yield now
            if now * REPORTS // whole > before * REPORTS // whole:
                out.print(f"{now} of {whole} puzzles")
            before = now
        return
    columns = TextColumn("puzzles"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=out) as bar:
        task = bar.add_task("puzzles", total=whole)
        for now in counts:
            yield now
            bar.update(task, completed=now)
