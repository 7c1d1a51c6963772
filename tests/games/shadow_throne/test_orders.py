"""Abilities: the three orders, killing, conversion, tokens, and every character that has an ability."""

from __future__ import annotations

import pytest

from tests.games.shadow_throne.tables import (
    at_wave,
    choose,
    first,
    fought,
    gold,
    influence,
    last,
    play_on,
    player,
    powers,
    sees,
    with_kyros,
)
from throneroom import DecisionError

# ST-8: the orders, and what happens at the same moment


@pytest.mark.rule("ST-8")
def test_order_one_acts_before_order_two() -> None:
    """The Scouts embolden the Outlaw first; then he dies and loses the token."""
    match = fought("phabos-scouts", "outlaw", "benthon-knights")
    assert (first(match, "p2").dead, first(match, "p2").tokens) == (True, 0)
    assert powers(match) == (2, 2, 0)


@pytest.mark.rule("ST-8")
def test_order_two_acts_before_order_three() -> None:
    """The Knights kill the Outlaw before the Shepherd can convert him."""
    match = fought("benthon-knights", "outlaw", "shepherd-of-the-lost")
    assert first(match, "p2").dead and not first(match, "p2").converted


@pytest.mark.rule("ST-8")
def test_killed_and_converted_at_once_is_dead_and_of_the_church() -> None:
    match = with_kyros("benthon-knights", "shepherd-of-the-lost", "outlaw")
    outlaw = first(match, "p3")
    assert (outlaw.dead, outlaw.converted, outlaw.faction) == (True, True, "Church")


@pytest.mark.rule("ST-8")
def test_killed_and_emboldened_at_once_is_dead_without_a_token() -> None:
    match = with_kyros("benthon-knights", "queen-eletheria", "outlaw")
    assert (first(match, "p3").dead, first(match, "p3").tokens) == (True, 0)


@pytest.mark.rule("ST-8")
def test_killed_and_converted_by_the_princess_at_once_gets_no_token() -> None:
    match = with_kyros("benthon-knights", "princess-beatrice", "outlaw")
    outlaw = first(match, "p3")
    assert (outlaw.dead, outlaw.converted, outlaw.tokens) == (True, True, 0)


@pytest.mark.rule("ST-8")
def test_who_is_affected_is_judged_before_any_effect() -> None:
    """The extra Knights spare a Soldier of the Empire, though at the same moment he joins the Church."""
    match = with_kyros("benthon-knights", "shepherd-of-the-lost", "loyal-soldier")
    soldier = first(match, "p3")
    assert (soldier.dead, soldier.faction) == (False, "Church")


@pytest.mark.rule("ST-8")
def test_two_converters_of_one_order_act_together() -> None:
    """The Princess's token also goes to those whom the Shepherd converts at the same time."""
    match = fought("princess-beatrice", "shepherd-of-the-lost", "outlaw")
    assert (first(match, "p3").converted, first(match, "p3").tokens) == (True, 1)


# ST-9


@pytest.mark.rule("ST-9")
@pytest.mark.parametrize(
    ("killer", "victim"),
    [("anna-lys", "shepherd-of-the-lost"), ("datura", "princess-beatrice"), ("datura", "queen-eletheria")],
)
def test_killed_by_a_lower_order_an_ability_is_lost(killer: str, victim: str) -> None:
    match = fought(killer, victim, "outlaw")
    assert first(match, "p2").dead
    assert (first(match, "p3").converted, first(match, "p3").tokens) == (False, 0)


@pytest.mark.rule("ST-9")
def test_protis_killed_by_datura_converts_nobody() -> None:
    match = fought("datura", "protis", "queens-guard")
    assert first(match, "p2").dead and not first(match, "p3").converted


@pytest.mark.rule("ST-9")
def test_killed_by_the_same_order_an_ability_still_acts() -> None:
    match = with_kyros("anna-lys", "shepherd-of-the-lost", "outlaw")
    assert first(match, "p2").dead
    assert first(match, "p3").converted


@pytest.mark.rule("ST-9")
def test_eletheria_killed_by_the_same_order_still_emboldens() -> None:
    match = with_kyros("datura", "queen-eletheria", "outlaw")
    assert first(match, "p2").dead
    assert first(match, "p3").tokens == 1


# ST-10: killing


