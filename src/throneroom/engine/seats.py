"""Seats as bit sets: bit n stands for seat n."""

from __future__ import annotations

from throneroom.engine.compiled import rule


@rule
def first_seat(bits: int) -> int:
    """The lowest seat in the set, or -1 if it is empty."""
    seat = 0
    if bits == 0:
        return -1
    while (bits >> seat) & 1 == 0:
        seat += 1
    return seat
