"""Ratings: a mean and an uncertainty for each player, by openskill (Plackett-Luce).

Each game has a rating for each number of players. Bots are rated like people, by their level.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace

from openskill.models import PlackettLuce

MODEL = PlackettLuce()
NEWCOMER, POINTS = 1000, 40
"""The rating of a newcomer, and how many points one unit of openskill is."""
BOT_PREFIX = "bot:"
"""Before the level of a bot, where the id of a guest would stand."""
RANKED_SIGMA, RANKED_RIVALS = 6.5, 3
"""A rating is provisional, and has no rank, while it is less certain, or after games with fewer rivals.

With two players, an uncertainty of 6.5 takes nine games, with four players seventeen.
"""
RATED_A_DAY = 5
"""How many games of the same two players are rated on one day (UTC): more would only be points from a friend."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The statistics and the rating of one player in one game."""

    played: int = 0
    won: int = 0
    rated: int = 0
    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    rivals: int = 0
    """How many different players it has met in rated games."""

    def values(self) -> dict[str, float]:
        return asdict(self)

    @property
    def shown(self) -> int:
        """The rating that people see: a cautious estimate in points, 1000 for a newcomer."""
        return round(NEWCOMER + POINTS * self.score)

    @property
    def score(self) -> float:
        """The cautious estimate by which players are ranked."""
        return self.mu - 3 * self.sigma

    @property
    def strength(self) -> int:
        """The most likely strength, in points."""
        return round(NEWCOMER + POINTS * self.mu)

    @property
    def deviation(self) -> int:
        """With a probability of 95 %, the true strength is at most this many points above or below."""
        return round(2 * POINTS * self.sigma)

    @property
    def ranked(self) -> bool:
        """Whether the rating is certain enough for a rank."""
        return self.sigma <= RANKED_SIGMA and self.rivals >= RANKED_RIVALS


def updated(
    before: Mapping[str, Standing], players: list[tuple[str, bool]], teams: list[tuple[str, bool]]
) -> dict[str, Standing]:
    """The standings after a game: everyone who played is counted, those in `teams` are rated."""
    after = {guest: before.get(guest, Standing()) for guest in {name for name, _ in players + teams}}
    for guest, won in players:
        after[guest] = replace(after[guest], played=after[guest].played + 1, won=after[guest].won + won)
    if len(teams) > 1:
        sides = [[MODEL.rating(after[guest].mu, after[guest].sigma)] for guest, _ in teams]
        ranks = [0.0 if won else 1.0 for _, won in teams]
        for (guest, _), side in zip(teams, MODEL.rate(sides, ranks=ranks), strict=True):
            counted = after[guest].rated + 1
            after[guest] = replace(after[guest], rated=counted, mu=side[0].mu, sigma=side[0].sigma)
    return after