@pytest.mark.rule("ST-10")
@pytest.mark.parametrize(
    ("killer", "victim", "spared"),
    [
        ("benthon-knights", "outlaw", "queens-guard"),
        ("benthon-knights", "warrior-monk", "simone"),
        ("anna-lys", "queens-guard", "outlaw"),
        ("anna-lys", "godesea-knights", "simone"),
        ("datura", "simone", "godesea-knights"),
        ("datura", "langman", "outlaw"),
    ],
)
def test_each_killer_kills_one_rank(killer: str, victim: str, spared: str) -> None:
    match = fought(killer, victim, spared)
    assert first(match, "p2").dead and not first(match, "p3").dead


@pytest.mark.rule("ST-10")
@pytest.mark.parametrize(
    ("killer", "own"),
    [("benthon-knights", "loyal-soldier"), ("anna-lys", "kings-guard"), ("datura", "captain-khamon-phabos")],
)
def test_killers_spare_the_empire(killer: str, own: str) -> None:
    assert not first(fought(killer, own, "queens-guard"), "p2").dead


@pytest.mark.rule("ST-10")
def test_killers_spare_each_other() -> None:
    match = fought("anna-lys", "datura", "benthon-knights")
    assert not any(first(match, seat).dead for seat in match.seats)


@pytest.mark.rule("ST-10")
def test_killers_touch_only_their_own_wave() -> None:
    match = fought(
        "benthon-knights", "simone", "protis", line_p1="kings-guard", line_p2="outlaw", line_p3="warrior-monk"
    )
    assert not first(match, "p2").dead and not first(match, "p3").dead


@pytest.mark.rule("ST-10")
def test_the_dead_give_no_power() -> None:
    assert powers(fought("datura", "langman", "outlaw")) == (2, 1, 0)


@pytest.mark.rule("ST-10")
def test_the_dead_lose_their_tokens() -> None:
    match = fought(
        "benthon-knights", "outlaw", "queens-guard", line_p1="kings-guard", line_p2="picureas", line_p3="simone"
    )
    assert (last(match, "p2").dead, last(match, "p2").tokens) == (True, 0)
    assert last(match, "p3").tokens == 1


@pytest.mark.rule("ST-10")
def test_the_dead_get_no_tokens_later() -> None:
    match = fought(
        "kings-guard",
        "queen-eletheria",
        "simone",
        line_p1="benthon-knights",
        line_p2="outlaw dead",
        line_p3="queens-guard",
    )
    assert first(match, "p2").tokens == 0


@pytest.mark.rule("ST-10")
def test_the_dead_are_not_converted_later() -> None:
    match = fought("benthon-knights", "outlaw", "princess-beatrice")
    assert first(match, "p2").faction == "Rebels"


# ST-11: conversion


@pytest.mark.rule("ST-11")
@pytest.mark.parametrize(
    ("converter", "converted", "left"),
    [
        ("shepherd-of-the-lost", "outlaw", "queens-guard"),
        ("shepherd-of-the-lost", "loyal-soldier", "langman"),
        ("princess-beatrice", "dutiful-peasant", "kings-guard"),
        ("protis", "kings-guard", "outlaw"),
        ("protis", "queens-guard", "captain-khamon-phabos"),
    ],
)
def test_each_converter_converts_one_rank(converter: str, converted: str, left: str) -> None:
    match = fought(converter, converted, left)
    assert (first(match, "p2").faction, first(match, "p2").converted) == ("Church", True)
    assert not first(match, "p3").converted


@pytest.mark.rule("ST-11")
def test_a_converted_character_counts_for_the_church() -> None:
    assert powers(fought("protis", "kings-guard", "queens-guard")) == (0, 0, 7)


@pytest.mark.rule("ST-11")
def test_the_church_is_not_affected() -> None:
    match = fought("princess-beatrice", "warrior-monk", "outlaw")
    assert (first(match, "p2").converted, first(match, "p2").tokens) == (False, 0)
    assert (first(match, "p3").converted, first(match, "p3").tokens) == (True, 1)


@pytest.mark.rule("ST-11")
def test_converters_touch_only_their_own_wave() -> None:
    match = fought(
        "shepherd-of-the-lost", "simone", "thavna", line_p1="kings-guard", line_p2="outlaw", line_p3="loyal-soldier"
    )
    assert not first(match, "p2").converted and not first(match, "p3").converted


@pytest.mark.rule("ST-11")
def test_a_converted_rebel_is_emboldened_as_a_rebel_no_more() -> None:
    match = fought(
        "tax-collector",
        "queen-eletheria",
        "simone",
        line_p1="shepherd-of-the-lost",
        line_p2="outlaw church",
        line_p3="outlaw church",
    )
    assert (first(match, "p2").tokens, first(match, "p3").tokens) == (0, 0)


