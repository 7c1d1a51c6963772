"""Search (template): information-set Monte Carlo tree search, for whatever game it is bound to.

Every simulation guesses a world that fits what the searcher knows and plays it through: down the tree as far as it
reaches, one step beyond, then by the game's own weights (`heuristics.weigh`) to the end or to a cutoff, where
`heuristics.evaluate` estimates the position. Each seat has its own tree: a node is what that seat knows (for seats
other than the searcher's: what everybody knows) when it decides. Seats that decide at the same time choose
independently, and every seat maximises its own share of the victory.

A position may repeat. If a node is already on the path of a simulation, the descent in the tree ends there, and no
descent or playout takes more decisions than a game may (`rules.MOST_DECISIONS`).
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from throneroom.engine.compiled import rule
from throneroom.engine.dice import M62, guess_key, roll
from throneroom.engine.seats import first_seat
from throneroom.engine.state import Cells, Struct

if TYPE_CHECKING:
    from throneroom.engine.game_modules import HeuristicsModule, RulesModule

rules: RulesModule
heuristics: HeuristicsModule

ROOT, WORLD, VIEW = range(3)  # states: what the searcher knows, a guessed world, what a seat knows in that world
PATH = 2000  # decisions in the tree that one simulation can learn from
WALK = min(rules.MOST_DECISIONS, PATH // rules.SEATS)  # questions in the tree per simulation, each to all seats at most
NONE = -1
WHOLE = 1000  # the total that `heuristics.evaluate` distributes

NODE = np.dtype(
    (np.record, np.dtype([("key", "i8"), ("search", "i8"), ("first", "i8"), ("visits", "i8"), ("total", "f8")]))
)
EDGE = np.dtype(
    (np.record, np.dtype([("action", "i8"), ("next", "i8"), ("visits", "i8"), ("seen", "i8"), ("total", "f8")]))
)
WORKSPACE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("stop", "i8"),  # another thread sets it to end a search
                ("search", "i8"),  # the number of this search: nodes of earlier searches count as empty
                ("edges", "i8"),  # in use
                ("nodes", "i8"),  # in use
                ("steps", "i8"),  # of the path
                ("edge", "i8"),  # of the action that was selected last; NONE if it is new
                ("grown", "i8"),  # 1 once the simulation has left the tree
                ("decisions", "i8"),  # taken in all simulations
                ("dice", "i8", (1,)),
                ("shares", "f8", (rules.SEATS,)),  # of the simulation
                ("sums", "f8", (rules.SEATS,)),  # of all simulations
                ("standing", "i8", (rules.SEATS,)),
                ("chosen", "i8", (rules.SEATS,)),
                ("path_node", "i8", (PATH,)),
                ("path_edge", "i8", (PATH,)),
                ("path_seat", "i8", (PATH,)),
                ("list", "i8", (rules.CHOICES + 1,)),
                ("weights", "i8", (rules.CHOICES + 1,)),
                ("edge_of", "i8", (rules.ACTIONS,)),  # while a node is being examined; otherwise NONE
            ]
        ),
    )
)

MIX = np.uint64(0x9E3779B97F4A7C15)
SHIFT = np.uint64(29)


@rule
def weigh(states: Cells, seat: int, list_: Cells, weights: Cells) -> int:
    """Write how good the choices of a seat look; return how many there are."""
    count = rules.legal(states[ROOT], seat, list_)
    heuristics.weigh(states[ROOT], seat, list_, count, weights)
    return count


@rule
def reopen(states: Cells, seat: int) -> None:
    """Reopen what others have decided in secret: guessing it would assume rivals who choose at random."""
    heuristics.reopen(states[ROOT], seat)


@rule
def key_of(states: Cells, words: Cells, me: int, seat: int) -> Any:
    """The key of a node: what the seat knows, or, for seats other than the searcher's, what everybody knows."""
    states[VIEW] = states[WORLD]
    rules.hide(states[VIEW], seat if seat == me else NONE)
    h = np.uint64(seat + 1)
    for n in range(words.shape[1]):
        h = (h ^ words[VIEW, n]) * MIX
        h ^= h >> SHIFT
    return np.int64(h >> np.uint64(1))


@rule
def find(workspace: Struct, nodes: Cells, key: int) -> int:
    """The place of a node, inserted if it is new; NONE if there is no room left."""
    mask = nodes.shape[0] - 1
    place = key & mask
    while nodes[place].search == workspace.search:
        if nodes[place].key == key:
            return place
        place = (place + 1) & mask
    if 4 * workspace.nodes > 3 * nodes.shape[0]:
        return NONE
    workspace.nodes += 1
    nodes[place].key = key
    nodes[place].search = workspace.search
    nodes[place].first = NONE
    nodes[place].visits = 0
    nodes[place].total = 0.0
    return place


