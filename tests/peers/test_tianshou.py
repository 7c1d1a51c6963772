"""tianshou: its DQN reads observation and mask from a dictionary with the names `obs` and `mask`."""

from __future__ import annotations

import random

import numpy as np
import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from throneroom.envs.gymnasium import Env

GAMES = 400


def environments(count: int) -> DummyVectorEnv:
    return DummyVectorEnv([lambda: Env("throne-and-grail", dict_observation=("obs", "mask"))] * count)


def test_it_learns_on_single_games() -> None:
    torch.set_num_threads(1)
    torch.manual_seed(1)
    np.random.seed(1)
    random.seed(1)
    one = Env("throne-and-grail")
    network = Net(state_shape=one.observation_space.shape, action_shape=int(one.action_space.n), hidden_sizes=[64, 64])
    policy = DiscreteQLearningPolicy(model=network, action_space=one.action_space, eps_training=0.1)
    algorithm = DQN(
        policy=policy, optim=AdamOptimizerFactory(lr=1e-3), gamma=1.0, n_step_return_horizon=3, target_update_freq=200
    )
    training, judging = environments(8), environments(8)
    training.seed(1)
    judging.seed(2)
    learner = Collector(algorithm, training, VectorReplayBuffer(20_000, 8), exploration_noise=True)
    judge = Collector(algorithm, judging)
    judge.reset()
    before = judge.collect(n_episode=GAMES).returns.mean()
    learner.reset()
    learner.collect(n_step=2_000)
    algorithm.run_training(
        OffPolicyTrainerParams(
            training_collector=learner, max_epochs=1, epoch_num_steps=16_000, collection_step_num_env_steps=80,
            batch_size=128, update_step_num_gradient_steps_per_sample=0.1, show_progress=False, verbose=False,
        )
    )  # fmt: skip
    judge.reset()
    after = judge.collect(n_episode=GAMES).returns.mean()
    assert after > max(before, 0) + 0.2, (before, after)
