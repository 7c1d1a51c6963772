"""What all environments share about seats: their returns, and the action of a seat that is not asked."""

from __future__ import annotations

from collections.abc import Sequence

from throneroom.engine.game import Game


def returns(standing: Sequence[int]) -> list[float]:
    """The return of each seat in a finished game: 1 for the only winner, an equal loss for all others; their sum is 0.

    Several winners share. If nobody wins, all returns are 0. With two players a return is 1, 0 or -1.
    """
    players, winners = len(standing), sum(standing)
    if not winners:
        return [0.0] * players
    return [(players * won / winners - 1) / (players - 1) for won in standing]


def actions_of(game: Game) -> int:
    """How many actions a game has; they are numbered from 0."""
    return game.plain_rules.ACTIONS


def waits(game: Game) -> int:
    """The number of the action "wait", for a seat that is not asked while others decide: it follows the game's own."""
    return actions_of(game)
