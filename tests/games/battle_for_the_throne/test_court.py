"""BA-10, BA-11, BA-13, BA-14, BA-16: bringing characters into play, the uses of a King, the shield."""

import pytest

from tests.games.battle_for_the_throne.tables import part, table
from throneroom import Match


def begun(match: Match, word: str, seat: str = "p1") -> list[str]:
    """The legal decisions that begin with a word."""
    return [text for text in match.legal(seat) if text.split()[0] == word]


# BA-10


@pytest.mark.rule("BA-10")
@pytest.mark.parametrize(("card", "rank"), [("jh", "jacks"), ("qh", "queens")])
def test_jacks_and_queens_come_into_their_own_rank(card: str, rank: str) -> None:
    match = table(p1_hand=card, p1_jacks="jc", p1_queens="qc")
    match.play("p1", f"deploy {card}")
    assert part(match, f"p1_{rank}") == f"{card[0]}c, {card}"


@pytest.mark.rule("BA-10")
@pytest.mark.parametrize(("card", "rank"), [("jh", "jacks"), ("qh", "queens")])
def test_also_when_all_ranks_are_empty(card: str, rank: str) -> None:
    match = table(p1_hand=card)
    match.play("p1", f"deploy {card}")
    assert part(match, f"p1_{rank}") == card


@pytest.mark.rule("BA-10")
def test_a_jack_may_come_without_a_queen_in_play() -> None:
    match = table(p1_hand="jh", p1_jacks="jc")
    match.play("p1", "deploy jh")
    assert part(match, "p1_jacks") == "jc, jh"


@pytest.mark.rule("BA-10")
def test_a_king_does_not_come_into_play_by_himself() -> None:
    match = table(p1_hand="kh", p1_king="kc")
    assert begun(match, "deploy") == []


@pytest.mark.rule("BA-10", "BA-13")
def test_a_jack_joins_a_rallied_king() -> None:
    match = table(p1_hand="jh", p1_king="kc", p1_jacks="kh")
    match.play("p1", "deploy jh")
    assert part(match, "p1_jacks") == "kh, jh"


# BA-11


@pytest.mark.rule("BA-11")
def test_heal_removes_all_attacks_from_the_king() -> None:
    match = table(p1_hand="kh", p1_king="kc + p2 5d + p2 9h")
    match.play("p1", "heal kh")
    assert part(match, "p1_king") == "kc"


@pytest.mark.rule("BA-11")
def test_the_healing_king_is_discarded_and_attacks_go_to_their_owners() -> None:
    match = table(3, p1_hand="kh", p1_king="kc + p2 5d + p3 9h")
    match.play("p1", "heal kh")
    assert [part(match, f"p{n}_discards") for n in (1, 2, 3)] == ["kh", "5d", "9h"]


@pytest.mark.rule("BA-11")
def test_heal_leaves_the_shield_as_it_is() -> None:
    match = table(jokers=1, p1_hand="kh", p1_king="kc + p2 5d", p1_shield="joker + p2 9h")
    match.play("p1", "heal kh")
    assert (part(match, "p1_king"), part(match, "p1_shield")) == ("kc", "joker + p2 9h for 9")


@pytest.mark.rule("BA-11")
def test_attacks_on_the_shield_alone_are_no_reason_to_heal() -> None:
    match = table(jokers=1, p1_hand="kh", p1_king="kc", p1_shield="joker + p2 9h")
    assert begun(match, "heal") == []


@pytest.mark.rule("BA-11", "BA-14")
def test_heal_leaves_a_king_in_another_rank_as_he_is() -> None:
    match = table(p1_hand="kh", p1_king="kc + p2 5d", p1_jacks="ks + p2 9h")
    match.play("p1", "heal kh")
    assert part(match, "p1_jacks") == "ks + p2 9h for 9"


@pytest.mark.rule("BA-11")
def test_no_heal_without_an_attack_on_the_king() -> None:
    match = table(p1_hand="kh", p1_king="kc", p1_jacks="jc + p2 5d")
    assert begun(match, "heal") == []


