"""Minari: games are collected into a data set on disk, and read back as they were played."""

from __future__ import annotations

from pathlib import Path

import gymnasium
import minari
import numpy as np
import pytest

from throneroom.engine.game import Game, all_games
from throneroom.envs.gymnasium import name_of

EPISODES = 3


@pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in all_games()])
def test_a_data_set_has_the_games_that_were_played(game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))
    env, played = minari.DataCollector(gymnasium.make(name_of(game)), record_infos=True), []
    env.action_space.seed(1)
    for n in range(EPISODES):
        env.reset(seed=n)
        over, actions, rewards = False, [], []
        while not over:
            actions.append(int(env.action_space.sample()))
            _, reward, ended, cut, _ = env.step(actions[-1])
            rewards.append(reward)
            over = ended or cut
        played.append((actions, rewards))
    env.create_dataset("throneroom/games-v0", eval_env=name_of(game), algorithm_name="random")
    again = minari.load_dataset("throneroom/games-v0")
    assert again.total_episodes == EPISODES
    for episode, (actions, rewards) in zip(again.iterate_episodes(), played, strict=True):
        assert episode.actions.tolist() == actions and np.allclose(episode.rewards, rewards)
        assert len(episode.observations) == len(actions) + 1 and not episode.observations[-1].any()
        masks = episode.infos["action_mask"]
        assert all(masks[n][action] for n, action in enumerate(actions)), name_of(game)
