"""The rules of Battle For The Throne in short, in our own words, by their ids."""

SUMMARY = (
    "Everyone has a deck, a hand of five and a court: Jacks in front, Queens behind them, the King at the back. Break "
    "through your rivals' ranks with number cards, Aces and charging Kings; who loses the King is out. The last King "
    "wins."
)

RULES: dict[str, str] = {
    "BA-1": "Everyone secretly chooses the suits of a King, a Queen and a Jack; all are revealed together. The rest of "
    "each deck is shuffled, and each player draws five.",
    "BA-2": "Never more than five cards in hand: with six, discard one of them at once.",
    "BA-3": "In each round a die says who begins. In turn, act or pass; the round ends when all who are in have passed "
    "one after another, and who passed may act again.",
    "BA-4": "One action a turn: attack, ace, a King's heal, charge or rally, the shield, a Jack or Queen, or pass.",
    "BA-5": "Attack cards go on a character of the opponent's foremost rank: Jacks, then Queens, then the King. New "
    "characters stand last, places close up, a rallied King keeps the place.",
    "BA-6": "Never on its own suit; half the value, rounded down, on the other suit of its colour; full value on the "
    "other colour. The value stays as it was when played.",
    "BA-7": "Attacks add up on a character. At its points it is destroyed; all cards go to their owners' discards.",
    "BA-8": "Honorable Death: who loses a character to points may draw a card; not where an Ace destroyed it, "
    "even by its 1 point, nor for a shield or the King, nor with an empty deck.",
    "BA-9": "An Ace destroys a Jack or Queen of another suit at once. On any King and on a shield it is 1 point, 0 on "
    "the other suit of its colour.",
    "BA-10": "Jacks and Queens are brought into their own ranks, empty or not.",
    "BA-11": "Heal: discard a King from hand to remove all attacks from your King, not from the shield; there must be "
    "one.",
    "BA-12": "Charge: a King from hand is an attack of 10 points on any suit.",
    "BA-13": "Rally: a King from hand takes the place of any character of yours and the attacks on it; the old card is "
    "discarded.",
    "BA-14": "Only the King in the King rank is the King. In another rank he is a character of 20 points.",
    "BA-15": "Jester: answer an attack on your character or shield with a Joker, and both are discarded. You are asked "
    "unless everybody sees that you cannot have one.",
    "BA-16": "Shield: once a game, a Joker before your King, with his suit and 20 points; it must fall before he can "
    "be attacked.",
    "BA-17": "Whose King is destroyed is out, with hand and deck. Attacks by that player on others stay and count.",
    "BA-18": "End of a round, from its first player on: discard a card or not, draw up to five, remove the top attack "
    "from one of your characters or not.",
    "BA-19": "If your deck is empty then, you may once shuffle your discard pile and take five cards for each King "
    "left as the new deck, and draw on.",
    "BA-20": "The last player with a King wins.",
    "BA-21": "After round 100 all who are still in share the victory.",
    "BA-22": "Open: characters, attacks, discard piles, the sizes of hands and decks. Secret: hands and the order of "
    "decks, until the game is over.",
    "BA-23": "A 10 of Diamonds cannot attack a Jack of Diamonds, a 10 of Hearts counts 5 on it, a black 10 kills it.",
}
