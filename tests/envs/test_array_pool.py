"""Array pools: an array that is held by anybody is never handed out again."""

import pickle

import numpy as np

from throneroom.envs.array_pool import KEPT, ArrayPool
from throneroom.envs.gymnasium import VectorEnv


def test_what_is_held_is_not_handed_out_again() -> None:
    pool = ArrayPool((3, 2), np.float32)
    held = [pool.take() for _ in range(KEPT + 2)]
    for n, array in enumerate(held):
        array[...] = n
    for n, array in enumerate(held):
        assert (array == n).all()


def test_what_nobody_holds_is_handed_out_again() -> None:
    pool = ArrayPool((3, 2), np.float32)
    first = pool.take()
    place = first.ctypes.data
    del first
    assert pool.take().ctypes.data == place


def test_a_part_or_another_view_holds_the_whole() -> None:
    pool = ArrayPool((3, 2), np.float32)
    for part in (lambda array: array[1], lambda array: array.T[:1], memoryview, lambda array: iter(array[0])):
        array = pool.take()
        place, held = array.ctypes.data, part(array)
        del array
        assert pool.take().ctypes.data != place
        del held


def test_what_a_caller_does_to_an_array_ends_with_it() -> None:
    pool = ArrayPool((3, 2), np.float32)
    array = pool.take()
    array.setflags(write=False)
    array.shape = (6,)
    del array
    again = pool.take()
    assert again.shape == (3, 2) and again.flags.writeable


def test_a_copy_of_a_pool_shares_nothing_with_it() -> None:
    pool = ArrayPool((3, 2), np.bool_)
    place = pool.take().ctypes.data
    assert pickle.loads(pickle.dumps(pool)).copied(np.ones((3, 2), np.bool_)).ctypes.data != place


def test_nothing_that_a_caller_keeps_of_a_vector_environment_ever_changes() -> None:
    env = VectorEnv("hierarchy", 4)
    env.action_space.seed(2)
    observations, infos = env.reset(seed=2)
    kept, told = [], []
    for n in range(40):
        if n % 3:  # some are kept whole, of some only a row, and some are dropped
            row = observations if n % 3 == 1 else observations[2]
            kept.append((row, infos["action_mask"][1]))
            told.append((row.tobytes(), infos["action_mask"][1].tobytes()))
        observations, _, _, _, infos = env.step(env.action_space.sample())
    assert [(row.tobytes(), mask.tobytes()) for row, mask in kept] == told
