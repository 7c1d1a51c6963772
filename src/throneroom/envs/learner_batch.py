"""Learner batch: a batch in which a learner has a seat of each game, or all seats, and a bot plays the others."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from throneroom import bots
from throneroom.bots import network_kernels
from throneroom.bots.levels import method_of
from throneroom.bots.network_bot import NetworkBot
from throneroom.bots.simple import Dicing
from throneroom.engine.batch import BATCH_KERNELS, SQUIRE_KERNELS, Batch, batch_kernels_of, lane_dice
from throneroom.engine.chance import key_words, seed_key
from throneroom.engine.compiled import bind, progress
from throneroom.engine.dice import bits
from throneroom.engine.direct_calls import only_version
from throneroom.engine.errors import IllegalDecisionError, SettingsError
from throneroom.engine.game import Game
from throneroom.engine.observation import OBSERVATION_KERNELS, Floats, observation_kernels_of, observation_size
from throneroom.engine.position import Position
from throneroom.engine.relative_actions import relative_actions
from throneroom.envs.learner_kernels import (
    ANSWER,
    ANYTHING,
    CALL,
    CALLER,
    DISABLED,
    GO_ON,
    MODE,
    NETWORK,
    NOBODY,
    NONE,
    RIVAL,
    ROTATE,
    SAME_STEP,
    SQUIRE,
    STEP,
)

LEARNER_KERNELS = "throneroom.envs.learner_kernels"
RANDOM = "random"
COMPILED = {RANDOM: ANYTHING, "squire": SQUIRE}
"""The bots that play inside compiled code, besides networks. All others are asked one decision at a time."""
TOGETHER = 32
"""How many positions a network judges together."""
UNOBSERVED: Floats = np.zeros((0, 0), np.float32)

Counts = npt.NDArray[np.int64]


@cache
def learner_kernels_of(game: Game) -> Any:
    """The compiled step with all others' decisions: compiled with a progress line, or from the cache."""
    batch_kernels_of(game)
    observation_kernels_of(game)
    bind(SQUIRE_KERNELS, game.rules, heuristics=game.heuristics)
    kernels = bind(
        LEARNER_KERNELS, game.rules, batch_kernels=f"{BATCH_KERNELS}@{game.rules}",
        observation_kernels=f"{OBSERVATION_KERNELS}@{game.rules}", squire_kernels=f"{SQUIRE_KERNELS}@{game.rules}",
        network_kernels=network_kernels.__name__,
    )  # fmt: skip
    with progress(lambda: f"{game.title} (learners)"):
        LearnerBatch(game, 1, kernels=kernels)
    return kernels


