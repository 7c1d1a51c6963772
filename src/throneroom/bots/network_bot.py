"""NetworkBot: the most likely action of a network, without a search."""

from __future__ import annotations

import time

import numpy as np

from throneroom.bots.network import Network
from throneroom.bots.thought import Budget, Choice, Thought
from throneroom.engine.dice import new_dice
from throneroom.engine.position import KnownPosition, Position

RATED = 8
"""How many of the likeliest actions a thought rates."""
WORLDS = 8
"""In how many guessed worlds each of them is rated."""


class NetworkBot:
    """Takes the action that the network finds most likely."""

    def __init__(self, network: Network, seed: int) -> None:
        self.network, self._seed = network, seed

    def decide(self, known: KnownPosition, seat: int) -> int:
        return self._likeliest(known, seat)

    def _likeliest(self, position: Position, seat: int) -> int:
        return position.legal(seat)[int(np.argmax(self.network.judge(position, seat).probabilities))]

    def think(self, known: KnownPosition, seat: int, budget: Budget | None = None) -> Thought:  # noqa: ARG002
        """The most likely actions first, each with what the network expects after it; unlikely ones are not rated."""
        began = time.perf_counter()
        legal = known.legal(seat)
        probabilities, shares = self.network.judge(known, seat)
        order = [legal[n] for n in np.argsort(-probabilities, kind="stable")]
        rated = [Choice(action, self._share_after(known, seat, action), WORLDS) for action in order[:RATED]]
        ranking = (*rated, *(Choice(action, 0.0) for action in order[RATED:]))
        return Thought(order[0], shares, ranking, 0, time.perf_counter() - began)

    def _share_after(self, known: KnownPosition, seat: int, action: int) -> float:
        """What the seat can expect after an action: the mean over worlds that fit what it knows.

        In each world the network judges for the seat that is asked next, from what that seat knows. Seats that decide
        at the same time take their likeliest action. The worlds are the same for all actions.
        """
        dice, total = new_dice(self._seed), 0.0
        for _ in range(WORLDS):
            world = known.guessed(seat, dice)
            for other in world.seats_asked:
                if other != seat:
                    world.play(other, self._likeliest(world, other))
            world.play(seat, action)
            total += self.network.judge(world, world.seat).shares[seat]
        return total / WORLDS

    def stop(self) -> None:
        """Do nothing: it decides at once."""
