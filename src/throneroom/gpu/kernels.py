"""Kernels (template): one thread per game. The rules are the same code as everywhere, compiled for the GPU.

`batch_kernels`, `observation_kernels` and `squire_kernels` are the device copies of the templates with these names. A
game without a tensor has no observations, and `observing` is not called for it.

What a block writes as rows, observations and masks of bits, it makes in shared memory first, one row for each thread.
Then all its threads write one row after the other: neighbouring threads write neighbouring numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import cuda as _cuda

from throneroom.engine.compiled import rule
from throneroom.engine.encoding import FLOAT32, encoded
from throneroom.engine.seats import first_seat
from throneroom.engine.state import Cells

if TYPE_CHECKING:  # all of these are preset
    from throneroom.engine import batch_kernels, observation_kernels, squire_kernels
    from throneroom.engine.game_modules import RulesModule

rules: RulesModule
cuda: Any = _cuda

NONE = -1
ROOM = rules.CHOICES + 1
LANES = 32  # threads of a block that plays whole games, or writes rows together
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


def odd(size: int) -> int:
    """The size of a row in shared memory with room for `size` words: equal places of 32 rows lie in 32 banks."""
    return size | 1


PADDED = padded(rules.STATE)
FITS = LANES * PADDED.itemsize <= SHARED
WORDS = (rules.ACTIONS + 31) // 32
"""How many words of 32 bits a row of a mask of bits has."""
ACROSS = odd(WORDS)
BITS_FIT = LANES * 4 * ACROSS <= SHARED
STARTS = tuple(map(int, observation_kernels.STARTS)) if "observation_kernels" in globals() else (0,)
"""Where the sections of an observation begin, and where the last one ends."""
SECTIONS = len(STARTS) - 1
WIDEST = odd(max((end - start for start, end in pairwise(STARTS)), default=0))
ROWS = max(1, min(LANES, SHARED // (4 * WIDEST)))
"""How many observations a block makes at a time: 32, unless a section is very wide."""


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


# Steps


@rule
def allowed(mask: Cells, i: int, action: int, bits: bool) -> bool:
    """Whether an action is marked as legal in game i."""
    if action < 0 or action >= rules.ACTIONS:
        return False
    if bits:
        return (mask[i, action >> 5] >> (action & 31)) & 1 != 0
    return mask[i, action] != 0


@rule
def mark(states: Cells, i: int, seat: int, mask: Cells, legal: bool) -> None:
    """Mark what a seat may do in game i, or clear these marks while the game is unchanged. Nothing for NONE.

    To clear what was marked is cheaper than to clear a whole row, where a row is long.
    """
    if seat != NONE:
        out = cuda.local.array(ROOM, np.int16)
        for n in range(rules.legal(states[i], seat, out)):
            mask[i, out[n]] = legal


@rule
def write_bits(states: Cells, i: int, seat: int, mask: Cells) -> None:
    """Mark what a seat may do in game i as bits, nothing for NONE. All threads of a block of 32 do this together."""
    lane = cuda.threadIdx.x
    tile = cuda.shared.array((LANES, ACROSS), np.uint32)
    for word in range(WORDS):
        tile[lane, word] = 0
    if seat != NONE:
        out = cuda.local.array(ROOM, np.int16)
        for n in range(rules.legal(states[i], seat, out)):
            tile[lane, out[n] >> 5] |= 1 << (out[n] & 31)
    cuda.syncthreads()
    first = i - lane
    for row in range(min(LANES, mask.shape[0] - first)):
        for word in range(lane, WORDS, LANES):
            mask[first + row, word] = tile[row, word]


def beginning(bits: bool) -> Callable[..., None]:
    """The kernel that deals every game of a batch; with `bits`, its mask is one of bits."""

    def begin(
        states: Cells, master: Cells, rounds: Cells, players: int, options: Cells, seats: Cells, mask: Cells
    ) -> None:
        i = cuda.grid(1)
        seat = NONE
        if i < states.shape[0]:
            batch_kernels.deal(states, i, i, master, rounds, players, options)
            seat = first_seat(rules.waiting(states[i]))
            seats[i] = seat
        if bits:
            write_bits(states, i, seat, mask)
        else:
            mark(states, i, seat, mask, True)

    return begin


def stepping(bits: bool) -> Callable[..., None]:
    """The kernel that takes one action in every game. An illegal one changes nothing and is counted."""

    def step(
        states: Cells, master: Cells, rounds: Cells, players: int, options: Cells, seats: Cells, mask: Cells,
        actions: Cells, done: Cells, result: Cells, illegal: Cells,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        seat = NONE
        if i < states.shape[0]:
            batch_kernels.clear(i, done, result)
            seat = seats[i]
            if allowed(mask, i, actions[i], bits):
                if not bits:
                    mark(states, i, seat, mask, False)
                rules.apply(states[i], seat, actions[i])
                rounds[i, batch_kernels.TAKEN] += 1
                if batch_kernels.ended(states[i], rounds[i, batch_kernels.TAKEN]):
                    batch_kernels.redeal(states, i, i, master, rounds, players, options, done, result)
                seat = first_seat(rules.waiting(states[i]))
                seats[i] = seat
                if not bits:
                    mark(states, i, seat, mask, True)
            else:
                cuda.atomic.add(illegal, 0, 1)
        if bits:
            write_bits(states, i, seat, mask)

    return step


def choose(states: Cells, seats: Cells, dice: Cells, actions: Cells) -> None:
    """A random legal action for every game; 0 for a negative seat."""
    i = cuda.grid(1)
    if i >= states.shape[0]:
        return
    out = cuda.local.array(ROOM, np.int16)
    actions[i] = batch_kernels.any_of(states[i], seats[i], dice[i], out) if seats[i] >= 0 else 0


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


# Observations


def observing(form: int) -> Callable[..., None]:
    """The kernel that writes what a seat knows, for every game, in one form of numbers."""

    def observe(states: Cells, seats: Cells, out: Cells) -> None:
        """Nothing is written for a negative seat or a game that is over. A block makes one section after the other."""
        lane = cuda.threadIdx.x
        first = cuda.blockIdx.x * ROWS
        i = first + lane
        rows = min(ROWS, states.shape[0] - first)
        tile = cuda.shared.array((ROWS, WIDEST), np.float32)
        bits = tile.view(np.int32)
        scratch = cuda.local.array(1, rules.STATE)
        asked = False
        if lane < rows and seats[i] >= 0:
            asked = rules.waiting(states[i]) != 0
        if asked:
            scratch[0] = states[i]
            rules.hide(scratch[0], seats[i])
        for section in range(SECTIONS):
            start = STARTS[section]
            width = STARTS[section + 1] - start
            for row in range(rows):
                for n in range(lane, width, LANES):
                    tile[row, n] = 0.0
            cuda.syncthreads()
            if asked:
                observation_kernels.observe_section(scratch[0], seats[i], section, tile[lane])
            cuda.syncthreads()
            for row in range(rows):
                for n in range(lane, width, LANES):
                    if form == FLOAT32:
                        out[first + row, start + n] = tile[row, n]
                    else:
                        out[first + row, start + n] = encoded(tile[row, n], bits[row, n], form)
            cuda.syncthreads()

    return observe
