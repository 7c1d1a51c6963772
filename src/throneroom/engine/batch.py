"""Batch: many games as one array, for programs that decide for all of them at once."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from throneroom.engine.chance import key_words, seed_key
from throneroom.engine.compiled import INTERPRETED, bind, progress
from throneroom.engine.dice import M62, bits, new_dice
from throneroom.engine.encoding import FLOAT32, KINDS
from throneroom.engine.errors import IllegalDecisionError, SettingsError
from throneroom.engine.game import Game, Settings, find
from throneroom.engine.masks import choose
from throneroom.engine.observation import form_of, observation_kernels_of, observation_size
from throneroom.engine.threads import Work, in_parts

BATCH_KERNELS = "throneroom.engine.batch_kernels"
SQUIRE_KERNELS = "throneroom.engine.squire_kernels"


@cache
def batch_kernels_of(game: Game) -> Any:
    """The compiled batch kernels of a game: compiled with a progress line, or from the cache."""
    kernels = bind(BATCH_KERNELS, game.rules)
    with progress(lambda: f"{game.title} (batches)"):
        one = Batch(game, 1, compiled=kernels)
        one.step(one.random_actions(new_dice(0)))
    return kernels


@cache
def squire_kernels_of(game: Game) -> Any:
    """The compiled code by which squires choose in a batch of a game."""
    kernels = bind(SQUIRE_KERNELS, game.rules, heuristics=game.heuristics)
    with progress(lambda: f"{game.title} (squires)"):
        Batch(game, 1).squire_actions(lane_dice(0, 1), compiled=kernels)
    return kernels


def lane_dice(seed: int, lanes: int) -> npt.NDArray[np.int64]:
    """Different dice for each game of a batch."""
    steps = np.arange(lanes, dtype=np.uint64) * np.uint64(0x1000193 * 0x9E3779B1) + np.uint64(seed)
    return (steps & np.uint64(M62)).astype(np.int64).reshape(lanes, 1)


class Batch:
    """Several games of one kind side by side; when one ends, the same step deals the next in its place.

    `seats[i]` decides now in game i (the lowest seat, if several decide at the same time), `mask[i]` marks what is
    legal. After `step`, `done[i]` says whether game i just ended, `result[i]` is its result by seat, and `stopped[i]`
    says whether it was stopped without a result at the limit on decisions (`Game.longest`). The deals depend only on
    the seed, not on the number of cores: place i gets its own keys. A deal that is over before its first decision is
    skipped.
    """

    def __init__(
        self, game: str | Game, size: int, players: int | None = None, seed: int = 0, cores: int | None = 1,
        compiled: Any = None, **options: object,
    ) -> None:  # fmt: skip
        """`cores=None` uses all cores."""
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
        self._rounds, self._master = np.zeros((size, 3), np.int64), key_words(seed_key(seed))
        self._cores = cores
        self._cut(compiled)
        self._each(lambda n: self._compiled.begin(*self._arguments[n]))

    def _cut(self, compiled: Any = None) -> None:
        """Cut the games into slices, one for each core, with the arguments of the compiled functions for each."""
        self._compiled = compiled or batch_kernels_of(self.game)
        self._slices = _slices(len(self), 1 if INTERPRETED else self._cores or os.cpu_count() or 1)
        self._lists = np.full((self._listed()[-1].stop, self.game.plain_rules.CHOICES + 1), -1, np.int64)
        self._list_marks()
        self._arguments = [
            (self.states[places], places.start, self._master, self._rounds[places], self.settings.players,
             self.settings.numbers, self.seats[places], self.mask[places], self._lists[listed])
            for places, listed in zip(self._slices, self._listed(), strict=True)
        ]  # fmt: skip
        self._results = [(self.done[places], self.result[places]) for places in self._slices]

    def _listed(self) -> list[slice]:
        """The rows of `_lists` for each slice: see `batch_kernels`."""
        if self._lists_marks:
            return self._slices
        return [slice(n, n + 1) for n in range(len(self._slices))]

    @property
    def _lists_marks(self) -> bool:
        """Whether the batch remembers what it marked, because its rows are too long to be cleared at every step."""
        return bool(self.game.plain_rules.ACTIONS >= self._compiled.MANY)

    def _list_marks(self) -> None:
        """List what is marked now, after the mask came from elsewhere."""
        if self._lists_marks:
            for marks, row in zip(self.mask, self._lists, strict=True):
                legal = np.flatnonzero(marks)
                row[: len(legal)], row[len(legal)] = legal, -1

    def __len__(self) -> int:
        return len(self.states)

    @property
    def stopped(self) -> npt.NDArray[np.bool_]:
        """Which of the games that just ended were stopped at the limit on decisions: nobody won them."""
        stopped: npt.NDArray[np.bool_] = self.done & (self._rounds[:, self._compiled.STOPPED] != 0)
        return stopped

    def step(self, actions: npt.ArrayLike) -> None:
        """Take one action in every game. If any action is illegal, no game changes."""
        chosen = self._whole(actions)
        bad = self._compiled.first_illegal(self.mask, chosen)
        if bad >= 0:
            legal = np.flatnonzero(self.mask[bad]).tolist()
            raise IllegalDecisionError(f"action {chosen[bad]} is not legal in game {bad}; legal are {legal}")
        self._take(chosen)

    def _whole(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        """The actions as 64-bit numbers, one for each game; fractions are refused."""
        given = np.asarray(actions)
        if given.shape != self.seats.shape:
            raise SettingsError(f"a step takes {len(self)} actions, one for each game, not an array {given.shape}")
        if given.dtype.kind not in "iu":
            raise IllegalDecisionError(f"actions are whole numbers, not {given.dtype}: {given.ravel()[0]}")
        return np.ascontiguousarray(given, np.int64)

    def _take(self, chosen: npt.NDArray[np.int64]) -> None:
        """Take legal actions."""
        self._each(lambda n: self._compiled.step(*self._arguments[n], chosen[self._slices[n]], *self._results[n]))

    def random_actions(self, dice: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        """A random legal action for every game, chosen with dice from `throneroom.new_dice(seed)`."""
        chosen = np.zeros(len(self), np.int64)
        start = bits(dice)
        self._each(lambda n: self._choose(start, chosen, self._slices[n]))
        return chosen

    def _choose(self, start: int, chosen: npt.NDArray[np.int64], places: slice) -> None:
        choose(self.mask[places], places.start, start, chosen[places])

    def legal_lists(self, lists: npt.NDArray[np.int64], counts: npt.NDArray[np.int64]) -> None:
        """Write the legal actions of every game into a row of CHOICES + 1 numbers, and how many there are.

        What is in a row beyond them is left as it was. For games with many actions, of which few are legal, this is
        shorter than `mask`.
        """
        self._compiled.list_legal(self.states, self.seats, lists, counts)

    def squire_actions(
        self, dice: npt.NDArray[np.int64], places: slice = slice(None), compiled: Any = None
    ) -> npt.NDArray[np.int64]:
        """What a squire would do in every game, or only in some: the choice that looks best at a glance.

        The dice, which break ties, come from `new_dice`.
        """
        kernels, rules = compiled or squire_kernels_of(self.game), self.game.plain_rules
        chosen = np.zeros(len(self), np.int64)[places]
        kernels.squire_actions(
            self.states[places], self.seats[places], dice[places], np.zeros(1, rules.STATE),
            np.zeros(rules.CHOICES + 1, np.int64), np.zeros(rules.CHOICES + 1, np.int64), chosen,
        )  # fmt: skip
        return chosen

    def new_dice(self, seed: int) -> npt.NDArray[np.int64]:
        """Dice for every game: see `squire_actions`."""
        return lane_dice(seed, len(self))

    def packed_mask(self) -> npt.NDArray[np.int32]:
        """The mask as bits: action n is bit n % 32 of word n // 32 in the row of each game."""
        words = np.zeros((len(self), (self.mask.shape[1] + 31) // 32), "<i4")
        packed = np.packbits(self.mask, axis=1, bitorder="little")
        words.view(np.uint8)[:, : packed.shape[1]] = packed
        return words

    def observe(
        self, out: npt.NDArray[Any] | None = None, seats: npt.NDArray[np.int64] | None = None, dtype: Any = None
    ) -> npt.NDArray[Any]:
        """What the deciding seat knows in every game, as rows of numbers: docs/reference/observations.md lists them.

        The rows are written into `out` if it is given. `seats` chooses other observers, one for each game. `dtype` is
        `float32` (the default), `bfloat16`, `int8` (the numbers times 127, rounded) or `uint8` (times 255, where no
        number is negative). numpy has no bfloat16 numbers: their bits are in an array of uint16.
        """
        form = form_of(self.game, out.dtype if out is not None and dtype is None else dtype)
        shape, kind = (len(self), observation_size(self.game)), KINDS[form]
        rows = np.empty(shape, kind) if out is None else out
        cells = rows.view(kind) if rows.dtype.name == "bfloat16" else rows
        if cells.shape != shape or cells.dtype != kind or not cells.flags.c_contiguous or not cells.flags.writeable:
            raise SettingsError(
                f"observations go into a contiguous array {shape} of {kind.__name__}, not {rows.shape} of {rows.dtype}"
            )
        compiled = observation_kernels_of(self.game)
        observers = self.seats if seats is None else seats
        self._each(lambda n: self._observe(compiled, cells, form, observers, self._slices[n]))
        return rows

    def _observe(
        self, compiled: Any, rows: npt.NDArray[Any], form: int, observers: npt.NDArray[np.int64], places: slice
    ) -> None:
        given = self.states[places], observers[places], np.zeros(1, self.states.dtype)
        if form == FLOAT32:
            compiled.observe_all(*given, rows[places])
        else:
            compiled.observe_all_as(*given, np.zeros(rows.shape[1], np.float32), form, rows[places])

    def save(self) -> dict[str, npt.NDArray[Any]]:
        """All that the batch is, in plain arrays, for `numpy.savez` or any other store. `restore` is the way back."""
        return {"about": np.array(self._about()), **{name: array.copy() for name, array in self._state().items()}}

    def restore(self, saved: Mapping[str, npt.NDArray[Any]]) -> None:
        """Continue where a batch of the same game, players, options and size was saved, on any number of cores."""
        about, own = str(saved["about"]), self._about()
        if about != own:
            raise SettingsError(f"this was saved by another batch, {about}; this one is {own}")
        for name, array in self._state().items():
            array[...] = saved[name]
        self._list_marks()

    def _about(self) -> str:
        settings = {"players": self.settings.players, "options": dict(self.settings.options), "size": len(self)}
        return json.dumps({"game": self.game.name, "version": self.game.version, **settings})

    def _state(self) -> dict[str, npt.NDArray[Any]]:
        """All arrays that change, by name."""
        return {
            "states": self.states, "seats": self.seats, "mask": self.mask, "done": self.done, "result": self.result,
            "rounds": self._rounds, "key": self._master,
        }  # fmt: skip

    def __getstate__(self) -> dict[str, Any]:
        """All except what is derived: the slices, and compiled code."""
        derived = ("_compiled", "_slices", "_lists", "_arguments", "_results")
        return {name: value for name, value in vars(self).items() if name not in derived}

    def __setstate__(self, state: dict[str, Any]) -> None:
        own = {name: _writeable(value) if isinstance(value, np.ndarray) else value for name, value in state.items()}
        vars(self).update(own)
        self._cut()

    def close(self) -> None:
        """There is nothing to close: all batches of a process share their threads."""

    def _each(self, work: Work) -> None:
        """Run the work on every slice, each on its own core."""
        in_parts(work, len(self._slices))


def _writeable(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """An array, or a copy if it is in memory that must not change, such as some libraries share among processes."""
    return array if array.flags.writeable else array.copy()


def _slices(size: int, cores: int) -> list[slice]:
    """The places of a batch, divided among cores."""
    cores = min(cores, size)
    edges = [size * n // cores for n in range(cores + 1)]
    return [slice(first, last) for first, last in pairwise(edges)]


def random_games(game: Game, games: int, settings: Settings, seed: int = 0) -> tuple[int, list[int]]:
    """Play whole random games in compiled code; return the number of decisions and the results summed by seat."""
    rules = game.plain_rules
    states = np.zeros(1, rules.STATE)
    sums = np.zeros(settings.players, np.int64)
    out = np.zeros(max(rules.CHOICES + 1, rules.SEATS), np.int64)
    with progress(lambda: f"{game.title} (whole games)"):
        compiled = batch_kernels_of(game)
        decisions = compiled.random_games(
            states, games, key_words(seed_key(seed)), settings.players, settings.numbers, new_dice(seed), out, sums
        )
    if decisions == compiled.ENDLESS:
        raise game.too_long()
    return int(decisions), sums.tolist()
