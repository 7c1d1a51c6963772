"""What a seat knows of Hierarchy as numbers: all cards are open, so everything but the key."""

from __future__ import annotations

from throneroom.engine.compiled import rule
from throneroom.engine.state import Cells
from throneroom.engine.tensor import Feature, amount, one_of, size_of, some_of
from throneroom.games.hierarchy.cards import COUNT, NUMBERED
from throneroom.games.hierarchy.rules import ALL, OVER, SEATS, State, size, top

LARGEST = COUNT + 2
"""The most that a Line can count: all cards, the Tower twice, and the Imposter as Tower."""

FEATURES = (
    Feature("hands", (SEATS, COUNT), "1 for each card in the hand.", by_seat=True),
    Feature("turn", (SEATS,), "1 for the seat that decides; once the game is over, for the one that is stuck.", True),
    Feature("stage", (OVER,),
            "One 1: a card is to be played, the Surgeon's owner sends a card home, or the rival does; "
            "all zeros once the game is over."),
    Feature("face", (NUMBERED,), "1 for the name that the card on top counts as; all zeros on an empty Line."),
    Feature("top", (COUNT,), "1 for the card on top."),
    Feature("line", (COUNT,), "For each card its place in the Line, 1/14 at the bottom; 0 if it is elsewhere."),
    Feature("own_colour", (COUNT,), "1 for each card that shows the observer's colour, wherever it is."),
    Feature("discard", (COUNT,), "1 for each card discarded for the Tower."),
    Feature("size", (1,), "How many cards the Line counts, as a share of 16; the Tower is two cards."),
)  # fmt: skip
SIZE = size_of(FEATURES)


@rule
def observe(s: State, seat: int, out: Cells) -> None:
    at = some_of(out, 0, s.hand[seat], COUNT)
    at = some_of(out, at, s.hand[1 - seat], COUNT)
    at = one_of(out, at, 0 if s.turn == seat else 1, SEATS)
    at = one_of(out, at, s.stage, OVER)
    at = one_of(out, at, s.face, NUMBERED)
    at = one_of(out, at, top(s), COUNT)
    at = places(s, out, at)
    at = some_of(out, at, s.purple if seat == 1 else ALL & ~s.purple, COUNT)
    at = some_of(out, at, s.discard, COUNT)
    amount(out, at, size(s), LARGEST)


@rule
def places(s: State, out: Cells, at: int) -> int:
    """Where each card lies in the Line."""
    for n in range(s.length):
        amount(out, at + s.line[n], n + 1, COUNT)
    return at + COUNT
