"""Environments with device arrays, on the CPU: tests/gpu compares the card's kernels with them in the simulator."""

import numpy as np
import pytest
import torch
from gymnasium.vector import AutoresetMode

from examples.learn_torch import learn
from throneroom.engine.batch import Batch
from throneroom.engine.errors import SettingsError
from throneroom.envs.device import DeviceVectorEnv
from throneroom.envs.gymnasium import VectorEnv

GAME = "hierarchy"


@pytest.mark.parametrize("mode", AutoresetMode, ids=lambda mode: mode.name)
def test_it_says_the_same_as_the_vector_environment(mode: AutoresetMode) -> None:
    """In arrays that stay the same, with 32-bit numbers."""
    ours = DeviceVectorEnv(GAME, 16, device="cpu", autoreset_mode=mode, packed=True)
    theirs = VectorEnv(GAME, 16, autoreset_mode=mode)
    seen, shown = ours.reset(seed=3)
    told, infos = theirs.reset(seed=3)
    theirs.action_space.seed(3)
    for _ in range(12):
        assert seen.tobytes() == told.tobytes()
        assert (shown["seat"].dtype, shown["returns"].dtype) == (np.int32, np.float32)
        assert (shown["seat"] == infos["seat"]).all()
        assert (shown["returns"] == infos["returns"].astype(np.float32)).all()
        bits = np.unpackbits(shown["action_mask"].view(np.uint8), axis=1, bitorder="little")
        assert (bits[:, : infos["action_mask"].shape[1]] == infos["action_mask"]).all()
        if mode == AutoresetMode.DISABLED and theirs._batch.done.any():
            chosen = {"reset_mask": theirs._batch.done.copy()}
            (seen, shown), (told, infos) = ours.reset(options=chosen), theirs.reset(options=chosen)
        actions = theirs.action_space.sample()
        told, rewards, over, cut, infos = theirs.step(actions)
        seen, earned, ended, stopped, shown = ours.step(torch.from_numpy(actions).int())
        assert (earned == rewards.astype(np.float32)).all()
        assert (ended == over).all() and (stopped == cut).all()


def test_its_random_actions_are_legal() -> None:
    env = DeviceVectorEnv(GAME, 16, rival=None, device="cpu")
    _, infos = env.reset(seed=3)
    assert infos["action_mask"][np.arange(16), env.random_actions()].all()
    assert env.illegal() == 0


def test_an_unknown_device_is_refused() -> None:
    with pytest.raises(SettingsError, match="the device is cuda or cpu, not 'tpu'"):
        DeviceVectorEnv(GAME, 4, device="tpu")


@pytest.fixture(scope="module")
def batch() -> Batch:
    one = Batch(GAME, 16, seed=5)
    for _ in range(8):
        one.step(one.mask.argmax(axis=1))
    return one


def test_short_observations_are_rounded(batch: Batch) -> None:
    rows = batch.observe().astype(np.float64)
    assert (batch.observe(dtype="int8") == np.floor(rows * 127 + 0.5)).all()
    assert (batch.observe(dtype=np.uint8) == np.floor(rows * 255 + 0.5)).all()


def test_bfloat16_observations_are_those_of_pytorch(batch: Batch) -> None:
    rounded = torch.from_numpy(batch.observe()).to(torch.bfloat16)
    written = torch.from_numpy(batch.observe(dtype=torch.bfloat16)).view(torch.bfloat16)
    assert torch.equal(rounded, written)


def test_observations_have_the_type_of_the_array_that_they_go_into(batch: Batch) -> None:
    rows = np.zeros(batch.observe().shape, np.int8)
    assert batch.observe(rows) is rows
    assert (rows == batch.observe(dtype="int8")).all()


def test_a_type_that_cannot_hold_an_observation_is_refused(batch: Batch) -> None:
    with pytest.raises(SettingsError, match="float32, bfloat16, int8, uint8, not float64"):
        batch.observe(dtype=np.float64)
    with pytest.raises(SettingsError, match=r"have negative numbers \(points, line\), which uint8 has not: use int8"):
        Batch("throne-and-grail", 4).observe(dtype="uint8")


def test_pytorch_learns_on_device_arrays() -> None:
    scores = list(learn("throne-and-grail", "cpu", updates=24))
    assert sum(scores[-4:]) > sum(scores[:4]) + 0.8
