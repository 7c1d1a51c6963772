"""The fourteen characters: their numbers in the state and their ranks."""

from throneroom.engine.card import Card
from throneroom.engine.messages import CardSlug

ASSASSIN, LEPER, SERF, TOWER, SURGEON, KNIGHT, USURPER, SORCERER, DRAGON, BARONESS = range(10)
HIGH_PRIEST, QUEEN, KING, IMPOSTER = range(10, 14)
COUNT = 14
NUMBERED = 13
"""All but the Imposter; the printed number of card n is n + 1."""

ROYALS = (TOWER, BARONESS, QUEEN, KING)

FULL_LINE = 7
"""HI-16: the most cards in the Line for the Baroness to be played, and the fewest for the King."""

SLUGS: tuple[CardSlug, ...] = tuple(map(CardSlug, (
    "assassin", "leper", "serf", "tower", "surgeon", "knight", "usurper", "sorcerer", "dragon", "baroness",
    "high-priest", "queen", "king", "imposter",
)))  # fmt: skip

CARDS: tuple[Card, ...] = tuple(
    Card(
        __package__,
        slug,
        stats=(
            ("number", str(number + 1) if number < NUMBERED else "?"),
            ("royal", "yes" if number in ROYALS else ""),
        ),
    )
    for number, slug in enumerate(SLUGS)
)
