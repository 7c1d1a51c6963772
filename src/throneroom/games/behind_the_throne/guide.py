"""The rules of Behind the Throne in short, in our own words, by their ids."""

SUMMARY = (
    "Reveal cards into a row that must not rise, at most five; stop in time and collect the row, or trade it for one "
    "card of an opponent. Who has most of a kind uses its ability. A kind you hold at least twice scores its value."
)

RULES: dict[str, str] = {
    "BT-1": "The End of Game card starts the discard pile; the shuffled characters are the deck. A random seat begins.",
    "BT-2": "On your turn reveal cards one at a time into a row: at least one, at most five.",
    "BT-3": "Before each further card you may stop and collect or swap the row; after the fifth you must.",
    "BT-4": "A card above the printed value before it breaks the row. Lower it, or the row is discarded and your turn "
    "ends. No ability breaks a sound row; in a broken one only those are offered that leave a way to mend it.",
    "BT-5": "A changed value counts only while the card is the last; it has no bounds, and needs a second card.",
    "BT-6": "While the last card equals the printed value before it you may destroy one card of any stack: once for "
    "each card revealed, each player once a turn. The row is out of reach.",
    "BT-7": "Who leads in Alchemists loses to others' destroying only Alchemists.",
    "BT-8": "You destroy only while the row has more cards than you have Queens.",
    "BT-9": "Collected cards go onto the stack of their kind, five at most; further copies are discarded.",
    "BT-10": "At most five kinds: with more you drop whole kinds, old or new, until five remain. Else a collector "
    "keeps all.",
    "BT-11": "Discarded and destroyed cards lie face up on the discard pile.",
    "BT-12": "You swap only while the row has at least as many cards as you have Kings.",
    "BT-13": "Swap: an opponent gets the whole row, you take one card of theirs, which leaves first. They store the "
    "row and may discard kinds that are new to them, each with all its cards; then you store your card.",
    "BT-14": "From an opponent who leads in Minstrels you can take only a Minstrel.",
    "BT-15": "You lead, and have a kind's ability, with at least one card of it while nobody has more; judged anew "
    "with every change.",
    "BT-16": "Each manipulative ability once a turn, protective ones while you lead; Queen and King bind always.",
    "BT-17": "Several abilities may work on the same card.",
    "BT-18": "The Judge uses another of your manipulative kinds that you do not lead or have used; it stays as it was.",
    "BT-19": "The Prophet shows you the top card; the others see only that you looked. Not twice for one card, "
    "not when the row is full.",
    "BT-20": "When the last card of the deck is revealed, the discard pile with the End of Game card becomes the deck.",
    "BT-21": "Revealing the End of Game card ends the game at once; the row is lost.",
    "BT-22": "Each kind of which you have two or more scores its value once. Most points win; equals share.",
}
