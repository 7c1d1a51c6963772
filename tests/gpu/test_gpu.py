"""The GPU floor where there is no GPU: the kernels in Numba's simulator, and what is missing without a card.

On a card, `python bench/gpu.py` compares every bit.
"""

import ctypes
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import torch

from throneroom.engine.batch import lane_dice
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import all_games
from throneroom.gpu import DeviceBatch, random_games
from throneroom.gpu.sharing import CPU, Imported, capsule_of

ROOT = Path(__file__).parents[2]


def test_without_a_card_it_says_what_is_missing() -> None:
    for ask in (lambda: random_games("hierarchy", 4, 1), lambda: DeviceBatch("hierarchy", 4)):
        with pytest.raises(SettingsError, match=r"the GPU needs the extra `gpu`|there is no CUDA device here"):
            ask()


def test_simulated_kernels_do_what_the_cpu_does() -> None:
    """All games in one process: the simulator is chosen when it starts."""
    names = [game.name for game in all_games()]
    subprocess.run(
        [sys.executable, "-m", "tests.gpu.simulation", *names], cwd=ROOT, check=True,
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
    )  # fmt: skip


def test_lanes_have_dice_of_their_own() -> None:
    dice = lane_dice(3, 10_000)
    assert dice.shape == (10_000, 1)
    assert len(set(dice[:, 0].tolist())) == 10_000
    assert (dice >= 0).all()


class OnTheHost:
    """An array as `SharedArray` exports it, but in the memory of the CPU."""

    def __init__(self, array: np.ndarray, bfloat16: bool = False) -> None:
        self.array, self.bfloat16 = array, bfloat16

    def __dlpack_device__(self) -> tuple[int, int]:
        return CPU, 0

    def __dlpack__(self, **_: object) -> object:
        array = self.array
        return capsule_of(
            array.ctypes.data, array.shape, array.strides, array.dtype, (CPU, 0), array, self.bfloat16
        )  # fmt: skip


@pytest.mark.parametrize("kind", [np.float32, np.int32, np.int64, np.int8, np.uint8, np.bool_])
def test_exported_arrays_share_their_memory(kind: type) -> None:
    array = np.ones((3, 7), kind)[:, 1:6]
    for take in (np.from_dlpack, torch.from_dlpack):
        taken = take(OnTheHost(array))
        array[1, 2] = 0
        assert taken.shape == (3, 5)
        assert not taken[1, 2]
        array[1, 2] = 1
        assert taken[1, 2]


def test_exported_bfloat16_numbers_are_such_numbers_for_pytorch() -> None:
    array = np.array([0x3F80, 0xBF00], np.uint16)
    taken = torch.from_dlpack(OnTheHost(array, bfloat16=True))
    assert taken.dtype == torch.bfloat16
    assert taken.tolist() == [1.0, -0.5]


def test_an_exported_array_lives_as_long_as_somebody_uses_it() -> None:
    taken = torch.from_dlpack(OnTheHost(np.arange(1000, dtype=np.int32)))
    assert taken.sum() == 499_500


def test_a_capsule_that_nobody_uses_is_thrown_away() -> None:
    array = np.zeros(3)
    before = sys.getrefcount(array)
    capsule = OnTheHost(array).__dlpack__()
    assert sys.getrefcount(array) == before + 1
    del capsule
    assert sys.getrefcount(array) == before


@pytest.mark.parametrize("make", [np.arange, torch.arange])
def test_arrays_of_others_are_taken_where_they_lie(make) -> None:
    given = make(12).reshape(3, 4)
    told = Imported(given[:, 1:].__dlpack__()).__cuda_array_interface__
    assert (told["shape"], told["typestr"], told["strides"]) == ((3, 3), "<i8", (32, 8))
    address = told["data"][0]
    assert ctypes.c_int64.from_address(address + 32).value == 5
