"""Device batch: learners against rivals on a GPU, as `learner_batch` on the CPU: the same games, bit for bit."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt

from throneroom.bots import network_kernels
from throneroom.bots.levels import method_of
from throneroom.engine.batch import lane_dice
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game
from throneroom.envs.learner_batch import COMPILED, LEARNER_KERNELS, RANDOM
from throneroom.envs.learner_kernels import MODE, NOBODY, RIVAL, ROTATE, SAME_STEP
from throneroom.gpu.device import BLOCK, DeviceBatch, bind_for_device, cuda, device_modules, kernels_of

DEVICE_LEARNER_KERNELS = "throneroom.envs.device_learner_kernels"
GPU_KERNELS = "throneroom.gpu.kernels"


@cache
def learner_kernels_on_device(game: Game) -> Any:
    """The kernels with all others' decisions; each is compiled when it is first launched."""
    device, modules = cuda(), device_modules(game)
    kernels_of(game)
    bind_for_device(LEARNER_KERNELS, game, **modules, network_kernels=network_kernels.__name__)
    del modules["observation_kernels"]
    bound = bind_for_device(
        DEVICE_LEARNER_KERNELS, game, **modules, device_kernels=f"{GPU_KERNELS}@{game.rules}",
        learner_kernels=f"{LEARNER_KERNELS}@{game.rules}",
    )  # fmt: skip
    return SimpleNamespace(
        deal=[device.jit(bound.dealing(bits)) for bits in (False, True)],
        step=[device.jit(bound.stepping(bits)) for bits in (False, True)],
    )


class DeviceLearnerBatch(DeviceBatch):
    """`LearnerBatch` on the GPU. The rival is `random` or `squire`; without one, the learner decides for every seat.

    `seats`, `learners` and `result` are 32-bit numbers, `rewards` and `returns` are float32. `over` and `cut` mark the
    games that this step has ended, by their rules or at the limit on decisions. An illegal action changes nothing and
    is counted by `illegal()`; so is any action in a game that is over, in the mode DISABLED.
    """

    def __init__(
        self, game: str | Game, size: int, learners: npt.NDArray[np.int64] | None = None, rival: str | None = RANDOM,
        players: int | None = None, seed: int = 0, mode: int = SAME_STEP, rotate: bool = False, block: int = BLOCK,
        stream: int | None = None, packed: bool = False, **options: object,
    ) -> None:  # fmt: skip
        self._prepare(game, size, players, block, stream, packed, options)
        method = NOBODY if rival is None else COMPILED.get(method_of(rival, self.game))
        if method is None:
            raise SettingsError(f"on the GPU a rival is {' or '.join(COMPILED)}, not {rival}; or none, in self-play")
        self.rival, self.mode = rival, mode
        how = np.zeros(4, np.int64)
        how[RIVAL], how[MODE], how[ROTATE] = method, mode, rotate
        self._how = self._card(how)
        self.first_learners = np.zeros(size, np.int32) if learners is None else learners.astype(np.int32)
        shape = size, self.settings.players
        self.seats, self.learners, self._acted = (self._zeros(size, np.int32) for _ in range(3))
        self._asked = self._zeros(size, np.int32)
        self.result, self.returns = self._zeros(shape, np.int32), self._zeros(shape, np.float32)
        self.rewards = self._zeros(size, np.float32)
        self.over, self.cut = self._zeros(size, np.bool_), self._zeros(size, np.bool_)
        self._actions = self._zeros(size, np.int32)
        self._every = self._card(np.ones(size, np.bool_))
        self._of_learners = learner_kernels_on_device(self.game)
        self.restart(seed)

    def _card(self, array: npt.NDArray[Any]) -> Any:
        return self._device.to_device(array, stream=self.stream.queue)

    def restart(self, seed: int, learners: npt.NDArray[np.int64] | None = None) -> None:
        """Begin anew, as a new batch with this seed and these seats of the learner would."""
        if learners is not None:
            self.first_learners[:] = learners
        self._table = self._new_table(seed)
        self.learners = self._card(self.first_learners)
        self._dice, self._own_dice = self._card(lane_dice(seed, len(self))), self.new_dice(seed + 1)
        self.deal()

    def deal(self, chosen: npt.NDArray[np.bool_] | None = None) -> None:
        """Deal the next game, in all places or in the chosen ones."""
        self._run(self._of_learners.deal, self._every if chosen is None else self._card(chosen))

    def step(self, actions: Any) -> None:
        """Take the learner's action in every game: whole numbers of 32 or 64 bits, on the GPU. Does not wait."""
        self._run(self._of_learners.step, self._whole(actions), self._illegal)

    def _run(self, kernels: Any, *last: Any) -> None:
        self._launch(
            kernels[self.packed], self.states, *self._table, self.seats, self._marks, self.done, self.result,
            self.learners, self._acted, self.returns, self.rewards, self._dice, self._how, self._asked, self.over,
            self.cut, *last,
        )  # fmt: skip

    def observe(self, out: Any = None, seats: Any = None, dtype: Any = None) -> Any:
        """What the learner knows where it is asked; zeros in games that are over."""
        return super().observe(out, self._asked if seats is None else seats, dtype)

    def random_actions(self, dice: Any = None) -> Any:
        """A random legal action for every game, by default from dice of the batch. The array is reused."""
        rolled = self._own_dice if dice is None else dice
        self._launch(self._kernels.choose, self.states, self._asked, rolled, self._actions)
        return self._actions
