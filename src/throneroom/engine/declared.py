"""The state of a game, declared once: every field with what it means.

    class State(GameState, seats=6):
        hand: Matrix = fields.pile(CARDS, 2, by_seat=True, hidden_from="others", ordered=False)
        deck: Vector = fields.pile(CARDS, 15, hidden_from="all")
        coins: Vector = fields.number(0, 12, by_seat=True)
        turn: int = fields.seat()
        stage: int = fields.stage("act", "challenge", "over")

    STATE = layout(State)

From the declaration come the layout of the state, setting up positions by name, where every card is, a default for
what each seat knows (`hide`, `guess`) and a default observation. A rule that takes `s: State` is checked by mypy.

Rules import this module, so it imports only what they need.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Protocol, Self, overload

import numpy as np
import numpy.typing as npt

from throneroom.engine import fields
from throneroom.engine.fields import NONE, UNKNOWN, CardNumber, Field
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
    """The base of a game's `State`. `players` is how many sit at the table.

    The class only says which fields there are. A state is a row of a structured array in compiled code, else a
    `CheckedState` or a `Snapshot`: these can be copied, and a checked one made an array again.
    """

    SEATS: ClassVar[int]
    """The most there can be."""
    key: Vector
    players: int = fields.number(0, 16)
    copy: Callable[[], Self]
    to_array: Callable[[], npt.NDArray[Any]]

    def __init_subclass__(cls, seats: int) -> None:
        cls.SEATS = seats
        declared(cls)


def declared(state: type[GameState]) -> dict[str, Field]:
    """The fields of a state by their names, in the order in which the game declares them; then what all games have."""
    found: dict[str, Field] = {}
    for owner in state.__mro__:
        for name, field in vars(owner).items():
            if isinstance(field, Field):
                found.setdefault(name, field)
    for name, field in found.items():
        if field.hidden_from == "others" and not field.by_seat:
            raise TypeError(f"{name}: a secret from others is some seat's own: say by_seat=True, or hidden_from='all'")
        if isinstance(field, CardNumber) and field.hidden_from and not field.by_seat and field.size == 1:
            raise TypeError(f"{name}: a single secret card is a pile of one: pile(CARDS, 1, hidden_from='all')")
    return found


def layout(state: type[GameState]) -> np.dtype[Any]:
    """The dtype of the state: the wider numbers first, else in the order in which they are declared."""
    found, seats = declared(state), state.SEATS
    ordered = sorted(found, key=lambda name: -np.dtype(found[name].width(seats)).itemsize)
    return state_dtype({name: (found[name].width(seats), found[name].shape(seats)) for name in ordered})
