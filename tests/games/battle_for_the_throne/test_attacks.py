"""BA-5 to BA-9, BA-12, BA-23: who can be attacked, what an attack counts, and what it destroys.

Where no Joker is wanted there is none at the table: then attacks land without a question (BA-15).
"""

import pytest

from tests.games.battle_for_the_throne.tables import part, table
from throneroom import Match


def strikes(match: Match, seat: str = "p1") -> list[str]:
    """What a seat can attack, by any card."""
    return [text for text in match.legal(seat) if text.split()[0] in ("attack", "charge")]


def pile(match: Match, seat: int) -> tuple[str, ...]:
    discards: tuple[str, ...] = match.view().table.players[seat].discards
    return discards


# BA-23, BA-6: suit and colour


@pytest.mark.rule("BA-23", "BA-6")
def test_a_10_of_diamonds_cannot_attack_a_jack_of_diamonds() -> None:
    assert strikes(table(p1_hand="10d", p2_jacks="jd")) == []


@pytest.mark.rule("BA-23", "BA-6")
def test_a_10_of_hearts_counts_5_on_it() -> None:
    match = table(p1_hand="10h", p2_jacks="jd")
    match.play("p1", "attack 10h p2 jack 1")
    assert part(match, "p2_jacks") == "jd + p1 10h for 5"


@pytest.mark.rule("BA-23", "BA-6", "BA-7")
@pytest.mark.parametrize("card", ["10c", "10s"])
def test_a_black_10_destroys_it(card: str) -> None:
    match = table(p1_hand=card, p2_jacks="jd")
    match.play("p1", f"attack {card} p2 jack 1")
    assert part(match, "p2_jacks") == ""


@pytest.mark.rule("BA-6")
@pytest.mark.parametrize(
    ("king", "values"),
    [("kc", (None, 9, 9, 4)), ("kd", (9, None, 4, 9)), ("kh", (9, 4, None, 9)), ("ks", (4, 9, 9, None))],
)
def test_each_suit_on_each_suit(king: str, values: tuple[int | None, ...]) -> None:
    for suit, value in zip("cdhs", values, strict=True):
        match = table(p1_hand=f"9{suit}", p2_king=king)
        if value is None:
            assert strikes(match) == []
        else:
            match.play("p1", f"attack 9{suit} p2 king")
            assert part(match, "p2_king") == f"{king} + p1 9{suit} for {value}"


@pytest.mark.rule("BA-6")
@pytest.mark.parametrize(("number", "half"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (9, 4), (10, 5)])
def test_half_is_rounded_down(number: int, half: int) -> None:
    match = table(p1_hand=f"{number}s", p2_king="kc")
    match.play("p1", f"attack {number}s p2 king")
    assert match.view().table.players[1].king.damage == half


@pytest.mark.rule("BA-6")
@pytest.mark.parametrize("number", range(2, 11))
def test_full_value_is_the_face_value(number: int) -> None:
    match = table(p1_hand=f"{number}d", p2_king="kc")
    match.play("p1", f"attack {number}d p2 king")
    assert match.view().table.players[1].king.damage == number


@pytest.mark.rule("BA-6")
def test_each_card_is_halved_for_itself() -> None:
    match = table(3, p1_hand="9s", p2_king="kc + p3 9s")
    match.play("p1", "attack 9s p2 king")
    assert match.view().table.players[1].king.damage == 8


@pytest.mark.rule("BA-6", "BA-13")
def test_a_value_stays_as_it_was_when_played() -> None:
    match = table(p2_hand="ks", p2_jacks="jd + p1 9c", turn="p2")
    match.play("p2", "rally ks p2 jack 1")
    assert part(match, "p2_jacks") == "ks + p1 9c for 9"


# BA-5: the foremost rank


@pytest.mark.rule("BA-5")
def test_jacks_come_first_and_each_of_them_can_be_attacked() -> None:
    match = table(p1_hand="9h", p2_jacks="jc, js", p2_queens="qc", p2_king="kc")
    assert strikes(match) == ["attack 9h p2 jack 1", "attack 9h p2 jack 2"]


