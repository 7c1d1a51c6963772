"""Solver: equilibria of a tree by regret minimization, and how far a strategy is from one, exactly."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from throneroom.engine.compiled import progress
from throneroom.engine.dice import new_dice
from throneroom.equilibrium import solver_kernels
from throneroom.equilibrium.tree import Counts, Floats, Tree


@dataclass(frozen=True)
class Judged:
    """What a strategy is worth to each seat, and what each seat could win by its best response to the others."""

    worth: tuple[float, ...]
    best: tuple[float, ...]

    @property
    def nash_conv(self) -> float:
        """What all seats together could gain by deviating, each on its own: 0 in an equilibrium."""
        return sum(self.best) - sum(self.worth)


def judged(tree: Tree, strategy: Floats) -> Judged:
    """How good a strategy is, exactly."""
    reached, worth = np.zeros((tree.nodes, tree.players + 1)), np.zeros((tree.nodes, tree.players))
    answer, gains = np.zeros(len(strategy)), np.zeros(len(strategy))
    with progress("the solver"):
        best = [
            solver_kernels.respond(
                tree.parent, tree.slot, tree.seats, tree.info, tree.first, tree.level, tree.payoffs, tree.weight, seat,
                strategy, answer, gains, reached, worth,
            )
            for seat in range(tree.players)
        ]  # fmt: skip
        solver_kernels.values(tree.parent, tree.slot, strategy, tree.payoffs, worth)
    even = worth[tree.roots].mean(axis=0)
    return Judged(tuple(even.tolist()), tuple(map(float, best)))


class CFRPlus:
    """CFR+: full rounds over the whole tree, each seat in turn. With two players it converges to an equilibrium."""

    def __init__(self, tree: Tree) -> None:
        self.tree, self.rounds = tree, 0
        size = int(tree.first[-1])
        self._regrets, self._strategy, self._sums = np.zeros(size), np.zeros(size), np.zeros(size)
        self._reached, self._worth = np.zeros((tree.nodes, tree.players + 1)), np.zeros((tree.nodes, tree.players))

    def run(self, rounds: int) -> None:
        tree = self.tree
        with progress("the solver"):
            for _ in range(rounds):
                self.rounds += 1
                for seat in range(tree.players):
                    solver_kernels.improve(
                        tree.parent, tree.slot, tree.seats, tree.first, tree.shown, tree.owner, tree.payoffs,
                        tree.weight, seat, self.rounds, self._regrets, self._strategy, self._sums, self._reached,
                        self._worth,
                    )  # fmt: skip

    def average(self) -> Floats:
        """The average strategy, which converges to an equilibrium; the last one need not."""
        return _normal(self._sums, self.tree)


class ExternalSampling:
    """MCCFR by external sampling: a round follows all choices of one seat, and one of everybody and everything else."""

    def __init__(self, tree: Tree, seed: int = 0) -> None:
        self.tree, self.rounds = tree, 0
        size = int(tree.first[-1])
        self._regrets, self._sums, self._dice = np.zeros(size), np.zeros(size), new_dice(seed)
        self._child = _children(tree)
        depth = (int(tree.level.max()) + 1) * tree.players + 1
        self._worth = np.zeros((depth, int(np.diff(tree.first).max())))

    def run(self, rounds: int) -> None:
        tree = self.tree
        self.rounds += rounds
        with progress("the solver"):
            solver_kernels.sample_rounds(
                rounds, tree.roots, self._child, tree.seats, tree.info, tree.first, tree.payoffs, self._regrets,
                self._sums, self._worth, self._dice,
            )  # fmt: skip

    def average(self) -> Floats:
        return _normal(self._sums, self.tree)


def _normal(sums: Floats, tree: Tree) -> Floats:
    """Probabilities in proportion to sums; even where there is nothing."""
    sizes = np.diff(tree.first)
    totals = np.repeat(np.add.reduceat(sums, tree.first[:-1]), sizes)
    strategy: Floats = np.where(totals > 0, sums / np.where(totals > 0, totals, 1), tree.even())
    return strategy


def _children(tree: Tree) -> Counts:
    """For node n, at n, where its children begin in the rest of the same array, in the order of their choices."""
    below = np.flatnonzero(tree.slot >= 0)
    order = below[np.lexsort((tree.slot[below], tree.parent[below]))]
    child = np.zeros(tree.nodes + len(order), np.int64)
    child[tree.nodes :] = order
    counts = np.bincount(tree.parent[below], minlength=tree.nodes)
    child[: tree.nodes] = tree.nodes + np.concatenate(([0], np.cumsum(counts)[:-1]))
    return child
