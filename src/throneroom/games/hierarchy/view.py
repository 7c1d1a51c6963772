"""What one viewer sees of Hierarchy: all cards are open, so everybody sees the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from throneroom.engine.compiled import plain
from throneroom.engine.messages import CardSlug, Seat
from throneroom.games.hierarchy.cards import FULL_LINE, IMPOSTER, NUMBERED, SLUGS, SORCERER, SURGEON, TOWER, USURPER
from throneroom.games.hierarchy.reasons import why_stuck

if TYPE_CHECKING:
    from throneroom.games.hierarchy import rules
    from throneroom.games.hierarchy.rules import State
else:
    rules = plain("throneroom.games.hierarchy.rules")

SHOWS_VIEWER = False
"""A view depends on what its viewer knows, not on who it is: viewers who know the same share it."""

Stage = Literal["play", "return", "over"]

Asks = Literal["first", "higher", "lower", "exception"]
"""Open the Line; a higher or a lower number; if no number is higher, a card that may follow anyway."""

STAGES: tuple[Stage, ...] = ("play", "return", "return", "over")


Item = TypeVar("Item")


def _subsets(items: Sequence[Item]) -> tuple[tuple[Item, ...], ...]:
    """The items in each set of them: bit n of its index is item n."""
    return tuple(tuple(item for n, item in enumerate(items) if index >> n & 1) for index in range(1 << len(items)))


HALF = len(SLUGS) // 2
LOW = (1 << HALF) - 1
"""A set of cards is looked up in two halves: all sets of seven cards are few, those of fourteen are not."""
LOW_CARDS, HIGH_CARDS = _subsets(range(HALF)), _subsets(range(HALF, len(SLUGS)))
LOW_NAMES, HIGH_NAMES = _subsets(SLUGS[:HALF]), _subsets(SLUGS[HALF:])


@dataclass(frozen=True, slots=True)
class Laid:
    """A card in the Line: its owner, and what it counts as while it is on top."""

    card: CardSlug
    owner: Seat
    guise: CardSlug | None = None


@dataclass(frozen=True, slots=True)
class Given:
    """A discarded card and its owner."""

    card: CardSlug
    owner: Seat


@dataclass(frozen=True, slots=True)
class Demand:
    """What the top card, or an empty Line, asks of the next card. Only cards in hands are named."""

    asks: Asks
    also: tuple[CardSlug, ...]
    """Cards that may follow although their numbers do not fit; on an empty Line, those that can open it (HI-7)."""
    never: tuple[CardSlug, ...]
    """Cards that may not follow although their numbers fit."""
    silent: bool
    """Whether cards in hand have no text (HI-15)."""


@dataclass(frozen=True, slots=True)
class Answers:
    """What the rival could follow with, if the seat on turn laid this card."""

    card: CardSlug
    guise: CardSlug | None
    """The name that the Imposter would copy."""
    cards: tuple[CardSlug, ...] | None
    """From the rival's hand; None if the Surgeon's returns come first (HI-12)."""


@dataclass(frozen=True, slots=True)
class Stuck:
    """A card that the loser still holds, and the rule that prevents playing it."""

    card: CardSlug
    reason: dict[str, Any]
    """A message of `messages.py`, as data."""


@dataclass(frozen=True, slots=True)
class Table:
    """The table of Hierarchy."""

    hands: tuple[tuple[CardSlug, ...], ...]
    """By seat, in the order of their numbers."""
    line: tuple[Laid, ...]
    """From bottom to top."""
    size: int
    """How many cards the Line counts as (the Tower counts twice)."""
    number: int | None
    """The number of the top card, None on an empty Line."""
    demand: Demand
    full: int
    """The largest count of the Line for the Baroness to be played, and the smallest for the King (HI-16)."""
    discards: tuple[Given, ...]
    answers: tuple[Answers, ...]
    """For each card that may be laid now; empty while cards are sent home."""
    stage: Stage
    stuck: tuple[Stuck, ...]
    """At the end, the cards that the loser could not lay (HI-3)."""


def table(s: State, viewer: int | None) -> Table:
    """The table from a state that holds only what the viewer knows."""
    purple = s.purple
    laid = [_laid(card, purple >> card & 1, None) for card in list(s.line)[: s.length]]
    if laid and rules.top(s) == IMPOSTER:
        laid[-1] = _laid(IMPOSTER, purple >> IMPOSTER & 1, s.face)
    number = None if s.length == 0 else rules.number_on_top(s.face)
    return Table(
        hands=tuple(map(_named, s.hand)),
        line=tuple(laid),
        size=rules.size(s),
        number=number,
        demand=_demand(s, number),
        full=FULL_LINE,
        discards=tuple(_given(card, purple >> card & 1) for card in members(s.discard)),
        answers=_answers(s) if s.stage == rules.PLAY else (),
        stage=STAGES[s.stage],
        stuck=tuple(Stuck(card, why.data()) for card, why in why_stuck(s)) if s.stage == rules.OVER else (),
    )


def _demand(s: State, number: int | None) -> Demand:
    """What `rules.misfit` allows and forbids beyond the plain comparison of numbers (HI-4, HI-5)."""
    held = s.hand[0] | s.hand[1]
    if number is None:
        return Demand("first", _named(held & rules.playable(s)), (), False)
    lower = s.face == USURPER  # HI-14
    fitting = _fitting(number, lower)
    follow = rules.FOLLOWERS[s.face + 1]
    asks: Asks = "lower" if lower else "higher" if fitting else "exception"
    return Demand(asks, _named(held & follow & ~fitting), _named(held & fitting & ~follow), s.face == SORCERER)


# What has few values is only made once


@cache
def _fitting(number: int, lower: bool) -> int:
    """The cards whose numbers are lower, or higher."""
    return sum(1 << name for name in range(NUMBERED) if (name + 1 < number if lower else name + 1 > number))


@cache
def _laid(card: int, seat: int, face: int | None) -> Laid:
    return Laid(SLUGS[card], seat_name(seat), None if face is None else SLUGS[face])


@cache
def _given(card: int, seat: int) -> Given:
    return Given(SLUGS[card], seat_name(seat))


def _named(cards: int) -> tuple[CardSlug, ...]:
    return LOW_NAMES[cards & LOW] + HIGH_NAMES[cards >> HALF]


def _answers(s: State) -> tuple[Answers, ...]:
    """What the rival could follow with, for each card that may be laid now, under each of its names."""
    line, hand = rules.lying(s), s.hand[1 - s.turn]
    copied = line & (s.purple if s.turn else ~s.purple) if hand >> IMPOSTER & 1 else 0
    own = [(card, card) for card in members(s.hand[s.turn] & rules.playable(s))]
    disguised = [(IMPOSTER, name) for name in members(rules.disguises(s))]
    answers = []
    for card, name in own + disguised:
        after = line | 1 << card
        size = s.length + 1 + (after >> TOWER & 1) + (name == TOWER != card)
        fitting = rules.FOLLOWERS[name + 1] & ~rules.unmet_on(name, after, size, hand)
        copies = 0 if name == SORCERER else copied & fitting
        follow = hand & fitting | (1 << IMPOSTER if copies else 0)
        answers.append(_answer(card, name, 0 if name == SURGEON else follow))
    return tuple(answers)


@lru_cache(8192)
def _answer(card: int, name: int, follow: int) -> Answers:
    """The answers to a card under a name: these cards, or the Surgeon's returns."""
    cards = None if name == SURGEON else _named(follow)
    return Answers(SLUGS[card], SLUGS[name] if card == IMPOSTER else None, cards)


def members(cards: int) -> tuple[int, ...]:
    """The cards of a set, by their numbers."""
    return LOW_CARDS[cards & LOW] + HIGH_CARDS[cards >> HALF]


def seat_name(seat: int) -> Seat:
    return Seat(f"p{seat + 1}")


def owner(s: State, card: int) -> Seat:
    return seat_name(s.purple >> card & 1)
