"""Throne and the Grail: the three Grails, the points and the result (TG-9 to TG-14)."""

from functools import partial

import pytest

import throneroom
from throneroom import Match
from throneroom.games.throne_and_grail.view import Score

GAME = throneroom.find("throne-and-grail")
arrange = partial(throneroom.arrange, GAME, seed=1)

EVEN = "5 x 2, 6 x 3, 7 x 3, 8 x 3, grail, +3, -3, +4, -4"


def scores(match: Match) -> tuple[Score, Score]:
    return tuple(side.score for side in match.view("spectator").table.sides)


def totals(match: Match) -> tuple[int, int]:
    return tuple(score.total for score in scores(match))


def at_the_end(p1_taken: str, p2_taken: str) -> Match:
    """The last card of the game has been played."""
    match = arrange(round="4", took="p1, p2", p1="", p2="rest x 1", p1_taken=p1_taken, p2_taken=p2_taken)
    match.play("p2", match.legal("p2")[0])
    assert match.over
    return match


# The Grails


def third_grail() -> Match:
    """p1 has two Grails and can take the third."""
    return arrange(
        round="2", p1="5, 6, 7, 8, -2", p2="5, 6, 7, 8, -2",
        p1_taken="grail, grail, -4, -4", p2_taken="8, 8, +4, +4", line="8, grail, 7, 7",
    )  # fmt: skip


@pytest.mark.rule("TG-9")
def test_all_three_grails_win_at_once() -> None:
    match = third_grail()
    match.play("p1", "take")
    assert match.over
    assert match.standing == (1, 0)


@pytest.mark.rule("TG-9")
def test_the_grails_win_in_the_middle_of_a_round() -> None:
    match = third_grail()
    match.play("p1", "take")
    assert [side.held for side in match.view("p2").table.sides] == [5, 5]
    assert match.waiting == ()


@pytest.mark.rule("TG-9")
def test_points_are_not_counted_against_the_grails() -> None:
    match = third_grail()
    match.play("p1", "take")
    assert totals(match) == (-1, 16)
    assert match.standing == (1, 0)


@pytest.mark.rule("TG-9")
def test_p2_wins_with_the_grails_as_well() -> None:
    match = arrange(p1="rest x 4", p2="rest x 4", line="5, grail, grail, grail", turn="p2")
    match.play("p2", "take")
    assert match.standing == (0, 1)


@pytest.mark.rule("TG-9")
def test_the_grails_win_with_the_last_take_of_a_round_before_new_cards_are_dealt() -> None:
    match = arrange(
        round="2", took="p1", p1="", p2="", turn="p2", p1_taken="5 x 5, 6 x 5", p2_taken="grail, 6, 7, 7, 7",
        line="7, 7, 8, grail, grail, 8, 8",
    )  # fmt: skip
    match.play("p2", "take")
    assert match.standing == (0, 1)
    assert match.view("p1").table.pile == 20


@pytest.mark.rule("TG-9")
def test_a_grail_in_the_hand_does_not_count() -> None:
    match = arrange(round="2", p1="grail, 5, 6, 7, 8", p1_taken="grail, grail", p2_taken="8, 8")
    assert not match.over


@pytest.mark.rule("TG-9")
def test_playing_the_third_grail_does_not_win_it() -> None:
    match = arrange(round="2", p1="grail, 5, 6, 7, 8", p1_taken="grail, grail", p2_taken="8, 8")
    match.play("p1", "play grail")
    assert not match.over


@pytest.mark.rule("TG-9")
def test_three_grails_on_two_sides_win_nothing() -> None:
    match = arrange(round="2", p1_taken="grail, grail, 5, 5", p2_taken="5, 5, 6, 6, 6", line="grail, 7, 7", turn="p2")
    match.play("p2", "take")
    assert not match.over
    assert [side.grails for side in match.view("p1").table.sides] == [2, 1]


@pytest.mark.rule("TG-9")
def test_a_take_before_the_third_grail_is_in_reach_does_not_win() -> None:
    match = arrange(round="2", p1_taken="grail, grail, 5, 5", p2_taken="5, 5", line="grail, 7, 7, 7, 8, 8")
    match.play("p1", "take")
    assert not match.over


# Majorities


@pytest.mark.rule("TG-10")
@pytest.mark.parametrize("number", [5, 6, 7, 8])
def test_more_copies_score_the_number_once(number: int) -> None:
    match = arrange(round="2", p1_taken=f"{number} x 3, grail", p2_taken=f"{number}, grail")
    assert [score.majorities for score in scores(match)] == [number, 0]


@pytest.mark.rule("TG-10")
@pytest.mark.parametrize("number", [5, 6, 7, 8])
def test_the_other_player_scores_a_majority_as_well(number: int) -> None:
    match = arrange(round="2", p1_taken=f"{number}, grail, -4", p2_taken=f"{number} x 3, grail")
    assert [score.majorities for score in scores(match)] == [0, number]


@pytest.mark.rule("TG-10")
@pytest.mark.parametrize("number", [5, 6, 7, 8])
def test_equal_counts_score_nobody(number: int) -> None:
    match = arrange(round="2", p1_taken=f"{number} x 2, grail", p2_taken=f"{number} x 2, -4, -4")
    assert [score.majorities for score in scores(match)] == [0, 0]


@pytest.mark.rule("TG-10")
def test_one_copy_against_none_is_a_majority() -> None:
    match = arrange(round="2", p1_taken="8, grail", p2_taken="-4, -4")
    assert [score.majorities for score in scores(match)] == [8, 0]


