"""What can happen in Battle For The Throne, what is asked, and why something may not be done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from throneroom.engine.messages import CardSlug, Event, Phrase, Question, Reason, Seat
from throneroom.games.battle_for_the_throne.cards import Suit

Rank = Literal["jack", "queen", "king", "shield"]
"""As in the notation of places: `p2 jack 1`, `p2 king`."""

# Parts of other messages


@dataclass(frozen=True)
class Spot(Phrase):
    """A place as in the notation, whether or not it is occupied: `p2 jack 1`."""

    seat: Seat
    rank: Rank
    place: int | None
    """Its number among the Jacks or Queens; None for the King and the shield."""


@dataclass(frozen=True)
class Character(Phrase):
    """A character or a shield, and the spot where it stands."""

    seat: Seat
    rank: Rank
    place: int | None
    """Its number among the Jacks or Queens; None for the King and the shield."""
    card: CardSlug
    rallied: bool
    """Whether it is a King in the rank of Jacks or Queens (BA-14)."""


@dataclass(frozen=True)
class SeenCards(Phrase):
    """Drawn cards that the viewer sees; at least one."""

    cards: tuple[CardSlug, ...]


@dataclass(frozen=True)
class CountedCards(Phrase):
    """How many cards are drawn, if the viewer does not see them or there are none."""

    count: int


Drawn = SeenCards | CountedCards


@dataclass(frozen=True)
class Chooses(Phrase):
    """Which card of the court a seat chooses next."""

    seat: Seat
    rank: Rank


@dataclass(frozen=True)
class InDiscardPile(Phrase):
    """Where a card is: in the player's own discard pile."""


@dataclass(frozen=True)
class InCourt(Phrase):
    """Where a card is: in the player's own court."""


@dataclass(frozen=True)
class LiesOn(Phrase):
    """Where a card is: an attack on a character."""

    target: Character


@dataclass(frozen=True)
class InDeck(Phrase):
    """Where a card is: in the player's own deck."""


Whereabouts = InDiscardPile | InCourt | LiesOn | InDeck


# Events at the beginning


@dataclass(frozen=True)
class GameOpened(Event):
    players: int
    jokers: int
    """The number of Jokers of each player."""


@dataclass(frozen=True)
class BegunLater(Event):
    """An arranged game begins in the middle, with the question there."""

    round: int
    question: Question


@dataclass(frozen=True)
class ChosenInSecret(Event):
    """BA-1: a court card that the viewer may not see yet."""

    seat: Seat
    rank: Rank


@dataclass(frozen=True)
class Chosen(Event):
    seat: Seat
    card: CardSlug


@dataclass(frozen=True)
class CourtRevealed(Event):
    seat: Seat
    cards: tuple[CardSlug, ...]
    """King, Queen and Jack."""


@dataclass(frozen=True)
class HandsDrawn(Event):
    """BA-1: five cards each."""


# Events of a round


@dataclass(frozen=True)
class RoundBegun(Event):
    """BA-3."""

    rules = ("BA-3",)

    round: int
    first: Seat


@dataclass(frozen=True)
class Passed(Event):
    seat: Seat


@dataclass(frozen=True)
class RoundEnded(Event):
    """The last player passes."""

    seat: Seat
    round: int
    first: Seat
    """Whose end of the round comes first (BA-18)."""


# Events of an attack


@dataclass(frozen=True)
class Attacked(Event):
    seat: Seat
    card: CardSlug
    target: Character


@dataclass(frozen=True)
class Charged(Event):
    """BA-12: a King attacks."""

    rules = ("BA-12",)

    seat: Seat
    card: CardSlug
    target: Character


@dataclass(frozen=True)
class JesterPlayed(Event):
    """BA-15."""

    rules = ("BA-15",)

    seat: Seat
    owner: Seat
    """Whose attack it was."""
    card: CardSlug
    target: Character


@dataclass(frozen=True)
class Accepted(Event):
    """BA-15: no Jester."""

    telling = False
    seat: Seat


@dataclass(frozen=True)
class AttackLanded(Event):
    """The character takes it."""

    rules = ("BA-5", "BA-6")

    owner: Seat
    """Whose attack it is."""
    card: CardSlug
    target: Character
    points: int
    """What the card counts."""
    halved: bool
    left: int
    """How many more points destroy the character."""

    def shown_rules(self) -> tuple[str, ...]:
        return self.rules if self.halved else ("BA-5",)


