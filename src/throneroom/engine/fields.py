"""The fields of a game's state, each with what it means. `engine.declared` puts them together.

    hand: Matrix = fields.pile(CARDS, 2, by_seat=True, hidden_from="others", ordered=False)

Rules import this module, so it imports only what they need.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from throneroom.engine.card import Card

NONE = -1
"""No card, no seat: what an empty place holds."""
UNKNOWN = -2
"""A card that is there, and that the viewer of a hidden state does not know."""

HiddenFrom = Literal["others", "all"] | None
"""From whom the cards of a field are hidden: from all but the seat that holds them, or from everybody."""


@dataclass(frozen=True)
class Field:
    """What all fields have in common."""

    low: int
    high: int
    size: int = 1
    by_seat: bool = False
    hidden_from: HiddenFrom = None
    wide: bool = field(default=False, kw_only=True)
    internal: bool = field(default=False, kw_only=True)

    def width(self, seats: int) -> str:
        """The narrowest number that holds all values; 64 bits for a wide field."""
        high = self.highest(seats)
        for kind, bits in (("i1", 8), ("i2", 16), ("i4", 32), ("i8", 64)):
            if -(1 << bits - 1) <= self.low and high < 1 << bits - 1:
                return "i8" if self.wide else kind
        raise TypeError(f"no field holds numbers from {self.low} to {high}")

    def highest(self, seats: int) -> int:  # noqa: ARG002
        """The highest number at a table with `seats` seats."""
        return self.high

    def shape(self, seats: int) -> tuple[int, ...]:
        """Of its numbers in the state."""
        return ((seats,) if self.by_seat else ()) + ((self.size,) if self.size > 1 or self.listed else ())

    @property
    def listed(self) -> bool:
        """Whether it is a list even where it has only one place."""
        return False


@dataclass(frozen=True)
class Number(Field):
    """A number between two bounds."""


@dataclass(frozen=True)
class Choice(Field):
    """One of several things by their names, or none of them."""

    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Stage(Choice):
    """The stage that the game is in. The question tells it; a state has one at most."""


@dataclass(frozen=True)
class SeatNumber(Field):
    """A seat, or NONE."""


@dataclass(frozen=True)
class SeatSet(Field):
    """A set of seats: bit n stands for seat n."""

    def highest(self, seats: int) -> int:
        return (1 << seats) - 1


@dataclass(frozen=True)
class KindSet(Field):
    """A set of kinds that are named: bit n stands for kind n, and no card lies there.

    The last kind may be counted: the number of its cards begins at its bit.
    """

    cards: tuple[Card, ...] = ()

    def members(self, cards: int) -> list[int]:
        """The kinds of a set; the last as often as it counts."""
        last = len(self.cards) - 1
        return [kind for kind in range(last) if cards >> kind & 1] + [last] * (cards >> last)


@dataclass(frozen=True)
class CardSet(KindSet):
    """Cards that lie there, as a set: for games in which every card but the last kind exists once."""


@dataclass(frozen=True)
class CardNumber(Field):
    """One card, or NONE; or one in each of several places."""

    cards: tuple[Card, ...] = ()


@dataclass(frozen=True)
class Pile(Field):
    """Cards in places, without gaps, NONE beyond the last. Where their order means nothing they are sorted."""

    cards: tuple[Card, ...] = ()
    ordered: bool = True

    @property
    def listed(self) -> bool:
        return True


@dataclass(frozen=True)
class Counts(Field):
    """How many of each kind of card."""

    cards: tuple[Card, ...] = ()

    @property
    def listed(self) -> bool:
        return True


@dataclass(frozen=True)
class Scratch(Field):
    """Room for a rule to work in. It is zero between decisions and tells nothing."""

    @property
    def listed(self) -> bool:
        return True


# How a class declares them. To mypy the values are of the type that the class says.


def number(low: int, high: int, *, size: int = 1, by_seat: bool = False) -> Any:
    """A number between two bounds, or several."""
    return Number(low, high, size, by_seat)


def flag(*, by_seat: bool = False) -> Any:
    """0 or 1."""
    return Number(0, 1, 1, by_seat)


def stage(*names: str) -> Any:
    """The stage that the game is in, by its number."""
    return Stage(0, len(names) - 1, names=names)


def choice(*names: str, by_seat: bool = False, optional: bool = True) -> Any:
    """One of several things by its number; or NONE, if it is optional."""
    return Choice(NONE if optional else 0, len(names) - 1, by_seat=by_seat, names=names)


def seat(*, by_seat: bool = False) -> Any:
    """A seat, or NONE."""
    return SeatNumber(NONE, 15, by_seat=by_seat)


def seats(*, by_seat: bool = False) -> Any:
    """A set of seats."""
    return SeatSet(0, 0, by_seat=by_seat)


def card(
    cards: Sequence[Card], *, size: int = 1, by_seat: bool = False, hidden_from: HiddenFrom = None
) -> Any:  # fmt: skip
    """One card that lies there, or NONE; or `size` places for one each, any of which may be empty."""
    return CardNumber(UNKNOWN, len(cards) - 1, size, by_seat, hidden_from, tuple(cards))


def kind(
    cards: Sequence[Card], *, size: int = 1, by_seat: bool = False, hidden_from: HiddenFrom = None
) -> Any:  # fmt: skip
    """A kind of card that is named, such as a claim, or NONE: no card lies there. Or several."""
    low, names = UNKNOWN if hidden_from else NONE, tuple(card.slug for card in cards)
    return Choice(low, len(cards) - 1, size, by_seat, hidden_from, names)


def card_set(cards: Sequence[Card], *, by_seat: bool = False, last: int = 1) -> Any:
    """Cards that lie there, bit n for card n; everybody sees them. The last may lie there up to `last` times."""
    return CardSet(0, _highest_set(cards, last), by_seat=by_seat, cards=tuple(cards))


def kind_set(cards: Sequence[Card], *, by_seat: bool = False, last: int = 1) -> Any:
    """Kinds that are named, bit n for kind n: no card lies there. The last may be counted up to `last`."""
    return KindSet(0, _highest_set(cards, last), by_seat=by_seat, cards=tuple(cards))


def _highest_set(cards: Sequence[Card], last: int) -> int:
    return (last + 1 << len(cards) - 1) - 1


def pile(
    cards: Sequence[Card], size: int, *, by_seat: bool = False, hidden_from: HiddenFrom = None, ordered: bool = True
) -> Any:  # fmt: skip
    """Up to `size` cards, the first place first."""
    return Pile(UNKNOWN, len(cards) - 1, size, by_seat, hidden_from, tuple(cards), ordered)


def counts(cards: Sequence[Card], most: int, *, by_seat: bool = False) -> Any:
    """How many of each kind, up to `most`; everybody sees them."""
    return Counts(0, most, len(cards), by_seat, None, tuple(cards))


def internal(field: Any) -> Any:
    """The same field, but no view shows it: what rules need to know and no player asks for."""
    return replace(field, internal=True)


def scratch(size: int, low: int = -128, high: int = 127) -> Any:
    """Room for a rule to work in, such as a pile to shuffle: zero between decisions."""
    return Scratch(low, high, size)


def wide(field: Any) -> Any:
    """The same field in 64 bits, as compiled code counts: for numbers that are counted with at every step."""
    return replace(field, wide=True)
