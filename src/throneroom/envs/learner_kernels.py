"""Learner kernels (template): batches in which a learner has a seat of each game, or all seats, and bots play the rest.

One call takes the actions of the learner, lets the others decide until the learner is asked again, scores finished
games, deals new ones, marks what is legal and writes observations. `how` says how: see the places in it below.

`acted` has the seat for which the learner acted in the current game; NONE in a game that was just dealt. A game that
ends before the learner is asked is skipped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.compiled import rule
from throneroom.engine.seats import first_seat
from throneroom.engine.state import Cells

if TYPE_CHECKING:  # all of these are preset
    from throneroom.bots import network_kernels
    from throneroom.engine import batch_kernels, observation_kernels, squire_kernels
    from throneroom.engine.game_modules import RulesModule

rules: RulesModule

NONE = -1
RIVAL, MODE, ROTATE, CALL = range(4)  # places in `how`
NOBODY, ANYTHING, SQUIRE, NETWORK, CALLER = range(5)  # RIVAL: who has the other seats; nobody in self-play
SAME_STEP, NEXT_STEP, DISABLED = range(3)  # MODE: when a new game is dealt
STEP, GO_ON, ANSWER = range(3)  # CALL: the learner acts; or only others do; or only where a bot was asked


@rule
def first_illegal(mask: Cells, actions: Cells, done: Cells, mode: int) -> int:
    """The first game whose action is illegal, or -1. The action for a game that is only dealt anew does not count."""
    for i in range(actions.shape[0]):
        counts = mode == SAME_STEP or not done[i]
        if counts and (actions[i] < 0 or actions[i] >= mask.shape[1] or not mask[i, actions[i]]):
            return i
    return -1


@rule
def worth(i: int, players: int, result: Cells, acted: Cells, returns: Cells, rewards: Cells) -> None:
    """Write the returns of a finished game, as in `seats.returns`, and the reward of the seat that acted."""
    winners = 0
    for seat in range(players):
        winners += result[i, seat]
    for seat in range(players):
        if winners > 0:
            returns[i, seat] = (players * result[i, seat] / winners - 1.0) / (players - 1)
    rewards[i] = returns[i, acted[i]]


@rule
def ask_network(
    states: Cells, acting: Cells, actions: Cells, scratch: Cells, out: Cells, network: Cells, layers: Cells,
    relative: Cells, memory: Cells, odds: Cells,
) -> None:  # fmt: skip
    """Write the action that a network finds likeliest for every game that waits for it, a memory full at a time."""
    size = layers[0, network_kernels.INPUTS]
    first, games = 0, states.shape[0]
    while first < games:
        count, end = 0, first
        while end < games and count < memory.shape[0]:
            if acting[end] != NONE:
                scratch[0] = states[end]
                memory[count, :size] = 0.0
                observation_kernels.observe_hiding(scratch[0], acting[end], memory[count, :size])
                count += 1
            end += 1
        at = network_kernels.hidden_layers_of(network, layers, memory, count)
        row = 0
        for i in range(first, end):
            if acting[i] != NONE:
                legal = rules.legal(states[i], acting[i], out)
                network_kernels.policy(network, layers, memory[row, at:], relative[acting[i]], out, legal, odds)
                best = 0
                for n in range(legal):
                    if odds[n] > odds[best]:
                        best = n
                actions[i] = out[best]
                row += 1
        first = end


@rule
def next_game(
    states: Cells, i: int, n: int, master: Cells, rounds: Cells, players: int, options: Cells, learners: Cells,
    acted: Cells, rotate: int,
) -> None:  # fmt: skip
    """Deal the next game of place n. Nobody has acted in it; with `rotate`, the learner moves on by one seat."""
    if rotate and rounds[i, batch_kernels.DEALT] > 0:
        learners[i] = (learners[i] + 1) % players
    batch_kernels.deal(states, i, n, master, rounds, players, options)
    acted[i] = NONE


@rule
def deal_some(
    cells: Cells, first: int, master: Cells, rounds: Cells, players: int, options: Cells, chosen: Cells,
    learners: Cells, acted: Cells, done: Cells, result: Cells, how: Cells,
) -> None:  # fmt: skip
    """Deal the next game in the chosen places."""
    states = cells.view(rules.STATE)
    for i in range(states.shape[0]):
        if chosen[i]:
            batch_kernels.clear(i, done, result)
            next_game(states, i, first + i, master, rounds, players, options, learners, acted, how[ROTATE])


@rule
def advance(
    states: Cells, first: int, master: Cells, rounds: Cells, players: int, options: Cells, seats: Cells, mask: Cells,
    lists: Cells, done: Cells, result: Cells, learners: Cells, acting: Cells, actions: Cells, acted: Cells,
    returns: Cells, rewards: Cells, dice: Cells, scratch: Cells, out: Cells, weights: Cells, how: Cells, rows: Cells,
    call: int,
) -> int:  # fmt: skip
    """Take an action for `acting` in every game in which that is a seat, then go on until the learner is asked.

    Returns how many games wait for a bot that is asked elsewhere: `acting` then has its seat, and NONE in all others.
    An empty `rows` is left alone. Only what happens once a game is a function of its own: a call with this many arrays
    at every decision costs up to half of the speed.
    """
    rival, mode, left = how[RIVAL], how[MODE], 0
    for i in range(states.shape[0]):
        if call == ANSWER and acting[i] == NONE:
            continue
        finished = False
        if call == STEP:
            redealt = done[i] and mode != SAME_STEP
            batch_kernels.clear(i, done, result)
            rewards[i] = 0.0
            for seat in range(players):
                returns[i, seat] = 0.0
            acted[i] = seats[i]
            if redealt:
                next_game(states, i, first + i, master, rounds, players, options, learners, acted, how[ROTATE])
                acting[i] = NONE
        elif done[i] and mode != SAME_STEP:
            if len(rows) > 0:
                rows[i, :] = 0.0
            continue
        if acting[i] != NONE:
            rules.apply(states[i], acting[i], actions[i])
            rounds[i, batch_kernels.TAKEN] += 1
            finished = batch_kernels.ended(states[i], rounds[i, batch_kernels.TAKEN])
            acting[i] = NONE
        while True:
            if finished:
                if acted[i] != NONE and not done[i]:
                    done[i] = True
                    batch_kernels.score(states, i, rounds, result)
                    worth(i, players, result, acted, returns, rewards)
                    if mode != SAME_STEP:
                        break
                next_game(states, i, first + i, master, rounds, players, options, learners, acted, how[ROTATE])
            waiting = rules.waiting(states[i])
            seat = first_seat(waiting)
            if rival == NOBODY:
                learners[i] = seat
            if (waiting >> learners[i]) & 1:
                break
            if rival in (CALLER, NETWORK):
                acting[i] = seat
                left += 1
                break
            if rival == ANYTHING:
                action = batch_kernels.any_of(states[i], seat, dice[i], out)
            else:
                action = squire_kernels.best_at_a_glance(states[i], seat, scratch, dice[i], out, weights)
            rules.apply(states[i], seat, action)
            rounds[i, batch_kernels.TAKEN] += 1
            finished = batch_kernels.ended(states[i], rounds[i, batch_kernels.TAKEN])
        if acting[i] == NONE:
            batch_kernels.unmark(i, mask, lists)
            if len(rows) > 0:
                rows[i, :] = 0.0
            if mode == SAME_STEP or not done[i]:
                seats[i] = learners[i]
                batch_kernels.mark(states[i], i, seats[i], mask, lists)
                if len(rows) > 0:
                    observation_kernels.observe_game(states[i], seats[i], scratch, rows[i])
    return left


@rule
def step(
    cells: Cells, first: int, master: Cells, rounds: Cells, players: int, options: Cells, seats: Cells, mask: Cells,
    lists: Cells, done: Cells, result: Cells, learners: Cells, acting: Cells, actions: Cells, acted: Cells,
    returns: Cells, rewards: Cells, dice: Cells, spare: Cells, out: Cells, weights: Cells, network: Cells,
    layers: Cells, relative: Cells, memory: Cells, odds: Cells, how: Cells, rows: Cells,
) -> int:  # fmt: skip
    """Go on until the learner is asked in every game, or a bot of the caller; return how many games wait for that.

    A network is asked for all games that wait for it together.
    """
    states, scratch, call = cells.view(rules.STATE), spare.view(rules.STATE), how[CALL]
    while True:
        left = advance(
            states, first, master, rounds, players, options, seats, mask, lists, done, result, learners, acting,
            actions, acted, returns, rewards, dice, scratch, out, weights, how, rows, call,
        )  # fmt: skip
        if left == 0 or how[RIVAL] != NETWORK:
            return left
        ask_network(states, acting, actions, scratch, out, network, layers, relative, memory, odds)
        call = ANSWER
