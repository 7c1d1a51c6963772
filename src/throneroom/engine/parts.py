"""One part of a position: the text of a declared field, and back."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

from throneroom.engine.errors import ArrangeError
from throneroom.engine.fields import (
    NONE,
    UNKNOWN,
    CardNumber,
    CardSet,
    Choice,
    Counts,
    KindSet,
    Number,
    Pile,
    SeatNumber,
    SeatSet,
)
from throneroom.engine.messages import Seat
from throneroom.engine.phrases import things
from throneroom.engine.state import AnyState

HIDDEN = "?"
"""A card that is there and not known."""

Place = tuple[int, ...]
"""Where a number is in its field: row, column, both or neither."""


def seat_name(seat: int) -> Seat:
    return Seat(f"p{seat + 1}")


def counted(names: Sequence[str]) -> str:
    """The names in a row, each once: "king x2, judge"."""
    return ", ".join(f"{name} x{count}" if count > 1 else name for name, count in Counter(names).items())


@dataclass(frozen=True)
class Part:
    """What a field is called among the parts of a position, and what its text is like."""

    name: str
    """With "{seat}" in it there is one for each seat."""
    field: str = ""
    """The name of its field, if that is another. A part without a field is written and read by its game."""
    default: str = ""
    """What is read where it is left out."""
    rule: str = ""
    """The rule that bounds it, for the error."""
    low: int | None = None
    """The lowest number that is allowed, if the field itself goes lower."""
    among: Sequence[int] = ()
    """The only cards that can be here, by their numbers, where not all of its field can."""
    run: range | None = None
    """The places of the field that belong to it, where not all do; its cards lie there without gaps."""
    at_end: bool = False
    """Whether its cards are in the last of its places."""
    top_first: bool = False
    """Whether a pile that is stored from the bottom up is named from the top down."""
    with_seats: bool = False
    """Whether only the seats that have something are named, each with what it has: "p1 duke, p3 captain"."""
    counted: bool = False
    """Whether equal cards are written as "king x2"."""
    none: str = "none"
    """The word for no seat, or for none of several things; nothing where there must be one."""
    words: tuple[str, ...] = ()
    """For the things of a choice, where they are not the ones that the state declares."""
    tell: Callable[[Any, int], str] | None = None
    """Its text, from the state and its seat."""
    read: Callable[[Any, str, int, str], None] | None = None
    """A method of the game's `Arrangement` that reads it, by its name, its seat and its text."""

    def names(self, players: int) -> list[tuple[str, int]]:
        """Its name for each seat, with the seat; or the one name, with 0."""
        if not self.of_seat:
            return [(self.name, 0)]
        return [(self.name.format(seat=seat_name(seat)), seat) for seat in range(players)]

    @property
    def of_seat(self) -> bool:
        return "{seat}" in self.name


class FieldText:
    """How the numbers of a field are written and read."""

    def __init__(self, part: Part, name: str, field: Any) -> None:
        self.part, self.name, self.field = part, name, field
        self.lies = isinstance(field, (Pile, Counts, CardNumber, CardSet))
        """Whether cards lie there."""

    def places(self, players: int, seat: int) -> list[Place]:
        """The places in the field that the part is about."""
        rows: list[Place] = [()]
        if self.field.by_seat:
            rows = [(seat,)] if self.part.of_seat else [(n,) for n in range(players)]
        if not self.field.listed and self.field.size == 1:
            return rows
        return [(*row, n) for row in rows for n in self.part.run or range(self.field.size)]

    def numbers(self, s: AnyState, seat: int) -> list[int]:
        return [get(s, self.name, place) for place in self.places(s.players, seat)]

    def cards(self, s: AnyState, seat: int) -> list[int]:
        """The cards, in the order in which they are named."""
        return [card for card in self.numbers(s, seat) if card != NONE]

    def slugs(self, s: AnyState, seat: int) -> list[str]:
        """The same by their names."""
        return [HIDDEN if card == UNKNOWN else self.field.cards[card].slug for card in self.cards(s, seat)]

    def refuse(self, part: str, reason: str) -> NoReturn:
        raise ArrangeError(f"{part}: {reason}" + (f" ({self.part.rule})" if self.part.rule else ""))


