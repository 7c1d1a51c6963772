"""How much stronger than the squire one can be in a game: a network learns on the GPU only to beat squires.

`python bench/room.py GAME [--players N] [--minutes 8] [--squires 1.0] [--out FILE]`, with an NVIDIA card,
`throneroom[gpu]` and PyTorch. The learner sees only what its seat knows (docs/reference/observations.md). All other
seats are squires; with `--squires` below 1, the learner plays all seats at the remaining share of the tables. It learns
by proximal policy optimisation (PPO). The final evaluation takes the most likely actions and does not learn.
"""

from __future__ import annotations

import argparse
import math
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import nn

from throneroom.engine.game import find
from throneroom.engine.observation import observation_size
from throneroom.gpu.device import DeviceBatch

LOOKING = 600
"""Steps that find out which actions occur with this number of players."""


@dataclass(frozen=True)
class Plan:
    """The settings of the training."""

    games: int = 16384
    steps: int = 64
    wide: int = 512
    narrow: int = 256
    rate: float = 6e-4
    epochs: int = 2
    part: int = 32768
    """The number of decisions in one update (the minibatch)."""
    clip: float = 0.2
    surprise: float = 0.02
    """The entropy bonus at the beginning; like the rate, it shrinks with the time left."""
    far: float = 0.97
    """How far a decision is credited with the results of later ones (lambda of GAE)."""


class Network(nn.Module):
    """Takes what a seat knows; returns a score for every action, and one for every seat, the observer first."""

    def __init__(self, numbers: int, actions: int, players: int, plan: Plan) -> None:
        super().__init__()
        self.wide, self.narrow = nn.Linear(numbers, plan.wide), nn.Linear(plan.wide, plan.narrow)
        self.policy, self.seats = nn.Linear(plan.narrow, actions), nn.Linear(plan.narrow, players)
        for head in (self.policy, self.seats):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def forward(self, seen: Any) -> tuple[Any, Any]:
        with torch.autocast("cuda", torch.bfloat16):
            hidden = torch.relu(self.narrow(torch.relu(self.wide(seen))))
            return self.policy(hidden), self.seats(hidden)


