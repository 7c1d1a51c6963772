"""Heuristics of Behind the Throne: what the stacks are expected to be worth at the end.

A hundred points of worth double the odds of winning. The tables were fitted to the results of games that bots played
against themselves: `WORTH` is the value of a stack to its owner at four moments of a game. Numbers for rare stacks
(early pairs, three of a low kind at the end) were smoothed by hand.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from throneroom.engine.compiled import rule
from throneroom.engine.state import Cells
from throneroom.games.behind_the_throne.cards import END, KINDS, QUEEN
from throneroom.games.behind_the_throne.rules import (
    CHANGE_OF,
    COLLECT,
    DESTROY,
    DROP,
    DROP_KINDS,
    EFFECTS,
    GIVE_UP,
    JUDGED,
    KEEP,
    LOOK,
    REVEAL,
    STACK_KINDS,
    SWAP,
    USE,
    State,
    copies,
    fresh,
    kinds_of,
    reach,
    rise,
    score,
)

EXPLORATION, DOUBT, HORIZON = 1.5, 0.1, 8

MOMENTS = (0, 3, 8, 16)
"""The moments of the next tables: how many reveals each seat can still expect until the end."""

WORTH = (
    (
        (23, 18, 13, 24, 22, 23, 29, 31, 49),
        (34, 72, 123, 212, 279, 329, 364, 436, 386),
        (40, 75, 138, 212, 280, 406, 381, 436, 424),
    ),
    (
        (26, 20, 20, 23, 15, 62, 59, 30, 44),
        (26, 57, 93, 106, 134, 170, 173, 173, 179),
        (50, 57, 93, 132, 150, 247, 233, 210, 179),
    ),
    (
        (16, 2, 23, 10, 8, 29, 20, 19, 10),
        (22, 15, 36, 59, 69, 70, 65, 61, 11),
        (22, 15, 51, 68, 93, 124, 142, 76, 50),
    ),
    (
        (22, 13, 15, 26, 31, 20, 17, 8, -5),
        (33, 13, 17, 39, 65, 33, 40, 8, 2),
        (33, 13, 40, 66, 91, 62, 64, 9, 18),
    ),
)
"""By moment, the worth of one, two and more cards of each kind, General to King."""

SINGLES = (
    (16, 6, 4, 8, 9, 45, 39, 11, 69),
    (-15, -1, 1, 3, 7, 20, 2, 16, -3),
    (-30, -6, -21, -2, 7, 34, -10, 9, -17),
    (0, -7, 4, 12, 1, 14, 8, 30, -10),
)
"""By moment, the weight of one card of each kind in a turn's choices, with more than two players.

