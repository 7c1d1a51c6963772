"""The golden game of every registered game replays to the letter and is told to the word."""

from pathlib import Path

import pytest

import throneroom
from throneroom.testing.golden import story_page

GAMES = Path(__file__).parent / "games"


@pytest.fixture(params=throneroom.all_games(), ids=lambda game: game.name)
def folder(request: pytest.FixtureRequest) -> Path:
    return GAMES / str(request.param.package.split(".")[-1])


def test_the_record_replays_to_the_letter(folder: Path) -> None:
    text = (folder / "golden.txt").read_text(encoding="utf-8")
    match = throneroom.replay(text)
    assert match.over
    assert match.record() == text


def test_the_story_is_told_to_the_word(folder: Path) -> None:
    match = throneroom.replay((folder / "golden.txt").read_bytes())
    assert story_page(match) == (folder / "golden.md").read_text(encoding="utf-8")


def test_interpreted_rules_play_the_same_game(folder: Path) -> None:
    match = throneroom.replay((folder / "golden.txt").read_bytes())
    assert match.at(match.ply, plain=True).position.bytes() == match.position.bytes()
