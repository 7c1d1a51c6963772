"""Throne and the Grail: rounds, turns, plays and takes (TG-3 to TG-8)."""

from functools import partial
from itertools import pairwise

import pytest

import throneroom
from throneroom import Match
from throneroom.games.throne_and_grail.reachable import reachable
from throneroom.testing import random_match

GAME = throneroom.find("throne-and-grail")
arrange = partial(throneroom.arrange, GAME, seed=1)

ONE_PLAY_BEFORE_ROUND_TWO = {
    "round": "1", "took": "p1, p2", "p1": "", "p2": "8",
    "p1_taken": "5, 6", "p2_taken": "5, 6, +3", "line": "7, 7, 7, grail, 6, -4",
    "pile": "-2, 5, grail, 7, 5, 8, 6, 6, 8, -3, rest",
}  # fmt: skip
LAST_PLAY = {
    "round": "4", "took": "p1, p2", "p1": "", "p2": "grail",
    "p1_taken": "rest x 16", "p2_taken": "rest x 16", "away": "-4, -4, -4",
}  # fmt: skip


def zones(match: Match) -> dict[str, list[str]]:
    found: dict[str, list[str]] = GAME.setup.zones(match.position.checked_state())
    return found


def whole_game(seeds: range = range(99)) -> Match:
    """A random game of all four rounds."""
    return next(match for seed in seeds if (match := random_match(GAME, GAME.settings(), seed)).ply == 48)


# Rounds and turns


@pytest.mark.rule("TG-3")
@pytest.mark.parametrize("first", [0, 100, 200])
def test_four_rounds_of_six_turns_each_five_plays_and_one_take(first: int) -> None:
    match = whole_game(range(first, first + 99))
    for number in range(4):
        turns = match.history[12 * number : 12 * number + 12]
        for seat in ("p1", "p2"):
            assert sum(who == seat and decision == "take" for who, decision in turns) == 1
            assert sum(who == seat and decision != "take" for who, decision in turns) == 5
    assert match.over


@pytest.mark.rule("TG-3")
def test_in_a_round_the_players_alternate() -> None:
    match = whole_game()
    for number in range(4):
        seats = [seat for seat, _ in match.history[12 * number : 12 * number + 12]]
        assert seats == [seats[0], seats[1]] * 6
        assert seats[0] != seats[1]


@pytest.mark.rule("TG-3")
def test_the_take_may_be_any_of_the_six_turns() -> None:
    for turns in range(6):
        match = arrange(p1="rest x 5", turn="p1")
        for _ in range(turns):
            match.play("p1", match.legal("p1")[0])
            match.play("p2", match.legal("p2")[0])
        assert "take" in match.legal("p1")


@pytest.mark.rule("TG-3")
def test_after_a_turn_the_other_player_is_asked() -> None:
    match = arrange(turn="p2")
    match.play("p2", match.legal("p2")[0])
    assert match.waiting == ("p1",)


# Play


@pytest.mark.rule("TG-4")
def test_a_play_puts_the_card_at_the_end_of_the_line() -> None:
    match = arrange(p1="5, 6, 7, 8, grail", line="-2, +3")
    match.play("p1", "play 7")
    assert match.view("p2").table.line == ("-2", "+3", "7")


@pytest.mark.rule("TG-4")
def test_a_played_card_leaves_the_hand() -> None:
    match = arrange(p1="5, 6, 7, 8, grail")
    match.play("p1", "play 7")
    assert zones(match)["p1"] == ["5", "6", "8", "grail"]


@pytest.mark.rule("TG-4")
@pytest.mark.parametrize("card", ["5", "6", "8", "grail", "+4", "-4"])
def test_any_card_of_the_hand_may_be_played(card: str) -> None:
    match = arrange(p1=f"7, 7, 7, 7, {card}")
    match.play("p1", f"play {card}")
    assert zones(match)["line"][-1] == card
    assert zones(match)["p1"] == ["7"] * 4


@pytest.mark.rule("TG-4")
def test_a_play_changes_nothing_else_on_the_table() -> None:
    match = arrange(round="2", p1_taken="5, 6, 7, 8, grail", p2_taken="5, 6")
    before = zones(match)
    match.play("p1", match.legal("p1")[0])
    assert {zone: cards for zone, cards in zones(match).items() if zone not in ("p1", "line")} == {
        zone: cards for zone, cards in before.items() if zone not in ("p1", "line")
    }


