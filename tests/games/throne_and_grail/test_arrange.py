"""Throne and the Grail: positions by their named parts, and why impossible ones are refused."""

from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import throneroom
from throneroom import ArrangeError, Match
from throneroom.games.throne_and_grail.reachable import reachable

GAME = throneroom.find("throne-and-grail")
arrange = partial(throneroom.arrange, GAME, seed=1)

SPOILS = ["7", "7", "7", "8", "8", "8", "8", "+3", "+4", "+4", "-2", "-3", "-4", "-4", "6", "6", "6", "5", "5", "grail"]
"""The most that one seat can take; there are enough cards for both to have them."""


def test_what_is_left_out_is_the_beginning_of_a_game() -> None:
    parts = arrange().arranged()
    assert parts["p1"] == "5, 5, 5, 5, 5"
    assert parts["p2"] == "6, 6, 6, 6, 6"
    assert parts["line"] == "6, 7"
    assert len(parts["away"].split(", ")) == 3
    assert len(parts["pile"].split(", ")) == 30
    assert (parts["round"], parts["took"], parts["turn"]) == ("1", "", "p1")


def test_rest_fills_a_hand_up() -> None:
    assert arrange(p1="grail, rest").arranged()["p1"] == "5, 5, 5, 5, grail"


def test_rest_may_be_counted_and_keeps_its_place_in_the_line() -> None:
    line = arrange(p1="rest x 4", p2="rest x 4", line="grail, rest x 2, -4").arranged()["line"]
    assert line == "grail, 6, 6, -4"


def test_a_second_rest_in_a_zone_finds_nothing_more_to_fill() -> None:
    assert arrange(p1="rest, 8, rest").arranged()["p1"] == "5, 5, 5, 5, 8"


def test_no_copies_are_no_cards() -> None:
    assert arrange(p1="8 x 0, rest x 5").arranged()["p1"] == "5, 5, 5, 5, 5"


def test_the_pile_is_named_from_its_next_card() -> None:
    match = arrange(took="p1, p2", p1="", p2="8", p1_taken="5, 5", p2_taken="6, 6, 6", pile="grail, 7, -4, rest")
    match.play("p2", "play 8")
    assert set(match.arranged()["p1"].split(", ")) >= {"grail", "7", "-4"}


def test_copies_may_be_counted() -> None:
    assert arrange(p1="8 x 3, 5 x 2").arranged()["p1"] == "5, 5, 8, 8, 8"


def test_the_turn_follows_from_the_turns_had() -> None:
    assert arrange(p1="rest x 4").waiting == ("p2",)
    assert arrange(p2="rest x 4").waiting == ("p1",)
    assert arrange(turn="p2").waiting == ("p2",)


def test_the_end_by_grails_follows_from_the_cards() -> None:
    match = arrange(took="p2", p1="rest x 4", p2_taken="grail x 3", line="")
    assert match.over
    assert match.standing == (0, 1)
    assert match.arranged()["turn"] == "nobody"


def test_the_end_after_round_four_follows_from_the_turns() -> None:
    match = arrange(round="4", took="p1, p2", p1="", p2="", p1_taken="rest x 16", p2_taken="rest x 16")
    assert match.over