@pytest.mark.rule("BA-11", "BA-9")
def test_an_ace_worth_0_can_be_healed() -> None:
    match = table(p1_hand="kh", p1_king="kc + p2 as")
    match.play("p1", "heal kh")
    assert part(match, "p2_discards") == "as"


# BA-13


@pytest.mark.rule("BA-13")
@pytest.mark.parametrize(
    ("place", "name", "old"), [("jack 1", "jacks", "jd"), ("queen 1", "queens", "qd"), ("king", "king", "kc")]
)
def test_a_king_takes_the_place_of_a_character_in_any_rank(place: str, name: str, old: str) -> None:
    match = table(p1_hand="kh", p1_king="kc", p1_jacks="jd", p1_queens="qd")
    match.play("p1", f"rally kh p1 {place}")
    assert (part(match, f"p1_{name}"), part(match, "p1_discards")) == ("kh", old)


@pytest.mark.rule("BA-13")
def test_every_own_character_can_be_replaced_but_not_the_shield() -> None:
    match = table(jokers=1, p1_hand="kh", p1_king="kc", p1_shield="joker", p1_jacks="jd, js", p1_queens="qd")
    places = ["jack 1", "jack 2", "queen 1", "king"]
    assert begun(match, "rally") == [f"rally kh p1 {place}" for place in places]


@pytest.mark.rule("BA-13")
def test_a_rallied_king_can_be_replaced_in_turn() -> None:
    match = table(p1_hand="kh", p1_king="kc", p1_jacks="ks + p2 9d")
    match.play("p1", "rally kh p1 jack 1")
    assert (part(match, "p1_jacks"), part(match, "p1_discards")) == ("kh + p2 9d for 9", "ks")


@pytest.mark.rule("BA-13")
def test_attacks_stay_and_the_king_counts_20_there() -> None:
    match = table(p1_hand="kh", p1_king="kc", p1_jacks="jd + p2 9c")
    match.play("p1", "rally kh p1 jack 1")
    character = match.view().table.players[0].jacks[0]
    assert (character.points, character.damage, character.missing) == (20, 9, 11)


@pytest.mark.rule("BA-13")
def test_new_attacks_go_by_the_suit_of_the_rallied_king() -> None:
    match = table(p1_hand="kh", p1_king="kc", p1_jacks="jd", p2_hand="9d, 9h, 9c")
    match.play("p1", "rally kh p1 jack 1")
    assert begun(match, "attack", "p2") == ["attack 9c p1 jack 1", "attack 9d p1 jack 1"]


# BA-14


@pytest.mark.rule("BA-14")
def test_losing_a_king_in_another_rank_is_losing_a_character() -> None:
    match = table(p1_hand="10c", p2_king="kh", p2_queens="kd + p1 10s")
    match.play("p1", "attack 10c p2 queen 1")
    assert not match.over
    assert (part(match, "p2_king"), part(match, "p2_discards")) == ("kh", "kd")


@pytest.mark.rule("BA-14", "BA-13")
def test_a_king_rallied_to_the_king_rank_is_the_king() -> None:
    match = table(p1_hand="10c", p2_hand="kd", p2_king="kh + p1 10s", turn="p2")
    match.play("p2", "rally kd p2 king")
    match.play("p1", "attack 10c p2 king")
    assert match.standing == (1, 0)


# BA-16


@pytest.mark.rule("BA-16")
def test_a_joker_is_laid_before_the_own_king() -> None:
    match = table(jokers=2, p1_hand="joker", p1_king="kh")
    match.play("p1", "shield")
    assert (part(match, "p1_shield"), part(match, "p1_hand")) == ("joker", "")


@pytest.mark.rule("BA-16")
def test_it_has_the_kings_suit_and_20_points() -> None:
    match = table(jokers=2, p1_king="kh", p1_shield="joker")
    shield = match.view().table.players[0].shield
    assert (shield.suit, shield.points) == ("hearts", 20)


