"""Bots: each gets a position that went through `hide`, its seat, and its own dice; it cannot see more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import numpy as np
import numpy.typing as npt

from throneroom.engine.dice import new_dice, roll
from throneroom.engine.errors import SettingsError
from throneroom.engine.position import Position


class Bot(Protocol):
    """Decides for a seat from what the seat knows."""

    def decide(self, known: Position, seat: int) -> int:
        """One of the legal actions of the seat; `known` is the position as the seat knows it."""


class RandomBot:
    """Any legal action, each equally likely."""

    def __init__(self, seed: int) -> None:
        self._dice: npt.NDArray[np.int64] = new_dice(seed)

    def decide(self, known: Position, seat: int) -> int:
        actions = known.legal(seat)
        return actions[roll(self._dice, len(actions))]


LEVELS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}


def named(level: str, seed: int) -> Bot:
    """A bot of this level, with dice of its own."""
    if level not in LEVELS:
        raise SettingsError(f"no bot is called {level!r}; there are: {', '.join(LEVELS)}")
    return LEVELS[level](seed)
