"""Chance: one 256-bit key, ChaCha in plain integers, and streams of words that depend on nothing else.

The n-th word of a stream depends only on (key, purpose, index): a purpose is a named random event of the game
(`deck`, `start`), the index tells its repetitions apart. Earlier draws elsewhere do not matter.

A seed is short for a key: `seed=7` stands for the SHA-256 of the ASCII text ``throneroom seed 7``.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

import numpy as np
import numpy.typing as npt

from throneroom.engine.compiled import plain, rule
from throneroom.engine.errors import SettingsError
from throneroom.engine.state import KEY_WORDS, AnyState, Cells

ROUNDS = 8
"""Rounds in play. Twenty rounds of the same code give the published vectors of RFC 8439."""

GAME, FORK = 0, 1
"""The last nonce word: streams of a game, and keys for the games of a batch."""

M32 = 0xFFFFFFFF
KEY_BYTES = 4 * KEY_WORDS


@rule
def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """The quarter round of ChaCha on four 32-bit words."""
    a = (a + b) & M32
    d ^= a
    d = ((d << 16) & M32) | (d >> 16)
    c = (c + d) & M32
    b ^= c
    b = ((b << 12) & M32) | (b >> 20)
    a = (a + b) & M32
    d ^= a
    d = ((d << 8) & M32) | (d >> 24)
    c = (c + d) & M32
    b ^= c
    b = ((b << 7) & M32) | (b >> 25)
    return a, b, c, d


@rule
def block(key: Cells, counter: int, n0: int, n1: int, n2: int, rounds: int) -> tuple[int, ...]:
    """One ChaCha block: sixteen 32-bit words from the key, a counter and three nonce words."""
    b0, b1, b2, b3 = key[0] & M32, key[1] & M32, key[2] & M32, key[3] & M32
    c0, c1, c2, c3 = key[4] & M32, key[5] & M32, key[6] & M32, key[7] & M32
    d0, d1, d2, d3 = counter & M32, n0 & M32, n1 & M32, n2 & M32
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    e0, e1, e2, e3 = b0, b1, b2, b3
    f0, f1, f2, f3 = c0, c1, c2, c3
    g0, g1, g2, g3 = d0, d1, d2, d3
    for _ in range(rounds // 2):
        a0, b0, c0, d0 = quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter(a3, b0, c1, d2)
    return (
        (a0 + 0x61707865) & M32, (a1 + 0x3320646E) & M32, (a2 + 0x79622D32) & M32, (a3 + 0x6B206574) & M32,
        (b0 + e0) & M32, (b1 + e1) & M32, (b2 + e2) & M32, (b3 + e3) & M32,
        (c0 + f0) & M32, (c1 + f1) & M32, (c2 + f2) & M32, (c3 + f3) & M32,
        (d0 + g0) & M32, (d1 + g1) & M32, (d2 + g2) & M32, (d3 + g3) & M32,
    )  # fmt: skip


@rule
def shuffle(s: AnyState, purpose: int, index: int, pile: Cells, size: int) -> None:
    """Put the first `size` cards of a pile in random order, each order equally likely (Fisher and Yates).

    A place below `left` is the high half of word * left; words whose low half falls in the short first
    interval are drawn again (Lemire), so that every place gets equally many words.
    """
    words = block(s.key, 0, purpose, index, GAME, ROUNDS)
    drawn = 0
    for left in range(size, 1, -1):
        product = 0
        low = -1
        while low < left and low < (M32 + 1) % left:
            if drawn > 0 and drawn % 16 == 0:
                words = block(s.key, drawn // 16, purpose, index, GAME, ROUNDS)
            product = words[drawn % 16] * left
            low = product & M32
            drawn += 1
        place = product >> 32
        card = pile[left - 1]
        pile[left - 1] = pile[place]
        pile[place] = card
    note(purpose, index, pile, size)


@rule
def pick(s: AnyState, purpose: int, index: int, size: int) -> int:
    """A random number from 0 to size - 1, each equally likely."""
    words = block(s.key, 0, purpose, index, GAME, ROUNDS)
    drawn = 0
    product = 0
    low = -1
    while low < size and low < (M32 + 1) % size:
        if drawn > 0 and drawn % 16 == 0:
            words = block(s.key, drawn // 16, purpose, index, GAME, ROUNDS)
        product = words[drawn % 16] * size
        low = product & M32
        drawn += 1
    note(purpose, index, (product >> 32,), 1)
    return product >> 32


@rule
def fork(master: Cells, n: int, m: int, key: Cells) -> None:
    """Write the (n, m)-th key derived from a master key: every game of a batch has its own."""
    words = block(master, 0, n, m, FORK, ROUNDS)
    for i in range(KEY_WORDS):
        key[i] = signed(words[i])


@rule
def wipe_key(s: AnyState) -> None:
    """Wipe the key, which no seat knows during the game: the first step of `hide`."""
    for i in range(KEY_WORDS):
        s.key[i] = 0


@rule
def signed(word: int) -> int:
    """A 32-bit word as the signed number with the same bits, as a state stores it."""
    return word - ((word >> 31) << 32)


@rule
def note(purpose: int, index: int, outcome: Cells, size: int) -> None:
    """Report a random event. Does nothing in compiled code; interpreted runs can collect the events."""


Happening = tuple[int, int, tuple[int, ...]]
"""A random event: its purpose, its index, and the pile in its new order or the number picked."""

_happenings: ContextVar[list[Happening] | None] = ContextVar("happenings", default=None)


def _witness(purpose: int, index: int, outcome: Any, size: int) -> None:
    happenings = _happenings.get()
    if happenings is not None:
        happenings.append((purpose, index, tuple(outcome[i] for i in range(size))))


@contextmanager
def witnessed() -> Iterator[list[Happening]]:
    """Collect the random events of interpreted rules inside the `with` block, in order."""
    plain(__name__).note = _witness
    happenings: list[Happening] = []
    token = _happenings.set(happenings)
    try:
        yield happenings
    finally:
        _happenings.reset(token)


def seed_key(seed: int) -> bytes:
    """The key that a seed stands for."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise SettingsError(f"a seed is a whole number, not {seed!r}")
    return hashlib.sha256(f"throneroom seed {seed}".encode("ascii")).digest()


def commitment(key: bytes) -> str:
    """The commitment published before the first move: it fixes the key without revealing it."""
    return hashlib.sha256(key).hexdigest()


def key_words(key: bytes) -> npt.NDArray[np.int32]:
    """A key as a state stores it: eight little-endian words."""
    if not isinstance(key, bytes) or len(key) != KEY_BYTES:
        raise SettingsError(f"a key has exactly {KEY_BYTES} bytes")
    return np.frombuffer(key, "<i4").astype(np.int32)
