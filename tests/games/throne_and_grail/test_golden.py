"""Throne and the Grail: one whole game, decision by decision, with every sentence of its story.

golden.txt is its record, golden.md its story; a change of rules, chance or words shows here as a difference.
"""

from pathlib import Path

import pytest

import throneroom
from throneroom import Match

HERE = Path(__file__).parent
TITLE = "# A whole game of Throne and the Grail"


@pytest.fixture(scope="module")
def match() -> Match:
    return throneroom.replay((HERE / "golden.txt").read_text(encoding="utf-8"))


def story(match: Match) -> str:
    """Each decision with its sentences."""
    first, *told = match.story(None)
    lines = [TITLE, "", *first, ""]
    for n, ((seat, decision), sentences) in enumerate(zip(match.history, told, strict=True), 1):
        lines.append(f"{n}. `{seat} {decision}` {' '.join(sentences)}")
    return "\n".join(lines) + "\n"


def test_the_record_is_written_as_it_was_read(match: Match) -> None:
    assert match.record() == (HERE / "golden.txt").read_text(encoding="utf-8")


def test_the_story_is_the_one_that_was_told(match: Match) -> None:
    assert story(match) == (HERE / "golden.md").read_text(encoding="utf-8")


@pytest.mark.rule("TG-3", "TG-7", "TG-13")
def test_how_it_ended(match: Match) -> None:
    assert match.ply == 48
    assert match.standing == (1, 0)
    assert match.view("p2").asked == "Lion has won on points, 27 to 20."


def test_interpreted_rules_tell_the_same_game(match: Match) -> None:
    assert match.at(match.ply, plain=True).position.bytes() == match.position.bytes()
