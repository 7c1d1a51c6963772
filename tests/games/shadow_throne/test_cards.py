"""The card table and the setup."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.shadow_throne.tables import gold, influence, new, sees
from throneroom.engine.game import find
from throneroom.games.shadow_throne.cards import (
    CARDS,
    CARDS_IN_ALL,
    CONSOLATION,
    FACTION,
    FACTIONS,
    GOLD,
    INFLUENCE,
    ORDER,
    POWER,
    RANK,
    RANKS,
    SLUGS,
)

TABLE = """
empire 3 dutiful-peasant commoner 1 1 0 3 0
empire 4 loyal-soldier commoner 1 1 1 0 0
empire 3 tax-collector commoner 1 0 2 0 0
empire 2 kings-guard elite 4 2 -2 0 0
empire 2 benthon-knights elite 2 1 -1 0 2
empire 1 captain-khamon-phabos noble 6 2 -3 0 0
empire 1 anna-lys noble 2 3 -3 0 2
empire 1 datura noble 2 3 -3 0 2
empire 1 king-kyros noble 0 5 -5 0 3
rebels 3 defiant-slave commoner 1 1 0 3 0
rebels 4 mutinous-soldier commoner 1 1 1 0 0
rebels 3 outlaw commoner 1 0 2 0 0
rebels 2 queens-guard elite 3 1 -1 2 0
rebels 2 phabos-scouts elite 2 2 -2 0 1
rebels 1 langman noble 4 2 -2 0 1
rebels 1 picureas noble 2 3 -3 0 2
rebels 1 sythera noble 3 3 -3 0 1
rebels 1 queen-eletheria noble 0 5 -5 0 3
church 3 pious-peasant commoner 1 1 0 3 0
church 4 warrior-monk commoner 1 1 1 0 0
church 3 tithe-master commoner 1 0 2 0 0
church 2 godesea-knights elite 3 1 0 0 0
church 2 shepherd-of-the-lost elite 0 2 -2 0 3
church 1 simone noble 4 2 -2 0 1
church 1 protis noble 0 3 -3 0 3
church 1 thavna noble 1 3 -3 0 1
church 1 princess-beatrice noble 0 5 -5 0 3
"""


@pytest.mark.rule("ST-1")
@pytest.mark.parametrize("line", TABLE.strip().splitlines(), ids=lambda line: line.split()[2])
def test_a_card_has_its_numbers(line: str) -> None:
    faction, copies, slug, rank, *numbers = line.split()
    kind = SLUGS.index(slug)
    assert (FACTIONS[FACTION[kind]].lower(), CARDS[kind].copies, RANKS[RANK[kind]]) == (faction, int(copies), rank)
    shown = [POWER[kind], INFLUENCE[kind], GOLD[kind], CONSOLATION[kind], ORDER[kind]]
    assert shown == [int(number) for number in numbers]


@pytest.mark.rule("ST-1")
def test_the_deck_has_54_cards_18_of_each_faction() -> None:
    by_faction = Counter(dict.fromkeys(FACTIONS, 0))
    for card, faction in zip(CARDS, FACTION, strict=True):
        by_faction[FACTIONS[faction]] += card.copies
    assert by_faction == {"Empire": 18, "Rebels": 18, "Church": 18}
    assert CARDS_IN_ALL == 54 == len(new().chance()[0].outcome)


@pytest.mark.rule("ST-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_begins_with_three_gold_and_no_influence(players: int) -> None:
    assert gold(new(players)) == (3,) * players
    assert influence(new(players)) == (0,) * players


@pytest.mark.rule("ST-1")
def test_cards_tell_their_numbers_and_texts() -> None:
    kyros = CARDS[SLUGS.index("king-kyros")]
    assert ("gold", "-5") in kyros.stats and ("order", "3") in kyros.stats and "Empire" in kyros.text
    assert ("gold", "+2") in CARDS[SLUGS.index("outlaw")].stats
    assert sees(new()).target == 15


def test_eight_nobles_have_epithets_where_they_are_read() -> None:
    assert [card.full_name for card in CARDS if card.full_name != card.name] == [
        "Anna Lys, Widow Maker",
        "Datura, Addled Assassin",
        "Langman, Crown's Thorn",
        "Picureas, Son of Roses",
        "Sythera the Whisperer",
        "Simone the Sufferer",
        "Protis, Absolver of Sins",
        "Thavna the Revelator",
    ]


@pytest.mark.parametrize("target", [15, 20, 25])
def test_the_rules_in_short_name_the_chosen_target(target: int) -> None:
    game = find("shadow-throne")
    options = game.settings(3, {"target": target}).options
    assert f"With {target} influence the game ends." in game.summary(options)
    assert game.short_rules(options)["ST-23"].startswith(f"At {target} influence the game ends:")
    assert "With 15 influence" in game.summary()
