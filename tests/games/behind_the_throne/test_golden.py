"""The golden game of Behind the Throne, played with some sense, came to its end."""

from pathlib import Path

import pytest

from throneroom.engine.match import replay

RECORD = Path(__file__).with_name("golden.txt")


@pytest.mark.rule("BT-20", "BT-21", "BT-22")
def test_the_game_came_to_its_end() -> None:
    match = replay(RECORD.read_bytes())
    assert match.over
    assert [event.name for event in match.chance()] == ["deck", "start", "reshuffle"]
    scores = [place.score for place in match.view(None).table.places]
    assert match.standing == tuple(int(score == max(scores)) for score in scores)
