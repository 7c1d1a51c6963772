"""Any position of Throne and the Grail by its named parts, and back.

    round                from 1 (if left out) to 4
    p1, p2               hands: "5, 8, grail"
    line                 from the draw pile to its end: "6, grail, +3"
    p1_taken, p2_taken   what lies in front of each: "5, 5, -3"
    away                 the three cards put away
    pile                 the draw pile, the next card first
    took                 who has taken in this round: "p1", "p1, p2"
    turn                 the seat that decides, or "nobody" once the game is over; needed only where p2 starts a round

"8 x 3" stands for three 8s, and "rest" for cards that are named nowhere: "rest x 4" for four of them, in a hand, the
Line, the pile or away a plain "rest" for as many as are missing. These four are "rest" if left out, and the Line is as
long as it must be. Places are filled in the order of the list above, lowest card numbers first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from throneroom.engine.compiled import plain
from throneroom.engine.default_setup import REST, Arrangement, DefaultSetup, Entry
from throneroom.engine.errors import ArrangeError
from throneroom.engine.game import Settings, seat_names
from throneroom.engine.parts import Part
from throneroom.engine.state import checked_array
from throneroom.games.throne_and_grail.cards import COUNT, FACES
from throneroom.games.throne_and_grail.view import box, turns_had

if TYPE_CHECKING:
    from throneroom.games.throne_and_grail import rules
    from throneroom.games.throne_and_grail.rules import State
else:
    rules = plain("throneroom.games.throne_and_grail.rules")

SEATS = seat_names(rules.SEATS)
NOBODY = "nobody"
IN_A_ROUND = rules.HAND * rules.SEATS
"""Cards that are dealt and played."""


def _copies(settings: Settings) -> list[int]:
    """How many cards of each face this box has."""
    found = Counter(box(rules.numbered_card(value) for value in settings.numbers.tolist()))
    return [found[card] for card in range(FACES)]


class GameArrangement(Arrangement):
    """A position while it is set up: how many cards lie where follows from the round, the hands and what is taken."""

    s: State

    def begin(self) -> None:
        rules.sort_box(self.s, checked_array(self.settings.numbers.tolist()))

    def room(self, entry: Entry) -> int:
        if entry.name.endswith("taken"):
            raise ArrangeError(f"say how many cards of the rest are in {entry.name}, as in 'rest x 4'")
        return self.sizes().get(entry.name, rules.HAND)

    def sizes(self) -> dict[str, int]:
        """How many cards there must be: in the Line what was played and not taken."""
        hands = sum(rules.HAND if self.is_open(seat) else self.size(seat) for seat in SEATS)
        taken = sum(self.size(f"{seat}_taken") for seat in SEATS)
        return {
            "line": rules.OPENING + IN_A_ROUND * self.s.rounds - hands - taken,
            "away": rules.AWAY,
            "pile": IN_A_ROUND * (rules.ROUNDS - self.s.rounds),
        }

    def fill(self) -> None:
        """Every zone is as big as it must be: then all cards together are those of the box."""
        rooms = self.sizes()
        if rooms["line"] < 0:
            raise ArrangeError(f"more cards are taken, by {-rooms['line']}, than ever lay in the line (TG-5)")
        for name, rule in (("line", "TG-4, TG-5"), ("away", "TG-1"), ("pile", "TG-7")):
            size, room = self.size(name), rooms[name]
            if size > room or (size < room and not self.is_open(name)):
                why = " with these hands and cards taken" if name == "line" else ""
                raise ArrangeError(
                    f"the number of cards in {name} is {room} in round {self.s.rounds}{why}, not {size} ({rule})"
                )
        super().fill()

    def complete(self) -> None:
        _set_turn(self.s, self.given.get("turn") or None)
        _check_sizes(self.s)


def _set_turn(s: State, said: str | None) -> None:
    """Whose turn it is follows from the turns had, but for who starts a round."""
    had = [turns_had(s, seat) for seat in range(rules.SEATS)]
    last = rules.HAND + 1
    if rules.crowned(s) != rules.NONE or (had == [last, last] and s.rounds == rules.ROUNDS):
        s.turn, reason = rules.NONE, "the game is over"
    elif had == [last, last]:
        raise ArrangeError(f"both have had six turns, so round {s.rounds} is over: arrange the next one (TG-7)")
    elif had[0] == had[1]:
        s.turn, reason = max(s.turn, 0), "the game is not over"
    else:
        s.turn, reason = had.index(min(had)), f"the turns had are {had[0]} and {had[1]}"
    right = NOBODY if s.turn == rules.NONE else SEATS[s.turn]
    if said not in (None, right):
        raise ArrangeError(f"it cannot be {said}'s turn, but {right}'s: {reason} (TG-3)")


PARTS = (
    Part("round", "rounds", default="1", rule="TG-3"),
    Part("{seat}", "hand", default=REST, rule="TG-1"),
    Part("line", default=REST),
    Part("{seat}_taken", "taken"),
    Part("away", "deck", run=range(rules.AWAY), default=REST),
    Part("pile", "deck", run=range(rules.AWAY, COUNT), at_end=True, default=REST),
    Part("took"),
    Part("turn", none=NOBODY),
)
SETUP = DefaultSetup(rules, PARTS, GameArrangement, sizes={"held": "hand", "length": "line"}, copies=_copies)
deck, zones, parts, arrange = SETUP.deck, SETUP.zones, SETUP.parts, SETUP.arrange


# Sizes: which numbers of cards in hands, Line and in front of the seats a game can come to


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


def _check_sizes(s: State) -> None:
    """A position is reached if its sizes are: any card may lie anywhere, but for the end by Grails (TG-9)."""
    king = rules.crowned(s)
    had = [turns_had(s, seat) for seat in range(rules.SEATS)]
    if max(had) - min(had) > 1:
        raise ArrangeError(f"the turns had are {had[0]} and {had[1]}: players alternate (TG-3)")
    if king != rules.NONE and (not s.took[king] or had[king] < had[1 - king]):
        raise ArrangeError(f"{SEATS[king]} has all three Grails, so a take of {SEATS[king]} was the last turn (TG-9)")
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
