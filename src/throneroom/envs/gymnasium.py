"""Gymnasium: many games at once as a vector environment over a batch, and one game at a time over a batch of one.

A learner plays one seat of each game against a bot, or all seats in turn (self-play). Importing this module registers
`throneroom/NAME-vN` for every game, for `gymnasium.make` and `gymnasium.make_vec`: see `docs/how-to/environments.md`.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode

from throneroom.engine.direct_calls import only_version
from throneroom.engine.errors import IllegalDecisionError, SettingsError
from throneroom.engine.game import Game, Settings, all_games, find
from throneroom.engine.masks import choose, pick
from throneroom.engine.observation import observation_size
from throneroom.engine.position import Position
from throneroom.engine.threads import in_parts
from throneroom.envs.array_pool import ArrayPool
from throneroom.envs.learner_batch import RANDOM, LearnerBatch
from throneroom.envs.learner_kernels import DISABLED, NEXT_STEP, SAME_STEP
from throneroom.envs.rendering import table_text
from throneroom.envs.seats import actions_of

Floats = npt.NDArray[np.float32]
Counts = npt.NDArray[np.int64]
Marks = npt.NDArray[np.bool_]

MODES = {
    AutoresetMode.SAME_STEP: SAME_STEP, AutoresetMode.NEXT_STEP: NEXT_STEP, AutoresetMode.DISABLED: DISABLED,
}  # fmt: skip
RENDER_MODES = ["ansi"]
KEYS = ("observation", "action_mask")
"""The names in an observation that is a dictionary, unless others are given."""


class LegalActions(MultiDiscrete):
    """One action for each game. `sample` without a mask draws from the legal actions, which `mask` marks.

    Another mask may be given as one array, a row for each game. Where nothing is legal, the sample is 0.
    """

    def __init__(self, mask: Marks, seed: int | None = None, slices: Sequence[slice] = (slice(None),)) -> None:
        super().__init__([mask.shape[1]] * mask.shape[0], seed=seed)
        self.mask, self._slices = mask, slices

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        marks = self.mask if mask is None else mask
        if probability is not None or not isinstance(marks, np.ndarray) or marks.shape != self.mask.shape:
            return super().sample(mask, probability)
        chosen, legal = np.empty(len(marks), np.int64), marks.astype(np.bool_, copy=False)
        start = int(self.np_random.random() * 2**32)
        in_parts(lambda n: self._choose(legal, self._slices[n], start, chosen), len(self._slices))
        return chosen

    def _choose(self, legal: Marks, places: slice, start: int, chosen: Counts) -> None:
        choose(legal[places], places.start or 0, start, chosen[places])


class LegalAction(Discrete):
    """One action. `sample` without a mask draws from the legal actions, which the only row of `mask` marks."""

    def __init__(self, mask: Marks, seed: int | None = None) -> None:
        super().__init__(mask.shape[1], seed=seed)
        self.mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        return np.int64(_directly_picked()(self.mask[0], self.np_random.random()))


@cache
def _directly_picked() -> Callable[[Marks, float], int]:
    pick(np.zeros(1, np.bool_), 0.0)
    return only_version(pick)


def checked_seat(seat: int | None, rival: str | None, settings: Settings) -> None:
    if seat is None:
        return
    if rival is None:
        raise SettingsError("in self-play the learner has every seat: give a rival, or no seat")
    if not 0 <= seat < settings.players:
        raise SettingsError(f"seats are counted from 0 to {settings.players - 1}, not {seat}")


def first_learners(games: int, seat: int | None, settings: Settings) -> Counts:
    """The learner's seat in the first deal of every game: always the same, or all seats in turn."""
    return np.arange(games) % settings.players if seat is None else np.full(games, seat)


def checked_mask(chosen: Any, games: int) -> Marks:
    """Which games are dealt anew, as `options["reset_mask"]` says."""
    mask = np.asarray(chosen)
    if mask.shape != (games,) or mask.dtype != np.bool_ or not mask.any():
        raise SettingsError(f"a reset_mask is an array of {games} booleans, at least one of them true, not {chosen!r}")
    return mask


def _checked_render_mode(render_mode: str | None) -> str | None:
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise SettingsError(f"the only render mode is 'ansi', not {render_mode!r}")
    return render_mode


