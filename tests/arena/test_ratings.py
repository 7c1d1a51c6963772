"""Ratings of many bots, against known values and by simulation with fixed seeds."""

import math
from itertools import combinations

import numpy as np
import pytest

from throneroom.arena.plan import Pair
from throneroom.arena.ratings import rated
from throneroom.arena.score import elo_of, expected, interval


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("score", [0.3, 0.5, 0.75, 0.9])
def test_two_bots_differ_by_the_elo_of_their_score(score: float, players: int) -> None:
    value, low, high = rated({(0, 1): [score] * 4_000}, 2, players).difference(0, 1)
    assert value == pytest.approx(elo_of(score, players), abs=0.1)
    assert low < value < high
    assert rated({(0, 1): [1 - score] * 4_000}, 2, players).difference(1, 0)[0] == pytest.approx(value)


def test_the_interval_of_two_bots_is_that_of_the_arena() -> None:
    scores = [0.5] * 60 + [1.0] * 30 + [0.0] * 10
    low, high = (elo_of(bound, 2) for bound in interval(scores))
    assert rated({(0, 1): scores}, 2, 2).difference(0, 1)[1:] == (pytest.approx(low, abs=2), pytest.approx(high, abs=2))


@pytest.mark.parametrize("players", [2, 4])
def test_expected_scores_give_back_the_ratings(players: int) -> None:
    truth = [0.0, 120.0, 150.0, 600.0]
    scores = {(i, j): [expected(truth[i] - truth[j], players)] * 3_000 for i, j in combinations(range(4), 2)}
    ratings = rated(scores, 4, players)
    for bot in range(1, 4):
        assert ratings.difference(bot, 0)[0] == pytest.approx(truth[bot], abs=1)
    assert ratings.order() == [3, 2, 1, 0]


def test_bots_that_never_met_are_compared_through_others() -> None:
    scores = {(0, 1): [0.64] * 3_000, (1, 2): [0.76] * 3_000}
    both = elo_of(0.64, 2) + elo_of(0.76, 2)
    assert rated(scores, 3, 2).difference(0, 2)[0] == pytest.approx(both, abs=0.5)


@pytest.mark.parametrize("deals", [1, 10, 1_000])
def test_a_pairing_that_is_won_always_has_a_finite_rating(deals: int) -> None:
    scores: dict[Pair, list[float]] = {pair: [1.0] * deals for pair in combinations(range(5), 2)}
    ratings = rated(scores, 5, 2)
    assert all(math.isfinite(elo) for elo in ratings.elo)
    assert ratings.order() == [0, 1, 2, 3, 4]
    value, low, high = ratings.difference(0, 1)
    assert high - value > 200
    assert value - low > 200


def test_a_hundred_wins_in_a_row_are_worth_what_the_prior_allows() -> None:
    value, low, _ = rated({(0, 1): [1.0] * 100}, 2, 2).difference(0, 1)
    assert value == pytest.approx(1190, abs=1)
    assert low == pytest.approx(elo_of(interval([1.0] * 100)[0], 2), abs=20)


def test_a_bot_that_has_not_played_is_quite_unknown() -> None:
    value, low, high = rated({(0, 1): [0.6] * 100, (1, 2): []}, 3, 2).difference(2, 1)
    assert abs(value) < 100
    assert low < -1_000
    assert high > 1_000


def test_pairings_of_one_deal_are_one_observation() -> None:
    """If every pairing repeats what the first one scored, more of them make nothing more certain."""
    generator = np.random.default_rng(3)
    scores = (generator.random(200) < 0.5).astype(float)
    alone = rated({(0, 1): scores.tolist()}, 2, 2).difference(0, 1)
    among = rated({(0, 1): scores.tolist(), (0, 2): scores.tolist()}, 3, 2).difference(0, 1)
    through = rated({(0, 1): scores.tolist(), (2, 1): scores.tolist(), (0, 2): [0.5] * 200}, 3, 2).difference(0, 1)
    widths = [high - low for _, low, high in (alone, among, through)]
    assert widths[1] == pytest.approx(widths[0], rel=0.02)
    assert widths[2] == pytest.approx(widths[0], rel=0.02)


def simulated(
    truth: tuple[int, ...], deals: int, swing: float, generator: np.random.Generator
) -> dict[Pair, list[float]]:
    """Scores of mirrored deals: a deal favours a seat in all pairings, up to `swing`."""
    luck, scores = generator.uniform(-1, 1, deals), {}
    for one, other in combinations(range(len(truth)), 2):
        win = expected(truth[one] - truth[other], 2)
        by = luck * min(win, 1 - win, swing)
        first, second = generator.random(deals) < win + by, generator.random(deals) < win - by
        scores[one, other] = ((first.astype(float) + second) / 2).tolist()
    return scores


@pytest.mark.parametrize(
    ("truth", "deals", "swing", "most"),
    [((0, 90, 220, 400, 420), 40, 0.2, 0.97), ((0, 20, 40), 12, 0.2, 0.97), ((0, 500, 800, 1000), 60, 0.05, 0.99)],
)
def test_nineteen_of_twenty_intervals_hold_the_truth(
    truth: tuple[int, ...], deals: int, swing: float, most: float
) -> None:
    """Of 1,000 ladders, so that chance moves a share by 0.7 %; where nearly all is won they are too wide."""
    generator, runs = np.random.default_rng(1), 1_000
    held = np.zeros((len(truth), 2))
    for _ in range(runs):
        ratings = rated(simulated(truth, deals, swing, generator), len(truth), 2)
        for bot in range(1, len(truth)):
            for column, other in enumerate((0, bot - 1)):
                _, low, high = ratings.difference(bot, other)
                held[bot, column] += low <= truth[bot] - truth[other] <= high
    assert held[1:].min() / runs >= 0.93
    assert held[1:].max() / runs <= most
