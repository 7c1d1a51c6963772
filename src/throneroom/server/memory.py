"""How this process takes memory from the operating system, and gives it back."""

from __future__ import annotations

import contextlib
import ctypes
import os
import sys

SETTINGS = {
    "MALLOC_TRIM_THRESHOLD_": (-1, 128 << 10),
    "MALLOC_MMAP_THRESHOLD_": (-3, 128 << 10),
    "MALLOC_ARENA_MAX": (-8, 1),
}
"""For each environment variable of glibc with which a host may choose something else: its number, and our value."""


def keep_less_free_memory() -> None:
    """Let malloc keep less of what is free. Call it before there is more than one thread.

    glibc gives each thread an arena of its own, and what one thread has freed is of no use to another. Its thresholds
    start at 128 KiB, but grow up to 32 MiB as soon as a large block is freed, as happens when a game is loaded: from
    then on large blocks leave holes between small ones, and the holes stay.
    """
    if sys.platform != "linux":
        return
    with contextlib.suppress(AttributeError):  # not glibc
        mallopt = ctypes.CDLL(None).mallopt
        for variable, (number, value) in SETTINGS.items():
            if variable not in os.environ:
                mallopt(number, value)
