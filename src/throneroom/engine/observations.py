"""Observations (template): what a seat knows of a game as numbers, written from a record that hides the rest."""

from __future__ import annotations

from typing import Any

from throneroom.engine.compiled import rule
from throneroom.engine.record import Cells, Record
from throneroom.engine.tensor import nothing

rules: Any
tensor: Any


@rule
def observe_hiding(s: Record, seat: int, out: Cells) -> None:
    """Hide from a record what the seat does not know, then write what is left: the record is used up."""
    rules.hide(s, seat)
    tensor.observe(s, seat, out)


@rule
def observe_one(states: Cells, seat: int, out: Cells) -> None:
    """The same for an array of one record, as Python passes it."""
    observe_hiding(states[0], seat, out)


@rule
def observe_all(states: Cells, seats: Cells, scratch: Cells, out: Cells) -> None:
    """What the seat that decides knows, game by game; zeros where the game is over. `scratch` is one record."""
    for i in range(states.shape[0]):
        if rules.waiting(states[i]) == 0:
            nothing(out[i], 0, tensor.SIZE)
        else:
            scratch[0] = states[i]
            observe_hiding(scratch[0], seats[i], out[i])
