"""Rating: how good each choice of a decision was, from what its seat knew then."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from throneroom.bots.bot import known_to
from throneroom.bots.judge import judge_of
from throneroom.bots.network import read_only
from throneroom.bots.network_file import network_of
from throneroom.engine.compiled import bind, progress
from throneroom.engine.dice import new_dice
from throneroom.engine.game import Game
from throneroom.engine.game_modules import Solver
from throneroom.engine.position import KnownPosition, Position
from throneroom.engine.relative_actions import relative_actions

LOOKAHEAD = "throneroom.review.lookahead"
WORLDS, WORLDS_WITHOUT_NETWORK = 16, 64
"""In how many worlds each choice is tried. Heuristics judge less well than a network, but much faster."""
FEWEST_WORLDS, TRIALS = 8, 128
"""With many choices, fewer worlds are enough to tell them apart: so many choices are tried in all worlds together."""
LONG, LEAST_EFFORT = 160, 0.3
"""A match with more decisions than this is long: each gets less effort, so that the whole takes about as long."""
CHOICES_AHEAD = {2: 16, 3: 6, 4: 4, 5: 3}
"""By the number of players, how many choices of others are looked ahead at most. The more there are, the more often
a position is reached in which the seat is not asked, and the less a single choice of a rival matters."""
FEWEST_AHEAD, AHEAD_WITHOUT_NETWORK, FAR = 2, 60, 24
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


class Rater:
    """Rates decisions of a game: by proof if the game is solved, else by looking ahead.

    It has no dice and no clock of its own: the same position is rated the same everywhere.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        solver = game.exact.Solver() if game.exact else None
        self._solver = solver if solver and solver.PROVEN else None
        self._network = None if self._solver else network_of(game)
        self._workspace = None if self._solver else _Workspace(game)

    def rate(self, known: KnownPosition, seat: int, far: bool = False, effort: float = 1.0) -> Rating:
        """The choices of a seat that is asked, rated from what it knows.

        `far` follows the lines beyond the seat's next choice. That explains more, but rates less well: the further
        ahead, the less of the difference is due to this choice. `effort` is the part of the usual number of worlds.
        """
        if self._solver:
            return _proven(self._solver, known, seat)
        actions = np.array(known.legal(seat), np.int64)
        values, worlds, lines = self._look_ahead(known, seat, actions, far, effort)
        means = values.mean(axis=0)
        best = int(means.argmax())
        doubts = (values[:, [best]] - values).std(axis=0) / np.sqrt(len(values))
        choices = [RatedChoice(int(a), float(m), float(d)) for a, m, d in zip(actions, means, doubts, strict=True)]
        choices.sort(key=lambda choice: (-choice.share, choice.action))
        listed: list[int] = actions.tolist()
        by_action = dict(zip(listed, lines, strict=True)), dict(zip(listed, values.T.tolist(), strict=True))
        return Rating(seat, tuple(choices), False, worlds, *by_action)

    def _look_ahead(
        self, known: KnownPosition, seat: int, actions: npt.NDArray[np.int64], far: bool, effort: float
    ) -> tuple[npt.NDArray[np.float64], list[Position], list[list[Line]]]:
        """What the seat can expect [worlds, actions], the worlds, and by action and world the line that led there."""
        assert self._workspace is not None
        network, settings = self._network, known.settings
        usual = min(WORLDS, max(FEWEST_WORLDS, TRIALS // len(actions))) if network else WORLDS_WITHOUT_NETWORK
        count = round(usual * effort)
        ahead = CHOICES_AHEAD.get(settings.players, FEWEST_AHEAD) if network else AHEAD_WITHOUT_NETWORK
        worlds = np.zeros(count, self.game.plain_rules.STATE)
        lines = np.zeros((count, len(actions), LONGEST_LINE, 2), np.int64)
        lengths, values = np.zeros((count, len(actions)), np.int64), np.zeros((count, len(actions)))
        self._workspace.rate(known, seat, actions, worlds, lines, lengths, values, FAR if far else ahead, far)
        found = [
            [[(s, a) for s, a in lines[w, k, : lengths[w, k]].tolist()] for w in range(count)]
            for k in range(len(actions))
        ]
        return values, [Position(self.game, settings, worlds[w : w + 1]) for w in range(count)], found


def effort_for(plies: int) -> float:
    """The effort for each decision of a match. Everybody knows its length, so this shows nothing hidden."""
    return max(LEAST_EFFORT, min(1.0, LONG / max(1, plies)))


def _proven(solver: Solver, known: KnownPosition, seat: int) -> Rating:
    """The choices of a solved game; the line of each is perfect play to the end."""
    solved = solver.ponder(known, seat) or []
    choices = [RatedChoice(action, shares[seat]) for action, shares in solved]
    lines: dict[int, list[Line]] = {}
    for action, _ in solved:
        after = known.copy()
        after.play(seat, action)
        lines[action] = [[(seat, action), *perfect_line(solver, after)]]
    worths = {action: [shares[seat]] for action, shares in solved}
    return Rating(seat, tuple(choices), True, [known.copy()], lines, worths)


def perfect_line(solver: Solver, position: Position) -> Line:
    """How a solved game goes on if everybody plays perfectly."""
    played, line = position.copy(), []
    while not played.over:
        seat = played.seat
        best, _ = (solver.ponder(known_to(played, seat), seat) or [])[0]
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
    return rater
