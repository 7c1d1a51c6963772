"""`throneroom verify` with what a player has kept of a game at a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.test_fairness import ADA, Sitting
from throneroom.cli.verify import verify_record
from throneroom.engine.errors import SettingsError


@pytest.fixture
def played(tmp_path: Path) -> tuple[Path, str]:
    """A record, and the head after its first decision."""
    sitting = Sitting("hierarchy").begin()
    sitting.decide()
    head, path = sitting.head, tmp_path / "game.rec"
    path.write_text(sitting.play().record())
    return path, head


def test_a_head_and_a_contribution_that_were_kept_are_found(
    played: tuple[Path, str], capsys: pytest.CaptureFixture[str]
) -> None:
    path, head = played
    verify_record(path, False, head[:16].upper(), ADA)
    told = capsys.readouterr().out
    assert "from the server's secret and contributions of p2, p1" in told
    assert "is on the chain: after 1 of " in told
    assert "your contribution is in the key" in told


@pytest.mark.parametrize(
    ("head", "contribution", "reason"),
    [
        ("0" * 64, None, "this head is not on the chain of the record"),
        ("12", None, "a head has 64 hexadecimal digits"),
        (None, "0" * 64, "this contribution is not in the record"),
        (None, "12", "a contribution has 64 hexadecimal digits"),
    ],
)
def test_what_was_kept_of_another_game_is_refused(
    played: tuple[Path, str], head: str | None, contribution: str | None, reason: str
) -> None:
    with pytest.raises(SettingsError, match=reason):
        verify_record(played[0], False, head, contribution)
