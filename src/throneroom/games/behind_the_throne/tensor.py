"""What a seat knows of Behind the Throne as numbers: all that lies open, and the top card if the Prophet showed it."""

from __future__ import annotations

from throneroom.engine.compiled import rule
from throneroom.engine.state import Cells
from throneroom.engine.tensor import Feature, amount, one_of, one_seat, size_of, some_of, some_seats
from throneroom.games.behind_the_throne.cards import KINDS, MANIPULATIVE, MOST_COPIES
from throneroom.games.behind_the_throne.rules import (
    NONE,
    OVER,
    ROW_CARDS,
    SEATS,
    STACK_CARDS,
    State,
    leads,
    rise,
    score,
    unseen,
)

ALL_SEATS = (1 << SEATS) - 1
ABILITIES = len(MANIPULATIVE)
BEST = KINDS * (KINDS + 1) // 2
"""Points for all kinds."""
FARTHEST = 9
"""How far abilities can change a card: all that lower it, and the Judge as a second General."""
STEEPEST = 17
"""How far a changed card can be below the one before it."""

FEATURES = (
    Feature("seats", (SEATS,), "1 for each seat that is present.", by_seat=True),
    Feature("number", (SEATS,), "1 for the observer's own number, p1 first: actions name seats by their numbers."),
    Feature("turn", (SEATS,), "1 for the seat whose turn it is.", by_seat=True),
    Feature("asked", (SEATS,), "1 for the seat that decides: the one on turn, or the one that drops kinds.", True),
    Feature("stage", (OVER,), "One 1: a turn is played, or kinds are dropped; zeros once the game is over."),
    Feature("stacks", (SEATS, KINDS), "How many cards of each kind the seat has, as a share of 5.", by_seat=True),
    Feature("leads", (SEATS, KINDS), "1 where the seat has a card of the kind and nobody has more.", by_seat=True),
    Feature("scores", (SEATS,), "What the stacks would score now, as a share of 45.", by_seat=True),
    Feature("row", (ROW_CARDS, KINDS), "A 1 for the kind of each card in the row, in the order of revealing."),
    Feature(
        "change", (1,), "What abilities have added to the value of the row's last card, divided by 9.", signed=True
    ),
    Feature(
        "rise",
        (1,),
        "How far the last card is now above the one before it, divided by 17; 0 for one card.",
        signed=True,
    ),
    Feature("used", (ABILITIES,), "1 for each manipulative kind used this turn, General first."),
    Feature("destroyed", (1,), "1 if the row's last card has already destroyed a card."),
    Feature("struck", (SEATS,), "1 for each seat that was a target of destruction this turn.", by_seat=True),
    Feature("taken", (KINDS,), "1 for the kind that is taken in a swap, while the receiver drops or keeps kinds."),
    Feature("received", (KINDS,), "1 for each kind that is new to the receiver of a swap, which may still discard it."),
    Feature("knows", (SEATS,), "1 for each seat that has seen the top card of the deck.", by_seat=True),
    Feature(
        "top", (KINDS + 1,), "1 for the kind of the top card, the End of Game card last, if the observer has seen it."
    ),
    Feature(
        "deck", (KINDS + 1,), "How many cards of each kind the deck has, as a share of 9; the End of Game card last."
    ),
    Feature("discard", (KINDS + 1,), "The same for the discard pile."),
    Feature("left", (1,), "How many cards the deck has, as a share of 82."),
)
SIZE = size_of(FEATURES)


@rule
def observe(s: State, seat: int, out: Cells) -> None:
    at = some_seats(out, 0, ALL_SEATS, seat, s.players, SEATS)
    at = one_of(out, at, seat, SEATS)
    at = one_seat(out, at, s.turn, seat, s.players, SEATS)
    at = one_seat(out, at, s.asked if s.stage != OVER else NONE, seat, s.players, SEATS)
    at = one_of(out, at, s.stage, OVER)
    at = observe_stacks(s, seat, out, at)
    at = observe_row(s, out, at)
    at = some_of(out, at, s.used, ABILITIES)
    at = amount(out, at, s.destroyed, 1)
    at = some_seats(out, at, s.struck, seat, s.players, SEATS)
    at = one_of(out, at, s.taken, KINDS)
    at = some_of(out, at, s.received, KINDS)
    at = some_seats(out, at, s.knows, seat, s.players, SEATS)
    observe_deck(s, seat, out, at)


@rule
def observe_stacks(s: State, seat: int, out: Cells, at: int) -> int:
    """What each seat has, which kinds it leads, and what that would score."""
    led = at + SEATS * KINDS
    scores = led + SEATS * KINDS
    for n in range(s.players):
        other = (seat + n) % s.players
        for kind in range(KINDS):
            amount(out, at + n * KINDS + kind, s.stack[other, kind], STACK_CARDS)
            amount(out, led + n * KINDS + kind, 1 if leads(s, other, kind) else 0, 1)
        amount(out, scores + n, score(s, other), BEST)
    return scores + SEATS


@rule
def observe_row(s: State, out: Cells, at: int) -> int:
    """The cards, and how the last one was changed."""
    for n in range(ROW_CARDS):
        at = one_of(out, at, s.row[n], KINDS)
    at = amount(out, at, s.change, FARTHEST)
    return amount(out, at, rise(s) if s.length > 1 else 0, STEEPEST)


@rule
def observe_deck(s: State, seat: int, out: Cells, at: int) -> None:
    """The top card if the seat has seen it (BT-19), and what can be counted (BT-11)."""
    seen = s.left > 0 and (s.knows >> seat) & 1 == 1
    at = one_of(out, at, s.deck[s.left - 1] if seen else NONE, KINDS + 1)
    for kind in range(KINDS + 1):
        at = amount(out, at, unseen(s, kind), MOST_COPIES)
    for kind in range(KINDS + 1):
        at = amount(out, at, s.discard[kind], MOST_COPIES)
    amount(out, at, s.left, KINDS * MOST_COPIES + 1)