def test_any_box() -> None:
    box = {"plus": (20,) * 7, "minus": (-20,) * 9}
    assert arrange(options=box, p1="+20 x 5", p2="-20 x 5").legal("p1") == ["play +20", "take"]


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        pytest.param(
            {"hand": "5"},
            "there is no part 'hand' at this table; the parts are p1, p1_taken (and so for each seat), line, away, "
            "pile, round, took, turn",
            id="an unknown part",
        ),
        pytest.param(
            {"p1": "9"},
            "p1: no card is called '9'; the cards are 5, 6, 7, 8, grail, +3, +4, -2, -3, -4",
            id="an unknown card",
        ),
        pytest.param(
            {"p1": "grail x 4"}, "p1: too many of grail; there are only 3",
            id="more copies than there are",
        ),
        pytest.param(
            {"p1": "grail x 2", "away": "grail x 2, rest"},
            "away: too many of grail; there are only 3, in p1 (2)",
            id="too many copies in two places",
        ),
        pytest.param(
            {"p1": "+9"}, "p1: too many of +9; there is none at this table", id="a number that is not in the box",
        ),
        pytest.param(
            {"p1": "8 x many"}, "p1: '8 x many' should be a card and how many, as in '8 x3'", id="no number",
        ),
        pytest.param(
            {"p1_taken": "rest"}, "say how many cards of the rest are in p1_taken, as in 'rest x 4'",
            id="open taken cards",
        ),
        pytest.param({"p1": "8 x 6"}, "p1: 6 cards, but 5 at most (TG-1)", id="a sixth card"),
        pytest.param({"away": "5, 5"}, "the number of cards in away is 3 in round 1, not 2 (TG-1)", id="two away"),
        pytest.param({"pile": ""}, "the number of cards in pile is 30 in round 1, not 0 (TG-7)", id="no pile"),
        pytest.param(
            {"round": "4", "pile": "5"},
            "the number of cards in pile is 0 in round 4, not 1 (TG-7)",
            id="a pile in round 4",
        ),
        pytest.param(
            {"line": "5, 6, 7"},
            "the number of cards in line is 2 in round 1 with these hands and cards taken, not 3 (TG-4, TG-5)",
            id="a Line with a card too many",
        ),
        pytest.param(
            {"line": "5"},
            "the number of cards in line is 2 in round 1 with these hands and cards taken, not 1 (TG-4, TG-5)",
            id="a Line with a card too few",
        ),
        pytest.param({"round": "5"}, "round: '5' should be a whole number from 1 to 4 (TG-3)", id="a fifth round"),
        pytest.param({"round": "0"}, "round: '0' should be a whole number from 1 to 4 (TG-3)", id="no round"),
        pytest.param(
            {"took": "p3"}, "took: 'p3' should be one of p1, p2, each once",
            id="no such seat",
        ),
        pytest.param(
            {"took": "p1, p1"},
            "took: 'p1' should be one of p1, p2, each once",
            id="two takes in a round",
        ),
        pytest.param({"turn": "p3"}, "turn: 'p3' is none of p1, p2, nobody", id="nobody's turn"),
        pytest.param(
            {"p1": "rest x 4", "turn": "p1"},
            "it cannot be p1's turn, but p2's: the turns had are 1 and 0 (TG-3)",
            id="twice in a row",
        ),
        pytest.param(
            {"turn": "nobody"}, "it cannot be nobody's turn, but p1's: the game is not over (TG-3)", id="not over",
        ),
        pytest.param(
            {"p1": "rest x 4", "took": "p2", "p2_taken": "grail x 3", "line": "", "turn": "p1"},
            "it cannot be p1's turn, but nobody's: the game is over (TG-3)",
            id="over",
        ),
        pytest.param(
            {"p1": "rest x 3"}, "the turns had are 2 and 0: players alternate (TG-3)", id="two turns ahead",
        ),
        pytest.param(
            {"took": "p1, p2", "p1": "", "p2": "", "p1_taken": "rest x 5", "p2_taken": "rest x 5"},
            "both have had six turns, so round 1 is over: arrange the next one (TG-7)",
            id="between two rounds",
        ),
        pytest.param(
            {"p2_taken": "grail x 3", "p1": "rest x 4", "p2": "rest x 4", "line": "5"},
            "p2 has all three Grails, so a take of p2 was the last turn (TG-9)",
            id="three Grails without a take",
        ),
        pytest.param(
            {"took": "p2", "p2_taken": "grail x 3", "p1": "rest x 3", "line": "5"},
            "p2 has all three Grails, so a take of p2 was the last turn (TG-9)",
            id="a turn after the third Grail",
        ),
        pytest.param(
            {"took": "p1", "p1_taken": "5, 5, 5"},
            "more cards are taken, by 1, than ever lay in the line (TG-5)",
            id="more taken than played",
        ),
        pytest.param(
            {"p1_taken": "8", "line": "5"},
            "a line of 1 with 1 and 0 cards taken cannot come about in round 1, 0 and 0 turns into it (TG-3, TG-5); "
            "what can: a line of 2 with 0 and 0 cards taken",
            id="taken before anyone took",
        ),
        pytest.param(
            {"round": "2", "p1_taken": "8 x 4", "p2_taken": "7 x 3"},
            "a line of 5 with 4 and 3 cards taken cannot come about in round 2, 0 and 0 turns into it (TG-3, TG-5); "
            "what can: a line of 6 with 4 and 2 cards taken, a line of 4 with 4 and 4 cards taken, a line of 7 with 3 "
            "and 2 cards taken",
            id="numbers that no game comes to",
        ),
        pytest.param(
            {"round": "4", "p1": "", "p2": ""}, "line: 42 cards, but 20 at most",
            id="a Line that is too long",
        ),
    ],
)  # fmt: skip
def test_refused(parts: dict[str, str], reason: str) -> None:
    with pytest.raises(ArrangeError) as error:
        arrange(**parts)
    assert str(error.value) == reason


def sizes() -> st.SearchStrategy[dict[str, str]]:
    """Parts of any sizes, most of them impossible."""
    rest = st.integers(0, 6).map("rest x {}".format)
    taken = st.integers(0, 20).map("rest x {}".format)
    seats = st.sampled_from(["", "p1", "p2", "p1, p2"])
    return st.fixed_dictionaries(
        {"round": st.sampled_from("1234"), "took": seats, "p1": rest, "p2": rest, "p1_taken": taken, "p2_taken": taken},
        optional={"turn": st.sampled_from(["p1", "p2", "nobody"]), "line": taken},
    )


@settings(max_examples=300, deadline=None, database=None, derandomize=True)
@given(sizes())
def test_whatever_is_arranged_is_refused_or_plays_to_its_end(parts: dict[str, str]) -> None:
    try:
        match: Match = arrange(**parts)
    except ArrangeError:
        return
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[-1])
    assert match.standing in [(1, 0), (0, 1), (1, 1)]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_every_number_of_cards_that_a_game_comes_to_can_be_arranged(number: int) -> None:
    positions, _ = reachable()
    for place in sorted(positions)[::25]:
        if place.number == number:
            seats = [f"p{seat + 1}" for seat in range(2) if place.took[seat]]
            match = arrange(
                round=str(number), took=", ".join(seats), turn="nobody" if place.turn < 0 else f"p{place.turn + 1}",
                p1=f"rest x {place.held[0]}", p2=f"rest x {place.held[1]}", line=f"rest x {place.line}",
                p1_taken=SPOILS[: place.taken[0]], p2_taken=SPOILS[: place.taken[1]],
            )  # fmt: skip
            assert len(match.view("p1").table.line) == place.line
