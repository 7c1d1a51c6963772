"""Observation kernels (template): what a seat knows of a game, as numbers from a state that is hidden for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.compiled import rule
from throneroom.engine.state import AnyState, Cells

if TYPE_CHECKING:
    from throneroom.engine.game_modules import RulesModule, TensorModule

rules: RulesModule
tensor: TensorModule


@rule
def observe_hiding(s: AnyState, seat: int, out: Cells) -> None:
    """Hide in a state what the seat does not know, then write the rest into an array of zeros. Overwrites the state."""
    rules.hide(s, seat)
    tensor.observe(s, seat, out)


@rule
def observe_one(states: Cells, seat: int, out: Cells) -> None:
    """The same for an array of one state, for calls from Python."""
    observe_hiding(states[0], seat, out)


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
