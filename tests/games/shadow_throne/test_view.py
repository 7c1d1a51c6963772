"""What the table tells ahead: prices, the power a card would bring, stakes, and what a battle has brought."""

from __future__ import annotations

from tests.games.shadow_throne.tables import at_wave, choose, gold, influence, player, powers, sees
from throneroom import Match
from throneroom.games.shadow_throne.view import Offer, Spoils


def offer(match: Match, card: str) -> Offer:
    return next(offer for offer in sees(match, "p1").offers if offer.card == card)


def last_wave(**parts: str) -> Match:
    """p1 has a dead Simone, a Peasant and a Guard."""
    return at_wave(
        "warrior-monk",
        "outlaw",
        "outlaw",
        line_p1="simone dead, dutiful-peasant, kings-guard",
        line_p2="datura, tax-collector, loyal-soldier",
        line_p3="defiant-slave, defiant-slave, outlaw",
        **parts,
    )


def test_a_card_shows_the_purse_after_it_and_its_factions_power() -> None:
    match = at_wave(
        "outlaw, sythera, warrior-monk",
        "protis",
        "simone",
        gold="3",
        line_p1="mutinous-soldier",
        line_p2="loyal-soldier",
        line_p3="loyal-soldier",
    )
    assert offer(match, "outlaw") == Offer("outlaw", 1, True, True, 4, 2)
    assert offer(match, "sythera") == Offer("sythera", -4, True, False, 4, 1)
    assert offer(match, "warrior-monk") == Offer("warrior-monk", 1, False, True, 4, 1)


def test_the_offer_is_what_happens() -> None:
    match = last_wave()
    told = offer(match, "warrior-monk")
    choose(match, "warrior-monk", "outlaw", "outlaw")
    assert gold(match)[0] == told.purse
    assert powers(match)[2] == told.power


def test_the_stakes_are_the_influence_of_each_faction() -> None:
    seen = player(last_wave(), "p1")
    assert seen.stakes == (3, 0, 1)  # Peasant and Guard; half of a dead Simone
    assert seen.spoils is None


def test_the_spoils_are_what_the_battle_brought() -> None:
    match = last_wave()
    before = influence(match)[0]
    choose(match, "warrior-monk", "outlaw", "outlaw")
    spoils = player(match, "p1").spoils
    assert spoils == Spoils(influence=3, martyr=5, gold=0)
    assert influence(match)[0] == before + spoils.influence  # the martyr's were there already


def test_how_far_a_faction_is_behind() -> None:
    match = last_wave()
    assert [(side.power, side.behind) for side in sees(match).factions] == [(9, 0), (3, 6), (0, 9)]
