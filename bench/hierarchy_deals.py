"""How long Hierarchy's solver takes for each of the 1716 deals: `python bench/hierarchy_deals.py`.

Every deal starts with an empty transposition table: once for the winner alone, once for the winner and length of every
choice. Times are processor time, so other work on the machine does not count.
"""

from __future__ import annotations

import time

import numpy as np

import throneroom
from throneroom.games.hierarchy.exact import MEMORY, STACK, Solver, distinct_deals, packed, winner_of


def main() -> None:
    Solver()  # compiles before the first deal
    proofs, analyses = [], []
    for parts in distinct_deals().values():
        position = throneroom.arrange("hierarchy", **parts).position
        stacks, table, solver = np.zeros(1, STACK), np.zeros((MEMORY, 2), np.int64), Solver()
        start = time.process_time()
        winner = winner_of(stacks, table, packed(position.states))
        proofs.append(time.process_time() - start)
        start = time.process_time()
        found = solver.analyse(position)
        analyses.append(time.process_time() - start)
        assert found.winner == winner
    for name, times in (("the winner", proofs), ("every choice and its length", analyses)):
        print(f"{name:30} mean {1e3 * np.mean(times):6.2f} ms, worst {1e3 * max(times):6.2f} ms per deal")


if __name__ == "__main__":
    main()
