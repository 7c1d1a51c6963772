"""Waves and gold: secret choices, income and cost, hush money, poor players."""

from __future__ import annotations

import pytest

from tests.games.shadow_throne.tables import (
    at_wave,
    choose,
    first,
    fought,
    gold,
    last,
    play_on,
    player,
    powers,
    sees,
    with_kyros,
)

# ST-4: waves


@pytest.mark.rule("ST-4")
def test_nothing_is_revealed_before_all_have_chosen() -> None:
    match = at_wave("outlaw", "loyal-soldier", "warrior-monk")
    match.play("p3", "play warrior-monk")
    match.play("p1", "play outlaw")
    assert [seat.line for seat in sees(match).players] == [(), (), ()]
    assert gold(match) == (9, 9, 9)
    assert match.waiting == ("p2",)


@pytest.mark.rule("ST-4")
@pytest.mark.rule("ST-26")
def test_a_choice_is_secret_until_the_reveal() -> None:
    match = at_wave("outlaw", "loyal-soldier", "warrior-monk")
    match.play("p3", "play warrior-monk")
    assert "onk" not in match.view("p1").text() + "".join(match.log("p1"))
    assert sees(match, "p1").players[2].decided
    assert match.log("p1")[-1] == "p3 has laid down a card."


@pytest.mark.rule("ST-4")
def test_all_cards_are_revealed_together() -> None:
    match = fought("outlaw", "loyal-soldier", "warrior-monk")
    lines = [[character.card for character in seat.line] for seat in sees(match, "spectator").players]
    assert lines == [["outlaw"], ["loyal-soldier"], ["warrior-monk"]]
    assert [seat.cards for seat in sees(match).players] == [5, 5, 5]


@pytest.mark.rule("ST-4")
def test_a_battle_has_four_waves() -> None:
    match = at_wave("outlaw", "loyal-soldier", "warrior-monk")
    waves = []
    while sees(match).stage == "wave":
        waves.append(sees(match).wave)
        choose(match, *(match.legal(seat)[0].removeprefix("play ") for seat in match.seats))
    assert waves == [1, 2, 3, 4]


@pytest.mark.rule("ST-4")
def test_the_order_of_choosing_changes_nothing() -> None:
    ahead, back = (at_wave("outlaw", "king-kyros", "shepherd-of-the-lost") for _ in range(2))
    decisions = [("p1", "play outlaw"), ("p2", "play king-kyros"), ("p3", "play shepherd-of-the-lost")]
    for seat, decision in decisions:
        ahead.play(seat, decision)
    for seat, decision in reversed(decisions):
        back.play(seat, decision)
    assert ahead.position.bytes() == back.position.bytes()


# ST-5: income and cost


@pytest.mark.rule("ST-5")
@pytest.mark.parametrize(
    ("card", "change"),
    [("outlaw", 2), ("loyal-soldier", 1), ("godesea-knights", 0), ("datura", -3), ("king-kyros", -5)],
)
def test_a_player_collects_the_income_or_pays_the_cost(card: str, change: int) -> None:
    assert gold(fought(card, "defiant-slave", "defiant-slave"))[0] == 9 + change


@pytest.mark.rule("ST-5")
def test_the_last_coin_pays() -> None:
    match = fought("datura", "defiant-slave", "defiant-slave", gold="3, 0, 0")
    assert gold(match) == (0, 0, 0)
    assert not first(match, "p1").face_down


# ST-6: hush money


@pytest.mark.rule("ST-6")
@pytest.mark.parametrize(
    ("before", "card", "change"),
    [
        ("loyal-soldier", "dutiful-peasant", -1),  # income 0 becomes cost 1
        ("mutinous-soldier", "outlaw", 1),  # an income is 1 less
        ("warrior-monk", "simone", -3),  # a cost is 1 more
        ("mutinous-soldier", "mutinous-soldier", 0),
        ("outlaw", "dutiful-peasant", 0),  # another faction
        ("outlaw", "tithe-master", 2),
    ],
)
def test_the_faction_of_the_wave_before_costs_one_more(before: str, card: str, change: int) -> None:
    match = fought(card, "tax-collector", "outlaw", line_p1=before, line_p2="kings-guard", line_p3="kings-guard")
    assert gold(match)[0] == 9 + change


@pytest.mark.rule("ST-6")
def test_there_is_no_hush_money_in_the_first_wave() -> None:
    assert gold(fought("dutiful-peasant", "outlaw", "simone")) == (9, 11, 7)


@pytest.mark.rule("ST-6")
def test_hush_money_is_not_cumulative() -> None:
    match = fought(
        "outlaw",
        "tax-collector",
        "tax-collector",
        line_p1="outlaw, mutinous-soldier, mutinous-soldier",
        line_p2="outlaw, kings-guard, simone",
        line_p3="loyal-soldier, kings-guard, protis",
    )
    assert gold(match)[0] == 9 + 2 - 1


@pytest.mark.rule("ST-6")
def test_only_the_wave_just_before_counts() -> None:
    match = fought(
        "outlaw",
        "tax-collector",
        "tax-collector",
        line_p1="outlaw, kings-guard",
        line_p2="outlaw, simone",
        line_p3="queens-guard, protis",
    )
    assert gold(match)[0] == 9 + 2


