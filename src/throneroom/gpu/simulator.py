"""Simulator: the kernels in Numba's CUDA simulator (NUMBA_ENABLE_CUDASIM=1), for tests and debuggers without a card.

The rules are interpreted there, and see every array as interpreted rules do: plain numbers, checked indices.
What real kernels find in memory that nobody has written is filled with noise.
"""

from __future__ import annotations

import importlib
import sys
import threading
from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt

from throneroom.engine.interpreted import ArrayView

_config: Any = importlib.import_module("numba").config
SIMULATED = bool(_config.ENABLE_CUDASIM)
NOISE = b"\x5a"


def noise(shape: Any, kind: Any) -> npt.NDArray[Any]:
    """Memory as a kernel finds it."""
    sizes = shape if isinstance(shape, tuple) else (shape,)
    empty = np.empty(sizes, kind)
    return np.frombuffer(bytearray(NOISE * empty.nbytes), empty.dtype).reshape(sizes)


def seen(argument: Any) -> Any:
    """The argument of a kernel as the simulated kernel sees it."""
    if isinstance(argument, np.ndarray):
        return ArrayView(argument)
    return ArrayView(argument._ary) if hasattr(argument, "_ary") else argument


class SimulatedCuda:
    """Takes the place of `numba.cuda` inside simulated kernels."""

    def __init__(self) -> None:
        self.local = SimpleNamespace(array=lambda shape, kind: ArrayView(noise(shape, kind)))
        self.shared = SimpleNamespace(array=self._shared)
        self.atomic = SimpleNamespace(add=self._add)
        self._lock = threading.Lock()

    def __getattr__(self, name: str) -> Any:
        """`grid`, `threadIdx`, `blockIdx` and `syncthreads` of the simulated thread."""
        return getattr(_launched(), name)

    def _shared(self, shape: Any, kind: Any) -> ArrayView:
        """The threads of a block share what they ask for in the same line."""
        frame = sys._getframe(1)
        memory = _launched().__dict__.setdefault("memory", {})
        with self._lock:
            shared: ArrayView = memory.setdefault(
                (frame.f_code.co_filename, frame.f_lineno), ArrayView(noise(shape, kind))
            )
        return shared

    def _add(self, array: ArrayView, index: Any, number: int) -> None:
        with self._lock:
            array[index] = array[index] + number


def _launched() -> Any:
    """The simulator's stand-in for `numba.cuda` while a kernel runs."""
    return importlib.import_module("numba.cuda.simulator.kernel")._get_kernel_context()
