"""`bench/strength.py`: the list of matches, that it resumes them, and the table it writes into a page."""

import json
import runpy
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.arena.plans import plan_of
from throneroom.arena import run

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def strength() -> SimpleNamespace:
    return SimpleNamespace(**runpy.run_path(str(ROOT / "bench" / "strength.py")))


@pytest.mark.parametrize("samples", [False, True])
def test_every_match_has_two_bots_and_a_file_of_its_own(
    strength: SimpleNamespace, samples: bool, tmp_path: Path
) -> None:
    contests = strength.listed(samples, tmp_path)
    assert len({contest.file for contest in contests}) == len(contests) > 40
    for contest in contests:
        assert len({*contest.plan.bots}) == 2
        timed = [bot for bot in contest.plan.bots if ":" in bot and bot.endswith("s")]
        assert not (samples and timed)
    wanted = {(game, players) for game, tables in (("behind-the-throne", (2, 3, 4)), ("throne-and-grail", (2,)))
              for players in tables}  # fmt: skip
    assert {(c.match.game, c.match.players) for c in contests if c.match.bots == ("sovereign", "regent")} == wanted


def test_a_match_is_resumed_and_told_in_the_table(strength: SimpleNamespace, tmp_path: Path) -> None:
    match = strength.Match("hierarchy", 2, ("squire", "random"), 3)
    contest = strength.Contest(match, True, tmp_path)
    run(plan_of("hierarchy", "squire,random", balance_every=0), 1, contest.file)
    assert contest.done == 1
    strength.play([contest], 2, 5.0)
    assert contest.done == 3
    lines = [json.loads(line) for line in contest.file.read_text().splitlines()]
    assert sum("deal" in line for line in lines) == 6
    strength.play([contest], 1, 5.0)
    assert len(contest.file.read_text().splitlines()) == len(lines), "a complete match is not started again"
    page = tmp_path / "page.md"
    page.write_text(f"before\n{strength.BEGIN}\nold\n{strength.END}\nafter\n")
    strength.write_tables(tmp_path, page)
    first, *_, row, _, end, last = page.read_text().splitlines()
    assert (first, end, last) == ("before", strength.END, "after")
    assert row.startswith("| Hierarchy | 2 | `squire,random` | 3 | ")
    assert "old" not in page.read_text()
    strength.write_tables(tmp_path, page)
    assert page.read_text().count("squire,random") == 1
