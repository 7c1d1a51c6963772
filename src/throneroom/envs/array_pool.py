"""Array pool: large arrays that are handed out again once nobody holds them any more.

A new array of some megabytes at every step costs more than what is written into it: the system has to find and clear
its memory, page by page. The arrays of a pool keep theirs. Callers get views of them, never the arrays themselves. A
view, and whatever was made from it without copying, refers to its array, so one that only the pool refers to is free.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import numpy.typing as npt

KEPT = 4
"""How many arrays a pool keeps: a loop that holds an observation and the next one needs three."""


class ArrayPool:
    """Arrays of one shape and type."""

    def __init__(self, shape: tuple[int, ...], kind: npt.DTypeLike) -> None:
        self._shape, self._kind = shape, kind
        self._kept: list[npt.NDArray[Any]] = []

    def take(self) -> npt.NDArray[Any]:
        """An array that belongs to the caller for as long as it holds it; what is in it is left over."""
        for n in range(len(self._kept)):
            if _references(self._kept, n) == FREE:
                return self._kept[n].view()
        array: npt.NDArray[Any] = np.empty(self._shape, self._kind)
        if len(self._kept) < KEPT:
            self._kept.append(array)
        return array.view()

    def copied(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """A copy of an array of this shape and type."""
        copy = self.take()
        np.copyto(copy, array)
        return copy

    def __getstate__(self) -> tuple[Any, ...]:
        return self._shape, self._kind

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self._shape, self._kind = state
        self._kept = []


def _references(arrays: list[npt.NDArray[Any]], n: int) -> int:
    return sys.getrefcount(arrays[n])


FREE = _references([np.empty(0)], 0)
"""The number of references to an array that only its pool holds."""
