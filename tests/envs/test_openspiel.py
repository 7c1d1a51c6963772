"""OpenSpiel, by its own suites and its own algorithms."""

import copy
import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    generate_playthrough,
    ismcts,
    mcts,
    minimax,
    outcome_sampling_mccfr,
)

import throneroom
from examples.coup import GAME as COUP
from tests.envs import playthroughs
from tests.envs.endings import ending
from throneroom.engine.errors import IllegalDecisionError, SettingsError
from throneroom.engine.game import Game, all_games, find
from throneroom.envs.openspiel import Play, SpielState, _sight, load, short_name
from throneroom.envs.seats import returns

GAMES = [pytest.param(game, id=game.name) for game in all_games()]
TOGETHER = [pytest.param(game, id=game.name) for game in all_games() if game.together]


def at_random(game: Any, seed: int = 0) -> list[SpielState]:
    """The states of a random play, the first and the last included."""
    choose, state = random.Random(seed), game.new_initial_state()
    states = [state.clone()]
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(choose.choice(state.chance_outcomes())[0])
        elif state.is_simultaneous_node():
            state.apply_actions([choose.choice(state.legal_actions(seat)) for seat in range(game.num_players())])
        else:
            state.apply_action(choose.choice(state.legal_actions()))
        states.append(state.clone())
    return states


# Its own suites


@pytest.mark.parametrize("game", GAMES)
def test_random_plays_and_what_is_serialized(game: Game) -> None:
    pyspiel.random_sim_test(load(game, memory=2), 1, True, False)


def test_random_plays_with_more_players() -> None:
    start = ending("shadow-throne", 1, 10, players=5).arranged()
    pyspiel.random_sim_test(load("shadow-throne", 5, start=start, deals=3), 1, True, False)


def test_random_plays_from_an_arranged_position_and_with_options_of_many_numbers() -> None:
    start = ending("throne-and-grail", 1, 12).arranged()
    pyspiel.random_sim_test(load("throne-and-grail", start=start, deals=4), 3, True, False)
    game = load("throne-and-grail", plus=(1, 2, 3, 4, 5, 6, 7))
    assert pyspiel.load_game(str(game)).settings.options["plus"] == (1, 2, 3, 4, 5, 6, 7)
    pyspiel.random_sim_test(game, 1, True, False)


class Partial(api_test.EnforceAPIOnPartialTreeBase):
    """What OpenSpiel asks of every game."""

    __test__ = False

    @classmethod
    def setUpClass(cls) -> None:
        """It samples states near the beginning, of games with simultaneous nodes the first alone: a play is added."""
        super().setUpClass()
        cls.some_states += at_random(cls.game)[::5]


def _partial(game: Game) -> type[Partial]:
    spiel = load(game, deals=2, memory=1)
    return type(f"Test{short_name(game)}", (Partial,), {"__test__": True, "game": spiel, "game_name": short_name(game)})


for _game in all_games():
    globals()[f"Test{short_name(_game)}"] = _partial(_game)


@pytest.mark.parametrize("name", playthroughs.LEFT)
def test_a_golden_playthrough_is_as_it_was(name: str) -> None:
    playthroughs.ready()
    told, played = generate_playthrough.replay(str(playthroughs.FOLDER / f"{short_name(find(name))}.txt"))
    assert played == told


def test_every_playthrough_is_checked() -> None:
    files = {path.name for path in Path(playthroughs.FOLDER).iterdir()}
    assert files == {f"{short_name(find(name))}.txt" for name in playthroughs.LEFT}


# Perfect recall


