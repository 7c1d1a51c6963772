"""Learn with PyTorch on the device: PPO against a rival, on arrays that never leave the card.

`python examples/learn_torch.py [GAME] [--device cpu]` prints the mean return of the games that ended, from -1 to 1.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import torch
from torch import nn
from torch.distributions import Categorical
from torch.utils.dlpack import from_dlpack

from throneroom.envs.device import DeviceVectorEnv

GAMES, STEPS = 256, 16
"""Games at a time, and decisions in each of them between two updates."""
EPOCHS, PARTS = 4, 4
"""How often an update goes through these decisions, and in how many parts."""


class Policy(nn.Module):
    """Scores for all actions, and what the game is worth."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU())
        self.scores, self.value = nn.Linear(128, actions), nn.Linear(128, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        hidden = self.body(seen)
        chances = Categorical(logits=self.scores(hidden).masked_fill(~mask, -1e9), validate_args=False)
        return chances, self.value(hidden).squeeze(-1)


def learn(game: str, device: str, updates: int, rival: str = "random", seed: int = 1) -> Iterator[float]:
    """Yields the mean return of the games that ended between two updates."""
    torch.manual_seed(seed)
    env = DeviceVectorEnv(game, GAMES, rival=rival, device=device)
    observations, infos = env.reset(seed=seed)
    _, rewards, over, cut, _ = env.step(env.random_actions())
    # the same memory in every step, and on the card the same stream: it is enough to import the arrays once
    seen, mask, earned, ended, stopped = map(from_dlpack, (observations, infos["action_mask"], rewards, over, cut))
    policy = Policy(seen.shape[1], mask.shape[1]).to(device)
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    for _ in range(updates):
        kept = []
        for _ in range(STEPS):
            before = seen.clone(), mask.clone()
            with torch.no_grad():
                actions = policy(*before)[0].sample()
            env.step(actions)
            kept.append((*before, actions, earned.clone(), ended | stopped))
        rows, masks, actions, gains, ends = map(torch.stack, zip(*kept, strict=True))
        with torch.no_grad():
            worth = policy(seen, mask)[1]
        aims = torch.empty_like(gains)
        for n in reversed(range(STEPS)):
            worth = torch.where(ends[n], gains[n], worth)
            aims[n] = worth
        with torch.no_grad():
            chances, values = policy(rows, masks)
            before_logs, better = chances.log_prob(actions), aims - values
            better = (better - better.mean()) / (better.std() + 1e-6)
        kept_of = [part.flatten(0, 1) for part in (rows, masks, actions, before_logs, better, aims)]
        for _ in range(EPOCHS):
            for part in torch.randperm(GAMES * STEPS, device=device).chunk(PARTS):
                seen_there, legal, taken, log, gain, aim = (each[part] for each in kept_of)
                chances, values = policy(seen_there, legal)
                ratio = (chances.log_prob(taken) - log).exp()
                clipped = torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain)
                loss = (-clipped + 0.5 * (aim - values) ** 2 - 0.01 * chances.entropy()).mean()
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
        yield float(gains.sum() / ends.sum().clamp(min=1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="throne-and-grail")
    parser.add_argument("--device", choices=("cuda", "cpu"), default="cuda")
    parser.add_argument("--updates", type=int, default=300)
    chosen = parser.parse_args()
    for update, score in enumerate(learn(chosen.game, chosen.device, chosen.updates)):
        if update % 20 == 0:
            print(f"update {update}: {score:+.3f}", flush=True)


if __name__ == "__main__":
    main()
