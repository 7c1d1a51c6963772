"""The tally: adds up results in the order of the deals, whatever order they arrive in.

Only the deals before the first missing one count. Which deals arrive first depends on how long they take, so a test
that stopped on them would be biased.
"""

from __future__ import annotations

from collections.abc import Iterable

from throneroom.arena.deals import Line
from throneroom.arena.plan import Plan
from throneroom.arena.score import BOUND, deal_score, likelihood


class Tally:
    """Scores by pair of bots, and whether the test of two hypotheses has ended."""

    def __init__(self, plan: Plan, deals: int | None = None) -> None:
        """`deals`: the maximum number of deals that count."""
        self.plan, self.deals = plan, deals
        self.lines: list[Line] = []
        self.scores: dict[tuple[int, int], list[float]] = {pair: [] for pair in plan.pairs}
        self.verdict: str | None = None
        self.likelihood = 0.0
        """The log-likelihood ratio of the high hypothesis to the low one. The test ends at +-2.94."""
        self._early: dict[int, Line] = {}
        self._total = self._squares = 0.0

    def add(self, line: Line) -> None:
        self._early[line["deal"]] = line
        while self.done in self._early and not self.over:
            self._count(self._early.pop(self.done))

    def _count(self, line: Line) -> None:
        self.lines.append(line)
        for pair, scores in self.scores.items():
            scores.append(deal_score(line["games"], *pair))
        if self.plan.sprt is not None:
            self._test(self.plan.sprt, self.scores[0, 1][-1])

    def _test(self, sprt: tuple[float, float], score: float) -> None:
        self._total += score
        self._squares += score * score
        self.likelihood = likelihood(self.done, self._total, self._squares, *sprt, self.plan.settings.players)
        if abs(self.likelihood) >= BOUND:
            self.verdict = "high" if self.likelihood > 0 else "low"

    @property
    def done(self) -> int:
        """How many deals count so far."""
        return len(self.lines)

    @property
    def over(self) -> bool:
        """Whether no more deals are needed."""
        return self.verdict is not None or self.done == self.deals


def tallied(plan: Plan, lines: Iterable[Line], deals: int | None = None) -> Tally:
    tally = Tally(plan, deals)
    for line in lines:
        tally.add(line)
    return tally
