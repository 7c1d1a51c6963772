"""Device environment: a vector environment whose arrays stay on the device, for learners on a GPU.

`DeviceVectorEnv` has the face of `gymnasium.VectorEnv`: a learner with a seat of each game, rivals in the others, the
same games for the same seed. With `device="cpu"` the same loop runs without a card, on arrays of numpy.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode

from throneroom.engine.dice import new_dice
from throneroom.engine.encoding import BFLOAT16, FLOAT32, KINDS, NAMES, encode
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game, find
from throneroom.engine.observation import form_of, observation_size
from throneroom.envs.device_batch import DeviceLearnerBatch
from throneroom.envs.gymnasium import MODES, Marks, checked_mask, checked_seat, first_learners
from throneroom.envs.learner_batch import RANDOM, LearnerBatch
from throneroom.envs.seats import actions_of
from throneroom.gpu.sharing import SharedArray

DEVICES = "cuda", "cpu"
RANGES = (-1, 1), (0, 0xFFFF), (-127, 127), (0, 255)
"""The least and the greatest number of an observation for numpy, by its form: bfloat16 numbers are bits there."""


class DeviceVectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """`num_envs` games of one kind, on the device `cuda` or `cpu`; seats, rivals and modes are those of `VectorEnv`.

    All arrays are the environment's own: the next step overwrites them. On the card they are `SharedArray`s, which
    PyTorch and JAX take by `from_dlpack`; on the CPU they are arrays of numpy. Numbers of seats are 32-bit ones,
    rewards and returns float32. `dtype` is the type of the observations: see `Batch.observe`. With `packed`, masks
    are bits in 32-bit words: see `Batch.packed_mask`. On the card, the rival is `random`, `squire` or None, all work is
    queued on the CUDA stream with the handle `stream`, and nothing waits: an illegal action changes nothing, and
    `illegal()` counts such actions. On the CPU it raises an error.
    """

    def __init__(
        self, game: str | Game, num_envs: int = 1, players: int | None = None, rival: str | None = RANDOM,
        seat: int | None = None, device: str = "cuda", dtype: Any = None, packed: bool = False,
        stream: int | None = None, options: Mapping[str, object] | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
    ) -> None:  # fmt: skip
        if device not in DEVICES:
            raise SettingsError(f"the device is {' or '.join(DEVICES)}, not {device!r}")
        self.game = find(game) if isinstance(game, str) else game
        self.settings, self.num_envs, self.device = self.game.settings(players, options), num_envs, device
        checked_seat(seat, rival, self.settings)
        mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self._form = form_of(self.game, dtype)
        size, actions = observation_size(self.game), actions_of(self.game)
        kind = KINDS[self._form]
        low, high = RANGES[self._form]
        self.single_action_space, self.action_space = Discrete(actions), MultiDiscrete([actions] * num_envs)
        self.single_observation_space = Box(low, high, (size,), kind)
        self.observation_space = Box(low, high, (num_envs, size), kind)
        learners = first_learners(num_envs, seat, self.settings)
        about: dict[str, Any] = {"rival": rival, "players": self.settings.players, "mode": MODES[mode]}
        about |= {"rotate": seat is None and rival is not None, **self.settings.options}
        self._games: HostGames | CardGames = (
            HostGames(LearnerBatch(self.game, num_envs, learners, **about), self._form, packed)
            if device == "cpu"
            else CardGames(
                DeviceLearnerBatch(self.game, num_envs, learners, stream=stream, packed=packed, **about), self._form
            )
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:  # fmt: skip
        """Deal all games anew, or those that `options["reset_mask"]`, an array of numpy, marks."""
        chosen = None if options is None else options.get("reset_mask")
        if chosen is not None and seed is not None:
            raise SettingsError("a seed deals all games anew: leave out the seed or the reset_mask")
        super().reset(seed=seed)
        if chosen is None:
            self._games.restart(int(self.np_random.integers(2**62)))
        else:
            self._games.deal(checked_mask(chosen, self.num_envs))
        return self._games.observations(), self._games.infos

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Take one action in each game, for the seat in `infos["seat"]`: whole numbers of 32 or 64 bits."""
        games = self._games
        games.step(actions)
        return games.observations(), games.rewards, games.over, games.cut, games.infos

    def random_actions(self) -> Any:
        """A random legal action for each game, on the device. The array is reused."""
        return self._games.random_actions()

    def illegal(self) -> int:
        """How many actions were refused so far; waits for the card."""
        return self._games.illegal()


