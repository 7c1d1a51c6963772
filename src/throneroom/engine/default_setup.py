"""Positions by their named parts, from the declared fields of a state: `Match.arrange` and `match.arranged()`.

A game without a `setup.py` has one part for each field: `coins="2, 3"`, `hand_p1="duke, duke"`, `turn="p1"`. A game
with one names its parts, and says what follows from them and what cannot be by its rules:

    class GameArrangement(Arrangement):
        s: State

        def complete(self) -> None:
            if ...:
                raise ArrangeError("... (TC-7)")

    PARTS = (Part("round", "rounds", default="1"), Part("{seat}", "hand", default=REST), Part("line"))
    SETUP = DefaultSetup(rules, PARTS, GameArrangement, sizes={"length": "line"})
    deck, zones, parts, arrange = SETUP.deck, SETUP.zones, SETUP.parts, SETUP.arrange

In a list of cards "king x3" stands for three Kings, "rest" for cards that are named nowhere (as many as the part lacks,
or all of them), and "rest x4" for four of them. Every card must be somewhere, as often as it exists.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
import numpy.typing as npt

from throneroom.engine.declared import GameState, declared
from throneroom.engine.errors import ArrangeError
from throneroom.engine.fields import NONE, CardNumber, Choice, Field, KindSet, Pile, Scratch, SeatNumber, SeatSet
from throneroom.engine.parts import AnyText, CardText, Part, counted, put, seat_name, text_of
from throneroom.engine.phrases import listed, things
from throneroom.engine.state import AnyState, CheckedState

if TYPE_CHECKING:
    from throneroom.engine.card import Card
    from throneroom.engine.game import Settings

REST = "rest"
KEPT_BY_SETTINGS = "players"


class DeclaresState(Protocol):
    """What the setup reads of a game's rules; also `copies`, where there is one."""

    @property
    def State(self) -> type[GameState]: ...  # noqa: N802
    @property
    def STATE(self) -> np.dtype[Any]: ...  # noqa: N802


class Supply:
    """The cards of one deck that are not placed yet."""

    def __init__(self, slugs: Sequence[str], copies: Sequence[int]) -> None:
        self.slugs, self.copies = slugs, copies
        self.left = Counter(dict(enumerate(copies)))
        self.placed: dict[int, Counter[str]] = {card: Counter() for card in range(len(copies))}
        """How many of each card are in which part."""

    def __getitem__(self, card: int) -> int:
        return self.left[card]

    @property
    def rest(self) -> list[int]:
        """The cards that are named nowhere, by their numbers."""
        return sorted(self.left.elements())

    def take(self, card: int, part: str, count: int = 1) -> None:
        """Account for cards of a kind that are in a part."""
        if count > self.left[card]:
            raise ArrangeError(f"{part}: too many of {self.slugs[card]}; {self._where(card)}")
        self.left[card] -= count
        self.placed[card][part] += count

    def draw(self, part: str, count: int) -> list[int]:
        """Take `count` of the cards that are named nowhere, lowest numbers first."""
        cards = self.rest[:count]
        if len(cards) < count:
            raise ArrangeError(f"{part}: 'rest' stands for {count} cards here, but only {len(cards)} are left")
        for card in cards:
            self.take(card, part)
        return cards

    def _where(self, card: int) -> str:
        total = self.copies[card]
        if not total:
            return "there is none at this table"
        placed = [f"{part}" if count == total else f"{part} ({count})" for part, count in self.placed[card].items()]
        where = f", in {listed(placed)}" if placed else ""
        return f"there {'is' if total == 1 else 'are'} only {total}{where}"


@dataclass(frozen=True)
class Gap:
    """Where a part says "rest"."""

    place: int
    count: int | None
    """How many cards; None for as many as the part lacks."""
    said: bool
    """Whether the part says it, or is left out and has it by default."""


@dataclass(frozen=True)
class Entry:
    """A part of one table, by its name."""

    part: Part
    text: AnyText | None
    """How its field is written and read; None for a part without a field."""
    name: str
    seat: int

    def tell(self, s: AnyState) -> str:
        if self.part.tell:
            return self.part.tell(s, self.seat)
        assert self.text is not None
        return self.text.tell(s, self.seat)