@rule
def weight_of_all(workspace: Struct, count: int) -> int:
    """The total weight of the choices in the list."""
    whole = 0
    for n in range(count):
        whole += workspace.weights[n]
    return whole


@rule
def select(workspace: Struct, nodes: Cells, edges: Cells, node: int, count: int, c: float, doubt: float) -> int:
    """The place in the list of the most promising action, by its mean so far plus an exploration term from its weight.

    An untried action counts as the mean of the node, less some doubt. The action's edge is stored in the workspace.
    Returns NONE if the node is already on the path: while it is, its visits are stored as their complement, which is
    negative.
    """
    visits = nodes[node].visits
    if visits < 0:
        return NONE
    nodes[node].visits = ~visits
    edge = nodes[node].first
    while edge != NONE:
        workspace.edge_of[edges[edge].action] = edge
        edge = edges[edge].next
    whole = weight_of_all(workspace, count)
    untried = (nodes[node].total / visits if visits > 0 else 0.5) - doubt
    best = 0
    most = -1e9
    for n in range(count):
        edge = workspace.edge_of[workspace.list[n]]
        prior = c * workspace.weights[n] / whole
        if edge == NONE:
            score = untried + prior * sqrt(visits + 1.0)
        else:
            edges[edge].seen += 1
            tries = edges[edge].visits
            score = edges[edge].total / tries + prior * sqrt(edges[edge].seen) / (1 + tries)
        if score > most:
            most = score
            best = n
    workspace.edge = workspace.edge_of[workspace.list[best]]
    edge = nodes[node].first
    while edge != NONE:
        workspace.edge_of[edges[edge].action] = NONE
        edge = edges[edge].next
    return best


@rule
def new_edge(workspace: Struct, nodes: Cells, edges: Cells, node: int, action: int) -> int:
    """Insert an action that is tried for the first time; NONE if there is no room left."""
    if workspace.edges == edges.shape[0]:
        return NONE
    edge = workspace.edges
    workspace.edges += 1
    edges[edge].action = action
    edges[edge].next = nodes[node].first
    edges[edge].visits = 0
    edges[edge].seen = 1
    edges[edge].total = 0.0
    nodes[node].first = edge
    return edge


@rule
def sample(workspace: Struct, count: int) -> int:
    """A random action from the list, with probability proportional to its weight."""
    left = roll(workspace.dice, weight_of_all(workspace, count))
    n = 0
    while left >= workspace.weights[n]:
        left -= workspace.weights[n]
        n += 1
    return workspace.list[n]


@rule
def by_heuristics(states: Cells, workspace: Struct, seat: int) -> int:
    """A choice by the game's own heuristics."""
    count = rules.legal(states[WORLD], seat, workspace.list)
    if count == 1:
        return workspace.list[0]
    heuristics.weigh(states[WORLD], seat, workspace.list, count, workspace.weights)
    return sample(workspace, count)


@rule
def by_node(
    workspace: Struct, nodes: Cells, edges: Cells, node: int, seat: int, count: int, c: float, doubt: float
) -> int:
    """A choice by what simulations have learned at a node; adds it to the path."""
    best = select(workspace, nodes, edges, node, count, c, doubt)
    if best == NONE:
        workspace.grown = 1
        return sample(workspace, count)
    action = workspace.list[best]
    edge = workspace.edge if workspace.edge != NONE else new_edge(workspace, nodes, edges, node, action)
    if edge == NONE:
        nodes[node].visits = ~nodes[node].visits  # no room left to learn from it
    else:
        workspace.path_node[workspace.steps] = node
        workspace.path_edge[workspace.steps] = edge
        workspace.path_seat[workspace.steps] = seat
        workspace.steps += 1
    return action


@rule
def by_tree(
    states: Cells,
    words: Cells,
    workspace: Struct,
    nodes: Cells,
    edges: Cells,
    me: int,
    seat: int,
    c: float,
    doubt: float,
) -> int:
    """A choice by what simulations have learned so far; adds it to the path.

    The descent in the tree ends at a new node, or at one that is already on the path.
    """
    count = rules.legal(states[WORLD], seat, workspace.list)
    if count == 1:
        return workspace.list[0]
    heuristics.weigh(states[WORLD], seat, workspace.list, count, workspace.weights)
    known = workspace.nodes
    node = find(workspace, nodes, key_of(states, words, me, seat))
    if node == NONE:
        return sample(workspace, count)
    action = by_node(workspace, nodes, edges, node, seat, count, c, doubt)
    if workspace.nodes != known:
        workspace.grown = 1
    return action


@rule
def finish(states: Cells, workspace: Struct, players: int) -> None:
    """Divide the victory of a finished game among its winners."""
    rules.standing(states[WORLD], workspace.standing)
    winners = 0
    for seat in range(players):
        winners += workspace.standing[seat]
    for seat in range(players):
        workspace.shares[seat] = workspace.standing[seat] / winners if winners > 0 else 0.0


