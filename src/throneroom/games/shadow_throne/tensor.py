"""What a seat knows of Shadow Throne as numbers: the battle, its own hand and choice, and the pools it has seen."""

from __future__ import annotations

from throneroom.engine.compiled import rule
from throneroom.engine.state import Cells
from throneroom.engine.tensor import (
    Feature,
    amount,
    amounts,
    growing,
    one_of,
    shares,
    size_of,
    some_of,
    some_seats,
)
from throneroom.games.shadow_throne.beliefs import POOL
from throneroom.games.shadow_throne.cards import FACTIONS, KINDS
from throneroom.games.shadow_throne.piles import NONE, size
from throneroom.games.shadow_throne.rules import LINE, OVER, SEATS, WAVES, State, pool_at, power

ALL_SEATS = (1 << SEATS) - 1
SIDES = len(FACTIONS)
MARKS = 3
HAND = POOL + 1
COPIES_HELD = 4
"""The most copies of a kind that there are."""
RICH = 10
LATE = 5
MOST_INFLUENCE = 64
MOST_TARGET = 25
MOST_TOKENS = 8
MOST_POWER = 100

FEATURES = (
    Feature("seats", (SEATS,), "1 for each seat that is present.", by_seat=True),
    Feature("decided", (SEATS,), "1 for each seat that has decided while others still think.", by_seat=True),
    Feature("gold", (SEATS,), "Gold as gold / (gold + 10).", by_seat=True),
    Feature("influence", (SEATS,), "Influence, divided by 64.", by_seat=True),
    Feature("held", (SEATS,), "How many cards the hand has, as a share of 7.", by_seat=True),
    Feature("stage", (OVER,),
            "One 1: draft, wave, the extra card of King Kyros, keeping a card; zeros once it is over."),
    Feature("wave", (WAVES,), "1 for the wave of the battle; zeros during the draft."),
    Feature("hand", (KINDS,), "How many of each kind the observer holds, as a share of 4."),
    Feature("chosen", (KINDS,), "1 for what the observer has chosen while others still think."),
    Feature("laid", (SEATS, LINE, KINDS),
            "1 for the card in each place of the line: the Langman who stayed, four waves, "
            "the extra card.", by_seat=True),
    Feature("tokens", (SEATS, LINE), "Power tokens on it, as a share of 8.", by_seat=True),
    Feature("fate", (SEATS, LINE, MARKS), "1 each if it lies face down, is dead, is converted.", by_seat=True),
    Feature("power", (SIDES,), "The power of Empire, Rebels and Church in the battle, divided by 100."),
    Feature("pools", (SEATS, POOL, KINDS),
            "The pool that is now in front of the seat: a 1 for the card in each place, in the "
            "order taken, then the rest; zeros where the observer does not know the card. If others took several cards "
            "before the observer saw the pool again, only their set is known: they are in the order of their kinds.",
            by_seat=True),
    Feature("taken", (1,), "Cards that each seat has taken from the pools, as a share of 6."),
    Feature("battle", (1,), "The number of the battle as battle / (battle + 5)."),
    Feature("goal", (1,), "The influence that ends the game, divided by 25."),
)  # fmt: skip
SIZE = size_of(FEATURES)


@rule
def observe(s: State, seat: int, out: Cells) -> None:
    at = observe_seats(s, seat, out, 0)
    at = one_of(out, at, s.stage, OVER)
    at = one_of(out, at, s.wave - 1, WAVES)
    at = observe_hand(s, seat, out, at)
    at = one_of(out, at, s.chosen[seat], KINDS)
    at = observe_lines(s, seat, out, at)
    for side in range(SIDES):
        at = amount(out, at, power(s, side), MOST_POWER)
    at = observe_pools(s, seat, out, at)
    at = amount(out, at, s.taken, POOL)
    at = growing(out, at, s.battle, LATE)
    amount(out, at, s.target, MOST_TARGET)


@rule
def observe_seats(s: State, seat: int, out: Cells, at: int) -> int:
    decided = 0
    for other in range(s.players):
        if s.chosen[other] != NONE:
            decided |= 1 << other
    at = some_seats(out, at, ALL_SEATS, seat, s.players, SEATS)
    at = some_seats(out, at, decided, seat, s.players, SEATS)
    for n in range(s.players):
        growing(out, at + n, s.gold[(seat + n) % s.players], RICH)
    at = amounts(out, at + SEATS, s.influence, seat, s.players, MOST_INFLUENCE)
    for n in range(s.players):
        amount(out, at + n, size(s.hand[(seat + n) % s.players]), HAND)
    return at + SEATS


@rule
def observe_hand(s: State, seat: int, out: Cells, at: int) -> int:
    for n in range(HAND):
        if s.hand[seat, n] >= 0:
            out[at + s.hand[seat, n]] += 1.0
    return shares(out, at, KINDS, COPIES_HELD)


@rule
def observe_lines(s: State, seat: int, out: Cells, at: int) -> int:
    """What each seat has in the battle, and what became of it."""
    tokens = at + SEATS * LINE * KINDS
    fates = tokens + SEATS * LINE
    for n in range(s.players):
        other = (seat + n) % s.players
        for place in range(LINE):
            nth = n * LINE + place
            one_of(out, at + nth * KINDS, s.laid[other, place], KINDS)
            amount(out, tokens + nth, s.tokens[other, place], MOST_TOKENS)
            some_of(out, fates + nth * MARKS, s.fate[other, place], MARKS)
    return fates + SEATS * LINE * MARKS


@rule
def observe_pools(s: State, seat: int, out: Cells, at: int) -> int:
    """ST-3: what the observer has seen of each pool, first of the one in front of it."""
    for n in range(s.players):
        pool = pool_at(s, seat + n, s.taken)
        for place in range(POOL):
            one_of(out, at + (n * POOL + place) * KINDS, s.pool[pool, place], KINDS)
    return at + SEATS * POOL * KINDS
