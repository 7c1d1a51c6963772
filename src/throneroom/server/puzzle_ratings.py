"""Ratings of people who solve puzzles, by Glicko: a puzzle is an opponent whose rating is known."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass

START, START_DEVIATION = 1200.0, 250.0
LEAST_DEVIATION = 60.0
"""A rating never becomes so certain that it stops to move."""
PUZZLE_DEVIATION = 80.0
"""How uncertain the rating of a puzzle is."""
Q = math.log(10) / 400


@dataclass(frozen=True, slots=True)
class PuzzleStanding:
    """How many puzzles of a game somebody has tried and solved, and the rating that follows from it."""

    tried: int = 0
    solved: int = 0
    rating: float = START
    deviation: float = START_DEVIATION

    def values(self) -> dict[str, float]:
        return asdict(self)

    def after(self, puzzle: int, solved: bool) -> PuzzleStanding:
        """The standing after an attempt at a puzzle of this rating."""
        weight = 1 / math.sqrt(1 + 3 * (Q * PUZZLE_DEVIATION / math.pi) ** 2)
        expected = 1 / (1 + 10 ** (-weight * (self.rating - puzzle) / 400))
        information = (Q * weight) ** 2 * expected * (1 - expected)
        precision = 1 / self.deviation**2 + information
        rating = self.rating + Q / precision * weight * (solved - expected)
        deviation = max(LEAST_DEVIATION, math.sqrt(1 / precision))
        return PuzzleStanding(self.tried + 1, self.solved + solved, rating, deviation)
