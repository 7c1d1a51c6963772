"""Judge: what each seat can expect in a position, from what one seat knows. The same question has one answer.

The win chance at the table, the hint and the graph of a finished game all ask here, so their numbers agree. A judge has
no dice and no clock of its own: its answer is the same in every process and on every machine.
"""

from __future__ import annotations

import dataclasses
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias, TypeVar

from throneroom.bots.bot import known_to
from throneroom.bots.network_file import network_of
from throneroom.bots.searcher import Searcher
from throneroom.bots.thought import Budget, Choice, Thought
from throneroom.engine.game import Game
from throneroom.engine.position import KnownPosition, Position

SAMPLES = Budget(samples=500)
"""The search for a game without a network."""
REMEMBERED = 1024
"""The most positions of a game whose judgement is kept."""


class Judgement(NamedTuple):
    """What each seat can expect."""

    shares: tuple[float, ...]
    """By seat number; they add up to 1 (less if there may be no winner)."""
    exact: bool = False
    """Whether this is proven rather than estimated."""


Solved: TypeAlias = list[tuple[int, tuple[float, ...]]] | None
"""The answer of a solver."""
Answer = TypeVar("Answer")
Remembered: TypeAlias = OrderedDict[tuple[int, int, bytes], Answer]
"""Answers by the number of players, the seat that was asked, and what it knew."""


def _remembered(
    answers: Remembered[Answer], known: KnownPosition, seat: int, find: Callable[[KnownPosition, int], Answer]
) -> Answer:
    """An answer that was given before, or a new one."""
    key = known.settings.players, seat, known.bytes()
    if key not in answers:
        answers[key] = find(known, seat)
        if len(answers) > REMEMBERED:
            answers.popitem(last=False)
    answers.move_to_end(key)
    return answers[key]


class Judge:
    """Judges the positions of a game: its solver if that plays to the end, else its network, else a fixed search."""

    def __init__(self, game: Game) -> None:
        solver = game.exact.Solver() if game.exact else None
        self._solver = solver if solver and solver.TO_THE_END else None
        self.proves = bool(self._solver and self._solver.PROVEN)
        """Whether the answers of its solver are certain."""
        self._network = network_of(game)
        self._searcher = None if self._network else Searcher(game, 0, SAMPLES)
        self._known: Remembered[Judgement] = OrderedDict()
        self._solved: Remembered[Solved] = OrderedDict()

    def judge(self, known: KnownPosition, seat: int) -> Judgement:
        """What each seat can expect, from what a seat that is asked knows."""
        return _remembered(self._known, known, seat, self._judge)

    def solved(self, known: KnownPosition, seat: int) -> Solved:
        """Every choice of a seat that is asked, the best first, with what each seat can expect after it.

        None unless a solver plays the position to the end.
        """
        return _remembered(self._solved, known, seat, self._solver.ponder) if self._solver else None

    def _judge(self, known: KnownPosition, seat: int) -> Judgement:
        solved = self.solved(known, seat)
        if solved:
            return Judgement(max((shares for _, shares in solved), key=lambda shares: shares[seat]), self.proves)
        if self._network:
            return Judgement(self._network.judge(known, seat).shares)
        assert self._searcher
        return Judgement(self._searcher.think(known, seat).shares)

    def judge_all(self, position: Position) -> tuple[float, ...]:
        """What each seat can expect: those asked by what they know, the others by what the first of them knows."""
        asked = position.seats_asked
        shares = list(self.judge(known_to(position, asked[0]), asked[0]).shares)
        for seat in asked[1:]:
            shares[seat] = self.judge(known_to(position, seat), seat).shares[seat]
        return tuple(shares)


@cache
def judge_of(game: Game) -> Judge:
    """The judge of a game, with its memory."""
    return Judge(game)


def advice(thought: Thought, judgement: Judgement, seat: int) -> Thought:
    """A bot's thought on the scale of the judge: its choice keeps what the seat can expect now, others may cost some.

    A search has its own idea of the position, and its numbers would contradict the judge's. What it knows better is by
    how much one choice is worse than another. Choices that it has not tried are left out.
    """
    now = judgement.shares[seat]
    chosen, *others = thought.ranking
    tried = [choice for choice in others if choice.visits or not chosen.visits]
    ranking = [dataclasses.replace(chosen, share=now), *_costs(tried, chosen.share, now)]
    return dataclasses.replace(thought, shares=judgement.shares, ranking=tuple(ranking), exact=judgement.exact)


def _costs(choices: Sequence[Choice], best: float, now: float) -> list[Choice]:
    """The choices, each as much below the seat's chance as it is below the best one."""
    shares = [max(0.0, now - max(0.0, best - choice.share)) for choice in choices]
    return [dataclasses.replace(choice, share=share) for choice, share in zip(choices, shares, strict=True)]
