"""What results mean: scores of deals, Elo with its doubt, and the test of two hypotheses.

The unit is the deal: its games share the cards and are not independent, its score is one number from 0 to 1.
With more than two players a deal has games of one A among Bs and of one B among As; its score is the mean of what A
won in the former and what all As together won in the latter: equal bots score 1/2 whatever the number of players.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

Z95 = 1.959963984540054
"""95 % of a normal distribution lie within so many standard deviations."""
ERROR = 0.05
"""How often the test of two hypotheses may take the wrong one, either way (alpha and beta)."""
BOUND = math.log((1 - ERROR) / ERROR)
COIN = 0.25
"""The variance of a coin: deals that all score alike are taken to vary as much as one toss would, all together."""


def shares(standing: Sequence[int]) -> list[float]:
    """What each seat has of the victory: an equal share for those who win; where nobody wins, for all who sat there."""
    winners = sum(standing)
    return [won / winners if winners else 1 / len(standing) for won in standing]


def deal_score(games: Sequence[Any], one: int, other: int) -> float:
    """What the first bot scored against the second in the games of a deal that are between them."""
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
    """The score of a bot that is better by so many Elo.

    One A among n Bs wins with x / (x + n), where x = 10 ^ (elo / 400); one B among n As with 1 / (1 + n x).
    """
    x, n = 10 ** (elo / 400), players - 1
    return (x / (x + n) + n * x / (1 + n * x)) / 2


def elo_of(score: float, players: int) -> float:
    """By how many Elo a bot with this score is better: `expected` the other way round."""
    if score <= 0 or score >= 1:
        return math.inf if score >= 1 else -math.inf
    if score < 0.5:  # the other branch would subtract two nearly equal numbers
        return -elo_of(1 - score, players)
    n = players - 1
    b = (1 + n * n) * (2 * score - 1)
    return 400 * math.log10((b + math.sqrt(b * b + 16 * n * n * score * (1 - score))) / (4 * n * (1 - score)))


def interval(scores: Sequence[float]) -> tuple[float, float]:
    """Where the true score of a bot lies, 19 times out of 20, by its scores in the deals."""
    return share_interval(scores, [1.0] * len(scores))


def share_interval(parts: Sequence[float], wholes: Sequence[float]) -> tuple[float, float]:
    """Where a share lies, 19 times out of 20, by what each deal has of it: Wilson's interval for so many coins.

    Deals that vary less than coins (mirrored ones do) are worth more: n of them count as n / r coins, where r is the
    variance between deals over that of coins with the same mean. One toss is added to both, so that r is 1 where the
    share is 0 or 1. The interval stays within 0 and 1, and holds for a share of 0 or 1 too.
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
    """The logarithm of how much likelier n scores are if the bot is better by `high` Elo than by `low`.

    By their sum and the sum of their squares: the generalised ratio for a mean whose variance is estimated from the
    same scores, and one toss of a coin.
    """
    s0, s1 = expected(low, players), expected(high, players)
    mean = total / n
    variance = (squares - n * mean * mean + COIN) / n
    return n * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
