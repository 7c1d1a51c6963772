"""Ratings: a mean and an uncertainty for each player of each game, by openskill (Plackett-Luce)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace

from openskill.models import PlackettLuce

MODEL = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Standing:
    """The statistics and the rating of one player in one game."""

    played: int = 0
    won: int = 0
    rated: int = 0
    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    def values(self) -> dict[str, float]:
        return asdict(self)

    @property
    def shown(self) -> int:
        """The rating that people see: a cautious estimate in points, 1000 for a newcomer."""
        return round(1000 + 40 * (self.mu - 3 * self.sigma))


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
