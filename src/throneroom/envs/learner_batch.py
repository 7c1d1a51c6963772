"""Learner batch: a batch in which one seat of each game is the learner's, and a bot plays the others."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from throneroom import bots
from throneroom.engine.batch import BATCH_KERNELS, Batch, batch_kernels_of
from throneroom.engine.compiled import bind
from throneroom.engine.game import Game
from throneroom.engine.position import Position

LEARNER_KERNELS = "throneroom.envs.learner_kernels"
RANDOM = "random"
"""The one rival that plays inside compiled code."""


@cache
def learner_kernels_of(game: Game) -> Any:
    """The compiled functions that play the other seats."""
    batch_kernels_of(game)
    return bind(LEARNER_KERNELS, game.rules, batch_kernels=f"{BATCH_KERNELS}@{game.rules}")


class LearnerBatch(Batch):
    """Games against a rival: `step` takes the learner's actions and returns when it is asked again in every game.

    `learners[i]` is its seat in game i, and `seats` is the same. A new game that ends before the learner is asked at
    all is skipped: `done` and `result` are about the game in which the learner acted.
    """

    def __init__(
        self, game: str | Game, size: int, learners: npt.NDArray[np.int64], rival: str = RANDOM,
        players: int | None = None, seed: int = 0, cores: int | None = 1, bot: bots.Bot | None = None,
        **options: object,
    ) -> None:  # fmt: skip
        """If `bot` is given, it plays the other seats instead of a new bot named `rival`."""
        super().__init__(game, size, players, seed, cores, **options)
        self.learners = learners
        self._learner_kernels = learner_kernels_of(self.game)
        self._dice = np.random.default_rng(seed).integers(2**62, size=(size, 1))
        self._bot = bot or (None if rival == RANDOM else bots.named(rival, self.game, seed))
        self._asked = np.zeros(size, np.int64)
        self._go_on()
        self.done[:], self.result[:] = False, 0

    def _take(self, chosen: npt.NDArray[np.int64]) -> None:
        self.done[:], self.result[:] = False, 0
        self._move(self.seats, chosen)
        self._go_on()

    def _move(self, seats: npt.NDArray[np.int64], actions: npt.NDArray[np.int64]) -> None:
        """Take an action in each game for which `seats` names a seat."""
        self._each(
            lambda n: self._learner_kernels.move(*self._table(n), *self._cut(n, seats, actions), *self._results[n])
        )

    def _go_on(self) -> None:
        """Let the other seats decide until the learner is asked in every game, then mark its legal actions."""
        if self._bot is None:
            self._each(self._play_at_random)
        else:
            while self._learner_kernels.others(self.states, self.learners, self._asked):
                self._move(self._asked, self._bot_actions(self._bot))
        self._each(self._show)

    def _play_at_random(self, n: int) -> None:
        learners, dice = self._cut(n, self.learners, self._dice)
        self._learner_kernels.play_at_random(*self._table(n), learners, dice, self._arguments[n][-1], *self._results[n])

    def _show(self, n: int) -> None:
        seats, mask, out = self._arguments[n][-3:]
        self._learner_kernels.show(self.states[self._slices[n]], *self._cut(n, self.learners), seats, mask, out)

    def _bot_actions(self, bot: bots.Bot) -> npt.NDArray[np.int64]:
        actions = np.zeros(len(self), np.int64)
        for i in np.flatnonzero(self._asked >= 0).tolist():
            seat = int(self._asked[i])
            actions[i] = bot.decide(Position(self.game, self.settings, self.states[i : i + 1]), seat)
        return actions

    def _table(self, n: int) -> tuple[Any, ...]:
        """The first arguments of every compiled function: states, place, keys, players and options of a slice."""
        return self._arguments[n][:6]

    def _cut(self, n: int, *arrays: npt.NDArray[np.int64]) -> list[npt.NDArray[np.int64]]:
        return [array[self._slices[n]] for array in arrays]
