"""The golden game of three players shows nearly everything that can be decided."""

from pathlib import Path

import pytest

import throneroom

HERE = Path(__file__).parent
RECORD = (HERE / "golden.txt").read_text(encoding="utf-8")


@pytest.mark.rule("BA-4")
def test_it_shows_nearly_every_kind_of_decision() -> None:
    words = {decision.split()[0] for _, decision in throneroom.replay(RECORD).history}
    assert words >= {
        "king", "queen", "jack", "attack", "charge", "heal", "rally", "shield", "deploy", "pass", "jester", "accept",
        "draw", "decline", "discard", "keep", "reform", "mend", "skip",
    }  # fmt: skip
