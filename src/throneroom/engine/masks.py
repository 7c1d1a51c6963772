"""Masks: a random legal action for each of many games, from the marks of what is legal."""

from __future__ import annotations

from throneroom.engine.compiled import rule, single_call, unchecked
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
def nth(marks: Cells, n: int) -> int:
    """The place of the n-th mark, counted from 0; the marks are at least one more."""
    at = 0
    if len(marks) > BLOCK:
        here = count(marks[:BLOCK])
        while n >= here:
            n -= here
            at += BLOCK
            here = count(marks[at : at + BLOCK])
    while True:
        if marks[at]:
            if n == 0:
                return at
            n -= 1
        at += 1


@single_call
def pick(marks: Cells, share: float) -> int:
    """The place of a mark; `share`, at least 0 and below 1, says which. 0 where nothing is marked."""
    marked = count(marks)
    return nth(marks, int(share * marked)) if marked > 0 else 0


@rule
def choose(mask: Cells, first: int, start: int, actions: Cells) -> None:
    """Write a random legal action for every game of a slice, from the place `first` on; 0 where none is legal.

    Each place has its own number, made from the 32 bits in `start`, so that the slices do not depend on each other.
    """
    for i in range(actions.shape[0]):
        actions[i] = 0
        legal = count(mask[i])
        if legal > 0:
            actions[i] = nth(mask[i], (scrambled((start << 30) + (first + i) * 0x9E3779B1 & M62) * legal) >> 32)
