"""Tensors: the parts of a game's `tensor.py`: named features, and rules that write numbers one after another.

An observation starts as zeros, and most of it stays zero: to encode one of many things, a rule writes a single number.
Each rule takes the place of its first number and returns the place after its last.
"""

from __future__ import annotations

from math import prod
from typing import NamedTuple

from throneroom.engine.compiled import rule
from throneroom.engine.state import Cells


class Feature(NamedTuple):
    """A named range of numbers in an observation."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    by_seat: bool = False
    """Whether the first axis is the seats, the observer first, then clockwise; unused seats are zeros."""
    signed: bool = False
    """Whether there can be negative numbers."""


def size_of(features: tuple[Feature, ...]) -> int:
    """How many numbers these features have together."""
    return sum(prod(feature.shape) for feature in features)


def start_of(features: tuple[Feature, ...], name: str) -> int:
    """The place of the first number of a feature."""
    names = [feature.name for feature in features]
    return size_of(features[: names.index(name)])


@rule
def one_of(out: Cells, at: int, which: int, size: int) -> int:
    """A 1 for one of `size` things; no 1 if `which` is none of them."""
    if 0 <= which < size:
        out[at + which] = 1.0
    return at + size


@rule
def some_of(out: Cells, at: int, which: int, size: int) -> int:
    """A 1 for each of `size` things that is in a set."""
    for n in range(size):
        out[at + n] = (which >> n) & 1
    return at + size


@rule
def amount(out: Cells, at: int, number: int, most: int) -> int:
    """One number as a share of its maximum."""
    out[at] = number / most
    return at + 1


@rule
def growing(out: Cells, at: int, number: int, half: int) -> int:
    """One unbounded number, mapped to 0 up to nearly 1: `half` becomes 1/2."""
    return amount(out, at, number, number + half)


@rule
def shares(out: Cells, at: int, size: int, most: int) -> int:
    """Turn `size` counts that were written there into shares of their maximum."""
    for n in range(size):
        out[at + n] = out[at + n] / most
    return at + size


# By seat: the observer's number first, then clockwise; unused seats stay zero.


@rule
def one_seat(out: Cells, at: int, which: int, seat: int, players: int, seats: int) -> int:
    """A 1 for one seat; no 1 for a negative number."""
    if which >= 0:
        out[at + (which - seat + players) % players] = 1.0
    return at + seats


@rule
def some_seats(out: Cells, at: int, which: int, seat: int, players: int, seats: int) -> int:
    """A 1 for each seat of a set."""
    for n in range(players):
        out[at + n] = (which >> ((seat + n) % players)) & 1
    return at + seats


@rule
def amounts(out: Cells, at: int, numbers: Cells, seat: int, players: int, most: int) -> int:
    """The number of each seat as a share of its maximum."""
    for n in range(players):
        amount(out, at + n, numbers[(seat + n) % players], most)
    return at + len(numbers)
