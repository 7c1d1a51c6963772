"""The state of a game: all numbers of a position, in a numpy structured dtype; and its copies in plain Python."""

from __future__ import annotations

import operator
import struct
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

AnyState: TypeAlias = Any
"""One position of any game, for code shared by all games; a game's own code uses the `State` that its rules declare.

Compiled code gets a row of a structured array, interpreted code a `CheckedState`, views and stories a `Snapshot`. All
three have the same fields.
"""

Struct: TypeAlias = Any
"""A row of another structured array, such as the working memory of a search or a solver."""

Cells: TypeAlias = Any
"""An array of integers: numpy when compiled, `CheckedArray` when interpreted."""

Field: TypeAlias = str | tuple[str, int] | tuple[str, tuple[int, ...]]

WIDTHS = {"i1": 1, "i2": 2, "i4": 4, "i8": 8}
CODES = {1: "b", 2: "h", 4: "i", 8: "q"}
KEY_WORDS = 8


def state_dtype(fields: Mapping[str, Field]) -> np.dtype[Any]:
    """The dtype of a game's state: the key, the fields, and spare bytes up to a whole number of 64-bit words.

    Fields are signed, and wide ones come first, so there is no padding between them: equal states have equal bytes.
    """
    layout: list[Any] = [("key", "i4", (KEY_WORDS,))]
    for name, field in fields.items():
        kind, shape = (field, ()) if isinstance(field, str) else field
        if kind not in WIDTHS:
            raise TypeError(f"field {name!r} has the type {kind!r}; a state has only {', '.join(WIDTHS)}")
        if not isinstance(shape, int) and len(shape) > 2:
            raise TypeError(f"field {name!r} has the shape {shape}; a field has at most rows and columns")
        if hasattr(np.record, name) or hasattr(np.ndarray, name) or name in {"key", "spare"}:
            raise TypeError(f"a field cannot be called {name!r}: numpy or the state itself uses that name")
        layout.append((name, kind, shape))
    size = np.dtype(layout).itemsize
    if np.dtype(layout, align=True).itemsize - size >= 8 or _has_holes(layout):
        raise TypeError("the fields leave unused bytes between them: put the wider ones first")
    if size % 8:
        layout.append(("spare", "i1", (8 - size % 8,)))
    return np.dtype((np.record, np.dtype(layout, align=True)))


def _has_holes(layout: list[Any]) -> bool:
    loose, tight = np.dtype(layout, align=True), np.dtype(layout)
    assert loose.fields is not None and tight.fields is not None
    return any(loose.fields[name][1] != tight.fields[name][1] for name in loose.fields)


class CheckedArray:
    """A fixed-size array of plain Python ints that rejects bad indices and numbers that do not fit."""

    __slots__ = ("_cells", "_flat", "_high", "_start", "_wide", "shape")

    def __init__(self, cells: list[int], start: int, shape: tuple[int, ...], high: int) -> None:
        self._cells, self._start, self.shape, self._high = cells, start, shape, high
        self._flat = shape[0] if len(shape) == 1 else 0
        self._wide = shape[1] if len(shape) == 2 else 0

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        if self._flat:
            return iter(self._cells[self._start : self._start + self._flat])
        return (self[i] for i in range(len(self)))

    def __getitem__(self, index: Any) -> Any:
        if type(index) is int and 0 <= index < self._flat:  # the most common read, and views read a lot
            return self._cells[self._start + index]
        if type(index) is tuple and self._wide and len(index) == 2:
            i, j = index
            if type(i) is int and type(j) is int and 0 <= i < self.shape[0] and 0 <= j < self._wide:
                return self._cells[self._start + i * self._wide + j]
        start, shape = self._find(index)
        return CheckedArray(self._cells, start, shape, self._high) if shape else self._cells[start]

    def __setitem__(self, index: Any, value: Any) -> None:
        start, shape = self._find(index)
        if shape:
            raise TypeError("a rule sets one number at a time")
        self._cells[start] = fitting(value, self._high)

    def _find(self, index: Any) -> tuple[int, tuple[int, ...]]:
        start, shape = self._start, self.shape
        for i in index if isinstance(index, tuple) else (index,):
            place = operator.index(i)
            if not shape or not 0 <= place < shape[0]:
                raise IndexError(f"index {index} in an array of shape {self.shape}")
            shape, width = shape[1:], shape[0]
            start += place * (_size(shape) if shape else 1) if width else 0
        return start, shape

    def tolist(self) -> list[Any]:
        return [x.tolist() if isinstance(x, CheckedArray) else x for x in self]


