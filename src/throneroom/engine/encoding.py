"""Encoding: observations in fewer bytes than float32 numbers, as bfloat16 or as whole numbers of 8 bits.

All numbers of an observation are within -1 and 1. As `int8` they are multiplied by 127 and rounded, as `uint8` by 255;
halves are rounded up. As `bfloat16` they are rounded to the nearest such number, of two equally near ones to the even.
The CPU and the GPU compute the same bits with the same functions.
"""

from __future__ import annotations

import math

import numpy as np

from throneroom.engine.compiled import rule
from throneroom.engine.state import Cells

FORMS = FLOAT32, BFLOAT16, INT8, UINT8 = range(4)
NAMES = "float32", "bfloat16", "int8", "uint8"
KINDS = np.float32, np.uint16, np.int8, np.uint8
"""The type of the numbers for numpy, by form: it has no bfloat16 numbers, so their bits are in uint16 ones."""

M32 = 0xFFFFFFFF


@rule
def bfloat16(bits: int) -> int:
    """The 16 bits of the bfloat16 number that is nearest to a float32 number with these bits."""
    return ((bits & M32) + 0x7FFF + ((bits >> 16) & 1)) >> 16 & 0xFFFF


@rule
def share(number: float, most: int) -> int:
    """A number within -1 and 1 as a share of `most`, rounded."""
    return max(-most, min(most, math.floor(number * most + 0.5)))


@rule
def encoded(number: float, bits: int, form: int) -> int:
    """A float32 number, which has these bits, in a shorter form."""
    if form == BFLOAT16:
        return bfloat16(bits)
    return share(number, 127 if form == INT8 else 255)


@rule
def encode(numbers: Cells, bits: Cells, form: int, out: Cells) -> None:
    """Write a row of numbers in a shorter form; `bits` is the same memory as 32-bit integers."""
    for n in range(len(numbers)):
        out[n] = encoded(numbers[n], bits[n], form)
