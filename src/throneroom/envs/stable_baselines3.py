"""Stable-Baselines3: many games at once as its `VecEnv`, with the masks that sb3-contrib's MaskablePPO asks for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from stable_baselines3.common.vec_env import VecEnv

from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game
from throneroom.envs.gymnasium import VectorEnv
from throneroom.envs.learner_batch import RANDOM

Indices = int | Iterable[int] | None
"""Which games are meant, as Stable-Baselines3 says it; None: all."""
Steps = tuple[npt.NDArray[np.float32], npt.NDArray[np.float32], npt.NDArray[np.bool_], list[dict[str, Any]]]
"""Observations, rewards, which games have ended, and what else there is to know about each."""


class SB3VecEnv(VecEnv):
    """`num_envs` games of one kind, over one batch. All arguments are those of `throneroom.envs.gymnasium.VectorEnv`.

    A game that ends is replaced in the same step, as Stable-Baselines3 expects; the mode cannot be chosen. At the end
    of a game nothing is left to observe: `terminal_observation` is all zeros.
    """

    def __init__(self, game: str | Game, num_envs: int = 1, rival: str | None = RANDOM, **arguments: Any) -> None:
        if "autoreset_mode" in arguments:
            raise SettingsError(
                "Stable-Baselines3 wants a new game in the step that ends one: leave autoreset_mode out"
            )
        self._games = VectorEnv(game, num_envs, rival=rival, **arguments)
        self._actions: npt.NDArray[np.int64] | None = None
        super().__init__(num_envs, self._games.single_observation_space, self._games.single_action_space)

    def reset(self) -> npt.NDArray[np.float32]:
        """Deal all games anew; after `seed`, the games of that seed."""
        rows, infos = self._games.reset(seed=self._seeds[0])
        self._reset_seeds()
        self.reset_infos = [self._info(infos, i) for i in range(self.num_envs)]
        return rows

    def step_async(self, actions: npt.NDArray[np.int64]) -> None:
        self._actions = actions

    def step_wait(self) -> Steps:
        """Take the actions of `step_async`."""
        if self._actions is None:
            raise SettingsError("there is nothing to wait for: call step_async first")
        rows, rewards, over, cut, infos = self._games.step(self._actions)
        self._actions = None
        done = over | cut
        told = [self._info(infos, i) for i in range(self.num_envs)]
        for i in done.nonzero()[0].tolist():
            told[i] |= {
                "terminal_observation": infos["final_obs"][i], "TimeLimit.truncated": bool(cut[i]),
                "returns": infos["returns"][i],
            }  # fmt: skip
        return rows, rewards.astype(np.float32), done, told

    def _info(self, infos: dict[str, Any], i: int) -> dict[str, Any]:
        return {"action_mask": infos["action_mask"][i], "seat": int(infos["seat"][i])}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions of every game."""
        return self._games.action_masks()

    def env_method(
        self, method_name: str, *arguments: Any, indices: Indices = None, **named: Any  # noqa: ARG002
    ) -> list[Any]:  # fmt: skip
        """`action_masks`, as sb3-contrib calls it: a row for each game."""
        if method_name != "action_masks":
            raise AttributeError(f"all games are one batch: they have action_masks, not {method_name}")
        masks = self._games.action_masks()
        return [masks[i] for i in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        """The same for every game, because all are one batch."""
        value = self.action_masks if attr_name == "action_masks" else getattr(self._games, attr_name)
        return [value for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:  # noqa: ARG002
        raise AttributeError(f"all games are one batch: {attr_name} cannot be set in some of them")

    def env_is_wrapped(self, wrapper_class: Any, indices: Indices = None) -> list[bool]:  # noqa: ARG002
        """None of them is: wrappers go around the whole."""
        return [False for _ in self._get_indices(indices)]

    def get_images(self) -> Sequence[npt.NDArray[np.uint8] | None]:
        """There are none: `render_mode="ansi"` draws tables as text."""
        return [None] * self.num_envs

    def close(self) -> None:
        """Close the games."""
        self._games.close()