# ST-12: tokens


@pytest.mark.rule("ST-12")
def test_tokens_add_up() -> None:
    """Picureas and two companies of Scouts."""
    match = fought(
        "phabos-scouts", "phabos-scouts", "outlaw", line_p1="picureas", line_p2="simone", line_p3="kings-guard"
    )
    assert last(match, "p3").tokens == 3
    assert last(match, "p3").power == 4


@pytest.mark.rule("ST-12")
def test_tokens_stay_through_conversion() -> None:
    match = fought("shepherd-of-the-lost", "outlaw", "phabos-scouts")
    outlaw = first(match, "p2")
    assert (outlaw.faction, outlaw.tokens, outlaw.power) == ("Church", 1, 2)


@pytest.mark.rule("ST-12")
def test_tokens_stay_in_later_waves() -> None:
    match = fought(
        "simone",
        "kings-guard",
        "tax-collector",
        line_p1="outlaw +2",
        line_p2="phabos-scouts +1",
        line_p3="phabos-scouts +1",
    )
    assert first(match, "p1").tokens == 2


@pytest.mark.rule("ST-12")
def test_tokens_go_at_the_end_of_the_battle() -> None:
    match = play_on(fought("phabos-scouts", "langman", "kings-guard"), "draft")
    assert all(character.tokens == 0 for seat in sees(match).players for character in seat.line)


# ST-13: Phabos Scouts


@pytest.mark.rule("ST-13")
def test_scouts_embolden_every_other_rebel_in_their_wave() -> None:
    match = fought("phabos-scouts", "langman", "outlaw")
    assert [first(match, seat).tokens for seat in match.seats] == [0, 1, 1]


@pytest.mark.rule("ST-13")
def test_two_scouts_embolden_each_other() -> None:
    match = fought("phabos-scouts", "phabos-scouts", "outlaw")
    assert [first(match, seat).tokens for seat in match.seats] == [1, 1, 2]
    assert powers(match) == (0, 3 + 3 + 3, 0)


@pytest.mark.rule("ST-13")
def test_scouts_embolden_rebels_only_and_only_in_their_wave() -> None:
    match = fought(
        "phabos-scouts", "loyal-soldier", "warrior-monk", line_p1="simone", line_p2="outlaw", line_p3="outlaw"
    )
    assert [player(match, seat).line[-1].tokens for seat in match.seats] == [0, 0, 0]
    assert first(match, "p2").tokens == 0


# ST-14: Picureas


@pytest.mark.rule("ST-14")
def test_picureas_emboldens_the_rebels_of_the_next_wave() -> None:
    match = choose(at_wave("picureas, outlaw", "langman, queens-guard", "simone"), "picureas", "langman", "simone")
    assert first(match, "p2").tokens == 0
    choose(match, "outlaw", "queens-guard", match.legal("p3")[0].removeprefix("play "))
    assert (last(match, "p1").tokens, last(match, "p2").tokens, last(match, "p3").tokens) == (1, 1, 0)


@pytest.mark.rule("ST-14")
def test_picureas_emboldens_one_wave_only() -> None:
    match = fought(
        "outlaw",
        "queens-guard",
        "simone",
        line_p1="picureas, kings-guard",
        line_p2="thavna, protis",
        line_p3="kings-guard, tax-collector",
    )
    assert (last(match, "p1").tokens, last(match, "p2").tokens) == (0, 0)


@pytest.mark.rule("ST-14")
def test_picureas_in_the_last_wave_does_nothing() -> None:
    match = fought(
        "picureas",
        "loyal-soldier",
        "loyal-soldier",
        line_p1="outlaw, simone, outlaw",
        line_p2="kings-guard, protis, tax-collector",
        line_p3="thavna, kings-guard, tithe-master",
    )
    assert sees(match).stage == "keep"
    assert all(character.tokens == 0 for seat in sees(match).players for character in seat.line)


@pytest.mark.rule("ST-14")
@pytest.mark.rule("ST-9")
def test_picureas_killed_at_his_own_order_still_emboldens() -> None:
    match = choose(at_wave("picureas, outlaw", "datura", "simone"), "picureas", "datura", "simone")
    assert first(match, "p1").dead
    choose(match, "outlaw", *(match.legal(seat)[0].removeprefix("play ") for seat in ("p2", "p3")))
    assert last(match, "p1").tokens == 1


