"""The Python interface to the GPU. Arrays stay on the GPU; PyTorch and CuPy use them without a copy."""

from __future__ import annotations

import importlib
import warnings
from functools import cache
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from throneroom.engine.batch import BATCH_KERNELS, SQUIRE_KERNELS, lane_dice
from throneroom.engine.chance import key_words, seed_key
from throneroom.engine.compiled import bind
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game, Settings, find
from throneroom.engine.installing import how_to_install
from throneroom.engine.observation import OBSERVATION_KERNELS, observation_size

KERNELS = "throneroom.gpu.kernels"
BLOCK = 128


def cuda() -> Any:
    """Numba's CUDA module, or an error that says what is missing."""
    if not hasattr(np, "row_stack"):  # numba-cuda uses it, but NumPy 2.5 has removed it
        np.row_stack = np.vstack
    try:
        device: Any = importlib.import_module("numba.cuda")
    except ImportError as error:
        raise SettingsError(f"the GPU needs the extra `gpu`: {how_to_install('gpu')} ({error})") from None
    # on purpose, a state with padding is passed to functions compiled for one without
    warnings.filterwarnings("ignore", ".*considered a subtype of", numba.NumbaExperimentalFeatureWarning)
    if not device.is_available():
        raise SettingsError("there is no CUDA device here: throneroom.gpu needs an NVIDIA GPU and its driver")
    return device


@cache
def kernels_of(game: Game) -> Any:
    """The kernels of a game; each is compiled when it is first launched."""
    device = cuda()
    kernels = bound_kernels(game)
    whole = kernels.random_games if kernels.FITS else kernels.random_long_games
    return SimpleNamespace(
        random_games=device.jit(whole), begin=device.jit(kernels.begin), step=device.jit(kernels.step),
        choose=device.jit(kernels.choose), observe=device.jit(kernels.observe),
        advise=device.jit(kernels.advise), list_legal=device.jit(kernels.list_legal), lanes=kernels.LANES,
    )  # fmt: skip


def bound_kernels(game: Game) -> Any:
    """The functions of kernels.py for a game, not compiled yet."""
    modules = {"batch_kernels": f"{BATCH_KERNELS}@{game.rules}", "squire_kernels": f"{SQUIRE_KERNELS}@{game.rules}"}
    bind(BATCH_KERNELS, game.rules, device=True)
    bind(SQUIRE_KERNELS, game.rules, device=True, heuristics=game.heuristics)
    if game.tensor:
        bind(OBSERVATION_KERNELS, game.rules, device=True, tensor=game.tensor)
        modules["observation_kernels"] = f"{OBSERVATION_KERNELS}@{game.rules}"
    return bind(KERNELS, game.rules, interpreted=False, device=True, **modules)


def _grid(size: int, block: int) -> tuple[int, int]:
    return (size + block - 1) // block, block


def options_of(settings: Settings) -> npt.NDArray[np.int64]:
    """The options of a table, with a zero if there are none: a GPU takes no empty arrays."""
    return settings.numbers if settings.numbers.size else np.zeros(1, np.int64)


