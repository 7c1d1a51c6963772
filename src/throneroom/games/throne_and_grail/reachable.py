"""Which numbers of cards in hands, Line and in front of the seats a game of Throne and the Grail can come to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from throneroom.engine.compiled import plain
from throneroom.engine.errors import ArrangeError
from throneroom.engine.parts import seat_name
from throneroom.games.throne_and_grail.view import turns_had

if TYPE_CHECKING:
    from throneroom.games.throne_and_grail import rules
    from throneroom.games.throne_and_grail.rules import State
else:
    rules = plain("throneroom.games.throne_and_grail.rules")


class Sizes(NamedTuple):
    """A position without its cards."""

    number: int
    """Of the round."""
    held: tuple[int, ...]
    took: tuple[int, ...]
    turn: int
    """On turn, or, in what a take has just led to, who took."""
    line: int
    taken: tuple[int, ...]


def check_sizes(s: State) -> None:
    """A position is reached if its sizes are: any card may lie anywhere, but for the end by Grails (TG-9)."""
    king = rules.crowned(s)
    had = [turns_had(s, seat) for seat in range(rules.SEATS)]
    if max(had) - min(had) > 1:
        raise ArrangeError(f"the turns had are {had[0]} and {had[1]}: players alternate (TG-3)")
    if king != rules.NONE and (not s.took[king] or had[king] < had[1 - king]):
        raise ArrangeError(
            f"{seat_name(king)} has all three Grails, so a take of {seat_name(king)} was the last turn (TG-9)"
        )
    taken = tuple(sum(s.taken[seat]) for seat in range(rules.SEATS))
    sizes = Sizes(s.rounds, tuple(s.held), tuple(s.took), s.turn if king == rules.NONE else king, s.length, taken)
    on_turn, just_taken = reachable()
    possible = on_turn if king == rules.NONE else just_taken
    if sizes not in possible:
        raise ArrangeError(
            f"{_amounts(sizes)} cannot come about in round {s.rounds}, {had[0]} and {had[1]} turns into it (TG-3, "
            f"TG-5); {_nearest(sizes, possible)}"
        )


def _amounts(sizes: Sizes) -> str:
    return f"a line of {sizes.line} with {sizes.taken[0]} and {sizes.taken[1]} cards taken"


def _nearest(sizes: Sizes, possible: frozenset[Sizes]) -> str:
    """What can come about after the same turns."""
    same_turns = {other for other in possible if other[:4] == sizes[:4]}
    if not same_turns:
        return "after these turns no game has come so far, or it is over"
    near = sorted(same_turns, key=lambda other: (_distance(sizes, other), other.taken))[:3]
    return f"what can: {', '.join(_amounts(other) for other in near)}"


def _distance(one: Sizes, other: Sizes) -> int:
    return sum(abs(left - right) for left, right in zip(one.taken, other.taken, strict=True))


@cache
def reachable() -> tuple[frozenset[Sizes], frozenset[Sizes]]:
    """All sizes with someone on turn or after the last round, and all that a take has just led to."""
    found: set[Sizes] = set()
    just_taken: set[Sizes] = set()
    waiting = [Sizes(1, (5, 5), (0, 0), turn, rules.OPENING, (0, 0)) for turn in range(rules.SEATS)]
    while waiting:
        sizes = waiting.pop()
        if sizes not in found:
            found.add(sizes)
            for taken, after in _turns(sizes):
                if taken:
                    just_taken.add(after)
                waiting.append(_next_turn(after))
    return frozenset(found), frozenset(just_taken)


def _turns(sizes: Sizes) -> Iterator[tuple[bool, Sizes]]:
    """What the seat on turn can do: play (False) or take (True)."""
    seat = sizes.turn
    if seat == rules.NONE:
        return
    if sizes.held[seat]:
        yield False, sizes._replace(held=_changed(sizes.held, seat, -1), line=sizes.line + 1)
    if sizes.line and not sizes.took[seat]:
        count = min(sizes.line, rules.REACH)
        yield (
            True,
            sizes._replace(
                took=_changed(sizes.took, seat, 1), line=sizes.line - count, taken=_changed(sizes.taken, seat, count)
            ),
        )


def _next_turn(sizes: Sizes) -> Sizes:
    if sizes.held != (0, 0) or sizes.took != (1, 1):
        return sizes._replace(turn=1 - sizes.turn)
    if sizes.number == rules.ROUNDS:
        return sizes._replace(turn=rules.NONE)
    return sizes._replace(number=sizes.number + 1, held=(5, 5), took=(0, 0))


def _changed(pair: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    return (pair[0] + by, pair[1]) if seat == 0 else (pair[0], pair[1] + by)