It is less than the card's worth in a stack: players who collect single cards too early fall behind those who keep
revealing, or swap them for a card that makes a pair. Measured by playing from positions with and without the card."""

WAIT = (162, 89, 40, 15)
"""By moment, how far the seat with the last turn is behind the seat on turn."""

QUARTERS = 4
"""Between the moments, worth is interpolated at every quarter of a reveal."""

ENOUGH = 3
"""Further cards of a kind add no worth."""


def _between(moments: tuple[int, ...]) -> npt.NDArray[np.int64]:
    """Interpolate numbers given at the moments, at every quarter of a reveal."""
    return np.round(np.interp(np.arange(QUARTERS * MOMENTS[-1] + 1), np.multiply(MOMENTS, QUARTERS), moments)).astype(
        np.int64
    )


def _spread(singles: tuple[tuple[int, ...], ...]) -> npt.NDArray[np.int64]:
    """`WORTH` at every quarter, by the number of cards and the kind, with these numbers for one card."""
    table = np.zeros((QUARTERS * MOMENTS[-1] + 1, ENOUGH + 1, KINDS), np.int64)
    for count in range(ENOUGH):
        for kind in range(KINDS):
            rows = singles if count == 0 else tuple(moment[count] for moment in WORTH)
            table[:, count + 1, kind] = _between(tuple(row[kind] for row in rows))
    return table


STACK_WORTH = np.stack([_spread(tuple(moment[0] for moment in WORTH)), _spread(SINGLES)])
WAIT_WORTH = _between(WAIT)

DOUBLING = 100
"""The worth that doubles the odds."""
FINEST = 1 << 20
PARTS = tuple(round(FINEST * 2 ** (-n / DOUBLING)) for n in range(DOUBLING))
"""The odds left after each hundredth of a halving."""
FARTHEST = 18 * DOUBLING
"""A seat further behind than this has lost."""

END_WORTH = 500
"""The worth of the end of the game to a sole leader, and its cost to a seat that is behind."""
LOOK_WORTH, DESTROY_WORTH = 40, 300
"""The worth of looking and destroying, which cost nothing, on top of the row."""
FUSSY = 6
"""How many times faster the weight of a choice falls with its worth than the odds do."""
HEAVIEST = 30000


@rule
def odds(behind: int) -> int:
    """The odds of a seat that is this much worth behind another."""
    if behind >= FARTHEST:
        return 1
    return PARTS[behind % DOUBLING] >> (behind // DOUBLING)


@rule
def moment(s: State) -> int:
    """How many reveals each seat can expect until the end, in quarters: the End card lies in the middle of its deck."""
    halves = s.left
    if s.discard[END] == 1:
        halves *= 2
        for kind in range(KINDS):
            halves += s.discard[kind]
    return min(2 * halves // s.players, QUARTERS * MOMENTS[-1])


@rule
def worth(now: int, kind: int, count: int) -> int:
    """The worth of `count` cards of a kind in a stack."""
    return STACK_WORTH[0, now, min(count, ENOUGH), kind]


@rule
def weight(s: State, now: int, kind: int, count: int) -> int:
    """The worth of `count` cards of a kind for choices in a turn."""
    return STACK_WORTH[1 if s.players > 2 else 0, now, min(count, ENOUGH), kind]


@rule
def poorest(s: State, now: int, seat: int) -> int:
    """What a seat loses by dropping a kind for a new one; nothing while there is room."""
    if kinds_of(s, seat) < STACK_KINDS:
        return 0
    least = FARTHEST
    for kind in range(KINDS):
        if s.stack[seat, kind] > 0:
            least = min(least, weight(s, now, kind, s.stack[seat, kind]))
    return least


@rule
def gain(s: State, now: int, seat: int, kind: int, more: int, drop: int) -> int:
    """What `more` cards of a kind are worth to a seat that loses `drop` for a new kind."""
    had = s.stack[seat, kind]
    brought = weight(s, now, kind, had + more) - weight(s, now, kind, had)
    return brought if had > 0 else max(0, brought - drop)


@rule
def row_gain(s: State, now: int, seat: int, drop: int) -> int:
    """What the row is worth to a seat."""
    whole = 0
    first = 0
    while first < s.length:
        beyond = first + 1
        while beyond < s.length and s.row[beyond] == s.row[first]:
            beyond += 1
        whole += gain(s, now, seat, s.row[first], beyond - first, drop)
        first = beyond
    return whole


@rule
def loss(s: State, now: int, seat: int, kind: int) -> int:
    """What a seat loses with one card of a kind."""
    return weight(s, now, kind, s.stack[seat, kind]) - weight(s, now, kind, s.stack[seat, kind] - 1)


@rule
def end_gain(s: State, seat: int) -> int:
    """The worth to a seat of ending the game now."""
    own = score(s, seat)
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, score(s, other))
    return END_WORTH if own > best else 0 if own == best else -END_WORTH


@rule
def reveal_gain(s: State, now: int, seat: int, row: int, drop: int) -> int:
    """The average gain from another reveal: more to collect, or the loss of the row."""
    if s.length == 0:
        return 0
    highest = s.row[s.length - 1] + reach(s, seat, fresh(s, seat))
    if (s.knows >> seat) & 1 == 1:
        top = s.deck[s.left - 1]
        if top == END:
            return end_gain(s, seat)
        return row + gain(s, now, seat, top, 1, drop) if top <= highest else 0
    whole = end_gain(s, seat) if s.discard[END] == 0 else 0
    for kind in range(min(highest + 1, KINDS)):
        unseen = copies(s) - s.discard[kind]
        for other in range(s.players):
            unseen -= s.stack[other, kind]
        more = 1
        for n in range(s.length):
            if s.row[n] == kind:
                unseen -= 1
                more = 2
        whole += unseen * (row + gain(s, now, seat, kind, more, drop))
    return whole // s.left


@rule
def ability_gain(s: State, seat: int, effect: int, row: int) -> int:
    """The gain from an ability: mending saves the row, looking avoids a risk, an equal value is a chance to destroy."""
    if effect == LOOK:
        return row + LOOK_WORTH if s.length > 0 else -LOOK_WORTH
    before = rise(s)
    after = before + CHANGE_OF[effect]
    if before > 0:
        return row if after <= 0 else row // 2
    if after == 0 and s.destroyed == 0 and s.length > s.stack[seat, QUEEN]:
        return row + LOOK_WORTH
    return -END_WORTH


@rule
def weigh_turn(s: State, seat: int, actions: Cells, count: int, out: Cells) -> None:
    """What each action of the turn is worth to the seat."""
    now = moment(s)
    drop = poorest(s, now, seat)
    row = row_gain(s, now, seat, drop)
    last = seat
    given = 0  # the row's worth to the receiver considered last
    for n in range(count):
        action = actions[n]
        if action == REVEAL:
            out[n] = reveal_gain(s, now, seat, row, drop)
        elif action == COLLECT:
            out[n] = row
        elif action == GIVE_UP:
            out[n] = 0
        elif action < DROP:
            out[n] = ability_gain(s, seat, (action - USE) % EFFECTS, row) - (1 if action >= JUDGED else 0)
        elif action < DESTROY:
            other = (action - SWAP) // KINDS
            kind = (action - SWAP) % KINDS
            if other != last:
                last = other
                given = row_gain(s, now, other, poorest(s, now, other))
            lost = loss(s, now, other, kind) - given
            out[n] = gain(s, now, seat, kind, 1, drop) + lost // (s.players - 1)
        else:
            other = (action - DESTROY) // KINDS
            harm = loss(s, now, other, (action - DESTROY) % KINDS)
            out[n] = row + DESTROY_WORTH + harm if other != seat else -END_WORTH


@rule
def drop_gain(s: State, now: int, seat: int, action: int) -> int:
    """The worth to a seat of dropping a kind; 0 for keeping the new ones (BT-13)."""
    if action == KEEP:
        return 0
    return -worth(now, action - DROP, s.stack[seat, action - DROP])


@rule
def weigh(s: State, seat: int, actions: Cells, count: int, out: Cells) -> None:
    if s.stage == DROP_KINDS:
        now = moment(s)
        for n in range(count):
            out[n] = drop_gain(s, now, seat, actions[n])
    else:
        weigh_turn(s, seat, actions, count, out)
    best = out[0]
    for n in range(1, count):
        best = max(best, out[n])
    for n in range(count):
        out[n] = 1 + ((odds(FUSSY * (best - out[n])) * HEAVIEST) >> 20)


@rule
def share_out(s: State, whole: int, out: Cells) -> None:
    """Divide `whole` among the seats by their odds: what they hold, whose turn it is, and the row."""
    now = moment(s)
    best = -FARTHEST
    for seat in range(s.players):
        held = 0
        for kind in range(KINDS):
            held += worth(now, kind, s.stack[seat, kind])
        wait = (seat - s.turn + s.players) % s.players
        out[seat] = held - WAIT_WORTH[now] * wait // (s.players - 1)
        best = max(best, out[seat])
    if s.length > 0 and rise(s) <= 0:
        out[s.turn] += row_gain(s, now, s.turn, poorest(s, now, s.turn)) // 2
        best = max(best, out[s.turn])
    sum_ = 0
    for seat in range(s.players):
        out[seat] = odds(best - out[seat])
        sum_ += out[seat]
    for seat in range(s.players):
        out[seat] = whole * out[seat] // sum_


@rule
def evaluate(s: State, out: Cells) -> None:
    share_out(s, 1000, out)


@rule
def reopen(s: State, seat: int) -> None:
    """Nothing is decided in secret."""
