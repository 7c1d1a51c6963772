"""Kernels (template): one thread per game. The rules are the same code as everywhere, compiled for the GPU.

`batch_kernels`, `observation_kernels` and `squire_kernels` are the device copies of the templates with these names. A
game without a tensor has no observations, and `observe` is not built for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numba import cuda as _cuda

from throneroom.engine.state import Cells

if TYPE_CHECKING:  # all of these are preset
    from throneroom.engine import batch_kernels, observation_kernels, squire_kernels
    from throneroom.engine.game_modules import RulesModule

rules: RulesModule
cuda: Any = _cuda

ROOM = rules.CHOICES + 1
LANES = 32  # threads of a block that plays whole games
SHARED = 48 * 1024  # bytes of shared memory that a block may have


def padded(state: np.dtype[Any]) -> np.dtype[Any]:
    """The state type with padding, so that the same field of 32 games lies in 32 banks of shared memory."""
    fields: dict[str, Any] = dict(state.fields or {})
    word = 8 if any(kind.base.itemsize == 8 for kind, *_ in fields.values()) else 4
    size = state.itemsize + word
    size += 0 if size // word % 2 else word
    layout = {
        "names": list(fields), "formats": [field[0] for field in fields.values()],
        "offsets": [field[1] for field in fields.values()], "itemsize": size,
    }  # fmt: skip
    return np.dtype((np.record, np.dtype(layout)))  # type: ignore[call-overload]


PADDED = padded(rules.STATE)
FITS = LANES * PADDED.itemsize <= SHARED


def random_games(
    games: int, master: Cells, players: int, options: Cells, dice: Cells, sums: Cells, decisions: Cells
) -> None:
    """Thread i plays `games` random games with the keys and dice of lane i; its state is in shared memory."""
    i = cuda.grid(1)
    states = cuda.shared.array(LANES, PADDED)
    out = cuda.local.array(ROOM, np.int16)
    if i < decisions.shape[0]:
        s = states[cuda.threadIdx.x]
        decisions[i] = batch_kernels.lane(s, i, games, master, players, options, dice[i], out, sums[i])


def random_long_games(
    games: int, master: Cells, players: int, options: Cells, dice: Cells, sums: Cells, decisions: Cells
) -> None:
    """The same for states that are too large for shared memory: they are in the thread's local memory."""
    i = cuda.grid(1)
    states = cuda.local.array(1, rules.STATE)
    out = cuda.local.array(ROOM, np.int16)
    if i < decisions.shape[0]:
        decisions[i] = batch_kernels.lane(states[0], i, games, master, players, options, dice[i], out, sums[i])


def begin(states: Cells, master: Cells, rounds: Cells, players: int, options: Cells, seats: Cells, mask: Cells) -> None:
    """Deal every game of a batch."""
    i = cuda.grid(1)
    if i >= states.shape[0]:
        return
    out = cuda.local.array(ROOM, np.int16)
    batch_kernels.deal(states, i, i, master, rounds, players, options)
    batch_kernels.show(states[i], i, seats, mask, out)


def step(
    states: Cells, master: Cells, rounds: Cells, players: int, options: Cells, seats: Cells, mask: Cells,
    actions: Cells, done: Cells, result: Cells, illegal: Cells,
) -> None:  # fmt: skip
    """Take one action in every game. An illegal one changes nothing and is counted."""
    i = cuda.grid(1)
    if i >= states.shape[0]:
        return
    action = actions[i]
    batch_kernels.clear(i, done, result)
    if action < 0 or action >= mask.shape[1] or not mask[i, action]:
        cuda.atomic.add(illegal, 0, 1)
        return
    out = cuda.local.array(ROOM, np.int16)
    batch_kernels.unshow(states[i], i, seats, mask, out)
    rules.apply(states[i], seats[i], action)
    rounds[i, batch_kernels.TAKEN] += 1
    if batch_kernels.ended(states[i], rounds[i, batch_kernels.TAKEN]):
        batch_kernels.redeal(states, i, i, master, rounds, players, options, done, result)
    batch_kernels.show(states[i], i, seats, mask, out)


def choose(states: Cells, seats: Cells, dice: Cells, actions: Cells) -> None:
    """A random legal action for every game."""
    i = cuda.grid(1)
    if i >= states.shape[0]:
        return
    out = cuda.local.array(ROOM, np.int16)
    actions[i] = batch_kernels.any_of(states[i], seats[i], dice[i], out)


def list_legal(states: Cells, seats: Cells, lists: Cells, counts: Cells) -> None:
    """The legal actions of the deciding seat, for every game, and how many there are."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        counts[i] = rules.legal(states[i], seats[i], lists[i])


def advise(states: Cells, seats: Cells, dice: Cells, actions: Cells) -> None:
    """The choice with the best heuristic weight for every game, ties broken at random: what a squire does."""
    i = cuda.grid(1)
    if i >= states.shape[0]:
        return
    scratch = cuda.local.array(1, rules.STATE)
    out = cuda.local.array(ROOM, np.int64)
    weights = cuda.local.array(ROOM, np.int64)
    actions[i] = squire_kernels.best_at_a_glance(states[i], seats[i], scratch, dice[i], out, weights)


def observe(states: Cells, seats: Cells, out: Cells) -> None:
    """What the seat that decides knows, for every game. First all threads of a block clear its rows together."""
    i = cuda.grid(1)
    first = i - cuda.threadIdx.x
    for row in range(first, min(first + cuda.blockDim.x, out.shape[0])):
        for n in range(cuda.threadIdx.x, out.shape[1], cuda.blockDim.x):
            out[row, n] = 0.0
    cuda.syncthreads()
    if i < states.shape[0]:
        scratch = cuda.local.array(1, rules.STATE)
        observation_kernels.observe_game(states[i], seats[i], scratch, out[i])
