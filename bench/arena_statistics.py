"""Simulates the arena's statistics: how often an interval contains the true score, and how often the test is wrong.

Deals are mirrored: both games of a deal are equally likely to be won, apart from a swing by which the deal favours a
seat.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from throneroom.arena.score import BOUND, expected, interval, likelihood

RUNS, ROUNDS, DEALS = 1_000, 6, 3_000


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


def main() -> None:
    print(f"{RUNS * ROUNDS} simulated runs for each line; the standard error of 5 % is 0.3 %")
    for elo, swing, deals in ((0, 0.0, 40), (0, 0.5, 100), (150, 0.2, 60), (500, 0.05, 200), (500, 0.05, 50)):
        held = coverage(elo, swing, deals)
        print(f"interval: {elo:4d} Elo, swing {swing:.2f}, {deals:4d} deals: contains the truth in {100 * held:.1f} %")
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
