"""The kernels in Numba's simulator beside the CPU: `NUMBA_ENABLE_CUDASIM=1 python -m tests.gpu.simulation GAME ...`.

All arrays must be equal, to the last bit. The simulator needs a process of its own, and its threads are slow.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode

import throneroom
from throneroom.engine.batch import Batch
from throneroom.engine.encoding import NAMES
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game
from throneroom.envs.device import DeviceVectorEnv
from throneroom.envs.gymnasium import VectorEnv
from throneroom.gpu.device import DeviceBatch, bound_kernels

GAMES, STEPS = 33, 4
"""More games than a block has threads, and steps."""
LEARNERS, DECISIONS = 6, 7
"""Games with a learner, and its decisions in each."""
CASES = (
    ("squire", AutoresetMode.SAME_STEP, False), ("random", AutoresetMode.NEXT_STEP, True),
    (None, AutoresetMode.SAME_STEP, True), ("random", AutoresetMode.DISABLED, False),
)  # fmt: skip


def same(card: object, host: np.ndarray) -> bool:
    return card.copy_to_host().tobytes() == np.ascontiguousarray(host).tobytes()


def check_batch(game: str, players: int) -> None:
    """Deals, steps, masks, results and observations; one mask in bytes, the other in bits, with 32-bit actions."""
    host, bytes_, bits = (
        Batch(game, GAMES, players, seed=3), DeviceBatch(game, GAMES, players, seed=3),
        DeviceBatch(game, GAMES, players, seed=3, packed=True),
    )  # fmt: skip
    dice = bytes_.new_dice(5)
    for _ in range(STEPS):
        actions = bytes_.random_actions(dice)
        chosen = actions.copy_to_host()
        host.step(chosen)
        bytes_.step(actions)
        bits.step(chosen.astype(np.int32))
    for name in ("states", "seats", "done", "result", "mask"):
        assert same(getattr(bytes_, name), getattr(host, name)), (game, name)
        if name != "mask":
            assert same(getattr(bits, name), getattr(host, name)), (game, name)
    assert same(bits.mask, host.packed_mask()), game
    assert bytes_.illegal() == bits.illegal() == 0


def check_forms(game: str, players: int) -> None:
    host, card = Batch(game, GAMES, players, seed=4), DeviceBatch(game, GAMES, players, seed=4)
    for name in NAMES:
        try:
            expected = host.observe(dtype=name)
        except SettingsError:
            continue
        assert same(card.observe(dtype=name), expected), (game, name)


def check_learners(game: str, players: int, cases: tuple[Any, ...]) -> None:
    """A learner against every rival, in every mode, beside `VectorEnv`; games are dealt anew in some places, too."""
    for rival, mode, packed in cases:
        host = VectorEnv(game, LEARNERS, players, rival, autoreset_mode=mode)
        card = DeviceVectorEnv(game, LEARNERS, players, rival, autoreset_mode=mode, packed=packed, dtype="int8")
        told, infos = host.reset(seed=6)
        seen, shown = card.reset(seed=6)
        host.action_space.seed(7)
        for n in range(DECISIONS):
            assert same(shown["seat"], infos["seat"].astype(np.int32)), (game, rival, mode)
            assert same(shown["action_mask"], host._batch.packed_mask() if packed else infos["action_mask"])
            assert same(shown["returns"], infos["returns"].astype(np.float32)), (game, rival, mode)
            assert same(seen, whole(told)), (game, rival, mode)
            over = host._batch.done if mode == AutoresetMode.DISABLED else np.zeros(LEARNERS, np.bool_)
            if n == DECISIONS - 2 or over.any():
                chosen = over | (np.arange(LEARNERS) % 3 == 0)
                (told, infos), (seen, shown) = (env.reset(options={"reset_mask": chosen}) for env in (host, card))
            actions = host.action_space.sample()
            told, rewards, ended, cut, infos = host.step(actions)
            seen, earned, over, stopped, shown = card.step(actions.astype(np.int32))
            assert same(earned, rewards.astype(np.float32)) and same(over, ended) and same(stopped, cut)
        assert card.illegal() == 0


def whole(rows: np.ndarray) -> np.ndarray:
    """Observations as int8 numbers."""
    return np.floor(rows.astype(np.float64) * 127 + 0.5).astype(np.int8)


def check_illegal(game: str) -> None:
    """An illegal action changes nothing, and is counted."""
    for packed in (False, True):
        batch = DeviceBatch(game, 3, seed=3, packed=packed)
        before = batch.states.copy_to_host().tobytes(), batch.mask.copy_to_host().tobytes()
        batch.step(np.array([-1, 10**6, batch.game.plain_rules.ACTIONS]))
        assert (batch.states.copy_to_host().tobytes(), batch.mask.copy_to_host().tobytes()) == before
        assert batch.illegal() == 3


def check_sizes(game: Game) -> None:
    """What a block of 32 threads keeps in shared memory fits there."""
    kernels = bound_kernels(game)
    assert kernels.FITS and kernels.BITS_FIT, game.name
    assert kernels.ROWS == kernels.LANES and kernels.ROWS * kernels.WIDEST * 4 <= kernels.SHARED, game.name


def main() -> None:
    for name in sys.argv[1:]:
        game = throneroom.find(name)
        check_sizes(game)
        check_batch(name, game.players[-1])
        check_forms(name, game.players[-1])
        check_learners(name, game.players[0], CASES if name == sys.argv[-1] else CASES[:1])
    check_illegal(name)


if __name__ == "__main__":
    main()