@pytest.mark.rule("BA-16", "BA-6")
@pytest.mark.parametrize(("card", "value"), [("10c", 10), ("10d", 5), ("10s", 10)])
def test_attacks_on_it_count_by_that_suit(card: str, value: int) -> None:
    match = table(jokers=1, p1_hand=card, p2_king="kh", p2_shield="joker")
    match.play("p1", f"attack {card} p2 shield")
    assert part(match, "p2_shield") == f"joker + p1 {card} for {value}"


@pytest.mark.rule("BA-16", "BA-6")
def test_its_own_suit_cannot_attack_it() -> None:
    match = table(jokers=1, p1_hand="10h", p2_king="kh", p2_shield="joker")
    assert begun(match, "attack") == []


@pytest.mark.rule("BA-16", "BA-13")
def test_it_follows_the_suit_of_a_rallied_king() -> None:
    match = table(jokers=1, p1_hand="10c, 10h", p2_hand="kc", p2_king="kh", p2_shield="joker", turn="p2")
    match.play("p2", "rally kc p2 king")
    assert begun(match, "attack") == ["attack 10h p2 shield"]


@pytest.mark.rule("BA-16", "BA-13")
def test_attacks_on_it_keep_their_values_then() -> None:
    match = table(jokers=1, p2_hand="kc", p2_king="kh", p2_shield="joker + p1 9d", turn="p2")
    match.play("p2", "rally kc p2 king")
    assert part(match, "p2_shield") == "joker + p1 9d for 4"


@pytest.mark.rule("BA-16")
def test_attacks_already_on_the_king_stay_there() -> None:
    match = table(jokers=2, p1_hand="joker", p1_king="kh + p2 9c")
    match.play("p1", "shield")
    assert (part(match, "p1_king"), part(match, "p1_shield")) == ("kh + p2 9c for 9", "joker")


@pytest.mark.rule("BA-16", "BA-7")
def test_it_breaks_at_20_points_and_the_king_is_open_again() -> None:
    match = table(jokers=1, p1_hand="10c, 9s", p2_king="kh + p1 9c", p2_shield="joker + p1 10s")
    match.play("p1", "attack 10c p2 shield")
    assert (part(match, "p2_discards"), part(match, "p1_discards")) == ("joker", "10c, 10s")
    match.play("p2", "pass")
    assert begun(match, "attack") == ["attack 9s p2 king"]
    assert part(match, "p2_king") == "kh + p1 9c for 9"


@pytest.mark.rule("BA-16")
def test_once_a_game_for_each_player() -> None:
    match = table(jokers=2, p1_hand="joker", p2_hand="joker", shielded="p1")
    assert begun(match, "shield") == []
    match.play("p1", "pass")
    assert begun(match, "shield", "p2") == ["shield"]


@pytest.mark.rule("BA-16")
def test_a_second_joker_is_no_second_shield() -> None:
    match = table(jokers=2, p1_hand="joker, joker")
    match.play("p1", "shield")
    match.play("p2", "pass")
    assert match.legal("p1") == ["pass"]


@pytest.mark.rule("BA-16")
def test_a_broken_shield_is_not_raised_again() -> None:
    match = table(jokers=2, p1_hand="10c", p2_king="kh", p2_shield="joker + p1 10s", p2_hand="joker")
    match.play("p1", "attack 10c p2 shield")
    match.play("p2", "accept")
    assert part(match, "shielded") == "p2"
    assert begun(match, "shield", "p2") == []


@pytest.mark.rule("BA-16")
def test_it_can_be_raised_while_other_ranks_stand() -> None:
    match = table(jokers=1, p1_hand="joker", p1_jacks="jc", p1_queens="qc")
    assert begun(match, "shield") == ["shield"]


@pytest.mark.rule("BA-16")
def test_no_shield_without_a_joker_in_hand() -> None:
    assert begun(table(jokers=2, p1_hand="9c"), "shield") == []
