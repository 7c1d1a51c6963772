"""Simulates the arena's statistics: how often an interval contains the true score or rating, and how often the test is
wrong.

Deals are mirrored: both games of a deal are equally likely to be won, apart from a swing by which the deal favours a
seat.
"""

from __future__ import annotations

from itertools import combinations

import numpy as np
import numpy.typing as npt

from throneroom.arena.ratings import rated
from throneroom.arena.score import BOUND, expected, interval, likelihood

RUNS, ROUNDS, DEALS = 1_000, 6, 3_000
LADDERS = 3_000


def mirrored(elo: float, swing: float, size: tuple[int, int], seed: int) -> npt.NDArray[np.float64]:
    generator = np.random.default_rng(seed)
    luck = generator.uniform(-swing, swing, size)
    win = expected(elo, 2)
    first, second = (generator.random(size) < np.clip(win + by, 0, 1) for by in (luck, -luck))
    scores: npt.NDArray[np.float64] = (first.astype(float) + second) / 2
    return scores


def coverage(elo: float, swing: float, deals: int) -> float:
    """The share of 95 % intervals that contain the true score."""
    truth, held = expected(elo, 2), 0
    for scores in mirrored(elo, swing, (RUNS * ROUNDS, deals), 1).tolist():
        low, high = interval(scores)
        held += low <= truth <= high
    return held / (RUNS * ROUNDS)


def errors(low: float, high: float, better: float, swing: float) -> tuple[float, float]:
    """How often the test accepts the wrong hypothesis for a bot that is `better` Elo better, and its mean deals."""
    n, wrong, deals = np.arange(1, DEALS + 1), 0, 0
    for seed in range(ROUNDS):
        scores = mirrored(better, swing, (RUNS, DEALS), seed)
        ratios = likelihood(n, scores.cumsum(axis=1), (scores**2).cumsum(axis=1), low, high, 2)  # type: ignore[arg-type]
        out = np.abs(ratios) >= BOUND
        ends = np.where(out.any(axis=1), out.argmax(axis=1), DEALS - 1)
        last = np.take_along_axis(ratios, ends[:, None], axis=1)[:, 0]
        wrong += int(np.sum((last >= BOUND) if better == low else (last <= -BOUND)))
        deals += int(np.sum(ends + 1))
    return wrong / (RUNS * ROUNDS), deals / (RUNS * ROUNDS)


def ladder_coverage(truth: tuple[int, ...], swing: float, deals: int, reach: int) -> tuple[float, float]:
    """The share of a ladder's 95 % intervals that contain the true difference: to the first bot, to the neighbour.

    A deal favours the same seat in all pairings.
    """
    generator, held, bots = np.random.default_rng(1), [0, 0], len(truth)
    for _ in range(LADDERS):
        luck, scores = generator.uniform(-1, 1, deals), {}
        for one, other in combinations(range(bots), 2):
            if other - one <= reach:
                win = expected(truth[one] - truth[other], 2)
                by = luck * min(win, 1 - win, swing)
                first, second = (generator.random(deals) < win + side for side in (by, -by))
                scores[one, other] = ((first.astype(float) + second) / 2).tolist()
        ratings = rated(scores, bots, 2)
        for bot in range(1, bots):
            for column, other in enumerate((0, bot - 1)):
                _, low, high = ratings.difference(bot, other)
                held[column] += low <= truth[bot] - truth[other] <= high
    count = LADDERS * (bots - 1)
    return held[0] / count, held[1] / count


def main() -> None:
    print(f"{RUNS * ROUNDS} simulated runs for each line; the standard error of 5 % is 0.3 %")
    for elo, swing, deals in ((0, 0.0, 40), (0, 0.5, 100), (150, 0.2, 60), (500, 0.05, 200), (500, 0.05, 50)):
        held = coverage(elo, swing, deals)
        print(f"interval: {elo:4d} Elo, swing {swing:.2f}, {deals:4d} deals: contains the truth in {100 * held:.1f} %")
    for truth, swing, deals, reach in (
        ((0, 90, 220, 400, 420), 0.2, 40, 4), ((0, 90, 220, 400, 420), 0.3, 200, 4), ((0, 20, 40), 0.2, 12, 2),
        ((0, 500, 800, 1000, 1200), 0.05, 60, 4), ((0, 500, 800, 1000, 1200), 0.05, 60, 1),
    ):  # fmt: skip
        first, neighbours = ladder_coverage(truth, swing, deals, reach)
        print(
            f"ladder: {truth} Elo, swing {swing:.2f}, {deals:4d} deals, reach {reach}: contains the truth in "
            f"{100 * first:.1f} % (to the first), {100 * neighbours:.1f} % (neighbours)"
        )
    for low, high in ((0, 20), (0, 40)):
        for swing in (0.0, 0.45):
            for better in (low, high):
                wrong, deals_needed = errors(low, high, better, swing)
                print(
                    f"test {low},{high}: {better:3d} Elo, swing {swing:.2f}: wrong in {100 * wrong:.1f} %, "
                    f"{deals_needed:.0f} deals on average"
                )


if __name__ == "__main__":
    main()
