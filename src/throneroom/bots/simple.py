"""Strategies without a search: any choice, the choice that looks best, and a beginner between the two."""

from __future__ import annotations

import dataclasses
import time

import numpy as np
import numpy.typing as npt

from throneroom.bots.searcher import Tree, search_of
from throneroom.bots.thought import Budget, Choice, Thought
from throneroom.engine.dice import heaviest, new_dice, roll
from throneroom.engine.game import Game
from throneroom.engine.position import KnownPosition


class Dicing:
    """A strategy with its own dice, whose state carries over from decision to decision."""

    def __init__(self, seed: int) -> None:
        self._dice: npt.NDArray[np.int64] = new_dice(seed)

    def shake(self, seed: int) -> None:
        """Reseed the dice: the same seed gives the same decisions."""
        self._dice = new_dice(seed)

    def stop(self) -> None:
        """Do nothing: it decides at once."""


class RandomBot(Dicing):
    """Any legal action, each equally likely."""

    def think(self, known: KnownPosition, seat: int, budget: Budget | None = None) -> Thought:  # noqa: ARG002
        began = time.perf_counter()
        actions = known.legal(seat)
        first = roll(self._dice, len(actions))
        share = 1 / known.settings.players
        ranking = tuple(Choice(action, share) for action in actions[first:] + actions[:first])
        return Thought(actions[first], (share,) * known.settings.players, ranking, 0, time.perf_counter() - began)

    def decide(self, known: KnownPosition, seat: int) -> int:
        actions = known.legal(seat)
        return actions[roll(self._dice, len(actions))]


class Squire(Dicing):
    """The choice that looks best at a glance; among equals, any."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(seed)
        self._tree = Tree(search_of(game), game, 2)

    def think(self, known: KnownPosition, seat: int, budget: Budget | None = None) -> Thought:  # noqa: ARG002
        began = time.perf_counter()
        actions, weights = self.weights(known, seat)
        best = self._best(actions, weights)
        order = sorted(range(len(actions)), key=lambda n: (actions[n] != best, -weights[n]))
        whole = sum(weights)
        ranking = tuple(Choice(actions[n], weights[n] / whole) for n in order)
        shares = self._tree.impression(known, seat, known.settings)
        return Thought(best, shares, ranking, 0, time.perf_counter() - began)

    def decide(self, known: KnownPosition, seat: int) -> int:
        return self._best(*self.weights(known, seat))

    def weights(self, known: KnownPosition, seat: int) -> tuple[list[int], list[int]]:
        """The legal actions of a seat and how good they look at a glance."""
        return self._tree.weights(known, seat)

    def _best(self, actions: list[int], weights: list[int]) -> int:
        return actions[heaviest(self._dice, np.array(weights), len(weights))]


class Page(Dicing):
    """A beginner that a newcomer can beat: half of its decisions are a squire's, the other half any legal choice."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(seed)
        self._squire = Squire(game, seed)

    def shake(self, seed: int) -> None:
        super().shake(seed)
        self._squire.shake(seed + 1)

    def think(self, known: KnownPosition, seat: int, budget: Budget | None = None) -> Thought:
        thought = self._squire.think(known, seat, budget)
        if self._attentive():
            return thought
        chosen = thought.ranking[roll(self._dice, len(thought.ranking))]
        others = (choice for choice in thought.ranking if choice is not chosen)
        return dataclasses.replace(thought, action=chosen.action, ranking=(chosen, *others))

    def decide(self, known: KnownPosition, seat: int) -> int:
        if self._attentive():
            return self._squire.decide(known, seat)
        actions = known.legal(seat)
        return actions[roll(self._dice, len(actions))]

    def _attentive(self) -> bool:
        return bool(roll(self._dice, 2))