@pytest.mark.parametrize(("name", "left"), [("hierarchy", 6), ("throne-and-grail", 6)])
def test_perfect_recall_on_a_whole_tree(name: str, left: int) -> None:
    """By OpenSpiel's own check: whoever knows the same has seen and decided the same."""
    spiel = load(name, start=ending(name, 1, left).arranged(), deals=3)
    assert len(api_test._assert_is_perfect_recall(spiel)) > 10


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_knows_only_grows(game: Game) -> None:
    """All it decided, and what it saw before, is in what it knows later: passed pools too."""
    states = [state for state in at_random(load(game, deals=1, memory=1)) if state.play.position]
    for before, after in pairwise(states):
        for seat in range(before.num_players()):
            known, later = before.information_state_string(seat), after.information_state_string(seat)
            if seat in before.position.seats_asked:
                decided = [action.action for action in after.full_history() if action.player == seat][-1]
                assert later.startswith(f"{known} {before.action_to_string(seat, decided)}; ")
            else:
                assert later.rpartition(" ")[0] == known.rpartition(" ")[0]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_knows_is_the_same_in_every_world_that_fits(game: Game) -> None:
    dice = np.array([7], np.int64)
    for state in at_random(load(game, deals=1, memory=1))[1::7]:
        for seat in range(state.num_players()):
            world = Play((), state.position.guessed(seat, dice))
            assert world.known(seat) == Play((), state.position).known(seat)


def test_the_tensor_remembers_own_moments() -> None:
    spiel = load("hierarchy", deals=1, memory=2)
    states = [state for state in at_random(spiel) if state.current_player() == 0]
    observer = spiel.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(states[2], 0)
    bits = observer.dict["past_decisions"]
    decided = [action.action for action in states[2].full_history() if action.player == 0]
    assert [int(sum(int(bit) << n for n, bit in enumerate(row))) - 1 for row in bits] == decided[:-3:-1]
    assert (observer.dict["past_observations"][0] == states[1].position.observation(0)).all()


# States


@pytest.mark.parametrize("game", GAMES)
def test_a_clone_stays_as_it_was(game: Game) -> None:
    states = at_random(load(game, deals=2, memory=1))
    told = [str(state) for state in at_random(load(game, deals=2, memory=1))]
    assert [str(state) for state in states] == told


@pytest.mark.parametrize("turn_based", [False, True], ids=["together", "in turn"])
@pytest.mark.parametrize("game", GAMES)
def test_what_it_answers_in_python_is_what_openspiel_would_find(game: Game, turn_based: bool) -> None:
    state, choose = load(game, deals=4, turn_based=turn_based).new_initial_state(), random.Random(4)
    while True:
        assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
        if not state.is_simultaneous_node():
            assert state.legal_actions() == pyspiel.State.legal_actions(state)
        for seat in range(state.num_players()):
            assert state.legal_actions(seat) == pyspiel.State.legal_actions(state, seat)
        if state.is_terminal():
            return
        if state.is_simultaneous_node():
            seats = range(state.num_players())
            state.apply_actions([choose.choice(state.legal_actions(seat)) for seat in seats])
        else:
            state.apply_action(choose.choice(state.legal_actions()))


def told(state: Any) -> tuple[Any, ...]:
    """What OpenSpiel keeps of a state itself."""
    history = [(entry.player, entry.action) for entry in state.full_history()]
    assert state.history() == [action for _, action in history]
    return history, state.history_str(), state.move_number(), state.is_initial_state(), str(state)


@pytest.mark.parametrize("name", ["hierarchy", "shadow-throne"])
def test_its_history_has_what_was_decided_in_python(name: str) -> None:
    """A decision is made in Python first, on one state; on its twin all goes through C++."""
    spiel, choose = load(name, deals=4, memory=1), random.Random(3)
    state, twin = spiel.new_initial_state(), spiel.new_initial_state()
    while not twin.is_terminal():
        copies = state.clone(), pyspiel.State.clone(state), spiel.deserialize_state(pyspiel.State.serialize(state))
        if twin.is_simultaneous_node():
            actions = [choose.choice(twin.legal_actions(seat)) for seat in range(twin.num_players())]
            state.apply_actions(actions)
            pyspiel.State.apply_actions(twin, actions)
            reached = [state.clone()]
        else:
            action = choose.choice(twin.legal_actions())
            reached = [state.child(action), pyspiel.State.child(state, action)]
            state.apply_action(action)
            pyspiel.State.apply_action(twin, action)
            for other, apply in zip(copies, (SpielState.apply_action, *[pyspiel.State.apply_action] * 2), strict=True):
                apply(other, action)
            reached += copies
        if twin.move_number() % 5 == 1:
            for other in reached:
                assert told(other) == told(twin)
                assert other.play.known(0) == twin.play.known(0)
    assert told(state) == told(twin) and state.serialize() == twin.serialize()
    with pytest.raises(IllegalDecisionError, match="no single player decides here"):
        state.apply_action(0)


