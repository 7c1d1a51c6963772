"""The 52 cards of a player's deck and the Joker: their numbers in the state, suits and points.

Card n has the suit n % 4; the ranks run from the 2s up to the Aces, each with its four suits.
"""

from typing import Literal

from throneroom.engine.card import Card
from throneroom.engine.messages import CardSlug

Suit = Literal["clubs", "diamonds", "hearts", "spades"]

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a")
SUITS: tuple[Suit, ...] = ("clubs", "diamonds", "hearts", "spades")
"""The numbers of two suits of the same colour add up to 3."""

COLOURS = ("black", "red", "red", "black")

JACK, QUEEN, KING, ACE, JOKER = 36, 40, 44, 48, 52
"""The first card of a rank; the numbers 2 to 10 come before the Jacks. All Jokers are the same card."""

COUNT = 52
"""The number of cards in a deck without its Jokers."""

SLUGS: tuple[CardSlug, ...] = (
    *(CardSlug(f"{RANKS[card // 4]}{SUITS[card % 4][0]}") for card in range(COUNT)),
    CardSlug("joker"),
)


def _points(card: int) -> str:
    return {JACK // 4: "10", QUEEN // 4: "15", KING // 4: "20"}.get(card // 4, "")


CARDS: tuple[Card, ...] = (
    *(
        Card(
            __package__,
            SLUGS[card],
            stats=(("points", _points(card)), ("suit", SUITS[card % 4]), ("colour", COLOURS[card % 4])),
        )
        for card in range(COUNT)
    ),
    Card(__package__, "joker", copies=2, stats=(("points", "shield"),)),
)
