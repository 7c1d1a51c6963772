"""Explanations: why one choice is better than another, from what happens in their most likely continuations.

Both choices were played on in the same worlds, which fit what the seat knew. An event that is usual after one of them
and not after the other is a reason. Events are told as the seat would see them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass

from throneroom.engine.match import ViewCache
from throneroom.engine.messages import Event
from throneroom.engine.position import Position
from throneroom.review.rating import Line, Rating

USUAL = 0.5
"""An event is a reason if it happens this much more often after one choice than after the other."""
NOTABLE = 0.2
"""The same where no event is usual."""
MOST_REASONS = 3
COMPARED = 6
"""In how many worlds the events of a choice are compared."""


@dataclass(frozen=True, slots=True)
class Likely:
    """An event that is likely after a choice."""

    event: Event
    chance: float
    """In how many of the worlds it happens."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """What the better of two choices brings and what it prevents."""

    brings: tuple[Likely, ...]
    """What usually happens after the better choice, and not after the other."""
    prevents: tuple[Likely, ...]
    """What usually happens after the other choice, and not after the better one."""


def choice_events(rating: Rating, action: int) -> tuple[Event, ...]:
    """A choice in words: the events of the decision itself that are the same in every world, as its seat sees them.

    What the choice reveals, such as a card that is drawn, differs from world to world and is left out.
    """
    told = [_own_events(world, line, rating.seat) for world, line in rating.lines(action)[:COMPARED]]
    return tuple(event for event in told[0] if all(event in events for events in told[1:]))


def explain(rating: Rating, better: int, worse: int, usual: float = USUAL) -> Explanation:
    """Why one choice is better than another."""
    good, bad = (_told_lines(rating, action) for action in (better, worse))
    chosen = {*choice_events(rating, better)[:1], *choice_events(rating, worse)[:1]}
    return compare(good, bad, chosen, usual)


def compare(
    good: Sequence[Sequence[Event]], bad: Sequence[Sequence[Event]], chosen: Set[Event], usual: float = USUAL
) -> Explanation:
    """What happens more often in the good lines than in the bad ones, and the other way round.

    The choices themselves (`chosen`) are no reasons.
    """
    return Explanation(_more_often(good, bad, chosen, usual), _more_often(bad, good, chosen, usual))


def _more_often(
    here: Sequence[Sequence[Event]], there: Sequence[Sequence[Event]], chosen: Set[Event], usual: float
) -> tuple[Likely, ...]:
    """The events that happen more often here than there, in their order, without the choices themselves."""
    often, elsewhere = _frequencies(here), _frequencies(there)
    found = [event for event in often if event not in chosen and often[event] - elsewhere.get(event, 0.0) >= usual]
    order = {event: n for events in reversed(here) for n, event in enumerate(events)}
    found.sort(key=lambda event: (order[event], -often[event]))
    return tuple(Likely(event, often[event]) for event in found[:MOST_REASONS])


def _frequencies(told: Sequence[Sequence[Event]]) -> dict[Event, float]:
    """In how many of the worlds each event happens."""
    counted = Counter(event for events in told for event in dict.fromkeys(events))
    return {event: count / len(told) for event, count in counted.items()}


def _told_lines(rating: Rating, action: int) -> list[list[Event]]:
    """The events of the most likely continuation of a choice in each world."""
    return [_tell(world, line, rating.seat) for world, line in rating.lines(action)]


def _own_events(world: Position, line: Line, seat: int) -> list[Event]:
    """The events of a seat's own decision, without those of seats that decided at the same time."""
    own = next(n for n, (one, _) in enumerate(line) if one == seat)
    position = world.copy()
    for decision in line[:own]:
        position.play(*decision)
    return _tell(position, line[own : own + 1], seat)


def _tell(world: Position, line: Iterable[tuple[int, int]], viewer: int) -> list[Event]:
    """What happens in a world, as one seat sees it."""
    told, cache, before = list[Event](), ViewCache(), world
    for seat, action in line:
        after = before.copy()
        after.play(seat, action)
        told += cache.events(before, seat, action, after, viewer)
        before = after
    return told
