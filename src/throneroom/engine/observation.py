"""Observation: how Python reads a game's tensor, compiled or interpreted, and its features by name."""

from __future__ import annotations

from functools import cache
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from throneroom.engine.compiled import bind, plain, progress
from throneroom.engine.encoding import FLOAT32, KINDS, NAMES, UINT8
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game
from throneroom.engine.game_modules import TensorModule
from throneroom.engine.state import CheckedArray, CheckedState, checked_array
from throneroom.engine.tensor import Feature

OBSERVATION_KERNELS = "throneroom.engine.observation_kernels"

Floats = npt.NDArray[np.float32]


@cache
def tensor_of(game: Game) -> TensorModule:
    """The interpreted `tensor.py` of a game; raises an error if there is none."""
    if game.tensor is None:
        raise SettingsError(f"{game.title} has no observations: its folder {game.package} has no tensor.py")
    tensor: TensorModule = plain(game.tensor)
    return tensor


@cache
def observation_kernels_of(game: Game) -> Any:
    """The compiled observation kernels of a game: compiled with a progress line, or from the cache."""
    size, settings = observation_size(game), game.settings()
    kernels = bind(OBSERVATION_KERNELS, game.rules, tensor=str(game.tensor))
    dealt = CheckedState(np.zeros(1, game.plain_rules.STATE))
    game.plain_rules.deal(dealt, settings.players, checked_array(settings.numbers.tolist()))
    with progress(lambda: f"{game.title} (observations)"):
        cells = dealt.to_array().view(np.int64)
        kernels.observe_one(cells, 0, 0, np.zeros_like(cells), np.zeros(size, np.float32))
        kernels.observe_all(
            dealt.to_array(), np.zeros(1, np.int64), dealt.to_array(), np.zeros((1, size), np.float32)
        )  # fmt: skip
    return kernels


def features_of(game: Game) -> tuple[Feature, ...]:
    """The named features of a game's observations, in order."""
    return tensor_of(game).FEATURES


def observation_size(game: Game) -> int:
    """How many numbers an observation of this game has, for any number of players."""
    return tensor_of(game).SIZE


def form_of(game: Game, dtype: Any) -> int:
    """The form of numbers that a type of numpy or PyTorch, or its name, stands for: see `engine.encoding`."""
    if dtype is None:
        return FLOAT32
    name = dtype.__name__ if isinstance(dtype, type) else str(dtype).removeprefix("torch.")
    forms = {kind.__name__: form for form, kind in enumerate(KINDS)} | {name: n for n, name in enumerate(NAMES)}
    if name not in forms:
        raise SettingsError(f"observations are numbers of the types {', '.join(NAMES)}, not {name}")
    negative = [feature.name for feature in features_of(game) if feature.signed]
    if forms[name] == UINT8 and negative:
        raise SettingsError(
            f"observations of {game.title} have negative numbers ({', '.join(negative)}), which uint8 has not: use int8"
        )
    return forms[name]


def named_features(game: Game, observation: Floats) -> dict[str, Floats]:
    """An observation (or an array of them, the numbers on its last axis) feature by feature, in the same memory."""
    found, at = {}, 0
    for feature in features_of(game):
        end = at + prod(feature.shape)
        found[feature.name] = observation[..., at:end].reshape(*observation.shape[:-1], *feature.shape)
        at = end
    return found


class _Numbers(CheckedArray):
    """A checked array of fractions that interpreted observations are written into."""

    def __setitem__(self, index: Any, value: Any) -> None:
        start, _ = self._find(index)
        self._cells[start] = float(value)  # type: ignore[call-overload]


def interpreted_observation(game: Game, hidden: CheckedState, seat: int) -> Floats:
    """What a seat knows, by interpreted rules, from a state that is hidden for it."""
    tensor = tensor_of(game)
    out = _Numbers([0] * tensor.SIZE, 0, (tensor.SIZE,), 0)
    tensor.observe(hidden, seat, out)
    return np.array(out.tolist(), np.float32)
