"""BA-17, BA-20, BA-22: who is out, who has won, and what is open."""

import pytest

from tests.games.battle_for_the_throne.tables import part, table
from throneroom import Match


def fallen(**parts: str) -> Match:
    """Three players; p1 has just destroyed p2's King."""
    match = table(3, p1_hand="10c", p2_king="kd + p3 9c + p1 2c", p2_hand="2h, 3h", **parts)
    match.play("p1", "attack 10c p2 king")
    return match


@pytest.mark.rule("BA-17")
def test_the_player_is_out_and_the_others_play_on() -> None:
    match = fallen()
    assert [player.out for player in match.view().table.players] == [False, True, False]
    assert match.waiting == ("p3",)


@pytest.mark.rule("BA-17")
def test_the_king_leaves_the_game() -> None:
    match = fallen()
    assert (part(match, "p2_king"), part(match, "p2_discards"), part(match, "p2_fallen")) == ("", "", "kd")


@pytest.mark.rule("BA-17")
def test_the_attack_cards_on_the_king_go_to_their_owners() -> None:
    match = fallen()
    assert (part(match, "p1_discards"), part(match, "p3_discards")) == ("2c, 10c", "9c")


@pytest.mark.rule("BA-17")
def test_hand_and_deck_are_not_discarded() -> None:
    match = fallen()
    assert part(match, "p2_hand") == "2h, 3h"
    assert part(match, "p2_discards") == ""


@pytest.mark.rule("BA-17")
def test_the_players_attack_cards_on_others_stay_and_count() -> None:
    match = fallen(p3_hand="2s", p1_king="kh + p2 10s + p2 9c")
    match.play("p3", "attack 2s p1 king")
    assert match.standing == (0, 0, 1)


@pytest.mark.rule("BA-17", "BA-7")
def test_later_they_go_to_the_discard_pile_of_who_is_out() -> None:
    match = fallen(p3_hand="10s", p1_jacks="jh + p2 9s")
    match.play("p3", "attack 10s p1 jack 1")
    assert part(match, "p2_discards") == "9s"


@pytest.mark.rule("BA-17")
def test_who_is_out_is_never_asked_again() -> None:
    match = fallen()
    for _ in range(60):
        seat = match.waiting[0]
        assert seat != "p2"
        match.play(seat, match.legal(seat)[-1])


@pytest.mark.rule("BA-20")
def test_the_last_player_with_a_king_wins() -> None:
    match = table(p1_hand="10c", p2_king="kd + p1 10s")
    match.play("p1", "attack 10c p2 king")
    assert (match.over, match.standing, match.waiting) == (True, (1, 0), ())


@pytest.mark.rule("BA-20")
def test_of_three_the_last_one_wins() -> None:
    match = fallen(p3_hand="10s", p1_king="kh + p2 10s")
    match.play("p3", "attack 10s p1 king")
    assert match.standing == (0, 0, 1)


@pytest.mark.rule("BA-20")
def test_the_victory_is_told() -> None:
    match = table(p1_hand="10c", p2_king="kd + p1 10s")
    match.play("p1", "attack 10c p2 king")
    assert match.asked() == "p1 has won: the last King on the table."
    assert match.log()[-2:] == ["p2 has lost the King and is out of the game.", match.asked()]


# BA-22


@pytest.mark.rule("BA-22")
def test_characters_attacks_discards_and_sizes_are_open() -> None:
    match = table(p1_hand="2c", p2_jacks="jd + p1 9h", p2_hand="3c, 4c", p2_discards="5c", p2_deck="rest")
    player = match.view("p1").table.players[1]
    assert [attack.card for attack in player.jacks[0].attacks] == ["9h"]
    assert (player.discards, player.hand_size, player.deck_size) == (("5c",), 2, 47)


@pytest.mark.rule("BA-22")
def test_a_character_shows_what_is_missing_to_destroy_it() -> None:
    match = table(p2_jacks="jd + p1 9h + p1 3c")
    jack = match.view("spectator").table.players[1].jacks[0]
    assert (jack.points, jack.damage, jack.missing) == (10, 7, 3)
    assert [(attack.owner, attack.points) for attack in jack.attacks] == [("p1", 4), ("p1", 3)]


@pytest.mark.rule("BA-22")
@pytest.mark.parametrize("viewer", ["p1", "spectator"])
def test_the_hands_of_others_are_secret(viewer: str) -> None:
    assert table(p2_hand="3c, 4c").view(viewer).table.players[1].hand is None


@pytest.mark.rule("BA-22")
@pytest.mark.parametrize("viewer", ["p1", "p2", "spectator"])
def test_the_order_of_a_deck_is_secret_also_for_its_owner(viewer: str) -> None:
    one, other = table(p2_deck="3c, 4c, rest"), table(p2_deck="4c, 3c, rest")
    assert one.view(viewer).text() == other.view(viewer).text()
    assert one.view(viewer).table.players[1].deck is None


@pytest.mark.rule("BA-22")
def test_the_own_hand_is_seen() -> None:
    assert table(p2_hand="4c, 3c").view("p2").table.players[1].hand == ("3c", "4c")


@pytest.mark.rule("BA-22")
def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    match = table(p1_hand="2c, 3c, 4c, 5c", p1_deck="9h, rest", stage="discard")
    match.play("p1", "keep")
    assert match.log("p1")[-1] == "p1 keeps the hand and draws the 9 of Hearts."
    assert match.log("p2")[-1] == match.log("spectator")[-1] == "p1 keeps the hand and draws 1 card."


@pytest.mark.rule("BA-22", "BA-17")
@pytest.mark.parametrize("viewer", ["p1", "p3", "spectator"])
def test_the_hand_of_who_is_out_stays_secret(viewer: str) -> None:
    player = fallen().view(viewer).table.players[1]
    assert (player.hand, player.deck, player.hand_size) == (None, None, 2)


@pytest.mark.rule("BA-22")
def test_all_is_open_when_the_game_is_over() -> None:
    match = fallen(p3_hand="10s", p1_king="kh + p2 10s")
    match.play("p3", "attack 10s p1 king")
    player = match.view("p1").table.players[1]
    assert player.hand == ("2h", "3h")
    assert len(player.deck) == player.deck_size
