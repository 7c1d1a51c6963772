"""What can happen in Behind the Throne, what is asked, and why a decision is refused."""

from __future__ import annotations

from dataclasses import dataclass

from throneroom.engine.messages import CardSlug, Event, Message, Phrase, Question, Reason, Seat

# Parts of other messages


@dataclass(frozen=True)
class Pile(Phrase):
    """Some cards of one kind."""

    card: CardSlug
    count: int


@dataclass(frozen=True)
class Row(Phrase):
    """A row that is moved."""

    cards: tuple[CardSlug, ...]
    """In the order in which they were revealed."""
    piles: tuple[Pile, ...]
    """The same by kind."""


@dataclass(frozen=True)
class Valued(Phrase):
    """A card with its value."""

    card: CardSlug
    value: int | None
    """As printed; None for the End of Game card."""
    now: int | None = None
    """Its current value, if abilities have changed it."""


@dataclass(frozen=True)
class Score(Phrase):
    """What a player has at the end."""

    seat: Seat
    points: int
    kinds: tuple[CardSlug, ...]
    """The kinds that score (BT-22)."""


# Events


@dataclass(frozen=True)
class GameBegun(Event):
    """BT-1."""

    players: int
    copies: int
    """How many cards there are of each kind."""
    seat: Seat
    """Who begins."""


@dataclass(frozen=True)
class GameUnderWay(Event):
    """An arranged game starts in the middle."""

    players: int
    copies: int
    seat: Seat
    """Whose turn it is."""


@dataclass(frozen=True)
class GameLaidOut(Event):
    """An arranged game that is over."""

    players: int
    copies: int


@dataclass(frozen=True)
class RowOpened(Event):
    """BT-2: the first card of a turn."""

    rules = ("BT-2",)

    seat: Seat
    card: Valued


@dataclass(frozen=True)
class CardRevealed(Event):
    """BT-2: a further card."""

    rules = ("BT-2",)

    seat: Seat
    card: Valued


@dataclass(frozen=True)
class DeckReshuffled(Event):
    """BT-20."""

    rules = ("BT-20",)


@dataclass(frozen=True)
class RowBroken(Event):
    """BT-4: the revealed card is too high, but abilities can lower it enough."""

    seat: Seat
    card: Valued
    before: Valued
    """The card before it."""


@dataclass(frozen=True)
class RowLost(Event):
    """BT-4: the revealed card is too high, and nothing can be done."""

    rules = ("BT-4",)

    seat: Seat
    card: Valued
    before: Valued
    """The card before it."""
    row: Row
    """The whole row, the revealed card too."""


@dataclass(frozen=True)
class ChanceToDestroy(Event):
    """BT-6: the revealed card is of the same kind as the one before."""

    seat: Seat
    card: CardSlug


@dataclass(frozen=True)
class EndRevealed(Event):
    """BT-21."""

    rules = ("BT-2", "BT-21")

    seat: Seat
    row: Row
    """The cards that are lost."""
    size: int
    """How many cards those are; there may be none."""


@dataclass(frozen=True)
class GameOver(Event):
    """BT-22."""

    rules = ("BT-22",)

    scores: tuple[Score, ...]
    result: Message
    """`Won` or `VictoryShared`."""

    def shown_rules(self) -> tuple[str, ...]:
        return self.rules * sum(len(score.kinds) for score in self.scores)


@dataclass(frozen=True)
class RowCollected(Event):
    """BT-3."""

    rules = ("BT-3",)

    seat: Seat
    row: Row


@dataclass(frozen=True)
class RowGivenUp(Event):
    """BT-4: a broken row, so it has two cards or more."""

    rules = ("BT-4",)

    seat: Seat
    row: Row


@dataclass(frozen=True)
class RowSwapped(Event):
    """BT-13."""

    rules = ("BT-13", "BT-14")

    seat: Seat
    row: Row
    receiver: Seat
    taken: CardSlug
    guarded: bool
    """Whether the receiver's Minstrel left no other card to take (BT-14)."""

    def shown_rules(self) -> tuple[str, ...]:
        return self.rules if self.guarded else ("BT-13",)


@dataclass(frozen=True)
class SixthsDiscarded(Event):
    """BT-9: the cards of a row beyond five of a kind."""

    rules = ("BT-9",)

    seat: Seat
    kept: Pile
    discarded: Pile


@dataclass(frozen=True)
class TakenCardDiscarded(Event):
    """BT-9: the card that a swapper takes would be the sixth of its kind."""

    rules = ("BT-9",)

    seat: Seat
    held: Pile