class CardGames:
    """The games on the card."""

    def __init__(self, batch: DeviceLearnerBatch, form: int) -> None:
        self.batch, self._form = batch, form
        self.rewards, self.over, self.cut = (batch.shared(name) for name in ("rewards", "over", "cut"))
        self.infos = {
            "action_mask": batch.shared("mask"), "seat": batch.shared("seats"), "returns": batch.shared("returns"),
        }  # fmt: skip

    def restart(self, seed: int) -> None:
        self.batch.restart(seed)

    def deal(self, chosen: Marks) -> None:
        self.batch.deal(chosen)

    def step(self, actions: Any) -> None:
        self.batch.step(actions)

    def observations(self) -> SharedArray:
        return SharedArray(
            self.batch.observe(dtype=NAMES[self._form]), self.batch.stream, self._form == BFLOAT16
        )  # fmt: skip

    def random_actions(self) -> SharedArray:
        return SharedArray(self.batch.random_actions(), self.batch.stream)

    def illegal(self) -> int:
        return self.batch.illegal()


class HostGames:
    """The games on the CPU, in arrays of the same types."""

    def __init__(self, batch: LearnerBatch, form: int, packed: bool) -> None:
        self.batch, self._form, self._packed = batch, form, packed
        shape = len(batch), observation_size(batch.game)
        self._rows = np.zeros(shape, np.float32)
        self._written = self._rows if form == FLOAT32 else np.zeros(shape, KINDS[form])
        self._dice = new_dice(0)
        self.rewards = np.zeros(len(batch), np.float32)
        self.over, self.cut = np.zeros(len(batch), np.bool_), np.zeros(len(batch), np.bool_)
        self.infos: dict[str, npt.NDArray[Any]] = {
            "action_mask": batch.packed_mask() if packed else batch.mask, "seat": np.zeros(len(batch), np.int32),
            "returns": np.zeros(batch.returns.shape, np.float32),
        }  # fmt: skip

    def restart(self, seed: int) -> None:
        self._dice = new_dice(seed + 1)
        self.batch.restart(seed, rows=self._rows)
        self._tell_of_deal()

    def deal(self, chosen: Marks) -> None:
        self.batch.deal(chosen, self._rows)
        self._tell_of_deal()

    def _tell_of_deal(self) -> None:
        self.batch.rewards[:], self.batch.returns[:] = 0, 0
        self._tell(ended=False)

    def step(self, actions: Any) -> None:
        self.batch.step(np.asarray(actions), self._rows)
        self._tell(ended=True)

    def _tell(self, ended: bool) -> None:
        """Copy what the batch says into the arrays."""
        batch, stopped = self.batch, self.batch.stopped
        self.rewards[:], self.infos["returns"][:], self.infos["seat"][:] = batch.rewards, batch.returns, batch.seats
        self.over[:], self.cut[:] = batch.done & ~stopped & ended, stopped & ended
        if self._packed:
            self.infos["action_mask"][:] = batch.packed_mask()

    def observations(self) -> npt.NDArray[Any]:
        if self._form != FLOAT32:
            row = self._rows.reshape(-1)
            encode(row, row.view(np.int32), self._form, self._written.reshape(-1))
        return self._written

    def random_actions(self) -> npt.NDArray[np.int64]:
        return self.batch.random_actions(self._dice)

    def illegal(self) -> int:
        """None: an illegal action is an error here."""
        return 0
