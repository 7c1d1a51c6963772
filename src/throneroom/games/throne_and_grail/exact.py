"""Perfect play of the last round of Throne and the Grail: every hand that the rival can hold, played to the end.

Each of these worlds is solved with open cards, so the values are exact for players who see both hands.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import numpy as np
import numpy.typing as npt

from throneroom.engine.compiled import plain, progress, rule
from throneroom.engine.position import KnownPosition
from throneroom.engine.state import Cells, Struct
from throneroom.games.throne_and_grail import heuristics, rules
from throneroom.games.throne_and_grail.rules import CHOICES, HAND, NONE, ROUNDS, SEATS, State

plain_rules = plain(rules.__name__)

DEEPEST = SEATS * (HAND + 1)  # decisions of a round
KNOWN = DEEPEST + 1  # the place of what the seat knows, after the positions of the current line
LOSS, DRAW, WIN = range(3)  # the value of a position to the pondering seat, in halves of a victory
OPEN = -1  # not known yet
TABLE = 1 << 16  # places for positions that are already solved

PLY = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("list", "i8", (CHOICES + 1,)),
                ("weights", "i8", (CHOICES + 1,)),
                ("count", "i8"),
                ("tried", "i8"),
                ("low", "i8"),  # what the pondering seat can already get elsewhere (alpha)
                ("high", "i8"),  # the most that the rival will allow (beta)
                ("best", "i8"),
                ("key", "i8"),
            ]
        ),
    )
)
"""One decision on the way down."""
SOLVED = np.dtype((np.record, np.dtype([("key", "i8"), ("least", "i8"), ("most", "i8")])))
"""A position by its key, and the bounds of its value."""

MIX = np.uint64(0x9E3779B97F4A7C15)
SHIFT = np.uint64(29)


@rule
def key_of(words: Cells, depth: int, seat: int) -> Any:
    """The hash key of a position, for the pondering seat."""
    h = np.uint64(seat + 1)
    for n in range(words.shape[1]):
        h = (h ^ words[depth, n]) * MIX
        h ^= h >> SHIFT
    return np.int64(h >> np.uint64(1))


@rule
def settled(s: State) -> bool:
    """Whether the result is fixed: after both takes of the last round (TG-5, TG-8), or earlier by the Grails (TG-9)."""
    return s.turn == NONE or s.took[0] + s.took[1] == SEATS


@rule
def verdict(s: State, standing: Cells, seat: int) -> int:
    rules.standing(s, standing)
    return DRAW + standing[seat] - standing[1 - seat]


@rule
def bring_forward(ply: Struct, n: int) -> None:
    """Swap the likeliest of the choices from `n` on into place `n`."""
    best = n
    for other in range(n + 1, ply.count):
        if ply.weights[other] > ply.weights[best]:
            best = other
    action, weight = ply.list[best], ply.weights[best]
    ply.list[best], ply.weights[best] = ply.list[n], ply.weights[n]
    ply.list[n], ply.weights[n] = action, weight


@rule
def enter(states: Cells, words: Cells, plies: Cells, solved: Cells, standing: Cells, depth: int, seat: int) -> int:
    """The value of the position at this depth, if known; otherwise list its choices and return OPEN."""
    s, ply = states[depth], plies[depth]
    if settled(s):
        return verdict(s, standing, seat)
    ply.key = key_of(words, depth, seat)
    place = solved[ply.key & (TABLE - 1)]
    if place.key == ply.key:
        if place.least == place.most or place.least >= ply.high:
            return place.least
        if place.most <= ply.low:
            return place.most
    ply.count = rules.legal(s, s.turn, ply.list)
    heuristics.weigh(s, s.turn, ply.list, ply.count, ply.weights)
    ply.tried = 0
    ply.best = LOSS if s.turn == seat else WIN
    return OPEN


@rule
def remember(ply: Struct, place: Struct) -> None:
    """Store a value; if it is outside the search window, it is only a bound."""
    place.key = ply.key
    place.least = ply.best if ply.best > ply.low else LOSS
    place.most = ply.best if ply.best < ply.high else WIN


@rule
def descend(states: Cells, plies: Cells, depth: int, seat: int) -> None:
    """Try the likeliest remaining choice; earlier results narrow its search window."""
    ply, below, turn = plies[depth], plies[depth + 1], states[depth].turn
    bring_forward(ply, ply.tried)
    states[depth + 1] = states[depth]
    rules.apply(states[depth + 1], turn, ply.list[ply.tried])
    ply.tried += 1
    below.low = max(ply.low, ply.best) if turn == seat else ply.low
    below.high = ply.high if turn == seat else min(ply.high, ply.best)


@rule
def finished(ply: Struct, mine: bool) -> bool:
    """Whether all choices are tried, or one is so good that the opponent will avoid the position."""
    return ply.tried == ply.count or (ply.best >= ply.high if mine else ply.best <= ply.low)


@rule
def solve(states: Cells, words: Cells, plies: Cells, solved: Cells, standing: Cells, seat: int) -> int:
    """The value of the first state to a seat: alpha-beta search to the end of the game, without recursion."""
    depth = 0
    plies[0].low, plies[0].high = LOSS, WIN
    value = enter(states, words, plies, solved, standing, 0, seat)
    while value == OPEN or depth > 0:
        if value != OPEN:
            depth -= 1
            mine = states[depth].turn == seat
            plies[depth].best = max(plies[depth].best, value) if mine else min(plies[depth].best, value)
        if finished(plies[depth], states[depth].turn == seat):
            remember(plies[depth], solved[plies[depth].key & (TABLE - 1)])
            value = plies[depth].best
        else:
            descend(states, plies, depth, seat)
            depth += 1
            value = enter(states, words, plies, solved, standing, depth, seat)
    return value


@rule
def weigh_worlds(
    states: Cells, words: Cells, plies: Cells, solved: Cells, standing: Cells, seat: int,
    hands: Cells, copies: Cells, actions: Cells, totals: Cells, looks: Cells,
) -> None:  # fmt: skip
    """Add up the value of each action over all hands of the rival, each weighted by its number of copies."""
    heuristics.weigh(states[KNOWN], seat, actions, actions.shape[0], looks)
    for n in range(actions.shape[0]):
        totals[n] = 0
        for world in range(hands.shape[0]):
            states[0] = states[KNOWN]
            for place in range(HAND):
                states[0].hand[1 - seat, place] = hands[world, place]
            rules.apply(states[0], seat, actions[n])
            totals[n] += copies[world] * solve(states, words, plies, solved, standing, seat)


class Solver:
    """Plays the last round perfectly."""

    PROVEN = False
    """It averages over hands that the rival may not hold, each played with open cards."""
    TO_THE_END = True

    def __init__(self) -> None:
        self._states = np.zeros(KNOWN + 1, rules.STATE)
        self._words = self._states.view(np.uint64).reshape(KNOWN + 1, -1)
        self._plies = np.zeros(DEEPEST + 1, PLY)
        self._solved = np.zeros(TABLE, SOLVED)
        self._standing = np.zeros(SEATS, np.int64)
        with progress("Throne and the Grail (last round)"):
            none = np.zeros(0, np.int64)
            self._weigh(0, np.zeros((0, HAND), np.int64), none, none, none, none)

    def ponder(self, known: KnownPosition, seat: int) -> list[tuple[int, tuple[float, ...]]] | None:
        """Every legal action of the seat in the last round with what each seat can expect; None before it.

        The best comes first; ties are broken by the heuristics.
        """
        s: State = known.checked_state()
        if s.turn != seat or s.rounds != ROUNDS:
            return None
        hands, copies = self._worlds(s, seat)
        actions = np.array(known.legal(seat), np.int64)
        totals, looks = np.zeros_like(actions), np.zeros_like(actions)
        self._states[KNOWN] = known.states[0]
        self._weigh(seat, hands, copies, actions, totals, looks)
        shares = totals / (WIN * copies.sum())
        found = sorted(zip(shares.tolist(), looks.tolist(), actions.tolist(), strict=True), reverse=True)
        return [(action, (share, 1 - share) if seat == 0 else (1 - share, share)) for share, _, action in found]

    def _weigh(self, seat: int, *cells: Cells) -> None:
        weigh_worlds(self._states, self._words, self._plies, self._solved, self._standing, seat, *cells)

    @staticmethod
    def _worlds(s: State, seat: int) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """All different hands that the rival can hold, and how many copies there are of each (some cards are equal)."""
        held = s.held[1 - seat]
        worlds = Counter(combinations(unseen(s, seat), held))
        hands = np.full((len(worlds), HAND), NONE, np.int64)
        hands[:, :held] = list(worlds)
        return hands, np.array(list(worlds.values()), np.int64)


def unseen(s: State, seat: int) -> list[int]:
    """The cards that the seat has not seen: the rival's hand and the three put away."""
    count = plain_rules.gather_unseen(s, seat)
    return list(s.deck)[:count]
