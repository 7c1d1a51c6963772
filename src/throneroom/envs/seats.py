"""What all environments share about seats: what a game is worth to each, and the decision of one that is not asked."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from throneroom.engine.game import Game


def returns(standing: Sequence[int]) -> list[float]:
    """What a finished game is worth to each seat: 1 for the only winner, the same loss for all others, 0 in all.

    Winners share; where nobody wins, all have lost alike and nobody gains. With two players it is 1, 0 or -1.
    """
    players, winners = len(standing), sum(standing)
    if not winners:
        return [0.0] * players
    return [(players * won / winners - 1) / (players - 1) for won in standing]


def all_returns(results: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
    """The same for many games at once, each row one; nothing for those that are not over, whose row has no winner."""
    players, winners = results.shape[1], results.sum(axis=1, keepdims=True)
    worth: npt.NDArray[np.float64] = (players * results / np.maximum(winners, 1) - (winners > 0)) / (players - 1)
    return worth


def actions_of(game: Game) -> int:
    """How many actions a game has, by their numbers from 0 on."""
    return game.plain_rules.ACTIONS


def waits(game: Game) -> int:
    """The number of the action of a seat that is not asked while others decide: one more than the game has."""
    return actions_of(game)
