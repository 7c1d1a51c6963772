"""What is shown of a puzzle: its position, and after an answer how the game continues, as the asked seat sees it.

If the solution is proven, its line is the proof. Otherwise a puzzle is explained as in a review, over worlds that fit
what the seat knew. Nothing else of the real deal is used, so a lucky draw is never a reason.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from throneroom.bots.bot import known_to
from throneroom.engine.game import seat_number
from throneroom.engine.match import Match
from throneroom.engine.messages import Event, as_data
from throneroom.puzzles.puzzle import Choice, Puzzle
from throneroom.review.continuation import continuation
from throneroom.review.explanation import Explanation, ToldLine, compare
from throneroom.review.rating import rater_of
from throneroom.review.review import why_better


def question(puzzle: Puzzle) -> dict[str, Any]:
    """The position before the answer, with what happened before it: nothing that the seat does not know."""
    match = puzzle.match()
    return {
        "view": match.view(puzzle.seat).data(),
        "story": [as_data(events) for events in match.events(puzzle.seat)],
        "seats": [seat for seat, _ in match.history],
    }


def answered(puzzle: Puzzle, choice: Choice) -> dict[str, Any]:
    """What the solution and a wrong answer lead to, and why the solution is better."""
    solution = puzzle.choices[0]
    told = reason(puzzle, puzzle.choices[1] if choice == solution else choice)
    return {
        "solution": _line(puzzle, solution),
        "answer": None if choice == solution else _line(puzzle, choice),
        "brings": as_data(likely.event for likely in told.brings),
        "prevents": as_data(likely.event for likely in told.prevents),
        "dealt": _dealt(puzzle) if puzzle.kind == "win" else None,
    }


def _dealt(puzzle: Puzzle) -> dict[str, Any]:
    """Where the game began, and the decisions that led to the puzzle, as the asked seat saw them."""
    match = puzzle.match()
    start = match.at(0)
    begin = start.view(puzzle.seat).data()
    return {"view": begin, "line": [start.play_seen(*move, puzzle.seat)[0] for move in match.history]}


def reason(puzzle: Puzzle, wrong: Choice) -> Explanation:
    """Why the solution is better than a wrong choice."""
    if puzzle.kind == "win":
        (chosen, good), (instead, bad) = (_told(puzzle, choice) for choice in (puzzle.choices[0], wrong))
        return compare([good], [bad], {*chosen[:1], *instead[:1]})
    match = puzzle.match()
    seat = seat_number(puzzle.seat, match.players)
    known = known_to(match.position, seat)
    rating = rater_of(match.game).rate(known, seat)
    solution, instead_of = (match.notations.index(decision) for decision in (puzzle.solution, wrong.decision))
    return why_better(rating, known, solution, instead_of)


def _line(puzzle: Puzzle, choice: Choice) -> dict[str, Any]:
    steps = _proven_line(puzzle, choice) if puzzle.kind == "win" else _likely_line(puzzle, choice)
    return {"decision": choice.decision, "worth": choice.worth, "steps": list(steps)}


def _proven_line(puzzle: Puzzle, choice: Choice) -> Iterator[dict[str, Any]]:
    """How the game goes on after a choice: each decision with its events and the position after it."""
    match = puzzle.match()
    for seat, decision in ((puzzle.seat, choice.decision), *choice.line):
        yield step_seen(match, seat, decision, puzzle.seat)


def step_seen(match: Match, seat: str, decision: str, viewer: str) -> dict[str, Any]:
    """Take a decision; returns it with its events and the position after it, as a viewer sees them."""
    decided, events = match.play_seen(seat, decision, viewer)
    return {"view": match.view(viewer).data(), "seat": seat, "decision": decided, "events": as_data(events)}


def _likely_line(puzzle: Puzzle, choice: Choice) -> Iterator[dict[str, Any]]:
    """The same in a world that the seat has to expect."""
    for step in continuation(puzzle.match(), len(puzzle.played), puzzle.seat, choice.decision):
        events = as_data(step.events)
        yield {"view": step.view.data(), "seat": step.seat, "decision": step.decision, "events": events}


def _told(puzzle: Puzzle, choice: Choice) -> tuple[list[Event], ToldLine]:
    """The events of a choice itself, and with them those of its line, as the asked seat sees them."""
    match = puzzle.match()
    _, chosen = match.play_seen(puzzle.seat, choice.decision, puzzle.seat)
    later = [event for move in choice.line for event in match.play_seen(*move, puzzle.seat)[1]]
    return chosen, ToldLine((*chosen, *later), ends=match.over)
