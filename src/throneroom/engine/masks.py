"""Masks: a random legal action for each of many games, from the marks of what is legal."""

from __future__ import annotations

from throneroom.engine.compiled import rule, unchecked
from throneroom.engine.dice import M62, scrambled
from throneroom.engine.state import Cells

BLOCK = 512
"""How many marks are counted at a time while the place of the chosen one is sought."""


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
        legal = count(mask[i])
        if legal == 0:
            continue
        left = (scrambled((start << 30) + (first + i) * 0x9E3779B1 & M62) * legal) >> 32
        at = 0
        if mask.shape[1] > BLOCK:
            here = count(mask[i, :BLOCK])
            while left >= here:
                left -= here
                at += BLOCK
                here = count(mask[i, at : at + BLOCK])
        for action in range(at, mask.shape[1]):
            if mask[i, action]:
                if left == 0:
                    actions[i] = action
                    break
                left -= 1