class Lessons:
    """The games and the network that learns from them."""

    def __init__(self, name: str, players: int | None, squires: float, plan: Plan, seed: int = 1) -> None:
        torch.manual_seed(seed)
        game = find(name)
        self.plan, self.batch = plan, DeviceBatch(game, plan.games, players, seed=seed)
        self.players = self.batch.settings.players
        self.seats, self.mask, self.ended, self.result = map(
            on_card, (self.batch.seats, self.batch.mask, self.batch.done, self.batch.result)
        )
        self.dice = self.batch.new_dice(seed + 1)
        self.actions = self._actions()
        numbers, count = observation_size(game), len(self.actions)
        self.network = Network(numbers, count, self.players, plan).cuda()
        self.adam = torch.optim.Adam(self.network.parameters(), lr=plan.rate, eps=1e-5, fused=True)
        lanes = torch.arange(plan.games, device="cuda")
        self.pupil = torch.where(lanes < squires * plan.games, lanes % self.players, -1)
        """The learner's seat at each table with squires; -1 where it plays all seats."""
        shape = plan.steps, plan.games
        self.look = torch.zeros(plan.games, numbers, device="cuda")
        self.seen = torch.zeros(*shape, numbers, dtype=torch.bfloat16, device="cuda")
        self.legal = torch.zeros(*shape, count, dtype=torch.bool, device="cuda")
        self.choice, self.mover = (torch.zeros(shape, dtype=torch.int64, device="cuda") for _ in range(2))
        self.own, self.over = (torch.zeros(shape, dtype=torch.bool, device="cuda") for _ in range(2))
        self.chance = torch.zeros(shape, device="cuda")
        self.hopes = torch.zeros(plan.steps + 1, plan.games, self.players, device="cuda")
        self.shares = torch.zeros(*shape, self.players, device="cuda")
        self.met, self.won = (torch.zeros((), device="cuda") for _ in range(2))

    def _actions(self) -> Any:
        """The actions that occur with this number of players: a game numbers those for all numbers of players."""
        met = torch.zeros(self.mask.shape[1], dtype=torch.bool, device="cuda")
        for n in range(LOOKING):
            met |= self.mask.any(0)
            self.batch.step(self.batch.squire_actions(self.dice) if n % 2 else self.batch.random_actions(self.dice))
        return met.nonzero().squeeze(-1)

    def judged(self, scores: Any, seats: Any) -> Any:
        """The expected share of every seat, by seat number, from scores that begin with the observer."""
        numbers = torch.arange(self.players, device="cuda")
        return torch.softmax(scores.float(), -1).gather(-1, (numbers - seats.unsqueeze(-1)) % self.players)

    @torch.no_grad()
    def play(self, best: bool = False) -> None:
        """Play steps in all games, with sampled or best actions; counts the games that ended against squires."""
        for n in range(self.plan.steps):
            self.batch.observe(self.look)
            self.seen[n] = self.look
            self.legal[n] = self.mask[:, self.actions]
            seats = self.seats.clone()
            scores, hopes = self.network(self.seen[n])
            logs = torch.log_softmax(scores.float().masked_fill(~self.legal[n], -1e9), -1)
            choice = (logs if best else logs.exp() / torch.empty_like(logs).exponential_()).argmax(-1)
            own = ((self.pupil < 0) | (self.pupil == seats)) & self.legal[n].any(-1)
            squires = on_card(self.batch.squire_actions(self.dice))
            self.choice[n], self.own[n], self.mover[n] = choice, own, seats
            self.chance[n] = logs.gather(-1, choice.unsqueeze(-1)).squeeze(-1)
            self.hopes[n] = self.judged(hopes, seats)
            self.batch.step(torch.where(own, self.actions[choice], squires))
            self.over[n] = self.ended
            self.shares[n] = self.result / self.result.sum(-1, keepdim=True).clamp(min=1)
            tested = self.ended & (self.pupil >= 0)
            self.met += tested.sum()
            self.won += (self.shares[n].gather(-1, self.pupil.clamp(min=0).unsqueeze(-1)).squeeze(-1) * tested).sum()
        self.batch.observe(self.look)
        self.hopes[-1] = self.judged(self.network(self.look)[1], self.seats)

    def credits(self) -> tuple[Any, Any]:
        """For every decision: its advantage for the seat that decided, and the value targets of all seats."""
        better = torch.zeros_like(self.hopes[0])
        gains, aims = torch.zeros_like(self.chance), torch.zeros_like(self.shares)
        numbers = torch.arange(self.players, device="cuda")
        for n in reversed(range(self.plan.steps)):
            goes_on = (~self.over[n]).float().unsqueeze(-1)
            step = self.hopes[n + 1] * goes_on + self.shares[n] * (1 - goes_on) - self.hopes[n]
            better = step + self.plan.far * goes_on * better
            mover = self.mover[n].unsqueeze(-1)
            gains[n] = better.gather(-1, mover).squeeze(-1)
            aims[n] = (better + self.hopes[n]).gather(-1, (numbers + mover) % self.players)
        return gains.flatten(), aims.flatten(0, 1)

    def learn(self, left: float) -> tuple[float, float]:
        """Update the network from the steps played. Returns the value loss and the entropy of the choices."""
        gains, aims = self.credits()
        rows = self.own.flatten().nonzero().squeeze(-1)
        gains = (gains - gains[rows].mean()) / (gains[rows].std() + 1e-6)
        for group in self.adam.param_groups:
            group["lr"] = self.plan.rate * (0.05 + 0.95 * left)
        parts = [
            part
            for _ in range(self.plan.epochs)
            for part in rows[torch.randperm(len(rows), device="cuda")].split(self.plan.part)
        ]
        told = [self._update(part, gains[part], aims[part], left) for part in parts]
        wrong, surprise = torch.stack(told).mean(0).tolist()
        return wrong, surprise

    def _update(self, part: Any, gain: Any, aim: Any, left: float) -> Any:
        seen, legal, choice, chance = (
            array.flatten(0, 1)[part] for array in (self.seen, self.legal, self.choice, self.chance)
        )
        scores, hopes = self.network(seen)
        logs = torch.log_softmax(scores.float().masked_fill(~legal, -1e9), -1)
        ratio = (logs.gather(-1, choice.unsqueeze(-1)).squeeze(-1) - chance).exp()
        held = ratio.clamp(1 - self.plan.clip, 1 + self.plan.clip)
        better = torch.min(ratio * gain, held * gain).mean()
        surprise = -(logs.exp() * logs).sum(-1).mean()
        wrong = -(aim * torch.log_softmax(hopes.float(), -1)).sum(-1).mean()
        self.adam.zero_grad(set_to_none=True)
        (wrong - better - self.plan.surprise * (0.05 + 0.95 * left) * surprise).backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.adam.step()
        return torch.stack([wrong.detach(), surprise.detach()])

    def score(self) -> str:
        """The learner's score against squires since the last call."""
        met, won = float(self.met), float(self.won)
        self.met.zero_()
        self.won.zero_()
        share = won / max(met, 1)
        elo = f"{-400 * math.log10(1 / share - 1):+.0f} Elo" if self.players == 2 and 0 < share < 1 else ""
        return f"{100 * share:.1f} % {elo} against squires in {met:,.0f} games"

    def run(self, minutes: float) -> None:
        """Train until the time is up, then evaluate."""
        began = told = time.monotonic()
        rounds = 0
        while (spent := time.monotonic() - began) < 60 * minutes:
            self.play()
            wrong, surprise = self.learn(1 - spent / (60 * minutes))
            rounds += 1
            if time.monotonic() - told > 15:
                told = time.monotonic()
                decisions = rounds * self.plan.steps * self.plan.games / 1e6
                say(f"{spent:4.0f} s, {decisions:,.0f} M decisions: {self.score()}; {wrong:.3f}, {surprise:.2f}")
        for _ in range(3):  # finish the games that began with sampled actions
            self.play(best=True)
        self.score()
        for _ in range(30):
            self.play(best=True)
        say(f"evaluation: {self.score()}")

    def save(self, file: str) -> None:
        weights = {name: value.cpu().numpy().astype(np.float16) for name, value in self.network.state_dict().items()}
        np.savez_compressed(file, actions=self.actions.cpu().numpy(), **weights)


def on_card(array: Any) -> Any:
    """An array of the batch as a PyTorch tensor, in the same memory."""
    return torch.as_tensor(array, device="cuda")


def say(line: str) -> None:
    print(line, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--squires", type=float, default=1.0)
    parser.add_argument("--out")
    chosen = parser.parse_args()
    lessons = Lessons(chosen.game, chosen.players, chosen.squires, Plan())
    say(f"{chosen.game}, {lessons.players} players, {len(lessons.actions)} actions")
    lessons.run(chosen.minutes)
    if chosen.out:
        lessons.save(chosen.out)


if __name__ == "__main__":
    main()
