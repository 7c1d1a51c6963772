"""Continuations: how a game would most likely have continued after a choice, as the seat that chose would see it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from throneroom.bots.bot import known_to
from throneroom.engine.errors import IllegalDecisionError
from throneroom.engine.match import Match, View
from throneroom.engine.messages import Event
from throneroom.engine.position import Position
from throneroom.review.rating import Line, Rating, rater_of


@dataclass(frozen=True, slots=True)
class Step:
    """One decision of a continuation."""

    seat: str
    decision: str | None
    """None if another seat took it in secret."""
    events: list[Event]
    view: View


def continuation(match: Match, ply: int, seat: str, decision: str) -> Iterator[Step]:
    """The most likely continuation after a seat's choice at a ply, in a world that fits what the seat knew then.

    The world is a guess: nothing in it comes from cards that the seat could not see.
    """
    then = match.at(ply)
    legal = then.legal(seat)
    if decision not in legal:
        raise IllegalDecisionError(
            f"{seat} cannot choose {decision!r} after {ply} decisions; its choices are: {', '.join(legal) or 'none'}"
        )
    number = match.seats.index(seat)
    rating = rater_of(match.game).rate(known_to(then.position, number), number, far=True)  # beyond its next choice
    world, line = _typical(rating, match.notations.index(decision))
    return _told(then.supposing(world), number, line[: match.game.longest - ply])  # then the game would be stopped


def _typical(rating: Rating, action: int) -> tuple[Position, Line]:
    """The world and the line that most worlds agree with for the longest time."""
    tried = rating.lines(action)
    return max(tried, key=lambda one: sum(_shared(one[1], other) for _, other in tried))


def _shared(one: Line, other: Line) -> int:
    """How many decisions two lines have in common at their beginning."""
    pairs = zip(one, other, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


def _told(match: Match, viewer: int, line: Line) -> Iterator[Step]:
    """The steps from the viewer's own decision on; others may have decided at the same time, before it."""
    begun = False
    for seat, action in line:
        decided, events = match.play_seen(match.seats[seat], match.notations[action], match.seats[viewer])
        begun = begun or seat == viewer
        if begun:
            yield Step(match.seats[seat], decided, events, match.view(match.seats[viewer]))