@pytest.mark.rule("BA-5")
def test_then_queens() -> None:
    match = table(p1_hand="9h", p2_queens="qc, qd, qs", p2_king="kc")
    assert strikes(match) == ["attack 9h p2 queen 1", "attack 9h p2 queen 2", "attack 9h p2 queen 3"]


@pytest.mark.rule("BA-5")
def test_then_the_king() -> None:
    assert strikes(table(p1_hand="9h", p2_king="kc")) == ["attack 9h p2 king"]


@pytest.mark.rule("BA-5", "BA-16")
def test_the_king_stands_behind_his_shield() -> None:
    match = table(jokers=2, p1_hand="9h", p2_king="kc", p2_shield="joker")
    assert strikes(match) == ["attack 9h p2 shield"]


@pytest.mark.rule("BA-5", "BA-16")
def test_the_shield_stands_behind_queens() -> None:
    match = table(jokers=2, p1_hand="9h", p2_king="kc", p2_shield="joker", p2_queens="qc")
    assert strikes(match) == ["attack 9h p2 queen 1"]


@pytest.mark.rule("BA-5", "BA-14")
def test_a_king_in_the_jack_rank_belongs_to_that_rank() -> None:
    match = table(p1_hand="9h", p2_jacks="ks", p2_queens="qc", p2_king="kc")
    assert strikes(match) == ["attack 9h p2 jack 1"]


@pytest.mark.rule("BA-5")
def test_every_opponent_can_be_attacked_and_oneself_not() -> None:
    match = table(3, p1_jacks="jc", p2_hand="9h", p2_jacks="jc", p3_queens="qc", turn="p2")
    assert strikes(match, "p2") == ["attack 9h p1 jack 1", "attack 9h p3 queen 1"]


@pytest.mark.rule("BA-5", "BA-17")
def test_who_is_out_cannot_be_attacked() -> None:
    match = table(3, p1_hand="9h", p2_fallen="kc", p3_jacks="jc")
    assert strikes(match) == ["attack 9h p3 jack 1"]


@pytest.mark.rule("BA-5")
def test_a_rank_can_hold_seven() -> None:
    match = table(p1_hand="9h", p2_jacks="jc, jd, jh, js, kc, kd, kh", p2_king="ks")
    assert strikes(match) == [f"attack 9h p2 jack {n}" for n in (1, 2, 4, 5, 6)]


@pytest.mark.rule("BA-5")
def test_the_seventh_place_can_be_attacked() -> None:
    match = table(p1_hand="9h", p2_queens="qd, qh, qs, qc, kh, kd, ks", p2_king="kc")
    match.play("p1", "attack 9h p2 queen 7")
    assert part(match, "p2_queens").endswith("ks + p1 9h for 9")


@pytest.mark.rule("BA-5")
def test_a_new_character_stands_last() -> None:
    match = table(p1_hand="jh", p1_jacks="js, jd")
    match.play("p1", "deploy jh")
    assert part(match, "p1_jacks") == "js, jd, jh"


@pytest.mark.rule("BA-5")
def test_places_close_up_after_a_loss_with_the_attacks_on_them() -> None:
    match = table(p1_hand="10c", p2_jacks="jd, jh, js + p1 3h")
    match.play("p1", "attack 10c p2 jack 1")
    assert part(match, "p2_jacks") == "jh, js + p1 3h for 3"


@pytest.mark.rule("BA-5")
def test_places_close_up_in_a_full_rank() -> None:
    match = table(p1_hand="10c", p2_queens="qd + p1 9s, qh, qs, qc, kh, kd, ks", p2_king="kc")
    match.play("p1", "attack 10c p2 queen 1")
    assert part(match, "p2_queens") == "qh, qs, qc, kh, kd, ks"


@pytest.mark.rule("BA-5")
def test_a_loss_among_the_jacks_leaves_the_queens_alone() -> None:
    match = table(p1_hand="10c", p2_jacks="jd", p2_queens="qs, qh")
    match.play("p1", "attack 10c p2 jack 1")
    assert part(match, "p2_queens") == "qs, qh"


