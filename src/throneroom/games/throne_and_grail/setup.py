"""Any position of Throne and the Grail by its named parts, and back.

    round                from 1 (if left out) to 4
    p1, p2               hands: "5, 8, grail"
    p1_taken, p2_taken   what lies in front of each: "5, 5, -3"
    line                 from the draw pile to its end: "6, grail, +3"
    took                 who has taken in this round: "p1", "p1, p2"
    turn                 the seat that decides, or "nobody" once the game is over; needed only where p2 starts a round
    away                 the three cards put away
    pile                 the draw pile, the next card first

"8 x 3" stands for three 8s, and "rest" for cards that are named nowhere: "rest x 4" for four of them, in a hand, the
pile or away a plain "rest" for as many as are missing. Hands, away and pile are "rest" if left out, and the Line is
as long as it must be. Places are filled in the order of the list above, lowest card numbers first.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from throneroom.engine.compiled import plain
from throneroom.engine.errors import ArrangeError
from throneroom.engine.game import Settings, seat_names
from throneroom.engine.messages import CardSlug
from throneroom.engine.phrases import things
from throneroom.engine.state import checked_array, checked_state
from throneroom.games.throne_and_grail.cards import COUNT, SLUGS
from throneroom.games.throne_and_grail.view import box, known, turns_had

if TYPE_CHECKING:
    from throneroom.games.throne_and_grail import rules
    from throneroom.games.throne_and_grail.rules import State
else:
    rules = plain("throneroom.games.throne_and_grail.rules")

SEATS = seat_names(rules.SEATS)
ZONES = ("p1", "p2", "line", "p1_taken", "p2_taken", "away", "pile")
NAMES = (*ZONES, "round", "took", "turn")
REST = "rest"
NOBODY = "nobody"


def deck(settings: Settings) -> Counter[str]:
    """Every card of the game."""
    return Counter(SLUGS[card] for card in _box(settings))


def _box(settings: Settings) -> list[int]:
    return box(rules.numbered_card(value) for value in settings.numbers.tolist())


def zones(s: State) -> dict[str, list[CardSlug]]:
    """Where every card is."""
    return {
        "p1": known(s.hand[0]),
        "p2": known(s.hand[1]),
        "line": known(s.line),
        "p1_taken": [SLUGS[card] for card, count in enumerate(s.taken[0]) for _ in range(count)],
        "p2_taken": [SLUGS[card] for card, count in enumerate(s.taken[1]) for _ in range(count)],
        "away": known(list(s.deck)[: rules.AWAY]),
        "pile": known(list(s.deck)[rules.AWAY :]),
    }


def parts(s: State) -> dict[str, str]:
    """The position by its parts: `arrange` makes the same position of them."""
    return {
        **{zone: ", ".join(cards) for zone, cards in zones(s).items()},
        "round": str(s.rounds),
        "took": ", ".join(seat for seat, took in zip(SEATS, s.took, strict=True) if took),
        "turn": NOBODY if s.turn == rules.NONE else SEATS[s.turn],
    }


def arrange(settings: Settings, given: Mapping[str, str]) -> npt.NDArray[Any]:
    """The state of the position; what cannot be is refused with the reason."""
    for name in given:
        if name not in NAMES:
            raise ArrangeError(f"Throne and the Grail has no part {name!r}; its parts are {', '.join(NAMES)}")
    s: State = checked_state(np.zeros(1, rules.STATE))
    s.players = settings.players
    rules.sort_box(s, checked_array(settings.numbers.tolist()))
    s.rounds = _round(given.get("round", "1"))
    took = things(given.get("took", ""))
    for seat, name in enumerate(SEATS):
        s.took[seat] = took.count(name)
    if Counter(took) - Counter(SEATS):
        raise ArrangeError(f"took names the seats that have taken in this round, each once, not {given['took']!r}")
    _lay_out(s, _Finder(settings, given, s.rounds).cards)
    _set_turn(s, given.get("turn"))
    _check_sizes(s)
    return s.to_array()


def _round(text: str) -> int:
    if text not in ("1", "2", "3", "4"):
        raise ArrangeError(f"the round is a number from 1 to {rules.ROUNDS}, not {text!r} (TG-3)")
    return int(text)


def _lay_out(s: State, cards: Mapping[str, list[int]]) -> None:
    """Put the cards into the state, unused places emptied."""
    for n in range(COUNT):
        s.deck[n] = rules.NONE
    for n, card in enumerate(cards["away"]):
        s.deck[n] = card
    for n, card in enumerate(cards["pile"]):
        s.deck[rules.pile_top(s) + n] = card
    s.length = len(cards["line"])
    for n in range(rules.LONGEST):
        s.line[n] = cards["line"][n] if n < s.length else rules.NONE
    for seat, name in enumerate(SEATS):
        hand = sorted(cards[name])
        s.held[seat] = len(hand)
        for n in range(rules.HAND):
            s.hand[seat][n] = hand[n] if n < len(hand) else rules.NONE
        for card in cards[f"{name}_taken"]:
            s.taken[seat][card] += 1


class _Finder:
    """Reads the zones and finds the place of every card."""

    def __init__(self, settings: Settings, given: Mapping[str, str], number: int) -> None:
        self.box = Counter(_box(settings))
        self.left = self.box.copy()
        self.number = number
        self.cards: dict[str, list[int]] = {zone: [] for zone in ZONES}
        self.gaps: dict[str, list[tuple[int, int | None]]] = {zone: [] for zone in ZONES}
        """Places for cards of the rest, and how many go there; None: as many as the zone lacks."""
        for zone in ZONES:
            default = "" if zone.endswith("taken") else REST
            self.read(zone, things(given.get(zone, default)))
        self.check_sizes()
        self.fill()

    def read(self, zone: str, items: list[str]) -> None:
        for item in items:
            name, count = _item(item, zone)
            if name == REST:
                self.gaps[zone].append((len(self.cards[zone]), count))
                continue
            card, count = _card(name), 1 if count is None else count
            self.cards[zone] += [card] * count
            self.left[card] -= count
            if self.left[card] < 0:
                copies = f"{self.box[card]} of them" if self.box[card] else "none"
                raise ArrangeError(f"{zone} needs a {name} that is not there: this box has {copies}")

    def check_sizes(self) -> None:
        """Every zone as big as it must be; then all cards together are those of the box."""
        for seat in SEATS:
            if self.size(seat) > rules.HAND:
                raise ArrangeError(f"{seat} holds {self.size(seat)} cards; a hand has at most five (TG-1)")
        if self.room("line") < 0:
            raise ArrangeError(f"more cards are taken, by {-self.room('line')}, than ever lay in the line (TG-5)")
        for zone, rule in (("line", "TG-4, TG-5"), ("away", "TG-1"), ("pile", "TG-7")):
            size, room = self.size(zone), self.room(zone)
            if size > room or (size < room and not self.open(zone)):
                why = " with these hands and cards taken" if zone == "line" else ""
                raise ArrangeError(f"{zone} has {_cards(room)} in round {self.number}{why}, not {size} ({rule})")
        if self.room("line") > rules.LONGEST:
            raise ArrangeError(
                f"the line would have {_cards(self.room('line'))}; it is never longer than {rules.LONGEST}"
            )

    def size(self, zone: str) -> int:
        """How many cards of a zone are named or counted."""
        return len(self.cards[zone]) + sum(count or 0 for _, count in self.gaps[zone])

    def room(self, zone: str) -> int:
        """How many cards a zone has, if it is filled; the Line: what was played and not taken."""
        if zone == "line":
            hands = sum(self.room(seat) if self.open(seat) else self.size(seat) for seat in SEATS)
            taken = sum(self.size(f"{seat}_taken") for seat in SEATS)
            return int(rules.OPENING + rules.HAND * rules.SEATS * self.number - hands - taken)
        return int({"away": rules.AWAY, "pile": _pile(self.number)}.get(zone, rules.HAND))

    def open(self, zone: str) -> bool:
        """Whether a zone is to be filled."""
        return any(count is None for _, count in self.gaps[zone])

    def fill(self) -> None:
        """Put the cards that are named nowhere into the gaps, those of a zone from its end on."""
        lacking = {zone: self.room(zone) - self.size(zone) for zone in ZONES}
        for zone in ZONES:
            for place, count in reversed(self.gaps[zone]):
                free = sorted(self.left.elements())[: lacking.pop(zone, 0) if count is None else count]
                self.cards[zone][place:place] = free
                self.left.subtract(free)


def _pile(number: int) -> int:
    """TG-7: the draw pile shrinks by two hands a round and is empty in the fourth."""
    return rules.HAND * rules.SEATS * (rules.ROUNDS - number)


def _set_turn(s: State, given: str | None) -> None:
    """Whose turn it is follows from the turns had, but for who starts a round."""
    if given is not None and given not in (*SEATS, NOBODY):
        raise ArrangeError(f"the turn is p1's, p2's or nobody's, not {given!r}")
    had = [turns_had(s, seat) for seat in range(rules.SEATS)]
    last = rules.HAND + 1
    if rules.crowned(s) != rules.NONE or (had == [last, last] and s.rounds == rules.ROUNDS):
        s.turn, reason = rules.NONE, "the game is over"
    elif had == [last, last]:
        raise ArrangeError(f"both have had six turns, so round {s.rounds} is over: arrange the next one (TG-7)")
    elif had[0] == had[1]:
        s.turn, reason = SEATS.index(given) if given in SEATS else 0, "the game is not over"
    else:
        s.turn, reason = had.index(min(had)), f"the turns had are {had[0]} and {had[1]}"
    right = NOBODY if s.turn == rules.NONE else SEATS[s.turn]
    if given not in (None, right):
        raise ArrangeError(f"it cannot be {given}'s turn, but {right}'s: {reason} (TG-3)")


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


# Texts


def _cards(count: int) -> str:
    return "no cards" if not count else f"{count} card{'' if count == 1 else 's'}"


def _item(item: str, zone: str) -> tuple[str, int | None]:
    """A card and how often, as in "8" or "8 x 3"."""
    name, times, count = item.partition(" x ")
    if times and not re.fullmatch(r"\d\d?", count):
        raise ArrangeError(f"{item!r} in {zone}: write a number after the x, as in '8 x 3'")
    if name == REST and not times and zone.endswith("taken"):
        raise ArrangeError(f"say how many cards of the rest are in {zone}, as in 'rest x 4'")
    return name, int(count) if times else None


def _card(slug: str) -> int:
    if slug not in SLUGS:
        raise ArrangeError(f"no card is called {slug!r}; the cards are 5, 6, 7, 8, grail, +1 to +20 and -1 to -20")
    return SLUGS.index(slug)
