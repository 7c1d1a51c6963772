"""PettingZoo, by its own suites, and what they do not look at."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from throneroom.engine.errors import IllegalDecisionError, SettingsError
from throneroom.engine.game import Game, all_games, find
from throneroom.envs.pettingzoo import AEC, Parallel

GAMES = [pytest.param(game, id=game.name) for game in all_games()]
TOGETHER = [pytest.param(game, id=game.name) for game in all_games() if game.together]
PEERS_ADVICE = [
    "ignore:Observation is not a NumPy array:UserWarning",  # it is one, beside its mask
    "ignore:Observation space for each agent probably should be:UserWarning",  # the same for the space
    r"ignore:Action mask numpy array is all zeros \(no legal actions\):UserWarning",  # of those not asked
]


def advised(test: Any) -> Any:
    for advice in PEERS_ADVICE:
        test = pytest.mark.filterwarnings(advice)(test)
    return test


def steps(env: AEC, seed: int, games: int) -> Iterator[tuple[Any, ...]]:
    """Everything that random agents see in this many games."""
    choose = random.Random(seed)
    for n in range(games):
        env.reset(seed if n == 0 else None)
        for agent in env.agent_iter():
            seen, reward, over, cut, _ = env.last()
            assert not cut
            yield agent, seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward, over
            env.step(None if over else choose.choice(np.flatnonzero(seen["action_mask"]).tolist()))


# Its own suites


@advised
@pytest.mark.parametrize("game", GAMES)
def test_one_agent_at_a_time(game: Game) -> None:
    api_test(AEC(game), num_cycles=200)


@advised
@pytest.mark.parametrize("game", TOGETHER)
def test_all_agents_at_once(game: Game) -> None:
    parallel_api_test(Parallel(game), num_cycles=200)


@pytest.mark.parametrize("game", GAMES)
def test_equal_seeds_for_as_long_as_its_suite_looks(game: Game) -> None:
    seed_test(lambda: AEC(game), num_cycles=100)


# What they do not look at


@pytest.mark.parametrize("game", TOGETHER)
def test_the_state_is_what_all_agents_know(game: Game) -> None:
    turns, parallel = AEC(game, players=game.players[-1]), Parallel(game, players=game.players[-1])
    turns.reset(seed=1)
    seen, _ = parallel.reset(seed=1)
    for env in (turns, parallel):
        assert env.state_space.contains(env.state())
        assert (env.state() == np.concatenate([seen[agent]["observation"] for agent in env.agents])).all()


@pytest.mark.parametrize("game", GAMES)
def test_equal_seeds_give_equal_games_to_their_end_and_after(game: Game) -> None:
    """Its own suite stops at the first agent that is done, and never begins a second game."""
    once, again = list(steps(AEC(game), 5, 2)), list(steps(AEC(game), 5, 2))
    assert once == again
    assert once != list(steps(AEC(game), 6, 2))


@pytest.mark.parametrize("game", TOGETHER)
def test_agents_at_once_take_the_game_that_agents_in_turn_take(game: Game) -> None:
    """Equal seeds, equal decisions: the same observations and the same end; who is not asked can only wait."""
    parallel, turns, choose = Parallel(game), AEC(game), random.Random(3)
    seen, _ = parallel.reset(seed=3)
    turns.reset(seed=3)
    left: dict[str, list[int]] = {agent: [] for agent in parallel.agents}
    while parallel.agents:
        actions = {a: choose.choice(np.flatnonzero(seen[a]["action_mask"]).tolist()) for a in parallel.agents}
        for seat, agent in enumerate(parallel.possible_agents):
            asked = seat in parallel.position.seats_asked
            assert (actions[agent] == game.plain_rules.ACTIONS) != asked
            left[agent] += [actions[agent]] if asked else []
        seen, rewards, over, _, _ = parallel.step(actions)
        while left[turns.agent_selection]:
            turns.step(left[turns.agent_selection].pop(0))
        if not any(left.values()):  # in turn, one may decide several times before the next one is asked at all
            for agent in parallel.agents:
                assert (turns.observe(agent)["observation"] == seen[agent]["observation"]).all()
    assert all(over.values())
    assert rewards == turns.rewards


def test_what_an_agent_chose_is_not_seen_by_those_still_asked() -> None:
    env = AEC("shadow-throne")
    env.reset(seed=1)
    first, second = np.flatnonzero(env.observe("player_0")["action_mask"])[:2].tolist()
    other = AEC("shadow-throne")
    other.reset(seed=1)
    env.step(first)
    other.step(second)
    assert env.agent_selection == "player_1"
    assert (env.observe("player_1")["observation"] == other.observe("player_1")["observation"]).all()
    assert (env.observe("player_0")["observation"] != other.observe("player_0")["observation"]).any()


def test_rewards_are_what_the_game_is_worth() -> None:
    first, second = list(steps(AEC("hierarchy"), 2, 1))[-2:]
    assert first[4] and second[4]
    assert sorted((first[3], second[3])) == [-1, 1]


def test_players_and_options_are_those_of_the_game() -> None:
    env = AEC("shadow-throne", players=5, options={"target": 25}, render_mode="ansi")
    env.reset(seed=1)
    assert env.agents == [f"player_{n}" for n in range(5)]
    assert env.position.settings.options["target"] == 25
    assert str(env.render()).startswith("stage: draft 1\n")
    with pytest.raises(SettingsError, match="Shadow Throne is for 3 or 4 or 5 players, not 6"):
        AEC("shadow-throne", players=6)


def test_an_illegal_action_changes_nothing() -> None:
    env, parallel = AEC("hierarchy"), Parallel("shadow-throne")
    env.reset(seed=1)
    before = env.position.bytes()
    with pytest.raises(IllegalDecisionError, match="action 64 of seat"):
        env.step(64)
    assert env.position.bytes() == before
    parallel.reset(seed=1)
    before = parallel.position.bytes()
    with pytest.raises(IllegalDecisionError, match="action None of player_0 is not legal"):
        parallel.step({})
    assert parallel.position.bytes() == before


def test_a_game_without_simultaneous_decisions_has_no_parallel_form() -> None:
    with pytest.raises(SettingsError, match="Hierarchy has no simultaneous decisions: use AEC"):
        Parallel(find("hierarchy"))
