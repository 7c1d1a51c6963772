"""The cards: one number for each face that a box can hold, their slugs, and the default box.

A card is identified by its face alone: equal cards have equal numbers, and playing a card is the action of its number.
"""

from throneroom.engine.card import Card
from throneroom.engine.messages import CardSlug

FIVE, SIX, SEVEN, EIGHT, GRAIL = range(5)
PLUS, MINUS = 4, 24
"""The card +v is PLUS + v, the card -v is MINUS + v; v is at most MOST."""
MOST = 20
FACES = MINUS + MOST + 1

INFLUENCES = (FIVE, SIX, SEVEN, EIGHT)
COPIES = (5, 6, 7, 8, 3)
"""The copies of each Influence and of the Grail; an Influence scores as many points as it has copies."""

PLUSES, MINUSES = 7, 9
BOX_PLUS = (3, 3, 3, 4, 4, 4, 4)
BOX_MINUS = (-2, -2, -3, -3, -3, -4, -4, -4, -4)

NUMBERED = PLUSES + MINUSES
COUNT = sum(COPIES) + NUMBERED

SLUGS: tuple[CardSlug, ...] = tuple(map(CardSlug, (
    *("5", "6", "7", "8", "grail"),
    *(f"+{value}" for value in range(1, MOST + 1)),
    *(f"-{value}" for value in range(1, MOST + 1)),
)))  # fmt: skip
"""The slugs of every face that a box can hold."""

EVERY_FACE: tuple[Card, ...] = tuple(Card(__package__, slug) for slug in SLUGS)
"""By their numbers."""

CARDS: tuple[Card, ...] = (
    *(Card(__package__, SLUGS[card], COPIES[card]) for card in (*INFLUENCES, GRAIL)),
    *(Card(__package__, f"+{value}", BOX_PLUS.count(value)) for value in sorted(set(BOX_PLUS))),
    *(Card(__package__, f"{value}", BOX_MINUS.count(value)) for value in sorted(set(BOX_MINUS), reverse=True)),
)
"""The default box; the options `plus` and `minus` put other numbers in it."""
