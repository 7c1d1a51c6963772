"""RLlib: PPO with its own module for action masks, which reads `observations` and `action_mask` from a dictionary."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune import register_env

from tests.peers.scores import Decide, score
from throneroom.envs.gymnasium import Env

NAMES = ("observations", "action_mask")


@pytest.fixture(autouse=True)
def cluster() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    yield
    ray.shutdown()


def decides(module: Any) -> Decide:
    def decide(observations: Any, masks: Any) -> Any:
        rows, legal = torch.from_numpy(np.array(observations)), torch.from_numpy(masks.astype(np.float32))
        with torch.no_grad():
            told = module.forward_inference({Columns.OBS: {"observations": rows, "action_mask": legal}})
        return told[Columns.ACTION_DIST_INPUTS].argmax(1).numpy()

    return decide


def test_it_learns_on_single_games() -> None:
    register_env("grail", lambda config: Env("throne-and-grail", dict_observation=NAMES, **config))
    config = (
        PPOConfig()
        .environment("grail", env_config={"rival": "random"})
        .env_runners(num_env_runners=0, num_envs_per_env_runner=8)
        .rl_module(rl_module_spec=RLModuleSpec(
            module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [64, 64], "vf_share_layers": False}
        ))
        .training(gamma=1.0, lr=1e-3, train_batch_size_per_learner=2_000, minibatch_size=250, num_epochs=4)
        .debugging(seed=1)
    )  # fmt: skip
    learner = config.build_algo()
    before = score("throne-and-grail", decides(learner.get_module()))
    for _ in range(12):
        learner.train()
    after = score("throne-and-grail", decides(learner.get_module()))
    learner.stop()
    assert after > max(before, 0) + 0.2, (before, after)