class CardText(FieldText):
    """A list of cards or kinds, however they are stored: "king, judge"."""

    def cards(self, s: AnyState, seat: int) -> list[int]:
        numbers = self.numbers(s, seat)
        if isinstance(self.field, Counts):
            return [card for card, count in enumerate(numbers) for _ in range(count)]
        if isinstance(self.field, KindSet):
            return self.field.members(numbers[0])
        found = super().cards(s, seat)
        return found[::-1] if self.part.top_first else found

    def tell(self, s: AnyState, seat: int) -> str:
        slugs = self.slugs(s, seat)
        return counted(slugs) if self.part.counted else ", ".join(slugs)

    def data(self, s: AnyState, seat: int) -> Any:
        """For a view: hidden cards are counted."""
        slugs = self.slugs(s, seat)
        if isinstance(self.field, CardNumber) and self.field.size == 1:
            return slugs[0] if slugs else None
        return {"cards": len(slugs)} if HIDDEN in slugs else slugs

    def put(self, s: AnyState, part: str, seat: int, cards: list[int]) -> None:
        """Write the cards into the state."""
        self._check_room(part, cards)
        places = self.places(s.players, seat)
        if isinstance(self.field, Counts):
            for card, count in Counter(cards).items():
                put(s, self.name, places[card], count)
        elif isinstance(self.field, KindSet):
            put(s, self.name, places[0], sum(1 << card for card in cards))
        else:
            if isinstance(self.field, Pile) and not self.field.ordered:
                cards = sorted(cards)
            if self.part.at_end:
                places = places[len(places) - len(cards) :]
            for place, card in zip(places, reversed(cards) if self.part.top_first else cards, strict=False):
                put(s, self.name, place, card)

    def _check_room(self, part: str, cards: list[int]) -> None:
        if not isinstance(self.field, (Counts, KindSet)):
            room = len(self.part.run or range(self.field.size))
            if len(cards) > room:
                self.refuse(part, f"{len(cards)} cards, but {room} at most")
            return
        for card, count in Counter(cards).items():
            most = self.field.high if isinstance(self.field, Counts) else self._most_in_set(card)
            if count > most:
                self.refuse(part, f"{count} of {self.field.cards[card].slug}, but {most} at most")

    def _most_in_set(self, card: int) -> int:
        last = len(self.field.cards) - 1
        return int(self.field.high >> last) if card == last else 1


class SeatText(FieldText):
    """A list of seats: those of a set, or those whose flag is set: "p1, p3"."""

    def seats(self, s: AnyState, seat: int) -> list[int]:
        numbers = self.numbers(s, seat)
        if isinstance(self.field, SeatSet):
            return [n for n in range(s.players) if numbers[0] >> n & 1]
        return [n for n, flag in enumerate(numbers) if flag]

    def tell(self, s: AnyState, seat: int) -> str:
        return ", ".join(map(seat_name, self.seats(s, seat)))

    def data(self, s: AnyState, seat: int) -> Any:
        """For a view: a set by its seats, flags by their seats in order."""
        if isinstance(self.field, SeatSet):
            return [seat_name(n) for n in self.seats(s, seat)]
        flags = [bool(flag) for flag in self.numbers(s, seat)]
        return flags[0] if self.part.of_seat else flags

    def put(self, s: AnyState, part: str, seat: int, text: str) -> None:
        """Write what a text says into the state."""
        seats, items = [str(seat_name(n)) for n in range(s.players)], things(text)
        for item in items:
            if item not in seats or items.count(item) > 1:
                self.refuse(part, f"{item!r} should be one of {', '.join(seats)}, each once")
        chosen, places = [seats.index(item) for item in items], self.places(s.players, seat)
        if isinstance(self.field, SeatSet):
            put(s, self.name, places[0], sum(1 << n for n in chosen))
        else:
            for n in chosen:
                put(s, self.name, places[n], 1)


