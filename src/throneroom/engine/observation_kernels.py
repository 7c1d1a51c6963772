"""Observation kernels (template): what a seat knows of a game as numbers, written from a state that hides the rest."""

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
    """Hide from a state what the seat does not know, then write what is left into zeros: the state is used up."""
    rules.hide(s, seat)
    tensor.observe(s, seat, out)


@rule
def observe_one(states: Cells, seat: int, out: Cells) -> None:
    """The same for an array of one state, as Python passes it."""
    observe_hiding(states[0], seat, out)


@rule
def observe_game(s: AnyState, seat: int, scratch: Cells, out: Cells) -> None:
    """What a seat knows of a game that stays as it is, into zeros; nothing once it is over. `scratch` is one state."""
    if rules.waiting(s) != 0:
        scratch[0] = s
        observe_hiding(scratch[0], seat, out)


@rule
def observe_all(states: Cells, seats: Cells, scratch: Cells, out: Cells) -> None:
    """The same for many games, each for the seat that decides there, whatever `out` holds before."""
    for i in range(states.shape[0]):
        out[i, :] = 0.0
        observe_game(states[i], seats[i], scratch, out[i])
