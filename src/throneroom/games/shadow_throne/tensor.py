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
    start_of,
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
LAID, TOKENS, POOLS, TAKEN = (start_of(FEATURES, name) for name in ("laid", "tokens", "pools", "taken"))
STARTS = (
    0, *range(LAID, TOKENS, LINE * KINDS), TOKENS, *range(POOLS, TAKEN, POOL * KINDS), TAKEN, SIZE,
)  # fmt: skip
"""The sections: the beginning, the line of each seat, what became of all lines, the pool of each seat, the end."""


@rule
def observe(s: State, seat: int, out: Cells) -> None:
    observe_beginning(s, seat, out, 0)
    for n in range(s.players):
        observe_line(s, seat, n, out, LAID + n * LINE * KINDS)
        observe_pool(s, seat, n, out, POOLS + n * POOL * KINDS)
    observe_fates(s, seat, out, TOKENS)
    observe_end(s, out, TAKEN)


@rule
def observe_section(s: State, seat: int, section: int, out: Cells) -> None:
    if section == 0:
        observe_beginning(s, seat, out, 0)
    elif section <= SEATS:
        observe_line(s, seat, section - 1, out, 0)
    elif section == SEATS + 1:
        observe_fates(s, seat, out, 0)
    elif section <= 2 * SEATS + 1:
        observe_pool(s, seat, section - SEATS - 2, out, 0)
    else:
        observe_end(s, out, 0)


@rule
def observe_beginning(s: State, seat: int, out: Cells, at: int) -> None:
    at = observe_seats(s, seat, out, at)
    at = one_of(out, at, s.stage, OVER)
    at = one_of(out, at, s.wave - 1, WAVES)
    at = observe_hand(s, seat, out, at)
    one_of(out, at, s.chosen[seat], KINDS)


@rule
def observe_end(s: State, out: Cells, at: int) -> None:
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
def observe_line(s: State, seat: int, n: int, out: Cells, at: int) -> None:
    """What the n-th seat from the observer has in the battle."""
    if n < s.players:
        for place in range(LINE):
            one_of(out, at + place * KINDS, s.laid[(seat + n) % s.players, place], KINDS)


@rule
def observe_fates(s: State, seat: int, out: Cells, at: int) -> None:
    """What became of all cards in the battle, and the power of the sides."""
    fates = at + SEATS * LINE
    for n in range(s.players):
        other = (seat + n) % s.players
        for place in range(LINE):
            nth = n * LINE + place
            amount(out, at + nth, s.tokens[other, place], MOST_TOKENS)
            some_of(out, fates + nth * MARKS, s.fate[other, place], MARKS)
    for side in range(SIDES):
        amount(out, fates + SEATS * LINE * MARKS + side, power(s, side), MOST_POWER)


@rule
def observe_pool(s: State, seat: int, n: int, out: Cells, at: int) -> None:
    """ST-3: what the observer has seen of the pool in front of the n-th seat from it."""
    if n < s.players:
        pool = pool_at(s, seat + n, s.taken)
        for place in range(POOL):
            one_of(out, at + place * KINDS, s.pool[pool, place], KINDS)
