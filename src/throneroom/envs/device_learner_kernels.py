"""Device learner kernels (template): what `learner_kernels` does, on the GPU, with one thread for each game.

The rival plays at random or as a squire, or there is none, and a learner decides for every seat in turn. Rewards and
all else are the same as on the CPU, except that illegal actions are counted, and their games stay as they are.
`device_kernels` and the others are the device copies of the templates with these names.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import cuda as _cuda

from throneroom.engine.compiled import rule
from throneroom.engine.seats import first_seat
from throneroom.engine.state import Cells

if TYPE_CHECKING:
    from throneroom.engine.game_modules import RulesModule

rules: RulesModule
batch_kernels: Any
device_kernels: Any
learner_kernels: Any
squire_kernels: Any
cuda: Any = _cuda

ROOM = rules.CHOICES + 1
NONE = -1  # a seat: nobody is asked


@rule
def wipe(i: int, players: int, returns: Cells, rewards: Cells) -> None:
    """Forget what the last game of place i was worth."""
    rewards[i] = 0.0
    for seat in range(players):
        returns[i, seat] = 0.0


@rule
def tell(i: int, rounds: Cells, done: Cells, over: Cells, cut: Cells) -> None:
    """Whether game i has just ended by its rules, or was cut off at the limit on decisions."""
    stopped = rounds[i, batch_kernels.STOPPED] != 0
    over[i] = done[i] and not stopped
    cut[i] = done[i] and stopped


@rule
def rivals_choice(states: Cells, i: int, seat: int, rival: int, dice: Cells, scratch: Cells, out: Cells) -> int:
    if rival == learner_kernels.ANYTHING:
        return batch_kernels.any_of(states[i], seat, dice[i], out)
    weights = cuda.local.array(ROOM, np.int64)
    return squire_kernels.best_at_a_glance(states[i], seat, scratch, dice[i], out, weights)


@rule
def go_on(
    i: int, finished: bool, states: Cells, master: Cells, rounds: Cells, players: int, options: Cells, done: Cells,
    result: Cells, learners: Cells, acted: Cells, returns: Cells, rewards: Cells, dice: Cells, how: Cells,
) -> int:  # fmt: skip
    """Let the others decide in game i until the learner is asked; returns its seat, or NONE if the game stays over."""
    scratch = cuda.local.array(1, rules.STATE)
    out = cuda.local.array(ROOM, np.int64)
    while True:
        if finished:
            if acted[i] != NONE and not done[i]:
                done[i] = True
                batch_kernels.score(states, i, rounds, result)
                learner_kernels.worth(i, players, result, acted, returns, rewards)
                if how[learner_kernels.MODE] != learner_kernels.SAME_STEP:
                    return NONE
            learner_kernels.next_game(
                states, i, i, master, rounds, players, options, learners, acted, how[learner_kernels.ROTATE]
            )  # fmt: skip
        waiting = rules.waiting(states[i])
        seat = first_seat(waiting)
        if how[learner_kernels.RIVAL] == learner_kernels.NOBODY:
            learners[i] = seat
        if (waiting >> learners[i]) & 1:
            return learners[i]
        rules.apply(states[i], seat, rivals_choice(states, i, seat, how[learner_kernels.RIVAL], dice, scratch, out))
        rounds[i, batch_kernels.TAKEN] += 1
        finished = batch_kernels.ended(states[i], rounds[i, batch_kernels.TAKEN])


@rule
def dealt(
    i: int, states: Cells, master: Cells, rounds: Cells, players: int, options: Cells, done: Cells, result: Cells,
    learners: Cells, acted: Cells, returns: Cells, rewards: Cells, dice: Cells, how: Cells,
) -> int:  # fmt: skip
    """Deal the next game of place i, up to the learner's first decision; returns its seat."""
    batch_kernels.clear(i, done, result)
    learner_kernels.next_game(
        states, i, i, master, rounds, players, options, learners, acted, how[learner_kernels.ROTATE]
    )
    return go_on(
        i, False, states, master, rounds, players, options, done, result, learners, acted, returns, rewards, dice, how
    )


