"""Squire kernels (template): in many games at once, the choice that looks best at a glance, as a squire takes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.compiled import rule
from throneroom.engine.dice import heaviest
from throneroom.engine.state import AnyState, Cells

if TYPE_CHECKING:
    from throneroom.engine.game_modules import HeuristicsModule, RulesModule

rules: RulesModule
heuristics: HeuristicsModule


@rule
def best_at_a_glance(s: AnyState, seat: int, scratch: Cells, dice: Cells, out: Cells, weights: Cells) -> int:
    """The choice with the greatest weight, ties broken at random, from what the seat knows. `scratch` is one state."""
    scratch[0] = s
    rules.hide(scratch[0], seat)
    count = rules.legal(scratch[0], seat, out)
    if count == 1:
        return out[0]
    heuristics.weigh(scratch[0], seat, out, count, weights)
    return out[heaviest(dice, weights, count)]


@rule
def squire_actions(
    states: Cells, seats: Cells, dice: Cells, scratch: Cells, out: Cells, weights: Cells, actions: Cells
) -> None:
    """Write a squire's choice for every game; each game has its own dice."""
    for i in range(states.shape[0]):
        actions[i] = best_at_a_glance(states[i], seats[i], scratch, dice[i], out, weights)
