"""A whole game kept as text: it replays to the same record, and is told in the same words."""

from __future__ import annotations

from pathlib import Path

import pytest

import throneroom
from throneroom import Match

FOLDER = Path(__file__).parent
RECORD = (FOLDER / "golden.txt").read_text(encoding="utf-8")
STORY = (FOLDER / "golden.md").read_text(encoding="utf-8")


def as_markdown(match: Match) -> str:
    """Each decision with its sentences, as one who sees everything is told them."""
    first, *story = match.story(None)
    lines = [f"# A game of {match.game.title}", "", *first]
    for ply, ((seat, decision), sentences) in enumerate(zip(match.history, story, strict=True), 1):
        lines += ["", f"{ply}. **{seat}: {decision}**", *(f"   {sentence}" for sentence in sentences)]
    return "\n".join(lines) + "\n"


def test_the_golden_game_replays_to_the_same_record() -> None:
    assert throneroom.replay(RECORD).record() == RECORD


def test_the_golden_game_is_told_in_the_same_words() -> None:
    assert as_markdown(throneroom.replay(RECORD)) == STORY


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
