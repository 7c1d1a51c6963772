"""Coup, the example of a game from declarations: the common checks, and its rules."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import throneroom
from examples.coup import GAME
from tests.registering import register_for_test
from throneroom import Match
from throneroom.cli.check import points
from throneroom.engine.game import Game
from throneroom.testing import CHECKS

FOLDER = Path(__file__).parent
EXAMPLES = FOLDER.parent.parent.parent / "examples"
BEFORE = 1_422 + 241
"""Lines of Coup, in Python and in the page, before games could be declared."""
START = {
    "turn": "p1", "asked": "p1", "stage": "act", "hand_p1": "duke, captain", "hand_p2": "contessa, contessa",
    "coins": "2, 2",
    "deck": "duke, duke, assassin, assassin, assassin, captain, captain, ambassador, ambassador, ambassador, contessa",
}  # fmt: skip


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    register_for_test(GAME, monkeypatch)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_common_checks_pass(check: Callable[[Game], None]) -> None:
    check(GAME)


def test_the_golden_game_is_told_as_before() -> None:
    match = throneroom.replay((FOLDER / "golden.txt").read_text())
    assert match.story_page() == (FOLDER / "golden.en.md").read_text()


@pytest.mark.rule("CP-1")
def test_everybody_gets_two_cards_and_two_coins() -> None:
    table = throneroom.new("coup", players=3, seed=1).view(None).table
    assert [len(hand) for hand in table["hand"].values()] == [2, 2, 2]
    assert ([*table["coins"].values()], len(table["deck"])) == ([2, 2, 2], 9)


def arranged(**changes: str) -> Match:
    return Match.arrange(GAME, players=2, seed=1, **(START | changes))


def play(match: Match, *decisions: str) -> None:
    for decision in decisions:
        match.play(match.waiting[0], decision)


def coins(match: Match) -> list[int]:
    return list(match.view(None).table["coins"].values())


def lost(match: Match) -> list[list[str]]:
    return list(match.view(None).table["lost"].values())


@pytest.mark.rule("CP-3")
def test_income_cannot_be_challenged() -> None:
    match = arranged()
    play(match, "income")
    assert (coins(match), match.waiting) == ([3, 2], ("p2",))


@pytest.mark.rule("CP-2", "CP-6")
def test_a_true_claim_costs_the_challenger_a_card_and_is_exchanged() -> None:
    match = arranged()
    play(match, "tax", "challenge", "show")
    assert match.legal("p2") == ["lose contessa"]
    play(match, "lose contessa")
    assert (coins(match), match.waiting) == ([5, 2], ("p2",))
    assert lost(match) == [[], ["contessa"]]
    assert len(match.view(None).table["hand"]["p1"]) == 2


@pytest.mark.rule("CP-6")
def test_a_bluff_costs_a_card_and_the_action_fails() -> None:
    match = arranged(coins="3, 2")
    play(match, "assassinate p2", "challenge")
    assert match.legal("p1") == ["lose duke", "lose captain"]
    play(match, "lose duke")
    assert (coins(match), lost(match)) == ([3, 2], [["duke"], []])


@pytest.mark.rule("CP-7")
def test_a_block_that_nobody_challenges_stands() -> None:
    match = arranged(coins="3, 2")
    play(match, "assassinate p2", "allow", "block contessa", "allow")
    assert (coins(match), lost(match), match.waiting) == ([0, 2], [[], []], ("p2",))


@pytest.mark.rule("CP-8")
def test_a_block_that_is_a_bluff_lets_the_action_go_on() -> None:
    match = arranged()
    play(match, "steal p2", "allow", "block captain", "challenge", "lose contessa")
    assert (coins(match), lost(match)) == ([4, 0], [[], ["contessa"]])


@pytest.mark.rule("CP-5")
def test_an_exchange_keeps_as_many_cards_as_before() -> None:
    match = arranged()
    play(match, "exchange", "allow")
    four = ["duke", "captain", "ambassador", "contessa"]
    assert match.view("p1").table["hand"] == {"p1": four, "p2": {"cards": 2}}
    play(match, "return duke", "return captain")
    assert match.view("p1").table["hand"]["p1"] == ["ambassador", "contessa"]
    assert match.view("p1").table["deck"] == {"cards": 11}


@pytest.mark.rule("CP-5")
def test_nobody_else_learns_which_card_is_returned() -> None:
    match = arranged()
    play(match, "exchange", "allow", "return duke")
    assert match.log("p1")[-1] == "p1 returns the Duke."
    assert match.log("p2")[-1] == "p1 returns a card."


def test_the_question_tells_what_is_claimed() -> None:
    match = arranged()
    assert match.asked("p1") == "Choose an action."
    play(match, "tax")
    assert match.asked("p2") == "p1 claims the Duke. Challenge it, or allow it?"
    play(match, "challenge")
    assert match.asked("p1") == "p2 challenges the Duke. Show it, or lose a card."
    assert match.log()[-2:] == ["p1 claims the Duke, for three coins.", "p2 challenges the Duke."]


def test_the_view_has_no_bookkeeping() -> None:
    shown = {"hand", "lost", "deck", "coins", "turn", "doing", "target", "claimed", "blocker", "challenger"}
    assert {*arranged().view("p1").table} == shown


@pytest.mark.rule("CP-4")
def test_with_ten_coins_it_must_be_a_coup() -> None:
    match = arranged(coins="10, 2")
    assert match.legal("p1") == ["coup p2"]


@pytest.mark.rule("CP-9")
def test_the_last_one_with_a_card_wins() -> None:
    match = arranged(coins="7, 2", hand_p2="contessa", lost_p2="contessa")
    play(match, "coup p2", "lose contessa")
    assert match.standing == (1, 0)
    assert match.asked() == "The game is over. Won by: p1."


def test_impossible_positions_are_refused() -> None:
    for changes, reason in (
        ({"hand_p1": "duke, duke"}, r"deck: too many of duke; there are only 3, in hand_p1 \(2\) and deck \(1\)"),
        ({"coins": "2, 99"}, "should be a whole number from 0 to 12"),
        ({"turn": "p3"}, "'p3' is none of p1, p2"),
        ({"deck": "duke, rest", "hand_p1": "rest"}, "'rest' in hand_p1 and deck: say it once"),
        ({"crown": "p1"}, "there is no part 'crown'"),
        ({"hand_p1": "duke, king"}, "no card is called 'king'"),
    ):
        with pytest.raises(throneroom.ArrangeError, match=reason):
            arranged(**changes)


def test_nothing_is_wrong_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """As `throneroom check coup` lists it, but for the common checks."""
    monkeypatch.chdir(EXAMPLES.parent)
    assert [point.text for point in points(GAME, play=False) if point.verdict == "wrong"] == []


def test_the_readme_counts_its_lines() -> None:
    folder = EXAMPLES / "coup"
    files = [*folder.rglob("*.py"), *folder.rglob("*.ftl")]
    counts = {str(file.relative_to(EXAMPLES.parent)): file.read_text().count("\n") for file in files}
    told = re.findall(r"^ +(\d+) (\S+)$", (EXAMPLES / "README.md").read_text(), re.MULTILINE)
    assert {name: int(count) for count, name in told} == {**counts, "total": sum(counts.values())}
    assert 2 * sum(counts.values()) <= BEFORE