class VectorEnv(gymnasium.vector.VectorEnv[Floats, Counts, npt.NDArray[Any]]):
    """`num_envs` games of one kind.

    With a `rival`, the name of a bot, the learner plays the seat `seat`; if none is given, it starts in game i at seat
    i modulo the number of players and moves on by one seat with every game. Without a rival it decides for every seat
    in turn, each time with the observation of that seat. If a game ends in this step, the reward is the return of the
    seat that acted; `infos["returns"]` has the returns of all seats. A game that reaches the maximum number of
    decisions (`Game.longest`) is truncated, and all its returns are 0.

    `autoreset_mode` says when a new game is dealt: in the step that ends one (the default), in the next step, or only
    by `reset(options={"reset_mask": ...})`. An array that `reset` or `step` returned does not change while you hold it,
    or a view of it; then its memory is used again. With `copy=False`, all these arrays are the environment's own, which
    the next step overwrites.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self, game: str | Game, num_envs: int = 1, players: int | None = None, rival: str | None = RANDOM,
        seat: int | None = None, cores: int | None = 1, options: Mapping[str, object] | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP, copy: bool = True,
        render_mode: str | None = None,
    ) -> None:  # fmt: skip
        self.game = find(game) if isinstance(game, str) else game
        self.settings = self.game.settings(players, options)
        self.num_envs, self.rival, self._copies = num_envs, rival, copy
        self.render_mode = _checked_render_mode(render_mode)
        checked_seat(seat, rival, self.settings)
        mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        learners = first_learners(num_envs, seat, self.settings)
        self._batch = LearnerBatch(
            self.game, num_envs, learners.astype(np.int64), rival, self.settings.players, 0, cores, MODES[mode],
            seat is None and rival is not None, **self.settings.options,
        )  # fmt: skip
        size, actions = observation_size(self.game), actions_of(self.game)
        self.single_observation_space = Box(-1, 1, (size,), np.float32)
        self.observation_space = Box(-1, 1, (num_envs, size), np.float32)
        self.single_action_space = Discrete(actions)
        self.action_space = LegalActions(self._batch.mask, slices=self._batch._slices)
        self._rows = np.zeros((0 if copy else num_envs, size), np.float32)
        self._row_pool = ArrayPool((num_envs, size), np.float32)
        self._mask_pool = ArrayPool((num_envs, actions), np.bool_)
        self._nothing = np.zeros(size, np.float32)
        self._every = np.ones(num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None, out: Floats | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """Deal all games anew, or those that `options["reset_mask"]` marks. Observations are written into `out`.

        The same seed gives the same games, including the rival's choices.
        """
        chosen = None if options is None else options.get("reset_mask")
        if chosen is not None and seed is not None:
            raise SettingsError("a seed deals all games anew: leave out the seed or the reset_mask")
        super().reset(seed=seed)
        rows = self._room(out)
        if chosen is None:
            self._batch.restart(int(self.np_random.integers(2**62)), rows=rows)
        else:
            self._batch.deal(checked_mask(chosen, self.num_envs), rows)
        self._batch.rewards[:], self._batch.returns[:] = 0, 0
        return rows, self._infos(np.zeros_like(self._batch.done))

    def step(
        self, actions: Counts, out: Floats | None = None
    ) -> tuple[Floats, npt.NDArray[Any], Marks, Marks, dict[str, Any]]:
        """Take one action in each game, for the seat in `infos["seat"]`. An illegal action raises; no game changes.

        Observations are written into `out`, if it is given.
        """
        rows = self._room(out)
        self._batch.take(self._batch._whole(actions), rows)
        done = self._given(self._batch.done)
        truncated = self._batch.stopped
        return rows, self._given(self._batch.rewards), done & ~truncated, truncated, self._infos(done)

    def _room(self, out: Floats | None) -> Floats:
        """Where the observations go."""
        if out is not None:
            return self._batch._checked_rows(out)
        return self._row_pool.take() if self._copies else self._rows

    def _given(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array.copy() if self._copies else array

    def _infos(self, done: Marks) -> dict[str, Any]:
        """Who is asked in each game and what it may do, and what the games that ended were worth."""
        last, every = np.full(self.num_envs, None, object), self._given(self._every)
        if self.metadata["autoreset_mode"] != AutoresetMode.SAME_STEP:
            done = np.zeros_like(done)
        for i in done.nonzero()[0].tolist():
            last[i] = self._nothing
        returns, mask = self._given(self._batch.returns), self._batch.mask
        return {
            "action_mask": self._mask_pool.copied(mask) if self._copies else mask, "_action_mask": every,
            "seat": self._given(self._batch.seats), "_seat": every,
            "returns": returns, "_returns": every,
            "final_obs": last, "_final_obs": done,
            "final_info": {"returns": returns, "_returns": done}, "_final_info": done,
        }  # fmt: skip

    def action_masks(self) -> Marks:
        """The legal actions of every game, by the name that sb3-contrib asks for."""
        return self._batch.mask.copy()

    def render(self) -> tuple[str, ...] | None:
        """Every table as text, including what no seat may know."""
        if self.render_mode is None:
            return None
        return tuple(_text(self._batch, i) for i in range(self.num_envs))


class Env(gymnasium.Env[Any, np.int64]):
    """One game at a time. When it is over, nothing is legal until `reset`.

    With a `rival`, the name of a bot, the learner plays the seat `seat`. If none is given, the first seat after a reset
    with a seed is drawn, and the learner moves on by one seat with every game. Without a rival it decides for every
    seat in turn. An observation is an array, and the mask of legal actions is in `info`. With `dict_observation`, an
    observation is a dictionary of both, under these two names or, if it is True, "observation" and "action_mask".
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self, game: str | Game, players: int | None = None, rival: str | None = RANDOM, seat: int | None = None,
        options: Mapping[str, object] | None = None, render_mode: str | None = None,
        dict_observation: bool | tuple[str, str] = False,
    ) -> None:  # fmt: skip
        self.game = find(game) if isinstance(game, str) else game
        self.settings = self.game.settings(players, options)
        self.render_mode = _checked_render_mode(render_mode)
        checked_seat(seat, rival, self.settings)
        self._batch = LearnerBatch(
            self.game, 1, np.full(1, seat or 0, np.int64), rival, self.settings.players, 0, 1, DISABLED,
            seat is None and rival is not None, **self.settings.options,
        )  # fmt: skip
        self._seat, self._ended = seat, True
        self._shape = 1, observation_size(self.game)
        self._keys = KEYS if dict_observation is True else dict_observation or None
        box = Box(-1, 1, self._shape[1:], np.float32)
        self.action_space = LegalAction(self._batch.mask)
        self.observation_space = box
        if self._keys:
            marks = Box(0, 1, (actions_of(self.game),), np.int8)
            self.observation_space = Dict(dict(zip(self._keys, (box, marks), strict=True)))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a game. The same seed gives the same game, and the same games after it."""
        first = self._np_random is None or seed is not None
        super().reset(seed=seed, options=options)
        row, batch = np.empty(self._shape, np.float32), self._batch
        if first:
            drawn = self.np_random.integers((2**62, self.settings.players))
            learner = drawn[1:] if self._seat is None else None
            batch.restart(int(drawn[0]), learner, row)
        else:
            batch.deal(None, row)
        batch.returns[:] = 0
        self._ended = False
        return self._seen(row[0])

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action. An illegal one raises and changes nothing; so does any action after the end of a game."""
        batch, row = self._batch, np.empty(self._shape, np.float32)
        if self._ended:
            raise ResetNeeded("no game is going on: call reset before the next step")
        batch.take_one(self._whole(action), row)
        observation, info = self._seen(row[0])
        if not batch.done[0]:
            return observation, 0.0, False, False, info
        self._ended, stopped = True, bool(batch.stopped[0])
        return observation, float(batch.rewards[0]), not stopped, stopped, info

    def _whole(self, action: Any) -> int:
        try:
            return operator.index(action)
        except TypeError:
            pass
        given = np.asarray(action)
        if given.size != 1 or given.dtype.kind not in "iu":
            raise IllegalDecisionError(f"an action is one whole number, not {action!r}")
        return int(given.reshape(-1)[0])

    def _seen(self, row: Floats) -> tuple[Any, dict[str, Any]]:
        """An observation, and what else there is to know."""
        batch = self._batch
        mask = batch.mask[0].copy()
        info = {"action_mask": mask, "seat": int(batch.seats[0]), "returns": batch.returns[0].copy()}
        if self._keys:
            return {self._keys[0]: row, self._keys[1]: mask.astype(np.int8)}, info
        return row, info

    def action_masks(self) -> Marks:
        """The legal actions, by the name that sb3-contrib asks for."""
        mask: Marks = self._batch.mask[0].copy()
        return mask

    def render(self) -> str | None:
        """The table as text, including what no seat may know."""
        return None if self.render_mode is None else _text(self._batch, 0)


def _text(batch: LearnerBatch, i: int) -> str:
    return table_text(Position(batch.game, batch.settings, batch.states[i : i + 1]))


def name_of(game: Game) -> str:
    """The id of a game for `gymnasium.make`."""
    return f"throneroom/{game.name}-v{game.environment}"


def register(game: Game) -> None:
    """Make a game known to Gymnasium."""
    if name_of(game) not in gymnasium.registry:
        gymnasium.register(
            name_of(game), entry_point=f"{__name__}:Env", vector_entry_point=f"{__name__}:VectorEnv",
            kwargs={"game": game.name}, order_enforce=True,
        )  # fmt: skip


for _game in all_games():
    register(_game)
