"""Batch: many games as one array, for programs that decide for all of them at once."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from throneroom.engine.chance import key_words, seed_key
from throneroom.engine.compiled import bind, progress
from throneroom.engine.dice import new_dice
from throneroom.engine.errors import IllegalDecisionError, SettingsError
from throneroom.engine.game import Game, Settings, find
from throneroom.engine.observation import Floats, observation_size, observations_of

BATCHES = "throneroom.engine.batches"


@cache
def batches_of(game: Game) -> Any:
    """The compiled batch functions of a game, ready: compiled with a progress line, or from the cache."""
    batches = bind(BATCHES, game.rules)
    with progress(f"{game.title} (batches)"):
        one = Batch(game, 1, compiled=batches)
        one.step(one.random_actions(new_dice(0)))
    return batches


class Batch:
    """So many games of one kind side by side; a finished one is dealt anew in the same step.

    `seats[i]` decides now in game i (the lowest of those who decide at the same time), `mask[i]` marks what is legal.
    After `step`: `done[i]` says whether game i just ended, `result[i]` how, by seat. The deals depend on the seed
    alone, not on the number of cores: place i gets its own keys. A deal that is over before its first decision is
    passed over.
    """

    def __init__(
        self, game: str | Game, size: int, players: int | None = None, seed: int = 0, cores: int | None = 1,
        compiled: Any = None, **options: object,
    ) -> None:  # fmt: skip
        """`cores=None` uses all of them."""
        if size < 1:
            raise SettingsError(f"a batch has at least one game, not {size}")
        self.game = find(game) if isinstance(game, str) else game
        self.settings: Settings = self.game.settings(players, options)
        rules = self.game.plain_rules
        self.states = np.zeros(size, rules.STATE)
        self.seats = np.zeros(size, np.int64)
        self.mask = np.zeros((size, rules.ACTIONS), np.bool_)
        self.done = np.zeros(size, np.bool_)
        self.result = np.zeros((size, self.settings.players), np.int64)
        self._compiled = compiled or batches_of(self.game)
        self._pool: ThreadPoolExecutor | None = None
        rounds, master = np.zeros(size, np.int64), key_words(seed_key(seed))
        self._parts = _parts(size, cores or os.cpu_count() or 1)
        self._arguments = [
            (self.states[part], part.start, master, rounds[part], self.settings.players, self.settings.numbers,
             self.seats[part], self.mask[part], np.zeros(rules.CHOICES + 1, np.int64))
            for part in self._parts
        ]  # fmt: skip
        self._results = [(self.done[part], self.result[part]) for part in self._parts]
        if len(self._parts) > 1:
            self._pool = ThreadPoolExecutor(len(self._parts))
        self._each(lambda n: self._compiled.begin(*self._arguments[n]))

    def __len__(self) -> int:
        return len(self.states)

    def step(self, actions: npt.ArrayLike) -> None:
        """One action for every game. If one is not legal, no game is changed."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != self.seats.shape:
            raise SettingsError(f"a step takes {len(self)} actions, one for each game, not an array {chosen.shape}")
        bad = self._compiled.first_illegal(self.mask, chosen)
        if bad >= 0:
            legal = np.flatnonzero(self.mask[bad]).tolist()
            raise IllegalDecisionError(f"action {chosen[bad]} is not legal in game {bad}; legal are {legal}")
        self._take(chosen)

    def _take(self, chosen: npt.NDArray[np.int64]) -> None:
        """Take legal actions."""
        self._each(lambda n: self._compiled.step(*self._arguments[n], chosen[self._parts[n]], *self._results[n]))

    def random_actions(self, dice: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        """A random legal action for every game, by dice as `new_dice(seed)` makes them."""
        chosen = np.zeros(len(self), np.int64)
        self._compiled.choose(self.mask, dice, chosen)
        return chosen

    def observe(self, out: Floats | None = None) -> Floats:
        """What the deciding seat knows in every game, as rows of numbers: docs/reference/observations.md lists them.

        They are written into `out`, if it is given.
        """
        shape = len(self), observation_size(self.game)
        rows = np.empty(shape, np.float32) if out is None else out
        if rows.shape != shape or rows.dtype != np.float32 or not rows.flags.c_contiguous or not rows.flags.writeable:
            raise SettingsError(
                f"observations go into a contiguous array {shape} of float32, not {rows.shape} of {rows.dtype}"
            )
        compiled = observations_of(self.game)
        self._each(lambda n: self._observe(compiled, rows, self._parts[n]))
        return rows

    def _observe(self, compiled: Any, rows: Floats, part: slice) -> None:
        scratch = np.zeros(1, self.states.dtype)
        compiled.observe_all(self.states[part], self.seats[part], scratch, rows[part])

    def close(self) -> None:
        """Let the threads go."""
        if self._pool:
            self._pool.shutdown()

    def _each(self, work: Any) -> None:
        """Do the work on every part, one core each."""
        if self._pool is None:
            work(0)
        else:
            list(self._pool.map(work, range(len(self._parts))))


def _parts(size: int, cores: int) -> list[slice]:
    """The places of a batch, shared out among cores."""
    cores = min(cores, size)
    edges = [size * n // cores for n in range(cores + 1)]
    return [slice(first, last) for first, last in pairwise(edges)]


def random_games(game: Game, games: int, settings: Settings, seed: int = 0) -> tuple[int, list[int]]:
    """Play whole random games inside compiled code: how many decisions they took, and the results added up by seat."""
    rules = game.plain_rules
    states = np.zeros(1, rules.STATE)
    sums = np.zeros(settings.players, np.int64)
    out = np.zeros(max(rules.CHOICES + 1, rules.SEATS), np.int64)
    with progress(f"{game.title} (whole games)"):
        decisions = batches_of(game).random_games(
            states, games, key_words(seed_key(seed)), settings.players, settings.numbers, new_dice(seed), out, sums
        )
    return int(decisions), sums.tolist()