def test_seats_that_are_not_asked_wait() -> None:
    spiel = load("battle-for-the-throne", 3, deals=2)
    nodes = [state for state in at_random(spiel) if not state.is_terminal() and not state.is_chance_node()]
    assert {state.is_simultaneous_node() for state in nodes} == {True, False}
    for state in nodes:
        for seat in range(3):
            asked = seat in state.position.seats_asked
            assert bool(state.legal_actions(seat)) == asked
            assert state.action_to_string(seat, spiel.noop) == "wait"


def test_all_deals_of_a_game_without_later_chance_are_listed() -> None:
    state = load("hierarchy").new_initial_state()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 1716
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 0) == "deal assassin leper serf tower surgeon knight"


def test_a_deal_is_that_of_the_list() -> None:
    state = load("throne-and-grail", seed=4).new_initial_state()
    for digit in (0, 0, 3):
        state.apply_action(digit)
    listed = load("throne-and-grail", seed=4, deals=4).new_initial_state()
    listed.apply_action(3)
    assert str(state) == str(listed)


# In turn, and everything at once


@pytest.mark.parametrize("game", TOGETHER)
def test_seats_that_decide_together_can_be_asked_in_turn(game: Game) -> None:
    """The same plays as by the rules alone, lowest seat first; nobody has to wait."""
    spiel, together = load(game, deals=2, memory=1, turn_based=True), load(game, deals=2, memory=1)
    assert spiel.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    assert spiel.num_distinct_actions() == together.num_distinct_actions() - 1
    state, choose, asked_together = spiel.new_initial_state(), random.Random(4), 0
    state.apply_action(1)
    position = state.position.copy()
    while not state.is_terminal():
        seat = state.current_player()
        assert seat == position.seats_asked[0]
        assert state.legal_actions() == sorted(position.legal(seat))
        asked_together += len(position.seats_asked) > 1
        action = choose.choice(state.legal_actions())
        state.apply_action(action)
        position.play(seat, action)
        assert state.position.bytes() == position.bytes()
    assert asked_together and state.returns() == returns(position.standing())
    pyspiel.random_sim_test(spiel, 1, True, False)


@pytest.mark.parametrize("game", TOGETHER)
def test_what_was_chosen_in_secret_is_the_same_to_those_asked_later(game: Game) -> None:
    spiel, compared = load(game, deals=2, memory=1, turn_based=True), 0
    for state in at_random(spiel, 3):
        if state.is_chance_node() or state.is_terminal() or len(state.position.seats_asked) < 2:
            continue
        _, *later = state.position.seats_asked
        reached = [state.child(action) for action in state.legal_actions()]
        for seat in later:
            assert len({child.information_state_string(seat) for child in reached}) == 1
        compared += len(reached) > 1
    assert compared


@pytest.mark.parametrize("game", TOGETHER)
def test_its_information_set_search_plays_games_asked_in_turn(game: Game) -> None:
    spiel = load(game, deals=2, memory=0, turn_based=True)
    state = next(state for state in at_random(spiel, 2)[3:] if len(state.position.seats_asked) > 1)
    state.apply_action(state.legal_actions()[0])
    bot = ismcts.ISMCTSBot(
        game=spiel, evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), uct_c=2.0, max_simulations=6,
        random_state=np.random.RandomState(1),
    )  # fmt: skip
    assert bot.step(state) in state.legal_actions()


