"""The Python interface to the GPU. Arrays stay on the GPU; PyTorch and CuPy use them without a copy."""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Mapping
from functools import cache
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from throneroom.engine.batch import BATCH_KERNELS, SQUIRE_KERNELS, lane_dice
from throneroom.engine.chance import key_words, seed_key
from throneroom.engine.compiled import bind
from throneroom.engine.encoding import FORMS, KINDS
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game, Settings, find
from throneroom.engine.installing import how_to_install
from throneroom.engine.observation import OBSERVATION_KERNELS, form_of, observation_size
from throneroom.gpu.sharing import SharedArray, Stream
from throneroom.gpu.simulator import SIMULATED, SimulatedCuda, seen

KERNELS = "throneroom.gpu.kernels"
BLOCK = 32 if SIMULATED else 128
MARKS = np.bool_, np.uint32
"""What a mask consists of: a byte for each action, or words of bits."""


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
    if not SIMULATED and not device.is_available():
        raise SettingsError("there is no CUDA device here: throneroom.gpu needs an NVIDIA GPU and its driver")
    return device


@cache
def kernels_of(game: Game) -> Any:
    """The kernels of a game; each is compiled when it is first launched."""
    device = cuda()
    kernels = bound_kernels(game)
    whole = kernels.random_games if kernels.FITS else kernels.random_long_games
    return SimpleNamespace(
        random_games=device.jit(whole), choose=device.jit(kernels.choose), advise=device.jit(kernels.advise),
        list_legal=device.jit(kernels.list_legal), lanes=kernels.LANES, rows=kernels.ROWS, words=kernels.WORDS,
        bits_fit=kernels.BITS_FIT, begin=[device.jit(kernels.beginning(bits)) for bits in (False, True)],
        step=[device.jit(kernels.stepping(bits)) for bits in (False, True)],
        observe=[device.jit(kernels.observing(form)) for form in FORMS],
    )  # fmt: skip


def bound_kernels(game: Game) -> Any:
    """The functions of kernels.py for a game, not compiled yet; interpreted ones in the simulator."""
    return bind_for_device(KERNELS, game, **device_modules(game))


def device_modules(game: Game) -> dict[str, str]:
    """Bind the templates that kernels use; returns their names."""
    how: dict[str, Any] = {"interpreted": SIMULATED, "device": not SIMULATED}
    modules = {"batch_kernels": f"{BATCH_KERNELS}@{game.rules}", "squire_kernels": f"{SQUIRE_KERNELS}@{game.rules}"}
    bind(BATCH_KERNELS, game.rules, **how)
    bind(SQUIRE_KERNELS, game.rules, **how, heuristics=game.heuristics)
    if game.tensor:
        bind(OBSERVATION_KERNELS, game.rules, **how, tensor=game.tensor)
        modules["observation_kernels"] = f"{OBSERVATION_KERNELS}@{game.rules}"
    return modules


def bind_for_device(template: str, game: Game, **modules: str) -> Any:
    """A template of kernels for a game, on the card or in the simulator."""
    kernels = bind(template, game.rules, interpreted=SIMULATED, device=not SIMULATED, **modules)
    if SIMULATED:
        kernels.cuda = SimulatedCuda()
    return kernels


def _grid(size: int, block: int) -> tuple[int, int]:
    return (size + block - 1) // block, block


def launch(kernel: Any, grid: tuple[int, int], *arguments: Any, queue: Any = 0) -> None:
    """Queue the work of a kernel."""
    kernel[(*grid, queue)](*(map(seen, arguments) if SIMULATED else arguments))


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
    launch(
        kernels.random_games, _grid(lanes, kernels.lanes), games, device.to_device(key_words(seed_key(seed))),
        settings.players, device.to_device(options_of(settings)), device.to_device(lane_dice(seed, lanes)), sums,
        decisions,
    )  # fmt: skip
    taken: npt.NDArray[np.int64] = decisions.copy_to_host()
    if (taken < 0).any():
        raise chosen.too_long()
    return taken, sums.copy_to_host()


