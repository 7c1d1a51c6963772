"""What a bid and a position look like at a glance."""

from tests.sixth.rules import HIDDEN_BID, NO_BID
from throneroom.engine.compiled import rule
from throneroom.engine.state import AnyState, Cells

EXPLORATION, DOUBT, HORIZON = 1.0, 0.1, 100


@rule
def weigh(s: AnyState, seat: int, actions: Cells, count: int, out: Cells) -> None:
    for n in range(count):
        out[n] = 1 + (15 - actions[n] if s.low == 1 else actions[n])


@rule
def evaluate(s: AnyState, out: Cells) -> None:
    whole = s.players
    for seat in range(s.players):
        whole += 2 * s.won[seat]
    for seat in range(s.players):
        out[seat] = 1000 * (1 + 2 * s.won[seat]) // whole


@rule
def reopen(s: AnyState, seat: int) -> None:
    for other in range(s.players):
        if other != seat and s.bid[other] == HIDDEN_BID:
            s.bid[other] = NO_BID
