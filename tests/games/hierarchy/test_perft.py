"""Exact counts of legal lines from fixed deals, and whole games, against an independent referee."""

import random
from pathlib import Path

import pytest

import throneroom
from tests.games.hierarchy import referee
from throneroom.testing import perft

DEPTHS = 8
TABLE = {
    int(seed): [int(count) for count in counts]
    for seed, *counts in (
        line.split() for line in (Path(__file__).parent / "perft.txt").read_text().splitlines() if line[:1].isdigit()
    )
}


def refereed(match: throneroom.Match) -> referee.Game:
    hands = match.view().table.hands
    holder = 0 if "imposter" in hands[0] else 1
    return referee.Game((frozenset(hands[0]), frozenset(hands[1])), mover=holder)


def test_the_table_has_twenty_deals_to_depth_eight() -> None:
    assert len(TABLE) >= 20
    assert all(len(counts) == DEPTHS for counts in TABLE.values())


@pytest.mark.parametrize("seed", TABLE)
def test_compiled_rules_count_as_the_table_says(seed: int) -> None:
    position = throneroom.new("hierarchy", seed=seed).position
    assert [perft(position, depth) for depth in range(1, DEPTHS + 1)] == TABLE[seed]


@pytest.mark.parametrize("seed", TABLE)
def test_the_independent_referee_counts_the_same(seed: int) -> None:
    game = refereed(throneroom.new("hierarchy", seed=seed))
    assert [referee.count_lines(game, depth) for depth in range(1, DEPTHS + 1)] == TABLE[seed]


@pytest.mark.rule("HI-3", "HI-4", "HI-5", "HI-12", "HI-17", "HI-19")
def test_whole_games_agree_with_the_referee() -> None:
    """Every legal list and the loser of 400 random games."""
    for seed in range(400):
        match = throneroom.new("hierarchy", seed=seed)
        game = refereed(match)
        choose = random.Random(seed)
        while not match.over:
            seat = match.waiting[0]
            assert seat == f"p{game.chooser + 1}"
            assert sorted(match.legal(seat)) == sorted(referee.decisions(game))
            decision = choose.choice(match.legal(seat))
            match.play(seat, decision)
            game = referee.after(game, decision)
        assert referee.decisions(game) == []
        assert match.standing == ((0, 1) if game.mover == 0 else (1, 0))
