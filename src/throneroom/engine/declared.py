"""The state of a game, declared once: every field with its meaning.

    class State(GameState, seats=6):
        hand: Matrix = fields.pile(CARDS, 2, by_seat=True, hidden_from="others", ordered=False)
        deck: Vector = fields.pile(CARDS, 15, hidden_from="all")
        coins: Vector = fields.number(0, 12, by_seat=True)
        turn: int = fields.seat()
        stage: int = fields.stage("act", "challenge", "over")

    STATE = layout(State)

The engine derives from it the layout of the state, the setup of positions by name, the place of every card, and
defaults for what each seat knows (`hide`, `guess`) and observes. mypy checks a rule that takes `s: State`.

Rules import this module, so it imports only what they need.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Protocol, Self, overload

import numpy as np
import numpy.typing as npt

from throneroom.engine import fields
from throneroom.engine.fields import NONE, UNKNOWN, CardNumber, Field, Stage
from throneroom.engine.state import state_dtype

__all__ = ["NONE", "UNKNOWN", "GameState", "Matrix", "Vector", "declared", "layout"]


class Vector(Protocol):
    """A field with one number for each place."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, value: int, /) -> None: ...
    def __iter__(self) -> Iterator[int]: ...
    def __len__(self) -> int: ...


class Matrix(Protocol):
    """A field with rows and columns: `s.hand[seat, place]` is a number, `s.hand[seat]` a row."""

    @overload
    def __getitem__(self, place: tuple[int, int], /) -> int: ...
    @overload
    def __getitem__(self, place: int, /) -> Vector: ...
    def __setitem__(self, place: tuple[int, int], value: int, /) -> None: ...
    def __iter__(self) -> Iterator[Vector]: ...
    def __len__(self) -> int: ...


class GameState:
    """The base of a game's `State`. `players` is the number of players at the table.

    The class only declares the fields. In compiled code a state is a row of a structured array; elsewhere it is a
    `CheckedState` or a `Snapshot`. Both can be copied, and a checked state can be converted back to an array.
    """

    SEATS: ClassVar[int]
    """The largest number of seats."""
    key: Vector
    players: int = fields.number(0, 16)
    copy: Callable[[], Self]
    to_array: Callable[[], npt.NDArray[Any]]

    def __init_subclass__(cls, seats: int) -> None:
        cls.SEATS = seats
        declared(cls)


def declared(state: type[GameState]) -> dict[str, Field]:
    """The fields of a state by name: first those of the game, in the order of declaration, then those of all games."""
    found: dict[str, Field] = {}
    for owner in state.__mro__:
        for name, field in vars(owner).items():
            if isinstance(field, Field):
                found.setdefault(name, field)
    for name, field in found.items():
        if field.hidden_from == "others" and not field.by_seat:
            raise TypeError(f"{name}: hidden_from='others' needs by_seat=True; or use hidden_from='all'")
        if isinstance(field, CardNumber) and field.hidden_from and not field.by_seat and field.size == 1:
            raise TypeError(f"{name}: a single secret card is a pile of one: pile(CARDS, 1, hidden_from='all')")
    stages = [name for name, field in found.items() if isinstance(field, Stage)]
    if len(stages) > 1:
        others = f"{' and '.join(stages[1:])} as choice(..., optional=False), which the table shows"
        raise TypeError(f"{state.__name__} has the stages {' and '.join(stages)}, but a game has one: declare {others}")
    return found


def layout(state: type[GameState]) -> np.dtype[Any]:
    """The dtype of the state: wider numbers first, otherwise in the order of declaration."""
    found, seats = declared(state), state.SEATS
    ordered = sorted(found, key=lambda name: -np.dtype(found[name].width(seats)).itemsize)
    return state_dtype({name: (found[name].width(seats), found[name].shape(seats)) for name in ordered})
