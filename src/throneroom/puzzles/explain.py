"""What is shown of a puzzle: its position, and after an answer how the game goes on, as the asked seat sees it."""

from __future__ import annotations

from typing import Any

from throneroom.engine.match import Match
from throneroom.engine.messages import Event, as_data
from throneroom.puzzles.puzzle import Choice, Puzzle
from throneroom.review.explanation import Explanation, ToldLine, compare


def question(puzzle: Puzzle) -> dict[str, Any]:
    """The position before the answer, with what happened before it: nothing that the seat does not know."""
    match = puzzle.match()
    return {
        "view": match.view(puzzle.seat).data(),
        "story": [as_data(events) for events in match.events(puzzle.seat)],
        "seats": [seat for seat, _ in match.history],
    }


def answer(puzzle: Puzzle, choice: Choice) -> list[dict[str, Any]]:
    """How the game goes on after a choice: each decision with its events and the position after it."""
    match = puzzle.match()
    return [_step(match, puzzle.seat, *move) for move in ((puzzle.seat, choice.decision), *choice.line)]


def reason(puzzle: Puzzle, wrong: Choice) -> Explanation:
    """Why the solution is better than a wrong choice: what happens in its line and not in the other, and vice versa."""
    (chosen, good), (instead, bad) = (_told(puzzle, choice) for choice in (puzzle.choices[0], wrong))
    return compare([good], [bad], {*chosen[:1], *instead[:1]})


def _told(puzzle: Puzzle, choice: Choice) -> tuple[list[Event], ToldLine]:
    """The events of a choice itself, and with them those of its line, as the asked seat sees them."""
    match = puzzle.match()
    _, chosen = match.play_seen(puzzle.seat, choice.decision, puzzle.seat)
    later = [event for move in choice.line for event in match.play_seen(*move, puzzle.seat)[1]]
    return chosen, ToldLine((*chosen, *later), ends=match.over)


def _step(match: Match, viewer: str, seat: str, decision: str) -> dict[str, Any]:
    """Take a decision. Another seat's sealed decision stays sealed."""
    decided, events = match.play_seen(seat, decision, viewer)
    return {"view": match.view(viewer).data(), "seat": seat, "decision": decided, "events": as_data(events)}