def _size(shape: tuple[int, ...]) -> int:
    size = 1
    for n in shape:
        size *= n
    return size


def fitting(value: Any, high: int) -> int:
    """The value as a plain int, if it fits between -high-1 and high: compiled code would wrap silently."""
    number = operator.index(value)
    if not -high - 1 <= number <= high:
        raise OverflowError(f"{number} does not fit between {-high - 1} and {high}")
    return number


def checked_array(values: Iterable[int]) -> CheckedArray:
    """A checked array of 64-bit numbers that rules write into."""
    cells = [operator.index(value) for value in values]
    return CheckedArray(cells, 0, (len(cells),), 2**63 - 1)


class CheckedState:
    """A state in plain Python ints, for interpreted rules: it rejects bad indices and numbers that do not fit."""

    def __init__(self, state: npt.NDArray[Any]) -> None:
        """Copy a state out of a structured array with exactly one row."""
        assert state.shape == (1,)
        layout = _layout(state.dtype)
        numbers = layout.numbers.unpack(state.tobytes())
        fields = self.__dict__
        fields["_layout"] = layout
        for name, start, stop, shape, high in layout.fields:
            fields[name] = CheckedArray(list(numbers[start:stop]), 0, shape, high) if shape else numbers[start]

    def __setattr__(self, name: str, value: Any) -> None:
        high = self.__dict__["_layout"].highs.get(name)
        if high is None:
            raise AttributeError(f"the state has no field {name!r}")
        if isinstance(self.__dict__[name], CheckedArray):
            raise TypeError(f"{name!r} is an array: a rule sets one number of it at a time")
        self.__dict__[name] = fitting(value, high)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"the state has no field {name!r}")

    def __getitem__(self, name: str) -> Any:
        """A field by its name, as compiled code reads it."""
        return getattr(self, name)

    def copy(self) -> CheckedState:
        """An independent copy."""
        copied = object.__new__(CheckedState)
        own, fields = self.__dict__, copied.__dict__
        fields["_layout"] = layout = own["_layout"]
        for name, _, _, shape, high in layout.fields:
            fields[name] = CheckedArray(own[name]._cells.copy(), 0, shape, high) if shape else own[name]
        return copied

    def to_array(self) -> npt.NDArray[Any]:
        """The same state as a structured array with one row."""
        own = self.__dict__
        layout = own["_layout"]
        numbers: list[int] = []
        for name, _, _, shape, _ in layout.fields:
            if shape:
                numbers += own[name]._cells
            else:
                numbers.append(own[name])
        return np.frombuffer(bytearray(layout.numbers.pack(*numbers)), layout.dtype)


def checked_state(state: npt.NDArray[Any]) -> AnyState:
    """A checked copy of a state, typed as `AnyState` for code that reads the game's fields."""
    return CheckedState(state)


class Snapshot:
    """A read-only state in ints and tuples, for views and stories, for every viewer of every decision.

    Reading takes a tenth of the time that it takes from a `CheckedState`: a field is only converted when it is read.
    One of the common checks compares the two.
    """

    def __init__(self, state: bytes, dtype: np.dtype[Any]) -> None:
        layout = _layout(dtype)
        self.__dict__["_places"] = layout.places
        self.__dict__["_numbers"] = layout.numbers.unpack(state)

    def __getattr__(self, name: str) -> Any:
        """Convert a field when it is first read."""
        place = self._places.get(name)
        if place is None:
            raise AttributeError(f"the state has no field {name!r}")
        start, stop, shape = place
        value: Any
        if not shape:
            value = self._numbers[start]
        elif len(shape) == 1:
            value = self._numbers[start:stop]
        else:
            value = Grid(self._numbers[start:stop], shape)
        self.__dict__[name] = value
        return value

    def __setattr__(self, name: str, _: Any) -> None:
        raise AttributeError(f"a snapshot does not change: set {name!r} in a copy of it")

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)

    def copy(self) -> Draft:
        """A copy that rules can change."""
        return Draft(self)