@pytest.mark.rule("BA-5", "BA-13")
def test_a_rallied_king_keeps_the_place() -> None:
    match = table(p1_hand="kh", p1_king="kc", p1_jacks="js, jd, jc")
    match.play("p1", "rally kh p1 jack 2")
    assert part(match, "p1_jacks") == "js, kh, jc"


# BA-7: destroyed


@pytest.mark.rule("BA-7")
def test_an_attack_card_stays_on_the_character() -> None:
    match = table(p1_hand="9c", p2_jacks="jd")
    match.play("p1", "attack 9c p2 jack 1")
    assert (part(match, "p2_jacks"), pile(match, 0)) == ("jd + p1 9c for 9", ())


@pytest.mark.rule("BA-7")
def test_attacks_are_stacked_in_the_order_of_play() -> None:
    match = table(3, p1_hand="2c", p2_hand="5d", p3_king="ks", p2_king="kc")
    match.play("p1", "attack 2c p3 king")
    match.play("p2", "attack 5d p3 king")
    assert part(match, "p3_king") == "ks + p1 2c for 1 + p2 5d for 5"


@pytest.mark.rule("BA-7")
@pytest.mark.parametrize(
    ("rank", "court", "card", "left"),
    [
        ("jack 1", {"p2_jacks": "jd + p1 5c"}, "4s", "jd + p1 5c for 5 + p1 4s for 4"),
        ("jack 1", {"p2_jacks": "jd + p1 5c"}, "5s", ""),
        ("queen 1", {"p2_queens": "qd + p1 10c"}, "4s", "qd + p1 10c for 10 + p1 4s for 4"),
        ("queen 1", {"p2_queens": "qd + p1 10c"}, "5s", ""),
    ],
)
def test_a_character_falls_when_the_sum_reaches_its_points(
    rank: str, court: dict[str, str], card: str, left: str
) -> None:
    match = table(p1_hand=card, **court)
    match.play("p1", f"attack {card} p2 {rank}")
    assert part(match, next(iter(court))) == left


@pytest.mark.rule("BA-7")
def test_a_king_stands_at_19_and_falls_at_20() -> None:
    match = table(p1_hand="9s, 2c", p2_king="kd + p1 10c")
    match.play("p1", "attack 9s p2 king")
    assert match.view().table.players[1].king.missing == 1
    match.play("p2", "pass")
    match.play("p1", "attack 2c p2 king")
    assert match.over


@pytest.mark.rule("BA-7")
def test_the_character_goes_to_its_owners_discard_pile() -> None:
    match = table(p1_hand="10c", p2_jacks="jd")
    match.play("p1", "attack 10c p2 jack 1")
    assert pile(match, 1) == ("jd",)


@pytest.mark.rule("BA-7")
def test_each_attack_card_goes_to_the_pile_of_who_played_it() -> None:
    match = table(3, p1_hand="6c", p2_jacks="jd + p3 2s + p1 3s")
    match.play("p1", "attack 6c p2 jack 1")
    assert [pile(match, seat) for seat in range(3)] == [("3s", "6c"), ("jd",), ("2s",)]


@pytest.mark.rule("BA-7")
def test_surplus_is_lost() -> None:
    match = table(p1_hand="10c", p2_jacks="jd + p1 9s, jh", p2_queens="qd")
    match.play("p1", "attack 10c p2 jack 1")
    assert (part(match, "p2_jacks"), part(match, "p2_queens")) == ("jh", "qd")


@pytest.mark.rule("BA-7", "BA-6")
def test_a_card_that_came_home_keeps_nothing_of_its_value() -> None:
    match = table(p2_jacks="jd + p1 10h, js", turn="p2", stage="mend")
    match.play("p2", "mend p2 jack 1")
    never_played = table(p1_discards="10h", p2_jacks="jd, js", turn="p2", stage="mend")
    never_played.play("p2", "skip")
    assert match.position.bytes() == never_played.position.bytes()


# BA-8: Honorable Death


