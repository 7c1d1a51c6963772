"""What one viewer sees of Throne and the Grail: the open cards, their points, and how many of each are unseen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from throneroom.engine.compiled import plain
from throneroom.engine.messages import CardSlug, Seat
from throneroom.games.throne_and_grail.cards import COPIES, COUNT, GRAIL, INFLUENCES, MINUS, PLUS, SLUGS

if TYPE_CHECKING:
    from throneroom.games.throne_and_grail import rules
    from throneroom.games.throne_and_grail.rules import State
else:
    rules = plain("throneroom.games.throne_and_grail.rules")

SHOWS_VIEWER = False
"""A view depends on what its viewer knows, not on who it is: viewers who know the same share it."""

Stage = Literal["play", "over"]


@dataclass(frozen=True, slots=True)
class Pile:
    """Some copies of one card."""

    card: CardSlug
    count: int


@dataclass(frozen=True, slots=True)
class Majority:
    """The race for one Influence."""

    card: CardSlug
    counts: tuple[int, ...]
    leader: Seat | None
    """The seat that scores it; None while the counts are equal."""


@dataclass(frozen=True, slots=True)
class Score:
    """What a seat's taken cards would score if the game ended now."""

    majorities: int
    sets: int
    """How many complete sets; each scores 5."""
    numbers: int
    total: int


@dataclass(frozen=True, slots=True)
class Side:
    """One seat: its hand as far as the viewer knows it, and what it has taken."""

    hand: tuple[CardSlug, ...] | None
    """In the order of the cards' numbers; None if it is hidden."""
    held: int
    took: bool
    """Whether it has taken in this round."""
    turns: int
    """Turns it still has in this round."""
    taken: tuple[Pile, ...]
    grails: int
    score: Score
    bounty: int
    """What its plus cards add up to."""
    blight: int
    """What its minus cards add up to: 0 or less."""


@dataclass(frozen=True, slots=True)
class Take:
    """The result of a take: now, or after the seat on turn has laid one of its cards."""

    seat: Seat
    """Who would take."""
    laid: CardSlug | None
    """The card laid before the take; None for a take of the current Line."""
    cards: tuple[CardSlug, ...]
    totals: tuple[int, ...]
    """The points after it, by seat."""
    grails: int
    """The Grails of the seat that would take, after it."""
    crowns: bool
    """Whether it would win at once (TG-9)."""


@dataclass(frozen=True, slots=True)
class Table:
    """The table of Throne and the Grail."""

    number: int
    """The number of the round, from 1 to 4."""
    start: Seat | None
    """Who started this round; None once the game is over."""
    sides: tuple[Side, ...]
    line: tuple[CardSlug, ...]
    """From the draw pile to its end."""
    reach: tuple[CardSlug, ...]
    """The end of the Line: what a take would get now."""
    takes: tuple[Take, ...]
    """For each seat that may still take in this round: now, and after each playable card that the viewer sees."""
    majorities: tuple[Majority, ...]
    pile: int
    """Cards in the draw pile."""
    away: tuple[CardSlug, ...] | None
    """The three cards put away; None while nobody may know them."""
    unseen: tuple[Pile, ...]
    """The cards that the viewer has not seen, wherever they are."""
    stage: Stage


def table(s: State, viewer: int | None) -> Table:
    """The table from a state that holds only what the viewer knows."""
    line = tuple(SLUGS[card] for card in list(s.line)[: s.length])
    away = known(list(s.deck)[: rules.AWAY])
    return Table(
        number=s.rounds,
        start=_start(s),
        sides=tuple(_side(s, seat) for seat in range(rules.SEATS)),
        line=line,
        reach=line[rules.reach(s) :],
        takes=takes(s),
        majorities=tuple(_majority(s, card) for card in INFLUENCES),
        pile=COUNT - rules.pile_top(s),
        away=tuple(away) or None,
        unseen=unseen(s),
        stage="over" if s.turn == rules.NONE else "play",
    )


