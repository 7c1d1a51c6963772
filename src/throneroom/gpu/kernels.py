"""Kernels (template): one thread is one game. The rules are the same lines as everywhere, compiled for the GPU.

`batches`, `observations` and `glance` are the device copies of engine/batches.py, engine/observations.py and the game's
own glance.py; a game without a tensor has no observations, and `observe` is not built for it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda as _cuda

from throneroom.engine.dice import heaviest
from throneroom.engine.record import Cells

rules: Any
batches: Any
observations: Any
glance: Any
cuda: Any = _cuda

ROOM = rules.CHOICES + 1
RECORD = rules.STATE
LANES = 32  # threads of a block that plays whole games
SHARED = 48 * 1024  # bytes of shared memory that a block may have


def padded(record: np.dtype[Any]) -> np.dtype[Any]:
    """The record with some bytes more, so that the same field of 32 games lies in as many banks of shared memory."""
    fields: dict[str, Any] = dict(record.fields or {})
    word = 8 if any(kind.base.itemsize == 8 for kind, *_ in fields.values()) else 4
    size = record.itemsize + word
    size += 0 if size // word % 2 else word
    layout = {
        "names": list(fields), "formats": [field[0] for field in fields.values()],
        "offsets": [field[1] for field in fields.values()], "itemsize": size,
    }  # fmt: skip
    return np.dtype((np.record, np.dtype(layout)))  # type: ignore[call-overload]


PADDED = padded(RECORD)
FITS = LANES * PADDED.itemsize <= SHARED


def random_games(
    games: int, master: Cells, players: int, options: Cells, dice: Cells, sums: Cells, decisions: Cells
) -> None:
    """Thread i plays so many whole random games, on the keys and dice of lane i; its record lies in shared memory."""
    i = cuda.grid(1)
    states = cuda.shared.array(LANES, PADDED)
    out = cuda.local.array(ROOM, np.int16)
    if i < decisions.shape[0]:
        s = states[cuda.threadIdx.x]
        decisions[i] = batches.lane(s, i, games, master, players, options, dice[i], out, sums[i])


def random_long_games(
    games: int, master: Cells, players: int, options: Cells, dice: Cells, sums: Cells, decisions: Cells
) -> None:
    """The same for records that are too large for shared memory: in the thread's own."""
    i = cuda.grid(1)
    states = cuda.local.array(1, RECORD)
    out = cuda.local.array(ROOM, np.int16)
    if i < decisions.shape[0]:
        decisions[i] = batches.lane(states[0], i, games, master, players, options, dice[i], out, sums[i])


def begin(states: Cells, master: Cells, rounds: Cells, players: int, options: Cells, seats: Cells, mask: Cells) -> None:
    """Deal every game of a batch."""
    i = cuda.grid(1)
    if i >= states.shape[0]:
        return
    out = cuda.local.array(ROOM, np.int16)
    batches.deal(states, i, i, master, rounds, players, options)
    batches.show(states[i], i, seats, mask, out)


def step(
    states: Cells, master: Cells, rounds: Cells, players: int, options: Cells, seats: Cells, mask: Cells,
    actions: Cells, done: Cells, result: Cells, illegal: Cells,
) -> None:  # fmt: skip
    """One action in every game; one that is not legal changes nothing and is counted."""
    i = cuda.grid(1)
    if i >= states.shape[0]:
        return
    action = actions[i]
    done[i] = False
    for seat in range(players):
        result[i, seat] = 0
    if action < 0 or action >= mask.shape[1] or not mask[i, action]:
        cuda.atomic.add(illegal, 0, 1)
        return
    out = cuda.local.array(ROOM, np.int16)
    batches.unshow(states[i], i, seats, mask, out)
    rules.apply(states[i], seats[i], action)
    rounds[i, batches.TAKEN] += 1
    if batches.ended(states[i], rounds[i, batches.TAKEN]):
        done[i] = True
        batches.score(states, i, rounds, result)
        batches.deal(states, i, i, master, rounds, players, options)
    batches.show(states[i], i, seats, mask, out)


def choose(states: Cells, seats: Cells, dice: Cells, actions: Cells) -> None:
    """A random legal action for every game."""
    i = cuda.grid(1)
    if i >= states.shape[0]:
        return
    out = cuda.local.array(ROOM, np.int16)
    actions[i] = batches.any_of(states[i], seats[i], dice[i], out)


def advise(states: Cells, seats: Cells, dice: Cells, actions: Cells) -> None:
    """The choice that looks best at a glance, among equals any, for every game: what a squire does."""
    i = cuda.grid(1)
    if i >= states.shape[0]:
        return
    scratch = cuda.local.array(1, RECORD)
    out = cuda.local.array(ROOM, np.int64)
    weights = cuda.local.array(ROOM, np.int64)
    scratch[0] = states[i]
    rules.hide(scratch[0], seats[i])
    count = rules.legal(scratch[0], seats[i], out)
    glance.weigh(scratch[0], seats[i], out, count, weights)
    actions[i] = out[heaviest(dice[i], weights, count)]


def observe(states: Cells, seats: Cells, out: Cells) -> None:
    """What the seat that decides knows, for every game. First a block clears its rows, its threads side by side."""
    i = cuda.grid(1)
    first = i - cuda.threadIdx.x
    for row in range(first, min(first + cuda.blockDim.x, out.shape[0])):
        for n in range(cuda.threadIdx.x, out.shape[1], cuda.blockDim.x):
            out[row, n] = 0.0
    cuda.syncthreads()
    if i < states.shape[0]:
        scratch = cuda.local.array(1, RECORD)
        observations.observe_game(states[i], seats[i], scratch, out[i])
