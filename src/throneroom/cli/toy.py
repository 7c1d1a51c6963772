"""`throneroom solve GAME --toy`: brings a toy setting to an equilibrium and says how far it still is from one."""

from __future__ import annotations

import csv
import time
from collections.abc import Iterator
from pathlib import Path

from rich.table import Table

from throneroom.cli.console import console
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game
from throneroom.equilibrium.solver import CFRPlus, ExternalSampling, judged
from throneroom.equilibrium.toys import toy_of, worlds_of
from throneroom.equilibrium.tree import Floats, Tree, grown
from throneroom.equilibrium.tree_kernels import NONE

ROUNDS = 1000
SAMPLED_ROUNDS = 100_000
COLUMNS = ("information set", "seat", "decisions before", "choice", "probability")


def solve_toy(game: Game, rounds: int | None, sampled: bool, file: Path | None) -> None:
    """Print how NashConv falls with the rounds; write the strategy to a file if one is named."""
    toy = toy_of(game)
    most = rounds if rounds is not None else SAMPLED_ROUNDS if sampled else ROUNDS
    if most < 1:
        raise SettingsError(f"--rounds takes a number from 1, not {most}")
    tree = grown(worlds_of(game, toy))
    out = console()
    out.print(f"{game.title}, its toy: {', '.join(f'{name}={part}' for name, part in toy.START.items())}")
    worlds = f"{toy.WORLDS} worlds" if toy.WORLDS else "nothing is hidden"
    out.print(f"{worlds}, {tree.nodes:,} nodes, {tree.infosets:,} information sets")
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("rounds", "NashConv", "worth to p1", "s"):
        table.add_column(column, justify="right")
    found = judged(tree, tree.even())
    table.add_row("even", f"{found.nash_conv:.6f}", f"{found.worth[0]:.4f}", "")
    solver = ExternalSampling(tree) if sampled else CFRPlus(tree)
    spent = 0.0
    for stop in _stops(most):
        began = time.perf_counter()
        solver.run(stop - solver.rounds)
        spent += time.perf_counter() - began
        found = judged(tree, solver.average())
        table.add_row(f"{stop:,}", f"{found.nash_conv:.6f}", f"{found.worth[0]:.4f}", f"{spent:.2f}")
    out.print(table)
    if file is not None:
        write_strategy(file, tree, solver.average())


def _stops(most: int) -> Iterator[int]:
    """1, 10, 100, ... and the last."""
    stop = 1
    while stop < most:
        yield stop
        stop *= 10
    yield most


def write_strategy(path: Path, tree: Tree, strategy: Floats) -> None:
    """A row for each choice: its information set, who decides, what that seat decided before, and its probability."""
    notations = tree.game.notation.actions(tree.game.settings())
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(COLUMNS)
        for info in range(tree.infosets):
            before = "; ".join(notations[action] for action in _own_decisions(tree, int(tree.shown[info])))
            for at in range(int(tree.first[info]), int(tree.first[info + 1])):
                choice, odds = notations[tree.actions[at]], f"{strategy[at]:.6f}"
                rows.writerow((info, f"p{tree.owner[info] + 1}", before, choice, odds))


def _own_decisions(tree: Tree, node: int) -> list[int]:
    """What the seat that decides at a node has decided on the way there."""
    seat, taken = tree.seats[node], []
    while tree.parent[node] != NONE:
        above = int(tree.parent[node])
        if tree.seats[above] == seat:
            taken.append(int(tree.actions[tree.slot[node]]))
        node = above
    return taken[::-1]
