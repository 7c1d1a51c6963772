"""The 27 kinds of characters: nine of each faction, commoners first, with their numbers."""

from typing import Literal

from throneroom.engine.card import Card
from throneroom.engine.messages import CardSlug

Faction = Literal["Empire", "Rebels", "Church"]

DUTIFUL_PEASANT, LOYAL_SOLDIER, TAX_COLLECTOR, KINGS_GUARD, BENTHON_KNIGHTS = range(5)
CAPTAIN_KHAMON_PHABOS, ANNA_LYS, DATURA, KING_KYROS = range(5, 9)
DEFIANT_SLAVE, MUTINOUS_SOLDIER, OUTLAW, QUEENS_GUARD, PHABOS_SCOUTS = range(9, 14)
LANGMAN, PICUREAS, SYTHERA, QUEEN_ELETHERIA = range(14, 18)
PIOUS_PEASANT, WARRIOR_MONK, TITHE_MASTER, GODESEA_KNIGHTS, SHEPHERD_OF_THE_LOST = range(18, 23)
SIMONE, PROTIS, THAVNA, PRINCESS_BEATRICE = range(23, 27)
KINDS = 27

EMPIRE, REBELS, CHURCH = range(3)
FACTIONS: tuple[Faction, ...] = ("Empire", "Rebels", "Church")
FACTION = tuple(kind // 9 for kind in range(KINDS))

COMMONER, ELITE, NOBLE = range(3)
RANKS = ("commoner", "elite", "noble")
RANK = (COMMONER, COMMONER, COMMONER, ELITE, ELITE, NOBLE, NOBLE, NOBLE, NOBLE) * 3

# copies, slug, power, influence, gold (+ income, - cost), consolation gold, order
_FACES = (
    (3, "dutiful-peasant", 1, 1, 0, 3, 0),
    (4, "loyal-soldier", 1, 1, 1, 0, 0),
    (3, "tax-collector", 1, 0, 2, 0, 0),
    (2, "kings-guard", 4, 2, -2, 0, 0),
    (2, "benthon-knights", 2, 1, -1, 0, 2),
    (1, "captain-khamon-phabos", 6, 2, -3, 0, 0),
    (1, "anna-lys", 2, 3, -3, 0, 2),
    (1, "datura", 2, 3, -3, 0, 2),
    (1, "king-kyros", 0, 5, -5, 0, 3),
    (3, "defiant-slave", 1, 1, 0, 3, 0),
    (4, "mutinous-soldier", 1, 1, 1, 0, 0),
    (3, "outlaw", 1, 0, 2, 0, 0),
    (2, "queens-guard", 3, 1, -1, 2, 0),
    (2, "phabos-scouts", 2, 2, -2, 0, 1),
    (1, "langman", 4, 2, -2, 0, 1),
    (1, "picureas", 2, 3, -3, 0, 2),
    (1, "sythera", 3, 3, -3, 0, 1),
    (1, "queen-eletheria", 0, 5, -5, 0, 3),
    (3, "pious-peasant", 1, 1, 0, 3, 0),
    (4, "warrior-monk", 1, 1, 1, 0, 0),
    (3, "tithe-master", 1, 0, 2, 0, 0),
    (2, "godesea-knights", 3, 1, 0, 0, 0),
    (2, "shepherd-of-the-lost", 0, 2, -2, 0, 3),
    (1, "simone", 4, 2, -2, 0, 1),
    (1, "protis", 0, 3, -3, 0, 3),
    (1, "thavna", 1, 3, -3, 0, 1),
    (1, "princess-beatrice", 0, 5, -5, 0, 3),
)

COPIES = tuple(face[0] for face in _FACES)
POWER = tuple(face[2] for face in _FACES)
INFLUENCE = tuple(face[3] for face in _FACES)
GOLD = tuple(face[4] for face in _FACES)
CONSOLATION = tuple(face[5] for face in _FACES)
ORDER = tuple(face[6] for face in _FACES)
CARDS_IN_ALL = sum(COPIES)

KILLED_BY = (BENTHON_KNIGHTS, ANNA_LYS, DATURA)
"""By rank: who kills the characters of that rank."""

SLUGS: tuple[CardSlug, ...] = tuple(CardSlug(face[1]) for face in _FACES)

CARDS: tuple[Card, ...] = tuple(
    Card(
        __package__,
        slug,
        copies,
        stats=(
            ("faction", FACTIONS[FACTION[kind]]),
            ("rank", RANKS[RANK[kind]]),
            ("power", str(power)),
            ("influence", str(influence)),
            ("gold", f"{gold:+d}" if gold else "0"),
            ("consolation-gold", str(consolation) if consolation else ""),
            ("order", str(order) if order else ""),
        ),
    )
    for kind, (copies, slug, power, influence, gold, consolation, order) in enumerate(_FACES)
)
