"""What may be decided in advance: a card of the own hand, as long as the round goes on and the rival does not take."""

from __future__ import annotations

from throneroom.games.throne_and_grail.rules import State


def prepared(s: State, seat: int) -> list[int]:
    """TG-4: any card of the hand may be played, whatever the rival plays. The number of a card is its action."""
    return sorted({int(s.hand[seat, n]) for n in range(s.held[seat])})


def basis(s: State, seat: int) -> tuple[int, ...]:
    """The rival's take moves the end of the Line, and a new round brings new hands (TG-5, TG-7)."""
    return int(s.rounds), int(s.took[0]), int(s.took[1])
