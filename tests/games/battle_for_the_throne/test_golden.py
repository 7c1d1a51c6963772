"""One whole game of three players, kept to the letter: its record replays, and its story is told as it was."""

from pathlib import Path

import pytest

import throneroom
from throneroom import Match

HERE = Path(__file__).parent
RECORD = (HERE / "golden.txt").read_text(encoding="utf-8")


def story(match: Match) -> str:
    """Each decision with its sentences, as `golden.md` has them."""
    opening, *told = match.story(None)
    lines = ["# A game of Battle For The Throne", "", *opening, ""]
    for (seat, decision), sentences in zip(match.history, told, strict=True):
        lines += [f"- `{seat} {decision}`  ", f"  {' '.join(sentences)}"]
    return "\n".join(lines) + "\n"


@pytest.mark.rule("BA-20")
def test_the_record_replays_to_its_end() -> None:
    match = throneroom.replay(RECORD)
    assert (match.over, match.record()) == (True, RECORD)


@pytest.mark.rule("BA-20")
def test_it_is_told_as_it_was() -> None:
    assert story(throneroom.replay(RECORD)) == (HERE / "golden.md").read_text(encoding="utf-8")


@pytest.mark.rule("BA-4")
def test_it_shows_nearly_every_kind_of_decision() -> None:
    words = {decision.split()[0] for _, decision in throneroom.replay(RECORD).history}
    assert words >= {
        "king", "queen", "jack", "attack", "charge", "heal", "rally", "shield", "deploy", "pass", "jester", "accept",
        "draw", "decline", "discard", "keep", "reform", "mend", "skip",
    }  # fmt: skip