@dataclass(frozen=True)
class TooManyKinds(Event):
    """BT-10."""

    seat: Seat
    kinds: int
    excess: int
    """How many kinds must be dropped."""


@dataclass(frozen=True)
class NewKindsReceived(Event):
    """BT-13: the kinds that the receiver of a swap may discard or keep."""

    seat: Seat
    new: tuple[Pile, ...]


@dataclass(frozen=True)
class KindDropped(Event):
    """A kind is dropped with all its cards."""

    rules = ("BT-10",)

    seat: Seat
    dropped: Pile
    forced: bool
    """Whether there were too many kinds (BT-10); if not, the receiver of a swap discarded a new kind."""

    def shown_rules(self) -> tuple[str, ...]:
        return self.rules if self.forced else ()


@dataclass(frozen=True)
class NewKindsKept(Event):
    """BT-13."""

    seat: Seat
    kept: tuple[Pile, ...]


@dataclass(frozen=True)
class ValueChanged(Event):
    """BT-5: an ability raises or lowers the last card of the row."""

    rules = ("BT-16", "BT-17", "BT-18")

    seat: Seat
    ability: CardSlug
    """The kind whose ability it is."""
    judged: bool
    """Whether the Judge uses it (BT-18) instead of the kind itself."""
    deed: str
    """What it does to the card, for the story: `orders-down`, `talks-up`, `mocks-down`, `cuts-down`."""
    card: CardSlug
    was: int
    now: int
    printed: int
    """The printed value; `was` differs from it if another ability has already changed the card (BT-17)."""

    def shown_rules(self) -> tuple[str, ...]:
        ability = "BT-18" if self.judged else "BT-16"
        return (ability,) if self.was == self.printed else (ability, "BT-17")


@dataclass(frozen=True)
class TopCardSeen(Event):
    """BT-19: what the player who looks is told."""

    rules = ("BT-16", "BT-18", "BT-19")

    seat: Seat
    judged: bool
    """Whether the Judge uses the Prophet (BT-18)."""
    card: Valued

    def shown_rules(self) -> tuple[str, ...]:
        return ("BT-18" if self.judged else "BT-16", "BT-19")


@dataclass(frozen=True)
class TopCardSeenInSecret(Event):
    """BT-19: what the others are told."""

    rules = ("BT-16", "BT-18", "BT-19")

    seat: Seat
    judged: bool
    """Whether the Judge uses the Prophet (BT-18)."""

    def shown_rules(self) -> tuple[str, ...]:
        return ("BT-18" if self.judged else "BT-16", "BT-19")


@dataclass(frozen=True)
class CardDestroyed(Event):
    """BT-6."""

    rules = ("BT-6", "BT-7")

    seat: Seat
    owner: Seat
    own: bool
    """Whether the seat destroys one of its own cards."""
    card: CardSlug
    guarded: bool
    """Whether the owner's Alchemist left no other card to destroy (BT-7)."""

    def shown_rules(self) -> tuple[str, ...]:
        return self.rules if self.guarded else ("BT-6",)


@dataclass(frozen=True)
class AbilityGained(Event):
    """BT-15: because another player has lost a card."""

    seat: Seat
    card: CardSlug


# Questions


@dataclass(frozen=True)
class ToOpen(Question):
    """BT-2."""

    seat: Seat


@dataclass(frozen=True)
class ToGoOn(Question):
    """The row is not broken: what may be done besides collecting it and using abilities."""

    seat: Seat
    size: int
    """How many cards the row has."""
    reveal: bool
    swap: bool
    destroy: bool


@dataclass(frozen=True)
class ToMend(Question):
    """BT-4."""

    seat: Seat
    last: Valued
    limit: int
    """The most that the last card may count."""


@dataclass(frozen=True)
class ToDropKind(Question):
    """BT-10."""

    seat: Seat
    kinds: int


@dataclass(frozen=True)
class ToKeepOrDrop(Question):
    """BT-13."""

    seat: Seat
    new: tuple[CardSlug, ...]
    count: int
    """How many kinds are new."""


@dataclass(frozen=True)
class Won(Question):
    """BT-22."""

    winner: Seat
    points: int


@dataclass(frozen=True)
class VictoryShared(Question):
    """BT-22: several have the most points."""

    winners: tuple[Seat, ...]
    points: int


# Reasons about the row


@dataclass(frozen=True)
class MendOrGiveUp(Reason):
    """In a broken row nothing else may be done."""

    last: Valued
    before: Valued