class Arrangement:
    """One position while it is set up. A game overrides `begin`, `room`, `fill` and `complete` where it needs to."""

    s: Any
    """The state."""

    def __init__(self, setup: DefaultSetup, settings: Settings, given: Mapping[str, str]) -> None:
        self.setup, self.settings, self.given = setup, settings, given
        self.entries = setup.entries(settings.players)
        self.s = setup.empty(settings)
        copies = setup.copies(settings)
        self.supplies = [Supply(setup.slugs, copies) for _ in range(settings.players if setup.own_decks else 1)]
        self.cards: dict[str, list[int]] = {}
        """By the name of the part."""
        self.gaps: dict[str, list[Gap]] = {}

    def arrange(self) -> AnyState:
        """The state; what cannot be is refused with the reason."""
        self.check_names()
        self.begin()
        for entry in self.entries:
            self.read(entry)
        self.fill()
        self.check_placed()
        for entry in self.entries:
            if entry.name in self.cards and isinstance(entry.text, CardText):
                self.write_cards(entry, entry.text, self.cards[entry.name])
        self.setup.count_sizes(self.s)
        self.complete()
        return self.s

    # What a game adds

    def begin(self) -> None:
        """Write what is there before any part is read, such as what follows from the options."""

    def room(self, entry: Entry) -> int | None:  # noqa: ARG002
        """How many cards a part has once a plain "rest" has filled it up; None: it takes all that are left."""
        return None

    def complete(self) -> None:
        """Write what follows from the parts, and refuse what cannot be."""

    # Names and values

    def check_names(self) -> None:
        names = [entry.name for entry in self.entries]
        for name in self.given:
            if name not in names:
                raise ArrangeError(f"there is no part {name!r} at this table; the parts are {self.setup.overview}")

    def said(self, entry: Entry) -> str:
        """The text given for a part, or its default. For a value, an empty text counts as left out."""
        text = self.given.get(entry.name, entry.part.default)
        return text if text or isinstance(entry.text, CardText) else entry.part.default

    def read(self, entry: Entry) -> None:
        """Read a part. Cards are written later, once all is read that "rest" depends on."""
        text, way = self.said(entry), entry.text
        if entry.part.read:
            entry.part.read(self, entry.name, entry.seat, text)
        elif isinstance(way, CardText):
            self.cards[entry.name] = self.read_cards(entry.name, entry.seat, text, way)
        elif way and text:
            way.put(self.s, entry.name, entry.seat, text)
            for card in way.cards(self.s, entry.seat) if way.lies else ():
                self.supply(entry.seat).take(card, entry.name)

    # Cards

    def supply(self, seat: int) -> Supply:
        """The deck that the cards of a seat belong to."""
        return self.supplies[seat if self.setup.own_decks else 0]

    def read_cards(self, name: str, seat: int, text: str, way: CardText) -> list[int]:
        """The cards that a text names. Those that lie there come out of the supply."""
        cards: list[int] = []
        for item in things(text):
            what, count = split_item(name, item)
            if what == REST and way.lies:
                self.gaps.setdefault(name, []).append(Gap(len(cards), count, name in self.given))
                continue
            card, count = self.card(name, what), 1 if count is None else count
            if way.lies:
                self.supply(seat).take(card, name, count)
            cards += [card] * count
        return cards

    def write_cards(self, entry: Entry, way: CardText, cards: list[int]) -> None:
        allowed = entry.part.among or range(len(way.field.cards))
        for card in cards:
            if card not in allowed:
                only = ", ".join(self.setup.slugs[other] for other in allowed)
                way.refuse(entry.name, f"{self.setup.slugs[card]} cannot be here, only {only}")
        way.put(self.s, entry.name, entry.seat, cards)

    def card(self, name: str, text: str) -> int:
        """The number of a card."""
        if text not in self.setup.slugs:
            cards = ", ".join(self.setup.deck(self.settings))
            raise ArrangeError(f"{name}: no card is called {text!r}; the cards are {cards}")
        return self.setup.slugs.index(text)

    def size(self, name: str) -> int:
        """How many cards of a part are named or counted."""
        return len(self.cards[name]) + sum(gap.count or 0 for gap in self.gaps.get(name, ()))

    def is_open(self, name: str) -> bool:
        """Whether a part says "rest" and not how many."""
        return any(gap.count is None for gap in self.gaps.get(name, ()))

    # The rest

    def fill(self) -> None:
        """Put cards where "rest" is said: in the order of the parts, in each of them from its end on."""
        self.settle_rest()
        for entry in self.entries:
            gaps = self.gaps.get(entry.name, [])
            while gaps:
                count = self.lacking(entry) if gaps[-1].count is None else gaps[-1].count
                place = gaps.pop().place
                self.cards[entry.name][place:place] = self.draw(entry, count)

    def settle_rest(self) -> None:
        """All that is left goes to one part: the one that says so, or else the one that has it by default."""
        for supply in self.supplies:
            greedy = [
                entry.name for entry in self.entries if self.supply(entry.seat) is supply and self._is_greedy(entry)
            ]
            said = [name for name in greedy for gap in self.gaps[name] if gap.said and gap.count is None]
            if len(said) > 1:
                raise ArrangeError(f"'rest' in {listed(said)}: say it once, it stands for all that is named nowhere")
            if said:
                for name in greedy:
                    self.gaps[name] = [gap for gap in self.gaps[name] if gap.said]

    def _is_greedy(self, entry: Entry) -> bool:
        return self.is_open(entry.name) and self.room(entry) is None

    def lacking(self, entry: Entry) -> int:
        """How many cards a plain "rest" stands for, as far as there are any."""
        left, room = len(self.supply(entry.seat).rest), self.room(entry)
        return left if room is None else min(left, max(0, room - self.size(entry.name)))

    def draw(self, entry: Entry, count: int) -> list[int]:
        """Cards that are named nowhere, for a part that says "rest"."""
        return self.supply(entry.seat).draw(entry.name, count)

    def check_placed(self) -> None:
        """Every card is somewhere."""
        for seat, supply in enumerate(self.supplies):
            if supply.rest:
                whose = f"cards of {seat_name(seat)} not placed" if self.setup.own_decks else "not placed"
                left = counted([self.setup.slugs[card] for card in supply.rest])
                raise ArrangeError(f"{whose}: {left}; name them, or say 'rest' where they are")


