"""Tree: the whole game tree of a few worlds of a position, in arrays, with the information sets of all seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from throneroom.engine.compiled import bind, progress
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game
from throneroom.engine.position import Position
from throneroom.equilibrium.tree_kernels import ACTION, CHOICE, COUNT, FULL, KEY, NONE, PARENT, SEAT

TREE_KERNELS = "throneroom.equilibrium.tree_kernels"
DEEPEST = 200
"""How many decisions a path may have: a toy has far fewer."""
FIRST_ROOM = 1 << 12

Counts = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]


@cache
def tree_kernels_of(game: Game) -> Any:
    """The compiled growth of a game's trees."""
    return bind(TREE_KERNELS, game.rules)


@dataclass(frozen=True, eq=False)
class Tree:
    """A tree for each world, all worlds equally likely; parents come before their children.

    An information set is what a seat knows when it decides: everything it has seen and decided. Its choices are the
    places from `first[info]` to `first[info + 1]` in a strategy, and `actions` has their numbers.
    """

    game: Game
    roots: Counts
    parent: Counts
    seats: Counts
    """Who decides at each node, or NONE at the end of a game."""
    info: Counts
    """The information set of each node, or NONE."""
    slot: Counts
    """Which place of a strategy led to each node, or NONE."""
    level: Counts
    """How many decisions the seat that decides there has taken before."""
    payoffs: Floats
    first: Counts
    owner: Counts
    """The seat of each information set."""
    shown: Counts
    """The first node of each information set."""
    actions: Counts

    @property
    def nodes(self) -> int:
        return len(self.parent)

    @property
    def infosets(self) -> int:
        return len(self.owner)

    @property
    def players(self) -> int:
        return int(self.payoffs.shape[1])

    @property
    def weight(self) -> float:
        """The probability of each world."""
        return 1 / len(self.roots)

    def even(self) -> Floats:
        """The strategy that chooses evenly everywhere."""
        sizes = np.diff(self.first)
        even: Floats = np.repeat(1 / sizes, sizes)
        return even


def grown(worlds: Sequence[Position], most: int = 1 << 23) -> Tree:
    """The tree of these worlds, which are equally likely. It may have `most` nodes."""
    room = FIRST_ROOM
    while True:
        found = _nodes(worlds, room)
        if found is not None:
            return _tree(worlds[0].game, *found)
        if room >= most:
            raise SettingsError(
                f"this setting of {worlds[0].game.title} has more than {most:,} nodes: choose a smaller one"
            )
        room = min(most, 4 * room)


def _nodes(worlds: Sequence[Position], room: int) -> tuple[Counts, Floats, Counts] | None:
    """The raw nodes, what is paid there and the roots, or None if there are more than fit."""
    game, players = worlds[0].game, worlds[0].settings.players
    rules, kernels = game.plain_rules, tree_kernels_of(game)
    nodes, payoffs = np.zeros((room, 6), np.int64), np.zeros((room, players))
    cells, spare = np.zeros((DEEPEST, rules.STATE.itemsize // 8), np.int64), np.zeros(1, rules.STATE).view(np.int64)
    out, standing = np.zeros((DEEPEST, rules.CHOICES + 1), np.int64), np.zeros(rules.SEATS, np.int64)
    views, seen = np.zeros((DEEPEST, players), np.int64), np.zeros((DEEPEST, players), np.int64)
    path, count, roots = np.zeros((DEEPEST, 2), np.int64), 0, []
    with progress(lambda: f"{game.title} (trees)"):
        for world in worlds:
            roots.append(count)
            cells[0] = np.frombuffer(world.bytes(), np.int64)
            count = kernels.grow(
                cells.reshape(-1), spare, spare, players, count, nodes, payoffs, out, standing, views, seen, path
            )
            if count == FULL:
                return None
            if count < 0:
                raise SettingsError(
                    f"this setting of {game.title} has games of more than {DEEPEST} decisions: choose a shorter one"
                )
    return nodes[:count], payoffs[:count], np.array(roots)


def _tree(game: Game, nodes: Counts, payoffs: Floats, roots: Counts) -> Tree:
    asked = np.flatnonzero(nodes[:, SEAT] != NONE)
    _, shown, inverse = np.unique(nodes[asked, KEY], return_index=True, return_inverse=True)
    order = np.argsort(shown, kind="stable")  # information sets in the order of their first nodes
    rank = np.empty_like(order)
    rank[order] = np.arange(len(order))
    info = np.full(len(nodes), NONE, np.int64)
    info[asked] = rank[inverse]
    shown = asked[shown[order]]
    sizes = nodes[shown, COUNT]
    assert (nodes[asked, COUNT] == sizes[info[asked]]).all(), "two positions that a seat cannot tell apart differ"
    first = np.concatenate(([0], np.cumsum(sizes)))
    parent = nodes[:, PARENT].copy()
    slot = np.full(len(nodes), NONE, np.int64)
    below = parent != NONE
    slot[below] = first[info[parent[below]]] + nodes[below, CHOICE]
    actions = np.zeros(first[-1], np.int64)
    actions[slot[below]] = nodes[below, ACTION]
    assert (nodes[below, ACTION] == actions[slot[below]]).all(), "two positions that a seat cannot tell apart differ"
    level = _levels(parent, nodes[:, SEAT], payoffs.shape[1])
    return Tree(
        game, roots, parent, nodes[:, SEAT].copy(), info, slot, level, payoffs.copy(), first, nodes[shown, SEAT], shown,
        actions,
    )  # fmt: skip


def _levels(parent: Counts, seats: Counts, players: int) -> Counts:
    """How many decisions the seat that decides at a node has taken on the way there."""
    taken, levels = np.zeros((len(parent), players), np.int64), np.zeros(len(parent), np.int64)
    for n, above in enumerate(parent.tolist()):
        if above != NONE:
            taken[n] = taken[above]
            taken[n, seats[above]] += 1
        if seats[n] != NONE:
            levels[n] = taken[n, seats[n]]
    return levels