class LearnerBatch(Batch):
    """Games against a rival: `step` takes the learner's actions and returns when it is asked again in every game.

    `learners[i]` is its seat in game i. Without a rival (None), the learner decides for every seat in turn. After a
    step, `rewards[i]` is what the seat that acted has earned if the game has ended, and `returns[i]` what every seat
    has. With `rotate`, the learner moves on by one seat with every game.

    In the mode SAME_STEP, a game that ends is replaced by the next in the same step. In the others it stays as it is,
    with nothing legal: with NEXT_STEP, the next step deals the next game there, whatever the action is; with DISABLED,
    only `deal` does. A new game that ends before the learner is asked at all is skipped: `done` and `result` are about
    the game in which the learner acted.
    """

    def __init__(
        self, game: str | Game, size: int, learners: Counts | None = None, rival: str | None = RANDOM,
        players: int | None = None, seed: int = 0, cores: int | None = 1, mode: int = SAME_STEP, rotate: bool = False,
        kernels: Any = None, **options: object,
    ) -> None:  # fmt: skip
        self._kernels = kernels
        super().__init__(game, size, players, seed, cores, **options)
        self.rival, self._seed = rival, seed
        self.first_learners = np.zeros(size, np.int64) if learners is None else learners.astype(np.int64)
        self.learners = self.first_learners.copy()
        self.returns, self.rewards = np.zeros(self.result.shape), np.zeros(size)
        self._dice = lane_dice(seed, size)
        self._acting, self._actions, self._acted = (np.full(size, NONE, np.int64) for _ in range(3))
        self._how = np.zeros(4, np.int64)
        self._how[MODE], self._how[ROTATE] = mode, rotate
        self._cut_for_learners()
        self._go_on(GO_ON)

    def _cut_for_learners(self) -> None:
        """The bot, and the arguments of the compiled step for every slice."""
        rules, players = self.game.plain_rules, self.settings.players
        method = NOBODY if self.rival is None else COMPILED.get(method_of(self.rival, self.game), CALLER)
        self._bot = bots.named(self.rival, self.game, self._seed) if self.rival and method == CALLER else None
        network_rival = self._bot is not None and isinstance(self._bot.strategy, NetworkBot)
        self._how[RIVAL] = NETWORK if network_rival else method
        if self._kernels:  # nothing is compiled yet
            self._step = self._kernels.step
        else:
            self._kernels = learner_kernels_of(self.game)
            self._step = only_version(self._kernels.step)
        network, layers, memory = np.zeros(0, np.float32), np.zeros((0, 4), np.int64), np.zeros((0, 0), np.float32)
        network.setflags(write=False)
        layers.setflags(write=False)
        self._calls: list[tuple[Any, ...]] = []
        for n, places in enumerate(self._slices):
            if self._bot and isinstance(self._bot.strategy, NetworkBot):
                of_bot = self._bot.strategy.network
                network, layers, memory = of_bot.weights, of_bot.layers, of_bot.scratch_for(TOGETHER)
            states, *table, seats, mask, lists = self._arguments[n]
            own = (self.learners, self._acting, self._actions, self._acted, self.returns, self.rewards, self._dice)
            self._calls.append((
                states.view(np.int64), *table, seats, mask, lists, *self._results[n], *(array[places] for array in own),
                np.zeros(rules.STATE.itemsize // 8, np.int64), np.zeros(rules.CHOICES + 1, np.int64),
                np.zeros(rules.CHOICES + 1, np.int64), network, layers, relative_actions(self.game, players), memory,
                np.zeros(rules.CHOICES + 1), self._how,
            ))  # fmt: skip

    def __getstate__(self) -> dict[str, Any]:
        derived = ("_kernels", "_step", "_calls", "_bot")
        return {name: value for name, value in super().__getstate__().items() if name not in derived}

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        self._kernels = None
        self._cut_for_learners()

    def _state(self) -> dict[str, npt.NDArray[Any]]:
        own = {"learners": self.learners, "first_learners": self.first_learners, "acted": self._acted}
        return super()._state() | own | {"returns": self.returns, "rewards": self.rewards, "dice": self._dice}

    def _about(self) -> str:
        return f"{super()._about()} against {self.rival}, mode {self._how[MODE]}"

    @property
    def mode(self) -> int:
        """When a new game is dealt."""
        return int(self._how[MODE])

    def step(self, actions: npt.ArrayLike, out: Floats | None = None) -> None:
        """Take one action in every game. If any is illegal, no game changes. Observations are written into `out`."""
        self.take(self._whole(actions), self._checked_rows(out))

    def take(self, chosen: Counts, rows: Floats = UNOBSERVED) -> None:
        """The same for 64-bit numbers, one for each game, and rows of the right shape."""
        mode = self.mode
        if mode == DISABLED and self.done.any():
            raise IllegalDecisionError(f"game {int(self.done.argmax())} is over: deal it anew before the next step")
        bad = self._kernels.first_illegal(self.mask, chosen, self.done, mode)
        if bad >= 0:
            legal = np.flatnonzero(self.mask[bad]).tolist()
            raise IllegalDecisionError(f"action {chosen[bad]} is not legal in game {bad}; legal are {legal}")
        self._acting[:], self._actions[:] = self.seats, chosen
        self._go_on(STEP, rows)

    def take_one(self, action: int, rows: Floats) -> None:
        """The same for a batch of one game, with less around it."""
        if not 0 <= action < self.mask.shape[1] or not self.mask[0, action]:
            legal = np.flatnonzero(self.mask[0]).tolist()
            raise IllegalDecisionError(f"action {action} is not legal; legal are {legal}")
        self._acting[0], self._actions[0] = self.seats[0], action
        self._go_on(STEP, rows)

    def deal(self, chosen: npt.NDArray[np.bool_] | None = None, rows: Floats = UNOBSERVED) -> None:
        """Deal the next game, in all places or in the chosen ones."""
        places = np.ones(len(self), np.bool_) if chosen is None else chosen
        self._each(lambda n: self._deal(n, places[self._slices[n]]))
        self._go_on(GO_ON, rows)

    def _deal(self, n: int, chosen: npt.NDArray[np.bool_]) -> None:
        cells, first, master, rounds, players, options = self._calls[n][:6]
        done, result = self._results[n]
        learners, acted = self.learners[self._slices[n]], self._acted[self._slices[n]]
        self._kernels.deal_some(
            cells, first, master, rounds, players, options, chosen, learners, acted, done, result, self._how
        )

    def restart(self, seed: int, learners: Counts | None = None, rows: Floats = UNOBSERVED) -> None:
        """Start again, as a new batch with this seed and these seats of the learner would."""
        self._seed, self._master[:] = seed, key_words(seed_key(seed))
        self._rounds[...] = 0
        self._dice[...] = lane_dice(seed, len(self))
        if learners is not None:
            self.first_learners[:] = learners
        self.learners[:] = self.first_learners
        self.deal(None, rows)

    def _go_on(self, call: int, rows: Floats = UNOBSERVED) -> None:
        """Let the other seats decide until the learner is asked in every game."""
        self._how[CALL] = call
        left = self._run(rows)
        while left:
            assert self._bot is not None
            self._ask(self._bot)
            self._how[CALL] = ANSWER
            left = self._run(rows)

    def _run(self, rows: Floats) -> int:
        if len(self._slices) == 1:
            return int(self._step(*self._calls[0], rows))
        left = [0] * len(self._slices)
        self._each(lambda n: self._run_slice(n, rows, left))
        return sum(left)

    def _run_slice(self, n: int, rows: Floats, left: list[int]) -> None:
        left[n] = self._step(*self._calls[n], rows[self._slices[n]])

    def _ask(self, bot: bots.Bot) -> None:
        """Ask a bot that is not compiled. Its dice come from those of the game, so it keeps nothing of its own."""
        for i in np.flatnonzero(self._acting != NONE).tolist():
            if isinstance(bot.strategy, Dicing):
                bot.strategy.shake(bits(self._dice[i]))
            seat = int(self._acting[i])
            self._actions[i] = bot.decide(Position(self.game, self.settings, self.states[i : i + 1]), seat)

    def _checked_rows(self, out: Floats | None) -> Floats:
        if out is None:
            return UNOBSERVED
        shape = len(self), observation_size(self.game)
        if out.shape != shape or out.dtype != np.float32 or not out.flags.c_contiguous or not out.flags.writeable:
            raise SettingsError(
                f"observations go into a contiguous array {shape} of float32, not {out.shape} of {out.dtype}"
            )
        return out
