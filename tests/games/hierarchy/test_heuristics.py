"""Hierarchy at a glance: weights and shares in range, from what a seat knows, the same compiled and interpreted."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

import throneroom
from throneroom import bots
from throneroom.bots.searcher import WORLDS, Tree, search_of
from throneroom.engine.chance import seed_key
from throneroom.engine.compiled import plain
from throneroom.engine.game import find
from throneroom.engine.position import Position
from throneroom.engine.state import checked_array

GAME = find("hierarchy")
HEAVIEST = 100_000


def positions(games: int) -> Iterator[Position]:
    """Every position of some random games."""
    for seed in range(games):
        position, choose = Position.deal(GAME, GAME.settings(), seed_key(seed)), random.Random(seed)
        while not position.over:
            yield position
            position.play(position.seat, choose.choice(position.legal(position.seat)))


def weighed(position: Position) -> dict[int, int]:
    """The legal actions of the seat on turn, with their weights."""
    actions, weights = Tree(search_of(GAME), GAME, 2).weights(position, position.seat)
    return dict(zip(actions, weights, strict=True))


def shares(position: Position) -> tuple[float, ...]:
    return Tree(search_of(GAME), GAME, 2).impression(position, position.seat, position.settings)


def arranged(**parts: str) -> tuple[throneroom.Match, dict[str, int]]:
    """A match with the weights of the decisions of the seat on turn."""
    match = throneroom.arrange("hierarchy", discards="rest", **parts)
    return match, {match.notations[action]: weight for action, weight in weighed(match.position).items()}


def test_weights_are_in_range_and_need_no_secrets() -> None:
    for position in positions(40):
        weights = weighed(position)
        assert list(weights) == position.legal(position.seat)
        assert all(1 <= weight <= HEAVIEST for weight in weights.values())
        assert weighed(position.hidden(position.seat)) == weights


def test_shares_are_in_range_and_add_up() -> None:
    for position in positions(40):
        mine, theirs = shares(position)
        assert 0 < mine < 1
        assert abs(mine + theirs - 1) < 1e-9


def test_compiled_and_interpreted_agree() -> None:
    heuristics = plain("throneroom.games.hierarchy.heuristics")
    for position in positions(4):
        checked, compiled = position.checked_state(), weighed(position)
        actions, out = list(compiled), checked_array([0] * len(compiled))
        heuristics.weigh(checked, position.seat, checked_array(actions), len(actions), out)
        assert dict(zip(actions, out.tolist(), strict=True)) == compiled
        expected = checked_array([0, 0])
        heuristics.evaluate(checked, expected)
        assert np.allclose(np.array(expected.tolist()) * WORLDS / 1000, np.array(shares(position)) * WORLDS)


def test_a_choice_that_leaves_no_answer_is_the_heaviest() -> None:
    _, weights = arranged(line="p2 assassin", p1="knight, dragon, serf", p2="sorcerer, surgeon")
    assert max(weights, key=weights.__getitem__) == "play dragon"
    assert weights["play dragon"] > 50 * weights["play knight"]


def test_a_discard_is_dear() -> None:
    _, weights = arranged(line="p2 assassin, p1 leper, p2 knight", p1="tower, sorcerer, king", p2="queen, high-priest")
    assert weights["play sorcerer"] > 10 * weights["play tower discard king"]


def test_the_surgeon_sends_home_what_is_worth_least() -> None:
    _, weights = arranged(
        line="p2 serf, p1 leper, p2 king, p1 surgeon", p1="knight, dragon", p2="queen", stage="return"
    )
    assert weights["return serf"] > weights["return king"]


def test_who_holds_more_strong_cards_is_ahead() -> None:
    match, _ = arranged(line="p2 assassin", p1="king, sorcerer, dragon, leper", p2="serf")
    assert shares(match.position)[0] > 0.9
    match, _ = arranged(line="p2 assassin", p1="serf, baroness", p2="king, sorcerer, queen, dragon, leper")
    assert shares(match.position)[0] < 0.1


def test_the_rival_of_one_with_the_same_cards_has_the_rest() -> None:
    """Seats are alike: the share goes with the turn, not with the colour."""
    gold, _ = arranged(line="p2 assassin", p1="king, serf", p2="knight, leper")
    purple, _ = arranged(line="p1 assassin", p2="king, serf", p1="knight, leper")
    assert shares(gold.position) == shares(purple.position)[::-1]


def test_the_squire_beats_random_clearly() -> None:
    """150 deals, both seats each: at least 76 of 100 (+200 Elo)."""
    squire, rival, won = bots.named("squire", GAME, 1), bots.named("random", GAME, 2), 0
    for game in range(300):
        position, seat = Position.deal(GAME, GAME.settings(), seed_key(game // 2)), game % 2
        while not position.over:
            bot = squire if position.seat == seat else rival
            position.play(position.seat, bot.decide(position, position.seat))
        won += position.standing()[seat]
    assert won >= 228
