"""The 27 kinds of characters: nine of each faction, commoners first, with their numbers and what each can do."""

from throneroom.engine.game import Card

DUTIFUL_PEASANT, LOYAL_SOLDIER, TAX_COLLECTOR, KINGS_GUARD, BENTHON_KNIGHTS = range(5)
CAPTAIN_KHAMON_PHABOS, ANNA_LYS, DATURA, KING_KYROS = range(5, 9)
DEFIANT_SLAVE, MUTINOUS_SOLDIER, OUTLAW, QUEENS_GUARD, PHABOS_SCOUTS = range(9, 14)
LANGMAN, PICUREAS, SYTHERA, QUEEN_ELETHERIA = range(14, 18)
PIOUS_PEASANT, WARRIOR_MONK, TITHE_MASTER, GODESEA_KNIGHTS, SHEPHERD_OF_THE_LOST = range(18, 23)
SIMONE, PROTIS, THAVNA, PRINCESS_BEATRICE = range(23, 27)
KINDS = 27

EMPIRE, REBELS, CHURCH = range(3)
FACTIONS = ("Empire", "Rebels", "Church")
FACTION = tuple(kind // 9 for kind in range(KINDS))

COMMONER, ELITE, NOBLE = range(3)
RANKS = ("commoner", "elite", "noble")
RANK = (COMMONER, COMMONER, COMMONER, ELITE, ELITE, NOBLE, NOBLE, NOBLE, NOBLE) * 3

# copies, name, power, influence, gold (+ income, - cost), consolation gold, order, what it can do
_FACES = (
    (3, "Dutiful Peasant", 1, 1, 0, 3, 0, ""),
    (4, "Loyal Soldier", 1, 1, 1, 0, 0, ""),
    (3, "Tax Collector", 1, 0, 2, 0, 0, ""),
    (2, "King's Guard", 4, 2, -2, 0, 0, ""),
    (2, "Benthon Knights", 2, 1, -1, 0, 2, "Kill every commoner of another faction in this wave."),
    (1, "Captain Khamon Phabos", 6, 2, -3, 0, 0, ""),
    (1, "Anna Lys", 2, 3, -3, 0, 2, "Kills every elite of another faction in this wave."),
    (1, "Datura", 2, 3, -3, 0, 2, "Kills every noble of another faction in this wave."),
    (1, "King Kyros", 0, 5, -5, 0, 3, "You may send another Empire character from your hand, free of hush money."),
    (3, "Defiant Slave", 1, 1, 0, 3, 0, ""),
    (4, "Mutinous Soldier", 1, 1, 1, 0, 0, ""),
    (3, "Outlaw", 1, 0, 2, 0, 0, ""),
    (2, "Queen's Guard", 3, 1, -1, 2, 0, ""),
    (2, "Phabos Scouts", 2, 2, -2, 0, 1, "Every other Rebel in this wave gains 1 power."),
    (1, "Langman", 4, 2, -2, 0, 1, "Alive at the end of a battle the Rebels lose, he stays for the next one."),
    (1, "Picureas", 2, 3, -3, 0, 2, "Every Rebel in the next wave gains 1 power."),
    (1, "Sythera", 3, 3, -3, 0, 1, "Silences the order 2 and 3 abilities of other factions in this wave."),
    (1, "Queen Eletheria", 0, 5, -5, 0, 3, "Every living Rebel commoner, in this wave or before, gains 1 power."),
    (3, "Pious Peasant", 1, 1, 0, 3, 0, ""),
    (4, "Warrior Monk", 1, 1, 1, 0, 0, ""),
    (3, "Tithe Master", 1, 0, 2, 0, 0, ""),
    (2, "Godesea Knights", 3, 1, 0, 0, 0, ""),
    (2, "Shepherd of the Lost", 0, 2, -2, 0, 3, "Converts every commoner of another faction in this wave."),
    (1, "Simone", 4, 2, -2, 0, 1, "When she dies, her player gains 5 influence at once."),
    (1, "Protis", 0, 3, -3, 0, 3, "Converts every elite of another faction in this wave."),
    (1, "Thavna", 1, 3, -3, 0, 1, "Gains 3 power if his player has 0 or 1 gold left."),
    (1, "Princess Beatrice", 0, 5, -5, 0, 3,
     "Converts every commoner of another faction in this wave, and each of those gains 1 power."),
)  # fmt: skip

EPITHETS = {
    ANNA_LYS: ", Widow Maker",
    DATURA: ", Addled Assassin",
    LANGMAN: ", Crown's Thorn",
    PICUREAS: ", Son of Roses",
    SYTHERA: " the Whisperer",
    SIMONE: " the Sufferer",
    PROTIS: ", Absolver of Sins",
    THAVNA: " the Revelator",
}

COPIES = tuple(face[0] for face in _FACES)
POWER = tuple(face[2] for face in _FACES)
INFLUENCE = tuple(face[3] for face in _FACES)
GOLD = tuple(face[4] for face in _FACES)
CONSOLATION = tuple(face[5] for face in _FACES)
ORDER = tuple(face[6] for face in _FACES)
CARDS_IN_ALL = sum(COPIES)

KILLED_BY = (BENTHON_KNIGHTS, ANNA_LYS, DATURA)
"""By rank: who kills the characters of that rank."""

CARDS: tuple[Card, ...] = tuple(
    Card(
        slug=name.lower().replace("'", "").replace(" ", "-"),
        name=name,
        text=text or "No ability.",
        copies=copies,
        epithet=EPITHETS.get(kind, ""),
        stats=(
            ("faction", FACTIONS[FACTION[kind]]),
            ("rank", RANKS[RANK[kind]]),
            ("power", str(power)),
            ("influence", str(influence)),
            ("gold", f"{gold:+d}" if gold else "0"),
            ("consolation gold", str(consolation) if consolation else ""),
            ("order", str(order) if order else ""),
        ),
    )
    for kind, (copies, name, power, influence, gold, consolation, order, text) in enumerate(_FACES)
)

SLUGS: tuple[str, ...] = tuple(card.slug for card in CARDS)
