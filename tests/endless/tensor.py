"""What a seat knows of the ring as numbers: everything."""

from tests.endless.rules import PLACES
from throneroom.engine.compiled import rule
from throneroom.engine.state import AnyState, Cells
from throneroom.engine.tensor import Feature, amount, one_of, size_of

FEATURES = (
    Feature("place", (PLACES,), "1 for the place of the marker."),
    Feature("gate", (1,), "1 where one can claim."),
)
SIZE = size_of(FEATURES)


@rule
def observe(s: AnyState, seat: int, out: Cells) -> None:
    amount(out, one_of(out, 0, s.place, PLACES), s.gate, 1)