# Take


@pytest.mark.rule("TG-5")
def test_a_take_takes_the_last_five_of_the_line() -> None:
    match = arrange(p1="rest x 3", p2="rest x 3", line="grail, 5, 6, 7, 8, +3", turn="p1")
    match.play("p1", "take")
    assert zones(match)["p1_taken"] == ["5", "6", "7", "8", "+3"]
    assert zones(match)["line"] == ["grail"]


@pytest.mark.rule("TG-5")
def test_a_take_of_exactly_five_empties_the_line() -> None:
    match = arrange(p1="rest x 3", p2="rest x 4", line="8, 7, 6, 5, -3")
    match.play("p2", "take")
    assert zones(match)["p2_taken"] == ["5", "6", "7", "8", "-3"]
    assert zones(match)["line"] == []


@pytest.mark.rule("TG-5")
@pytest.mark.parametrize(
    ("hands", "line"),
    [((5, 5), ["8", "5"]), ((4, 5), ["8", "5", "-3"]), ((4, 4), ["8", "5", "-3", "grail"])],
)
def test_a_shorter_line_is_taken_whole(hands: tuple[int, int], line: list[str]) -> None:
    match = arrange(p1=f"rest x {hands[0]}", p2=f"rest x {hands[1]}", line=line)
    seat = match.waiting[0]
    match.play(seat, "take")
    assert zones(match)["line"] == []
    assert sorted(zones(match)[f"{seat}_taken"]) == sorted(line)


@pytest.mark.rule("TG-5")
def test_a_line_of_one_card_is_taken_too() -> None:
    match = arrange(round="2", took="p2", p1_taken="rest x 5", p2_taken="rest x 6", line="8", turn="p1")
    match.play("p1", "take")
    assert (zones(match)["line"], len(zones(match)["p1_taken"])) == ([], 6)


@pytest.mark.rule("TG-5")
def test_what_a_take_would_give_is_shown() -> None:
    match = arrange(p1="rest x 3", p2="rest x 3", line="grail, 5, 6, 7, 8, +3")
    assert match.view("p2").table.reach == ("5", "6", "7", "8", "+3")


@pytest.mark.rule("TG-5")
def test_a_take_leaves_the_hand_alone() -> None:
    match = arrange(p1="5, 6, 7, 8, grail")
    match.play("p1", "take")
    assert zones(match)["p1"] == ["5", "6", "7", "8", "grail"]


@pytest.mark.rule("TG-5", "TG-6")
def test_there_is_one_take_a_round_for_each_player() -> None:
    match = arrange(took="p1", p1_taken="6, 6", p2="rest x 4", line="5")
    assert "take" not in match.legal("p1")
    match.play("p1", match.legal("p1")[0])
    assert "take" in match.legal("p2")


@pytest.mark.rule("TG-5")
def test_nobody_takes_from_an_empty_line() -> None:
    match = arrange(p1="rest x 5", p2="5, 6, 7, 8, grail", took="p1", p1_taken="6, 6", line="")
    assert match.legal("p2") == ["play 5", "play 6", "play 7", "play 8", "play grail"]


@pytest.mark.rule("TG-5", "TG-7")
def test_each_round_there_is_a_new_take() -> None:
    match = arrange(**ONE_PLAY_BEFORE_ROUND_TWO)
    match.play("p2", "play 8")
    assert "take" in match.legal("p2")
    assert [side.took for side in match.view("p1").table.sides] == [False, False]


@pytest.mark.rule("TG-5")
def test_whoever_has_only_the_take_left_finds_cards_in_the_line() -> None:
    """In every game: all that hands, takes and Line can come to in numbers."""
    positions, _ = reachable()
    only_take = [sizes for sizes in positions if sizes.turn >= 0 and sizes.held[sizes.turn] == 0]
    assert len(only_take) > 100
    assert min(sizes.line for sizes in only_take) == 6


@pytest.mark.rule("TG-5", "TG-7")
def test_the_line_never_has_more_than_twenty_cards() -> None:
    positions, _ = reachable()
    assert max(sizes.line for sizes in positions) == 20
    assert max(sizes.line for sizes in positions if sizes.held == (5, 5) and sizes.took == (0, 0)) == 10


