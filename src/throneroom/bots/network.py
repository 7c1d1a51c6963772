"""Networks: what a trained network makes of a position, from what one seat knows. PyTorch is not needed for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from throneroom.bots import network_kernels
from throneroom.engine.compiled import progress
from throneroom.engine.game import Game
from throneroom.engine.observation import Floats, observation_size
from throneroom.engine.position import Position
from throneroom.engine.relative_actions import relative_actions

Layer: TypeAlias = tuple[Floats, Floats]
"""Weights [inputs, outputs] and biases [outputs]."""


class Judgement(NamedTuple):
    """What a network makes of a position."""

    probabilities: npt.NDArray[np.float64]
    """How likely it would take each of the legal actions of the seat, in their order; none if it is not asked."""
    shares: tuple[float, ...]
    """What each seat can expect of the victory, by seat number; once the game is over, the result."""


@dataclass(frozen=True, eq=False)
class Network:
    """A policy and a value for one game: dense layers with ReLU between them, as `network_kernels` evaluates them."""

    game: Game
    hidden: tuple[int, ...]
    """The sizes of its hidden layers."""
    weights: Floats = field(repr=False)
    layers: npt.NDArray[np.int64] = field(repr=False)
    """Where in `weights` each layer is: see `network_kernels`."""
    about: str = ""
    """How it was trained."""
    c: float | None = None
    """How much a search with it explores: `c` in `Style`; None if it has no value of its own."""
    beats_knight: bool = False
    """Whether it was measured to be stronger than a knight, without a search: then the level `strong` is it."""
    search_pays: bool = False
    """Whether a search with it was measured to be stronger than a regent: then the `sovereign` searches with it."""
    stamp: str = ""
    """A hash of its file."""

    @classmethod
    def of_layers(
        cls, game: Game, hidden: Sequence[Layer], value: Layer, policy: Layer, **notes: Any
    ) -> Network:  # fmt: skip
        """A network from its layers; `notes` are `about`, `c`, `beats_knight`, `search_pays` and `stamp`."""
        _compile()
        parts: list[Floats] = []
        layers: list[tuple[int, int, int, int]] = []
        at = 0
        for k, (weights, biases) in enumerate((*hidden, value, policy)):
            stored = weights.T if k > len(hidden) else weights  # the policy: one row for each action
            parts += [np.ascontiguousarray(stored, np.float32).ravel(), np.asarray(biases, np.float32)]
            layers.append((*weights.shape, at, at + weights.size))
            at += weights.size + biases.size
        return cls(
            game, tuple(len(biases) for _, biases in hidden), read_only(np.concatenate(parts)),
            read_only(np.array(layers, np.int64)), **notes,
        )  # fmt: skip

    def dense_layers(self) -> list[Layer]:
        """Its layers as weights [inputs, outputs] and biases: the hidden ones, the value, the policy."""
        found = []
        for k, (inputs, outputs, weights, biases) in enumerate(self.layers.tolist()):
            stored = self.weights[weights:biases]
            policy = k == len(self.layers) - 1
            dense = stored.reshape(outputs, inputs).T if policy else stored.reshape(inputs, outputs)
            found.append((dense, self.weights[biases : biases + outputs]))
        return found

    def judge(self, position: Position, seat: int) -> Judgement:
        """The probability of each legal action and what every seat can expect, from what the seat knows."""
        players = position.settings.players
        if position.over:
            return Judgement(np.zeros(0), result_of(position))
        scratch = self.scratch()
        observation, legal = position.observation(seat), position.legal(seat)
        scratch[: len(observation)] = observation
        probabilities, shares = np.zeros(len(legal)), np.zeros(players)
        network_kernels.judge(
            self.weights, self.layers, scratch, np.zeros(self.game.plain_rules.SEATS, np.float32), players, seat,
            relative_actions(self.game, players)[seat], np.array(legal, np.int64), probabilities, shares,
        )  # fmt: skip
        return Judgement(probabilities, tuple(shares.tolist()))

    def judge_many(self, positions: Sequence[Position], seats: Sequence[int]) -> list[Judgement]:
        """The same for many positions, each for one seat."""
        return [self.judge(position, seat) for position, seat in zip(positions, seats, strict=True)]

    def scratch(self) -> Floats:
        """Memory for an observation and all hidden layers."""
        row: Floats = self.scratch_for(1)[0]
        return row

    def scratch_for(self, positions: int) -> Floats:
        """The same for several positions that are judged together, a row for each."""
        return np.zeros((positions, observation_size(self.game) + sum(self.hidden)), np.float32)


def result_of(position: Position) -> tuple[float, ...]:
    """The share of every seat in the victory of a finished game."""
    standing = position.standing()
    return tuple(won / max(1, sum(standing)) for won in standing)


def read_only(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """The same array, which can no longer be changed."""
    array.setflags(write=False)
    return array


@cache
def _compile() -> None:
    """Compile what evaluates a network of any game, with a progress line, or load it from the cache."""
    weights, layers = np.zeros(4, np.float32), np.array([[1, 1, 0, 1], [1, 1, 2, 3]])
    actions = np.zeros(1, np.int64)
    with progress("networks"):
        network_kernels.judge(
            read_only(weights), read_only(layers), np.zeros(1, np.float32), np.zeros(1, np.float32), 1, 0,
            read_only(actions.copy()), actions, np.zeros(1), np.zeros(1),
        )  # fmt: skip
