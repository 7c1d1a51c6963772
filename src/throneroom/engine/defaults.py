"""What a game gets from its declarations alone: notation, setup, view, story and reasons.

`Game` uses these where the game's folder has no module of its own. They read `State`, `VERBS` and `CHANCE` of its
rules; a game replaces them one by one, as it wants to say more than they can.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from throneroom.engine.declared import declared
from throneroom.engine.errors import ArrangeError
from throneroom.engine.fields import (
    NONE,
    UNKNOWN,
    CardNumber,
    CardSet,
    Choice,
    Counts,
    Field,
    Number,
    Pile,
    Scratch,
    SeatNumber,
    SeatSet,
)
from throneroom.engine.messages import CardSlug, Event, Question, Reason, Seat
from throneroom.engine.phrases import things
from throneroom.engine.state import CheckedState, State
from throneroom.engine.verbs import Verbs

Facts = tuple[tuple[str, str | int | None], ...]
"""Names of fields, each with what it holds."""
HIDDEN = "?"
"""A card that is there and not known, in the parts of a position."""
KEPT_BY_SETTINGS = "players"


def seat_name(seat: int) -> Seat:
    return Seat(f"p{seat + 1}")


# Notation


class DefaultNotation:
    """A text for each action, and names for what chance does."""

    def __init__(self, rules: Any) -> None:
        self.verbs: Verbs = rules.VERBS
        self.chance: tuple[tuple[str, Any], ...] = rules.CHANCE

    def actions(self, settings: Any) -> list[str]:  # noqa: ARG002
        return [decision.notation for decision in self.verbs.decisions]

    def event(self, purpose: int, index: int, outcome: tuple[int, ...]) -> tuple[str, tuple[str, ...]]:  # noqa: ARG002
        """`CHANCE` in the rules names each purpose and the cards that are shuffled; None where a seat is picked."""
        name, cards = self.chance[purpose]
        return name, tuple(seat_name(n) if cards is None else cards[n].slug for n in outcome)


# Setup: any position by named parts, and back


class DefaultSetup:
    """Positions by the names of the fields: `coins="2, 3"`, `hand_p1="duke, duke"`, `turn="p1"`."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules

    @cached_property
    def fields(self) -> dict[str, Field]:
        found = declared(self.rules.State)
        return {name: f for name, f in found.items() if not isinstance(f, Scratch) and name != KEPT_BY_SETTINGS}

    def deck(self, settings: Any) -> Counter[str]:
        """Every card of the game."""
        s = self._empty(settings)
        kinds = max((field.cards for field in self._card_fields().values()), key=len, default=())
        return Counter({card.slug: int(self.rules.copies(s, n)) for n, card in enumerate(kinds)})

    def _card_fields(self) -> dict[str, Any]:
        return {name: f for name, f in self.fields.items() if isinstance(f, (Pile, Counts, CardNumber))}

    def _empty(self, settings: Any) -> CheckedState:
        """A record in which nothing lies anywhere, for these settings."""
        s = CheckedState(np.zeros(1, self.rules.STATE))
        s.players = settings.players
        for name, field in self.fields.items():
            for place in _places(field, settings.players, self.rules.State.SEATS, absent=True):
                _write(s, name, place, NONE if isinstance(field, (Pile, CardNumber, SeatNumber)) else max(field.low, 0))
            if isinstance(field, Choice) and field.low == NONE:
                for place in _places(field, settings.players, self.rules.State.SEATS, absent=True):
                    _write(s, name, place, NONE)
        return s

    def zones(self, s: State) -> dict[str, list[str]]:
        """Where every card is."""
        return {
            part: _cards(field, [_read(s, name, place) for place in places])
            for name, field in self._card_fields().items()
            for part, places in _parts(name, field, s.players)
        }

    def parts(self, s: State) -> dict[str, str]:
        """The position by its parts: `arrange` makes the same position of them."""
        return {
            part: _text(field, [_read(s, name, place) for place in places], s.players)
            for name, field in self.fields.items()
            for part, places in _parts(name, field, s.players)
        }

    def arrange(self, settings: Any, given: Mapping[str, str]) -> npt.NDArray[Any]:
        """The record of the position; one that cannot be is refused with the reason."""
        s = self._empty(settings)
        known = {
            part: (name, field, places)
            for name, field in self.fields.items()
            for part, places in _parts(name, field, settings.players)
        }
        for part in given:
            if part not in known:
                raise ArrangeError(f"there is no part {part!r} at this table; the parts are {', '.join(known)}")
        for part, text in given.items():
            name, field, places = known[part]
            for place, number in zip(places, _numbers(part, field, text, len(places), settings.players), strict=True):
                _write(s, name, place, number)
        self._check_cards(settings, s)
        return s.to_array()

    def _check_cards(self, settings: Any, s: State) -> None:
        found = Counter(card for cards in self.zones(s).values() for card in cards)
        deck = self.deck(settings)
        for card in found | deck:
            if found[card] != deck[card]:
                raise ArrangeError(f"{card}: {found[card]} are named, but there are {deck[card]} at this table")