@dataclass(frozen=True)
class CharacterFell(Event):
    """BA-7: the attacks reach the character's points."""

    rules = ("BA-5", "BA-6", "BA-7")

    owner: Seat
    card: CardSlug
    target: Character
    points: int
    """What the last card counts."""
    halved: bool
    whole: int
    """The points of the character."""

    def shown_rules(self) -> tuple[str, ...]:
        return self.rules if self.halved else ("BA-5", "BA-7")


@dataclass(frozen=True)
class ShieldBroke(Event):
    """BA-16: the same for a shield."""

    rules = ("BA-5", "BA-6", "BA-7")

    owner: Seat
    card: CardSlug
    target: Character
    points: int
    halved: bool
    whole: int

    def shown_rules(self) -> tuple[str, ...]:
        return self.rules if self.halved else ("BA-5", "BA-7")


@dataclass(frozen=True)
class DestroyedAtOnce(Event):
    """BA-9: destroyed by an Ace."""

    rules = ("BA-5", "BA-9")

    owner: Seat
    card: CardSlug
    target: Character


@dataclass(frozen=True)
class KingLost(Event):
    """BA-17: a player is out."""

    rules = ("BA-17",)

    seat: Seat
    king: CardSlug
    round: int
    place: int
    """The first player to fall has the last place, the last King the first."""


@dataclass(frozen=True)
class DrewHonorably(Event):
    """BA-8."""

    rules = ("BA-8",)

    seat: Seat
    drawn: Drawn


@dataclass(frozen=True)
class DrewNothingHonorably(Event):
    """BA-8: the draw is declined."""

    seat: Seat


@dataclass(frozen=True)
class SixthDiscarded(Event):
    """BA-2."""

    rules = ("BA-2",)

    seat: Seat
    card: CardSlug


# Events of other actions


@dataclass(frozen=True)
class KingHealed(Event):
    """BA-11."""

    rules = ("BA-11",)

    seat: Seat
    card: CardSlug
    attacks: int
    """How many attack cards are removed."""


@dataclass(frozen=True)
class KingRallied(Event):
    """BA-13."""

    rules = ("BA-13", "BA-14")

    seat: Seat
    card: CardSlug
    replaced: Character
    attacks: int
    """How many attack cards he takes over."""
    points: int
    """The points of these cards."""

    def shown_rules(self) -> tuple[str, ...]:
        return ("BA-13",) if self.replaced.rank == "king" else self.rules


@dataclass(frozen=True)
class ShieldRaised(Event):
    """BA-16."""

    rules = ("BA-16",)

    seat: Seat
    suit: Suit
    """The King's."""


@dataclass(frozen=True)
class Deployed(Event):
    """BA-10: a Jack or Queen is placed last in its rank."""

    rules = ("BA-10",)

    seat: Seat
    card: CardSlug
    rank: Rank
    place: int


# Events at the end of a round (BA-18, BA-19)


@dataclass(frozen=True)
class HandKept(Event):
    seat: Seat
    drawn: Drawn


@dataclass(frozen=True)
class CardDiscarded(Event):
    rules = ("BA-18",)

    seat: Seat
    card: CardSlug
    drawn: Drawn


@dataclass(frozen=True)
class DeckReformed(Event):
    rules = ("BA-19",)

    seat: Seat
    size: int
    """The size of the new deck, before cards are drawn from it."""
    rest: int
    """How many cards stay in the discard pile."""
    drawn: Drawn


@dataclass(frozen=True)
class DeckLeftEmpty(Event):
    seat: Seat


@dataclass(frozen=True)
class AttackRemoved(Event):
    rules = ("BA-18",)

    seat: Seat
    owner: Seat
    """Whose attack it was."""
    card: CardSlug
    target: Character


@dataclass(frozen=True)
class NothingMended(Event):
    seat: Seat


# Events at the end of the game


@dataclass(frozen=True)
class LastKing(Event):
    """BA-20: the winner."""

    rules = ("BA-20",)

    seat: Seat


@dataclass(frozen=True)
class VictoryShared(Event):
    """BA-21."""

    rules = ("BA-21",)

    round: int
    winners: tuple[Seat, ...]


# Questions


@dataclass(frozen=True)
class ToChoose(Question):
    """BA-1: all at the same time."""

    choices: tuple[Chooses, ...]


@dataclass(frozen=True)
class ToAct(Question):
    seat: Seat
    round: int


@dataclass(frozen=True)
class ToAnswer(Question):
    """BA-15: whether to play the Jester."""

    seat: Seat
    owner: Seat
    """Whose attack it is."""
    card: CardSlug
    target: Character


