"""Bot: a strategy at a seat. Here, and nowhere else, a position is hidden for a bot."""

from __future__ import annotations

from typing import Protocol

from throneroom.bots.thought import Budget, Thought
from throneroom.engine.position import KnownPosition, Position


def known_to(position: Position, seat: int) -> KnownPosition:
    """A copy that holds only what the seat knows. Every position that a strategy gets was made here."""
    return KnownPosition(position.hidden(seat))


class Strategy(Protocol):
    """Decides for a seat. It gets its own copy of the position, with only what the seat knows, and may change it."""

    def decide(self, known: KnownPosition, seat: int) -> int:
        """One of the legal actions of the seat."""

    def think(self, known: KnownPosition, seat: int, budget: Budget | None = None) -> Thought:
        """The same with reasons; without a budget, the strategy uses its own."""

    def stop(self) -> None:
        """Interrupt thinking in another thread; it returns its best result so far."""


class Bot:
    """Decides for a seat from what the seat knows: its strategy never sees more, whatever the position holds."""

    def __init__(self, strategy: Strategy) -> None:
        self.strategy = strategy

    def decide(self, position: Position, seat: int) -> int:
        """One of the legal actions of the seat."""
        return self.strategy.decide(known_to(position, seat), seat)

    def think(self, position: Position, seat: int, budget: Budget | None = None) -> Thought:
        """The same with reasons; without a budget, the bot uses its own."""
        return self.strategy.think(known_to(position, seat), seat, budget)

    def stop(self) -> None:
        """Interrupt thinking in another thread; it returns its best result so far."""
        self.strategy.stop()