@dataclass(frozen=True)
class RowFull(Reason):
    """No card can be revealed."""


@dataclass(frozen=True)
class NothingToCollect(Reason):
    """There is no row yet."""


@dataclass(frozen=True)
class NothingToGiveUp(Reason):
    """There is no row yet."""


@dataclass(frozen=True)
class NothingToSwap(Reason):
    """There is no row yet."""


@dataclass(frozen=True)
class RowSound(Reason):
    """It cannot be given up."""


# Reasons about drops


@dataclass(frozen=True)
class NothingToDrop(Reason):
    """A player with at most five kinds keeps them all."""


@dataclass(frozen=True)
class NothingToKeep(Reason):
    """No swap has been received."""


@dataclass(frozen=True)
class NoneToDrop(Reason):
    """No card of this kind."""

    card: CardSlug


@dataclass(frozen=True)
class NotNew(Reason):
    """The receiver of a swap may drop only new kinds."""

    card: CardSlug


@dataclass(frozen=True)
class FirstDropOne(Reason):
    """There are too many kinds."""

    kinds: int


@dataclass(frozen=True)
class FirstKeepOrDrop(Reason):
    """There are new kinds to decide about."""


# Reasons about abilities


@dataclass(frozen=True)
class NoneToUse(Reason):
    """No card of this kind."""

    card: CardSlug


@dataclass(frozen=True)
class Outnumbered(Reason):
    """Another player has more cards of the kind."""

    card: CardSlug
    leader: Seat
    theirs: Pile
    own: int


@dataclass(frozen=True)
class UsedAlready(Reason):
    """The ability has been used this turn."""

    card: CardSlug


@dataclass(frozen=True)
class NoneToJudge(Reason):
    """No card of the kind whose ability the Judge should use."""

    card: CardSlug


@dataclass(frozen=True)
class JudgeNotNeeded(Reason):
    """The ability can be used without the Judge."""

    card: CardSlug
    decision: str
    """The decision to use instead, in notation: `use jester up`."""


@dataclass(frozen=True)
class NothingToForesee(Reason):
    """The Prophet before a row of five."""


@dataclass(frozen=True)
class TopCardKnown(Reason):
    """The Prophet would show a card that the player already knows."""


@dataclass(frozen=True)
class NoSecondCard(Reason):
    """No value to change."""


@dataclass(frozen=True)
class BeyondMending(Reason):
    """In a broken row: the last card would still be too high, whatever abilities followed."""

    last: Valued
    before: Valued


@dataclass(frozen=True)
class WouldBreakRow(Reason):
    """In a sound row: the last card would be too high."""

    raised: int
    """What the last card would count."""
    before: Valued


# Reasons about swapping and destroying


@dataclass(frozen=True)
class NoSuchSeat(Reason):
    """The table has fewer players."""

    seat: Seat
    players: int


@dataclass(frozen=True)
class NotWithYourself(Reason):
    """No swap."""


@dataclass(frozen=True)
class KingForbids(Reason):
    """A King forbids swapping a row this short."""

    kings: int
    """Two or more: one King forbids nothing."""
    size: int
    """How many cards the row has."""


@dataclass(frozen=True)
class MinstrelGuards(Reason):
    """No other card can be taken from this owner."""

    seat: Seat


@dataclass(frozen=True)
class NoCards(Reason):
    """The chosen player has nothing."""

    seat: Seat


@dataclass(frozen=True)
class NoneThere(Reason):
    """The chosen player has no card of this kind."""

    seat: Seat
    card: CardSlug


@dataclass(frozen=True)
class NeedsTwoEqual(Reason):
    """Nothing can be destroyed before the second card."""


@dataclass(frozen=True)
class NotEqual(Reason):
    """Nothing can be destroyed: the last card is lower than the one before."""

    last: Valued
    before: Valued


@dataclass(frozen=True)
class DestroyedAlready(Reason):
    """A card has already been destroyed for this card of the row."""


@dataclass(frozen=True)
class TargetAlready(Reason):
    """Each player can be hit once a turn."""

    seat: Seat


@dataclass(frozen=True)
class QueenForbids(Reason):
    """A Queen forbids destroying with a row this short."""

    queens: int
    """Two or more: nothing is destroyed before the second card."""
    size: int
    """How many cards the row has."""


@dataclass(frozen=True)
class AlchemistGuards(Reason):
    """No other card of this owner can be destroyed."""

    seat: Seat
