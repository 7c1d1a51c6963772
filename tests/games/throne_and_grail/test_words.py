"""Throne and the Grail: what is asked and what is told, word for word."""

from functools import partial

import pytest

import throneroom
from throneroom import Match
from throneroom.games.throne_and_grail.reachable import reachable

GAME = throneroom.find("throne-and-grail")
arrange = partial(throneroom.arrange, GAME, seed=1)

LAST_CARD = {
    "round": "4", "took": "p1, p2", "p1": "", "p2": "-4", "away": "5, grail, -2",
    "p1_taken": "5 x 2, 6 x 3, 7 x 3, 8 x 4, grail, +3, -3, +4",
    "p2_taken": "5 x 2, 6 x 3, 7 x 3, 8 x 3, grail, +3, -3 x 2, +4",
}  # fmt: skip


def told(match: Match, decision: str, viewer: str | None = "spectator") -> list[str]:
    """Take one decision; the sentences about it."""
    match.play(match.waiting[0], decision)
    return match.story(viewer)[-1]


# What is asked


@pytest.mark.parametrize(
    ("parts", "asked"),
    [
        ({}, "Round 1, turn 1 of 6: Lion to play a card, or take both cards of the Line."),
        (
            {"p1": "rest x 4", "p2": "rest x 4", "turn": "p2"},
            "Round 1, turn 2 of 6: Raven to play a card, or take all four cards of the Line.",
        ),
        (
            {"p1": "rest x 3", "p2": "rest x 3", "turn": "p2"},
            "Round 1, turn 3 of 6: Raven to play a card, or take the last five cards of the Line.",
        ),
        (
            {"took": "p2", "p2_taken": "5, 5", "p1": "rest x 5", "line": "", "turn": "p1"},
            "Round 1, turn 1 of 6: Lion to play a card (the Line is empty).",
        ),
        (
            {"took": "p1", "p1_taken": "5, 5", "p2": "rest x 4", "line": "6"},
            "Round 1, turn 2 of 6: Lion to play a card (the take is spent).",
        ),
        (
            {"p1": "", "p2": "", "took": "p2", "p2_taken": "rest x 5", "turn": "p1"},
            "Round 1, turn 6 of 6: Lion has only the take left: the last five cards of the Line.",
        ),
        (
            {"round": "2", "took": "p2", "p1_taken": "rest x 5", "p2_taken": "rest x 6", "line": "8"},
            "Round 2, turn 1 of 6: Lion to play a card, or take the only card of the Line.",
        ),
    ],
)
@pytest.mark.rule("TG-3", "TG-5", "TG-6")
def test_asked(parts: dict[str, str], asked: str) -> None:
    assert arrange(**parts).asked("p2") == asked


# The beginning


@pytest.mark.rule("TG-1", "TG-2")
def test_the_opening_tells_each_player_no_hand_but_the_own() -> None:
    match = throneroom.new(GAME, seed=2)
    opening = "Three cards are put away unseen, a 7 and a -3 begin the Line, and Raven is drawn to start."
    lion, raven = "Lion holds 7, 8, +4, +4 and -4.", "Raven holds 6, 6, 6, 6 and -3."
    assert match.story("spectator") == [[opening]]
    assert match.story("p1") == [[opening, lion]]
    assert match.story("p2") == [[opening, raven]]
    assert match.story(None) == [[opening, lion, raven]]


def test_an_arranged_position_goes_on_from_where_it_is() -> None:
    match = arrange(round="2", p1="5, 6, 7, 8, grail", p1_taken="5, 5", p2_taken="6, 6", line="7, 7, rest x 6")
    assert match.log("p1") == [
        "Round 2, turn 1 of 6: Lion to play a card, or take the last five cards of the Line.",
        "Lion holds 5, 6, 7, 8 and Grail.",
    ]


# Plays


@pytest.mark.rule("TG-4")
@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("5", "Lion adds a 5 to the Line."),
        ("8", "Lion adds an 8 to the Line."),
        ("+4", "Lion sweetens the Line with a +4."),
        ("-2", "Lion spoils the Line with a -2."),
        ("grail", "Lion lets go of a Grail: it lies at the end of the Line."),
    ],
)
def test_a_play_is_told(card: str, sentence: str) -> None:
    assert told(arrange(p1=f"{card}, rest"), f"play {card}") == [sentence]


@pytest.mark.rule("TG-4")
def test_a_play_to_an_empty_line_is_told() -> None:
    match = arrange(took="p1", p1_taken="5, 5", p2="8, rest", line="")
    assert told(match, "play 8") == ["Raven begins the empty Line with an 8."]


# Takes


@pytest.mark.rule("TG-5", "TG-8")
def test_a_take_is_told_with_all_its_cards() -> None:
    match = arrange(p1="rest x 3", p2="rest x 3", line="grail, -4, -4, -3, +3, +4")
    assert told(match, "take") == ["Lion takes -4, -4, -3, +3 and +4.", "Points so far: Lion -4, Raven 0."]


