"""Heuristics of Hierarchy: keep the strong cards, leave the rival few answers.

All scores are tenths of a natural logarithm: with ten more, a choice is taken 2.7 times as often, or the odds of
winning are 2.7 times as high. They were fitted to the solver's verdicts on positions of random games.
"""

from __future__ import annotations

from math import exp

from throneroom.engine.compiled import rule
from throneroom.engine.state import Cells
from throneroom.games.hierarchy.cards import COUNT, IMPOSTER, NUMBERED
from throneroom.games.hierarchy.compact import STAGE, after, cards_in, choices, colour, pack, turn_of
from throneroom.games.hierarchy.rules import (
    FOLLOWERS,
    IMPOSTER_AS,
    IMPOSTER_TOWER_DISCARD,
    PLAY,
    RETURN,
    RETURN_RIVALS,
    TOWER_DISCARD,
    State,
    card_of,
    discard_of,
)

EXPLORATION, DOUBT, HORIZON = 1.0, 0.0, 0

WORTH = (47, 50, 33, 42, 39, 46, 42, 54, 46, 34, 46, 45, 55, 69)
"""The value of holding each card: the Serf and the Baroness go first, the King and the Imposter last."""
ANSWERS = (0, -3, -13, -18, -23, -25)
"""The value of a choice by how many answers it leaves the rival; five means five or more, none wins."""
MY_RETURN = 20
"""The Surgeon's owner continues with a return."""
SAFE_CARD, DANGEROUS_CARD = 10, -16
"""For each card that the other hand could not follow: in the player's own hand, in the rival's."""
BASE = 95
"""Puts ordinary choices in the middle of the range of weights."""
BEST = 90
WEIGHTS = tuple(round(exp(score / 10)) for score in range(BEST + 1))
WON = 100_000
"""The weight of a choice that leaves no answer at all."""
NAMES = (1 << NUMBERED) - 1

OUTLOOK = (-60, -6, 0, 3, 6, 6)
"""The value of having this many answers before a card is played; five means five or more."""
RETURNING, RETURNED = 16, -11
"""The value of sending a card home: for the Surgeon's owner, and for the rival afterwards."""
ON_TURN = -7
SURE = 45
SHARES = tuple(round(1000 / (1 + exp(-score / 10))) for score in range(-SURE, SURE + 1))


def _reach(first: int) -> tuple[int, ...]:
    """For each subset of the seven cards from `first` on, the names that one of them could follow."""
    return tuple(
        sum(1 << name for name in range(NUMBERED) if FOLLOWERS[name + 1] & (cards << first)) for cards in range(128)
    )


LOW_REACH, HIGH_REACH = _reach(0), _reach(7)


@rule
def reach(hand: int) -> int:
    """The names that some card of a hand could follow, if its condition held."""
    return LOW_REACH[hand & 127] | HIGH_REACH[hand >> 7]


@rule
def prospects(position: int, seat: int) -> int:
    """The score for the cards in each hand that the other hand could not follow."""
    mine = position & colour(position, seat)
    theirs = position & colour(position, 1 - seat)
    safe = cards_in(mine & ~(reach(theirs) | 1 << IMPOSTER))
    dangerous = cards_in(theirs & ~(reach(mine) | 1 << IMPOSTER))
    return SAFE_CARD * safe + DANGEROUS_CARD * dangerous


@rule
def answers(position: int) -> int:
    """How many choices the seat on turn has, at most five; choices that differ only in the discard count once."""
    found = choices(position)
    if (position >> STAGE) & 3 != PLAY:
        return min(cards_in(found), 5)
    ways = cards_in(found & NAMES) + cards_in((found >> IMPOSTER_AS) & NAMES)
    ways += 1 if (found >> TOWER_DISCARD) & NAMES != 0 else 0
    ways += 1 if found >> IMPOSTER_TOWER_DISCARD != 0 else 0
    return min(ways, 5)


@rule
def cost(action: int) -> int:
    """The value of the cards that leave the player's hand or return to the rival's."""
    if action >= RETURN:
        return WORTH[action - RETURN]
    given_up = discard_of(action)
    return WORTH[card_of(action)] + (WORTH[given_up] if given_up >= 0 else 0)


@rule
def weight(position: int, seat: int, action: int) -> int:
    """How good an action looks, by its cost, what both hands could still follow, and how many answers it leaves."""
    child = after(position, action)
    value = BASE - cost(action) + prospects(child, seat)
    if turn_of(child) == seat:
        value += MY_RETURN
    else:
        left = answers(child)
        if left == 0:
            return WON
        value += ANSWERS[left]
    return WEIGHTS[min(max(value, 0), BEST)]


@rule
def weigh(s: State, seat: int, actions: Cells, count: int, out: Cells) -> None:
    position = pack(s)
    for n in range(count):
        out[n] = weight(position, seat, actions[n])


@rule
def evaluate(s: State, out: Cells) -> None:
    """Rate the seat on turn by the cards held, by what each hand could still follow, and by its choices."""
    position = pack(s)
    mine = position & colour(position, s.turn)
    lead = 0
    for card in range(COUNT):
        lead += WORTH[card] * (2 * ((mine >> card) & 1) - ((position >> card) & 1))
    value = ON_TURN + 2 * lead // 5 + prospects(position, s.turn)
    if s.stage == PLAY:
        value += OUTLOOK[answers(position)]
    else:
        value += RETURNING if s.stage == RETURN_RIVALS else RETURNED
    share = SHARES[min(max(value, -SURE), SURE) + SURE]
    out[s.turn] = share
    out[1 - s.turn] = 1000 - share


@rule
def reopen(s: State, seat: int) -> None:
    """Nothing is decided in secret."""
