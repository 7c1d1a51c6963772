"""TorchRL: a PPO loop of its own parts, with a distribution that takes the mask from the environment's observations."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from tensordict import TensorDict
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.data import LazyTensorStorage, ReplayBuffer
from torchrl.data.replay_buffers.samplers import SamplerWithoutReplacement
from torchrl.envs import DTypeCastTransform, GymWrapper, SerialEnv, TransformedEnv
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from tests.peers.scores import Decide, score
from throneroom.envs.gymnasium import Env

FRAMES, ROUNDS, EPOCHS = 2_048, 12, 4


def layers(inputs: int, outputs: int) -> nn.Module:
    return nn.Sequential(nn.Linear(inputs, 64), nn.Tanh(), nn.Linear(64, 64), nn.Tanh(), nn.Linear(64, outputs))


def decides(network: nn.Module) -> Decide:
    def decide(observations: Any, masks: Any) -> Any:
        with torch.no_grad():
            logits = network(torch.from_numpy(np.array(observations)))
        return logits.masked_fill(~torch.from_numpy(masks), -torch.inf).argmax(1).numpy()

    return decide


def test_it_learns_on_single_games() -> None:
    torch.set_num_threads(1)
    torch.manual_seed(1)
    one = Env("throne-and-grail")
    (inputs,), actions = one.observation_space.shape, int(one.action_space.n)
    network = layers(inputs, actions)
    actor = ProbabilisticActor(
        TensorDictModule(network, in_keys=["observation"], out_keys=["logits"]),
        in_keys={"logits": "logits", "mask": "action_mask"}, distribution_class=MaskedCategorical,
        return_log_prob=True,
    )  # fmt: skip
    critic = ValueOperator(layers(inputs, 1), in_keys=["observation"])
    games = SerialEnv(
        8, lambda: GymWrapper(Env("throne-and-grail", dict_observation=True), categorical_action_encoding=True)
    )
    env = TransformedEnv(games, DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"]))
    env.set_seed(1)
    collector = Collector(env, actor, frames_per_batch=FRAMES, total_frames=FRAMES * ROUNDS)
    advantage = GAE(gamma=1.0, lmbda=0.95, value_network=critic)
    loss = ClipPPOLoss(actor, critic, entropy_coeff=0.01)
    optimizer = torch.optim.Adam(loss.parameters(), lr=1e-3)
    buffer = ReplayBuffer(
        storage=LazyTensorStorage(FRAMES), sampler=SamplerWithoutReplacement(), batch_size=256
    )  # fmt: skip
    before = score("throne-and-grail", decides(network))
    for frames in collector:
        for _ in range(EPOCHS):
            with torch.no_grad():
                advantage(frames)
            buffer.empty()
            buffer.extend(frames.reshape(-1))
            for part in buffer:
                losses: TensorDict = loss(part)
                sum(losses[name] for name in ("loss_objective", "loss_critic", "loss_entropy")).backward()
                optimizer.step()
                optimizer.zero_grad()
    collector.shutdown()
    after = score("throne-and-grail", decides(network))
    assert after > max(before, 0) + 0.2, (before, after)