class Grid(dict[Any, Any]):
    """A field with rows and columns in a snapshot: once read, `grid[row, column]` is one dictionary lookup."""

    __slots__ = ("_numbers", "_shape")

    def __init__(self, numbers: tuple[int, ...], shape: tuple[int, ...]) -> None:
        super().__init__()
        self._numbers, self._shape = numbers, shape

    def __missing__(self, place: Any) -> Any:
        """Load the row of this place."""
        rows, columns = self._shape
        row = place[0] if type(place) is tuple else place
        if not 0 <= row < rows or (type(place) is tuple and not 0 <= place[1] < columns):
            raise IndexError(f"place {place} in {rows} rows and {columns} columns")
        numbers = self._numbers[row * columns : (row + 1) * columns]
        self.update(zip(_places(row, columns), numbers, strict=True))
        super().__setitem__(row, numbers)
        return super().__getitem__(place)

    def __len__(self) -> int:
        return self._shape[0]

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return (self[row] for row in range(self._shape[0]))

    def __setitem__(self, place: Any, _: Any) -> None:
        raise TypeError(f"a snapshot does not change: set {place} in a copy of it")


@lru_cache(maxsize=1024)
def _places(row: int, columns: int) -> list[tuple[int, int]]:
    """All places of a row."""
    return [(row, column) for column in range(columns)]


class Draft:
    """A copy of a snapshot that rules can change, in unchecked ints and lists; fields are converted when read."""

    def __init__(self, origin: Snapshot) -> None:
        self._origin = origin

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._origin, name)
        if type(value) is tuple:
            value = list(value)
        elif type(value) is Grid:
            value = DraftGrid(map(list, value))
        self.__dict__[name] = value
        return value

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)

    def copy(self) -> Draft:
        """An independent copy."""
        draft = Draft(self._origin)
        for name, value in self.__dict__.items():
            if name != "_origin":
                draft.__dict__[name] = value if type(value) is int else value.copy()
        return draft


class DraftGrid(list[list[int]]):
    """A field with rows and columns in a draft."""

    def __getitem__(self, place: Any) -> Any:
        if type(place) is tuple:
            return super().__getitem__(place[0])[place[1]]
        return super().__getitem__(place)

    def __setitem__(self, place: Any, value: Any) -> None:
        super().__getitem__(place[0])[place[1]] = value

    def copy(self) -> DraftGrid:
        return DraftGrid(row.copy() for row in self)


@dataclass(frozen=True, slots=True)
class Layout:
    """How the bytes of a state are read as numbers, all at once."""

    dtype: np.dtype[Any]
    numbers: struct.Struct
    fields: list[tuple[str, int, int, tuple[int, ...], int]]
    """For each field its name, first place, place after the last, shape, and the highest number that fits."""
    highs: dict[str, int]
    places: dict[str, tuple[int, int, tuple[int, ...]]]
    """For each field the place of its first number, the place after its last, and its shape."""


@lru_cache(maxsize=64)
def _layout(dtype: np.dtype[Any]) -> Layout:
    assert dtype.fields is not None
    fields, code, place = [], "=", 0
    for name, (kind, *_) in dtype.fields.items():
        base, shape = kind.subdtype or (kind, ())
        count = _size(shape)
        code += f"{count}{CODES[base.itemsize]}"
        fields.append((name, place, place + count, shape, 2 ** (8 * base.itemsize - 1) - 1))
        place += count
    numbers = struct.Struct(code)
    assert numbers.size == dtype.itemsize
    places = {name: (start, stop, shape) for name, start, stop, shape, _ in fields}
    return Layout(dtype, numbers, fields, {name: high for name, *_, high in fields}, places)
