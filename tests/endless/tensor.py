"""What a seat knows of the ring as numbers: everything."""

from tests.endless.rules import PLACES
from throneroom.engine.compiled import rule
from throneroom.engine.record import Cells, Record
from throneroom.engine.tensor import Part, amount, one_of, size_of

PARTS = (Part("place", (PLACES,), "1 for the place of the marker."), Part("gate", (1,), "1 where one can claim."))
SIZE = size_of(PARTS)


@rule
def observe(s: Record, seat: int, out: Cells) -> None:
    amount(out, one_of(out, 0, s.place, PLACES), s.gate, 1)
