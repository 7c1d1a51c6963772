"""What a seat knows of Sealed Bids as numbers."""

from tests.sixth.rules import CARDS, HAND, NO_BID, PLAYED, SEATS
from throneroom.engine.compiled import rule
from throneroom.engine.state import AnyState, Cells
from throneroom.engine.tensor import Feature, amount, one_of, size_of

FEATURES = (
    Feature("seats", (SEATS, 4), "Who is there, who is the favourite, who has bid, and the share of rounds won.", True),
    Feature("hands", (SEATS, CARDS), "1 for each card known to be in the hand.", by_seat=True),
    Feature("played", (CARDS,), "1 for each card that has been played."),
    Feature("bid", (CARDS,), "1 for the card that the observer has bid."),
    Feature("table", (2,), "1 where the lowest bid takes the round, and the share of rounds to come."),
)
SIZE = size_of(FEATURES)


@rule
def observe(s: AnyState, seat: int, out: Cells) -> None:
    hands = SEATS * 4
    for n in range(s.players):
        other = (seat + n) % s.players
        observe_seat(s, other, out, n * 4)
        cards_at(s, other, out, hands + n * CARDS)
    at = cards_at(s, PLAYED, out, hands + SEATS * CARDS)
    at = one_of(out, at, s.bid[seat], CARDS)
    at = amount(out, at, s.low, 1)
    amount(out, at, s.left, HAND)


@rule
def observe_seat(s: AnyState, seat: int, out: Cells, at: int) -> None:
    out[at] = 1.0
    amount(out, at + 1, 1 if s.favourite == seat else 0, 1)
    amount(out, at + 2, 0 if s.bid[seat] == NO_BID else 1, 1)
    amount(out, at + 3, s.won[seat], HAND)


@rule
def cards_at(s: AnyState, place: int, out: Cells, at: int) -> int:
    for card in range(CARDS):
        if s.place[card] == place:
            out[at + card] = 1.0
    return at + CARDS
