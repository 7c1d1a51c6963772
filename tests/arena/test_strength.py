"""`bench/strength.py`: the list of matches, that it resumes them, and the table it writes into a page."""

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

from tests.arena.plans import plan_of
from throneroom.arena import run

ROOT = Path(__file__).parents[2]


@pytest.fixture
def strength(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(ROOT / "bench")
    return importlib.import_module("strength")


@pytest.mark.parametrize("samples", [False, True])
def test_every_match_has_two_bots_and_a_file_of_its_own(strength: Any, samples: bool, tmp_path: Path) -> None:
    contests = strength.listed(tmp_path, samples)
    assert len({contest.file for contest in contests}) == len(contests) > 40
    for contest in contests:
        assert len({*contest.plan.bots}) == 2
        timed = [bot for bot in contest.plan.bots if ":" in bot and bot.endswith("s")]
        assert not (samples and timed)
    wanted = {(game, players) for game, tables in (("behind-the-throne", (2, 3, 4)), ("throne-and-grail", (2,)))
              for players in tables}  # fmt: skip
    assert {(c.match.game, c.match.players) for c in contests if c.match.bots == ("sovereign", "regent")} == wanted


def test_the_list_can_be_shorter_and_its_budgets_smaller(strength: Any, tmp_path: Path) -> None:
    found = strength.listed(tmp_path, scale=0.1, only=["shadow-throne 4 strong", "hierarchy 2 sovereign"])
    assert [contest.plan.bots for contest in found] == [("knight:5ms", "squire"), ("sovereign:100ms", "knight:5ms")]
    (few,) = strength.listed(tmp_path, samples=True, scale=0.1, only=["shadow-throne 4 strong"])
    assert few.plan.bots == ("knight:10", "squire")


def test_a_match_is_resumed_and_told_in_the_table(strength: Any, tmp_path: Path) -> None:
    match = strength.Match("hierarchy", 2, ("squire", "random"), 3)
    contest = strength.Contest(match, tmp_path)
    run(plan_of("hierarchy", "squire,random", balance_every=0), 1, contest.file)
    assert contest.done == 1
    page = tmp_path / "page.md"
    page.write_text(f"before\n{strength.BEGIN}\nold\n{strength.END}\nafter\n")

    def write() -> None:
        strength.replace(page, strength.BEGIN, strength.END, strength.table(tmp_path))

    strength.play([contest], 2, 5.0, told=write)
    assert contest.done == 3
    lines = [json.loads(line) for line in contest.file.read_text().splitlines()]
    assert sum("deal" in line for line in lines) == 6
    strength.play([contest], 1, 5.0)
    assert len(contest.file.read_text().splitlines()) == len(lines), "a complete match is not started again"
    first, *_, row, _, end, last = page.read_text().splitlines()
    assert (first, end, last) == ("before", strength.END, "after")
    assert row.startswith("| Hierarchy | 2 | `squire,random` | 3 | ")
    assert "old" not in page.read_text()
    write()
    assert page.read_text().count("squire,random") == 1