class ValueText(FieldText):
    """A value, or several with commas between them: "7", "p1, none", "3, 0, 12"; "3" for three in all places."""

    def words(self, players: int) -> Sequence[str] | None:
        """The words for the numbers from 0 on; None where they are written as numbers."""
        match self.field:
            case SeatNumber():
                return [seat_name(n) for n in range(players)]
            case Choice():
                return self.part.words or tuple(self.field.names)
            case CardNumber():
                return [card.slug for card in self.field.cards]
        return ("no", "yes") if is_flag(self.field) else None

    def word(self, number: int, players: int) -> str:
        words = self.words(players)
        if words is None:
            return str(number)
        return self.part.none if number == NONE else HIDDEN if number == UNKNOWN else words[number]

    def tell(self, s: AnyState, seat: int) -> str:
        return ", ".join(self.word(number, s.players) for number in self.numbers(s, seat))

    def data(self, s: AnyState, seat: int) -> Any:
        """For a view: numbers, flags and names, None for nothing."""
        values: list[Any] = self.numbers(s, seat)
        if is_flag(self.field):
            values = [bool(number) for number in values]
        elif not isinstance(self.field, Number):
            values = [None if number == NONE else self.word(number, s.players) for number in values]
        several = self.field.size > 1 or (self.field.by_seat and not self.part.of_seat)
        return values if several else values[0]

    def put(self, s: AnyState, part: str, seat: int, text: str) -> None:
        """Write what a text says into the state."""
        places, items = self.places(s.players, seat), things(text)
        if len(items) not in (1, len(places)):
            several = f"one for all or {len(places)}, with commas between them" if len(places) > 1 else "only one thing"
            self.refuse(part, f"{text!r} should be {several}")
        for place, item in zip(places, items if len(items) > 1 else items * len(places), strict=True):
            put(s, self.name, place, self.number(part, item, s.players))

    def number(self, part: str, text: str, players: int) -> int:
        """The number that a word stands for."""
        words, high = self.words(players), self.field.high
        low = self.field.low if self.part.low is None else self.part.low
        if words is None:
            if not re.fullmatch(r"[+-]?\d{1,9}", text) or not low <= int(text) <= high:
                self.refuse(part, f"{text!r} should be a whole number from {low} to {high}")
            return int(text)
        if text == self.part.none and low < 0:
            return NONE
        if text not in words:
            allowed = [*dict.fromkeys(words), *([self.part.none] if self.part.none and low < 0 else [])]
            self.refuse(part, f"{text!r} is none of {', '.join(allowed)}")
        return words.index(text)


class SeatValueText(ValueText):
    """What some seats have: "p1 duke, p3 captain"."""

    def tell(self, s: AnyState, seat: int) -> str:
        found = enumerate(self.numbers(s, seat))
        return ", ".join(f"{seat_name(n)} {self.word(number, s.players)}" for n, number in found if number != NONE)

    def put(self, s: AnyState, part: str, seat: int, text: str) -> None:  # noqa: ARG002
        seats = [str(seat_name(n)) for n in range(s.players)]
        named = [item.partition(" ") for item in things(text)]
        for name, _, word in named:
            if name not in seats or [other for other, *_ in named].count(name) > 1:
                self.refuse(part, f"'{name} {word}' should be a seat and what it has, each seat once")
            put(s, self.name, (seats.index(name),), self.number(part, word, s.players))


AnyText = CardText | SeatText | ValueText


def text_of(part: Part, name: str, field: Any) -> AnyText:
    """How a field is written and read, by what it means."""
    if part.with_seats:
        return SeatValueText(part, name, field)
    match field:
        case Pile() | Counts() | KindSet():
            return CardText(part, name, field)
        case CardNumber() if field.size == 1 or part.run is not None:
            return CardText(part, name, field)
        case SeatSet():
            return SeatText(part, name, field)
        case Number() if is_flag(field) and field.by_seat:
            return SeatText(part, name, field)
    return ValueText(part, name, field)


def is_flag(field: Any) -> bool:
    return isinstance(field, Number) and (field.low, field.high, field.size) == (0, 1, 1)


def get(s: AnyState, field: str, place: Place) -> int:
    """A number of the state."""
    value = getattr(s, field)
    if not place:
        return int(value)
    return int(value[place[0]] if len(place) == 1 else value[place])


def put(s: AnyState, field: str, place: Place, number: int) -> None:
    """Set a number of the state."""
    if not place:
        setattr(s, field, number)
    else:
        getattr(s, field)[place[0] if len(place) == 1 else place] = number
