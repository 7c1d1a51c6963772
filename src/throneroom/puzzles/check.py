"""Checking puzzles: each is solved again, and must have exactly the one solution that it says it has."""

from __future__ import annotations

import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from throneroom.engine.errors import ThroneroomError
from throneroom.engine.game import seat_number
from throneroom.engine.match import Match
from throneroom.puzzles.examine import examiner_of
from throneroom.puzzles.puzzle import Puzzle

CHUNK = 4
TOLERANCE = 15
"""How much the expectations in a `sure` puzzle may differ on other processors, in per mille: networks round there."""


def check(puzzles: Iterable[Puzzle], jobs: int = 1) -> Iterator[tuple[Puzzle, str | None]]:
    """Each puzzle with what is wrong with it, or None."""
    listed = list(puzzles)
    if jobs == 1 or not listed:
        yield from ((puzzle, fault_of(puzzle)) for puzzle in listed)
        return
    examiner_of(listed[0].game)  # compile once, before the processes start
    with ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            yield from zip(listed, pool.map(fault_of, listed, chunksize=CHUNK), strict=True)
        finally:
            pool.shutdown(cancel_futures=True)


def fault_of(puzzle: Puzzle) -> str | None:
    """What is wrong with a puzzle: its position, its choices, its solution, or its lines; None if it is in order."""
    try:
        match = puzzle.match()
        return _fault_at(puzzle, match)
    except ThroneroomError as error:
        return f"it cannot be played: {error}"


def _fault_at(puzzle: Puzzle, match: Match) -> str | None:
    seat = seat_number(puzzle.seat, match.players)
    if puzzle.seat not in match.waiting:
        return f"{puzzle.seat} is not asked in this position"
    listed, legal = sorted(choice.decision for choice in puzzle.choices), sorted(match.legal(puzzle.seat))
    if listed != legal:
        return f"its choices are {', '.join(listed)}; legal are {', '.join(legal)}"
    examiner = examiner_of(puzzle.game)
    if puzzle.kind != examiner.kind:
        return f"it is of kind {puzzle.kind}; puzzles of this game are of kind {examiner.kind}"
    found = examiner.examine(match.position, seat)
    if isinstance(found, str):
        return f"it has no single solution: {found}"
    if match.notations[found.solution] != puzzle.solution:
        return f"its solution is {match.notations[found.solution]}, not {puzzle.solution}"
    worths = {match.notations[action]: worth for action, worth in found.worths.items()}
    for choice in puzzle.choices:
        if abs(choice.worth - worths[choice.decision]) > (TOLERANCE if puzzle.kind == "sure" else 0):
            return f"{choice.decision} is worth {worths[choice.decision]}, not {choice.worth}"
        _play_line(match.clone(), puzzle.seat, choice.decision, choice.line)
    return None


def _play_line(match: Match, seat: str, decision: str, line: Iterable[tuple[str, str]]) -> None:
    """Play a line to see whether all of it is legal; raises if it is not."""
    match.play(seat, decision)
    for who, following in line:
        match.play(who, following)
