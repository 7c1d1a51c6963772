"""Solves games by perfect play: one position, or a table of all deals that a later run can resume."""

from __future__ import annotations

import csv
import io
import signal
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from throneroom.cli.console import console
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game, all_games, find
from throneroom.engine.game_modules import CompleteSolver, SolvedGameModule
from throneroom.engine.match import Match

COLUMNS = ("deal", "winner", "openings", "winning", "length")
"""The deal, the winner, the number of first choices, how many of them win, and the decisions with best play."""
CHUNK = 8
REPORTS = 10
"""The number of progress lines if the output is not a terminal."""

Line = tuple[str, ...]


def solvable(game: Game) -> SolvedGameModule:
    """The module that solves a game; raises if the game has none."""
    if not isinstance(game.exact, SolvedGameModule):
        names = [known.name for known in all_games() if isinstance(known.exact, SolvedGameModule)]
        raise SettingsError(f"{game.title} cannot be solved; games that can: {', '.join(names)}")
    return game.exact


@cache
def _solver(name: str) -> CompleteSolver:
    """The solver of a game, one per process."""
    return solvable(find(name)).Solver()


# One position


def solve_position(match: Match) -> None:
    """Print who wins, how soon, and the result of each choice."""
    out = console()
    found = _solver(match.game.name).analyse(match.position)
    out.print(match.asked())
    if match.over:
        return
    out.print(f"{match.seats[found.winner]} wins with best play, after {_decisions(found.length)}.")
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("choice", "winner", "decisions"):
        table.add_column(column, overflow="fold")
    for choice in found.choices:
        table.add_row(match.notations[choice.action], match.seats[choice.winner], str(choice.length))
    out.print(table)


def _decisions(count: int) -> str:
    return "1 decision" if count == 1 else f"{count} decisions"


# All deals


def solve_all(game: Game, path: Path, jobs: int) -> None:
    """Write a table of all distinct deals; rows that the file already has are kept."""
    if jobs < 1:
        raise SettingsError(f"--jobs takes a number from 1, not {jobs}")
    deals = _deals(game.name)
    done = read_table(path, deals)
    left = [deal for deal in deals if deal not in done]
    try:
        with path.open("a", encoding="utf-8", newline="") as file:
            for line in _watched(_solved(game, left, jobs), len(done), len(deals)):
                file.write(_row(line))
                file.flush()
    except OSError as error:
        raise SettingsError(f"cannot write {path}: {error.strerror}") from None
    console().print(f"{path}: {len(deals)} deals, {len(left)} of them solved now", soft_wrap=True)


def read_table(path: Path, deals: Iterable[str]) -> set[str]:
    """The deals that a table already has. Adds the header to a new table and removes an incomplete last line."""
    header = _row(COLUMNS).encode()
    try:
        text = path.read_bytes() if path.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]
        if not text.startswith(header) and not header.startswith(text):
            raise SettingsError(f"{path} is not a table of solved deals: left unchanged")
        done = _deals_of(path, whole.decode(errors="replace"), set(deals))
        with path.open("ab") as file:
            file.truncate(len(whole))
            if not whole:
                file.write(header)
    except OSError as error:
        raise SettingsError(f"cannot use {path}: {error.strerror}") from None
    return done


def _deals_of(path: Path, text: str, deals: set[str]) -> set[str]:
    done: set[str] = set()
    for number, line in enumerate(list(csv.reader(io.StringIO(text)))[1:], 2):
        if len(line) != len(COLUMNS) or line[0] not in deals - done:
            raise SettingsError(f"{path}, line {number}: {','.join(line)!r} is not a row of this table, or a duplicate")
        done.add(line[0])
    return done


def _row(line: Line) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerow(line)
    return text.getvalue()


def solve_deal(name: str, deal: str) -> Line:
    """One row of the table."""
    game = find(name)
    parts: dict[str, Any] = dict(_deals(name)[deal])
    match = Match.arrange(game, **parts)
    found = _solver(name).analyse(match.position)
    winning = sum(choice.winner == match.position.seat for choice in found.choices)
    return deal, match.seats[found.winner], str(len(found.choices)), str(winning), str(found.length)


@cache
def _deals(name: str) -> Mapping[str, dict[str, str]]:
    """The parts of each distinct deal of a game, by the deal's name."""
    return solvable(find(name)).distinct_deals()


def _solved(game: Game, deals: list[str], jobs: int) -> Iterator[Line]:
    """The rows of these deals, in order."""
    names = [game.name] * len(deals)
    if jobs == 1 or not deals:
        yield from map(solve_deal, names, deals)
        return
    _solver(game.name)  # compile once, before the processes start
    with ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            yield from pool.map(solve_deal, names, deals, chunksize=CHUNK)
        finally:
            pool.shutdown(cancel_futures=True)


def _watched(lines: Iterable[Line], done: int, whole: int) -> Iterator[Line]:
    """Yield the same rows and show progress: a bar on a terminal, some lines elsewhere."""
    out = console()
    if not out.is_terminal:
        for count, line in enumerate(lines, done + 1):
            yield line
            if count * REPORTS // whole > (count - 1) * REPORTS // whole:
                out.print(f"{count} of {whole} deals")
        return
    with Progress(TextColumn("deals"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=out) as bar:
        task = bar.add_task("deals", total=whole, completed=done)
        for line in lines:
            yield line
            bar.advance(task)
