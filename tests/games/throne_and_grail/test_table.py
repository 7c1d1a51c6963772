"""Throne and the Grail: what a viewer sees at a glance, as data and at the terminal."""

import json
from functools import partial

import pytest
from rich.console import Console

import throneroom
from throneroom import Match
from throneroom.games.throne_and_grail.view import Pile, Score, Side, Take

GAME = throneroom.find("throne-and-grail")
arrange = partial(throneroom.arrange, GAME, seed=1)

MIDDLE = {
    "round": "2", "took": "p1", "turn": "p2", "p1": "5, 6, grail", "p2": "7, 8, -4",
    "p1_taken": "5, 5, 6, 7, 8, grail, +3", "p2_taken": "6, 8, 8, -2", "line": "5, 6, -3, +4, 7",
}  # fmt: skip


@pytest.fixture
def middle() -> Match:
    return arrange(**MIDDLE)


def screen(match: Match, viewer: str | None, width: int = 80) -> str:
    """The table at a terminal without colours."""
    console = Console(width=width, no_color=True, force_terminal=False, legacy_windows=False)
    with console.capture() as capture:
        console.print(GAME.terminal_view.draw(match.view(viewer), GAME.catalogue("en")))
    return capture.get()


def test_a_side_holds_all_there_is_to_know_about_a_seat(middle: Match) -> None:
    assert middle.view("p2").table.sides[0] == Side(
        hand=None,
        held=3,
        took=True,
        turns=3,
        taken=(Pile("5", 2), Pile("6", 1), Pile("7", 1), Pile("8", 1), Pile("grail", 1), Pile("+3", 1)),
        grails=1,
        score=Score(majorities=12, sets=1, numbers=3, total=20),
        bounty=3,
        blight=0,
    )
    assert (middle.view("p2").table.sides[1].bounty, middle.view("p2").table.sides[1].blight) == (0, -2)


def test_the_table_holds_what_everybody_sees(middle: Match) -> None:
    table = middle.view("spectator").table
    assert (table.number, table.start, table.pile, table.away, table.stage) == (2, "p1", 20, None, "play")
    assert table.line == table.reach == ("5", "6", "-3", "+4", "7")


def test_own_cards_are_seen_and_others_counted(middle: Match) -> None:
    own, other = middle.view("p2").table.sides[1], middle.view("p2").table.sides[0]
    assert (own.hand, own.held) == (("7", "8", "-4"), 3)
    assert (other.hand, other.held) == (None, 3)


def test_the_view_says_what_each_take_would_give(middle: Match) -> None:
    """TG-5, TG-10 to TG-12: Lion has taken in this round, so only Raven's takes are left to think about."""
    takes = {take.laid: take for take in middle.view("p2").table.takes}
    assert list(takes) == [None, "7", "8", "-4"]
    assert takes[None] == Take("p2", None, ("5", "6", "-3", "+4", "7"), (10 + 3, 14 + 5 - 1), 0, crowns=False)
    assert takes["8"].cards == ("6", "-3", "+4", "7", "8")


def test_a_foretold_take_is_what_the_take_gives(middle: Match) -> None:
    [take] = [take for take in middle.view("p2").table.takes if take.laid is None]
    middle.play("p2", "take")
    after = middle.view("p2").table
    assert tuple(side.score.total for side in after.sides) == take.totals
    assert after.sides[1].grails == take.grails
    assert after.takes == ()


@pytest.mark.parametrize("viewer", ["p1", "spectator"])
def test_who_does_not_see_the_hand_on_turn_hears_only_of_the_line_as_it_lies(middle: Match, viewer: str) -> None:
    assert [(take.seat, take.laid) for take in middle.view(viewer).table.takes] == [("p2", None)]


def test_a_take_of_the_third_grail_is_foretold() -> None:
    """TG-9: the card that is laid may be the one that crowns the rival."""
    match = arrange(p1="5, grail, rest x 2", p2="rest x 4", line="grail, grail, 5, 6", turn="p1")
    crowns = {(take.seat, take.laid) for take in match.view("p1").table.takes if take.crowns}
    assert crowns == {("p1", "grail"), ("p2", "grail")}


