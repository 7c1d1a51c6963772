"""Dice: the cheap random numbers of bots, playouts and guesses. Never used by a game itself.

`dice` is an array with one 64-bit number. Equal dice roll the same numbers, compiled and interpreted.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from throneroom.engine.chance import signed
from throneroom.engine.compiled import rule
from throneroom.engine.state import KEY_WORDS, AnyState, Cells

M31, M32, M62 = (1 << 31) - 1, (1 << 32) - 1, (1 << 62) - 1


def new_dice(seed: int) -> npt.NDArray[np.int64]:
    """Dice that roll the same numbers for the same seed."""
    return np.array([seed & M62], np.int64)


@rule
def bits(dice: Cells) -> int:
    """32 random bits: a 62-bit counter, scrambled."""
    dice[0] = (dice[0] + 0x1E3779B97F4A7C15) & M62
    return scrambled(dice[0])


@rule
def scrambled(counter: int) -> int:
    """32 bits that look random, from a number of 62 bits. No product reaches 2^63: it must not overflow."""
    x = (counter & M31) * 0x7FEB352D
    x ^= x >> 29
    x = ((x ^ (counter >> 31)) & M32) * 0x21F0AAAD
    x ^= x >> 31
    x = (x & M32) * 0x735A2D97
    return (x ^ (x >> 30)) & M32


@rule
def roll(dice: Cells, sides: int) -> int:
    """A random number from 0 to sides - 1 (the bias is below sides in four billion)."""
    return (bits(dice) * sides) >> 32


@rule
def tumble(dice: Cells, pile: Cells, size: int) -> None:
    """Put the first `size` numbers of a pile in random order."""
    for left in range(size, 1, -1):
        place = roll(dice, left)
        card = pile[left - 1]
        pile[left - 1] = pile[place]
        pile[place] = card


@rule
def heaviest(dice: Cells, weights: Cells, count: int) -> int:
    """The place of the greatest of the first `count` weights; a random one if several are equal."""
    most = weights[0]
    equals = 0
    for n in range(count):
        if weights[n] > most:
            most = weights[n]
            equals = 0
        equals += weights[n] == most
    left = roll(dice, equals)
    n = 0
    while weights[n] != most or left > 0:
        left -= weights[n] == most
        n += 1
    return n


@rule
def guess_key(s: AnyState, dice: Cells) -> None:
    """Give a guessed world its own key, since future random events are unknown."""
    for i in range(KEY_WORDS):
        s.key[i] = signed(bits(dice))
