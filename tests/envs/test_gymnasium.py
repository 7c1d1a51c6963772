"""Gymnasium, by its own checker, and the batches behind its vector environments."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils import env_checker, passive_env_checker
from gymnasium.vector import AutoresetMode

from throneroom.bots import named
from throneroom.engine.batch import Batch
from throneroom.engine.errors import IllegalDecisionError, SettingsError
from throneroom.engine.game import Game, all_games, find
from throneroom.engine.position import Position
from throneroom.envs.gymnasium import Env, VectorEnv, name_of
from throneroom.envs.learner_batch import LearnerBatch

GAMES = [pytest.param(game, id=game.name) for game in all_games()]


def told(env: VectorEnv, seed: int, steps: int) -> list[bytes]:
    """Everything that random legal actions get to see."""
    observations, infos = env.reset(seed=seed)
    env.action_space.seed(seed)
    seen = [observations.tobytes(), infos["action_mask"].tobytes()]
    for _ in range(steps):
        observations, rewards, over, cut, infos = env.step(env.action_space.sample())
        assert not cut.any()
        seen += [observations.tobytes(), rewards.tobytes(), over.tobytes(), infos["action_mask"].tobytes()]
    env.close()
    return seen


@pytest.mark.parametrize("rival", ["random", None], ids=["against a bot", "self-play"])
@pytest.mark.parametrize("game", GAMES)
def test_its_own_checker_finds_nothing(game: Game, rival: str | None) -> None:
    """All checks of its `check_env`, in its order. It would take the first action from the state before a reset, where
    other actions are legal: here the state is already the one that the reset leads to.
    """
    env = Env(game, rival=rival)
    for space, name in ((env.action_space, "action"), (env.observation_space, "observation")):
        env_checker.check_space_limit(space, name)
    passive_env_checker.check_action_space(env.action_space)
    passive_env_checker.check_observation_space(env.observation_space)
    env_checker.check_seed_deprecation(env)
    env_checker.check_reset_return_info_deprecation(env)
    env_checker.check_reset_return_type(env)
    env_checker.check_reset_seed_determinism(env)
    env_checker.check_reset_options(env)
    passive_env_checker.env_reset_passive_checker(env)
    passive_env_checker.env_step_passive_checker(env, env.action_space.sample())
    env.reset(seed=123)
    env_checker.check_step_determinism(env, seed=123)
    env_checker.check_returned_data_not_reused(env)


def test_a_game_is_made_by_its_name() -> None:
    env = gymnasium.make(name_of(find("hierarchy")), rival="squire")
    env.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, _ = env.step(env.unwrapped.action_space.sample())
    assert reward in (1, -1)
    many = gymnasium.make_vec(name_of(find("hierarchy")), 3, vectorization_mode="vector_entry_point")
    assert many.reset(seed=1)[0].shape == (3, many.single_observation_space.shape[0])  # type: ignore[index]


def test_a_finished_game_is_dealt_anew_in_the_same_step() -> None:
    env = VectorEnv("hierarchy", 8)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    env.reset(seed=1)
    for _ in range(20):
        observations, rewards, over, _, infos = env.step(env.action_space.sample())
        assert (np.abs(rewards) == over).all()
        assert observations.any(axis=1).all()
        if over.any():
            assert (infos["_final_obs"] == over).all()
            assert infos["final_obs"][int(np.flatnonzero(over)[0])].shape == env.single_observation_space.shape
            assert (infos["returns"].sum(axis=1) == 0).all()
    env.close()


@pytest.mark.parametrize(
    ("game", "rival"),
    [*((game, "random") for game in all_games()), (find("hierarchy"), "squire"), (find("shadow-throne"), None)],
    ids=lambda value: getattr(value, "name", str(value)),
)
def test_equal_seeds_give_equal_games(game: Game, rival: str | None) -> None:
    env, again, other = (VectorEnv(game, 3, rival=rival) for _ in range(3))
    once = told(env, 1, 15)
    assert once == told(again, 1, 15)
    assert once != told(other, 2, 15)
    assert once == told(VectorEnv(game, 3, rival=rival, cores=2), 1, 15)


def test_self_play_is_the_batch_itself() -> None:
    env = VectorEnv("throne-and-grail", 4, rival=None)
    observations, infos = env.reset(seed=3)
    batch = Batch("throne-and-grail", 4, seed=int(np.random.default_rng(3).integers(2**62)))
    for _ in range(60):
        assert (observations == batch.observe()).all()
        assert (infos["seat"] == batch.seats).all() and (infos["action_mask"] == batch.mask).all()
        actions = env.action_space.sample()
        acted = batch.seats.copy()
        batch.step(actions)
        observations, rewards, over, _, infos = env.step(actions)
        assert (over == batch.done).all()
        expected = 2 * batch.result[np.arange(4), acted] - batch.result.sum(axis=1)
        assert (rewards == np.where(batch.result.sum(axis=1) == 2, 0, expected)).all()


@pytest.mark.parametrize("game", GAMES)
def test_a_learner_is_asked_whenever_it_must_decide_and_never_else(game: Game) -> None:
    """Each game, replayed one by one: the learner sees its own seat's knowledge, and what is legal for it."""
    learners = np.arange(4, dtype=np.int64) % game.players[0]
    batch = LearnerBatch(game, 4, learners, seed=2)
    rng = np.random.default_rng(1)
    for _ in range(40):
        rows = batch.observe()
        for i in range(4):
            position, seat = Position(game, batch.settings, batch.states[i : i + 1]), int(learners[i])
            assert seat in position.seats_asked
            assert (
                position.legal(seat) == np.flatnonzero(batch.mask[i]).tolist()
                or sorted(position.legal(seat)) == np.flatnonzero(batch.mask[i]).tolist()
            )
            assert (rows[i] == position.observation(seat)).all()
        batch.step(np.array([rng.choice(np.flatnonzero(marks)) for marks in batch.mask]))


