"""Rating: how good each choice of a decision was, from what its seat knew then."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from throneroom.bots.bot import known_to
from throneroom.bots.judge import Judge, judge_of
from throneroom.bots.network import read_only
from throneroom.bots.network_file import network_of
from throneroom.engine.compiled import bind, progress
from throneroom.engine.dice import new_dice
from throneroom.engine.game import Game
from throneroom.engine.position import KnownPosition, Position
from throneroom.engine.relative_actions import relative_actions

LOOKAHEAD = "throneroom.review.lookahead"
WORLDS, WORLDS_WITHOUT_NETWORK = 16, 64
"""In how many worlds each choice is tried. Heuristics judge less well than a network, but much faster."""
FEWEST_WORLDS, TRIALS = 8, 128
"""If there are many choices, each is tried in fewer worlds, at least `FEWEST_WORLDS`: about `TRIALS` tries in all."""
LONG, LEAST_EFFORT = 160, 0.3
"""A match with more decisions than this is long: each gets less effort, so that the whole takes about as long."""
CHOICES_AHEAD = {2: 16, 3: 6, 4: 4, 5: 3}
"""By the number of players, how many choices of others are looked ahead at most. The more there are, the more often
a position is reached in which the seat is not asked, and the less a single choice of a rival matters."""
FEWEST_AHEAD, AHEAD_WITHOUT_NETWORK, FAR = 2, 60, 24
WORLDS_AT_START = 64
"""In how many worlds a seat's chance at the start is looked for, if it is not asked first."""
LONGEST_LINE = 64
"""The most decisions of a line, forced ones included."""

Line = list[tuple[int, int]]
"""Decisions as seats and actions."""


@dataclass(frozen=True, slots=True)
class RatedChoice:
    """One choice."""

    action: int
    share: float
    """What the seat could expect from it: 1 for a victory, divided among those who win together."""
    doubt: float = 0.0
    """The standard error of its distance to the best choice."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What a choice changed, against what the judge expects of the seat in the same worlds."""

    shares: tuple[float, ...]
    """By seat: what it added to, or took from, what the seat can expect."""
    doubt: float = 0.0
    """The standard error of what it changed for the seat that had the choice."""


@dataclass(frozen=True)
class Rating:
    """The choices of one decision, the best first."""

    seat: int
    choices: tuple[RatedChoice, ...]
    exact: bool
    """Whether the shares are proven."""
    _worlds: list[Position] = field(repr=False)
    _lines: dict[int, list[Line]] = field(repr=False)
    _worths: dict[int, list[float]] = field(repr=False)
    _effects: dict[int, Effect] = field(repr=False)

    @property
    def best(self) -> RatedChoice:
        return self.choices[0]

    def of(self, action: int) -> RatedChoice:
        """The choice with this action."""
        return next(choice for choice in self.choices if choice.action == action)

    def loss(self, action: int) -> float:
        """How much of what the seat could expect this choice gave away."""
        return self.best.share - self.of(action).share

    @property
    def at_stake(self) -> float:
        """What a seat that chooses blindly would give away on average."""
        return self.best.share - sum(choice.share for choice in self.choices) / len(self.choices)

    def lines(self, action: int) -> list[tuple[Position, Line]]:
        """Worlds that fit what the seat knew, each with its most likely continuation after this choice."""
        return list(zip(self._worlds, self._lines[action], strict=True))

    def worths(self, action: int) -> list[float]:
        """What the seat can expect at the end of each of these lines."""
        return self._worths[action]

    def effect(self, action: int) -> Effect:
        """What this choice changed for all seats."""
        return self._effects[action]