def random_games(
    game: str | Game, lanes: int, games: int, players: int | None = None, seed: int = 0, **options: object
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:  # fmt: skip
    """Each of `lanes` threads plays `games` random games. Returns decisions by lane, and results by lane and seat."""
    chosen = find(game) if isinstance(game, str) else game
    settings, device = chosen.settings(players, options), cuda()
    sums = device.to_device(np.zeros((lanes, settings.players), np.int64))
    decisions = device.to_device(np.zeros(lanes, np.int64))
    kernels = kernels_of(chosen)
    kernels.random_games[_grid(lanes, kernels.lanes)](
        games, device.to_device(key_words(seed_key(seed))), settings.players, device.to_device(options_of(settings)),
        device.to_device(lane_dice(seed, lanes)), sums, decisions,
    )  # fmt: skip
    taken: npt.NDArray[np.int64] = decisions.copy_to_host()
    if (taken < 0).any():
        raise chosen.too_long()
    return taken, sums.copy_to_host()


class DeviceBatch:
    """`engine.batch.Batch` on the GPU: `size` games side by side; a finished game is dealt anew in the same step.

    `seats`, `mask`, `done` and `result` are device arrays that every step overwrites; `stopped` is 1 where the last
    game that ended in a place was stopped at the maximum number of decisions. They have
    `__cuda_array_interface__`: `torch.as_tensor(batch.mask, device="cuda")` shares the same memory. A step takes its
    actions from any such array of 64-bit numbers. Deals are the same as those of `Batch` with the same seed.
    """

    def __init__(
        self, game: str | Game, size: int, players: int | None = None, seed: int = 0, block: int = BLOCK,
        **options: object,
    ) -> None:  # fmt: skip
        if size < 1:
            raise SettingsError(f"a batch has at least one game, not {size}")
        self.game = find(game) if isinstance(game, str) else game
        self.settings: Settings = self.game.settings(players, options)
        self._device, self._kernels, self._grid = cuda(), kernels_of(self.game), _grid(size, block)
        rules = self.game.plain_rules
        self.states = self._zeros(size, rules.STATE)
        self.seats = self._zeros(size, np.int64)
        self.mask = self._zeros((size, rules.ACTIONS), np.bool_)
        self.done = self._zeros(size, np.bool_)
        self.result = self._zeros((size, self.settings.players), np.int64)
        self._illegal = self._zeros(1, np.int64)
        self._actions = self._zeros(size, np.int64)
        self._advice = self._zeros(size, np.int64)
        self._observations: Any = None
        rounds = self._zeros((size, 3), np.int64)
        self.stopped = rounds[:, 2]
        self._table = (
            self._device.to_device(key_words(seed_key(seed))), rounds, self.settings.players,
            self._device.to_device(options_of(self.settings)),
        )  # fmt: skip
        self._kernels.begin[self._grid](self.states, *self._table, self.seats, self.mask)

    def __len__(self) -> int:
        return int(self.seats.shape[0])

    def _zeros(self, shape: int | tuple[int, ...], kind: Any) -> Any:
        return self._device.to_device(np.zeros(shape, kind))

    def step(self, actions: Any) -> None:
        """Take one action in every game, from an array on the GPU. Does not wait: the work is queued on the GPU.

        A game whose action is illegal does not change; `illegal()` counts them.
        """
        chosen = self._device.as_cuda_array(actions) if hasattr(actions, "__cuda_array_interface__") else actions
        if getattr(chosen, "shape", None) != self.seats.shape or chosen.dtype != np.int64:
            raise SettingsError(f"a step takes {len(self)} 64-bit actions on the GPU, one for each game")
        self._kernels.step[self._grid](
            self.states, *self._table, self.seats, self.mask, chosen, self.done, self.result, self._illegal
        )

    def illegal(self) -> int:
        """How many actions were refused so far; waits for the GPU."""
        return int(self._illegal.copy_to_host()[0])

    def random_actions(self, dice: Any) -> Any:
        """A random legal action for every game, from dice on the GPU (see `new_dice`). The array is reused."""
        self._kernels.choose[self._grid](self.states, self.seats, dice, self._actions)
        return self._actions

    def legal_lists(self, lists: Any, counts: Any) -> None:
        """As `Batch.legal_lists`, into an array of 16-bit and one of 64-bit numbers on the GPU."""
        self._kernels.list_legal[self._grid](
            self.states, self.seats, self._device.as_cuda_array(lists), self._device.as_cuda_array(counts)
        )

    def squire_actions(self, dice: Any, places: slice = slice(None)) -> Any:
        """What a squire would do in every game, or only in some: the choice that looks best. The array is reused."""
        chosen = self._advice[places]
        if chosen.size:
            self._kernels.advise[_grid(chosen.size, self._grid[1])](
                self.states[places], self.seats[places], dice[places], chosen
            )
        return chosen

    def observe(self, out: Any = None, seats: Any = None) -> Any:
        """What the seat that decides knows in every game, as in `Batch.observe`. The array is reused.

        If `out` is given, it is written there instead: any array of the same shape on the GPU, such as a PyTorch
        tensor. `seats` chooses other observers, one for each game. Does not wait: the work is queued on the GPU.
        """
        shape = len(self), observation_size(self.game)
        if out is None:
            if self._observations is None:
                self._observations = self._device.device_array(shape, np.float32)
            out = self._observations
        rows = self._device.as_cuda_array(out) if hasattr(out, "__cuda_array_interface__") else None
        if rows is None or rows.shape != shape or rows.dtype != np.float32:
            raise SettingsError(f"observations need an array of shape {shape} and float32 on the GPU")
        observers = self.seats if seats is None else self._device.as_cuda_array(seats)
        self._kernels.observe[self._grid](self.states, observers, rows)
        return out

    def new_dice(self, seed: int) -> Any:
        """Dice for every game, on the GPU."""
        return self._device.to_device(lane_dice(seed, len(self)))
