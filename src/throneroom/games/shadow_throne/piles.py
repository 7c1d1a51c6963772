"""Piles of cards in ascending order, with NONE in the empty places after them."""

from __future__ import annotations

from throneroom.engine.compiled import rule
from throneroom.engine.state import Cells

NONE = -1
UNKNOWN = -2
"""A card that exists but that the viewer does not know."""


@rule
def put_in(pile: Cells, card: int) -> None:
    """Add a card where it belongs; the last place must be empty."""
    place = len(pile) - 1
    while place > 0 and (pile[place - 1] == NONE or pile[place - 1] > card):
        pile[place] = pile[place - 1]
        place -= 1
    pile[place] = card


@rule
def take_out(pile: Cells, card: int) -> None:
    """Remove a card of the pile, and close the gap."""
    place = 0
    while pile[place] != card:
        place += 1
    while place < len(pile) - 1:
        pile[place] = pile[place + 1]
        place += 1
    pile[place] = NONE


@rule
def size(pile: Cells) -> int:
    """How many cards there are, known or not."""
    count = 0
    while count < len(pile) and pile[count] != NONE:
        count += 1
    return count


@rule
def put_in_order(cards: Cells, first: int, end: int) -> None:
    """Sort the places from `first` up to `end`."""
    for n in range(first + 1, end):
        card = cards[n]
        place = n
        while place > first and cards[place - 1] > card:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card