@rule
def estimate(states: Cells, workspace: Struct, players: int) -> None:
    """Divide the victory of an unfinished game by the heuristic estimate."""
    heuristics.evaluate(states[WORLD], workspace.standing)
    for seat in range(players):
        workspace.shares[seat] = workspace.standing[seat] / WHOLE


@rule
def impression(states: Cells, workspace: Cells, me: int, players: int, worlds: int) -> None:
    """Add up the heuristic estimates for every seat over guessed worlds."""
    for _ in range(worlds):
        states[WORLD] = states[ROOT]
        rules.guess(states[WORLD], me, workspace[0].dice)
        if rules.waiting(states[WORLD]) == 0:
            finish(states, workspace[0], players)
        else:
            estimate(states, workspace[0], players)
        for seat in range(players):
            workspace[0].sums[seat] += workspace[0].shares[seat]


@rule
def play_out(states: Cells, workspace: Struct, players: int, horizon: int) -> None:
    """Play from the end of the tree to the end of the game, or for at most `horizon` decisions."""
    waiting = rules.waiting(states[WORLD])
    while waiting != 0:
        if horizon == 0:
            estimate(states, workspace, players)
            return
        seat = first_seat(waiting)
        rules.apply(states[WORLD], seat, by_heuristics(states, workspace, seat))
        workspace.decisions += 1
        horizon -= 1
        waiting = rules.waiting(states[WORLD])
    finish(states, workspace, players)


@rule
def learn(workspace: Struct, nodes: Cells, edges: Cells) -> None:
    """Update every choice on the path with the result, each with its own seat's share."""
    for n in range(workspace.steps):
        share = workspace.shares[workspace.path_seat[n]]
        nodes[workspace.path_node[n]].visits = -nodes[workspace.path_node[n]].visits  # off the path, one more visit
        nodes[workspace.path_node[n]].total += share
        edges[workspace.path_edge[n]].visits += 1
        edges[workspace.path_edge[n]].total += share


@rule
def simulate(
    states: Cells, words: Cells, workspace: Struct, nodes: Cells, edges: Cells, me: int, players: int, fair: int,
    c: float, doubt: float, horizon: int,
) -> None:  # fmt: skip
    """Guess one world and play it through once."""
    states[WORLD] = states[ROOT]
    if fair == 1:
        rules.guess(states[WORLD], me, workspace.dice)
    else:
        guess_key(states[WORLD], workspace.dice)
    workspace.steps = 0
    workspace.grown = 0
    waiting = rules.waiting(states[WORLD])
    left = WALK
    while waiting != 0 and workspace.grown == 0 and left > 0:
        left -= 1
        for seat in range(players):
            if (waiting >> seat) & 1 == 1:
                workspace.chosen[seat] = by_tree(states, words, workspace, nodes, edges, me, seat, c, doubt)
        for seat in range(players):
            if (waiting >> seat) & 1 == 1:
                rules.apply(states[WORLD], seat, workspace.chosen[seat])
                workspace.decisions += 1
        waiting = rules.waiting(states[WORLD])
    play_out(states, workspace, players, horizon)
    learn(workspace, nodes, edges)
    for seat in range(players):
        workspace.sums[seat] += workspace.shares[seat]


@rule
def search(
    states: Cells, words: Cells, workspace: Cells, nodes: Cells, edges: Cells, me: int, players: int, fair: int,
    c: float, doubt: float, horizon: int, simulations: int,
) -> int:  # fmt: skip
    """Run more simulations; the tree stays in the arrays, so a later call can continue."""
    for n in range(simulations):
        if workspace[0].stop != 0:
            return n
        simulate(states, words, workspace[0], nodes, edges, me, players, fair, c, doubt, horizon)
    return simulations


@rule
def settled(nodes: Cells, edges: Cells, root: int, left: float) -> bool:
    """Whether no other choice can overtake the most tried one, even if it got all remaining simulations."""
    most = 0
    second = 0
    edge = nodes[root].first
    while edge != NONE:
        visits = edges[edge].visits
        if visits > most:
            second = most
            most = visits
        elif visits > second:
            second = visits
        edge = edges[edge].next
    return most - second > left


@rule
def begin(states: Cells, words: Cells, workspace: Cells, nodes: Cells, me: int, seed: int) -> int:
    """Start an empty tree, with dice from the seed and what the searcher knows; return the place of its root."""
    states[WORLD] = states[ROOT]
    key = key_of(states, words, me, me)
    workspace[0].stop = 0
    workspace[0].search += 1
    workspace[0].edges = 0
    workspace[0].nodes = 0
    workspace[0].decisions = 0
    workspace[0].dice[0] = (key ^ seed) & M62
    for seat in range(rules.SEATS):
        workspace[0].sums[seat] = 0.0
    return find(workspace[0], nodes, key)