@pytest.mark.rule("ST-14")
@pytest.mark.rule("ST-7")
def test_a_face_down_picureas_emboldens_nobody() -> None:
    match = fought(
        "outlaw", "queens-guard", "simone", line_p1="picureas down", line_p2="kings-guard", line_p3="kings-guard"
    )
    assert (last(match, "p1").tokens, last(match, "p2").tokens) == (0, 0)


@pytest.mark.rule("ST-14")
def test_the_tokens_of_picureas_come_before_order_one() -> None:
    """They are there when the card is revealed, so the first thing told after the reveal is Picureas."""
    match = fought(
        "outlaw", "phabos-scouts", "simone", line_p1="picureas", line_p2="kings-guard", line_p3="kings-guard"
    )
    told = match.story(None)[-1]
    ready = "Picureas has prepared the way: +1 power for p1's Outlaw and p2's Phabos Scouts."
    assert told.index(ready) < told.index("The Phabos Scouts ride ahead: +1 power for p1's Outlaw.")


# ST-15: Queen Eletheria


@pytest.mark.rule("ST-15")
@pytest.mark.rule("ST-12")
def test_eletheria_emboldens_rebel_commoners_of_her_wave_and_earlier_ones() -> None:
    match = fought(
        "queen-eletheria",
        "mutinous-soldier",
        "simone",
        line_p1="outlaw +1, kings-guard",
        line_p2="phabos-scouts, defiant-slave",
        line_p3="thavna, mutinous-soldier",
    )
    assert first(match, "p1").tokens == 2
    assert [character.tokens for character in player(match, "p2").line] == [0, 1, 1]
    assert [character.tokens for character in player(match, "p3").line] == [0, 1, 0]


@pytest.mark.rule("ST-15")
def test_eletheria_emboldens_commoners_only_and_rebels_only() -> None:
    match = fought(
        "queen-eletheria",
        "queens-guard",
        "loyal-soldier",
        line_p1="warrior-monk",
        line_p2="langman",
        line_p3="dutiful-peasant",
    )
    assert all(character.tokens == 0 for seat in sees(match).players for character in seat.line)


@pytest.mark.rule("ST-15")
def test_eletheria_does_nothing_for_later_waves() -> None:
    match = fought(
        "outlaw", "mutinous-soldier", "simone", line_p1="queen-eletheria", line_p2="kings-guard", line_p3="kings-guard"
    )
    assert (last(match, "p1").tokens, last(match, "p2").tokens) == (0, 0)


# ST-16: Sythera


@pytest.mark.rule("ST-16")
def test_sythera_silences_killers() -> None:
    match = fought("sythera", "datura", "outlaw")
    assert not first(match, "p1").dead
    assert not first(fought("sythera", "benthon-knights", "outlaw"), "p3").dead


@pytest.mark.rule("ST-16")
def test_sythera_silences_converters() -> None:
    assert not first(fought("sythera", "shepherd-of-the-lost", "outlaw"), "p3").converted
    beatrice = fought("sythera", "princess-beatrice", "outlaw")
    assert (first(beatrice, "p3").converted, first(beatrice, "p3").tokens) == (False, 0)


@pytest.mark.rule("ST-16")
@pytest.mark.rule("ST-17")
def test_sythera_silences_kyros() -> None:
    match = fought("sythera", "king-kyros", "outlaw")
    assert (sees(match).stage, sees(match).wave) == ("wave", 2)


@pytest.mark.rule("ST-16")
def test_sythera_does_not_silence_rebels() -> None:
    assert first(fought("sythera", "queen-eletheria", "outlaw"), "p3").tokens == 1
    match = choose(at_wave("sythera, outlaw", "picureas", "simone"), "sythera", "picureas", "simone")
    choose(match, "outlaw", *(match.legal(seat)[0].removeprefix("play ") for seat in ("p2", "p3")))
    assert last(match, "p1").tokens == 1


@pytest.mark.rule("ST-16")
def test_sythera_does_not_silence_order_one() -> None:
    assert first(fought("sythera", "thavna", "outlaw", gold="9, 3, 9"), "p2").tokens == 3
    assert first(fought("sythera", "phabos-scouts", "outlaw"), "p3").tokens == 1


@pytest.mark.rule("ST-16")
def test_sythera_silences_only_her_own_wave() -> None:
    match = fought(
        "loyal-soldier", "benthon-knights", "outlaw", line_p1="sythera", line_p2="simone", line_p3="kings-guard"
    )
    assert last(match, "p3").dead


