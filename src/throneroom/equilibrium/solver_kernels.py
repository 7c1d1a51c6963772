"""Solver kernels: regret minimization and best responses on a tree in arrays, for any game.

Nodes are in an order in which parents come first. `info` is the information set of each node (NONE at the end of a
game), `slot` the place of the choice that led to it among all choices of all information sets. A strategy is the
probability of every choice.
"""

from __future__ import annotations

from throneroom.engine.compiled import rule
from throneroom.engine.dice import bits, roll
from throneroom.engine.state import Cells

NONE = -1


@rule
def match_regrets(regrets: Cells, first: Cells, strategy: Cells) -> None:
    """Choose in proportion to positive regrets, or evenly where there are none."""
    for info in range(first.shape[0] - 1):
        total = 0.0
        for at in range(first[info], first[info + 1]):
            total += max(regrets[at], 0.0)
        for at in range(first[info], first[info + 1]):
            if total > 0.0:
                strategy[at] = max(regrets[at], 0.0) / total
            else:
                strategy[at] = 1.0 / (first[info + 1] - first[info])


@rule
def reach(parent: Cells, slot: Cells, seats: Cells, strategy: Cells, players: int, weight: float, out: Cells) -> None:
    """The part of each seat, and in the last column of chance, in the probability of every node."""
    for n in range(parent.shape[0]):
        above = parent[n]
        for each in range(players):
            out[n, each] = 1.0 if above == NONE else out[above, each]
        out[n, players] = weight
        if above != NONE:
            out[n, seats[above]] *= strategy[slot[n]]


@rule
def values(parent: Cells, slot: Cells, strategy: Cells, payoffs: Cells, out: Cells) -> None:
    """What every node is worth to each seat if all follow the strategy."""
    out[:, :] = payoffs
    for n in range(parent.shape[0] - 1, -1, -1):
        if parent[n] != NONE:
            for each in range(payoffs.shape[1]):
                out[parent[n], each] += strategy[slot[n]] * out[n, each]


@rule
def others(reached: Cells, n: int, seat: int) -> float:
    """The part of all but one seat in the probability of a node."""
    part = 1.0
    for each in range(reached.shape[1]):
        if each != seat:
            part *= reached[n, each]
    return part


@rule
def improve(
    parent: Cells, slot: Cells, seats: Cells, first: Cells, shown: Cells, owner: Cells, payoffs: Cells, weight: float,
    seat: int, round_number: int, regrets: Cells, strategy: Cells, sums: Cells, reached: Cells, worth: Cells,
) -> None:  # fmt: skip
    """One round of CFR+ for one seat: regrets stay at 0 or above, and later rounds weigh more in the average."""
    match_regrets(regrets, first, strategy)
    reach(parent, slot, seats, strategy, payoffs.shape[1], weight, reached)
    values(parent, slot, strategy, payoffs, worth)
    for n in range(parent.shape[0]):
        above = parent[n]
        if above != NONE and seats[above] == seat:
            regrets[slot[n]] += others(reached, above, seat) * (worth[n, seat] - worth[above, seat])
    for info in range(owner.shape[0]):
        if owner[info] == seat:
            for at in range(first[info], first[info + 1]):
                regrets[at] = max(regrets[at], 0.0)
                sums[at] += round_number * reached[shown[info], seat] * strategy[at]


@rule
def respond(
    parent: Cells, slot: Cells, seats: Cells, info: Cells, first: Cells, level: Cells, payoffs: Cells, weight: float,
    seat: int, strategy: Cells, answer: Cells, gains: Cells, reached: Cells, worth: Cells,
) -> float:  # fmt: skip
    """The best response of a seat to the strategy of the others, into `answer`; returns what it is worth.

    The last own decisions are settled first: what an earlier one is worth depends on them.
    """
    reach(parent, slot, seats, strategy, payoffs.shape[1], weight, reached)
    answer[:] = strategy
    deepest = -1
    for n in range(parent.shape[0]):
        if info[n] != NONE and seats[n] == seat:
            deepest = max(deepest, level[n])
    for now in range(deepest, -1, -1):
        gains[:] = 0.0
        values(parent, slot, answer, payoffs, worth)
        for n in range(parent.shape[0]):
            above = parent[n]
            if above != NONE and seats[above] == seat and level[above] == now:
                gains[slot[n]] += others(reached, above, seat) * worth[n, seat]
        for n in range(parent.shape[0]):
            if info[n] != NONE and seats[n] == seat and level[n] == now:
                best = first[info[n]]
                for at in range(first[info[n]], first[info[n] + 1]):
                    if gains[at] > gains[best]:
                        best = at
                for at in range(first[info[n]], first[info[n] + 1]):
                    answer[at] = 0.0
                answer[best] = 1.0
    values(parent, slot, answer, payoffs, worth)
    total = 0.0
    for n in range(parent.shape[0]):
        if parent[n] == NONE:
            total += weight * worth[n, seat]
    return total


@rule
def sampled(
    n: int, depth: int, seat: int, child: Cells, seats: Cells, info: Cells, first: Cells, payoffs: Cells,
    regrets: Cells, sums: Cells, worth: Cells, dice: Cells,
) -> float:  # fmt: skip
    """External sampling from a node: all choices of one seat, one choice of each other; returns what it is worth.

    The children of node n are those from `child[n]` on; `worth` has room for the choices at each depth.
    """
    if info[n] == NONE:
        return payoffs[n, seat]
    begin, end = first[info[n]], first[info[n] + 1]
    total = 0.0
    for at in range(begin, end):
        total += max(regrets[at], 0.0)
    even = 1.0 / (end - begin)
    if seats[n] != seat:
        left = bits(dice) / 4294967296.0
        chosen = end - begin - 1
        for at in range(begin, end):
            odds = max(regrets[at], 0.0) / total if total > 0.0 else even
            sums[at] += odds
            if 0.0 <= left < odds:
                chosen = at - begin
            left -= odds
        below = child[child[n] + chosen]
        return sampled(below, depth + 1, seat, child, seats, info, first, payoffs, regrets, sums, worth, dice)
    value = 0.0
    for at in range(begin, end):
        below = child[child[n] + at - begin]
        found = sampled(below, depth + 1, seat, child, seats, info, first, payoffs, regrets, sums, worth, dice)
        worth[depth, at - begin] = found
        value += found * (max(regrets[at], 0.0) / total if total > 0.0 else even)
    for at in range(begin, end):
        regrets[at] += worth[depth, at - begin] - value
    return value


@rule
def sample_rounds(
    rounds: int, roots: Cells, child: Cells, seats: Cells, info: Cells, first: Cells, payoffs: Cells, regrets: Cells,
    sums: Cells, worth: Cells, dice: Cells,
) -> None:  # fmt: skip
    """Rounds of external sampling, each for every seat in turn."""
    for _ in range(rounds):
        for seat in range(payoffs.shape[1]):
            root = roots[roll(dice, roots.shape[0])]
            sampled(root, 0, seat, child, seats, info, first, payoffs, regrets, sums, worth, dice)
