"""The rules of the ring over a state."""

from throneroom.engine.chance import wipe_key
from throneroom.engine.compiled import rule
from throneroom.engine.dice import guess_key
from throneroom.engine.state import AnyState, Cells, state_dtype

SEATS, ACTIONS, CHOICES = 2, 3, 3
ON, BACK, CLAIM = range(ACTIONS)
PLACES, GATE, START = 5, 0, 2
NOBODY = -1

# The rules do not end a game. In random play less than one in a thousand million takes more decisions.
MOST_DECISIONS = 300

STATE = state_dtype({"place": "i1", "turn": "i1", "winner": "i1", "gate": "i1"})


@rule
def deal(s: AnyState, players: int, options: Cells) -> None:
    s.place = START
    s.turn = 0
    s.winner = NOBODY
    s.gate = options[0]


@rule
def waiting(s: AnyState) -> int:
    return 1 << s.turn if s.winner == NOBODY else 0


@rule
def sealed(s: AnyState) -> int:
    return 0


@rule
def legal(s: AnyState, seat: int, out: Cells) -> int:
    out[0] = ON
    if s.gate == 0:
        return 1
    out[1] = BACK
    if s.place != GATE:
        return 2
    out[2] = CLAIM
    return 3


@rule
def apply(s: AnyState, seat: int, action: int) -> None:
    if action == CLAIM:
        s.winner = seat
        return
    s.place = (s.place + (1 if action == ON else PLACES - 1)) % PLACES
    s.turn = 1 - s.turn


@rule
def standing(s: AnyState, out: Cells) -> None:
    for seat in range(SEATS):
        out[seat] = 1 if s.winner == seat else 0


@rule
def hide(s: AnyState, seat: int) -> None:
    wipe_key(s)


@rule
def guess(s: AnyState, seat: int, dice: Cells) -> None:
    guess_key(s, dice)