@pytest.mark.rule("BA-8")
@pytest.mark.parametrize(
    ("court", "decision"),
    [
        ({"p2_jacks": "jd"}, "attack 10c p2 jack 1"),
        ({"p2_queens": "qd + p1 9c"}, "attack 10c p2 queen 1"),
        ({"p2_jacks": "kd + p1 9c + p1 9s"}, "attack 10c p2 jack 1"),
        ({"p2_jacks": "jd"}, "charge kd p2 jack 1"),
    ],
    ids=["jack", "queen", "rallied king", "charge"],
)
def test_the_owner_of_a_character_destroyed_by_points_may_draw(court: dict[str, str], decision: str) -> None:
    match = table(p1_hand="10c, kd", p1_king="kc", p2_king="kh", **court)
    match.play("p1", decision)
    assert (match.waiting, match.legal("p2")) == (("p2",), ["draw", "decline"])


@pytest.mark.rule("BA-8")
def test_drawing_takes_the_top_card() -> None:
    match = table(p1_hand="10c", p2_jacks="jd", p2_deck="5h, 6h, rest")
    match.play("p1", "attack 10c p2 jack 1")
    match.play("p2", "draw")
    assert part(match, "p2_hand") == "5h"
    assert part(match, "p2_deck").startswith("6h, ")


@pytest.mark.rule("BA-8")
def test_declining_draws_nothing() -> None:
    match = table(p1_hand="10c", p2_jacks="jd")
    match.play("p1", "attack 10c p2 jack 1")
    match.play("p2", "decline")
    assert part(match, "p2_hand") == ""


@pytest.mark.rule("BA-8", "BA-3")
@pytest.mark.parametrize("answer", ["draw", "decline"])
def test_then_the_turn_goes_on_after_the_attacker(answer: str) -> None:
    match = table(3, p1_hand="10c", p3_jacks="jd")
    match.play("p1", "attack 10c p3 jack 1")
    match.play("p3", answer)
    assert (match.waiting, match.view().table.stage) == (("p2",), "act")


@pytest.mark.rule("BA-8", "BA-9")
def test_not_for_a_jack_killed_outright_by_an_ace() -> None:
    match = table(p1_hand="ac", p2_jacks="jd")
    match.play("p1", "attack ac p2 jack 1")
    assert match.view().table.stage == "act"


@pytest.mark.rule("BA-8", "BA-9")
def test_not_for_a_queen_killed_outright_by_an_ace_however_wounded() -> None:
    match = table(p1_hand="ac", p2_queens="qd + p1 10c + p1 4s")
    match.play("p1", "attack ac p2 queen 1")
    assert match.view().table.stage == "act"


@pytest.mark.rule("BA-8", "BA-9", "BA-14")
@pytest.mark.parametrize("rank", ["jack", "queen"])
@pytest.mark.parametrize("answered", [False, True], ids=["not asked", "accepted"])
def test_not_for_a_rallied_king_destroyed_by_the_one_point_of_an_ace(rank: str, answered: bool) -> None:
    court = {"p1_king": "kc", "p2_king": "kh", f"p2_{rank}s": "kd + p1 9c + p1 10s"}
    match = table(jokers=int(answered), p1_hand="as", p2_hand="2h", **court)
    match.play("p1", f"attack as p2 {rank} 1")
    if answered:
        match.play("p2", "accept")
    assert "kd" in pile(match, 1)
    assert (match.waiting, match.view().table.stage) == (("p2",), "act")


@pytest.mark.rule("BA-8")
def test_an_ace_that_lies_there_already_does_not_forbid_it() -> None:
    match = table(p1_hand="10c", p1_king="kc", p2_king="kh", p2_jacks="kd + p1 as + p1 9c")
    match.play("p1", "attack 10c p2 jack 1")
    assert match.legal("p2") == ["draw", "decline"]


@pytest.mark.rule("BA-8")
def test_not_for_a_shield() -> None:
    match = table(jokers=1, p1_hand="10c", p2_king="kd", p2_shield="joker + p1 10s")
    match.play("p1", "attack 10c p2 shield")
    assert match.view().table.stage == "act"


