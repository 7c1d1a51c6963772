"""Learner kernels (template): batches in which one seat of each game belongs to a learner and bots play the rest.

The learner of game i sits at `learners[i]`. When a game ends, its result is stored and the next one is dealt at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throneroom.engine.compiled import rule
from throneroom.engine.seats import first_seat
from throneroom.engine.state import Cells

if TYPE_CHECKING:
    from throneroom.engine.game_modules import RulesModule

rules: RulesModule
batch_kernels: Any

NONE = -1


@rule
def move(
    states: Cells, first: int, master: Cells, rounds: Cells, players: int, options: Cells, seats: Cells,
    actions: Cells, done: Cells, result: Cells,
) -> None:  # fmt: skip
    """Take one action in every game of a slice for which `seats` names a seat."""
    for i in range(states.shape[0]):
        if seats[i] != NONE:
            rules.apply(states[i], seats[i], actions[i])
            rounds[i, batch_kernels.TAKEN] += 1
            if batch_kernels.ended(states[i], rounds[i, batch_kernels.TAKEN]):
                batch_kernels.redeal(states, i, first + i, master, rounds, players, options, done, result)


@rule
def others(states: Cells, learners: Cells, seats: Cells) -> int:
    """Write the seat that must decide before the learner, or NONE if the learner is asked; returns how many seats."""
    count = 0
    for i in range(states.shape[0]):
        waiting = rules.waiting(states[i])
        seats[i] = NONE
        if (waiting >> learners[i]) & 1 == 0:
            seats[i] = first_seat(waiting)
            count += 1
    return count


@rule
def play_at_random(
    states: Cells, first: int, master: Cells, rounds: Cells, players: int, options: Cells, learners: Cells,
    dice: Cells, out: Cells, done: Cells, result: Cells,
) -> None:  # fmt: skip
    """Make random choices for all other seats, until the learner of every game is asked."""
    for i in range(states.shape[0]):
        waiting = rules.waiting(states[i])
        while (waiting >> learners[i]) & 1 == 0:
            seat = first_seat(waiting)
            rules.apply(states[i], seat, batch_kernels.any_of(states[i], seat, dice[i], out))
            rounds[i, batch_kernels.TAKEN] += 1
            if batch_kernels.ended(states[i], rounds[i, batch_kernels.TAKEN]):
                batch_kernels.redeal(states, i, first + i, master, rounds, players, options, done, result)
            waiting = rules.waiting(states[i])


@rule
def show(states: Cells, learners: Cells, seats: Cells, mask: Cells, out: Cells) -> None:
    """Mark the legal actions of the learner in every game."""
    for i in range(states.shape[0]):
        mask[i, :] = False
        seats[i] = learners[i]
        for n in range(rules.legal(states[i], seats[i], out)):
            mask[i, out[n]] = True
