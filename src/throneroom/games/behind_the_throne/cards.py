"""The nine kinds of characters and the End of Game card: numbers in the record, names, values, abilities."""

from throneroom.engine.game import Card

GENERAL, PROPHET, JESTER, ASSASSIN, JUDGE, MINSTREL, ALCHEMIST, QUEEN, KING = range(9)
KINDS = 9
"""The value of kind n, which is also what it scores, is n + 1."""
END = KINDS
"""The End of Game card."""

MANIPULATIVE = (GENERAL, PROPHET, JESTER, ASSASSIN, JUDGE)
PROTECTIVE = (MINSTREL, ALCHEMIST)
PROHIBITIVE = (QUEEN, KING)

MOST_COPIES = 9
"""Of each kind, with four players; seven with three, five with two."""

_FACES = (
    ("General", "Lowers the last card of the row by 3."),
    ("Prophet", "Shows you alone the top card of the deck before you reveal it."),
    ("Jester", "Raises or lowers the last card of the row by 1."),
    ("Assassin", "Lowers the last card of the row by 2."),
    ("Judge", "Uses another of your manipulative kinds that is out of your control or already spent this turn."),
    ("Minstrel", "While you lead, others can swap with you only for a Minstrel."),
    ("Alchemist", "While you lead, others can destroy only an Alchemist of yours."),
    ("Queen", "You destroy only while the row has more cards than you have Queens, whoever leads."),
    ("King", "You swap only while the row has at least as many cards as you have Kings, whoever leads."),
)


def class_of(kind: int) -> str:
    """Which of the three classes of abilities a kind has."""
    if kind in MANIPULATIVE:
        return "manipulative"
    return "protective" if kind in PROTECTIVE else "prohibitive"


CARDS: tuple[Card, ...] = (
    *(
        Card(
            slug=name.lower(),
            name=name,
            text=text,
            copies=MOST_COPIES,
            stats=(("value", str(kind + 1)), ("ability", class_of(kind))),
        )
        for kind, (name, text) in enumerate(_FACES)
    ),
    Card(slug="end", name="End of Game", text="Ends the game as soon as it is revealed; the row is lost."),
)

SLUGS: tuple[str, ...] = tuple(card.slug for card in CARDS)