@pytest.mark.rule("BA-8", "BA-17")
def test_not_for_the_king_whose_fall_ends_the_players_game() -> None:
    match = table(3, p1_hand="10c", p2_king="kd + p1 10s")
    match.play("p1", "attack 10c p2 king")
    assert (match.waiting, match.view().table.stage) == (("p3",), "act")


@pytest.mark.rule("BA-8", "BA-19")
def test_not_asked_with_an_empty_deck() -> None:
    match = table(p1_hand="10c", p2_jacks="jd", p2_deck="", p2_discards="rest")
    match.play("p1", "attack 10c p2 jack 1")
    assert match.view().table.stage == "act"


# BA-2: the hand limit


@pytest.mark.rule("BA-2", "BA-8")
def test_with_six_cards_one_is_discarded_at_once_by_own_choice() -> None:
    match = table(p1_hand="10c", p2_jacks="jd", p2_hand="2c, 3c, 4c, 5c, 6c", p2_deck="5h, rest")
    match.play("p1", "attack 10c p2 jack 1")
    match.play("p2", "draw")
    assert match.legal("p2") == [f"discard {card}" for card in ("2c", "3c", "4c", "5c", "5h", "6c")]


@pytest.mark.rule("BA-2")
@pytest.mark.parametrize("card", ["3c", "5h"])
def test_the_discard_goes_to_the_own_pile_and_leaves_five(card: str) -> None:
    match = table(p1_hand="10c", p2_jacks="jd", p2_hand="2c, 3c, 4c, 5c, 6c", p2_deck="5h, rest")
    match.play("p1", "attack 10c p2 jack 1")
    match.play("p2", "draw")
    match.play("p2", f"discard {card}")
    assert card in pile(match, 1)
    assert match.view().table.players[1].hand_size == 5
    assert (match.waiting, match.view().table.stage) == (("p2",), "act")


@pytest.mark.rule("BA-2")
def test_with_five_nothing_is_discarded() -> None:
    match = table(p1_hand="10c", p2_jacks="jd", p2_hand="2c, 3c, 4c, 5c", p2_deck="5h, rest")
    match.play("p1", "attack 10c p2 jack 1")
    match.play("p2", "draw")
    assert match.view().table.stage == "act"


@pytest.mark.rule("BA-2")
def test_two_jokers_are_one_choice() -> None:
    match = table(2, 2, p1_hand="10c", p2_jacks="jd", p2_hand="2c, 3c, 4c, joker, joker", p2_deck="5h, rest")
    match.play("p1", "attack 10c p2 jack 1")
    match.play("p2", "accept")
    match.play("p2", "draw")
    assert match.legal("p2") == [f"discard {card}" for card in ("2c", "3c", "4c", "5h", "joker")]


# BA-9: Aces


@pytest.mark.rule("BA-9")
@pytest.mark.parametrize("character", ["jc", "jd", "jh", "js"])
@pytest.mark.parametrize("ace", ["ac", "ad", "ah", "as"])
def test_an_ace_destroys_a_jack_of_any_suit_but_its_own(ace: str, character: str) -> None:
    match = table(p1_hand=ace, p2_jacks=character)
    if ace[1] == character[1]:
        assert strikes(match) == []
    else:
        match.play("p1", f"attack {ace} p2 jack 1")
        assert part(match, "p2_jacks") == ""


@pytest.mark.rule("BA-9")
@pytest.mark.parametrize(("ace", "possible"), [("ac", True), ("ad", True), ("ah", False), ("as", True)])
def test_an_ace_destroys_a_queen_of_any_suit_but_its_own(ace: str, possible: bool) -> None:
    match = table(p1_hand=ace, p2_queens="qh")
    assert bool(strikes(match)) == possible
    if possible:
        match.play("p1", f"attack {ace} p2 queen 1")
        assert part(match, "p2_queens") == ""


@pytest.mark.rule("BA-9", "BA-7")
def test_all_cards_go_home_when_an_ace_strikes() -> None:
    match = table(3, p1_hand="ac", p2_queens="qh + p3 10s")
    match.play("p1", "attack ac p2 queen 1")
    assert [pile(match, seat) for seat in range(3)] == [("ac",), ("qh",), ("10s",)]


