"""Every deal of Hierarchy, solved: all first cards with who wins after them and how soon.

`solved_deals.csv` has a row for each deal, in the order of `distinct_deals`, and a column for each card that can open
the Line (HI-7): the decisions until the end, negative if the player who begins loses; empty if it does not hold the
card. `python -m throneroom.games.hierarchy.solved_deals` prints it again.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Any

from throneroom.engine.match import Match
from throneroom.games.hierarchy.exact import Solver, distinct_deals

FILE = "solved_deals.csv"
OPENERS = ("assassin", "leper", "serf", "knight", "sorcerer", "dragon", "baroness")


@cache
def openings() -> Mapping[str, Mapping[str, int]]:
    """By deal: every first decision with the decisions until the end, negative if the player who begins loses."""
    text = (resources.files(__package__) / FILE).read_text(encoding="utf-8")
    rows = csv.DictReader(text.splitlines())
    return {
        deal: {f"play {card}": int(length) for card, length in row.items() if length}
        for deal, row in zip(distinct_deals(), rows, strict=True)
    }


def solved() -> Iterator[tuple[str, ...]]:
    """The rows of the file, computed."""
    solver = Solver()
    for named in distinct_deals().values():
        parts: dict[str, Any] = dict(named)
        yield solved_row(solver, Match.arrange("hierarchy", **parts))


def solved_row(solver: Solver, match: Match) -> tuple[str, ...]:
    """The row of one deal."""
    begins = match.position.seat if not match.over else -1
    found = {
        match.notations[choice.action]: choice.length if choice.winner == begins else -choice.length
        for choice in solver.analyse(match.position).choices
    }
    return tuple(str(found.get(f"play {card}", "")) for card in OPENERS)


if __name__ == "__main__":
    csv.writer(sys.stdout, lineterminator="\n").writerows([OPENERS, *solved()])
