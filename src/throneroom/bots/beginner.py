"""Beginner: a short-sighted player who overlooks choices, as newcomers do."""

from __future__ import annotations

import dataclasses

import numpy as np

from throneroom.bots.simple import Dicing, Squire
from throneroom.bots.thought import Budget, Thought
from throneroom.engine.dice import heaviest, new_dice, roll
from throneroom.engine.game import Game
from throneroom.engine.position import KnownPosition

LEAST_CARELESS, MOST_CARELESS = 500, 700
"""How often a beginner overlooks a choice, in thousandths; each beginner has its own number between the two."""
STRIKING = 2
"""The only sensible choice is overlooked less often than others, by one part in this number."""


class Beginner(Dicing):
    """Sees only some of its choices and takes the one of them that looks best at a glance.

    The mistakes are those of a person: it never picks a choice blindly, but it may miss the good one. The more a choice
    stands out, the less often it is overlooked. One choice is always seen.
    """

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(seed)
        self._squire = Squire(game, seed)
        self.carelessness = LEAST_CARELESS + roll(new_dice(seed), MOST_CARELESS - LEAST_CARELESS + 1)
        """The same for all decisions of this player: `shake` does not change it."""

    def think(self, known: KnownPosition, seat: int, budget: Budget | None = None) -> Thought:
        thought = self._squire.think(known, seat, budget)
        action = self.decide(known, seat)
        ranking = tuple(sorted(thought.ranking, key=lambda choice: choice.action != action))
        return dataclasses.replace(thought, action=action, ranking=ranking)

    def decide(self, known: KnownPosition, seat: int) -> int:
        actions, weights = self._squire.weights(known, seat)
        seen = self._seen(weights)
        return actions[seen[heaviest(self._dice, np.array([weights[n] for n in seen]), len(seen))]]

    def _seen(self, weights: list[int]) -> list[int]:
        """The places of the choices that it does not overlook; if it would overlook all, the one it nearly sees."""
        whole = STRIKING * sum(weights)
        luck = [1000 * roll(self._dice, whole) - self.carelessness * (whole - weight) for weight in weights]
        return [n for n, spare in enumerate(luck) if spare >= 0] or [luck.index(max(luck))]