@rule
def taken(
    i: int, action: int, states: Cells, master: Cells, rounds: Cells, players: int, options: Cells, seats: Cells,
    done: Cells, result: Cells, learners: Cells, acted: Cells, returns: Cells, rewards: Cells, dice: Cells, how: Cells,
) -> int:  # fmt: skip
    """Take a legal action of the learner, up to its next decision; returns its seat, or NONE if the game is over."""
    acted[i] = seats[i]
    rules.apply(states[i], seats[i], action)
    rounds[i, batch_kernels.TAKEN] += 1
    return go_on(
        i, batch_kernels.ended(states[i], rounds[i, batch_kernels.TAKEN]), states, master, rounds, players, options,
        done, result, learners, acted, returns, rewards, dice, how,
    )  # fmt: skip


def dealing(bits: bool) -> Callable[..., None]:
    """The kernel that deals the next game in the chosen places; with `bits`, its mask is one of bits."""

    def deal(
        states: Cells, master: Cells, rounds: Cells, players: int, options: Cells, seats: Cells, mask: Cells,
        done: Cells, result: Cells, learners: Cells, acted: Cells, returns: Cells, rewards: Cells, dice: Cells,
        how: Cells, asked: Cells, over: Cells, cut: Cells, chosen: Cells,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        seat = NONE
        if i < states.shape[0]:
            wipe(i, players, returns, rewards)
            over[i] = False
            cut[i] = False
            if chosen[i]:
                asked[i] = dealt(
                    i, states, master, rounds, players, options, done, result, learners, acted, returns, rewards,
                    dice, how,
                )  # fmt: skip
                seats[i] = asked[i]
                if not bits:
                    for action in range(rules.ACTIONS):
                        mask[i, action] = False
                    device_kernels.mark(states, i, seats[i], mask, True)
            seat = asked[i]
        if bits:
            device_kernels.write_bits(states, i, seat, mask)

    return deal


def stepping(bits: bool) -> Callable[..., None]:
    """The kernel that takes the learner's action in every game. An illegal one changes nothing and is counted.

    With NEXT_STEP, the step after the end of a game deals the next one, whatever the action is. With DISABLED, every
    action in a game that is over is illegal.
    """

    def step(
        states: Cells, master: Cells, rounds: Cells, players: int, options: Cells, seats: Cells, mask: Cells,
        done: Cells, result: Cells, learners: Cells, acted: Cells, returns: Cells, rewards: Cells, dice: Cells,
        how: Cells, asked: Cells, over: Cells, cut: Cells, actions: Cells, illegal: Cells,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        seat = NONE
        if i < states.shape[0]:
            wipe(i, players, returns, rewards)
            redealt = done[i] and how[learner_kernels.MODE] == learner_kernels.NEXT_STEP
            if how[learner_kernels.MODE] != learner_kernels.DISABLED:
                batch_kernels.clear(i, done, result)
            if redealt:
                asked[i] = dealt(
                    i, states, master, rounds, players, options, done, result, learners, acted, returns, rewards,
                    dice, how,
                )  # fmt: skip
            elif asked[i] != NONE and device_kernels.allowed(mask, i, actions[i], bits):
                if not bits:
                    device_kernels.mark(states, i, seats[i], mask, False)
                asked[i] = taken(
                    i, actions[i], states, master, rounds, players, options, seats, done, result, learners, acted,
                    returns, rewards, dice, how,
                )  # fmt: skip
            else:
                cuda.atomic.add(illegal, 0, 1)
            seat = asked[i]
            if seat != NONE:
                seats[i] = seat
            tell(i, rounds, done, over, cut)
            if not bits:
                device_kernels.mark(states, i, seat, mask, True)
        if bits:
            device_kernels.write_bits(states, i, seat, mask)

    return step
