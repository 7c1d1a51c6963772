"""The list of deals: the key for a seed and a deal number, the same for arena, batches and environments."""

from __future__ import annotations

import hashlib

import numpy as np
import numpy.typing as npt

from throneroom.engine import chance
from throneroom.engine.compiled import plain
from throneroom.engine.dice import new_dice
from throneroom.engine.errors import SettingsError
from throneroom.engine.state import KEY_WORDS, checked_array

MOST_DEALS = 2**31
"""How many keys one seed has in the list of deals."""


def world_dice(seed: int, world: int) -> npt.NDArray[np.int64]:
    """The dice for the n-th of a seed's worlds: what is not public in an arranged position is dealt with them."""
    digest = hashlib.sha256(f"throneroom world {seed} {world}".encode("ascii")).digest()
    return new_dice(int.from_bytes(digest[:8], "little") >> 2)


def deal_key(seed: int, deal: int) -> bytes:
    """The key of the n-th deal of a seed: the result of `fork(key of the seed, n, 0)`, so anyone can deal it again.

    The places of a `Batch` with this seed begin with the same deals.
    """
    if not 0 <= deal < MOST_DEALS:
        raise SettingsError(f"deals are numbered from 0 to {MOST_DEALS - 1:,}, not {deal}")
    key = checked_array([0] * KEY_WORDS)
    plain(chance.__name__).fork(checked_array(chance.key_words(chance.seed_key(seed)).tolist()), deal, 0, key)
    return np.array(key.tolist(), "<i4").tobytes()