def test_who_sees_everything_has_nothing_unseen(middle: Match) -> None:
    table = middle.view(None).table
    assert table.unseen == ()
    assert table.sides[0].hand == ("5", "6", "grail")
    assert len(table.away) == 3


def test_a_view_is_plain_data(middle: Match) -> None:
    data = json.loads(middle.view("p1").text())
    assert data["table"]["sides"][1]["score"] == {"majorities": 8, "sets": 0, "numbers": -2, "total": 6}


@pytest.mark.parametrize("viewer", ["p1", "p2", "spectator", None])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_screen_fits_any_width(middle: Match, viewer: str | None, width: int) -> None:
    assert max(map(len, screen(middle, viewer, width).splitlines())) <= width


def test_the_longest_line_and_fullest_sides_fit_too() -> None:
    match = arrange(round="4", p1="", p2="", took="p2", p1_taken="grail, rest x 14", p2_taken="rest x 20", turn="p1")
    assert max(map(len, screen(match, "p1", 60).splitlines())) <= 60


def test_the_screen_says_without_colour_what_counts(middle: Match) -> None:
    assert screen(middle, "p2", 80).splitlines() == [
        "Round 2 of 4   Lion started   20 in the draw pile   3 cards put away",
        "",
        "◆ Lion (p1)  has taken this round",
        "  hand    3 hidden cards",
        "  taken   5 x2   6   7   8   grail   +3",
        "",
        "The Line (5 cards): a take gets all of it, marked ▲",
        "  ▲5   ▲6   ▲-3   ▲+4   ▲7",
        "",
        "Score now    5s   6s   7s   8s   sets    +/- points grails",
        "◆ Lion       2*   1    1*   1       1     +3     20      1",
        "● Raven      0    1    0    2*      0     -2      6      0",
        "  * leads and scores the number; a set scores 5",
        "",
        "● Raven (p2) ◄ on turn  may still take this round",
        "  hand    7   8   -4",
        "  taken   6   8 x2   -2",
        "",
        "Not seen by you (26 cards, wherever they lie)",
        "  5 x2   6 x3   7 x4   8 x4   grail x2   +3 x2   +4 x3   -2   -3 x2   -4 x3",
    ]


def test_the_viewer_sits_below(middle: Match) -> None:
    lines = screen(middle, "p1").splitlines()
    assert lines.index("◆ Lion (p1)  has taken this round") > lines.index(
        "● Raven (p2) ◄ on turn  may still take this round"
    )


def test_the_last_five_are_marked_and_no_others() -> None:
    match = arrange(p1="rest x 3", p2="rest x 3", line="grail, 5, 6, 7, 8, +3")
    assert "  grail   ▲5   ▲6   ▲7   ▲8   ▲+3\n" in screen(match, "p1")
    assert "The Line (6 cards): a take gets the last 5, marked ▲" in screen(match, "p1")


def test_an_empty_line_and_an_empty_hand_are_said() -> None:
    assert "The Line is empty" in screen(arrange(took="p1", p1_taken="5, 5", line=""), "p1")
    only_take = arrange(p1="", p2="", took="p2", p2_taken="rest x 5", turn="p1")
    assert "  hand    empty\n" in screen(only_take, "p1")


def test_the_end_shows_the_cards_put_away() -> None:
    match = arrange(p1="rest x 4", p2="rest x 5", line="grail x 3", away="8, 8, -4")
    match.play("p2", "take")
    shown = screen(match, "spectator")
    assert "put away 8, 8, -4" in shown
    assert "hidden" not in shown
    assert "Not seen" not in shown


def test_what_is_left_in_the_line_at_the_end_is_no_longer_marked() -> None:
    match = arrange(round="4", took="p1, p2", p1="", p2="", p1_taken="rest x 16", p2_taken="rest x 16")
    shown = screen(match, "p1")
    assert "The Line (10 cards) is left over" in shown
    assert "▲" not in shown


def test_the_catalogue_says_every_rule_in_short() -> None:
    assert list(GAME.short_rules()) == [f"TG-{n}" for n in range(1, 15)]
    assert all(len(text) < 260 for text in GAME.short_rules().values())
