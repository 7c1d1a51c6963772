"""Toy settings: the compiled tree is that of OpenSpiel, and so is what is said about strategies."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from open_spiel.python.algorithms import exploitability
from open_spiel.python.policy import Policy

from tests.envs.endings import ending
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game, all_games, find
from throneroom.envs.openspiel import load
from throneroom.equilibrium.solver import CFRPlus, ExternalSampling, judged
from throneroom.equilibrium.toys import toy_of, worlds_of
from throneroom.equilibrium.tree import Floats, Tree, grown
from throneroom.equilibrium.tree_kernels import NONE

GAMES = [pytest.param(game, id=game.name) for game in all_games()]


@cache
def tree_of(game: Game) -> Tree:
    return grown(worlds_of(game, toy_of(game)))


def spiel_of(game: Game) -> Any:
    toy = toy_of(game)
    return load(game, start=toy.START, deals=toy.WORLDS, turn_based=True, memory=0)


class Walk:
    """Both trees side by side: which information set OpenSpiel's text stands for."""

    def __init__(self, game: Game) -> None:
        self.tree, self.infos = tree_of(game), dict[str, int]()
        self.children: dict[int, dict[int, int]] = {}
        for n in np.flatnonzero(self.tree.slot != NONE).tolist():
            below = self.children.setdefault(int(self.tree.parent[n]), {})
            below[int(self.tree.actions[self.tree.slot[n]])] = n
        first, nodes = spiel_of(game).new_initial_state(), 0
        for world, root in enumerate(self.tree.roots.tolist()):
            nodes += self.compare(first.child(world) if first.is_chance_node() else first, root)
        assert nodes == self.tree.nodes

    def compare(self, state: Any, n: int) -> int:
        """Compare two nodes and all below them; return how many there are."""
        if state.is_terminal():
            assert self.tree.info[n] == NONE
            assert np.allclose(state.returns(), self.tree.payoffs[n])
            return 1
        seat = state.current_player()
        assert seat == self.tree.seats[n]
        info = int(self.tree.info[n])
        assert self.infos.setdefault(state.information_state_string(seat), info) == info
        assert state.legal_actions() == sorted(self.children[n])
        return 1 + sum(self.compare(state.child(action), below) for action, below in self.children[n].items())


class Ours(Policy):  # type: ignore[misc]
    """A strategy of our tree for OpenSpiel."""

    def __init__(self, game: Any, walk: Walk, strategy: Floats) -> None:
        super().__init__(game, [0, 1])
        self.walk, self.strategy = walk, strategy

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:  # noqa: ARG002
        tree = self.walk.tree
        info = self.walk.infos[state.information_state_string(state.current_player())]
        places = range(int(tree.first[info]), int(tree.first[info + 1]))
        return {int(tree.actions[at]): float(self.strategy[at]) for at in places}


@pytest.mark.parametrize("game", GAMES)
def test_the_tree_and_what_seats_know_are_those_of_openspiel(game: Game) -> None:
    walk = Walk(game)
    assert len(set(walk.infos.values())) == len(walk.infos) == walk.tree.infosets


def test_nash_conv_is_that_of_openspiel() -> None:
    game = find("throne-and-grail")
    spiel, walk = spiel_of(game), Walk(game)
    solver = CFRPlus(walk.tree)
    solver.run(20)
    for strategy in (walk.tree.even(), solver.average()):
        expected = exploitability.nash_conv(spiel, Ours(spiel, walk, strategy), use_cpp_br=False)
        assert judged(walk.tree, strategy).nash_conv == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize("game", GAMES)
def test_regrets_come_to_an_equilibrium(game: Game) -> None:
    tree = tree_of(game)
    solver = CFRPlus(tree)
    solver.run(300)
    found = judged(tree, solver.average())
    assert -1e-9 <= found.nash_conv < 0.01 < judged(tree, tree.even()).nash_conv
    assert sum(found.worth) == pytest.approx(0)


def test_samples_come_near_it() -> None:
    tree = tree_of(find("throne-and-grail"))
    solver = ExternalSampling(tree, seed=1)
    solver.run(2_000)
    before = judged(tree, solver.average()).nash_conv
    solver.run(100_000)
    assert judged(tree, solver.average()).nash_conv < min(0.05, before / 2)


def test_where_nothing_is_hidden_the_winner_is_that_of_perfect_play() -> None:
    game = find("hierarchy")
    tree, solver = tree_of(game), CFRPlus(tree_of(game))
    solver.run(300)
    (world,) = worlds_of(game, toy_of(game))
    winner = game.exact.Solver().analyse(world).winner  # type: ignore[union-attr, attr-defined]
    assert judged(tree, solver.average()).worth[winner] == pytest.approx(1, abs=0.01)


def test_what_is_too_large_is_refused() -> None:
    game = find("throne-and-grail")
    toy = SimpleNamespace(START=ending("throne-and-grail", 1, 12).arranged(), WORLDS=4)
    with pytest.raises(SettingsError, match="has more than 5,000 nodes: choose a smaller one"):
        grown(worlds_of(game, toy), 5_000)