def test_an_observer_of_all_players_sees_what_each_of_them_sees() -> None:
    spiel = load("throne-and-grail", deals=2, memory=2)
    state = at_random(spiel, 5)[9]
    everyone = pyspiel.PrivateInfoType.ALL_PLAYERS
    now = spiel.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=everyone))
    now.set_from(state, 0)
    assert (now.tensor == np.concatenate([state.position.observation(seat) for seat in range(2)])).all()
    assert now.string_from(state, 0) == "\n".join(_sight(state.position, seat) for seat in range(2))
    ever = spiel.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True, private_info=everyone))
    ever.set_from(state, 1)
    own = spiel.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    for seat in range(2):
        own.set_from(state, seat)
        for name in ("past_observations", "past_decisions"):
            assert (ever.dict[f"p{seat + 1}_{name}"] == own.dict[name]).all() and own.dict[name].any()
    assert ever.string_from(state, 0) == "\n".join(state.information_state_string(seat) for seat in range(2))


@pytest.mark.parametrize(
    ("parameters", "complaint"), [({"deals": -1}, "deals must be 0"), ({"memory": -1}, "must be 0 or more, not -1")]
)
def test_a_wrong_parameter_is_named(parameters: dict[str, int], complaint: str) -> None:
    with pytest.raises(SettingsError, match=complaint):
        load("hierarchy", **parameters)  # type: ignore[arg-type]


# Its own algorithms


@pytest.mark.parametrize("seed", range(5))
def test_its_minimax_finds_the_winner_that_the_solver_proves(seed: int) -> None:
    match = ending("hierarchy", seed, 4)
    spiel, seat = load("hierarchy", start=match.arranged()), match.position.seat
    value, _ = minimax.alpha_beta_search(spiel, maximizing_player_id=seat)
    solved = find("hierarchy").exact.Solver().ponder(match.position.hidden(seat), seat)  # type: ignore[union-attr]
    assert value == 2 * max(shares[seat] for _, shares in solved) - 1


def test_its_regret_minimizer_comes_near_the_equilibrium_of_a_small_ending() -> None:
    spiel = load("throne-and-grail", start=ending("throne-and-grail", 4, 6).arranged(), deals=4, memory=0)
    solver = cfr.CFRSolver(spiel)
    solver.evaluate_and_update_policy()
    first = exploitability.nash_conv(spiel, solver.average_policy())
    for _ in range(20):
        solver.evaluate_and_update_policy()
    last = exploitability.nash_conv(spiel, solver.average_policy())
    assert 0 <= last < first / 10


def test_its_outcome_sampling_runs_on_the_whole_grail() -> None:
    np.random.seed(1)
    spiel = load("throne-and-grail", memory=0)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(spiel)
    for _ in range(3):
        solver.iteration()
    state = at_random(spiel)[3]
    chances = solver.average_policy().action_probabilities(state)
    assert set(chances) == set(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1)


def test_its_information_set_search_plays_the_grail() -> None:
    spiel = load("throne-and-grail", deals=2, memory=0)
    state = at_random(spiel, seed=2)[5]
    before = copy.deepcopy(str(state))
    bot = ismcts.ISMCTSBot(
        game=spiel, evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), uct_c=2.0, max_simulations=20,
        random_state=np.random.RandomState(1),
    )  # fmt: skip
    assert bot.step(state) in state.legal_actions()
    assert str(state) == before


def test_a_view_made_from_declarations_is_a_text_too() -> None:
    """It is a dictionary instead of a dataclass, and others' hands are only counted."""
    seen = json.loads(_sight(throneroom.new(COUP, players=2, seed=1).position, 0))
    assert len(seen["hand"]["p1"]) == 2
    assert seen["hand"]["p2"] == {"cards": 2}
