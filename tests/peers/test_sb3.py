"""Stable-Baselines3 and sb3-contrib: MaskablePPO learns, on one game at a time and on many at once."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecMonitor

from tests.peers.scores import Decide, score
from throneroom.engine.errors import SettingsError
from throneroom.envs import gymnasium as ours
from throneroom.envs.gymnasium import Env
from throneroom.envs.stable_baselines3 import SB3VecEnv

torch.set_num_threads(1)
SETTINGS: dict[str, Any] = {"n_steps": 32, "batch_size": 256, "n_epochs": 4, "gamma": 1.0, "learning_rate": 1e-3}


def decides(model: MaskablePPO) -> Decide:
    def decide(observations: Any, masks: Any) -> Any:
        return model.predict(observations, action_masks=masks, deterministic=True)[0]

    return decide


def test_its_checker_finds_nothing() -> None:
    check_env(Env("hierarchy"))


def test_it_learns_on_the_batch() -> None:
    model = MaskablePPO("MlpPolicy", SB3VecEnv("throne-and-grail", 64), seed=1, **SETTINGS)
    before = score("throne-and-grail", decides(model))
    model.learn(60_000)
    after = score("throne-and-grail", decides(model))
    assert after > max(before, 0) + 0.3, (before, after)


def test_it_learns_on_single_games_that_it_makes_by_name() -> None:
    """By its own `make_vec_env`, `Monitor` and all: nothing of ours but the name."""
    env = make_vec_env(lambda: gymnasium.make(ours.name_of(ours.find("throne-and-grail"))), n_envs=8, seed=1)
    assert is_masking_supported(env)
    model = MaskablePPO("MlpPolicy", env, seed=1, **{**SETTINGS, "n_steps": 256})
    before = evaluate_policy(model, env, n_eval_episodes=100)[0]
    model.learn(16_000)
    after = evaluate_policy(model, env, n_eval_episodes=100)[0]
    assert after > max(before, 0) + 0.2, (before, after)


def test_masks_seats_and_ends_are_those_of_the_games() -> None:
    env, twin = VecMonitor(SB3VecEnv("hierarchy", 6, seat=1)), ours.VectorEnv("hierarchy", 6, seat=1)
    env.seed(7)
    rows, (expected, infos) = env.reset(), twin.reset(seed=7)
    twin.action_space.seed(1)
    ended = 0
    for _ in range(40):
        assert (rows == expected).all()
        assert (get_action_masks(env) == infos["action_mask"]).all()
        actions = twin.action_space.sample()
        rows, rewards, done, told = env.step(actions)
        expected, earned, over, cut, infos = twin.step(actions)
        assert (rewards == earned).all() and (done == (over | cut)).all()
        assert [each["seat"] for each in told] == infos["seat"].tolist() == [1] * 6
        for i in np.flatnonzero(done):
            assert not told[i]["terminal_observation"].any() and not told[i]["TimeLimit.truncated"]
            assert told[i]["episode"]["r"] == earned[i] == told[i]["returns"][1]
            ended += 1
    assert ended > 6


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(SettingsError, match="leave autoreset_mode out"):
        SB3VecEnv("hierarchy", autoreset_mode=gymnasium.vector.AutoresetMode.DISABLED)
    env = SB3VecEnv("hierarchy", 2)
    with pytest.raises(SettingsError, match="call step_async first"):
        env.step_wait()
    with pytest.raises(AttributeError, match="all games are one batch: they have action_masks, not dance"):
        env.env_method("dance")
    assert len(env.env_method("action_masks", indices=1)) == 1
