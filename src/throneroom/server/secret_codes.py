"""Codes that people read and type: recovery codes, and codes with which another device joins. Only hashes are stored.

A code is too long to be guessed, so a plain hash of it is enough. Its letters are those of Crockford's base 32: no two
look alike. The last letter is a check digit.
"""

from __future__ import annotations

import hashlib
import secrets

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LOOKALIKES = str.maketrans({"O": "0", "I": "1", "L": "1", "U": "V"})
RECOVERY_LENGTH, DEVICE_LENGTH = 24, 12
"""Letters of a code, with its check digit: 115 and 55 random bits."""
GROUP = 4
PRIME = 29
"""The check digit is the remainder of a division by a prime: nearly every wrong letter and every swap changes it."""


def new_code(length: int) -> str:
    """A random code of `length` letters."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(length - 1))
    return letters + _check_digit(letters)


def shown(code: str) -> str:
    """A code in groups: `K7QM-2XWP-90TR`."""
    return "-".join(code[start : start + GROUP] for start in range(0, len(code), GROUP))


def read_code(typed: str) -> str | None:
    """The code that somebody has typed, whatever the case, with or without gaps; None if there is a mistake in it."""
    code = "".join(typed.split()).replace("-", "").upper().translate(LOOKALIKES)
    if len(code) not in (RECOVERY_LENGTH, DEVICE_LENGTH) or not set(code) <= set(ALPHABET):
        return None
    return code if code[-1] == _check_digit(code[:-1]) else None


def hash_of(secret: str) -> str:
    """What is stored of a code or another secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def _check_digit(letters: str) -> str:
    value = 0
    for letter in letters:
        value = (value * len(ALPHABET) + ALPHABET.index(letter)) % PRIME
    return ALPHABET[value]
