"""Bot: a strategy at a seat. Here, and nowhere else, a position is hidden for a bot."""

from __future__ import annotations

from typing import Protocol

from throneroom.bots.thought import Budget, Thought
from throneroom.engine.position import KnownPosition, Position


def known_to(position: Position, seat: int) -> KnownPosition:
    """A copy that holds only what the seat knows. Every position that a strategy gets was made here."""
    return KnownPosition(position.hidden(seat))


class Strategy(Protocol):
    """Decides for a seat. It gets what the seat knows, and may do with it what it likes: the position is its own."""

    def decide(self, known: KnownPosition, seat: int) -> int:
        """One of the legal actions of the seat."""

    def think(self, known: KnownPosition, seat: int, budget: Budget | None = None) -> Thought:
        """The same with its reasons; the budget is the strategy's own if none is given."""

    def stop(self) -> None:
        """End a thought that runs in another thread; it answers with what it has."""


class Bot:
    """Decides for a seat from what the seat knows: whatever position it is given, its strategy sees nothing else."""

    def __init__(self, strategy: Strategy) -> None:
        self.strategy = strategy

    def decide(self, position: Position, seat: int) -> int:
        """One of the legal actions of the seat."""
        return self.strategy.decide(known_to(position, seat), seat)

    def think(self, position: Position, seat: int, budget: Budget | None = None) -> Thought:
        """The same with its reasons; the budget is the bot's own if none is given."""
        return self.strategy.think(known_to(position, seat), seat, budget)

    def stop(self) -> None:
        """End a thought that runs in another thread; it answers with what it has."""
        self.strategy.stop()
