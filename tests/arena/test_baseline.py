"""Baseline cards: bots rated in a ladder, and how far they are from equilibrium on the toy of the game."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from throneroom.arena import baseline
from throneroom.arena.plan import Plan, bots_of
from throneroom.arena.run import run
from throneroom.engine.game import find
from throneroom.equilibrium.solver import judged
from throneroom.equilibrium.toys import toy_of, worlds_of
from throneroom.equilibrium.tree import grown


def test_a_card_has_strength_cost_and_distance_to_equilibrium(tmp_path: Path) -> None:
    game = find("shadow-throne")
    plan = Plan(game, game.settings(), bots_of("random,squire"), 0, balance_every=0, ladder=True)
    card = baseline.card(run(plan, 4, tmp_path / "ladder.jsonl"))
    assert (card["game"], card["rules"], card["environment"], card["deals"]) == ("shadow-throne", 1, 2, 4)
    assert [row["bot"] for row in card["bots"]] == ["squire", "random"]
    assert [row["kind"] for row in card["bots"]] == ["heuristic", "random"]
    squire, anchor = card["bots"]
    assert squire["elo low"] < squire["elo"] < squire["elo high"] and anchor["elo"] == 0
    assert squire["games"] == anchor["games"] == 24 and squire["ms a decision"] > 0
    tree = grown(worlds_of(game, toy_of(game)))
    assert card["toy"]["NashConv"]["random"] == pytest.approx(judged(tree, tree.even()).nash_conv, abs=1e-6)
    assert card["toy"]["NashConv"]["squire"] > 0
    lines = baseline.table(card)
    assert lines[2].startswith("| squire | heuristic | +") and "| random | random | 0 |" in lines[3]


def test_the_card_of_a_solved_game_has_a_bot_that_plays_perfectly(tmp_path: Path) -> None:
    game = find("hierarchy")
    assert baseline.default_bots(game).split(",")[-1] == baseline.EXACT
    assert baseline.default_bots(find("shadow-throne")) == baseline.DEFAULT
    plan = Plan(game, game.settings(), bots_of(f"random,{baseline.EXACT}"), 0, balance_every=0, ladder=True)
    card = baseline.card(run(plan, 2, tmp_path / "ladder.jsonl"))
    kinds = {row["bot"]: row["kind"] for row in card["bots"]}
    assert kinds == {baseline.EXACT: "exact", "random": "random"}
    assert card["toy"]["NashConv"][baseline.EXACT] == 0


def test_a_bot_is_asked_once_for_each_information_set() -> None:
    game = find("shadow-throne")
    worlds = worlds_of(game, toy_of(game))
    tree = grown(worlds)
    strategy = baseline.strategy_of("squire", tree, worlds)
    assert set(strategy) == {0.0, 1.0}
    assert (np.add.reduceat(strategy, tree.first[:-1]) == 1).all()
    assert (baseline.strategy_of("squire", tree, worlds) == strategy).all()


def test_the_position_of_a_node_asks_who_decides_there() -> None:
    game = find("throne-and-grail")
    worlds = worlds_of(game, toy_of(game))
    tree = grown(worlds)
    for node in tree.shown[::97].tolist():
        position = baseline.position_at(tree, worlds, node)
        info = tree.info[node]
        assert position.seat == tree.seats[node]
        assert position.legal(position.seat) == tree.actions[tree.first[info] : tree.first[info + 1]].tolist()
