"""Masks: a random legal action for each of many games, from the marks of what is legal."""

from __future__ import annotations

from throneroom.engine.compiled import rule, unchecked
from throneroom.engine.dice import M62, scrambled
from throneroom.engine.state import Cells


@unchecked
def count(marks: Cells) -> int:
    """How many are marked."""
    found = 0
    for n in range(len(marks)):
        found += marks[n] != 0
    return found


@rule
def choose(mask: Cells, first: int, start: int, actions: Cells) -> None:
    """Write a random legal action for every game of a slice, from the place `first` on; 0 where none is legal.

    Each place has its own number, made from the 32 bits in `start`, so that the slices do not depend on each other.
    """
    for i in range(actions.shape[0]):
        actions[i] = 0
        left = (scrambled((start << 30) + (first + i) * 0x9E3779B1 & M62) * count(mask[i])) >> 32
        for action in range(mask.shape[1]):
            if mask[i, action]:
                if left == 0:
                    actions[i] = action
                    break
                left -= 1
