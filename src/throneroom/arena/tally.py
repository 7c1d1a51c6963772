"""The tally: adds up results in the order of the deals, whatever order they arrive in.

Only the deals before the first missing one count (in a ladder: of each pair). Which deals arrive first depends on how
long they take, so a test that stopped on them would be biased.
"""

from __future__ import annotations

from collections.abc import Iterable

from throneroom.arena.deals import Line
from throneroom.arena.plan import Block, Pair, Plan
from throneroom.arena.results import task_of
from throneroom.arena.score import BOUND, deal_score, likelihood


class Tally:
    """Scores by pair of bots, and whether the test of two hypotheses has ended."""

    def __init__(self, plan: Plan, deals: int | None = None) -> None:
        """`deals`: the maximum number of deals that count."""
        self.plan, self.deals = plan, deals
        self.games: list[Line] = []
        """The games of the deals that count."""
        self.known = 0
        """How many games there are, also of deals that do not count yet."""
        self.scores: dict[Pair, list[float]] = {pair: [] for pair in plan.pairs}
        """The first bot's score in each deal that counts, from deal 0 on."""
        self.verdict: str | None = None
        self.likelihood = 0.0
        """The log-likelihood ratio of the high hypothesis to the low one. The test ends at +-2.94."""
        self._counted: dict[Pair | None, int] = dict.fromkeys(plan.pairings, 0)
        self._waiting: dict[Block, dict[int, Line]] = {}
        """The games, by seating, of blocks that are incomplete or have one missing before them."""
        self._total = self._squares = 0.0

    def add(self, line: Line) -> None:
        """Add a game. A block counts once all its games are known, and all blocks before it count."""
        task = task_of(line)
        self._waiting.setdefault(task.block, {})[task.seating] = line
        self.known += 1
        part = task.block.pair
        counted = self._counted.setdefault(part, 0)
        while self._whole(Block(counted, part)) and counted != self.deals and self.verdict is None:
            games = self._waiting.pop(Block(counted, part))
            counted += 1
            self._counted[part] = counted
            self._count([games[seating] for seating in sorted(games)], part)

    def _whole(self, block: Block) -> bool:
        return len(self._waiting.get(block, ())) == self.plan.games_in_block

    def _count(self, games: list[Line], part: Pair | None) -> None:
        self.games += games
        for pair in self.plan.pairs if part is None else [part]:
            self.scores.setdefault(pair, []).append(deal_score(games, *pair))
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
        """How many deals count so far; in a ladder, those that every pair has played."""
        return min(self._counted[pairing] for pairing in self.plan.pairings)

    @property
    def blocks(self) -> int:
        """How many blocks of the plan count so far."""
        return sum(self._counted[pairing] for pairing in self.plan.pairings)

    @property
    def over(self) -> bool:
        """Whether no more deals are needed."""
        return self.verdict is not None or self.done == self.deals


def tallied(plan: Plan, lines: Iterable[Line], deals: int | None = None) -> Tally:
    tally = Tally(plan, deals)
    for line in lines:
        tally.add(line)
    return tally
