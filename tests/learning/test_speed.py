"""`bench/learning.py`: what it measures is kept, told in a page, and not measured twice."""

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench"
SMALL = ["--tables", "16", "--steps", "4", "--hidden", "8", "--minibatch", "32", "--seconds", "0"]


@pytest.fixture
def learning(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(BENCH)
    return importlib.import_module("learning")


def test_each_figure_is_kept_and_told(learning: Any, tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"before\n{learning.BEGIN}\nold\n{learning.END}\nafter\n")
    figures = tmp_path / "learning.json"
    figures.write_text(json.dumps({"Pgx chess": {"decisions a second": 2_500_000, "device": "a card"}}))
    command = ["--games", "hierarchy", *SMALL, "--page", str(page)]
    learning.main(command)
    measured = json.loads(figures.read_text())
    assert measured["hierarchy"]["decisions a second"] > 0
    told = page.read_text()
    assert "| Pgx chess | 2.50 | a card |" in told
    assert "| hierarchy | " in told
    assert "old" not in told
    learning.main([*command, "--resume"])
    assert json.loads(figures.read_text()) == measured
