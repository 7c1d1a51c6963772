"""Small phrases: seats, cards and lists as they stand in sentences."""

from __future__ import annotations

from throneroom.games.shadow_throne.cards import CARDS, NOBLE, RANK, RANKS

PLURAL = ("Knights", "Scouts")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six")


def seat_name(seat: int) -> str:
    return f"p{seat + 1}"


def the(card: int) -> str:
    """A card with its article; nobles go by their names."""
    return CARDS[card].name if RANK[card] == NOBLE else f"the {CARDS[card].name}"


def plural(card: int) -> bool:
    """Whether a card is a company: the Knights kill, Datura kills."""
    return CARDS[card].name.endswith(PLURAL)


def does(card: int, verb: str) -> str:
    """A verb that ends in s for one, and without it for a company."""
    return verb if plural(card) else f"{verb}s"


def of_rank(rank: int, count: int) -> str:
    """So many of a rank: one commoner, two elites."""
    return f"{NUMBERS[count]} {RANKS[rank]}{'' if count == 1 else 's'}"
