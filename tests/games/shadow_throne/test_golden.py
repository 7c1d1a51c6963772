"""The golden game of Shadow Throne, told to each seat."""

from __future__ import annotations

from pathlib import Path

import pytest

import throneroom

FOLDER = Path(__file__).parent
RECORD = (FOLDER / "golden.txt").read_text(encoding="utf-8")


@pytest.mark.rule("ST-4")
@pytest.mark.rule("ST-26")
def test_the_golden_game_tells_each_seat_only_what_it_may_know() -> None:
    """Nobody is told of a card before it is revealed, but for the own."""
    match = throneroom.replay(RECORD)
    for seat in match.seats:
        for (decider, decision), sentences in zip(match.history, match.story(seat)[1:], strict=True):
            verb = decision.split()[0]
            if decider != seat and verb in ("draft", "play", "keep"):
                assert sentences[0].startswith(f"{decider} has ")
