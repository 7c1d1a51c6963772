"""What can happen in Hierarchy, what is asked, and why a card may not be played."""

from __future__ import annotations

from dataclasses import dataclass

from throneroom.engine.messages import CardSlug, Event, Message, Phrase, Question, Reason, Seat

# Parts of other messages


@dataclass(frozen=True)
class OnTop(Phrase):
    """The card on top, as what it counts."""

    card: CardSlug
    number: int
    disguised: bool
    """Whether it is the Imposter that lies there."""


@dataclass(frozen=True)
class Played(Phrase):
    """A card as it is played: somebody's Knight, or somebody's Imposter in a guise."""

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
    """Where a card is: in somebody's hand."""

    seat: Seat


# Events


@dataclass(frozen=True)
class Dealt(Event):
    first: Seat


@dataclass(frozen=True)
class LineOpened(Event):
    seat: Seat
    card: CardSlug


@dataclass(frozen=True)
class CardLaid(Event):
    """A card goes on another."""

    played: Played
    deed: str
    """What it does to the card below, for the story: `slays`, `ducks-under`."""
    top: OnTop


@dataclass(frozen=True)
class TowerRaised(Event):
    """HI-11: the Tower at the cost of a card."""

    played: Played
    top: OnTop
    discard: CardSlug


@dataclass(frozen=True)
class SentHome(Event):
    """HI-12."""

    seat: Seat
    card: CardSlug
    owner: Seat


@dataclass(frozen=True)
class NobodyToSendHome(Event):
    """HI-12: the Surgeon finds no card of the rival's."""


@dataclass(frozen=True)
class CannotOpen(Event):
    """HI-7: the deal alone decides."""

    loser: Seat
    winner: Seat


@dataclass(frozen=True)
class NoCardLeft(Event):
    loser: Seat
    winner: Seat


@dataclass(frozen=True)
class NothingFollows(Event):
    """HI-3: no card in hand may go on the top card."""

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
    """On an empty Line: cards that need another below them."""

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
    """Said to the one who holds the Tower, or of that one at the end."""


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
    """At the end, of the Imposter."""


@dataclass(frozen=True)
class NoCopyFollows(Reason):
    """At the end, of the Imposter: whatever it could be may not go on the top card."""

    copies: tuple[CardSlug, ...]
    top: OnTop
