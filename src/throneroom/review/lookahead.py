"""Lookahead (template): how good each choice of a seat is, over worlds that fit what the seat knows.

In each world every choice is played, and then what all seats would most likely do, until the seat has its next choice
or a limit is reached. There the position is judged from what that seat knows. All choices are tried in the same
worlds, so luck does not favour one of them. A network chooses and judges; a game without one uses its heuristics.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.bots.network_kernels import hidden_layers, policy, value
from throneroom.engine.compiled import rule
from throneroom.engine.dice import heaviest
from throneroom.engine.seats import first_seat
from throneroom.engine.state import Cells

if TYPE_CHECKING:
    from throneroom.engine.game_modules import HeuristicsModule, RulesModule, TensorModule

rules: RulesModule
tensor: TensorModule
heuristics: HeuristicsModule

KNOWN, WORLD, TRIED, VIEW = range(4)  # states: what the seat knows, a guessed world, a choice tried in it, what is seen
STATES = 4
SEAT, ACTION = range(2)  # columns of a line
WHOLE = 1000  # the total that `heuristics.evaluate` distributes


@rule
def reopen(states: Cells, seat: int) -> None:
    """Reopen what others have decided in secret: guessing it would assume rivals who choose at random."""
    heuristics.reopen(states[KNOWN], seat)


@rule
def evaluate(states: Cells, at: int, weights: Cells, layers: Cells, scratch: Cells, seat: int) -> int:
    """Evaluate the hidden layers of the network for what a seat knows; return where the last one begins."""
    states[VIEW] = states[at]
    rules.hide(states[VIEW], seat)
    for n in range(tensor.SIZE):
        scratch[n] = 0.0
    tensor.observe(states[VIEW], seat, scratch)
    return hidden_layers(weights, layers, scratch)


@rule
def likeliest(
    states: Cells, at: int, weights: Cells, layers: Cells, scratch: Cells, relative: Cells, list_: Cells,
    scores: Cells, ranks: Cells, dice: Cells, seat: int, count: int,
) -> int:  # fmt: skip
    """The most likely of the first `count` actions in the list, for what a seat knows."""
    if len(layers) == 0:
        states[VIEW] = states[at]
        rules.hide(states[VIEW], seat)
        heuristics.weigh(states[VIEW], seat, list_, count, ranks)
        return list_[heaviest(dice, ranks, count)]
    last = scratch[evaluate(states, at, weights, layers, scratch, seat) :]
    policy(weights, layers, last, relative[seat], list_, count, scores)
    best = 0
    for n in range(count):
        if scores[n] > scores[best]:
            best = n
    return list_[best]


@rule
def judge(
    states: Cells, weights: Cells, layers: Cells, scratch: Cells, values: Cells, shares: Cells, standing: Cells,
    players: int, me: int,
) -> None:  # fmt: skip
    """Write what each seat can expect of the position that was reached: the result, or the judgement of a seat."""
    waiting = rules.waiting(states[TRIED])
    if waiting == 0:
        rules.standing(states[TRIED], standing)
        winners = 0
        for seat in range(players):
            winners += standing[seat]
        for seat in range(players):
            shares[seat] = standing[seat] / winners if winners > 0 else 0.0
        return
    if len(layers) == 0:
        heuristics.evaluate(states[TRIED], standing)
        for seat in range(players):
            shares[seat] = standing[seat] / WHOLE
        return
    seat = me if (waiting >> me) & 1 == 1 else first_seat(waiting)
    last = scratch[evaluate(states, TRIED, weights, layers, scratch, seat) :]
    value(weights, layers, last, values, players, seat, shares)


@rule
def play_on(
    states: Cells, weights: Cells, layers: Cells, scratch: Cells, relative: Cells, list_: Cells, scores: Cells,
    ranks: Cells, dice: Cells, line: Cells, taken: int, me: int, limit: int, through: int,
) -> int:  # fmt: skip
    """Play what is most likely until a seat has its next choice, the line is full or `limit` choices were made.

    With `through`, the seat's own next choices are played as well. Returns the length of the line.
    """
    waiting = rules.waiting(states[TRIED])
    choices = 0
    while waiting != 0 and taken < len(line):
        if through == 0 and (waiting >> me) & 1 == 1 and rules.legal(states[TRIED], me, list_) > 1:
            return taken
        seat = first_seat(waiting)
        count = rules.legal(states[TRIED], seat, list_)
        action = list_[0]
        if count > 1:
            if choices == limit:
                return taken
            choices += 1
            action = likeliest(
                states, TRIED, weights, layers, scratch, relative, list_, scores, ranks, dice, seat, count
            )
        line[taken, SEAT] = seat
        line[taken, ACTION] = action
        taken += 1
        rules.apply(states[TRIED], seat, action)
        waiting = rules.waiting(states[TRIED])
    return taken


@rule
def rate(
    states: Cells, weights: Cells, layers: Cells, scratch: Cells, relative: Cells, list_: Cells, scores: Cells,
    ranks: Cells, values: Cells, shares: Cells, standing: Cells, chosen: Cells, dice: Cells, actions: Cells,
    worlds: Cells, lines: Cells, lengths: Cells, out: Cells, players: int, me: int, limit: int,
    through: int,
) -> None:  # fmt: skip
    """Write what each seat can expect after each action in each world, [worlds, actions, seats], the worlds, the lines.

    Seats that decide at the same time choose before they know what this seat does.
    """
    for w in range(out.shape[0]):
        states[WORLD] = states[KNOWN]
        rules.guess(states[WORLD], me, dice)
        worlds[w] = states[WORLD]
        waiting = rules.waiting(states[WORLD])
        for seat in range(players):
            if (waiting >> seat) & 1 == 1 and seat != me:
                count = rules.legal(states[WORLD], seat, list_)
                chosen[seat] = list_[0]
                if count > 1:
                    chosen[seat] = likeliest(
                        states, WORLD, weights, layers, scratch, relative, list_, scores, ranks, dice, seat, count
                    )
        for k in range(len(actions)):
            states[TRIED] = states[WORLD]
            chosen[me] = actions[k]
            taken = 0
            for seat in range(players):
                if (waiting >> seat) & 1 == 1:
                    lines[w, k, taken, SEAT] = seat
                    lines[w, k, taken, ACTION] = chosen[seat]
                    taken += 1
                    rules.apply(states[TRIED], seat, chosen[seat])
            lengths[w, k] = play_on(
                states, weights, layers, scratch, relative, list_, scores, ranks, dice, lines[w, k], taken, me, limit,
                through,
            )  # fmt: skip
            judge(states, weights, layers, scratch, values, shares, standing, players, me)
            for seat in range(players):
                out[w, k, seat] = shares[seat]


@rule
def foresee(
    states: Cells, weights: Cells, layers: Cells, scratch: Cells, relative: Cells, list_: Cells, scores: Cells,
    ranks: Cells, values: Cells, shares: Cells, standing: Cells, chosen: Cells, dice: Cells, line: Cells, out: Cells,
    players: int, me: int, limit: int,
) -> None:  # fmt: skip
    """Write what a seat that is not asked yet can expect in each of some worlds, at its next choice."""
    for w in range(out.shape[0]):
        states[TRIED] = states[KNOWN]
        rules.guess(states[TRIED], me, dice)
        play_on(
            states, weights, layers, scratch, relative, list_, scores, ranks, dice, line, 0, me, limit, 0
        )  # fmt: skip
        judge(states, weights, layers, scratch, values, shares, standing, players, me)
        out[w] = shares[me]
