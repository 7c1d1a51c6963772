"""Piles of cards in a state: cards in places without gaps, NONE after the last."""

from __future__ import annotations

from throneroom.engine.compiled import rule
from throneroom.engine.state import Cells

NONE = -1


@rule
def pile_size(pile: Cells) -> int:
    """How many cards a pile has."""
    size = 0
    while size < len(pile) and pile[size] != NONE:
        size += 1
    return size


@rule
def count_of(pile: Cells, card: int) -> int:
    """How many of a kind a pile has."""
    count = 0
    for n in range(len(pile)):
        if pile[n] == card:
            count += 1
    return count


@rule
def put(pile: Cells, card: int) -> None:
    """Put a card on top, at the end of the pile."""
    pile[pile_size(pile)] = card


@rule
def put_sorted(pile: Cells, card: int) -> None:
    """Put a card into a pile that is sorted by number."""
    at = pile_size(pile)
    while at > 0 and pile[at - 1] > card:
        pile[at] = pile[at - 1]
        at -= 1
    pile[at] = card


@rule
def draw(pile: Cells) -> int:
    """Take the top card, the last of the pile."""
    at = pile_size(pile) - 1
    card = pile[at]
    pile[at] = NONE
    return card


@rule
def take(pile: Cells, card: int) -> None:
    """Take one card of a kind that the pile has, and close the gap."""
    at = 0
    while pile[at] != card:
        at += 1
    while at + 1 < len(pile) and pile[at] != NONE:
        pile[at] = pile[at + 1]
        at += 1
    pile[at] = NONE


@rule
def clear(pile: Cells) -> None:
    """Take all cards away."""
    for n in range(len(pile)):
        pile[n] = NONE


@rule
def sort_pile(pile: Cells) -> None:
    """Sort a pile by number before a shuffle, so that the result depends only on the key."""
    for n in range(1, pile_size(pile)):
        card = pile[n]
        at = n
        while at > 0 and pile[at - 1] > card:
            pile[at] = pile[at - 1]
            at -= 1
        pile[at] = card
