"""SuperSuit: games of simultaneous decisions as a vector environment, in this process and in others."""

from __future__ import annotations

import numpy as np
import pytest
import supersuit

from throneroom.engine.game import Game, all_games
from throneroom.envs.pettingzoo import Parallel

TOGETHER = [pytest.param(game, id=game.name) for game in all_games() if game.together]


@pytest.mark.parametrize("game", TOGETHER)
def test_its_vectors_play_in_other_processes_as_in_this_one(game: Game) -> None:
    vector = supersuit.pettingzoo_env_to_vec_env_v1(Parallel(game))
    here, there = (supersuit.concat_vec_envs_v1(vector, 2, num_cpus=cpus, base_class="gymnasium") for cpus in (1, 2))
    try:
        seen, again = here.reset(seed=3)[0], there.reset(seed=3)[0]
        for _ in range(40):
            assert all((seen[name] == again[name]).all() for name in ("observation", "action_mask"))
            actions = np.array([mask.argmax() for mask in seen["action_mask"]])
            (seen, rewards, *_), (again, earned, *_) = here.step(actions), there.step(actions)
            assert (rewards == earned).all()
    finally:
        there.close()
