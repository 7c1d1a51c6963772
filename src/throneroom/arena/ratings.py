"""Ratings: one Elo number for each bot, from the scores of all pairings, with confidence intervals over deals.

The model is that of Bradley and Terry. With x = exp(difference) and n = players - 1, one A among n Bs wins with
probability x / (x + n), and one B among n As with 1 / (1 + n x). The ratings maximise the likelihood of all scores,
where a deal counts as one game of each kind. For a single pair, this gives the Elo difference of `score.elo_of`.

The prior: each rating is normally distributed around the mean of all, with a standard deviation of 700 Elo. It has the
weight of a small part of a game, and keeps ratings finite where a pairing was won or lost entirely.

Intervals come from the deals (a sandwich estimate). All pairings of a deal share its cards: they are one observation.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from throneroom.arena.plan import Pair
from throneroom.arena.score import COIN, Z95

Floats: TypeAlias = npt.NDArray[np.float64]

SCALE = 400 / math.log(10)
"""Elo points in one unit of the model."""
SPREAD = 700.0
"""The standard deviation of the prior, in Elo."""
EXACT = 1e-9
"""The fit ends when a step changes no rating by more than this."""


@dataclass(frozen=True)
class Ratings:
    """The ratings of all bots, by their numbers. Only differences between them have a meaning."""

    elo: tuple[float, ...]
    covariance: Floats

    def difference(self, one: int, other: int) -> tuple[float, float, float]:
        """By how much the first bot is better, in Elo, and the bounds of the 95 % confidence interval."""
        value, covariance = self.elo[one] - self.elo[other], self.covariance
        variance = covariance[one, one] + covariance[other, other] - 2 * covariance[one, other]
        reach = Z95 * math.sqrt(max(0.0, float(variance)))
        return value, value - reach, value + reach

    def order(self) -> list[int]:
        """The bots from strong to weak; equal ones as listed."""
        return sorted(range(len(self.elo)), key=lambda bot: -self.elo[bot])


def rated(scores: Mapping[Pair, Sequence[float]], bots: int, players: int) -> Ratings:
    """Fit the ratings of `bots` bots. `scores` are those of the first bot of a pair, in deal 0, 1, ..."""
    fit = _Fit({pair: of_pair for pair, of_pair in scores.items() if len(of_pair)}, bots, players)
    strength = fit.maximum()
    return Ratings(tuple((SCALE * strength).tolist()), SCALE**2 * fit.covariance(strength))


class _Fit:
    """The likelihood of the scores. Strengths are in units of the model, a vector with one number for each bot."""

    def __init__(self, scores: Mapping[Pair, Sequence[float]], bots: int, players: int) -> None:
        self.shift = math.log(players - 1)
        self.scores = [np.asarray(of_pair, dtype=np.float64) for of_pair in scores.values()]
        self.deals = np.array([len(of_pair) for of_pair in self.scores], dtype=np.float64)
        self.means = np.array([of_pair.mean() for of_pair in self.scores], dtype=np.float64)
        self.sides = np.zeros((len(self.scores), bots))
        """For each pair, 1 for the first bot and -1 for the second: times strengths, this is the difference."""
        for row, (one, other) in enumerate(scores):
            self.sides[row, one], self.sides[row, other] = 1.0, -1.0
        self.even = np.full((bots, bots), 1 / bots)
        self.prior = (np.eye(bots) - self.even) * (SCALE / SPREAD) ** 2

    def likelihood(self, strength: Floats) -> float:
        by = self.sides @ strength
        lost = np.logaddexp(0, by - self.shift) + np.logaddexp(0, by + self.shift)
        return float(self.deals @ (2 * self.means * by - lost) - strength @ self.prior @ strength / 2)

    def chances(self, strength: Floats) -> tuple[Floats, Floats]:
        """For each pair: the chance of one A among Bs, and of all As against one B."""
        by = self.sides @ strength
        return 1 / (1 + np.exp(self.shift - by)), 1 / (1 + np.exp(-self.shift - by))

    def gradient(self, strength: Floats) -> Floats:
        single, rest = self.chances(strength)
        slopes: Floats = self.sides.T @ (self.deals * (2 * self.means - single - rest)) - self.prior @ strength
        return slopes

    def curvature(self, strength: Floats) -> Floats:
        """The negative second derivative. Moving all strengths alike changes nothing; `even` makes it invertible."""
        single, rest = self.chances(strength)
        weights = self.deals * (single * (1 - single) + rest * (1 - rest))
        curves: Floats = self.sides.T @ (weights[:, None] * self.sides) + self.prior + self.even
        return curves

    def maximum(self) -> Floats:
        """The strengths of the greatest likelihood, by Newton's method; a step that does not improve is halved."""
        strength = np.zeros(len(self.prior))
        while True:
            step = np.linalg.solve(self.curvature(strength), self.gradient(strength))
            while np.abs(step).max() > EXACT and self.likelihood(strength + step) <= self.likelihood(strength):
                step /= 2
            if np.abs(step).max() <= EXACT:
                return strength
            strength = strength + step

    def covariance(self, strength: Floats) -> Floats:
        """The sandwich estimate: how much the gradient varies between deals, between two inverse curvatures.

        As in `score.share_interval`, a coin toss is added for each pair, so that deals that all score alike do not seem
        certain; it weighs little where the outcome is clear. The prior counts as one more observation.
        """
        single, rest = self.chances(strength)
        expected = (single + rest) / 2
        by_deal = np.zeros((int(self.deals.max(initial=0)), len(strength)))
        for side, mean, scores in zip(self.sides, expected, self.scores, strict=True):
            by_deal[: len(scores)] += 2 * (scores - mean)[:, None] * side
        between = by_deal.T @ by_deal * (len(by_deal) / max(len(by_deal) - 1, 1))
        tosses = self.deals * (single * (1 - single) + rest * (1 - rest)) / (4 * COIN)
        coins = 4 * COIN * tosses / (tosses + 1)
        middle = between + self.sides.T @ (coins[:, None] * self.sides) + self.prior
        outer = np.linalg.inv(self.curvature(strength))
        found: Floats = outer @ middle @ outer
        return found
