"""BA-15: the answer to an attack, and when it is asked for."""

import pytest

from tests.games.battle_for_the_throne.tables import GAME, part
from throneroom import Match


def table(players: int = 2, jokers: int = 2, **parts: str) -> Match:
    return Match.arrange(GAME, players, seed=1, options={"jokers": jokers}, **parts)


def struck(match: Match, decision: str = "attack 9c p2 jack 1") -> Match:
    match.play("p1", decision)
    return match


@pytest.mark.rule("BA-15")
def test_the_attacked_player_is_asked_at_once() -> None:
    match = struck(table(p1_hand="9c", p2_jacks="jd", p2_hand="joker"))
    assert (match.waiting, match.legal("p2")) == (("p2",), ["jester", "accept"])


@pytest.mark.rule("BA-15")
def test_only_the_attacked_player_is_asked() -> None:
    match = struck(table(3, p1_hand="9c", p2_hand="joker", p3_hand="2c", p3_jacks="jd"), "attack 9c p3 jack 1")
    assert match.waiting == ("p3",)


@pytest.mark.rule("BA-15")
def test_both_cards_are_discarded_and_nothing_happens() -> None:
    match = struck(table(p1_hand="9c", p2_jacks="jd", p2_hand="joker"))
    match.play("p2", "jester")
    assert [part(match, name) for name in ("p2_jacks", "p1_discards", "p2_discards")] == ["jd", "9c", "joker"]


@pytest.mark.rule("BA-15")
def test_an_accepted_attack_lands() -> None:
    match = struck(table(p1_hand="9c", p2_jacks="jd", p2_hand="joker"))
    match.play("p2", "accept")
    assert (part(match, "p2_jacks"), part(match, "p2_hand")) == ("jd + p1 9c for 9", "joker")


@pytest.mark.rule("BA-15")
def test_the_answer_is_no_action() -> None:
    match = struck(table(p1_hand="9c", p2_jacks="jd", p2_hand="joker, 9h", p1_jacks="jc"))
    match.play("p2", "jester")
    assert match.waiting == ("p2",)
    assert "attack 9h p1 jack 1" in match.legal("p2")


@pytest.mark.rule("BA-15", "BA-3")
def test_the_turn_goes_on_after_the_attacker() -> None:
    match = struck(table(3, p1_hand="9c", p3_hand="joker", p3_jacks="jd"), "attack 9c p3 jack 1")
    match.play("p3", "jester")
    assert match.waiting == ("p2",)


@pytest.mark.rule("BA-15")
@pytest.mark.parametrize("decision", ["attack 9c p2 jack 1", "attack ac p2 jack 1", "charge kd p2 jack 1"])
def test_every_attack_card_can_be_answered(decision: str) -> None:
    match = struck(table(p1_hand="9c, ac, kd", p1_king="kc", p2_jacks="jd", p2_hand="joker"), decision)
    match.play("p2", "jester")
    assert part(match, "p2_jacks") == "jd"


@pytest.mark.rule("BA-15", "BA-16")
def test_the_shield_counts_as_a_character() -> None:
    match = table(p1_hand="10c", p2_king="kd", p2_shield="joker + p1 10s", p2_hand="joker")
    match.play("p1", "attack 10c p2 shield")
    match.play("p2", "jester")
    assert part(match, "p2_shield") == "joker + p1 10s for 10"


@pytest.mark.rule("BA-15")
def test_the_king_can_be_saved() -> None:
    match = table(p1_hand="10c", p2_king="kd + p1 10s", p2_hand="joker")
    match.play("p1", "attack 10c p2 king")
    match.play("p2", "jester")
    assert (match.over, part(match, "p2_king")) == (False, "kd + p1 10s for 10")


@pytest.mark.rule("BA-15")
def test_without_a_joker_in_hand_one_is_asked_all_the_same() -> None:
    match = struck(table(p1_hand="9c", p2_jacks="jd", p2_hand="2c"))
    assert (match.waiting, match.legal("p2")) == (("p2",), ["accept"])


@pytest.mark.rule("BA-15", "BA-22")
def test_the_pause_tells_others_nothing() -> None:
    holds = struck(table(p1_hand="9c", p2_jacks="jd", p2_hand="joker", p2_discards="2c"))
    lacks = struck(table(p1_hand="9c", p2_jacks="jd", p2_hand="3c", p2_discards="2c"))
    assert holds.view("p1").text() == lacks.view("p1").text()
    assert holds.log("p1") == lacks.log("p1")


@pytest.mark.rule("BA-15")
def test_not_asked_with_an_empty_hand() -> None:
    match = struck(table(p1_hand="9c", p2_jacks="jd"))
    assert part(match, "p2_jacks") == "jd + p1 9c for 9"


@pytest.mark.rule("BA-15")
def test_not_asked_when_every_joker_lies_in_the_discard_pile() -> None:
    match = struck(table(p1_hand="9c", p2_jacks="jd", p2_hand="2c", p2_discards="joker, joker"))
    assert part(match, "p2_jacks") == "jd + p1 9c for 9"


@pytest.mark.rule("BA-15")
def test_not_asked_when_one_is_discarded_and_the_other_the_shield() -> None:
    parts = {"p2_discards": "joker", "p2_shield": "joker", "p2_hand": "2c"}
    match = struck(table(p1_hand="9c", p2_jacks="jd", **parts))
    assert part(match, "p2_jacks") == "jd + p1 9c for 9"


@pytest.mark.rule("BA-15")
@pytest.mark.parametrize("parts", [{"p2_discards": "joker"}, {"p2_shield": "joker"}], ids=["discarded", "shield"])
def test_asked_while_one_joker_is_unseen(parts: dict[str, str]) -> None:
    match = struck(table(p1_hand="9c", p2_jacks="jd", p2_hand="2c", **parts))
    assert match.waiting == ("p2",)
    assert match.view().table.stage == "jester"


@pytest.mark.rule("BA-15")
def test_asked_even_where_counting_shows_that_the_joker_is_in_the_deck() -> None:
    match = struck(table(jokers=1, p1_hand="9c", p2_jacks="jd", p2_hand="2c", p2_counted="2c"))
    assert match.view().table.stage == "jester"


@pytest.mark.rule("BA-15")
def test_jokers_of_others_do_not_matter() -> None:
    match = struck(table(p1_hand="9c", p1_discards="joker, joker", p2_jacks="jd", p2_hand="joker"))
    assert match.legal("p2") == ["jester", "accept"]


@pytest.mark.rule("BA-15")
def test_never_asked_in_a_game_without_jokers() -> None:
    match = struck(table(jokers=0, p1_hand="9c", p2_jacks="jd", p2_hand="2c"))
    assert part(match, "p2_jacks") == "jd + p1 9c for 9"


@pytest.mark.rule("BA-15")
def test_a_second_attack_can_be_answered_with_the_second_joker() -> None:
    match = struck(table(p1_hand="9c, 9s", p2_jacks="jd", p2_hand="joker, joker"))
    match.play("p2", "jester")
    match.play("p2", "pass")
    match.play("p1", "attack 9s p2 jack 1")
    match.play("p2", "jester")
    assert (part(match, "p2_jacks"), part(match, "p2_discards")) == ("jd", "joker, joker")


@pytest.mark.rule("BA-15")
def test_the_strike_is_shown_with_what_it_would_do() -> None:
    strike = struck(table(p1_hand="9c", p2_jacks="jd", p2_hand="2c")).view("p2").table.strike
    assert (strike.card, strike.target, strike.points, strike.destroys) == ("9c", "p2 jack 1", 9, False)