def takes(s: State) -> tuple[Take, ...]:
    """The results of takes, now and after each card in the hand of the seat on turn, if the viewer knows it."""
    if s.turn == rules.NONE:
        return ()
    hand = [card for card in dict.fromkeys(s.hand[s.turn]) if card != rules.NONE]
    return tuple(
        _take(s, seat, card) for card in (rules.NONE, *hand) for seat in range(rules.SEATS) if _may_take(s, seat, card)
    )


def _may_take(s: State, seat: int, laid: int) -> bool:
    """TG-5: whether a seat still has its take in this round, and there is something to take after the card is laid."""
    return s.took[seat] == 0 and s.length + (laid != rules.NONE) > 0


def _take(s: State, seat: int, laid: int) -> Take:
    """Lay the card, if there is one, and take, on a copy."""
    after = s.copy()
    if laid != rules.NONE:
        rules.play(after, s.turn, laid)
    cards = list(after.line)[rules.reach(after) : after.length]
    rules.take(after, seat)
    return Take(
        seat=_seat(seat),
        laid=None if laid == rules.NONE else SLUGS[laid],
        cards=tuple(SLUGS[card] for card in cards),
        totals=tuple(rules.points(after, other) for other in range(rules.SEATS)),
        grails=after.taken[seat][GRAIL],
        crowns=rules.crowned(after) == seat,
    )


def turns_had(s: State, seat: int) -> int:
    """How many turns a seat has had in this round: five plays and a take make six."""
    return rules.HAND - s.held[seat] + s.took[seat]


def known(cards: Iterable[int]) -> list[CardSlug]:
    """The visible cards, without empty places."""
    return [SLUGS[card] for card in cards if card != rules.NONE]


def unseen(s: State) -> tuple[Pile, ...]:
    """Every card of the box except those that the state shows."""
    left = Counter(box(s.numbered))
    left.subtract(card for seat in range(rules.SEATS) for card in _taken(s, seat))
    left.subtract(card for seat in range(rules.SEATS) for card in s.hand[seat])
    left.subtract(s.line)
    left.subtract(s.deck)
    return piles(left)


def box(numbered: Iterable[int]) -> list[int]:
    """All cards of a box with these plus and minus cards."""
    return [card for card in range(GRAIL + 1) for _ in range(COPIES[card])] + list(numbered)


def piles(counts: Counter[int]) -> tuple[Pile, ...]:
    """Cards by their numbers, each with its count."""
    return tuple(Pile(SLUGS[card], counts[card]) for card in sorted(counts) if card >= 0 < counts[card])


def _taken(s: State, seat: int) -> list[int]:
    return [card for card, count in enumerate(s.taken[seat]) for _ in range(count)]


def _start(s: State) -> Seat | None:
    """TG-2: the seat on turn started if it has had as many turns as the rival."""
    if s.turn == rules.NONE:
        return None
    second = turns_had(s, s.turn) < turns_had(s, 1 - s.turn)
    return _seat(1 - s.turn if second else s.turn)


def _seat(seat: int) -> Seat:
    return Seat(f"p{seat + 1}")


def _side(s: State, seat: int) -> Side:
    hand = known(s.hand[seat])
    return Side(
        hand=tuple(hand) if len(hand) == s.held[seat] else None,
        held=s.held[seat],
        took=bool(s.took[seat]),
        turns=rules.HAND + 1 - turns_had(s, seat),
        taken=piles(Counter(_taken(s, seat))),
        grails=s.taken[seat][GRAIL],
        score=Score(
            majorities=sum(rules.majority(s, seat, card) for card in INFLUENCES),
            sets=rules.sets(s, seat),
            numbers=rules.numbers(s, seat),
            total=rules.points(s, seat),
        ),
        bounty=sum(int(SLUGS[card]) for card in _taken(s, seat) if PLUS < card <= MINUS),
        blight=sum(int(SLUGS[card]) for card in _taken(s, seat) if card > MINUS),
    )


def _majority(s: State, card: int) -> Majority:
    leaders = [_seat(seat) for seat in range(rules.SEATS) if rules.majority(s, seat, card)]
    counts = tuple(s.taken[seat][card] for seat in range(rules.SEATS))
    return Majority(SLUGS[card], counts, leaders[0] if leaders else None)
