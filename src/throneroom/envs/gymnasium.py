"""Gymnasium: many games at once as a vector environment over a batch, and one game at a time over a batch of one.

A learner plays one seat of each game against a bot, or all seats in turn (self-play). Importing this module registers
`throneroom/NAME-vN` for every game, for `gymnasium.make` and `gymnasium.make_vec`: see `docs/how-to/environments.md`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode

from throneroom import bots
from throneroom.engine.batch import Batch
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game, all_games, find
from throneroom.engine.observation import observation_size
from throneroom.envs.learner_batch import RANDOM, LearnerBatch
from throneroom.envs.seats import actions_of, all_returns

Floats = npt.NDArray[np.float32]
Counts = npt.NDArray[np.int64]
Marks = npt.NDArray[np.bool_]


class LegalActions(MultiDiscrete):
    """One action for each game. `sample` without a mask draws from the legal actions, which `mask` marks."""

    def __init__(self, mask: Marks, seed: int | None = None) -> None:
        super().__init__([mask.shape[1]] * mask.shape[0], seed=seed)
        self.mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        return np.array([self.np_random.choice(np.flatnonzero(marks)) for marks in self.mask], np.int64)


class LegalAction(Discrete):
    """One action. `sample` without a mask draws from the legal actions, which `mask` marks."""

    def __init__(self, mask: Marks, seed: int | None = None) -> None:
        super().__init__(mask.shape[0], seed=seed)
        self.mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        return np.int64(self.np_random.choice(np.flatnonzero(self.mask)))


class VectorEnv(gymnasium.vector.VectorEnv[Floats, Counts, npt.NDArray[Any]]):
    """`num_envs` games of one kind. A finished game is dealt anew in the same step (`AutoresetMode.SAME_STEP`).

    With a `rival`, the name of a bot, the learner plays the seat `seat`; if none is given, it plays seat i modulo the
    number of players in game i. Without a rival it decides for every seat in turn, each time with the observation of
    that seat. If a game ends in this step, the reward is the return of the seat that acted; `infos["returns"]` has the
    returns of all seats. A game that reaches the maximum number of decisions (`Game.longest`) is truncated, and all
    its returns are 0.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self, game: str | Game, num_envs: int = 1, players: int | None = None, rival: str | None = RANDOM,
        seat: int | None = None, cores: int | None = 1, options: Mapping[str, object] | None = None,
    ) -> None:  # fmt: skip
        self.game = find(game) if isinstance(game, str) else game
        self.settings = self.game.settings(players, options)
        self.num_envs, self.rival, self._cores = num_envs, rival, cores
        self._bot: bots.Bot | None = None
        self._learners = self._seats_of(seat)
        self._batch = self._dealt(0)
        self._mask = self._batch.mask.copy()
        size, actions = observation_size(self.game), actions_of(self.game)
        self.single_observation_space = Box(-1, 1, (size,), np.float32)
        self.observation_space = Box(-1, 1, (num_envs, size), np.float32)
        self.single_action_space = Discrete(actions)
        self.action_space = LegalActions(self._mask)

    def _seats_of(self, seat: int | None) -> Counts:
        players = self.settings.players
        if seat is None:
            return np.arange(self.num_envs, dtype=np.int64) % players
        if self.rival is None:
            raise SettingsError("in self-play the learner has every seat: give a rival, or no seat")
        if not 0 <= seat < players:
            raise SettingsError(f"seats are counted from 0 to {players - 1}, not {seat}")
        return np.full(self.num_envs, seat, np.int64)

    def _dealt(self, seed: int) -> Batch:
        players, options = self.settings.players, self.settings.options
        if self.rival is None:
            return Batch(self.game, self.num_envs, players, seed, self._cores, **options)
        if self._bot is None and self.rival != RANDOM:
            self._bot = bots.named(self.rival, self.game, seed)
        return LearnerBatch(
            self.game, self.num_envs, self._learners, self.rival, players, seed, self._cores, self._bot, **options
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """Deal all games anew. The same seed gives the same games, including the rival's choices."""
        super().reset(seed=seed, options=options)
        if seed is not None:
            self._bot = None
        self._batch.close()
        self._batch = self._dealt(int(self.np_random.integers(2**62)))
        return self._batch.observe(), self._infos()

    def step(self, actions: Counts) -> tuple[Floats, npt.NDArray[Any], Marks, Marks, dict[str, Any]]:
        """Take one action in each game, for the seat in `infos["seat"]`. An illegal action raises; no game changes."""
        acted = self._batch.seats.copy()
        self._batch.step(actions)
        done, infos = self._batch.done.copy(), self._infos()
        rewards, truncated = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        if done.any():
            rewards, truncated = self._reward(acted, done, infos), self._batch.stopped
        return self._batch.observe(), rewards, done & ~truncated, truncated, infos

    def _reward(self, acted: Counts, done: Marks, infos: dict[str, Any]) -> npt.NDArray[Any]:
        """The rewards of finished games. A finished game is not observed: its last observation is all zeros."""
        worth = all_returns(self._batch.result)
        nothing = np.zeros(observation_size(self.game), np.float32)
        last = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(done).tolist():
            last[i] = nothing
        infos |= {"returns": worth, "_returns": done.copy(), "final_obs": last, "_final_obs": done.copy()}
        infos |= {"final_info": {"returns": worth.copy(), "_returns": done.copy()}, "_final_info": done.copy()}
        return worth[np.arange(self.num_envs), acted]

    def _infos(self) -> dict[str, Any]:
        """Which seat is asked in each game, and what it may do."""
        self._mask[...] = self._batch.mask
        every = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self._batch.mask.copy(), "_action_mask": every,
            "seat": self._batch.seats.copy(), "_seat": every.copy(),
        }  # fmt: skip

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ARG002
        self._batch.close()


class Env(gymnasium.Env[Floats, np.int64]):
    """One game at a time, otherwise like `VectorEnv`. A finished game waits for `reset`."""

    metadata = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self, game: str | Game, players: int | None = None, rival: str | None = RANDOM, seat: int | None = None,
        options: Mapping[str, object] | None = None, render_mode: str | None = None,
    ) -> None:  # fmt: skip
        self._games = VectorEnv(game, 1, players, rival, seat, options=options)
        self.game, self.render_mode = self._games.game, render_mode
        self.observation_space = self._games.single_observation_space
        self.action_space = LegalAction(self._games._mask[0])

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        observations, infos = self._games.reset(seed=int(self.np_random.integers(2**62)))
        return observations[0], _of_one(infos)

    def step(self, action: Any) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        observations, rewards, terminated, truncated, infos = self._games.step(np.array([action], np.int64))
        ended, cut = bool(terminated[0]), bool(truncated[0])
        seen = infos["final_obs"][0] if ended or cut else observations[0]
        return seen, float(rewards[0]), ended, cut, _of_one(infos)

    def close(self) -> None:
        self._games.close()


def _of_one(infos: dict[str, Any]) -> dict[str, Any]:
    return {name: infos[name][0] for name in ("action_mask", "seat", "returns") if name in infos}


def name_of(game: Game) -> str:
    """The id of a game for `gymnasium.make`."""
    return f"throneroom/{game.name}-v{game.version}"


def register(game: Game) -> None:
    """Make a game known to Gymnasium."""
    if name_of(game) not in gymnasium.registry:
        gymnasium.register(
            name_of(game), entry_point=f"{__name__}:Env", vector_entry_point=f"{__name__}:VectorEnv",
            kwargs={"game": game.name}, order_enforce=True,
        )  # fmt: skip


for _game in all_games():
    register(_game)