@pytest.mark.rule("ST-16")
@pytest.mark.rule("ST-7")
def test_a_face_down_sythera_silences_nobody() -> None:
    assert first(fought("sythera", "benthon-knights", "outlaw", gold="2, 9, 9"), "p3").dead


# ST-17: King Kyros


@pytest.mark.rule("ST-17")
def test_kyros_lets_his_player_send_another_empire_card() -> None:
    match = with_kyros("kings-guard", "outlaw", "simone")
    king, guard = player(match, "p1").line
    assert (king.card, guard.card, guard.extra, guard.wave) == ("king-kyros", "kings-guard", True, 1)
    assert powers(match) == (4, 1, 4)


@pytest.mark.rule("ST-17")
def test_only_his_player_is_asked_and_not_in_secret() -> None:
    match = choose(at_wave("king-kyros, datura", "outlaw", "simone"), "king-kyros", "outlaw", "simone")
    assert match.waiting == ("p1",)
    assert not match.position.sealed
    match.play("p1", "extra datura")
    assert "King Kyros calls Datura to p1's side (for 3 gold)." in match.log("p2")


@pytest.mark.rule("ST-17")
def test_his_player_may_decline() -> None:
    match = choose(at_wave("king-kyros, datura", "outlaw", "simone"), "king-kyros", "outlaw", "simone")
    match.play("p1", "no extra")
    assert [character.card for character in player(match, "p1").line] == ["king-kyros"]
    assert (sees(match).stage, sees(match).wave) == ("wave", 2)


@pytest.mark.rule("ST-17")
def test_he_is_asked_even_if_declining_is_the_only_choice() -> None:
    match = at_wave("king-kyros, outlaw, outlaw, simone, protis, thavna", "tithe-master", "datura")
    choose(match, "king-kyros", "tithe-master", "datura")
    assert match.legal("p1") == ["no extra"]
    assert match.waiting == ("p1",)


@pytest.mark.rule("ST-17")
def test_the_first_two_orders_are_visible_before_he_is_asked() -> None:
    match = choose(
        at_wave("king-kyros, datura", "benthon-knights", "outlaw"), "king-kyros", "benthon-knights", "outlaw"
    )
    assert sees(match).stage == "extra"
    assert sees(match, "p1").players[2].line[0].dead
    assert match.log("p1")[-2:] == [
        "The Benthon Knights kill one commoner: p3's Outlaw.",
        "King Kyros raises his hand: who of the Empire will follow him?",
    ]


@pytest.mark.rule("ST-17")
def test_only_empire_cards_are_offered() -> None:
    match = at_wave("king-kyros, datura, loyal-soldier, outlaw, simone, protis", "tithe-master", "outlaw")
    choose(match, "king-kyros", "tithe-master", "outlaw")
    assert match.legal("p1") == ["no extra", "extra loyal-soldier", "extra datura"]


@pytest.mark.rule("ST-17")
def test_the_extra_card_must_be_affordable() -> None:
    match = at_wave(
        "king-kyros, datura, loyal-soldier, outlaw, simone, protis", "tithe-master", "outlaw", gold="7, 9, 9"
    )
    choose(match, "king-kyros", "tithe-master", "outlaw")
    assert match.legal("p1") == ["no extra", "extra loyal-soldier"]
    with pytest.raises(DecisionError, match="must be paid for"):
        match.play("p1", "extra datura")


@pytest.mark.rule("ST-17")
def test_the_extra_card_pays_no_hush_money() -> None:
    match = with_kyros(
        "dutiful-peasant",
        "outlaw",
        "simone",
        gold="6, 9, 9",
        line_p1="tax-collector",
        line_p2="tithe-master",
        line_p3="mutinous-soldier",
    )
    assert gold(match)[0] == 6 - 5 - 1
    assert not last(match, "p1").face_down


@pytest.mark.rule("ST-17")
@pytest.mark.rule("ST-6")
def test_the_next_wave_owes_the_hush_money_of_one_empire_card() -> None:
    match = choose(
        at_wave("king-kyros, kings-guard, tax-collector", "outlaw", "simone"), "king-kyros", "outlaw", "simone"
    )
    match.play("p1", "extra kings-guard")
    choose(match, "tax-collector", *(match.legal(seat)[0].removeprefix("play ") for seat in ("p2", "p3")))
    assert gold(match)[0] == 9 - 5 - 2 + 1


@pytest.mark.rule("ST-17")
@pytest.mark.parametrize(("extra", "converter"), [("loyal-soldier", "shepherd-of-the-lost"), ("kings-guard", "protis")])
def test_order_three_touches_the_extra_card(extra: str, converter: str) -> None:
    assert last(with_kyros(extra, converter, "outlaw"), "p1").faction == "Church"


