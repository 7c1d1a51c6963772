"""Statistics of results: scores of deals, Elo with confidence intervals, and the test of two hypotheses.

The unit is the deal, because its games share the cards and are not independent. Its score is one number from 0 to 1.
With more than two players a deal has games with one A among Bs and games with one B among As. Its score is the mean of
A's wins in the former and the wins of all As together in the latter. Equal bots score 1/2 with any number of players.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

Z95 = 1.959963984540054
"""95 % of a normal distribution lies within this many standard deviations."""
ERROR = 0.05
"""The error rate of the test of two hypotheses, in both directions (alpha and beta)."""
BOUND = math.log((1 - ERROR) / ERROR)
COIN = 0.25
"""The variance of a coin toss. One toss is added to the variation of all deals, which is never 0 then."""


def shares(standing: Sequence[int]) -> list[float]:
    """Each seat's share of the win: equal shares for all winners, or for all seats if nobody wins."""
    winners = sum(standing)
    return [won / winners if winners else 1 / len(standing) for won in standing]


def deal_score(games: Sequence[Any], one: int, other: int) -> float:
    """The first bot's score against the second, from the games of a deal between these two."""
    among_others: list[float] = []
    among_itself: list[float] = []
    for game in games:
        if set(game["bots"]) == {one, other}:
            own = sum(share for bot, share in zip(game["bots"], shares(game["standing"]), strict=True) if bot == one)
            (among_others if game["bots"].count(one) == 1 else among_itself).append(own)
    return _mean([_mean(part) for part in (among_others, among_itself) if part])


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def expected(elo: float, players: int) -> float:
    """The expected score of a bot that is better by `elo`.

    One A among n Bs wins with probability x / (x + n), where x = 10 ^ (elo / 400); one B among n As with 1 / (1 + n x).
    """
    x, n = 10 ** (elo / 400), players - 1
    return (x / (x + n) + n * x / (1 + n * x)) / 2


def elo_of(score: float, players: int) -> float:
    """The Elo difference that corresponds to this score: the inverse of `expected`."""
    if score <= 0 or score >= 1:
        return math.inf if score >= 1 else -math.inf
    if score < 0.5:  # the other branch would subtract two nearly equal numbers
        return -elo_of(1 - score, players)
    n = players - 1
    b = (1 + n * n) * (2 * score - 1)
    return 400 * math.log10((b + math.sqrt(b * b + 16 * n * n * score * (1 - score))) / (4 * n * (1 - score)))


def interval(scores: Sequence[float]) -> tuple[float, float]:
    """The 95 % confidence interval of a bot's score, from its scores in the deals."""
    return share_interval(scores, [1.0] * len(scores))


def share_interval(parts: Sequence[float], wholes: Sequence[float]) -> tuple[float, float]:
    """The 95 % confidence interval of a share, from each deal's part and whole: Wilson's interval for coin tosses.

    Deals that vary less than coins (mirrored ones do) are worth more: n of them count as n / r coins, where r is the
    variance between deals divided by that of coins with the same mean. One toss is added to both, so that r is 1 where
    the share is 0 or 1. The interval stays within 0 and 1, and is valid for a share of 0 or 1 too.
    """
    n, whole = len(wholes), math.fsum(wholes)
    mean = math.fsum(parts) / whole
    between = math.fsum((part - mean * size) ** 2 for part, size in zip(parts, wholes, strict=True))
    ratio = (between * n / max(n - 1, 1) + COIN) / (whole * mean * (1 - mean) + COIN)
    return _wilson(mean, whole / ratio)


def _wilson(mean: float, coins: float) -> tuple[float, float]:
    z2 = Z95 * Z95
    middle = (mean + z2 / (2 * coins)) / (1 + z2 / coins)
    reach = Z95 * math.sqrt(mean * (1 - mean) / coins + z2 / (4 * coins * coins)) / (1 + z2 / coins)
    return max(0.0, middle - reach) if mean > 0 else 0.0, min(1.0, middle + reach) if mean < 1 else 1.0


def likelihood(n: int, total: float, squares: float, low: float, high: float, players: int) -> float:
    """The log-likelihood ratio of n scores: that the bot is better by `high` Elo, to that it is better by `low`.

    Computed from the sum of the scores and the sum of their squares. It is the generalised ratio for a mean whose
    variance is estimated from the same scores and one coin toss.
    """
    s0, s1 = expected(low, players), expected(high, players)
    mean = total / n
    variance = (squares - n * mean * mean + COIN) / n
    return n * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
