"""Tables: many games side by side for a learner, with every number of players and every option of a game.

All seats are relative to the seat that decides: the observation begins with that seat, and so do the actions that name
seats (`engine.relative_actions`). A table is of one of three kinds. At `SELF` tables the learner plays all seats. At
`EARLIER` tables it plays one seat, and an earlier version of itself (or the network that it is to exploit) the others.
At `SQUIRES` tables it plays one seat against squires.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from throneroom.engine.batch import Batch
from throneroom.engine.game import Game, Settings, Value
from throneroom.engine.observation import observation_size
from throneroom.engine.relative_actions import relative_actions

SELF, EARLIER, SQUIRES = range(3)
MANY = 4096
"""From this many games on, several cores of a CPU share the work of a batch."""
VARIANTS = 0.15
"""The share of the tables that have other options than the defaults."""


@dataclass(frozen=True)
class Shares:
    """How the tables are divided among the kinds of rivals."""

    earlier: float
    squires: float

    def counts(self, tables: int) -> tuple[int, int, int]:
        earlier, squires = round(self.earlier * tables), round(self.squires * tables)
        return tables - earlier - squires, earlier, squires


def option_variants(game: Game) -> Iterator[Mapping[str, Value]]:
    """Other options that tables of a game may have, one option at a time: the ends of its range, or random numbers."""
    for option in game.options:
        if isinstance(option.default, tuple):
            count = len(option.default)
            random = np.random.default_rng(count).integers(option.low, option.high, count, endpoint=True)
            yield {option.name: tuple(random.tolist())}
        else:
            ends = option.allowed or (option.low, option.high)
            yield from ({option.name: end} for end in ends if end != option.default)


def all_settings(game: Game, players: int | None = None) -> list[tuple[Settings, float]]:
    """The settings of all tables, each with its share: every number of players, and some with other options."""
    numbers = game.players if players is None else (players,)
    variants = list(option_variants(game))
    usual = 1 - VARIANTS if variants else 1.0
    found = [(game.settings(count), usual / len(numbers)) for count in numbers]
    for n, options in enumerate(variants):
        found.append((game.settings(numbers[n % len(numbers)], options), VARIANTS / len(variants)))
    return found


class Group:
    """The tables with the same settings: a batch, and its places among all tables."""

    def __init__(
        self, game: Game, settings: Settings, first: int, size: int, shares: Shares, device: torch.device, seed: int
    ) -> None:
        self.settings, self.places = settings, slice(first, first + size)
        self.batch = _new_batch(game, size, settings, device, seed)
        self.seats, self.done, self.result = (
            shared(array, device) for array in (self.batch.seats, self.batch.done, self.batch.result)
        )
        self.dice = self.batch.new_dice(seed + 1)
        own, earlier, squires = shares.counts(size)
        self.kinds = torch.tensor([SELF] * own + [EARLIER] * earlier + [SQUIRES] * squires, device=device)
        self.squires = slice(own + earlier, size)
        self.relative = torch.tensor(relative_actions(game, settings.players), device=device)
        """For every seat and action, the action with its seats counted from that seat."""

    @property
    def players(self) -> int:
        return self.settings.players


class Tables:
    """All tables of a learner. `look` fills seats, lists and observations, `take` decides everywhere."""

    def __init__(
        self, game: Game, size: int, device: torch.device, seed: int, shares: Shares, players: int | None = None
    ) -> None:
        self.game, self.device = game, device
        self.inputs, self.actions, self.most_seats = (
            observation_size(game), game.plain_rules.ACTIONS, game.plain_rules.SEATS,
        )  # fmt: skip
        self.groups: list[Group] = []
        first = 0
        for n, (settings, share) in enumerate(all_settings(game, players)):
            count = max(8, round(share * size))
            self.groups.append(Group(game, settings, first, count, shares, device, seed + 1000 * n))
            first += count
        self.size = first
        self.seats = torch.zeros(first, dtype=torch.int64, device=device)
        numbers = torch.int16 if device.type == "cuda" else torch.int64
        width = game.plain_rules.CHOICES + 1
        self.lists = torch.zeros(first, width, dtype=numbers, device=device)
        """The legal actions of the seat that decides, by number; what follows the last one has no meaning."""
        self.counts = torch.zeros(first, dtype=torch.int64, device=device)
        """How many actions are legal."""
        self.relative = torch.zeros(first, width, dtype=torch.int16, device=device)
        """The same lists with the seats that actions name counted from the seat that decides."""
        self.columns = torch.arange(width, device=device)
        self.done = torch.zeros(first, dtype=torch.bool, device=device)
        self.shares = torch.zeros(first, self.most_seats, device=device)
        """How each game that just ended divided the victory, by seat number."""
        self.observations = torch.zeros(first, self.inputs, device=device)
        self.players = torch.cat([torch.full((len(g.batch),), g.players) for g in self.groups]).to(device)
        self.kinds = torch.cat([group.kinds for group in self.groups])
        lanes = torch.arange(first, device=device)
        self.pupil = torch.where(self.kinds == SELF, -1, lanes % self.players)
        """The learner's seat; -1 where it plays all seats."""
        self.earlier = (self.kinds == EARLIER).nonzero().squeeze(1)
        self.numbers = torch.arange(self.most_seats, device=device)
        self.present = self.numbers < self.players.unsqueeze(1)
        """The seats that a table has: seat numbers and distances from an observer are both below its players."""

    @property
    def legal(self) -> torch.Tensor:
        """Which columns of the lists are legal actions."""
        return self.columns < self.counts.unsqueeze(1)

    def look(self) -> None:
        """Fill in who decides at every table, what that seat knows, and what is legal."""
        for group in self.groups:
            places = group.places
            self._observe(group, None)
            self.seats[places] = group.seats
            lists, counts = self.lists[places], self.counts[places]
            if self.device.type == "cuda":
                group.batch.legal_lists(lists, counts)
            else:
                group.batch.legal_lists(lists.numpy(), counts.numpy())
            self.relative[places] = group.relative[group.seats.unsqueeze(1), lists.long()].to(torch.int16)

    def look_from(self, observers: torch.Tensor) -> None:
        """Fill in the observations of other seats than those that decide."""
        for group in self.groups:
            self._observe(group, observers[group.places].contiguous())

    def _observe(self, group: Group, observers: torch.Tensor | None) -> None:
        rows = self.observations[group.places]
        if self.device.type == "cuda":
            group.batch.observe(rows, observers)
        else:
            group.batch.observe(rows.numpy(), None if observers is None else observers.numpy())

    def squire_choices(self, choices: torch.Tensor, everywhere: bool = False) -> None:
        """Write what squires choose at their tables, or at all tables, as columns of the lists."""
        for group in self.groups:
            places = slice(0, len(group.batch)) if everywhere else group.squires
            if places.start < places.stop:
                chosen = shared(group.batch.squire_actions(group.dice, places), self.device)
                here = slice(group.places.start + places.start, group.places.start + places.stop)
                found = (self.lists[here] == chosen.unsqueeze(1)) & self.legal[here]
                choices[here] = found.int().argmax(1)

    def take(self, choices: torch.Tensor) -> None:
        """Take the actions in these columns of the lists."""
        chosen = self.lists.gather(1, choices.unsqueeze(1)).squeeze(1).long()
        for group in self.groups:
            actions = chosen[group.places].contiguous()
            group.batch.step(actions if self.device.type == "cuda" else actions.numpy())
            self.done[group.places] = group.done
            won = group.result.float()
            self.shares[group.places, : group.players] = won / won.sum(1, keepdim=True).clamp(min=1)

    def by_distance(self, by_seat: torch.Tensor, observers: torch.Tensor) -> torch.Tensor:
        """Values by seat number as values by distance from the observer."""
        return by_seat.gather(-1, self._turned(self.numbers + observers.unsqueeze(-1)))

    def by_seat(self, by_distance: torch.Tensor, observers: torch.Tensor) -> torch.Tensor:
        """Values by distance from the observer as values by seat number."""
        return by_distance.gather(-1, self._turned(self.numbers - observers.unsqueeze(-1)))

    def _turned(self, numbers: torch.Tensor) -> torch.Tensor:
        return torch.where(self.present, numbers % self.players.unsqueeze(-1), self.numbers)


def _new_batch(game: Game, size: int, settings: Settings, device: torch.device, seed: int) -> Any:
    options: dict[str, Any] = dict(settings.options)
    if device.type == "cuda":
        from throneroom.gpu.device import DeviceBatch

        return DeviceBatch(game, size, settings.players, seed, **options)
    cores = None if size >= MANY else 1
    return Batch(game, size, settings.players, seed, cores, **options)


def shared(array: Any, device: torch.device) -> torch.Tensor:
    """An array of a batch as a tensor in the same memory."""
    return torch.as_tensor(array, device=device)