@pytest.mark.rule("ST-17")
def test_the_princess_emboldens_a_converted_extra_card() -> None:
    extra = last(with_kyros("loyal-soldier", "princess-beatrice", "outlaw"), "p1")
    assert (extra.faction, extra.tokens) == ("Church", 1)


@pytest.mark.rule("ST-17")
@pytest.mark.parametrize(
    ("extra", "victim"), [("benthon-knights", "outlaw"), ("anna-lys", "queens-guard"), ("datura", "langman")]
)
def test_the_ability_of_the_extra_card_acts_with_order_three(extra: str, victim: str) -> None:
    assert first(with_kyros(extra, victim, "tax-collector"), "p2").dead


@pytest.mark.rule("ST-17")
def test_a_converted_extra_killer_still_kills() -> None:
    match = with_kyros("benthon-knights", "protis", "outlaw")
    assert last(match, "p1").faction == "Church"
    assert first(match, "p3").dead


@pytest.mark.rule("ST-17")
def test_the_extra_card_of_an_earlier_wave_acts_no_more() -> None:
    match = fought(
        "tax-collector",
        "outlaw",
        "simone",
        line_p1="king-kyros, extra benthon-knights",
        line_p2="kings-guard",
        line_p3="kings-guard",
    )
    assert not last(match, "p2").dead
    assert sees(match).stage == "wave"


@pytest.mark.rule("ST-17")
@pytest.mark.rule("ST-10")
def test_killers_spare_kyros() -> None:
    match = fought("king-kyros", "datura", "outlaw")
    assert sees(match).stage == "extra"
    assert not first(match, "p1").dead


# ST-18: Simone


@pytest.mark.rule("ST-18")
def test_simones_death_brings_five_influence_at_once() -> None:
    match = fought("datura", "simone", "outlaw")
    assert influence(match) == (0, 5, 0)


@pytest.mark.rule("ST-18")
def test_simones_death_at_order_three_brings_it_too() -> None:
    assert influence(with_kyros("datura", "simone", "outlaw")) == (0, 5, 0)


@pytest.mark.rule("ST-18")
def test_reaching_the_target_by_it_ends_nothing_before_the_resolution() -> None:
    match = fought("datura", "simone", "outlaw", influence="0, 12, 0")
    assert influence(match) == (0, 17, 0)
    assert not match.over and sees(match).wave == 2
    play_on(match, "over")
    assert sees(match).wave == 4


@pytest.mark.rule("ST-18")
def test_simone_alive_brings_nothing() -> None:
    assert influence(fought("anna-lys", "simone", "outlaw")) == (0, 0, 0)


# ST-19: Thavna


@pytest.mark.rule("ST-19")
@pytest.mark.parametrize(("purse", "tokens"), [(3, 3), (4, 3), (5, 0), (9, 0)])
def test_thavna_gains_three_power_with_at_most_one_gold_left(purse: int, tokens: int) -> None:
    thavna = first(fought("thavna", "outlaw", "outlaw", gold=f"{purse}, 9, 9"), "p1")
    assert (thavna.tokens, thavna.power) == (tokens, 1 + tokens)


@pytest.mark.rule("ST-19")
def test_the_hush_money_counts_for_thavna() -> None:
    match = fought(
        "thavna", "outlaw", "outlaw", gold="5, 9, 9", line_p1="simone", line_p2="kings-guard", line_p3="kings-guard"
    )
    assert last(match, "p1").tokens == 3


# ST-21, ST-25


@pytest.mark.rule("ST-21")
def test_the_power_of_each_faction_is_public_after_a_wave() -> None:
    match = fought("kings-guard", "langman", "godesea-knights")
    watched = sees(match, "spectator").factions
    assert [(side.name, side.power, side.leads) for side in watched] == [
        ("Empire", 4, True),
        ("Rebels", 4, True),
        ("Church", 3, False),
    ]
    assert match.log("spectator")[-1] == "Power: Empire 4, Rebels 4, Church 3."


@pytest.mark.rule("ST-25")
def test_outlaw_shepherd_and_eletheria_in_one_wave() -> None:
    match = fought("outlaw", "shepherd-of-the-lost", "queen-eletheria")
    outlaw = first(match, "p1")
    assert (outlaw.faction, outlaw.tokens, outlaw.power) == ("Church", 1, 2)
    assert powers(match) == (0, 0, 2)