class Rater:
    """Rates decisions of a game: by its solver where that plays to the end, else by looking ahead.

    It has no dice and no clock of its own: the same position is rated the same everywhere.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._judge = judge_of(game)
        self._network = None if self._judge.proves else network_of(game)
        self._workspace = None if self._judge.proves else _Workspace(game)

    def rate(self, known: KnownPosition, seat: int, far: bool = False, effort: float = 1.0) -> Rating:
        """The choices of a seat that is asked, rated from what it knows.

        `far` follows the lines beyond the seat's next choice. That explains more, but rates less well: the further
        ahead, the less of the difference is due to this choice. `effort` is the part of the usual number of worlds.
        """
        if self._judge.proves:
            return _proven(self._judge, known, seat)
        actions = np.array(known.legal(seat), np.int64)
        expected, worlds, lines = self._look_ahead(known, seat, actions, far, effort)
        values = expected[:, :, seat]
        means = values.mean(axis=0)
        best = int(means.argmax())
        doubts = (values[:, [best]] - values).std(axis=0) / np.sqrt(len(values))
        choices = [RatedChoice(int(a), float(m), float(d)) for a, m, d in zip(actions, means, doubts, strict=True)]
        choices.sort(key=lambda choice: (-choice.share, choice.action))
        solved = None if far else self._judge.solved(known, seat)
        listed: list[int] = actions.tolist()
        if solved:  # the worlds and lines of the lookahead then only explain
            choices = [RatedChoice(action, shares[seat]) for action, shares in solved]
            effects = _against_best(solved)
        else:
            effects = dict(zip(listed, _against_usual(expected, self._usual(known, seat, best), seat), strict=True))
        by_action = dict(zip(listed, lines, strict=True)), dict(zip(listed, values.T.tolist(), strict=True))
        return Rating(seat, tuple(choices), False, worlds, *by_action, effects)

    def expect(self, known: KnownPosition, seat: int) -> float:
        """What a seat can expect, from what it knows; if it is not asked, at its first choice in worlds that fit."""
        if seat in known.seats_asked:
            return self._judge.judge(known, seat).shares[seat]
        if self._workspace is None:  # everybody knows everything
            return self._judge.judge(known, known.seat).shares[seat]
        shares = np.zeros(WORLDS_AT_START)
        self._workspace.foresee(known, seat, shares, self._ahead(known))
        return float(shares.mean())

    def _usual(self, known: KnownPosition, seat: int, best: int) -> npt.NDArray[np.float64]:
        """How likely the seat takes each of its choices, if it plays as the judge expects."""
        if self._network:
            return self._network.judge(known, seat).probabilities
        usual = np.zeros(len(known.legal(seat)))
        usual[best] = 1
        return usual

    def _ahead(self, known: KnownPosition) -> int:
        return CHOICES_AHEAD.get(known.settings.players, FEWEST_AHEAD) if self._network else AHEAD_WITHOUT_NETWORK

    def _look_ahead(
        self, known: KnownPosition, seat: int, actions: npt.NDArray[np.int64], far: bool, effort: float
    ) -> tuple[npt.NDArray[np.float64], list[Position], list[list[Line]]]:
        """What each seat can expect [worlds, actions, seats], the worlds, and by action and world the line to there."""
        assert self._workspace is not None
        network, settings = self._network, known.settings
        usual = min(WORLDS, max(FEWEST_WORLDS, TRIALS // len(actions))) if network else WORLDS_WITHOUT_NETWORK
        count = round(usual * effort)
        ahead = self._ahead(known)
        worlds = np.zeros(count, self.game.plain_rules.STATE)
        lines = np.zeros((count, len(actions), LONGEST_LINE, 2), np.int64)
        lengths, values = np.zeros((count, len(actions)), np.int64), np.zeros((count, len(actions), settings.players))
        self._workspace.rate(known, seat, actions, worlds, lines, lengths, values, FAR if far else ahead, far)
        found = [
            [[(s, a) for s, a in lines[w, k, : lengths[w, k]].tolist()] for w in range(count)]
            for k in range(len(actions))
        ]
        return values, [Position(self.game, settings, worlds[w : w + 1]) for w in range(count)], found


def effort_for(plies: int) -> float:
    """The effort for each decision of a match. Everybody knows its length, so this shows nothing hidden."""
    return max(LEAST_EFFORT, min(1.0, LONG / max(1, plies)))


def _proven(judge: Judge, known: KnownPosition, seat: int) -> Rating:
    """The choices of a solved game; the line of each is perfect play to the end."""
    solved = judge.solved(known, seat) or []
    choices = [RatedChoice(action, shares[seat]) for action, shares in solved]
    lines: dict[int, list[Line]] = {}
    for action, _ in solved:
        after = known.copy()
        after.play(seat, action)
        lines[action] = [[(seat, action), *perfect_line(judge, after)]]
    worths = {action: [shares[seat]] for action, shares in solved}
    return Rating(seat, tuple(choices), True, [known.copy()], lines, worths, _against_best(solved))


def _against_best(solved: list[tuple[int, tuple[float, ...]]]) -> dict[int, Effect]:
    """What each choice changes against perfect play."""
    _, best = solved[0]
    return {action: Effect(tuple(a - b for a, b in zip(shares, best, strict=True))) for action, shares in solved}


def _against_usual(expected: npt.NDArray[np.float64], usual: npt.NDArray[np.float64], seat: int) -> list[Effect]:
    """What each choice changes against what the seat usually does, in the same worlds: most of their luck cancels."""
    changed = expected - np.einsum("wkp,k->wp", expected, usual)[:, None, :]
    doubts = changed[:, :, seat].std(axis=0) / np.sqrt(len(changed))
    return [
        Effect(tuple(row), doubt) for row, doubt in zip(changed.mean(axis=0).tolist(), doubts.tolist(), strict=True)
    ]


def perfect_line(judge: Judge, position: Position) -> Line:
    """How a solved game goes on if everybody plays perfectly."""
    played, line = position.copy(), []
    while not played.over:
        seat = played.seat
        best, _ = (judge.solved(known_to(played, seat), seat) or [])[0]
        played.play(seat, best)
        line.append((seat, best))
    return line


class _Workspace:
    """The memory of a lookahead, and the compiled code that works on it."""

    def __init__(self, game: Game) -> None:
        rules, network = game.plain_rules, network_of(game)
        self._compiled = lookahead_of(game)
        self._game = game
        self._states = np.zeros(self._compiled.STATES, rules.STATE)
        self._weights = network.weights if network else read_only(np.zeros(0, np.float32))
        self._layers = network.layers if network else read_only(np.zeros((0, 4), np.int64))
        self._scratch = network.scratch() if network else np.zeros(0, np.float32)
        self._choices = (
            np.zeros(rules.CHOICES + 1, np.int64), np.zeros(rules.CHOICES + 1), np.zeros(rules.CHOICES + 1, np.int64),
        )  # fmt: skip
        self._seats = (
            np.zeros(rules.SEATS, np.float32), np.zeros(rules.SEATS), np.zeros(rules.SEATS, np.int64),
            np.zeros(rules.SEATS, np.int64),
        )  # fmt: skip

    def rate(
        self, known: KnownPosition, seat: int, actions: npt.NDArray[np.int64], worlds: npt.NDArray[Any],
        lines: npt.NDArray[np.int64], lengths: npt.NDArray[np.int64], values: npt.NDArray[np.float64], ahead: int,
        far: bool,
    ) -> None:  # fmt: skip
        players = known.settings.players
        self._states[0] = known.states[0]
        self._compiled.reopen(self._states, seat)
        self._compiled.rate(
            self._states, self._weights, self._layers, self._scratch, relative_actions(self._game, players),
            *self._choices, *self._seats, new_dice(zlib.crc32(known.bytes())), actions, worlds, lines, lengths, values,
            players, seat, ahead, int(far),
        )  # fmt: skip

    def foresee(self, known: KnownPosition, seat: int, shares: npt.NDArray[np.float64], ahead: int) -> None:
        players = known.settings.players
        self._states[0] = known.states[0]
        self._compiled.reopen(self._states, seat)
        self._compiled.foresee(
            self._states, self._weights, self._layers, self._scratch, relative_actions(self._game, players),
            *self._choices, *self._seats, new_dice(zlib.crc32(known.bytes())), np.zeros((LONGEST_LINE, 2), np.int64),
            shares, players, seat, ahead,
        )  # fmt: skip


@cache
def lookahead_of(game: Game) -> Any:
    """The compiled lookahead of a game."""
    return bind(LOOKAHEAD, game.rules, tensor=str(game.tensor), heuristics=game.heuristics)


@cache
def rater_of(game: Game) -> Rater:
    """The rater of a game, compiled with a progress line, or loaded from the cache."""
    judge_of(game)
    with progress(lambda: f"{game.title} (review)"):
        rater, settings = Rater(game), game.settings()
        position = Position.deal(game, settings, bytes(32))
        for seat in position.seats_asked[:1]:
            rater.rate(known_to(position, seat), seat)
        rater.expect(known_to(position, settings.players - 1), settings.players - 1)
    return rater
