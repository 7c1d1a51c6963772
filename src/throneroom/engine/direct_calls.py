"""Direct calls: compiled functions without the choice of a version by the types of the arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from throneroom.engine.compiled import INTERPRETED


def only_version(compiled: Any) -> Callable[..., Any]:
    """The only version of a function that is compiled by now: calling it takes about half the time.

    Numba would compile another version for arguments of other types. This one takes what it was compiled for, and what
    it can convert: it cuts off fractions, so callers must pass none. An array of another type raises TypeError; whether
    an array is contiguous or may be written to is not looked at.
    """
    if INTERPRETED:
        interpreted: Callable[..., Any] = compiled
        return interpreted
    (version,) = compiled.overloads.values()
    direct: Callable[..., Any] = version.entry_point
    return direct
