"""The fourteen characters: their numbers in the record, names, ranks and what each can do, in our own words."""

from throneroom.engine.game import Card

ASSASSIN, LEPER, SERF, TOWER, SURGEON, KNIGHT, USURPER, SORCERER, DRAGON, BARONESS = range(10)
HIGH_PRIEST, QUEEN, KING, IMPOSTER = range(10, 14)
COUNT = 14
NUMBERED = 13
"""All but the Imposter; the printed number of card n is n + 1."""

ROYALS = (TOWER, BARONESS, QUEEN, KING)

_FACES = (
    ("Assassin", "Goes on anyone, however high, except the Tower and the Leper."),
    ("Leper", "Also goes on any odd number. While it is on top, neither Royalty nor the Assassin may follow."),
    ("Serf", "Played as a 3, but counts as 7 while on top."),
    ("Tower", "Needs a card in the Line. On a higher number its owner must discard another card from hand; never on "
              "the Leper. Counts as two cards in the Line."),
    ("Surgeon", "Needs two cards in the Line. Its owner sends one of the rival's cards in the Line home, then the "
                "rival sends home one of the owner's other cards."),
    ("Knight", "Also goes on the Dragon."),
    ("Usurper", "Goes only on a higher number. While it is on top, the next card must be lower."),
    ("Sorcerer", "While it is on top, cards in hand have no text: only the printed numbers 9 to 13 may follow."),
    ("Dragon", "Also goes on the Baroness."),
    ("Baroness", "Only while the Line has seven cards or fewer."),
    ("High Priest", "Goes only on the Knight, the Serf or any Royalty, the Queen and the King included."),
    ("Queen", "Only while the Baroness is in the Line, of either colour."),
    ("King", "Only while the Line has seven cards or more."),
    ("Imposter", "Played as a copy of a rival's card in the Line that is not on top; a plain Imposter again once it is "
                 "covered or sent home. Who holds it begins."),
)  # fmt: skip

CARDS: tuple[Card, ...] = tuple(
    Card(
        slug=name.lower().replace(" ", "-"),
        name=name,
        text=text,
        stats=(
            ("number", str(number + 1) if number < NUMBERED else "?"),
            ("royal", "yes" if number in ROYALS else ""),
        ),
    )
    for number, (name, text) in enumerate(_FACES)
)

SLUGS: tuple[str, ...] = tuple(card.slug for card in CARDS)
