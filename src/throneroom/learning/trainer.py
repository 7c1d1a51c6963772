"""Trainer: plays, credits every decision with what came of it, and updates the network (PPO).

At the start the network imitates squires; then it learns from its own games, from games against earlier versions of
itself, so that it does not go round in circles, and from games against squires. The network only ever sees what the
seat that decides knows; seats that decide at the same time decide one after the other without seeing each other's
choice.
"""

from __future__ import annotations

import copy
import random
from dataclasses import dataclass
from typing import Any

import torch
from torch import distributed, nn
from torch.nn.parallel import DistributedDataParallel

from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game
from throneroom.learning.model import HIDDEN, NEVER, Model
from throneroom.learning.tables import EARLIER, SQUIRES, Shares, Tables

ONLOOKERS = 8
"""At every n-th step, a seat that does not decide judges its chances too: it must learn to."""


@dataclass(frozen=True)
class Recipe:
    """The settings of a training."""

    games: int = 65536
    """The number of tables."""
    steps: int = 32
    """The number of decisions at each table between two updates."""
    hidden: tuple[int, ...] = HIDDEN
    rate: float = 5e-4
    """The learning rate at the beginning; it shrinks to a twentieth."""
    minibatch: int = 32768
    clip: float = 0.2
    """How far one update may change the probability of an action."""
    entropy: float = 0.01
    """The bonus for undecided policies at the beginning; it shrinks to a tenth."""
    credit: float = 0.97
    """How far a decision is credited with what came after later decisions (lambda of GAE)."""
    imitation: float = 0.06
    """The share of the time in which the network imitates squires."""
    pool: int = 12
    """How many earlier versions are kept as rivals."""
    snapshot: float = 0.02
    """A version joins the rivals after each such share of the time."""
    earlier: float = 0.2
    squires: float = 0.15
    """The shares of tables against earlier versions and against squires."""
    rival_sampled: float = 0.0
    """How many of its actions the network to exploit samples. The others are its likeliest ones, as the bot plays."""

    def __post_init__(self) -> None:
        if self.games < 8:
            raise SettingsError(f"a training needs at least 8 games, not {self.games}")
        if self.earlier + self.squires > 1:
            raise SettingsError(
                f"earlier and squires are shares of the tables: together at most 1, not {self.earlier + self.squires:g}"
            )
        if self.rival_sampled > 1:
            raise SettingsError(f"rival_sampled is a share of the actions: at most 1, not {self.rival_sampled:g}")
        if not 0 < self.snapshot <= 1:
            raise SettingsError(f"snapshot is a share of the time: more than 0 and at most 1, not {self.snapshot:g}")


