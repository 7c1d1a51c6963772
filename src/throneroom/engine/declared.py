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

from typing import Any, ClassVar, Protocol, overload

import numpy as np

from throneroom.engine import fields
from throneroom.engine.fields import NONE, UNKNOWN, CardNumber, Field
from throneroom.engine.state import state_dtype

__all__ = ["NONE", "UNKNOWN", "GameState", "Matrix", "Vector", "declared", "layout"]


class Vector(Protocol):
    """A field with one number for each place."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Matrix(Protocol):
    """A field with rows and columns: `s.hand[seat, place]` is a number, `s.hand[seat]` a row."""

    @overload
    def __getitem__(self, place: tuple[int, int], /) -> int: ...
    @overload
    def __getitem__(self, place: int, /) -> Vector: ...
    def __setitem__(self, place: tuple[int, int], value: int, /) -> None: ...
    def __len__(self) -> int: ...


class GameState:
    """The base of a game's `State`. `players` is how many sit at the table."""

    SEATS: ClassVar[int]
    """The most there can be."""
    key: Vector
    players: int = fields.number(0, 16)

    def __init_subclass__(cls, seats: int) -> None:
        cls.SEATS = seats
        declared(cls)


def declared(state: type[GameState]) -> dict[str, Field]:
    """The fields of a state by their names, in the order in which they are declared."""
    owners = reversed(state.__mro__)
    found = {name: field for owner in owners for name, field in vars(owner).items() if isinstance(field, Field)}
    for name, field in found.items():
        if field.hidden_from == "others" and not field.by_seat:
            raise TypeError(f"{name}: a secret from others is some seat's own: say by_seat=True, or hidden_from='all'")
        if isinstance(field, CardNumber) and field.hidden_from and not field.by_seat:
            raise TypeError(f"{name}: a single secret card is a pile of one: pile(CARDS, 1, hidden_from='all')")
    return found


def layout(state: type[GameState]) -> np.dtype[Any]:
    """The dtype of the state: the wider numbers first, else in the order in which they are declared."""
    found = declared(state)
    ordered = sorted(found, key=lambda name: -np.dtype(found[name].width).itemsize)
    return state_dtype({name: (found[name].width, found[name].shape(state.SEATS)) for name in ordered})
