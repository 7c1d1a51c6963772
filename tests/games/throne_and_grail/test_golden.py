"""How the golden game of Throne and the Grail ended."""

from pathlib import Path

import pytest

import throneroom
from throneroom import Match

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def match() -> Match:
    return throneroom.replay((HERE / "golden.txt").read_text(encoding="utf-8"))


@pytest.mark.rule("TG-3", "TG-7", "TG-13")
def test_how_it_ended(match: Match) -> None:
    assert match.ply == 48
    assert match.standing == (1, 0)
    assert match.asked("p2") == "Lion has won on points, 27 to 20."
