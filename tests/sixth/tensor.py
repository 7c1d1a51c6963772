"""What a seat knows of Sealed Bids as numbers."""

from tests.sixth.rules import CARDS, HAND, NO_BID, PLAYED, SEATS
from throneroom.engine.compiled import rule
from throneroom.engine.record import Cells, Record
from throneroom.engine.tensor import Part, amount, nothing, one_of, size_of

PARTS = (
    Part("seats", (SEATS, 4), "Who is there, who is the favourite, who has bid, and the share of rounds won.", True),
    Part("hands", (SEATS, CARDS), "1 for each card known to be in the hand.", by_seat=True),
    Part("played", (CARDS,), "1 for each card that has been played."),
    Part("bid", (CARDS,), "1 for the card that the observer has bid."),
    Part("table", (2,), "1 where the lowest bid takes the round, and the share of rounds to come."),
)
SIZE = size_of(PARTS)


@rule
def observe(s: Record, seat: int, out: Cells) -> None:
    at = 0
    for n in range(s.players):
        at = observe_seat(s, (seat + n) % s.players, out, at)
    at = nothing(out, at, (SEATS - s.players) * 4)
    for n in range(s.players):
        at = cards_at(s, (seat + n) % s.players, out, at)
    at = nothing(out, at, (SEATS - s.players) * CARDS)
    at = cards_at(s, PLAYED, out, at)
    at = one_of(out, at, s.bid[seat], CARDS)
    at = amount(out, at, s.low, 1)
    amount(out, at, s.left, HAND)


@rule
def observe_seat(s: Record, seat: int, out: Cells, at: int) -> int:
    out[at] = 1.0
    out[at + 1] = 1.0 if s.favourite == seat else 0.0
    out[at + 2] = 0.0 if s.bid[seat] == NO_BID else 1.0
    return amount(out, at + 3, s.won[seat], HAND)


@rule
def cards_at(s: Record, place: int, out: Cells, at: int) -> int:
    for card in range(CARDS):
        out[at + card] = 1.0 if s.place[card] == place else 0.0
    return at + CARDS
