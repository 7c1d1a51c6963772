"""The table of all solved deals in the package: it agrees with the published one and with the solver."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from throneroom.engine.match import Match
from throneroom.games.hierarchy.exact import Solver, distinct_deals
from throneroom.games.hierarchy.solved_deals import openings, solved_row

ROOT = Path(__file__).parents[3]
PUBLISHED = list(csv.DictReader((ROOT / "docs" / "results" / "hierarchy-solved.csv").read_text().splitlines()))
STEP = 131


def test_the_table_says_the_same_as_the_published_one() -> None:
    found = openings()
    assert list(found) == [row["deal"] for row in PUBLISHED] and len(found) == 1716
    for row in PUBLISHED:
        lengths = found[row["deal"]].values()
        won = [length for length in lengths if length > 0]
        assert (len(lengths), len(won)) == (int(row["openings"]), int(row["winning"]))
        best = min(won) if won else min(lengths, default=0)
        assert ("p1" if best > 0 else "p2", abs(best)) == (row["winner"], int(row["length"]))


@pytest.mark.rule("HI-7")
def test_the_table_is_what_the_solver_finds() -> None:
    solver = Solver()
    for deal in list(distinct_deals())[::STEP]:
        parts = distinct_deals()[deal]
        row = solved_row(solver, Match.arrange("hierarchy", p1=parts["p1"], p2=parts["p2"]))
        assert [int(length) for length in row if length] == list(openings()[deal].values())
