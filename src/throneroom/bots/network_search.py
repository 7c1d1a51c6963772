"""Network search (template): the tree search of a game, with a network instead of weights and playouts.

`search` is the search bound to the same game: nodes, edges, selection and learning are its own. The policy of the
network says how promising an action looks, and its value ends a simulation: at a new node, or where the descent in the
tree cannot go on. A seat is always judged from its own knowledge in the guessed world.

The network is evaluated once in a search for what a seat knows. The *memory* is a hash table of what was judged, its
results are in the *pool*: the shares of all seats, then the weights of the legal actions in their order. What finds no
room there is evaluated again when it is needed, at the start of the pool.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from throneroom.bots.network_kernels import hidden_layers, policy, value
from throneroom.engine.compiled import rule
from throneroom.engine.dice import guess_key
from throneroom.engine.seats import first_seat
from throneroom.engine.state import Cells, Struct

if TYPE_CHECKING:  # all of these are preset
    from throneroom.bots import search
    from throneroom.engine.game_modules import RulesModule, TensorModule

rules: RulesModule
tensor: TensorModule

NONE = search.NONE
ROOT, WORLD, VIEW = search.ROOT, search.WORLD, search.VIEW
ENTRIES, POOLED, EVALUATED = range(3)  # counts: entries of the memory, numbers in the pool, evaluations of the network
UNSTORED = 0
START = rules.SEATS + rules.CHOICES + 1  # of the pool that is kept
WHOLE = 1_000_000  # the weight of a certain action

JUDGED = np.dtype((np.record, np.dtype([("key", "i8"), ("search", "i8"), ("at", "i8")])))


@rule
def evaluate(
    states: Cells, workspace: Struct, weights: Cells, layers: Cells, scratch: Cells, relative: Cells, pool: Cells,
    at: int, players: int, seat: int, count: int,
) -> None:  # fmt: skip
    """Evaluate the network for what a seat knows, a hidden state, and write the results into the pool."""
    for n in range(tensor.SIZE):
        scratch[n] = 0.0
    tensor.observe(states[VIEW], seat, scratch)
    last = scratch[hidden_layers(weights, layers, scratch) :]
    first = at + rules.SEATS
    value(weights, layers, last, pool[at:first], players, seat, workspace.shares)
    for n in range(players):
        pool[at + n] = workspace.shares[n]
    policy(weights, layers, last, relative[seat], workspace.list, count, pool[first : first + count])
    for n in range(count):
        pool[first + n] = int(WHOLE * pool[first + n]) + 1


@rule
def judge(
    states: Cells, words: Cells, workspace: Struct, weights: Cells, layers: Cells, scratch: Cells, relative: Cells,
    memory: Cells, pool: Cells, counts: Cells, players: int, seat: int, count: int,
) -> int:  # fmt: skip
    """Where in the pool the judgement of the world is, as the seat knows it; its legal actions are in the list."""
    key = search.key_of(states, words, seat, seat)
    mask = memory.shape[0] - 1
    place = key & mask
    while memory[place].search == workspace.search:
        if memory[place].key == key:
            return memory[place].at
        place = (place + 1) & mask
    at = UNSTORED
    need = rules.SEATS + count
    if 4 * counts[ENTRIES] < 3 * memory.shape[0] and counts[POOLED] + need <= pool.shape[0]:
        at = counts[POOLED]
        memory[place].key = key
        memory[place].search = workspace.search
        memory[place].at = at
        counts[ENTRIES] += 1
        counts[POOLED] += need
    evaluate(states, workspace, weights, layers, scratch, relative, pool, at, players, seat, count)
    counts[EVALUATED] += 1
    return at


@rule
def choose(
    states: Cells, words: Cells, workspace: Struct, nodes: Cells, edges: Cells, pool: Cells, at: int, me: int,
    seat: int, count: int, alone: bool, c: float, doubt: float,
) -> int:  # fmt: skip
    """A choice by what simulations have learned so far, from the judgement at a place of the pool.

    Returns NONE if the descent ends here: at a new node, at one that is already on the path, or for lack of room. Seats
    that decide at the same time choose nevertheless, as in the search without a network.
    """
    for n in range(count):
        workspace.weights[n] = int(pool[at + rules.SEATS + n])
    known = workspace.nodes
    node = search.find(workspace, nodes, search.key_of(states, words, me, seat))
    new = workspace.nodes != known
    if alone and (node == NONE or new or nodes[node].visits < 0):
        return NONE
    if new:
        workspace.grown = 1
    if node == NONE:
        return search.sample(workspace, count)
    return search.by_node(workspace, nodes, edges, node, seat, count, c, doubt)


@rule
def simulate(
    states: Cells, words: Cells, workspace: Struct, nodes: Cells, edges: Cells, weights: Cells, layers: Cells,
    scratch: Cells, relative: Cells, memory: Cells, pool: Cells, counts: Cells, me: int, players: int, fair: int,
    c: float, doubt: float,
) -> None:  # fmt: skip
    """Guess one world and walk down the tree; the network judges where the walk ends."""
    states[WORLD] = states[ROOT]
    if fair == 1:
        rules.guess(states[WORLD], me, workspace.dice)
    else:
        guess_key(states[WORLD], workspace.dice)
    workspace.steps = 0
    workspace.grown = 0
    waiting = rules.waiting(states[WORLD])
    left = search.WALK
    ended = False
    while waiting != 0 and workspace.grown == 0 and left > 0 and not ended:
        left -= 1
        alone = waiting & (waiting - 1) == 0
        for seat in range(players):
            if (waiting >> seat) & 1 == 1:
                count = rules.legal(states[WORLD], seat, workspace.list)
                if count == 1:
                    workspace.chosen[seat] = workspace.list[0]
                else:
                    at = judge(
                        states, words, workspace, weights, layers, scratch, relative, memory, pool, counts, players,
                        seat, count,
                    )  # fmt: skip
                    workspace.chosen[seat] = choose(
                        states, words, workspace, nodes, edges, pool, at, me, seat, count, alone, c, doubt
                    )
                    ended = workspace.chosen[seat] == NONE
        if not ended:
            for seat in range(players):
                if (waiting >> seat) & 1 == 1:
                    rules.apply(states[WORLD], seat, workspace.chosen[seat])
                    workspace.decisions += 1
            waiting = rules.waiting(states[WORLD])
    if waiting == 0:
        search.finish(states, workspace, players)
    else:
        seat = first_seat(waiting)
        count = rules.legal(states[WORLD], seat, workspace.list)
        at = judge(
            states, words, workspace, weights, layers, scratch, relative, memory, pool, counts, players, seat, count
        )
        for n in range(players):
            workspace.shares[n] = pool[at + n]
    search.learn(workspace, nodes, edges)
    for seat in range(players):
        workspace.sums[seat] += workspace.shares[seat]


@rule
def search_with_network(
    states: Cells, words: Cells, workspace: Cells, nodes: Cells, edges: Cells, weights: Cells, layers: Cells,
    scratch: Cells, relative: Cells, memory: Cells, pool: Cells, counts: Cells, me: int, players: int, fair: int,
    c: float, doubt: float, simulations: int,
) -> int:  # fmt: skip
    """Run more simulations; the tree stays in the arrays, so a later call can continue."""
    for n in range(simulations):
        if workspace[0].stop != 0:
            return n
        simulate(
            states, words, workspace[0], nodes, edges, weights, layers, scratch, relative, memory, pool, counts, me,
            players, fair, c, doubt,
        )  # fmt: skip
    return simulations
