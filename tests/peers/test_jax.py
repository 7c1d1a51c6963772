"""JAX: the example learns on device arrays, here on the CPU."""

from __future__ import annotations

from examples.learn_jax import learn


def test_it_learns_on_device_arrays() -> None:
    scores = list(learn("throne-and-grail", "cpu", updates=24))
    assert sum(scores[-4:]) > sum(scores[:4]) + 0.8
