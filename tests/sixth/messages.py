from dataclasses import dataclass

from throneroom.engine.messages import CardSlug, Event, Question, Reason, Seat


@dataclass(frozen=True)
class FavouriteDrawn(Event):
    seat: Seat


@dataclass(frozen=True)
class Bid(Event):
    seat: Seat
    card: CardSlug | None


@dataclass(frozen=True)
class RoundTaken(Event):
    seat: Seat
    shown: tuple[CardSlug, ...]


@dataclass(frozen=True)
class ToBid(Question):
    pass


@dataclass(frozen=True)
class BiddingOver(Question):
    pass


@dataclass(frozen=True)
class NotInHand(Reason):
    card: CardSlug
