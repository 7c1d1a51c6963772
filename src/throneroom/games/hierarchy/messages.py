"""What can happen in Hierarchy, what is asked, and why a card may not be played."""

from __future__ import annotations

from dataclasses import dataclass

from throneroom.engine.messages import CardSlug, Event, Message, Phrase, Question, Reason, Seat

# Parts of other messages


@dataclass(frozen=True)
class OnTop(Phrase):
    """The card on top, as the name it counts as."""

    card: CardSlug
    number: int
    disguised: bool
    """Whether the card is the Imposter."""


@dataclass(frozen=True)
class Played(Phrase):
    """A card as it is played: a player's Knight, or a player's Imposter under another name."""

    seat: Seat
    card: CardSlug
    guise: CardSlug | None


@dataclass(frozen=True)
class InTheLine(Phrase):
    """Where a card is: it lies in the Line."""


@dataclass(frozen=True)
class OutOfTheGame(Phrase):
    """Where a card is: it has been discarded."""


@dataclass(frozen=True)
class HeldBy(Phrase):
    """Where a card is: in a player's hand."""

    seat: Seat


# Events


def _rules_of_card(name: CardSlug) -> tuple[str, ...]:
    """The rules that a card always brings into play: the Serf's numbers, and the conditions of four others."""
    if name == "serf":
        return ("HI-10",)
    return ("HI-16",) if name in ("baroness", "high-priest", "queen", "king") else ()


@dataclass(frozen=True)
class Dealt(Event):
    first: Seat


@dataclass(frozen=True)
class LineOpened(Event):
    rules = ("HI-7", "HI-10", "HI-16")

    seat: Seat
    card: CardSlug

    def shown_rules(self) -> tuple[str, ...]:
        return ("HI-7", *_rules_of_card(self.card))


@dataclass(frozen=True)
class CardLaid(Event):
    """A card is laid on another."""

    rules = ("HI-4", "HI-8", "HI-9", "HI-10", "HI-13", "HI-14", "HI-15", "HI-16", "HI-17")

    played: Played
    deed: str
    """What it does to the card below, for the story: `slays`, `ducks-under`."""
    top: OnTop
    allowed_by: str
    """The rule that lets it go there."""

    def shown_rules(self) -> tuple[str, ...]:
        named = () if self.allowed_by == "HI-15" else _rules_of_card(self.played.guise or self.played.card)
        way = () if self.allowed_by in named else (self.allowed_by,)
        return (*way, *named, *(("HI-17",) if self.played.guise else ()))


@dataclass(frozen=True)
class TowerRaised(Event):
    """HI-11: the Tower at the cost of a card."""

    rules = ("HI-11", "HI-17")

    played: Played
    top: OnTop
    discard: CardSlug

    def shown_rules(self) -> tuple[str, ...]:
        return self.rules if self.played.guise else ("HI-11",)


@dataclass(frozen=True)
class SentHome(Event):
    """HI-12."""

    rules = ("HI-12",)

    seat: Seat
    card: CardSlug
    owner: Seat


@dataclass(frozen=True)
class CannotOpen(Event):
    """HI-7: the deal alone decides."""

    rules = ("HI-3",)

    loser: Seat
    winner: Seat


@dataclass(frozen=True)
class NoCardLeft(Event):
    rules = ("HI-3",)

    loser: Seat
    winner: Seat


@dataclass(frozen=True)
class NothingFollows(Event):
    """HI-3: no card in hand may go on the top card."""

    rules = ("HI-3",)

    loser: Seat
    winner: Seat
    top: OnTop


# Questions


@dataclass(frozen=True)
class ToOpen(Question):
    seat: Seat


@dataclass(frozen=True)
class ToPlay(Question):
    seat: Seat
    top: OnTop


@dataclass(frozen=True)
class ToSendHome(Question):
    seat: Seat
    rival: Seat


@dataclass(frozen=True)
class Won(Question):
    winner: Seat
    loser: Seat


# Reasons


@dataclass(frozen=True)
class PlayNow(Reason):
    """Cards are sent home only after the Surgeon."""


@dataclass(frozen=True)
class NotInHand(Reason):
    card: CardSlug
    where: Message


@dataclass(frozen=True)
class SurgeonAtWork(Reason):
    rival: Seat


@dataclass(frozen=True)
class NotInLine(Reason):
    card: CardSlug
    where: Message


@dataclass(frozen=True)
class StaysOnTop(Reason):
    card: CardSlug


@dataclass(frozen=True)
class OwnCard(Reason):
    card: CardSlug
    rival: Seat


@dataclass(frozen=True)
class NoTextNoNumber(Reason):
    """The Imposter after the Sorcerer."""

    top: OnTop


@dataclass(frozen=True)
class NoCopyOutside(Reason):
    card: CardSlug


@dataclass(frozen=True)
class NoCopyOfTop(Reason):
    card: CardSlug


@dataclass(frozen=True)
class NoCopyOfOwn(Reason):
    card: CardSlug


@dataclass(frozen=True)
class NoCardToGoOn(Reason):
    """On an empty Line: the card needs another below it."""

    card: CardSlug


@dataclass(frozen=True)
class Shunned(Reason):
    top: OnTop
    card: CardSlug


@dataclass(frozen=True)
class NotLower(Reason):
    top: OnTop
    card: CardSlug
    number: int


@dataclass(frozen=True)
class Silenced(Reason):
    top: OnTop
    card: CardSlug
    number: int


@dataclass(frozen=True)
class UsurperNeedsHigher(Reason):
    top: OnTop


@dataclass(frozen=True)
class WrongCompany(Reason):
    top: OnTop


@dataclass(frozen=True)
class TowerHolds(Reason):
    top: OnTop


@dataclass(frozen=True)
class LeperNeedsLowerOrOdd(Reason):
    top: OnTop


@dataclass(frozen=True)
class NotHigher(Reason):
    top: OnTop
    card: CardSlug
    number: int


@dataclass(frozen=True)
class CannotOpenWith(Reason):
    card: CardSlug


@dataclass(frozen=True)
class NothingToDiscard(Reason):
    top: OnTop
    mine: bool
    """Whether it is said to the Tower's holder; otherwise about them, at the end."""


@dataclass(frozen=True)
class LineTooShort(Reason):
    """For the Surgeon, or for the King."""

    card: CardSlug
    size: int


@dataclass(frozen=True)
class LineTooLong(Reason):
    """For the Baroness."""

    size: int


@dataclass(frozen=True)
class NoBaroness(Reason):
    """For the Queen."""


@dataclass(frozen=True)
class DiscardNeeded(Reason):
    top: OnTop
    disguised: bool


@dataclass(frozen=True)
class DiscardNotHeld(Reason):
    discard: CardSlug


@dataclass(frozen=True)
class NoDiscardNeeded(Reason):
    top: OnTop
    disguised: bool


@dataclass(frozen=True)
class NothingToCopy(Reason):
    """About the Imposter, at the end."""


@dataclass(frozen=True)
class NoCopyFollows(Reason):
    """About the Imposter, at the end: no card it could copy may go on the top card."""

    copies: tuple[CardSlug, ...]
    top: OnTop
