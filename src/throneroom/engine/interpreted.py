"""Arrays and structs as interpreted rules see them: plain, checked Python numbers in numpy's memory.

Numpy's small integers would wrap and pass on their type; here every number that a rule reads is an `int`, and a
number that does not fit, a negative index or a misspelt field raises an error on the line that is wrong.
"""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
import numpy.typing as npt

from throneroom.engine.state import fitting


def wrapped(value: Any) -> Any:
    """A value as a rule sees it. Unsigned numbers stay numpy numbers: they are bits, and meant to wrap."""
    if isinstance(value, np.ndarray):
        return ArrayView(value)
    if isinstance(value, np.void):
        return StructView(value)
    if isinstance(value, (np.signedinteger, np.bool_, np.floating)):
        return value.item()
    return value


def stored(value: Any, kind: np.dtype[Any]) -> Any:
    """A value to store in a place of this type; a whole number must fit."""
    if isinstance(value, StructView):
        return value._struct
    if kind.kind == "i":
        return fitting(value, int(np.iinfo(kind).max))
    return value


class ArrayView:
    """A view of an array: `states[0]`, `mask[i, action]` and slices, in the same memory."""

    __slots__ = ("_array",)

    def __init__(self, array: npt.NDArray[Any]) -> None:
        self._array = array

    @property
    def shape(self) -> tuple[int, ...]:
        return self._array.shape

    def __len__(self) -> int:
        return len(self._array)

    def __getitem__(self, index: Any) -> Any:
        return wrapped(self._array[self._checked(index)])

    def __setitem__(self, index: Any, value: Any) -> None:
        self._array[self._checked(index)] = stored(value, self._array.dtype)

    def view(self, kind: np.dtype[Any]) -> ArrayView:
        """The same memory as structs of another kind."""
        return ArrayView(self._array.view(kind))

    def _checked(self, index: Any) -> Any:
        places = index if isinstance(index, tuple) else (index,)
        for place, size in zip(places, self._array.shape, strict=False):
            if not isinstance(place, slice) and not 0 <= operator.index(place) < size:
                raise IndexError(f"index {index} in an array of shape {self._array.shape}")
        return index

    def __repr__(self) -> str:
        return repr(self._array)


class StructView:
    """A view of a struct, such as a state: its fields by name, numbers or arrays, in the same memory."""

    __slots__ = ("_struct",)
    _struct: Any

    def __init__(self, struct: Any) -> None:
        object.__setattr__(self, "_struct", struct)

    def __getattr__(self, name: str) -> Any:
        self._kind(name)
        return wrapped(self._struct[name])

    __getitem__ = __getattr__  # common code names a field of any game by `s[name]`

    def __setattr__(self, name: str, value: Any) -> None:
        kind = self._kind(name)
        if kind.shape:
            raise TypeError(f"{name!r} is an array: a rule sets one number of it at a time")
        self._struct[name] = stored(value, kind)

    def _kind(self, name: str) -> np.dtype[Any]:
        fields = self._struct.dtype.fields
        if name not in fields:
            raise AttributeError(f"the struct has no field {name!r}")
        kind: np.dtype[Any] = fields[name][0]
        return kind

    def __repr__(self) -> str:
        """All fields, for a debugger."""
        return ", ".join(f"{name}={self._struct[name]}" for name in self._struct.dtype.names)
