"""Heuristics for a game that has none of its own: all choices and all seats look equally good."""

from __future__ import annotations

from throneroom.engine.compiled import rule
from throneroom.engine.state import AnyState, Cells

EXPLORATION, DOUBT, HORIZON = 1.0, 0.1, 200


@rule
def weigh(s: AnyState, seat: int, actions: Cells, count: int, out: Cells) -> None:
    for n in range(count):
        out[n] = 1


@rule
def evaluate(s: AnyState, out: Cells) -> None:
    for seat in range(s.players):
        out[seat] = 1000 // s.players


@rule
def reopen(s: AnyState, seat: int) -> None:
    """Nothing is decided in secret."""
