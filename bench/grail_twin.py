"""How close compiled rules come to C++: both play the same random games of Throne and the Grail.

    python bench/grail_twin.py [--games 100000] [--runs 7]

Compiles the hand-written twin `grail_twin.cpp`, checks that it plays exactly the same games (the same number of
decisions and the same results, for several seeds and boxes), times both alternately on one core, and prints the best
run of each. Then it measures a batch of 1024 games. Fails if the games differ.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import throneroom
from throneroom.engine.batch import random_games
from throneroom.engine.chance import key_words, seed_key
from throneroom.engine.dice import new_dice
from throneroom.engine.game import Settings

SOURCE = Path(__file__).with_suffix(".cpp")
GAME = throneroom.find("throne-and-grail")
BOXES: tuple[dict[str, object], ...] = (
    {},
    {"plus": (20, 1, 7, 7, 3, 20, 2), "minus": (-9, -1, -20, -1, -5, -5, -20, -2, -1)},
)
BATCH, STEPS = 1024, 400


def twin(folder: str) -> Any:
    """The C++ twin, compiled and loaded."""
    if shutil.which("g++") is None:
        sys.exit("g++ is missing: install it with `apt install g++` (Debian, Ubuntu) or as your system does it")
    library = Path(folder) / "grail_twin.so"
    flags = ["-O3", "-march=native", "-std=c++17", "-Wall", "-Wextra", "-shared", "-fPIC"]
    subprocess.run(["g++", *flags, str(SOURCE), "-o", str(library)], check=True)
    loaded = ctypes.CDLL(str(library))
    loaded.random_games.restype = ctypes.c_int64
    return loaded


def twin_games(loaded: Any, games: int, settings: Settings, seed: int) -> tuple[int, list[int]]:
    """The result of the engine's `random_games`, computed by the twin."""
    sums = np.zeros(settings.players, np.int64)
    master, options = key_words(seed_key(seed)), settings.numbers
    decisions = loaded.random_games(
        ctypes.c_int64(games),
        master.ctypes.data_as(ctypes.c_void_p),
        options.ctypes.data_as(ctypes.c_void_p),
        ctypes.c_int64(int(new_dice(seed)[0])),
        sums.ctypes.data_as(ctypes.c_void_p),
    )
    return decisions, sums.tolist()


def check(loaded: Any, games: int) -> None:
    """Both must play the same games; otherwise the comparison means nothing."""
    for box in BOXES:
        settings = GAME.settings(options=box)
        for seed in range(5):
            ours, theirs = random_games(GAME, games, settings, seed), twin_games(loaded, games, settings, seed)
            if ours != theirs:
                sys.exit(f"seed {seed}, box {box}: the engine played {ours}, the twin {theirs}")
    print(f"the same games: {games:,} for each of 5 seeds and {len(BOXES)} boxes, with equal decisions and results")


def speed(work: Callable[[], int]) -> float:
    """Decisions a second in one run."""
    began = time.perf_counter()
    decisions = work()
    return decisions / (time.perf_counter() - began)


def recorded_steps() -> tuple[throneroom.Batch, list[Any]]:
    """A batch, and random actions for its steps that were recorded on another batch with the same deals."""
    scout, dice = throneroom.Batch(GAME, BATCH), new_dice(0)
    actions = []
    for _ in range(STEPS):
        actions.append(scout.random_actions(dice))
        scout.step(actions[-1])
    return throneroom.Batch(GAME, BATCH), actions


def batch_steps() -> float:
    """Decisions a second of a batch on one core, without choosing the actions."""
    batch, actions = recorded_steps()

    def work() -> int:
        for chosen in actions:
            batch.step(chosen)
        return BATCH * STEPS

    return speed(work)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=100_000, help="games in each timed run")
    parser.add_argument("--runs", type=int, default=7, help="timed runs of each, alternating")
    given = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    settings = GAME.settings()
    with tempfile.TemporaryDirectory() as folder:
        loaded = twin(folder)
        check(loaded, 2_000)
        runs = [
            (
                speed(lambda: random_games(GAME, given.games, settings)[0]),
                speed(lambda: twin_games(loaded, given.games, settings, 0)[0]),
            )
            for _ in range(given.runs)
        ]
    ours, theirs = (max(column) for column in zip(*runs, strict=True))
    print(f"engine, random games       {ours / 1e6:6.2f} M decisions/s")
    print(f"C++ twin, random games     {theirs / 1e6:6.2f} M decisions/s")
    print(f"engine / C++               {ours / theirs:6.1%}")
    print(f"engine, a batch of {BATCH}    {max(batch_steps() for _ in range(3)) / 1e6:6.2f} M decisions/s")


if __name__ == "__main__":
    main()
