"""The environments take whatever game is registered: here the sixth, from outside the house."""

import pyspiel
import pytest
from pettingzoo.test import parallel_api_test

from tests.envs.test_pettingzoo import advised, steps
from tests.registering import register_for_test
from tests.sixth import GAME
from throneroom.envs import openspiel
from throneroom.envs.gymnasium import VectorEnv
from throneroom.envs.pettingzoo import AEC, Parallel


@pytest.fixture(autouse=True)
def the_sixth_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    register_for_test(GAME, monkeypatch)


@advised
def test_pettingzoo() -> None:
    parallel_api_test(Parallel(GAME), num_cycles=30)
    assert sum(reward for *_, reward, over in steps(AEC(GAME, players=4), 1, 1) if over) == pytest.approx(0)


def test_gymnasium() -> None:
    env = VectorEnv(GAME, 9, players=3)
    env.reset(seed=1)
    earned = sum(env.step(env.action_space.sample())[2].sum() for _ in range(12))
    assert earned >= 18, "four bids a game, and games are dealt anew"


def test_openspiel() -> None:
    openspiel.register(GAME)
    pyspiel.random_sim_test(openspiel.load(GAME, low=1), 2, True, False)