def test_a_bot_rival_plays_as_it_does_elsewhere() -> None:
    """Between two choices of the learner lie exactly the choices that the bot makes."""
    game = find("hierarchy")
    batch = LearnerBatch(game, 1, np.array([0], np.int64), "squire", seed=6)
    bot = named("squire", game, 6)
    position = Position.deal(game, batch.settings, _first_key(6))
    while position.seat != 0:
        position.play(position.seat, bot.decide(position, position.seat))
    assert position.bytes() == batch.states.tobytes()
    action = position.legal(0)[0]
    position.play(0, action)
    while not position.over and position.seat != 0:
        position.play(position.seat, bot.decide(position, position.seat))
    batch.step([action])
    assert batch.done[0] == position.over
    assert position.over or position.bytes() == batch.states.tobytes()


def _first_key(seed: int) -> bytes:
    batch = Batch("hierarchy", 1, seed=seed)
    return batch.states["key"][0].astype("<i4").tobytes()


def test_the_learner_has_the_seat_it_asks_for() -> None:
    env = VectorEnv("shadow-throne", 4, players=4, seat=2, options={"target": 20})
    _, infos = env.reset(seed=1)
    assert infos["seat"].tolist() == [2] * 4
    assert env.settings.options["target"] == 20
    _, infos = VectorEnv("shadow-throne", 4, players=3).reset(seed=1)
    assert infos["seat"].tolist() == [0, 1, 2, 0]


def test_the_squire_is_the_harder_rival() -> None:
    """Random choices score worse against it than against random ones."""
    scores = {}
    for rival in ("random", "squire"):
        env, results = VectorEnv("throne-and-grail", 50, rival=rival), []
        env.reset(seed=4)
        env.action_space.seed(4)
        for _ in range(60):
            _, rewards, over, _, _ = env.step(env.action_space.sample())
            results += rewards[over].tolist()
        scores[rival] = np.mean(results)
    assert abs(scores["random"]) < 0.25
    assert scores["squire"] < -0.6


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(SettingsError, match="in self-play the learner has every seat"):
        VectorEnv("hierarchy", rival=None, seat=0)
    with pytest.raises(SettingsError, match="seats are counted from 0 to 1, not 2"):
        VectorEnv("hierarchy", seat=2)
    with pytest.raises(SettingsError, match="no bot is called 'nobody'"):
        VectorEnv("hierarchy", rival="nobody")
    env = VectorEnv("hierarchy", 2)
    observations, _ = env.reset(seed=1)
    with pytest.raises(IllegalDecisionError, match="action 64 is not legal in game 0"):
        env.step(np.array([64, 64]))
    assert (env._batch.observe() == observations).all()