@dataclass(frozen=True)
class ToDrawHonorably(Question):
    seat: Seat


@dataclass(frozen=True)
class ToDiscardSixth(Question):
    seat: Seat


@dataclass(frozen=True)
class ToDiscard(Question):
    seat: Seat
    round: int


@dataclass(frozen=True)
class ToReform(Question):
    seat: Seat
    round: int


@dataclass(frozen=True)
class ToMend(Question):
    seat: Seat
    round: int


@dataclass(frozen=True)
class Won(Question):
    winner: Seat


@dataclass(frozen=True)
class WonTogether(Question):
    round: int
    winners: tuple[Seat, ...]


# Reasons about the court


@dataclass(frozen=True)
class ChosenInOrder(Reason):
    rank: Rank
    """Which card of the court is chosen next."""


@dataclass(frozen=True)
class ChooseFirst(Reason):
    rank: Rank


# Reasons about timing


@dataclass(frozen=True)
class NoAttackToAnswer(Reason):
    """On a turn: why the Jester or acceptance is not possible."""


@dataclass(frozen=True)
class NobodyFell(Reason):
    """On a turn: why an honorable draw is not possible."""


@dataclass(frozen=True)
class NoDiscardNow(Reason):
    held: int


@dataclass(frozen=True)
class NoReformNow(Reason):
    """Before the end of the round."""


@dataclass(frozen=True)
class CourtsStand(Reason):
    """The courts are chosen once."""


@dataclass(frozen=True)
class RoundGoesOn(Reason):
    """Why the other decisions at the end of a round are not possible yet."""


@dataclass(frozen=True)
class AnswerFirst(Reason):
    target: Character


@dataclass(frozen=True)
class HonorFirst(Reason):
    """Draw or decline, after an honorable death."""


@dataclass(frozen=True)
class SixthFirst(Reason):
    """Discard down to five."""


@dataclass(frozen=True)
class DiscardFirst(Reason):
    """At the end of a round."""


@dataclass(frozen=True)
class DiscardBeforeReform(Reason):
    """At the end of a round."""


@dataclass(frozen=True)
class ReformFirst(Reason):
    """At the end of a round."""


@dataclass(frozen=True)
class MendFirst(Reason):
    """At the end of a round."""


@dataclass(frozen=True)
class DiscardIsOver(Reason):
    """At the end of a round, once cards are drawn."""


# Reasons about cards and characters


@dataclass(frozen=True)
class NotInHand(Reason):
    card: CardSlug
    where: Whereabouts


@dataclass(frozen=True)
class NoJoker(Reason):
    """No Joker in hand."""


@dataclass(frozen=True)
class NoJokerToAnswer(Reason):
    """No Joker in hand to play as the Jester."""


@dataclass(frozen=True)
class OwnCharacter(Reason):
    """Players cannot attack their own court."""

    spot: Spot


@dataclass(frozen=True)
class NoSuchSeat(Reason):
    seat: Seat


@dataclass(frozen=True)
class AlreadyOut(Reason):
    seat: Seat


@dataclass(frozen=True)
class NobodyThere(Reason):
    spot: Spot


@dataclass(frozen=True)
class ShieldInFront(Reason):
    seat: Seat


@dataclass(frozen=True)
class RankInFront(Reason):
    seat: Seat
    rank: Rank
    spot: Spot
    """The intended target of the attack."""


@dataclass(frozen=True)
class OwnSuit(Reason):
    card: CardSlug
    target: CardSlug


@dataclass(frozen=True)
class OwnSuitOfShield(Reason):
    card: CardSlug
    suit: Suit


@dataclass(frozen=True)
class NothingToHeal(Reason):
    """No attack on the King."""


@dataclass(frozen=True)
class NoRallyAbroad(Reason):
    """In another's court."""

    spot: Spot


@dataclass(frozen=True)
class NoRallyOfShield(Reason):
    """A King cannot replace the shield."""


@dataclass(frozen=True)
class NobodyToReplace(Reason):
    spot: Spot


@dataclass(frozen=True)
class ShieldUsed(Reason):
    """Once a game."""


@dataclass(frozen=True)
class NoMendAbroad(Reason):
    """In another's court."""

    spot: Spot


@dataclass(frozen=True)
class NothingToMend(Reason):
    target: Character


@dataclass(frozen=True)
class DeckNotEmpty(Reason):
    count: int


@dataclass(frozen=True)
class NothingToReform(Reason):
    """The discard pile is empty."""


@dataclass(frozen=True)
class ReformDecided(Reason):
    """Only once at each end of a round."""
