"""Gymnasium, by its own checker, and the batches behind its vector environments."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils import env_checker, passive_env_checker
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import TransformAction
from gymnasium.wrappers.vector import NormalizeObservation, RecordEpisodeStatistics

from throneroom.bots import Bot, named
from throneroom.bots.simple import Page, Squire
from throneroom.engine.batch import Batch
from throneroom.engine.errors import IllegalDecisionError, SettingsError
from throneroom.engine.game import Game, all_games, find
from throneroom.engine.position import Position
from throneroom.envs.gymnasium import KEYS, Env, VectorEnv, name_of
from throneroom.envs.learner_batch import LearnerBatch
from throneroom.envs.learner_kernels import SAME_STEP

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


@pytest.mark.filterwarnings("ignore:.*(different from the unwrapped version|alternative render modes)")
def test_its_whole_checker_runs_where_a_wrapper_makes_actions_legal() -> None:
    """The lines of docs/how-to/environments.md."""
    env = Env("hierarchy")
    env.action_space.seed(1)  # whether a sample is legal in another position is a matter of chance
    with pytest.raises(IllegalDecisionError):
        env_checker.check_env(env)
    env = Env("hierarchy")
    env.action_space.seed(1)
    legal = TransformAction(
        env, lambda action: action if env.action_masks()[action] else env.action_masks().argmax(), None
    )
    env_checker.check_env(legal)


def test_a_game_is_made_by_its_name() -> None:
    env = gymnasium.make(name_of(find("hierarchy")), rival="squire")
    env.unwrapped.action_space.seed(1)
    env.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, _ = env.step(env.unwrapped.action_space.sample())
    assert reward in (1, -1)
    many = gymnasium.make_vec(name_of(find("hierarchy")), 3, vectorization_mode="vector_entry_point")
    assert many.reset(seed=1)[0].shape == (3, many.single_observation_space.shape[0])  # type: ignore[index]


def test_a_finished_game_is_dealt_anew_in_the_same_step() -> None:
    env = VectorEnv("hierarchy", 8)
    env.action_space.seed(1)
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
    env.action_space.seed(1)
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


@pytest.mark.parametrize("rival", ["squire", "network", "page"])
@pytest.mark.parametrize("game", GAMES)
def test_rivals_play_as_they_do_elsewhere(game: Game, rival: str) -> None:
    """Compiled or not: between two choices of the learner lie choices that the bot itself would make."""
    players = game.players[0 if rival == "page" else -1]  # a page may do anything: few others keep the paths few
    batch = LearnerBatch(game, 2, np.array([0, players - 1], np.int64), rival, players, seed=6)
    bot, rng = named(rival, game, 6), np.random.default_rng(6)
    for _ in range(6):
        begun = [Position(game, batch.settings, batch.states[i : i + 1]) for i in range(2)]
        actions = np.array([rng.choice(np.flatnonzero(marks)) for marks in batch.mask])
        batch.step(actions)
        for i, position in enumerate(begun):
            position.play(int(batch.learners[i]), int(actions[i]))
            reached = batch.states[i : i + 1].tobytes()
            ahead = {position.bytes(): position}
            while reached not in ahead and not batch.done[i]:
                ahead = {after.bytes(): after for before in ahead.values() for after in choices(bot, before)}
                assert ahead, "the bot would not have gone there"


def choices(bot: Bot, position: Position) -> list[Position]:
    """What the bot may make of a position: any of the choices that are best for it, or any at all for a page."""
    if position.over:
        return []
    seat = position.seat
    ranking = bot.think(position, seat).ranking
    if isinstance(bot.strategy, Squire):
        fitting = [choice.action for choice in ranking if choice.share == ranking[0].share]
    else:
        fitting = position.legal(seat) if isinstance(bot.strategy, Page) else [bot.decide(position, seat)]
    after = [position.copy() for _ in fitting]
    for action, reached in zip(fitting, after, strict=True):
        reached.play(seat, action)
    return after


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


# What `Env` and `VectorEnv` promise


@pytest.mark.parametrize("rival", ["random", None], ids=["against a bot", "self-play"])
def test_a_finished_game_waits_for_reset(rival: str | None) -> None:
    env = Env("throne-and-grail", rival=rival)
    env.action_space.seed(1)
    with pytest.raises(ResetNeeded, match="call reset before the next step"):
        env.step(0)
    _, info = env.reset(seed=1)
    keys, over = [info.keys()], False
    while not over:
        observation, reward, over, _, info = env.step(env.action_space.sample())
        keys.append(info.keys())
    assert all(each == {"action_mask", "seat", "returns"} for each in keys)
    assert not info["action_mask"].any() and not observation.any(), "nothing is legal in a finished game"
    assert reward == info["returns"][info["seat"]]
    finished = env._batch.states.tobytes()
    with pytest.raises(ResetNeeded, match="call reset before the next step"):
        env.step(0)
    assert env._batch.states.tobytes() == finished
    _, info = env.reset()
    assert info["action_mask"].any() and not info["returns"].any()


def test_the_learner_moves_on_by_one_seat_with_every_game() -> None:
    env = Env("shadow-throne", players=4)
    seats = [env.reset(seed=seed if n == 0 else None)[1]["seat"] for seed in range(8) for n in range(4)]
    first = seats[::4]
    assert len(set(first)) > 2, "the seed draws the first seat"
    assert seats == [(seat + n) % 4 for seat in first for n in range(4)]
    fixed = Env("shadow-throne", players=4, seat=2)
    assert {fixed.reset(seed=n)[1]["seat"] for n in range(4)} == {2}
    many = VectorEnv("hierarchy", 6)
    many.action_space.seed(1)
    _, before = many.reset(seed=1)
    moved = np.zeros(6, np.bool_)
    for _ in range(30):
        _, _, over, _, infos = many.step(many.action_space.sample())
        assert (infos["seat"][~over] == before["seat"][~over]).all()
        moved |= infos["seat"] != before["seat"]
        before = infos
    assert moved.all()


@pytest.mark.parametrize("action", [1.0, 0.5, np.float32(3), np.array([1.5]), "1", None, np.array([1, 2])], ids=repr)
def test_an_action_is_a_whole_number(action: object) -> None:
    env = Env("hierarchy")
    env.reset(seed=1)
    with pytest.raises(IllegalDecisionError, match="an action is one whole number, not"):
        env.step(action)
    many = VectorEnv("hierarchy", 2)
    many.reset(seed=1)
    with pytest.raises(IllegalDecisionError, match=r"actions are whole numbers, not float64: 0\.5"):
        many.step(np.array([0.5, 1.5]))  # type: ignore[arg-type]


def test_games_that_end_are_dealt_in_the_next_step_if_asked_for() -> None:
    env = VectorEnv("hierarchy", 8, autoreset_mode=AutoresetMode.NEXT_STEP)
    env.action_space.seed(1)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    observations, _ = env.reset(seed=1)
    ended, games = np.zeros(8, np.bool_), 0
    for _ in range(40):
        actions = env.action_space.sample()
        actions[ended] = -1  # no action is looked at where a game is only dealt
        observations, rewards, over, _, infos = env.step(actions)
        assert not (over & ended).any() and not rewards[ended].any()
        assert (infos["action_mask"].any(axis=1) == ~over).all()
        assert (observations.any(axis=1) == ~over).all()
        assert (np.abs(rewards) == over).all()
        assert not infos["_final_obs"].any()
        ended, games = over, games + int(over.sum())
    assert games > 16
    assert VectorEnv("hierarchy", 1, autoreset_mode="NextStep").metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP


def test_without_autoreset_a_mask_says_what_is_dealt_anew() -> None:
    env = VectorEnv("hierarchy", 4, autoreset_mode=AutoresetMode.DISABLED)
    env.action_space.seed(1)
    observations, infos = env.reset(seed=1)
    over = np.zeros(4, np.bool_)
    while not over.any():
        before = env._batch.states.copy()
        observations, _, over, _, infos = env.step(env.action_space.sample())
    before = env._batch.states.copy()
    with pytest.raises(IllegalDecisionError, match=f"game {over.argmax()} is over: deal it anew"):
        env.step(env.action_space.sample())
    seen, infos = env.reset(options={"reset_mask": over})
    assert (seen[~over] == observations[~over]).all()
    assert (env._batch.states[~over] == before[~over]).all() and (env._batch.states[over] != before[over]).all()
    assert infos["action_mask"].any(axis=1).all() and seen.any(axis=1).all()
    env.step(env.action_space.sample())
    for wrong in ([True], np.zeros(4, np.bool_), np.ones(4)):
        with pytest.raises(SettingsError, match="a reset_mask is an array of 4 booleans, at least one of them true"):
            env.reset(options={"reset_mask": wrong})
    with pytest.raises(SettingsError, match="leave out the seed or the reset_mask"):
        env.reset(seed=1, options={"reset_mask": over})


def test_some_games_of_a_vector_are_dealt_anew_in_any_mode() -> None:
    env = VectorEnv("hierarchy", 3)
    observations, _ = env.reset(seed=1)
    seen, _ = env.reset(options={"reset_mask": np.array([False, True, False])})
    assert (seen == observations).all(axis=1).tolist() == [True, False, True]


def test_a_reset_tells_no_end_of_the_step_before_it() -> None:
    env = VectorEnv("hierarchy", 8)
    env.action_space.seed(1)
    env.reset(seed=1)
    over = np.zeros(8, np.bool_)
    while not over.any():
        over, _, infos = env.step(env.action_space.sample())[2:]
    assert (infos["_final_obs"] == over).all()
    _, infos = env.reset(options={"reset_mask": ~over})
    assert not infos["_final_obs"].any() and not infos["_final_info"].any()
    assert (infos["final_obs"] == None).all()  # noqa: E711 - each of them


@pytest.mark.parametrize("rival", [None, "random", "page"])
def test_the_mask_of_a_game_with_many_actions_holds_nothing_of_the_steps_before(rival: str | None) -> None:
    for mode in AutoresetMode:
        env = VectorEnv("battle-for-the-throne", 8, rival=rival, autoreset_mode=mode)
        env.action_space.seed(3)
        _, infos = env.reset(seed=3)
        ended = 0
        for _ in range(600):
            if mode == AutoresetMode.DISABLED and env._batch.done.any():
                _, infos = env.reset(options={"reset_mask": env._batch.done.copy()})
            assert infos["action_mask"].tobytes() == marks_of(env._batch).tobytes()
            infos = env.step(env.action_space.sample())[4]
            ended += int(env._batch.done.sum())
        env.reset(seed=4)
        assert env.action_masks().tobytes() == marks_of(env._batch).tobytes()
        assert ended


def marks_of(batch: LearnerBatch) -> Any:
    """The mask that the states have, made anew."""
    marks = np.zeros_like(batch.mask)
    for i, seat in enumerate(batch.seats.tolist()):
        if batch.mode == SAME_STEP or not batch.done[i]:
            marks[i, Position(batch.game, batch.settings, batch.states[i : i + 1].copy()).legal(seat)] = True
    return marks


def test_the_wrappers_of_gymnasium_find_what_they_need() -> None:
    for mode in (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP):
        env = VectorEnv("hierarchy", 4, autoreset_mode=mode)
        env.action_space.seed(1)
        next_step = mode == AutoresetMode.NEXT_STEP  # the only mode with a reset that this wrapper takes
        wrapped = RecordEpisodeStatistics(NormalizeObservation(env) if next_step else env)
        wrapped.reset(seed=1)
        for _ in range(40):
            actions = env.action_space.sample()
            infos = wrapped.step(actions)[-1]
        assert wrapped.episode_count > 8
        assert "final_obs" in infos


def test_a_table_is_drawn_as_text() -> None:
    env = gymnasium.make(name_of(find("hierarchy")), render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str) and text.startswith("p1: ")
    many = VectorEnv("hierarchy", 2, render_mode="ansi")
    many.reset(seed=1)
    tables = many.render()
    assert tables is not None and len(tables) == 2 and tables[0] != tables[1]
    assert VectorEnv("hierarchy", 1).render() is None
    with pytest.raises(SettingsError, match="the only render mode is 'ansi', not 'human'"):
        Env("hierarchy", render_mode="human")


def test_observations_are_written_where_the_caller_wants_them() -> None:
    kept, own = VectorEnv("hierarchy", 5), VectorEnv("hierarchy", 5, copy=False)
    kept.action_space.seed(1)
    story = np.zeros((12, 5, kept.single_observation_space.shape[0]), np.float32)  # type: ignore[index]
    expected = [kept.reset(seed=1)[0]]
    own.reset(seed=1, out=story[0])
    for n in range(1, 12):
        actions = kept.action_space.sample()
        expected.append(kept.step(actions)[0])
        observations, _, _, _, infos = own.step(actions, out=story[n])
        assert observations.base is story and infos["action_mask"] is own._batch.mask
    assert (story == np.array(expected)).all()
    assert own.step(own.action_space.sample())[0] is own.step(own.action_space.sample())[0]
    with pytest.raises(SettingsError, match="observations go into a contiguous array"):
        own.step(actions, out=np.zeros((5, 3), np.float32))


def test_samples_are_legal_for_any_mask() -> None:
    env = VectorEnv("hierarchy", 2000)
    env.action_space.seed(5)
    env.reset(seed=1)
    mask = np.tile(env._batch.mask[0], (2000, 1))
    legal = np.flatnonzero(mask[0])
    counts = np.bincount(env.action_space.sample(mask.astype(np.int8)), minlength=65)
    assert np.flatnonzero(counts).tolist() == legal.tolist()
    assert counts[legal].min() > 2000 / len(legal) * 0.8
    one = Env("hierarchy")
    _, info = one.reset(seed=1)
    assert info["action_mask"][one.action_space.sample()]
    assert (one.action_masks() == info["action_mask"]).all()
    assert one.action_space.sample(np.eye(1, 65, 7, dtype=np.int8)[0]) == 7


@pytest.mark.parametrize(("given", "keys"), [(True, KEYS), (("obs", "mask"), ("obs", "mask"))])
def test_a_dictionary_may_hold_observation_and_mask(given: bool | tuple[str, str], keys: tuple[str, str]) -> None:
    plain, env = Env("hierarchy"), Env("hierarchy", dict_observation=given)
    numbers, info = plain.reset(seed=3)
    seen, _ = env.reset(seed=3)
    assert env.observation_space.contains(seen)
    assert tuple(seen) == keys
    assert (seen[keys[0]] == numbers).all() and (seen[keys[1]] == info["action_mask"]).all()


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