@pytest.mark.rule("BA-9", "BA-6")
@pytest.mark.parametrize(("ace", "value"), [("ac", 1), ("as", 1), ("ad", 0)])
def test_against_the_king_an_ace_is_a_point_or_nothing(ace: str, value: int) -> None:
    match = table(p1_hand=ace, p2_king="kh")
    match.play("p1", f"attack {ace} p2 king")
    assert part(match, "p2_king") == f"kh + p1 {ace} for {value}"


@pytest.mark.rule("BA-9", "BA-6")
def test_an_ace_cannot_attack_the_king_of_its_suit() -> None:
    assert strikes(table(p1_hand="ah", p2_king="kh")) == []


@pytest.mark.rule("BA-9", "BA-14")
@pytest.mark.parametrize("rank", ["jack", "queen"])
def test_a_king_in_another_rank_is_no_prey_for_an_ace(rank: str) -> None:
    match = table(p1_hand="ac", p2_king="kc", **{f"p2_{rank}s": "kh"})
    match.play("p1", f"attack ac p2 {rank} 1")
    assert part(match, f"p2_{rank}s") == "kh + p1 ac for 1"


@pytest.mark.rule("BA-9", "BA-16")
@pytest.mark.parametrize(("ace", "value"), [("ac", 1), ("as", 1), ("ad", 0)])
def test_against_a_shield_an_ace_is_a_point_or_nothing(ace: str, value: int) -> None:
    match = table(jokers=1, p1_hand=ace, p2_king="kh", p2_shield="joker")
    match.play("p1", f"attack {ace} p2 shield")
    assert part(match, "p2_shield") == f"joker + p1 {ace} for {value}"


@pytest.mark.rule("BA-9", "BA-7")
def test_an_aces_point_can_be_the_last_one() -> None:
    match = table(p1_hand="ac", p2_king="kh + p1 10s + p1 9s")
    match.play("p1", "attack ac p2 king")
    assert match.standing == (1, 0)


# BA-12: the charge


@pytest.mark.rule("BA-12")
@pytest.mark.parametrize("king", ["kc", "kd", "kh", "ks"])
def test_a_charge_counts_10_on_every_suit(king: str) -> None:
    match = table(p1_hand="kd", p1_king="kc", p2_king=king)
    match.play("p1", "charge kd p2 king")
    assert part(match, "p2_king") == f"{king} + p1 kd for 10"


@pytest.mark.rule("BA-12", "BA-7")
def test_a_charge_destroys_a_jack_of_its_own_suit() -> None:
    match = table(p1_hand="kd", p1_king="kc", p2_jacks="jd")
    match.play("p1", "charge kd p2 jack 1")
    assert (pile(match, 0), pile(match, 1)) == (("kd",), ("jd",))


@pytest.mark.rule("BA-12", "BA-5")
def test_a_charge_goes_on_the_foremost_rank_only() -> None:
    match = table(p1_hand="kd", p1_king="kc", p2_jacks="jd", p2_queens="qs")
    assert strikes(match) == ["charge kd p2 jack 1"]


@pytest.mark.rule("BA-12", "BA-15")
def test_the_jester_may_answer_a_charge() -> None:
    match = table(jokers=1, p1_hand="kd", p1_king="kc", p2_jacks="jd", p2_hand="joker")
    match.play("p1", "charge kd p2 jack 1")
    match.play("p2", "jester")
    assert (part(match, "p2_jacks"), pile(match, 0), pile(match, 1)) == ("jd", ("kd",), ("joker",))


@pytest.mark.rule("BA-12", "BA-13")
def test_a_charge_keeps_its_10_points_on_a_rallied_king() -> None:
    match = table(p2_hand="ks", p2_king="kc", p2_queens="qs + p1 kd", p1_king="kc", turn="p2")
    match.play("p2", "rally ks p2 queen 1")
    assert part(match, "p2_queens") == "ks + p1 kd for 10"
