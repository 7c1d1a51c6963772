"""What a learner scores: the mean reward of whole games against a rival, in games it has not learned from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from throneroom.envs.gymnasium import VectorEnv

Decide = Callable[[npt.NDArray[np.float32], npt.NDArray[np.bool_]], npt.NDArray[Any]]
"""Observations and masks of many games to an action for each."""


def score(game: str, decide: Decide, games: int = 400, rival: str = "random") -> float:
    """The mean reward of the first `games` games that end; +1 is a victory against one rival, -1 a defeat."""
    env, rewards = VectorEnv(game, 100, rival=rival), []
    observations, infos = env.reset(seed=1234)
    while len(rewards) < games:
        observations, earned, over, cut, infos = env.step(decide(observations, infos["action_mask"]))
        rewards += earned[over | cut].tolist()
    return float(np.mean(rewards[:games]))