Place = tuple[int, ...]


def _places(field: Field, players: int, seats: int, absent: bool = False) -> list[Place]:
    """Every place of a field, those of absent seats too where they are asked for."""
    rows = range(seats if absent else players)
    if not field.by_seat:
        return [(n,) for n in range(field.size)] if field.listed or field.size > 1 else [()]
    if field.listed or field.size > 1:
        return [(row, n) for row in rows for n in range(field.size)]
    return [(row,) for row in rows]


def _parts(name: str, field: Field, players: int) -> list[tuple[str, list[Place]]]:
    """The parts of a position that a field makes: lists of a seat are one each."""
    if field.by_seat and (field.listed or field.size > 1):
        return [(f"{name}_{seat_name(row)}", [(row, n) for n in range(field.size)]) for row in range(players)]
    return [(name, _places(field, players, players))]


def _read(s: State, name: str, place: Place) -> int:
    value = getattr(s, name)
    if not place:
        return int(value)
    return int(value[place[0]] if len(place) == 1 else value[place])


def _write(s: State, name: str, place: Place, number: int) -> None:
    if not place:
        setattr(s, name, number)
    else:
        getattr(s, name)[place[0] if len(place) == 1 else place] = number


def _cards(field: Any, numbers: list[int]) -> list[str]:
    """The cards of a zone, each as often as it lies there."""
    if isinstance(field, Counts):
        return [field.cards[card].slug for card, count in enumerate(numbers) for _ in range(count)]
    return [HIDDEN if n == UNKNOWN else field.cards[n].slug for n in numbers if n != NONE]


def _text(field: Field, numbers: list[int], players: int) -> str:
    if isinstance(field, (Pile, Counts)):
        return ", ".join(_cards(field, numbers))
    return ", ".join(_word(field, number, players) for number in numbers)


def _word(field: Field, number: int, players: int) -> str:
    match field:
        case CardNumber():
            return "none" if number == NONE else HIDDEN if number == UNKNOWN else field.cards[number].slug
        case SeatNumber():
            return "none" if number == NONE else seat_name(number)
        case SeatSet():
            return " ".join(seat_name(n) for n in range(players) if number >> n & 1) or "none"
        case CardSet():
            return " ".join(card.slug for n, card in enumerate(field.cards) if number >> n & 1) or "none"
        case Choice():
            return "none" if number == NONE else field.names[number]
    return str(number)


def _numbers(part: str, field: Field, text: str, size: int, players: int) -> list[int]:
    """The numbers that a text stands for."""
    items = things(text)
    if isinstance(field, Counts):
        counted = Counter(_card(part, field, item) for item in items)
        return [counted[card] for card in range(size)]
    if isinstance(field, Pile):
        if len(items) > size:
            raise ArrangeError(f"{part}: {len(items)} cards, but there is room for {size}")
        cards = [_card(part, field, item) for item in items]
        return (cards if field.ordered else sorted(cards)) + [NONE] * (size - len(cards))
    if len(items) != size:
        raise ArrangeError(f"{part}: {text!r} should be {size} in number, with commas between them")
    return [_value(part, field, item, players) for item in items]


def _card(part: str, field: Any, text: str) -> int:
    slugs = [card.slug for card in field.cards]
    if text not in slugs:
        raise ArrangeError(f"{part}: no card is called {text!r}; the cards are {', '.join(slugs)}")
    return slugs.index(text)


def _value(part: str, field: Field, text: str, players: int) -> int:
    seats = [seat_name(n) for n in range(players)]
    match field:
        case Number():
            if not text.removeprefix("-").isdecimal() or not field.low <= int(text) <= field.high:
                raise ArrangeError(f"{part}: {text!r} should be a whole number from {field.low} to {field.high}")
            return int(text)
        case SeatSet():
            return sum(1 << _index(part, seats, word) for word in _words(text))
        case CardSet():
            return sum(1 << _card(part, field, word) for word in _words(text))
    if text == "none" and field.low < 0:
        return NONE
    if isinstance(field, CardNumber):
        return _card(part, field, text)
    return _index(part, seats if isinstance(field, SeatNumber) else getattr(field, "names", ()), text)


def _words(text: str) -> list[str]:
    return [] if text == "none" else text.split()


def _index(part: str, words: Sequence[str], text: str) -> int:
    if text not in words:
        raise ArrangeError(f"{part}: {text!r} is none of {', '.join(words)}")
    return words.index(text)


# View


