"""The 52 cards of a player's deck and the Joker: their numbers in the record, names and uses, in our own words.

Card n has the suit n % 4; the ranks follow one another from the 2s up to the Aces, each with its four suits.
"""

from typing import Literal

from throneroom.engine.game import Card

Suit = Literal["clubs", "diamonds", "hearts", "spades"]

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a")
SUITS: tuple[Suit, ...] = ("clubs", "diamonds", "hearts", "spades")
"""The two suits of one colour add up to 3."""

COLOURS = ("black", "red", "red", "black")

JACK, QUEEN, KING, ACE, JOKER = 36, 40, 44, 48, 52
"""The first card of a rank; the numbers 2 to 10 come before the Jacks. All Jokers are the same card."""

COUNT = 52
"""Cards of a deck without its Jokers."""

RANK_NAMES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King", "Ace")


def _text(card: int) -> str:
    if card < JACK:
        value = card // 4 + 2
        half = f"{value // 2} on the other suit of its colour, never on its own suit"
        return f"Attack: {value} points on the other colour, {half}."
    return {
        JACK // 4: "Character of the front rank, 10 points.",
        QUEEN // 4: "Character of the middle rank, 15 points.",
        KING // 4: "Character, 20 points. From hand: heal your King, charge for 10 points on any suit, or rally in "
        "place of one of your characters.",
        ACE // 4: "Destroys a Jack or a Queen of another suit at once. Against a King or a shield 1 point, 0 on the "
        "other suit of its colour.",
    }[card // 4]  # fmt: skip


def _points(card: int) -> str:
    return {JACK // 4: "10", QUEEN // 4: "15", KING // 4: "20"}.get(card // 4, "")


CARDS: tuple[Card, ...] = (
    *(
        Card(
            slug=f"{RANKS[card // 4]}{SUITS[card % 4][0]}",
            name=f"{RANK_NAMES[card // 4]} of {SUITS[card % 4].capitalize()}",
            text=_text(card),
            stats=(("points", _points(card)), ("suit", SUITS[card % 4]), ("colour", COLOURS[card % 4])),
        )
        for card in range(COUNT)
    ),
    Card(
        slug="joker",
        name="Joker",
        text="Jester: cancels an attack on a character of yours, at any time. Or, once a game, a shield of 20 points "
        "before your King.",
        copies=2,
        stats=(("points", "20 as a shield"),),
    ),
)  # fmt: skip

SLUGS: tuple[str, ...] = tuple(card.slug for card in CARDS)