@pytest.mark.rule("TG-10")
def test_majorities_add_up() -> None:
    match = arrange(round="2", p1_taken="5, 6, 7, 8, grail", p2_taken="-4, -4")
    assert scores(match)[0].majorities == 26


@pytest.mark.rule("TG-10")
def test_who_leads_is_shown() -> None:
    match = arrange(round="2", p1_taken="5, 5, 6, 7", p2_taken="5, 6, 8, grail")
    races = {race.card: (race.counts, race.leader) for race in match.view("p1").table.majorities}
    assert races == {"5": ((2, 1), "p1"), "6": ((1, 1), None), "7": ((1, 0), "p1"), "8": ((0, 1), "p2")}


# Sets


@pytest.mark.rule("TG-11")
def test_a_complete_set_scores_five() -> None:
    match = arrange(round="2", p1_taken="5, 6, 7, 8", p2_taken="5, 6, 7, 8")
    assert totals(match) == (5, 5)


@pytest.mark.rule("TG-11")
def test_every_set_counts() -> None:
    match = arrange(round="3", p1_taken="5, 5, 6, 6, 6, 7, 7, 8, 8, 8", p2_taken="5, 5, 6, 6, 6, 7, 7, 8, 8, 8")
    assert totals(match) == (10, 10)


@pytest.mark.rule("TG-11")
@pytest.mark.parametrize("lacking", [5, 6, 7, 8])
def test_a_set_that_lacks_a_number_scores_nothing(lacking: int) -> None:
    three = ", ".join(str(number) for number in (5, 6, 7, 8) if number != lacking)
    match = arrange(round="2", p1_taken=f"{three}, grail", p2_taken=f"{three}, grail")
    assert [score.sets for score in scores(match)] == [0, 0]
    assert totals(match) == (0, 0)


@pytest.mark.rule("TG-11")
def test_sets_count_whoever_has_the_majorities() -> None:
    match = arrange(round="3", p1_taken="5, 6, 7, 8, grail, grail", p2_taken="5, 5, 6, 6, 7, 7, 8, 8, -4, +4")
    assert scores(match) == (Score(0, 1, 0, 5), Score(26, 2, 0, 36))


# Plus, minus, Grails


@pytest.mark.rule("TG-12")
def test_plus_and_minus_cards_count_their_number() -> None:
    match = arrange(round="2", p1_taken="+3, +4, +4, -2, -3", p2_taken="-4, -4, -3, +3")
    assert totals(match) == (6, -8)


@pytest.mark.rule("TG-12")
def test_grails_count_nothing() -> None:
    match = arrange(round="2", p1_taken="grail, grail", p2_taken="-2, -2")
    assert totals(match) == (0, -4)


@pytest.mark.rule("TG-12")
def test_the_numbers_of_another_box_count_as_they_are() -> None:
    box = {"plus": (20, 20, 1, 1, 1, 1, 1), "minus": (-20, -19, -1, -1, -1, -1, -1, -1, -1)}
    match = arrange(options=box, round="2", p1_taken="+20, +20, +1, -1", p2_taken="-20, -19, +1, grail")
    assert totals(match) == (40, -38)


# The result


@pytest.mark.rule("TG-13")
def test_more_points_win() -> None:
    match = at_the_end(EVEN.replace("-4", "+4"), EVEN)
    assert totals(match) == (18, 10)
    assert match.standing == (1, 0)


@pytest.mark.rule("TG-13")
def test_more_points_win_for_p2_too() -> None:
    match = at_the_end(EVEN, EVEN.replace("-3", "+3"))
    assert totals(match) == (10, 16)
    assert match.standing == (0, 1)


@pytest.mark.rule("TG-13")
def test_one_point_is_enough() -> None:
    match = at_the_end(EVEN.replace("-3", "-2"), EVEN)
    assert totals(match) == (11, 10)
    assert match.standing == (1, 0)


@pytest.mark.rule("TG-13")
def test_equal_points_are_a_draw_that_calls_for_a_rematch() -> None:
    match = at_the_end(EVEN, EVEN)
    assert totals(match) == (10, 10)
    assert match.standing == (1, 1)
    assert match.asked("p1") == "A draw at 10 to 10: it takes a rematch."


@pytest.mark.rule("TG-13")
def test_the_smaller_loss_wins() -> None:
    match = at_the_end(
        "6 x 3, 7 x 3, 8 x 3, grail, -4 x 3, -3 x 3", "6 x 3, 7 x 3, 8 x 3, grail x 2, +3, +4, -4, -2 x 2"
    )
    assert totals(match) == (-21, -1)
    assert match.standing == (0, 1)


# The worked example


@pytest.mark.rule("TG-14", "TG-10", "TG-11")
def test_the_worked_example() -> None:
    match = arrange(round="4", p1_taken="5 x 4, 6 x 2, 7 x 3, 8 x 2", p2_taken="6 x 3, 7 x 3, 8 x 6")
    assert scores(match) == (Score(5, 2, 0, 15), Score(14, 0, 0, 14))


@pytest.mark.rule("TG-14", "TG-13")
def test_the_worked_example_at_the_end_of_a_game() -> None:
    none = "+3, -3, +4, -4"
    match = at_the_end(f"5 x 4, 6 x 2, 7 x 3, 8 x 2, {none}, grail", f"6 x 3, 7 x 3, 8 x 6, {none}")
    assert totals(match) == (15, 14)
    assert match.standing == (1, 0)