@pytest.mark.rule("TG-5", "TG-10")
def test_a_take_of_the_whole_line_and_new_majorities_are_told() -> None:
    assert told(arrange(line="5, 8"), "take") == [
        "Lion takes the whole Line: 5 and 8.",
        "Lion now leads in 5s and 8s.",
        "Points so far: Lion 13, Raven 0.",
    ]


@pytest.mark.rule("TG-10", "TG-11")
def test_a_majority_lost_and_a_set_completed_are_told() -> None:
    match = arrange(round="2", p1_taken="5, 6, 6, 8", p2_taken="5, 6, 7, 7", line="+3, 6, 7, 8", turn="p2")
    assert told(match, "take") == [
        "Raven takes the whole Line: +3, 6, 7 and 8.",
        "Raven draws level in 6s and 8s and completes one set of 5, 6, 7 and 8.",
        "Points so far: Lion 0, Raven 15.",
    ]


@pytest.mark.rule("TG-9")
@pytest.mark.parametrize(
    ("own", "others", "sentence"),
    [
        ("8, 8", "7, 7", "Lion now has one Grail, the first of the three."),
        ("grail, 8", "7, 7", "Lion now has two Grails: the third would bring the throne at once."),
        ("8, 8", "grail, 7", "Lion now has one Grail: neither house can have all three now."),
        ("grail, 8", "grail, 7", "Lion now has two Grails: neither house can have all three now."),
    ],
)
def test_how_near_the_throne_is_is_told(own: str, others: str, sentence: str) -> None:
    match = arrange(round="2", p1_taken=own, p2_taken=others, line="5, 5, 5, -4, -4, -4, -3, grail")
    assert sentence in told(match, "take")


# Rounds


@pytest.mark.rule("TG-7", "TG-2")
def test_a_new_round_is_told_with_the_own_new_hand() -> None:
    match = arrange(
        took="p1, p2", p1="", p2="8", p1_taken="5, 6", p2_taken="5, 6, +3", line="7, 7, 7, grail, 6, -4",
        pile="-2, 5, grail, 7, 5, 8, 6, 6, 8, -3, rest",
    )  # fmt: skip
    assert told(match, "play 8", "p1") == [
        "Raven adds an 8 to the Line.",
        "Round 2 of 4: Raven starts. Seven cards stay in the Line.",
        "Lion holds 5, 5, 7, Grail and -2.",
    ]


@pytest.mark.rule("TG-7")
def test_two_to_ten_cards_stay_in_the_line() -> None:
    positions, _ = reachable()
    starts = {sizes.line for sizes in positions if sizes.held == (5, 5) and sizes.took == (0, 0)}
    assert starts == set(range(2, 11))


@pytest.mark.rule("TG-7")
def test_a_round_that_ends_with_a_take_is_told() -> None:
    match = arrange(took="p1", p1="", p2="", p1_taken="5, 5, 5, 5, 5", line="6, 6, -4, -4, -4, -4, +3", turn="p2")
    assert told(match, "take") == [
        "Raven takes -4, -4, -4, -4 and +3.",
        "Points so far: Lion 5, Raven -13.",
        "Round 2 of 4: Raven starts. Two cards stay in the Line.",
    ]


# The end


@pytest.mark.rule("TG-9", "TG-1")
def test_the_end_by_grails_is_told() -> None:
    match = arrange(p1="rest x 4", p2="rest x 5", line="grail x 3", away="8, 8, -4")
    assert told(match, "take") == [
        "Raven takes the whole Line: Grail, Grail and Grail.",
        "All three Grails lie before Raven: the throne is won at once, whatever the points.",
        "Put away from the start: 8, 8 and -4.",
    ]
    assert match.asked("p1") == "Raven has won at once, with all three Grails."


@pytest.mark.rule("TG-10", "TG-11", "TG-12", "TG-13", "TG-1")
def test_the_end_by_points_is_told() -> None:
    match = arrange(**LAST_CARD)
    assert told(match, "play -4") == [
        "Raven spoils the Line with a -4.",
        "Lion: 8 for majorities, 10 for sets, +4 from plus and minus cards: 22.",
        "Raven: 0 for majorities, 10 for sets, +1 from plus and minus cards: 11.",
        "Lion takes the throne.",
        "Put away from the start: 5, Grail and -2.",
    ]
    assert match.asked("p1") == "Lion has won on points, 22 to 11."


@pytest.mark.rule("TG-13")
def test_a_draw_is_told() -> None:
    same = "5 x 2, 6 x 3, 7 x 3, 8 x 3, grail, +3, -3, +4, -4"
    match = arrange(round="4", took="p1, p2", p1="", p2="-4", p1_taken=same, p2_taken=same, away="5, 8, 8")
    assert told(match, "play -4")[-2:] == [
        "Neither house is ahead: the game is a draw, and calls for a rematch.",
        "Put away from the start: 5, 8 and 8.",
    ]


def test_a_finished_position_tells_its_end_when_it_is_arranged() -> None:
    match = arrange(took="p2", p1="rest x 4", p2_taken="grail x 3", line="")
    assert match.log("spectator")[0].startswith("All three Grails lie before Raven")
