"""What a seat knows of Throne and the Grail as numbers: the Line, what both have taken, its own hand, what is left."""

from __future__ import annotations

from throneroom.engine.compiled import rule
from throneroom.engine.state import Cells
from throneroom.engine.tensor import Feature, amount, amounts, one_of, one_seat, shares, size_of
from throneroom.games.throne_and_grail.cards import COPIES, FACES, GRAIL, MINUS, MOST, NUMBERED, PLUS
from throneroom.games.throne_and_grail.rules import HAND, LONGEST, ROUNDS, SEATS, State, points

MOST_COPIES = 9
"""Copies of one face: all minus cards of a box may be alike."""
LAID = GRAIL + 2
"""How many numbers describe a card in the Line."""
MOST_POINTS = 200

FEATURES = (
    Feature("turn", (SEATS,), "1 for the seat that decides; zeros once the game is over.", by_seat=True),
    Feature("took", (SEATS,), "1 if the seat has taken in this round.", by_seat=True),
    Feature("held", (SEATS,), "How many cards the hand has, as a share of 5.", by_seat=True),
    Feature("points", (SEATS,), "Points of the cards taken, divided by 200; Grails count nothing.", by_seat=True,
            signed=True),
    Feature("taken", (SEATS, FACES), "How many of each card the seat has taken, as a share of 9.", by_seat=True),
    Feature("hand", (FACES,), "How many of each card the observer holds, as a share of 5."),
    Feature("unseen", (FACES,), "How many of each card the observer has not seen, as a share of 9: the draw pile, the "
            "other hand and the three put away."),
    Feature("line", (LONGEST, LAID),
            "The Line from its end, where a take begins: a 1 for 5, 6, 7, 8 or Grail, then the "
            "number of a plus or minus card, divided by 20; zeros beyond its beginning.",
            signed=True),
    Feature("rounds", (1,), "Rounds begun, as a share of 4."),
)  # fmt: skip
SIZE = size_of(FEATURES)


@rule
def observe(s: State, seat: int, out: Cells) -> None:
    at = one_seat(out, 0, s.turn, seat, SEATS, SEATS)
    at = amounts(out, at, s.took, seat, SEATS, 1)
    at = amounts(out, at, s.held, seat, SEATS, HAND)
    at = amount(out, at, points(s, seat), MOST_POINTS)
    at = amount(out, at, points(s, 1 - seat), MOST_POINTS)
    at = observe_taken(s, seat, out, at)
    at = observe_taken(s, 1 - seat, out, at)
    at = observe_hand(s, seat, out, at)
    at = observe_unseen(s, seat, out, at)
    at = observe_line(s, out, at)
    amount(out, at, s.rounds, ROUNDS)


@rule
def observe_taken(s: State, seat: int, out: Cells, at: int) -> int:
    for card in range(FACES):
        at = amount(out, at, s.taken[seat, card], MOST_COPIES)
    return at


@rule
def observe_hand(s: State, seat: int, out: Cells, at: int) -> int:
    for n in range(s.held[seat]):
        out[at + s.hand[seat, n]] += 1.0
    return shares(out, at, FACES, HAND)


@rule
def observe_unseen(s: State, seat: int, out: Cells, at: int) -> int:
    """All cards of the box except those in front of a seat, in the Line and in the seat's own hand."""
    for card in range(FACES):
        copies = COPIES[card] if card <= GRAIL else 0
        out[at + card] = copies - s.taken[0, card] - s.taken[1, card]
    for n in range(NUMBERED):
        out[at + s.numbered[n]] += 1.0
    for n in range(s.length):
        out[at + s.line[n]] -= 1.0
    for n in range(s.held[seat]):
        out[at + s.hand[seat, n]] -= 1.0
    return shares(out, at, FACES, MOST_COPIES)


@rule
def observe_line(s: State, out: Cells, at: int) -> int:
    for n in range(s.length):
        card = s.line[s.length - 1 - n]
        place = one_of(out, at + n * LAID, card, GRAIL + 1)
        amount(out, place, printed(card), MOST)
    return at + LONGEST * LAID


@rule
def printed(card: int) -> int:
    """The number on a plus or minus card, 0 on others."""
    if card > MINUS:
        return MINUS - card
    return max(card - PLUS, 0)
