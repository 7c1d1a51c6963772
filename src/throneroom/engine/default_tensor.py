"""Default observation (template): the declared fields of a hidden state as numbers, each according to its meaning.

Cards and other choices have one number for each possible value; counts and numbers are shares of their maximum. Fields
by seat begin with the observer and continue clockwise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from numba import literal_unroll

from throneroom.engine.compiled import rule
from throneroom.engine.declared import declared
from throneroom.engine.fields import (
    UNKNOWN,
    CardNumber,
    Choice,
    Field,
    KindSet,
    Number,
    Pile,
    Scratch,
    SeatNumber,
    SeatSet,
)
from throneroom.engine.state import AnyState, Cells
from throneroom.engine.tensor import Feature, amount, one_of, one_seat, size_of, some_of, some_seats

if TYPE_CHECKING:
    from throneroom.engine.game_modules import DeclaredRulesModule

rules: DeclaredRulesModule

SEATS: int = rules.State.SEATS
FIELDS = {name: field for name, field in declared(rules.State).items() if not isinstance(field, Scratch)}
ONE_OF, SHARE, ONE_SEAT, SOME_SEATS, SOME_OF = range(5)


def _way(field: Field) -> int:
    """How one number of a field is encoded."""
    match field:
        case Pile() | CardNumber() | Choice():
            return ONE_OF
        case SeatNumber():
            return ONE_SEAT
        case SeatSet():
            return SOME_SEATS
        case KindSet():
            return SOME_OF
    return SHARE


def _wide(field: Field) -> int:
    """How many numbers encode one number of a field; a card may also be unknown."""
    match field:
        case Pile() | CardNumber():
            return len(field.cards) + (field.hidden_from is not None)
        case KindSet():
            return field.high.bit_length()
        case Choice():
            return len(field.names)
        case SeatNumber() | SeatSet():
            return SEATS
    return 1


def _most(field: Field) -> int:
    return max(abs(field.low), abs(field.high), 1) if isinstance(field, Number) else max(field.high, 1)


def _meaning(field: Field) -> str:
    match _way(field):
        case 0:
            return "A 1 for what each place holds" + (
                "; the last number for what is not known." if field.hidden_from else "."
            )
        case 1:
            return f"As a share of {_most(field)}."
        case 2:
            return "A 1 for the seat, the observer first, then clockwise."
        case 3:
            return "A 1 for each seat of the set, the observer first, then clockwise."
    return "A 1 for each kind of the set."


def _named(*depths: int) -> tuple[str, ...]:
    return tuple(name for name, field in FIELDS.items() if len(field.shape(SEATS)) in depths)


SCALARS = _named(0)
OWN = tuple(name for name in _named(1) if FIELDS[name].by_seat)
LISTS = tuple(name for name in _named(1) if not FIELDS[name].by_seat)
GRIDS = _named(2)
ORDER = (*SCALARS, *LISTS, *OWN, *GRIDS)
WAY = {name: (_way(field), _wide(field), _most(field)) for name, field in FIELDS.items()}
SCALAR_WAY, SCALAR_WIDE, SCALAR_MOST = (tuple(WAY[name][n] for name in SCALARS) for n in range(3))
LIST_WAY, LIST_WIDE, LIST_MOST = (tuple(WAY[name][n] for name in LISTS) for n in range(3))
OWN_WAY, OWN_WIDE, OWN_MOST = (tuple(WAY[name][n] for name in OWN) for n in range(3))
GRID_WAY, GRID_WIDE, GRID_MOST = (tuple(WAY[name][n] for name in GRIDS) for n in range(3))

FEATURES = (
    Feature("seats", (SEATS,), "1 for each seat that is there.", by_seat=True),
    Feature("number", (SEATS,), "1 for the observer's own number, p1 first: actions name seats by their numbers."),
    *(
        Feature(
            name,
            (*FIELDS[name].shape(SEATS), WAY[name][1]),
            _meaning(FIELDS[name]),
            FIELDS[name].by_seat,
            FIELDS[name].low < 0 and WAY[name][0] == SHARE,
        )
        for name in ORDER
    ),
)
SIZE = size_of(FEATURES)
ALL_SEATS = (1 << SEATS) - 1


@rule
def observe(s: AnyState, seat: int, out: Cells) -> None:
    at = some_seats(out, 0, ALL_SEATS, seat, s.players, SEATS)
    at = one_of(out, at, seat, SEATS)
    at = observe_scalars(s, seat, out, at)
    at = observe_lists(s, seat, out, at)
    at = observe_own(s, seat, out, at)
    observe_grids(s, seat, out, at)


@rule
def write(out: Cells, at: int, number: int, way: int, wide: int, most: int, seat: int, players: int) -> int:
    """Write one number of a field."""
    if way == ONE_OF:
        return one_of(out, at, wide - 1 if number == UNKNOWN else number, wide)
    if way == ONE_SEAT:
        return one_seat(out, at, number, seat, players, SEATS)
    if way == SOME_SEATS:
        return some_seats(out, at, number, seat, players, SEATS)
    if way == SOME_OF:
        return some_of(out, at, number, wide)
    return amount(out, at, number, most)


# Compiled code cannot loop over an empty tuple of fields; among the scalars there is always `players`.


@rule
def observe_scalars(s: AnyState, seat: int, out: Cells, at: int) -> int:
    n = 0
    for name in literal_unroll(SCALARS):
        at = write(out, at, s[name], SCALAR_WAY[n], SCALAR_WIDE[n], SCALAR_MOST[n], seat, s.players)
        n += 1
    return at


if LISTS:

    @rule
    def observe_lists(s: AnyState, seat: int, out: Cells, at: int) -> int:
        n = 0
        for name in literal_unroll(LISTS):
            for place in range(len(s[name])):
                at = write(out, at, s[name][place], LIST_WAY[n], LIST_WIDE[n], LIST_MOST[n], seat, s.players)
            n += 1
        return at

else:

    @rule
    def observe_lists(s: AnyState, seat: int, out: Cells, at: int) -> int:
        return at


if OWN:

    @rule
    def observe_own(s: AnyState, seat: int, out: Cells, at: int) -> int:
        n = 0
        for name in literal_unroll(OWN):
            for turn in range(s.players):
                own = s[name][(seat + turn) % s.players]
                write(out, at + turn * OWN_WIDE[n], own, OWN_WAY[n], OWN_WIDE[n], OWN_MOST[n], seat, s.players)
            at += SEATS * OWN_WIDE[n]
            n += 1
        return at

else:

    @rule
    def observe_own(s: AnyState, seat: int, out: Cells, at: int) -> int:
        return at


if GRIDS:

    @rule
    def observe_grids(s: AnyState, seat: int, out: Cells, at: int) -> None:
        n = 0
        for name in literal_unroll(GRIDS):
            size = len(s[name][0])
            for turn in range(s.players):
                own = (seat + turn) % s.players
                for place in range(size):
                    to = at + (turn * size + place) * GRID_WIDE[n]
                    write(out, to, s[name][own, place], GRID_WAY[n], GRID_WIDE[n], GRID_MOST[n], seat, s.players)
            at += SEATS * size * GRID_WIDE[n]
            n += 1

else:

    @rule
    def observe_grids(s: AnyState, seat: int, out: Cells, at: int) -> None:
        pass
