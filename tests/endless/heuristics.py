"""All choices and all positions of the ring look alike; playouts have a horizon beyond the longest game."""

from throneroom.engine.compiled import rule
from throneroom.engine.state import AnyState, Cells

EXPLORATION, DOUBT, HORIZON = 1.0, 0.0, 10_000


@rule
def weigh(s: AnyState, seat: int, actions: Cells, count: int, out: Cells) -> None:
    for n in range(count):
        out[n] = 1


@rule
def evaluate(s: AnyState, out: Cells) -> None:
    out[0] = 500
    out[1] = 500


@rule
def reopen(s: AnyState, seat: int) -> None:
    pass
