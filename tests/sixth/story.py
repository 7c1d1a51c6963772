from tests.sixth import messages as m
from throneroom.engine.compiled import plain
from throneroom.engine.messages import CardSlug, Event, Question, Seat
from throneroom.engine.state import AnyState

rules = plain("tests.sixth.rules")


def ask(s: AnyState, viewer: int | None) -> Question:
    return m.ToBid() if s.left else m.BiddingOver()


def begin(s: AnyState, viewer: int | None) -> list[Event]:
    return [m.FavouriteDrawn(seat_name(s.favourite))]


def tell(before: AnyState, seat: int, action: int, after: AnyState, viewer: int | None) -> list[Event]:
    told: list[Event] = [m.Bid(seat_name(seat), None if action < 0 else slug(action))]
    if after.left < before.left:
        (winner,) = (n for n in range(after.players) if after.won[n] > before.won[n])
        shown = tuple(slug(c) for c in range(16) if after.place[c] == rules.PLAYED != before.place[c])
        told.append(m.RoundTaken(seat_name(winner), shown))
    return told


def slug(card: int) -> CardSlug:
    return CardSlug(f"c{card + 1}")


def seat_name(seat: int) -> Seat:
    return Seat(f"p{seat + 1}")