class DeviceBatch:
    """`engine.batch.Batch` on the GPU: `size` games side by side; a finished game is dealt anew in the same step.

    `seats`, `mask`, `done` and `result` are device arrays that every step overwrites; `stopped` is 1 where the last
    game that ended in a place was stopped at the maximum number of decisions. They have
    `__cuda_array_interface__`: `torch.as_tensor(batch.mask, device="cuda")` shares the same memory. `shared` gives them
    `__dlpack__`. Deals are the same as those of `Batch` with the same seed.

    With `packed`, a row of the mask is 32-bit words: action n is bit n % 32 of word n // 32, as in `Batch.packed_mask`.
    All work is queued on CUDA's default stream, or on the one with the handle `stream`.
    """

    def __init__(
        self, game: str | Game, size: int, players: int | None = None, seed: int = 0, block: int = BLOCK,
        stream: int | None = None, packed: bool = False, **options: object,
    ) -> None:  # fmt: skip
        self._prepare(game, size, players, block, stream, packed, options)
        self.seats = self._zeros(size, np.int64)
        self.result = self._zeros((size, self.settings.players), np.int64)
        self._advice, self._actions = self._zeros(size, np.int64), self._zeros(size, np.int64)
        self._table = self._new_table(seed)
        self._launch(self._kernels.begin[packed], self.states, *self._table, self.seats, self._marks)

    def _prepare(
        self, game: str | Game, size: int, players: int | None, block: int, stream: int | None, packed: bool,
        options: Mapping[str, object],
    ) -> None:  # fmt: skip
        """What every batch on the card has: states, the mask, and what kernels are launched with."""
        if size < 1:
            raise SettingsError(f"a batch has at least one game, not {size}")
        self.game = find(game) if isinstance(game, str) else game
        self.settings: Settings = self.game.settings(players, options)
        self._device, self._kernels, rules = cuda(), kernels_of(self.game), self.game.plain_rules
        if packed and not self._kernels.bits_fit:
            raise SettingsError(f"{self.game.title} has too many actions for a packed mask: leave out packed=True")
        self.stream = Stream(self._device, stream)
        self._grid = _grid(size, self._kernels.lanes if packed else block)
        self.states = self._zeros(size, rules.STATE)
        self._marks = self._zeros((size, self._kernels.words if packed else rules.ACTIONS), MARKS[packed])
        self.mask = self._marks.view(np.int32) if packed else self._marks
        self.packed, self.done = packed, self._zeros(size, np.bool_)
        self._illegal = self._zeros(1, np.int64)
        self._observations: dict[int, Any] = {}

    def _new_table(self, seed: int) -> tuple[Any, ...]:
        """The key, what was dealt in every place, and the settings, as the kernels take them."""
        rounds = self._zeros((len(self), 3), np.int64)
        self.stopped = rounds[:, 2]
        return (
            self._device.to_device(key_words(seed_key(seed)), stream=self.stream.queue), rounds, self.settings.players,
            self._device.to_device(options_of(self.settings), stream=self.stream.queue),
        )  # fmt: skip

    def __len__(self) -> int:
        return int(self.states.shape[0])

    def _zeros(self, shape: int | tuple[int, ...], kind: Any) -> Any:
        return self._device.to_device(np.zeros(shape, kind), stream=self.stream.queue)

    def _launch(self, kernel: Any, *arguments: Any, grid: tuple[int, int] | None = None) -> None:
        launch(kernel, grid or self._grid, *arguments, queue=self.stream.queue)

    def step(self, actions: Any) -> None:
        """Take one action in every game: whole numbers of 32 or 64 bits, in an array on the GPU.

        Does not wait: the work is queued on the GPU. A game whose action is illegal does not change; `illegal()`
        counts them.
        """
        self._launch(
            self._kernels.step[self.packed], self.states, *self._table, self.seats, self._marks,
            self._whole(actions), self.done, self.result, self._illegal,
        )  # fmt: skip

    def _whole(self, actions: Any) -> Any:
        """The actions as an array of Numba's."""
        chosen = self.stream.array(actions)
        if chosen is None or tuple(chosen.shape) != (len(self),) or chosen.dtype not in (np.int32, np.int64):
            raise SettingsError(f"a step takes {len(self)} actions of 32 or 64 bits on the GPU, one for each game")
        return chosen

    def illegal(self) -> int:
        """How many actions were refused so far; waits for the GPU."""
        return int(self.stream.fetched(self._illegal)[0])

    def shared(self, name: str) -> SharedArray:
        """The array `seats`, `mask`, `done`, `result` or `stopped` for other libraries, by `__dlpack__`."""
        return SharedArray(getattr(self, name), self.stream)

    def random_actions(self, dice: Any) -> Any:
        """A random legal action for every game, from dice on the GPU (see `new_dice`). The array is reused."""
        self._launch(self._kernels.choose, self.states, self.seats, dice, self._actions)
        return self._actions

    def legal_lists(self, lists: Any, counts: Any) -> None:
        """As `Batch.legal_lists`, into an array of 16-bit and one of 64-bit numbers on the GPU."""
        self._launch(
            self._kernels.list_legal, self.states, self.seats, self.stream.array(lists), self.stream.array(counts)
        )

    def squire_actions(self, dice: Any, places: slice = slice(None)) -> Any:
        """What a squire would do in every game, or only in some: the choice that looks best. The array is reused."""
        chosen = self._advice[places]
        if chosen.size:
            self._launch(
                self._kernels.advise, self.states[places], self.seats[places], dice[places], chosen,
                grid=_grid(chosen.size, BLOCK),
            )  # fmt: skip
        return chosen

    def observe(self, out: Any = None, seats: Any = None, dtype: Any = None) -> Any:
        """What the seat that decides knows in every game, as in `Batch.observe`. The array is reused.

        If `out` is given, it is written there instead: any array of the same shape on the GPU, such as a PyTorch
        tensor. `dtype` is that of `Batch.observe`, and by default that of `out`. `seats` chooses other observers, one
        for each game; a negative one sees zeros. Does not wait: the work is queued on the GPU.
        """
        shape = len(self), observation_size(self.game)
        rows = self._own_rows(form_of(self.game, dtype), shape) if out is None else self.stream.array(out)
        if rows is None or tuple(rows.shape) != shape:
            raise SettingsError(f"observations need an array of shape {shape} on the GPU")
        form = form_of(self.game, rows.dtype if dtype is None else dtype)
        if rows.dtype != KINDS[form]:
            raise SettingsError(f"such observations need an array of {KINDS[form].__name__}, not of {rows.dtype}")
        observers = self.seats if seats is None else self.stream.array(seats)
        size = self._kernels.rows
        blocks = (len(self) + size - 1) // size
        self._launch(self._kernels.observe[form], self.states, observers, rows, grid=(blocks, self._kernels.lanes))
        return rows if out is None else out

    def _own_rows(self, form: int, shape: tuple[int, int]) -> Any:
        if form not in self._observations:
            self._observations[form] = self._device.device_array(shape, KINDS[form])
        return self._observations[form]

    def new_dice(self, seed: int) -> Any:
        """Dice for every game, on the GPU."""
        return self._device.to_device(lane_dice(seed, len(self)), stream=self.stream.queue)