class DefaultView:
    """What a viewer sees: every field by its name, with the names of cards and seats; hidden cards are counted.

    What each seat has is shown by seat. Internal fields are left out, and the stage: the question tells it.
    """

    SHOWS_VIEWER = False

    def __init__(self, rules: Any) -> None:
        self.fields = {
            name: field
            for name, field in DefaultSetup(rules).fields.items()
            if not field.internal and not (isinstance(field, Choice) and field.is_stage)
        }

    def table(self, s: State, viewer: int | None) -> dict[str, Any]:  # noqa: ARG002
        return {name: self._shown(s, name, field) for name, field in self.fields.items()}

    def singles(self, s: State) -> Facts:
        """The values that a field holds alone: the words of the game can use them."""
        names = [name for name, field in self.fields.items() if not field.by_seat and field.size == 1]
        shown = [(name, self._shown(s, name, self.fields[name])) for name in names]
        return tuple((name, value) for name, value in shown if not isinstance(value, (list, dict)))

    def _shown(self, s: State, name: str, field: Field) -> Any:
        numbers = {place: _read(s, name, place) for place in _places(field, s.players, s.players)}
        if not field.by_seat:
            return _seen(field, list(numbers.values()), s.players)
        return {
            seat_name(row): _seen(field, [n for place, n in numbers.items() if place[0] == row], s.players)
            for row in range(s.players)
        }


def _seen(field: Field, numbers: list[int], players: int) -> Any:
    if isinstance(field, (Pile, Counts)):
        cards = _cards(field, numbers)
        return {"cards": len(cards)} if HIDDEN in cards else cards
    values = [_plain(field, number, players) for number in numbers]
    return values if field.size > 1 else values[0]


def _plain(field: Field, number: int, players: int) -> Any:
    match field:
        case Number():
            return bool(number) if (field.low, field.high) == (0, 1) else number
        case SeatSet() | CardSet():
            return _words(_word(field, number, players))
    return None if number == NONE and not isinstance(field, Number) else _word(field, number, players)


# Story and reasons. The catalogue that all games share has words for them; a game may say them in its own.


@dataclass(frozen=True)
class DefaultDecision(Event):
    """What a seat has decided, in the words of the notation."""

    seat: Seat
    verb: str
    seats: tuple[Seat, ...] | None
    cards: tuple[CardSlug, ...] | None
    words: str | None
    facts: Facts
    """What the fields of the state held before, for the game's own words."""

    def data(self) -> dict[str, Any]:
        return _with_facts(super().data(), self.facts)


@dataclass(frozen=True)
class DefaultSealed(Event):
    """A seat has decided in secret."""

    seat: Seat


@dataclass(frozen=True)
class DefaultQuestion(Question):
    """Who must decide now, and what stage the game is in, where it has stages."""

    seats: tuple[Seat, ...]
    stage: str | None
    facts: Facts

    def data(self) -> dict[str, Any]:
        return _with_facts(super().data(), self.facts)


def _with_facts(data: dict[str, Any], facts: Facts) -> dict[str, Any]:
    """Each fact as a variable of its own; where names are the same, the message's own fields win."""
    del data["facts"]
    return dict(facts) | data


@dataclass(frozen=True)
class DefaultEnd(Question):
    """Who has won."""

    winners: tuple[Seat, ...]


@dataclass(frozen=True)
class DefaultReason(Reason):
    """Something is not possible now."""

    verb: str


class DefaultStory:
    """Who must decide, and what was decided."""

    def __init__(self, rules: Any) -> None:
        self.rules, self.verbs = rules, rules.VERBS
        self.view = DefaultView(rules)
        fields = DefaultSetup(rules).fields.items()
        self.stages = {name: field for name, field in fields if isinstance(field, Choice) and field.is_stage}

    def ask(self, s: State, viewer: int | None) -> Question:  # noqa: ARG002
        asked = self.rules.waiting(s)
        if asked:
            seats = tuple(seat_name(n) for n in range(s.players) if asked >> n & 1)
            return DefaultQuestion(seats, self._stage(s), self.view.singles(s))
        out = [0] * s.players
        self.rules.standing(s, out)
        return DefaultEnd(tuple(seat_name(n) for n in range(s.players) if out[n]))

    def _stage(self, s: State) -> str | None:
        return next((field.names[getattr(s, name)] for name, field in self.stages.items()), None)

    def begin(self, s: State, viewer: int | None) -> list[Event]:  # noqa: ARG002
        return []

    def tell(self, before: State, seat: int, action: int, after: State, viewer: int | None) -> list[Event]:  # noqa: ARG002
        if action < 0:
            return [DefaultSealed(seat_name(seat))]
        decision = self.verbs.decisions[action]
        said = list(zip(decision.verb.arguments, decision.words, strict=True))
        seats = tuple(Seat(word) for argument, word in said if argument.role == "seat")
        cards = tuple(CardSlug(word) for argument, word in said if argument.role == "card")
        words = " ".join(word for argument, word in said if argument.role not in ("seat", "card"))
        facts = self.view.singles(before)
        return [
            DefaultDecision(seat_name(seat), decision.verb.word, seats or None, cards or None, words or None, facts)
        ]


class DefaultReasons:
    """Why something may not be done, as far as declarations can tell: it is not among the choices."""

    def __init__(self, rules: Any, rule_id: str) -> None:
        self.verbs: Verbs = rules.VERBS
        self.rule_id = rule_id

    def why(self, s: State, seat: int, action: int) -> Reason:  # noqa: ARG002
        return DefaultReason(self.rule_id, self.verbs.decisions[action].verb.word)
