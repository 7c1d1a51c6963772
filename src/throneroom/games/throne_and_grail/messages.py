"""What can happen in Throne and the Grail, what is asked, and why a choice is refused."""

from __future__ import annotations

from dataclasses import dataclass

from throneroom.engine.messages import CardSlug, Event, Phrase, Question, Reason, Seat

# Parts of other messages


@dataclass(frozen=True)
class Reach(Phrase):
    """TG-5: what a take would get."""

    count: int
    whole: bool
    """Whether that is the whole Line."""


@dataclass(frozen=True)
class Points(Phrase):
    """A seat's points now, and how a take has changed them."""

    seat: Seat
    total: int
    before: int
    lost: tuple[CardSlug, ...]
    """TG-10: the majorities that it has lost."""


@dataclass(frozen=True)
class NowLeads(Phrase):
    """TG-10: majorities that were the rival's, or nobody's."""

    cards: tuple[CardSlug, ...]


@dataclass(frozen=True)
class DrawsLevel(Phrase):
    """TG-10: majorities that were the rival's and are nobody's now."""

    cards: tuple[CardSlug, ...]


@dataclass(frozen=True)
class CompletesSets(Phrase):
    """TG-11."""

    count: int


# Events


@dataclass(frozen=True)
class GameBegun(Event):
    """TG-1, TG-2."""

    first: Seat
    line: tuple[CardSlug, ...]


@dataclass(frozen=True)
class GoesOn(Event):
    """An arranged game starts in the middle."""

    question: Question


@dataclass(frozen=True)
class Holds(Event):
    """A hand that the viewer sees, at the beginning of a round."""

    seat: Seat
    cards: tuple[CardSlug, ...]


@dataclass(frozen=True)
class CardPlayed(Event):
    """TG-4."""

    rules = ("TG-4",)

    seat: Seat
    card: CardSlug
    deed: str
    """What it does to the Line, for the story: `begins`, `adds`, `sweetens`, `spoils`, or `lets-go` of a Grail."""


@dataclass(frozen=True)
class LineTaken(Event):
    """TG-5."""

    rules = ("TG-5", "TG-6")

    seat: Seat
    cards: tuple[CardSlug, ...]
    whole: bool
    """Whether nothing is left of the Line."""
    forced: bool
    """Whether the hand was empty, so that only the take was left (TG-6)."""

    def shown_rules(self) -> tuple[str, ...]:
        return self.rules if self.forced else ("TG-5",)


@dataclass(frozen=True)
class Gained(Event):
    """What else a take has gained."""

    seat: Seat
    gains: tuple[NowLeads | DrawsLevel | CompletesSets, ...]


@dataclass(frozen=True)
class GrailsCounted(Event):
    """TG-9: how near the throne is, after a take with a Grail."""

    seat: Seat
    count: int
    others: int
    """How many the rival has."""


@dataclass(frozen=True)
class PointsSoFar(Event):
    """TG-10 to TG-12, after a take."""

    lion: Points
    raven: Points


@dataclass(frozen=True)
class RoundBegun(Event):
    """TG-7: a round after the first."""

    rules = ("TG-7",)

    round: int
    first: Seat
    stay: int
    """How many cards stay in the Line: two to ten."""


@dataclass(frozen=True)
class Crowned(Event):
    """TG-9: all three Grails."""

    rules = ("TG-9",)

    winner: Seat


@dataclass(frozen=True)
class Scored(Event):
    """TG-10 to TG-12: the points at the end."""

    rules = ("TG-10", "TG-11")

    seat: Seat
    majorities: int
    sets: int
    """The points for its sets, 5 each."""
    numbers: int
    total: int
    before: int
    """What the total was before the last decision."""
    lost: tuple[CardSlug, ...]
    """The majorities that it lost with the last decision."""
    leads: tuple[CardSlug, ...]
    """The Influences in which it leads (TG-10)."""

    def shown_rules(self) -> tuple[str, ...]:
        return ("TG-10",) * len(self.leads) + ("TG-11",) * (self.sets // 5)


@dataclass(frozen=True)
class ThroneTaken(Event):
    """TG-13: by more points."""

    winner: Seat


@dataclass(frozen=True)
class NeitherAhead(Event):
    """TG-13: equal points."""

    rules = ("TG-13",)


@dataclass(frozen=True)
class AwayShown(Event):
    """TG-1: the cards put away, shown at the end."""

    cards: tuple[CardSlug, ...]


# Questions


@dataclass(frozen=True)
class ToPlay(Question):
    """TG-6, or there is nothing to take."""

    round: int
    turn: int
    seat: Seat
    spent: bool
    """Whether the seat has had its take; if not, the Line is empty."""


@dataclass(frozen=True)
class ToPlayOrTake(Question):
    """TG-4, TG-5: both are open."""

    round: int
    turn: int
    seat: Seat
    reach: Reach


@dataclass(frozen=True)
class ToTake(Question):
    """TG-6: the hand is empty."""

    round: int
    turn: int
    seat: Seat
    reach: Reach


@dataclass(frozen=True)
class WonByGrails(Question):
    """TG-9."""

    winner: Seat


@dataclass(frozen=True)
class WonOnPoints(Question):
    """TG-13."""

    winner: Seat
    more: int
    fewer: int


@dataclass(frozen=True)
class Drawn(Question):
    """TG-13: equal points."""

    points: int


# Reasons


@dataclass(frozen=True)
class AlreadyTaken(Reason):
    """Only one take per round."""


@dataclass(frozen=True)
class NothingToTake(Reason):
    """The Line is empty."""


@dataclass(frozen=True)
class HandEmpty(Reason):
    """Only the take is left."""


@dataclass(frozen=True)
class NotInBox(Reason):
    """A number that no card of this box has."""

    card: CardSlug
    sort: str
    """`plus` or `minus`."""
    box: tuple[CardSlug, ...]
    """The cards of that sort in this box."""
    hand: tuple[CardSlug, ...]


@dataclass(frozen=True)
class NotInHand(Reason):
    """A card that the seat does not hold."""

    card: CardSlug
    hand: tuple[CardSlug, ...]