@pytest.mark.rule("TG-6")
def test_after_the_take_only_plays_remain() -> None:
    match = arrange(took="p1", p1="5, 6, -2", p2="rest x 2", p1_taken="rest x 4", turn="p1")
    assert match.legal("p1") == ["play 5", "play 6", "play -2"]


@pytest.mark.rule("TG-6")
def test_with_an_empty_hand_only_the_take_remains() -> None:
    match = arrange(p1="", p2="", took="p2", p2_taken="rest x 5", turn="p1")
    assert match.legal("p1") == ["take"]


# The end of a round


@pytest.mark.rule("TG-7")
def test_after_six_turns_each_five_new_cards_come_from_the_draw_pile() -> None:
    match = arrange(**ONE_PLAY_BEFORE_ROUND_TWO)
    match.play("p2", "play 8")
    found = zones(match)
    assert (found["p1"], found["p2"]) == (["5", "5", "7", "grail", "-2"], ["6", "6", "8", "8", "-3"])
    assert len(found["pile"]) == 20


@pytest.mark.rule("TG-7")
def test_the_line_stays_for_the_next_round() -> None:
    match = arrange(**ONE_PLAY_BEFORE_ROUND_TWO)
    match.play("p2", "play 8")
    assert match.view("p1").table.line == ("7", "7", "7", "grail", "6", "-4", "8")


@pytest.mark.rule("TG-7", "TG-2")
def test_the_second_of_this_round_starts_the_next() -> None:
    match = arrange(**ONE_PLAY_BEFORE_ROUND_TWO)
    match.play("p2", "play 8")
    assert (match.waiting, match.view("p1").table.number) == (("p2",), 2)


@pytest.mark.rule("TG-7")
def test_nobody_gets_new_cards_before_both_have_had_six_turns() -> None:
    match = arrange(**{**ONE_PLAY_BEFORE_ROUND_TWO, "p1": "8", "line": "7, 7, 7, grail, 6"}, turn="p1")
    match.play("p1", "play 8")
    found = zones(match)
    assert (found["p1"], found["p2"], len(found["pile"])) == ([], ["8"], 30)


@pytest.mark.rule("TG-7")
def test_a_take_can_end_a_round_too() -> None:
    match = arrange(took="p1", p1="", p2="", p1_taken="5, 5, 5, 5, 5", line="6, 6, 6, 7, 7, 8, -4", turn="p2")
    match.play("p2", "take")
    found = zones(match)
    assert (len(found["p1"]), len(found["p2"]), found["line"]) == (5, 5, ["6", "6"])


@pytest.mark.rule("TG-7")
def test_the_draw_pile_is_empty_in_round_four() -> None:
    match = whole_game()
    assert [match.at(12 * number).view("p1").table.pile for number in range(4)] == [30, 20, 10, 0]


@pytest.mark.rule("TG-7")
def test_after_round_four_the_game_ends() -> None:
    match = arrange(**LAST_PLAY)
    match.play("p2", "play grail")
    assert match.over
    assert match.waiting == ()
    assert match.legal("p1") == match.legal("p2") == []


@pytest.mark.rule("TG-7")
def test_what_is_left_in_the_line_goes_to_nobody() -> None:
    match = arrange(**LAST_PLAY)
    match.play("p2", "play grail")
    found = zones(match)
    assert [len(found[zone]) for zone in ("line", "p1_taken", "p2_taken")] == [10, 16, 16]


# Taken cards


@pytest.mark.rule("TG-8")
@pytest.mark.parametrize("viewer", ["p1", "p2", "spectator"])
def test_taken_cards_are_public(viewer: str) -> None:
    match = arrange(round="2", p1_taken="8, 8, grail, -4, 5", p2_taken="+3, 6")
    piles = [[(pile.card, pile.count) for pile in side.taken] for side in match.view(viewer).table.sides]
    assert piles == [[("5", 1), ("8", 2), ("grail", 1), ("-4", 1)], [("6", 1), ("+3", 1)]]


@pytest.mark.rule("TG-8")
def test_taken_cards_stay_with_their_owner_for_the_whole_game() -> None:
    match = whole_game()
    tables = [match.at(ply).position.states["taken"][0].astype(int) for ply in range(match.ply + 1)]
    grown = [later - earlier for earlier, later in pairwise(tables)]
    assert all((growth >= 0).all() for growth in grown)
    assert sum(growth.any() for growth in grown) == 8
