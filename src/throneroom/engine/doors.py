"""Doors (template): what Python asks of one game, each as one cheap compiled call on the game's *desk*.

A desk is one array of 64-bit numbers: how many actions are listed, for which seat, how many decisions the game may
still take, room for the list, then the record.
Numba takes such an array faster than a record array and a list beside it, and much faster than a record.
"""

from __future__ import annotations

from typing import Any

from throneroom.engine.compiled import door
from throneroom.engine.record import Cells, Record
from throneroom.engine.seats import first_seat

rules: Any

COUNT, SEAT, LEFT, LIST = range(4)
NOBODY = -2
REFUSED = -1
SEAT_SHIFT, COUNT_SHIFT = 8, 12
"""A question in one number: who is asked (a bit set), the lowest of these seats, how many choices that seat has."""


@door
def question(s: Record, out: Cells) -> int:
    """Who is asked now; writes the legal actions of the lowest seat among them."""
    bits = rules.waiting(s)
    if bits == 0:
        return 0
    seat = first_seat(bits)
    return bits | seat << SEAT_SHIFT | rules.legal(s, seat, out) << COUNT_SHIFT


@door
def answer(s: Record, seat: int, action: int, out: Cells, count: int) -> int:
    """Apply the action if it is among the first `count` in `out`, and ask the next question; REFUSED if it is not."""
    for n in range(count):
        if out[n] == action:
            rules.apply(s, seat, action)
            return question(s, out)
    return REFUSED


@door
def record_on(desk: Cells) -> Cells:
    """The record on a desk, as an array of one."""
    return desk[LIST + rules.CHOICES + 1 :].view(rules.STATE)


@door
def listing(desk: Cells) -> Cells:
    """The room for legal actions on a desk."""
    return desk[LIST : LIST + rules.CHOICES + 1]


@door
def note(desk: Cells, asked: int) -> int:
    """Write down whose actions are listed."""
    desk[COUNT] = asked >> COUNT_SHIFT
    desk[SEAT] = (asked >> SEAT_SHIFT) & 15 if asked != 0 else NOBODY
    return asked


@door
def deal(desk: Cells, players: int, options: Cells) -> None:
    """Set up the game from the key in its record; the first question is then to be asked."""
    rules.deal(record_on(desk)[0], players, options)


@door
def ask(desk: Cells) -> int:
    return note(desk, question(record_on(desk)[0], listing(desk)))


@door
def enlist(desk: Cells, seat: int) -> int:
    """List the legal actions of a seat; returns how many, 0 if the seat is not asked."""
    s = record_on(desk)[0]
    if desk[SEAT] != seat:
        asked = 0 <= seat < rules.SEATS and (rules.waiting(s) >> seat) & 1 == 1
        desk[COUNT] = rules.legal(s, seat, listing(desk)) if asked else 0
        desk[SEAT] = seat
    return desk[COUNT]


@door
def play(desk: Cells, seat: int, action: int) -> int:
    """Take an action if it is legal and decisions are left, and ask the next question; otherwise REFUSED."""
    s = record_on(desk)[0]
    asked = answer(s, seat, action, listing(desk), enlist(desk, seat) if desk[LEFT] > 0 else 0)
    if asked < 0:
        return REFUSED
    desk[LEFT] -= 1
    return note(desk, asked)


@door
def sealed(desk: Cells) -> int:
    return rules.sealed(record_on(desk)[0])


@door
def standing(desk: Cells, out: Cells) -> None:
    rules.standing(record_on(desk)[0], out)


@door
def hide(desk: Cells, seat: int) -> None:
    desk[SEAT] = NOBODY
    rules.hide(record_on(desk)[0], seat)


@door
def guess(desk: Cells, seat: int, dice: Cells) -> None:
    desk[SEAT] = NOBODY
    rules.guess(record_on(desk)[0], seat, dice)