class Trainer:
    """The tables and the network that learns from them."""

    def __init__(
        self, game: Game, recipe: Recipe, device: torch.device, seed: int, players: int | None = None,
        against: Model | None = None,
    ) -> None:  # fmt: skip
        """With `against`, the network only learns to beat that one: it is the rival at all tables."""
        self.game, self.recipe, self.device = game, recipe, device
        self.rank, self.ranks = (
            (distributed.get_rank(), distributed.get_world_size()) if distributed.is_initialized() else (0, 1)
        )
        torch.manual_seed(seed)
        shares = Shares(recipe.earlier, recipe.squires) if against is None else Shares(1.0, 0.0)
        self.tables = Tables(game, recipe.games, device, seed + 10_000_019 * self.rank, shares, players)
        self.model = Model(self.tables.inputs, self.tables.actions, self.tables.most_seats, recipe.hidden).to(device)
        self.learner: nn.Module = DistributedDataParallel(self.model) if self.ranks > 1 else self.model
        torch.manual_seed(seed + self.rank)
        self.optimizer = torch.optim.Adam(
            self.model.parameters(), lr=recipe.rate, eps=1e-5, fused=device.type == "cuda"
        )
        self.against = against is not None
        self.pool: list[dict[str, torch.Tensor]] = []
        self.pool_added = 0
        """How far the training was, in snapshots, when a version last joined the pool."""
        self.rival = against.to(device) if against is not None else copy.deepcopy(self.model)
        self.dice = random.Random(seed)  # noqa: S311
        self.left = 1.0
        """The share of the training that is left."""
        self.decisions = 0
        self.score = Score(self.tables)
        self._allocate()

    def _allocate(self) -> None:
        tables, steps = self.tables, self.recipe.steps
        shape, device = (steps, tables.size), self.device
        numbers = torch.bfloat16 if device.type == "cuda" else torch.float32
        self.seen = torch.zeros(*shape, tables.inputs, dtype=numbers, device=device)
        width = tables.relative.shape[1]
        self.relative = torch.zeros(*shape, width, dtype=torch.int16, device=device)
        self.counts = torch.zeros(shape, dtype=torch.int64, device=device)
        self.choice, self.mover = (torch.zeros(shape, dtype=torch.int64, device=device) for _ in range(2))
        self.own, self.over = (torch.zeros(shape, dtype=torch.bool, device=device) for _ in range(2))
        self.chance = torch.zeros(shape, device=device)
        self.values = torch.zeros(*shape, tables.most_seats, device=device)
        self.last = torch.zeros(tables.size, tables.most_seats, tables.most_seats, device=device)
        """After the last step: the shares that every seat expects for every seat."""
        self.shares = torch.zeros(*shape, tables.most_seats, device=device)
        looks = (steps + ONLOOKERS - 1) // ONLOOKERS
        self.onlooks = torch.zeros(looks, tables.size, tables.inputs, dtype=numbers, device=device)
        self.onlookers = torch.zeros(looks, tables.size, dtype=torch.int64, device=device)

    @property
    def imitating(self) -> bool:
        return not self.against and 1 - self.left < self.recipe.imitation

    # Playing

    @torch.no_grad()
    def play(self) -> None:
        """Take some decisions at all tables, sampled from the policy, and remember them."""
        tables = self.tables
        self._choose_rival()
        for n in range(self.recipe.steps):
            tables.look()
            self.seen[n], self.relative[n] = tables.observations, tables.relative
            seats, self.counts[n] = tables.seats.clone(), tables.counts
            scores, values = self.model(self.seen[n])
            logs = self._logs(scores, tables.relative, tables.counts)
            choice, own = self._decided(n, sampled(logs), seats)
            self.choice[n], self.own[n], self.mover[n] = choice, own & (tables.counts > 1), seats
            self.chance[n] = logs.gather(-1, choice.unsqueeze(-1)).squeeze(-1)
            self.values[n] = self._judged(values, seats)
            if n % ONLOOKERS == 0:
                self._look_on(n // ONLOOKERS, seats)
            tables.take(choice)
            self.over[n], self.shares[n] = tables.done, tables.shares
            if not self.imitating:
                self.score.add()
        tables.look()
        for seat in range(tables.most_seats):
            observers = torch.full_like(tables.seats, seat) % tables.players
            tables.look_from(observers)
            values = self.model(tables.observations.to(self.seen.dtype))[1]
            self.last[:, seat] = self._judged(values, observers)
        self.decisions += self.recipe.steps * tables.size * self.ranks

    def _logs(self, scores: torch.Tensor, relative: torch.Tensor, counts: torch.Tensor) -> torch.Tensor:
        """The logarithm of the probability of each legal action in the lists."""
        legal = self.tables.columns < counts.unsqueeze(1)
        return torch.log_softmax(scores.gather(1, relative.long()).float().masked_fill(~legal, NEVER), -1)

    def _judged(self, values: torch.Tensor, observers: torch.Tensor) -> torch.Tensor:
        """The expected share of every seat, by seat number."""
        shares = torch.softmax(values.float().masked_fill(~self.tables.present, NEVER), -1)
        return self.tables.by_seat(shares, observers)

    def _decided(self, n: int, choice: torch.Tensor, seats: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """What is decided at each table, by the learner or a rival, and whether it is a decision to learn from."""
        tables = self.tables
        own = (tables.pupil < 0) | (tables.pupil == seats)
        if self.imitating:
            tables.squire_choices(choice, everywhere=True)
            return choice, torch.ones_like(own)
        others, rows = choice.clone(), tables.earlier
        if len(rows):
            others[rows] = self._rival_choice(n, rows)
        if not self.against:
            tables.squire_choices(others)
        return torch.where(own, choice, others), own

    def _rival_choice(self, n: int, rows: torch.Tensor) -> torch.Tensor:
        """What a rival decides at some tables: an earlier version samples, a network to exploit plays like its bot."""
        if not self.against:
            return sampled(self._logs(self.rival(self.seen[n, rows])[0], self.relative[n, rows], self.counts[n, rows]))
        scores, _ = self.rival(self.tables.observations[rows], precise=True)
        logs = self._logs(scores, self.relative[n, rows], self.counts[n, rows])
        choice = logs.argmax(-1)
        if self.recipe.rival_sampled:
            random_rows = torch.rand(len(rows), device=self.device) < self.recipe.rival_sampled
            choice = torch.where(random_rows, sampled(logs), choice)
        return choice

    def _look_on(self, look: int, seats: torch.Tensor) -> None:
        """Remember what a random other seat knows."""
        tables = self.tables
        steps = (torch.rand(tables.size, device=self.device) * (tables.players - 1)).long() + 1
        self.onlookers[look] = (seats + steps) % tables.players
        tables.look_from(self.onlookers[look])
        self.onlooks[look] = tables.observations

    # Earlier versions

    def _choose_rival(self) -> None:
        if self.against:
            return
        wanted = int((1 - self.left) / self.recipe.snapshot) + 1
        if self.pool_added < wanted and not self.imitating:
            self.pool_added = wanted
            self.pool.append({name: value.detach().clone() for name, value in self.model.state_dict().items()})
            if len(self.pool) > self.recipe.pool:
                del self.pool[self.dice.randrange(max(1, len(self.pool) - 2))]
        self.rival.load_state_dict(self.dice.choice(self.pool) if self.pool else self.model.state_dict())

    # Learning

    def credits(self) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """For every decision its advantage for the seat that decided, and its value targets by seat number.

        A seat's decision is compared with its own judgement at its next decision (or the result of the game): the
        judgement of another seat in between rests on other knowledge. The third array has the targets of the onlookers.
        """
        size, seats = self.tables.size, self.tables.most_seats
        following, better = self.last.clone(), torch.zeros(size, seats, seats, device=self.device)
        gains, aims = torch.zeros_like(self.chance), torch.zeros_like(self.shares)
        looked = torch.zeros(*self.onlookers.shape, seats, device=self.device)
        for n in reversed(range(self.recipe.steps)):
            over = self.over[n].view(-1, 1, 1)
            following = torch.where(over, self.shares[n].unsqueeze(1), following)
            better = better.masked_fill(over, 0.0)
            mover = self.mover[n].view(-1, 1, 1).expand(-1, 1, seats)
            step = following.gather(1, mover).squeeze(1) - self.values[n]
            gain = step + self.recipe.credit * better.gather(1, mover).squeeze(1)
            gains[n] = gain.gather(-1, self.mover[n].unsqueeze(-1)).squeeze(-1)
            aims[n] = gain + self.values[n]
            following.scatter_(1, mover, self.values[n].unsqueeze(1))
            better.scatter_(1, mover, gain.unsqueeze(1))
            if n % ONLOOKERS == 0:
                onlooker = self.onlookers[n // ONLOOKERS].view(-1, 1, 1).expand(-1, 1, seats)
                later = following.gather(1, onlooker) + self.recipe.credit * better.gather(1, onlooker)
                looked[n // ONLOOKERS] = later.squeeze(1)
        return gains, aims, looked

    def learn(self) -> dict[str, float]:
        """Update the network from the decisions played; returns the mean losses."""
        gains, aims, looked = self.credits()
        turned = self.tables.by_distance
        aims = torch.stack([turned(aims[n], self.mover[n]) for n in range(self.recipe.steps)])
        looked = torch.stack([turned(looked[n], self.onlookers[n]) for n in range(len(looked))]).flatten(0, 1)
        gains, aims = gains.flatten(), aims.flatten(0, 1)
        rows = self.own.flatten().nonzero().squeeze(-1)
        gains = (gains - gains[rows].mean()) / (gains[rows].std() + 1e-6)
        for group in self.optimizer.param_groups:
            group["lr"] = self.recipe.rate * (0.05 + 0.95 * self.left)
        rows = rows[torch.randperm(len(rows), device=self.device)]
        parts = self._parts(len(rows))
        told = [
            self._update(rows[n::parts], gains, aims, looked, torch.arange(n, len(looked), parts, device=self.device))
            for n in range(parts)
        ]
        wrong, undecided = torch.stack(told).mean(0).tolist()
        return {"value": wrong, "entropy": undecided}

    def _parts(self, rows: int) -> int:
        """The number of updates: the same in all processes, because each of them waits for the others."""
        parts = torch.tensor(max(1, rows // self.recipe.minibatch), device=self.device)
        if self.ranks > 1:
            distributed.all_reduce(parts, distributed.ReduceOp.MIN)
        return int(parts)

    def _update(
        self, part: torch.Tensor, gains: torch.Tensor, aims: torch.Tensor, looked: torch.Tensor, looks: torch.Tensor
    ) -> torch.Tensor:
        seen, relative, counts, choice, chance = (
            array.flatten(0, 1)[part] for array in (self.seen, self.relative, self.counts, self.choice, self.chance)
        )
        gain, size = gains[part], len(part)
        everything = torch.cat([seen, self.onlooks.flatten(0, 1)[looks]])
        scores, values = self.learner(everything)
        present = self.tables.present[torch.cat([part, looks]) % self.tables.size]
        judged = torch.log_softmax(values.float().masked_fill(~present, NEVER), -1)
        wrong = -(torch.cat([aims[part], looked[looks]]) * judged * present).sum(-1).mean()
        logs = self._logs(scores[:size], relative, counts)
        undecided = -(logs.exp() * logs).sum(-1).mean()
        taken = logs.gather(-1, choice.unsqueeze(-1)).squeeze(-1)
        if self.imitating:
            loss = wrong - taken.mean()
        else:
            ratio = (taken - chance).exp()
            held = ratio.clamp(1 - self.recipe.clip, 1 + self.recipe.clip)
            better = torch.min(ratio * gain, held * gain).mean()
            loss = wrong - better - self.recipe.entropy * (0.1 + 0.9 * self.left) * undecided
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        nn.utils.clip_grad_norm_(self.model.parameters(), 0.5)
        self.optimizer.step()
        return torch.stack([wrong.detach(), undecided.detach()])

    # Checkpoints

    def state(self) -> dict[str, Any]:
        """Everything that a later process needs to continue, apart from the games at the tables."""
        return {
            "model": self.model.state_dict(), "optimizer": self.optimizer.state_dict(), "pool": self.pool,
            "pool_added": self.pool_added, "decisions": self.decisions,
        }  # fmt: skip

    def restore(self, state: dict[str, Any]) -> None:
        self.model.load_state_dict(state["model"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.pool = [{name: value.to(self.device) for name, value in one.items()} for one in state["pool"]]
        self.pool_added, self.decisions = state["pool_added"], state["decisions"]


class Score:
    """How the learner does at the tables with rivals, by number of players and kind of rival."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._cells = tables.players * 3 + tables.kinds
        self._sums = torch.zeros(2, 3 * (tables.most_seats + 1) + 3, device=tables.device)

    def add(self) -> None:
        """Count the games that just ended."""
        tables = self.tables
        tested = (tables.done & (tables.pupil >= 0)).float()
        won = tables.shares.gather(1, tables.pupil.clamp(min=0).unsqueeze(1)).squeeze(1) * tested
        self._sums[0].index_add_(0, self._cells, tested)
        self._sums[1].index_add_(0, self._cells, won)

    def take(self) -> dict[tuple[int, int], tuple[float, int]]:
        """The mean share and the number of games by (number of players, kind of rival); starts again from zero."""
        sums = self._sums.clone()
        if distributed.is_initialized():
            distributed.all_reduce(sums)
        games, won = sums.tolist()
        self._sums.zero_()
        return {
            (cell // 3, cell % 3): (won[cell] / games[cell], int(games[cell]))
            for cell in range(len(games))
            if games[cell] and cell % 3 in (EARLIER, SQUIRES)
        }


def sampled(logs: torch.Tensor) -> torch.Tensor:
    """A random action for each row, by the logarithms of the probabilities."""
    return (logs - torch.empty_like(logs).exponential_().log_()).argmax(-1)
