"""Single calls (template): the calls from Python to one game, each a single cheap compiled call.

All calls take the game's *buffer*, an array of 64-bit numbers: how many actions are listed, for which seat, how many
decisions the game may still take, room for the list, then the state. Numba accepts one such array faster than a
structured array and a separate list, and much faster than a single row of one.

A *question* is three numbers: who is asked (a bit set), the lowest of these seats, and how many choices it has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.compiled import single_call
from throneroom.engine.seats import first_seat
from throneroom.engine.state import AnyState, Cells

if TYPE_CHECKING:
    from throneroom.engine.game_modules import RulesModule

rules: RulesModule

Question = tuple[int, int, int]

COUNT, SEAT, LEFT, LIST = range(4)
NOBODY = -2
REFUSED = -1
"""Instead of who is asked: the action was not taken."""


@single_call
def question(s: AnyState, out: Cells) -> Question:
    """Return who is asked now, and write the legal actions of the lowest seat among them."""
    bits = rules.waiting(s)
    if bits == 0:
        return 0, NOBODY, 0
    seat = first_seat(bits)
    return bits, seat, rules.legal(s, seat, out)


@single_call
def answer(s: AnyState, seat: int, action: int, out: Cells, count: int) -> Question:
    """Apply the action if it is among the first `count` in `out`, and return the next question; otherwise REFUSED."""
    for n in range(count):
        if out[n] == action:
            rules.apply(s, seat, action)
            return question(s, out)
    return REFUSED, NOBODY, 0


@single_call
def state_in(buffer: Cells) -> Cells:
    """The state in a buffer, as an array of one."""
    return buffer[LIST + rules.CHOICES + 1 :].view(rules.STATE)


@single_call
def listing(buffer: Cells) -> Cells:
    """The part of a buffer that lists legal actions."""
    return buffer[LIST : LIST + rules.CHOICES + 1]


@single_call
def note(buffer: Cells, asked: Question) -> Question:
    """Record whose actions are listed."""
    buffer[SEAT], buffer[COUNT] = asked[1], asked[2]
    return asked


@single_call
def deal(buffer: Cells, players: int, options: Cells) -> None:
    """Set up the game from the key in its state; callers then call `ask`."""
    rules.deal(state_in(buffer)[0], players, options)


@single_call
def ask(buffer: Cells) -> Question:
    return note(buffer, question(state_in(buffer)[0], listing(buffer)))


@single_call
def enlist(buffer: Cells, seat: int) -> int:
    """List the legal actions of a seat; return how many there are, 0 if the seat is not asked."""
    s = state_in(buffer)[0]
    if buffer[SEAT] != seat:
        asked = 0 <= seat < rules.SEATS and (rules.waiting(s) >> seat) & 1 == 1
        buffer[COUNT] = rules.legal(s, seat, listing(buffer)) if asked else 0
        buffer[SEAT] = seat
    return buffer[COUNT]


@single_call
def play(buffer: Cells, seat: int, action: int) -> Question:
    """Take an action if it is legal and decisions are left, and return the next question; otherwise REFUSED."""
    s = state_in(buffer)[0]
    asked = answer(s, seat, action, listing(buffer), enlist(buffer, seat) if buffer[LEFT] > 0 else 0)
    if asked[0] == REFUSED:
        return asked
    buffer[LEFT] -= 1
    return note(buffer, asked)


@single_call
def sealed(buffer: Cells) -> int:
    return rules.sealed(state_in(buffer)[0])


@single_call
def standing(buffer: Cells, out: Cells) -> None:
    rules.standing(state_in(buffer)[0], out)


@single_call
def hide(buffer: Cells, seat: int) -> None:
    buffer[SEAT] = NOBODY
    rules.hide(state_in(buffer)[0], seat)


@single_call
def guess(buffer: Cells, seat: int, dice: Cells) -> None:
    buffer[SEAT] = NOBODY
    rules.guess(state_in(buffer)[0], seat, dice)
