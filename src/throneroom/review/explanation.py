"""Explanations: why one choice is better than another, from what happens in their most likely continuations.

Both choices were played on in the same worlds, which fit what the seat knew. An event that is usual after one of them
and not after the other is a reason, unless it speaks for the other choice: if the better choice brings it, the seat
must not do worse in the worlds where it happens than in the others. Events are told as the seat would see them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass
from statistics import fmean

from throneroom.engine.match import ViewCache
from throneroom.engine.messages import Event
from throneroom.engine.position import Position
from throneroom.review.rating import Line, Rating

USUAL = 0.5
"""An event is a reason if it happens this much more often after one choice than after the other."""
NOTABLE = 0.2
"""The same where no event is usual."""
MOST_REASONS = 3
AGAINST = 0.01
"""An event is not a reason if the seat does this much worse where it should help, or better where it should harm."""
COMPARED = 6
"""In how many worlds the events of a choice are compared."""


@dataclass(frozen=True, slots=True)
class ToldLine:
    """How the game goes on after a choice in one world, as its seat sees it."""

    events: tuple[Event, ...]
    worth: float = 0.0
    """What the seat can expect at its end."""
    ends: bool = False
    """Whether the game ends with its last event."""


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


def is_probable(likely: Sequence[Likely]) -> bool:
    """Whether all of these events are more likely than not."""
    return all(one.chance >= USUAL for one in likely)


def choice_events(rating: Rating, action: int) -> tuple[Event, ...]:
    """A choice in words: the events of the decision itself that are the same in every world, as its seat sees them.

    What the choice reveals, such as a card that is drawn, differs from world to world and is left out.
    """
    told = [_own_events(world, line, rating.seat) for world, line in rating.lines(action)[:COMPARED]]
    return tuple(event for event in told[0] if all(event in events for events in told[1:]))


def explain(rating: Rating, better: int, worse: int, usual: float = USUAL) -> Explanation:
    """Why one choice is better than another."""
    good, bad = (told_lines(rating, action) for action in (better, worse))
    return compare(good, bad, _told_already(rating, better, good) | _told_already(rating, worse, bad), usual)


def _told_already(rating: Rating, action: int, lines: Sequence[ToldLine]) -> set[Event]:
    """What a choice itself does. This is not a consequence, except for the end of the game."""
    first, *others = choice_events(rating, action) or (None,)
    endings = {line.events[-1] for line in lines if line.ends}
    return {event for event in (first, *(event for event in others if event not in endings)) if event is not None}


def compare(good: Sequence[ToldLine], bad: Sequence[ToldLine], chosen: Set[Event], usual: float = USUAL) -> Explanation:
    """What happens more often in the good lines than in the bad ones, and the other way round.

    The choices themselves (`chosen`) are not reasons.
    """
    lines = [*_around_mean(good), *_around_mean(bad)]
    brings = [event for event in _more_often(good, bad, usual) if event not in chosen]
    prevents = [event for event in _more_often(bad, good, usual) if event not in chosen]
    return Explanation(
        _told_first(good, [event for event in brings if _effect(event, lines) > -AGAINST]),
        _told_first(bad, [event for event in prevents if _effect(event, lines) < AGAINST]),
    )


def _more_often(here: Sequence[ToldLine], there: Sequence[ToldLine], usual: float) -> list[Event]:
    """The events that happen more often here than there, and say something by themselves."""
    often, elsewhere = _frequencies(here), _frequencies(there)
    return [event for event in often if event.telling and often[event] - elsewhere.get(event, 0.0) >= usual]


def _around_mean(lines: Sequence[ToldLine]) -> list[ToldLine]:
    """The lines of a choice, each with what it is worth beyond their mean: this is due to its events."""
    mean = fmean(line.worth for line in lines)
    return [ToldLine(line.events, line.worth - mean) for line in lines]


def _effect(event: Event, lines: Sequence[ToldLine]) -> float:
    """How much more a line is worth if an event happens in it; 0 if that is unknown."""
    happens = [event in line.events for line in lines]
    if all(happens) or not any(happens):
        return 0.0
    with_it = fmean(line.worth for line, there in zip(lines, happens, strict=True) if there)
    return with_it - fmean(line.worth for line, there in zip(lines, happens, strict=True) if not there)


def _told_first(lines: Sequence[ToldLine], found: list[Event]) -> tuple[Likely, ...]:
    """The first few events in their order; the end of the game is always among them."""
    often = _frequencies(lines)
    order = {event: n for line in reversed(lines) for n, event in enumerate(line.events)}
    found.sort(key=lambda event: (order[event], -often[event]))
    endings = {line.events[-1] for line in lines if line.ends}
    last = next((event for event in reversed(found[MOST_REASONS:]) if event in endings), None)
    told = found[:MOST_REASONS] if last is None else [*found[: MOST_REASONS - 1], last]
    return tuple(Likely(event, often[event]) for event in told)


def _frequencies(lines: Sequence[ToldLine]) -> dict[Event, float]:
    """In how many of the worlds each event happens."""
    counted = Counter(event for line in lines for event in dict.fromkeys(line.events))
    return {event: count / len(lines) for event, count in counted.items()}


def told_lines(rating: Rating, action: int) -> list[ToldLine]:
    """The most likely continuation of a choice in each world."""
    lines = zip(rating.lines(action), rating.worths(action), strict=True)
    return [_told_line(world, line, rating.seat, worth) for (world, line), worth in lines]


def _told_line(world: Position, line: Line, viewer: int, worth: float) -> ToldLine:
    events, end = _tell(world, line, viewer)
    return ToldLine(tuple(events), worth, end.over)


def _own_events(world: Position, line: Line, seat: int) -> list[Event]:
    """The events of a seat's own decision, without those of seats that decided at the same time."""
    own = next(n for n, (one, _) in enumerate(line) if one == seat)
    position = world.copy()
    for decision in line[:own]:
        position.play(*decision)
    return _tell(position, line[own : own + 1], seat)[0]


def _tell(world: Position, line: Iterable[tuple[int, int]], viewer: int) -> tuple[list[Event], Position]:
    """What happens in a world, as one seat sees it, and the position at the end."""
    told, cache, before = list[Event](), ViewCache(), world
    for seat, action in line:
        after = before.copy()
        after.play(seat, action)
        told += cache.events(before, seat, action, after, viewer)
        before = after
    return told, before