def split_item(name: str, item: str) -> tuple[str, int | None]:
    """A card and how many: "king", "king x3" or "king x 3"."""
    what, times, count = item.partition(" x")
    if times and not re.fullmatch(r" ?\d\d?", count):
        raise ArrangeError(f"{name}: {item!r} should be a card and how many, as in '{what} x3'")
    return what, int(count) if times else None


class DefaultSetup:
    """Sets up any position of a game from its parts, and tells the parts of any position."""

    def __init__(
        self, rules: DeclaresState, parts: Sequence[Part | tuple[Part, ...]] = (),
        arrangement: type[Arrangement] = Arrangement, *, sizes: Mapping[str, str] | None = None,
        copies: Callable[[Settings], Sequence[int]] | None = None, own_decks: bool = False,
    ) -> None:  # fmt: skip
        """`parts` are written and read in their order; those in a tuple seat by seat. `sizes`: fields that say how many
        cards another one has. `copies`: how many of each card there are, if they do not say it themselves. `own_decks`:
        each seat has a whole deck.
        """
        self.rules, self.arrangement, self.own_decks = rules, arrangement, own_decks
        self._named, self._sizes, self._copies = parts, sizes or {}, copies

    @cached_property
    def fields(self) -> dict[str, Field]:
        """What the state declares, except fields that do not belong to a position."""
        found = declared(self.rules.State)
        return {name: f for name, f in found.items() if not isinstance(f, Scratch) and name != KEPT_BY_SETTINGS}

    @cached_property
    def known(self) -> list[tuple[Part, AnyText | None]]:
        """All parts, with how their fields are written and read."""
        return [found for group in self._groups for found in group]

    @cached_property
    def _groups(self) -> list[list[tuple[Part, AnyText | None]]]:
        parts = self._named or [default_part(name, field) for name, field in self.fields.items()]
        return [[self._found(part) for part in (part if isinstance(part, tuple) else (part,))] for part in parts]

    def _found(self, part: Part) -> tuple[Part, AnyText | None]:
        name = part.field or part.name
        if name not in self.fields and (part.field or not part.tell):
            raise TypeError(f"the part {part.name!r} needs a field of the state or a function that tells it")
        return part, text_of(part, name, self.fields[name]) if name in self.fields else None

    def entries(self, players: int) -> list[Entry]:
        """The parts of a table for this number of players."""
        return [
            Entry(part, text, name, seat)
            for group in self._groups
            for row in zip(*(part.names(players) for part, _ in group), strict=True)
            for (part, text), (name, seat) in zip(group, row, strict=True)
        ]

    @cached_property
    def overview(self) -> str:
        """The names of the parts, for an error."""
        of_seats = [part.names(1)[0][0] for part, _ in self.known if part.of_seat]
        of_all = [part.name for part, _ in self.known if not part.of_seat]
        return f"{', '.join(of_seats)} (and so for each seat), {', '.join(of_all)}" if of_seats else ", ".join(of_all)

    # The deck

    @cached_property
    def slugs(self) -> list[str]:
        """Of all cards, by their numbers."""
        return [card.slug for card in self._kinds]

    @cached_property
    def _kinds(self) -> tuple[Card, ...]:
        return max((text.field.cards for _, text in self.known if text and text.lies), key=len, default=())

    def copies(self, settings: Settings) -> Sequence[int]:
        """How many there are of each card in a deck."""
        if self._copies:
            return self._copies(settings)
        of_rules: Callable[[AnyState, int], int] | None = getattr(self.rules, "copies", None)
        if of_rules:
            s = self.empty(settings)
            return [int(of_rules(s, n)) for n in range(len(self._kinds))]
        return [card.copies for card in self._kinds]

    def deck(self, settings: Settings) -> Counter[str]:
        """Every card of the game."""
        decks = settings.players if self.own_decks else 1
        return Counter(
            {slug: count * decks for slug, count in zip(self.slugs, self.copies(settings), strict=True) if count}
        )

    # Positions

    def empty(self, settings: Settings) -> AnyState:
        """A state in which nothing lies anywhere."""
        s = CheckedState(np.zeros(1, self.rules.STATE))
        s.players = settings.players
        for name, field in self.fields.items():
            nothing = NONE if isinstance(field, (Pile, CardNumber, SeatNumber, Choice)) else 0
            for place in text_of(Part(name), name, field).places(self.rules.State.SEATS, 0):
                put(s, name, place, max(field.low, nothing))
        return s

    def zones(self, s: AnyState) -> dict[str, list[str]]:
        """Where every card is."""
        return {
            entry.name: entry.text.slugs(s, entry.seat)
            for entry in self.entries(s.players)
            if entry.text and entry.text.lies
        }

    def parts(self, s: AnyState) -> dict[str, str]:
        """The position by its parts: `arrange` makes the same position of them."""
        return {entry.name: entry.tell(s) for entry in self.entries(s.players)}

    def arrange(self, settings: Settings, given: Mapping[str, str]) -> npt.NDArray[Any]:
        """The state of the position; what cannot be is refused with the reason."""
        state: npt.NDArray[Any] = self.arrangement(self, settings, given).arrange().to_array()
        return state

    def count_sizes(self, s: AnyState) -> None:
        """Write how many cards there are into the fields that say so."""
        sizes = {field: size for size, field in self._sizes.items()}
        for entry in self.entries(s.players):
            if entry.text and entry.text.name in sizes:
                size = len(entry.text.cards(s, entry.seat))
                put(s, sizes[entry.text.name], (entry.seat,) if entry.part.of_seat else (), size)


def default_part(name: str, field: Field) -> Part:
    """A field under its own name; what a seat has of cards or other lists is a part of its own."""
    several = field.listed or field.size > 1 or isinstance(field, (CardNumber, KindSet, SeatSet))
    return Part(f"{name}_{{seat}}" if field.by_seat and several else name, name)