@pytest.mark.rule("ST-6")
@pytest.mark.rule("ST-11")
def test_hush_money_goes_by_the_printed_faction_of_a_converted_card() -> None:
    lines = {"line_p1": "outlaw church", "line_p2": "shepherd-of-the-lost", "line_p3": "kings-guard"}
    assert gold(fought("mutinous-soldier", "tax-collector", "outlaw", **lines))[0] == 9
    assert gold(fought("warrior-monk", "tax-collector", "outlaw", **lines))[0] == 10


@pytest.mark.rule("ST-6")
def test_hush_money_is_due_after_a_card_that_died() -> None:
    match = fought(
        "mutinous-soldier",
        "tax-collector",
        "tithe-master",
        line_p1="outlaw dead",
        line_p2="benthon-knights",
        line_p3="kings-guard",
    )
    assert gold(match)[0] == 9


@pytest.mark.rule("ST-6")
@pytest.mark.rule("ST-7")
def test_a_face_down_card_causes_no_hush_money() -> None:
    match = fought(
        "outlaw", "tax-collector", "tax-collector", gold="0", line_p1="langman down", line_p2="outlaw", line_p3="simone"
    )
    assert gold(match)[0] == 2


@pytest.mark.rule("ST-6")
@pytest.mark.rule("ST-20")
def test_a_langman_who_stayed_causes_no_hush_money() -> None:
    match = fought("outlaw", "tax-collector", "simone", battle="2", line_p1="stays langman")
    assert gold(match)[0] == 9 + 2


@pytest.mark.rule("ST-6")
@pytest.mark.rule("ST-21")
def test_the_view_shows_who_owes_hush_money_to_whom() -> None:
    match = fought("outlaw", "datura", "simone", gold="9, 9, 0")
    assert [seat.hush_money for seat in sees(match).players] == ["Rebels", "Empire", None]


@pytest.mark.rule("ST-6")
def test_the_own_hand_is_shown_with_its_prices() -> None:
    match = at_wave(
        "outlaw, simone, datura",
        "tax-collector",
        "tax-collector",
        gold="2",
        line_p1="outlaw",
        line_p2="outlaw",
        line_p3="kings-guard",
    )
    offers = {offer.card: (offer.gold, offer.hush_money, offer.affordable) for offer in sees(match, "p1").offers}
    assert offers["outlaw"] == (1, True, True)
    assert offers["simone"] == (-2, False, True)
    assert offers["datura"] == (-3, False, False)


# ST-7: poor players


@pytest.mark.rule("ST-7")
def test_who_cannot_pay_turns_the_card_face_down_and_collects_one_gold() -> None:
    match = fought("datura", "outlaw", "outlaw", gold="2, 0, 0")
    assert first(match, "p1").card == "datura" and first(match, "p1").face_down
    assert gold(match)[0] == 3


@pytest.mark.rule("ST-7")
def test_hush_money_alone_can_make_a_player_poor() -> None:
    match = fought(
        "dutiful-peasant", "outlaw", "outlaw", gold="0", line_p1="loyal-soldier", line_p2="simone", line_p3="protis"
    )
    assert last(match, "p1").face_down
    assert gold(match)[0] == 1


@pytest.mark.rule("ST-7")
def test_a_face_down_card_has_no_power_and_no_ability() -> None:
    match = fought("datura", "simone", "outlaw", gold="2, 9, 0")
    assert powers(match) == (0, 1, 4)
    assert not first(match, "p2").dead


@pytest.mark.rule("ST-7")
def test_nothing_touches_a_face_down_card() -> None:
    match = fought("anna-lys", "phabos-scouts", "shepherd-of-the-lost", gold="9, 0, 9")
    assert first(match, "p2").face_down and not first(match, "p2").dead
    assert first(match, "p3").dead


@pytest.mark.rule("ST-7")
def test_it_is_not_a_choice() -> None:
    match = fought("datura", "outlaw", "outlaw", gold="3, 0, 0")
    assert not first(match, "p1").face_down
    assert all(decision.startswith("play ") for decision in match.legal("p1"))


@pytest.mark.rule("ST-7")
@pytest.mark.rule("ST-24")
def test_a_face_down_card_goes_back_to_the_deck() -> None:
    match = fought("datura", "outlaw", "outlaw", gold="2, 0, 0")
    play_on(match, "draft")
    assert "datura" in match.chance()[-1].outcome


@pytest.mark.rule("ST-7")
@pytest.mark.rule("ST-22")
def test_a_face_down_card_brings_neither_influence_nor_consolation() -> None:
    lines = {
        "line_p1": "dutiful-peasant down, outlaw, tithe-master",
        "line_p2": "outlaw, warrior-monk, outlaw",
        "line_p3": "kings-guard, kings-guard, loyal-soldier",
    }
    match = fought("datura", "tax-collector", "loyal-soldier", gold="0", **lines)
    assert player(match, "p1").influence == 0
    assert gold(match)[0] == 1


@pytest.mark.rule("ST-7")
@pytest.mark.rule("ST-17")
def test_a_king_who_is_not_paid_calls_nobody() -> None:
    match = fought("king-kyros", "outlaw", "outlaw", gold="4, 0, 0")
    assert sees(match).stage == "wave"
    assert first(match, "p1").face_down


@pytest.mark.rule("ST-5")
@pytest.mark.rule("ST-17")
def test_the_extra_card_settles_its_gold_as_well() -> None:
    assert gold(with_kyros("tax-collector", "outlaw", "outlaw"))[0] == 9 - 5 + 2
    assert gold(with_kyros("datura", "outlaw", "outlaw"))[0] == 9 - 5 - 3
