"""Doors (template): what Python asks of one game, as compiled calls on an array of records and an index.

A call with an array costs 0.4 us, one with a record 2.7 us; so every door takes `states, i`.
"""

from __future__ import annotations

from typing import Any

from throneroom.engine.compiled import rule
from throneroom.engine.record import Cells

rules: Any


@rule
def deal(states: Cells, i: int, players: int, options: Cells) -> int:
    """Set up the game from the key in its record; returns who is asked first."""
    rules.deal(states[i], players, options)
    return rules.waiting(states[i])


@rule
def waiting(states: Cells, i: int) -> int:
    return rules.waiting(states[i])


@rule
def sealed(states: Cells, i: int) -> int:
    return rules.sealed(states[i])


@rule
def legal(states: Cells, i: int, seat: int, out: Cells) -> int:
    return rules.legal(states[i], seat, out)


@rule
def play(states: Cells, i: int, seat: int, action: int, out: Cells) -> int:
    """Apply the action if it is legal for a seat that is asked; returns who is asked next, -1 if it was not legal."""
    if seat < 0 or seat >= rules.SEATS or (rules.waiting(states[i]) >> seat) & 1 == 0:
        return -1
    count = rules.legal(states[i], seat, out)
    for n in range(count):
        if out[n] == action:
            rules.apply(states[i], seat, action)
            return rules.waiting(states[i])
    return -1


@rule
def standing(states: Cells, i: int, out: Cells) -> None:
    rules.standing(states[i], out)


@rule
def hide(states: Cells, i: int, seat: int) -> None:
    rules.hide(states[i], seat)


@rule
def guess(states: Cells, i: int, seat: int, dice: Cells) -> None:
    rules.guess(states[i], seat, dice)
