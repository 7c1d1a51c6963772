"""Observation kernels (template): what a seat knows of a game, as numbers from a state that is hidden for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from throneroom.engine.compiled import rule, single_call
from throneroom.engine.encoding import encode
from throneroom.engine.state import AnyState, Cells

if TYPE_CHECKING:
    from throneroom.engine.game_modules import RulesModule, TensorModule

rules: RulesModule
tensor: TensorModule

STARTS = getattr(tensor, "STARTS", (0, tensor.SIZE))
"""Where the sections of an observation begin, and where the last one ends."""

if hasattr(tensor, "observe_section"):
    observe_section = tensor.observe_section
else:

    @rule
    def observe_section(s: AnyState, seat: int, section: int, out: Cells) -> None:
        """Write the only section, which is the whole observation."""
        tensor.observe(s, seat, out)


@rule
def observe_hiding(s: AnyState, seat: int, out: Cells) -> None:
    """Hide in a state what the seat does not know, then write the rest into an array of zeros. Overwrites the state."""
    rules.hide(s, seat)
    tensor.observe(s, seat, out)


@single_call
def observe_one(cells: Cells, at: int, seat: int, scratch: Cells, out: Cells) -> None:
    """The same for a copy of one state, the 64-bit numbers from the place `at` on, for calls from Python."""
    for n in range(scratch.shape[0]):
        scratch[n] = cells[at + n]
    observe_hiding(scratch.view(rules.STATE)[0], seat, out)


@rule
def observe_game(s: AnyState, seat: int, scratch: Cells, out: Cells) -> None:
    """Write what a seat knows into zeros, without changing the game; nothing if it is over. `scratch` is one state."""
    if rules.waiting(s) != 0:
        scratch[0] = s
        observe_hiding(scratch[0], seat, out)


@rule
def observe_all(states: Cells, seats: Cells, scratch: Cells, out: Cells) -> None:
    """The same for many games, each for the seat that decides there. Overwrites `out`."""
    for i in range(states.shape[0]):
        out[i, :] = 0.0
        observe_game(states[i], seats[i], scratch, out[i])


@rule
def observe_all_as(states: Cells, seats: Cells, scratch: Cells, row: Cells, form: int, out: Cells) -> None:
    """The same in a shorter form of numbers. `row` is memory for one row of float32 numbers."""
    bits = row.view(np.int32)
    for i in range(states.shape[0]):
        row[:] = 0.0
        observe_game(states[i], seats[i], scratch, row)
        encode(row, bits, form, out[i])
