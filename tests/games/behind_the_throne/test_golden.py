"""A whole game, played with some sense: its record replays to the letter, and its story is told to the word."""

from pathlib import Path

import pytest

from throneroom.engine.match import Match, replay

RECORD = Path(__file__).with_name("golden.txt")
STORY = Path(__file__).with_name("golden.md")


def story(match: Match) -> str:
    """Each decision with its sentences, as someone who sees everything is told."""
    begin, *told = match.story(None)
    lines = ["# A game of Behind the Throne", "", *begin, ""]
    for n, ((seat, decision), sentences) in enumerate(zip(match.history, told, strict=True), 1):
        lines.append(f"{n}. `{seat} {decision}` {' '.join(sentences)}")
    return "\n".join(lines) + "\n"


def test_the_record_replays_to_the_letter() -> None:
    text = RECORD.read_text(encoding="utf-8")
    assert replay(text).record() == text


def test_the_story_is_told_to_the_word() -> None:
    assert story(replay(RECORD.read_bytes())) == STORY.read_text(encoding="utf-8")


@pytest.mark.rule("BT-20", "BT-21", "BT-22")
def test_the_game_came_to_its_end() -> None:
    match = replay(RECORD.read_bytes())
    assert match.over
    assert [event.name for event in match.chance()] == ["deck", "start", "reshuffle"]
    scores = [place.score for place in match.view(None).table.places]
    assert match.standing == tuple(int(score == max(scores)) for score in scores)
