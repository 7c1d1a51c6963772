"""The nine kinds of characters and the End of Game card: numbers in the state, values, classes of abilities."""

from throneroom.engine.card import Card
from throneroom.engine.messages import CardSlug

GENERAL, PROPHET, JESTER, ASSASSIN, JUDGE, MINSTREL, ALCHEMIST, QUEEN, KING = range(9)
KINDS = 9
"""The value of kind n, which is also what it scores, is n + 1."""
END = KINDS
"""The End of Game card."""

MANIPULATIVE = (GENERAL, PROPHET, JESTER, ASSASSIN, JUDGE)
PROTECTIVE = (MINSTREL, ALCHEMIST)
PROHIBITIVE = (QUEEN, KING)

MOST_COPIES = 9
"""The copies of each kind with four players; seven with three, five with two."""

SLUGS: tuple[CardSlug, ...] = tuple(map(CardSlug, (
    "general", "prophet", "jester", "assassin", "judge", "minstrel", "alchemist", "queen", "king", "end",
)))  # fmt: skip


def class_of(kind: int) -> str:
    """Which of the three classes of abilities a kind has."""
    if kind in MANIPULATIVE:
        return "manipulative"
    return "protective" if kind in PROTECTIVE else "prohibitive"


CARDS: tuple[Card, ...] = (
    *(
        Card(__package__, SLUGS[kind], MOST_COPIES, (("value", str(kind + 1)), ("ability", class_of(kind))))
        for kind in range(KINDS)
    ),
    Card(__package__, SLUGS[END]),
)
