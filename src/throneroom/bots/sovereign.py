"""Sovereign: perfect play where the game can be solved, else the best search: with a network if that is stronger."""

from __future__ import annotations

import time

from throneroom.bots.searcher import Searcher
from throneroom.bots.thought import Budget, Choice, Thought
from throneroom.engine.game import Game
from throneroom.engine.position import KnownPosition


class Sovereign:
    """Asks the game's own solver first, and searches if the solver has no answer.

    If it searches with a network, it does not ask a solver that ends with estimates: the network's are better.
    """

    def __init__(self, game: Game, searcher: Searcher, with_network: bool = False) -> None:
        self._searcher = searcher
        solver = game.exact.Solver() if game.exact else None
        self._solver = None if with_network and solver and not solver.TO_THE_END else solver

    @property
    def budget(self) -> Budget:
        """How much it thinks where it has to search."""
        return self._searcher.budget

    def think(self, known: KnownPosition, seat: int, budget: Budget | None = None) -> Thought:
        return self.solve(known, seat) or self._searcher.think(known, seat, budget)

    def solve(self, known: KnownPosition, seat: int) -> Thought | None:
        """The solver's answer, if it has one."""
        began = time.perf_counter()
        solved = self._solver.ponder(known, seat) if self._solver else None
        if solved is None:
            return None
        ranked = sorted(solved, key=lambda choice: -choice[1][seat])
        best, shares = ranked[0]
        ranking = tuple(Choice(action, expected[seat]) for action, expected in ranked)
        proven = bool(self._solver and self._solver.PROVEN)
        return Thought(best, shares, ranking, 0, time.perf_counter() - began, proven)

    def decide(self, known: KnownPosition, seat: int) -> int:
        return self.think(known, seat).action

    def stop(self) -> None:
        self._searcher.stop()
