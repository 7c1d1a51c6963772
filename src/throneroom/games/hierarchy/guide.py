"""The rules of Hierarchy in short, in our own words, by their ids."""

SUMMARY = (
    "All cards are open. In turn, lay one of your characters on top of the Line: a higher number on a lower one, "
    "unless a card's text says otherwise. Who cannot, loses."
)

RULES: dict[str, str] = {
    "HI-1": "Fourteen characters, seven open cards each. p1 is Gold, p2 is Purple.",
    "HI-2": "Who holds the Imposter begins; turns alternate.",
    "HI-3": "On your turn put one card on top of the Line. If you cannot, you lose at once: no draw, no passing.",
    "HI-4": "A card goes on a lower number, never on an equal one, unless its own text lets it go elsewhere.",
    "HI-5": "What the top card demands beats what the new card allows; then the new card's condition must hold.",
    "HI-6": "The Line is counted before the new card is laid; the Tower counts as two wherever it lies.",
    "HI-7": "Only Assassin, Leper, Serf, Knight, Sorcerer, Dragon and Baroness can open an empty Line.",
    "HI-8": "The Assassin goes on anyone, however high, except the Tower and the Leper.",
    "HI-9": "The Leper goes on any odd number. While it is on top, no Royalty and no Assassin may follow.",
    "HI-10": "The Serf is played as a 3 and counts as 7 on top; Serf and Knight never go on each other.",
    "HI-11": "The Tower goes on a higher number only if its owner discards another card; where none is needed none is "
    "allowed. Never on the Leper or an empty Line.",
    "HI-12": "After the Surgeon its owner sends a rival's card in the Line home, then the rival one of the owner's "
    "other cards. The card just played stays.",
    "HI-13": "The Knight may go on the Dragon, the Dragon on the Baroness.",
    "HI-14": "The Usurper goes only on a higher number; the card after it must be lower, whatever its text says.",
    "HI-15": "Under the Sorcerer cards in hand have no text: only 9 to 13 may follow, without conditions; no Imposter.",
    "HI-16": "Baroness: seven cards or fewer in the Line. Queen: the Baroness is in it. King: seven or more. High "
    "Priest: only on Knight, Serf or Royalty.",
    "HI-17": "The Imposter is played as a rival's covered card in the Line, in every way but its colour; covered or "
    "sent home it is a plain Imposter again, without name or number.",
    "HI-18": "A card that came home may be played again.",
    "HI-19": "Every game ends, none is drawn; a stuck player loses as soon as the turn comes, even before the first "
    "card.",
}
