"""Everything a program holds can be pickled, copied, saved and restored, here and in another process, bit for bit."""

from __future__ import annotations

import copy
import hashlib
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import throneroom
from throneroom import Batch, Match, Position, new_dice
from throneroom.engine.chance import seed_key
from throneroom.engine.game import Game, all_games, find
from throneroom.engine.position import SPECTATOR, InterpretedPosition
from throneroom.envs.gymnasium import Env, VectorEnv
from throneroom.envs.learner_batch import LearnerBatch
from throneroom.envs.openspiel import load
from throneroom.envs.pettingzoo import AEC, Parallel

GAMES = [pytest.param(game, id=game.name) for game in all_games()]
WAYS: list[Callable[[Any], Any]] = [lambda thing: pickle.loads(pickle.dumps(thing)), copy.deepcopy]


# How each goes on: all that it says in its next few steps


def position_goes_on(position: Position) -> Any:
    said = []
    for _ in range(8):
        if position.over:
            break
        seat = position.seat
        said.append((position.bytes(), position.left, seat, position.legal(seat), position.observation(seat).tobytes()))
        position.play(seat, position.legal(seat)[0])
    return said


def match_goes_on(match: Match) -> Any:
    seat = match.waiting[0]
    match.play(seat, match.legal(seat)[0])
    return match.record(), match.view(seat).text(), match.log(seat)


def batch_goes_on(batch: Batch) -> Any:
    said = []
    for _ in range(12):
        batch.step(batch.random_actions(new_dice(5)))
        said.append([array.tobytes() for array in batch.save().values()] + [batch.observe().tobytes()])
    return said


def env_goes_on(env: Any) -> Any:
    said = []
    for _ in range(12):
        observation, *rest = env.step(env.action_space.sample())
        said.append((observation.tobytes(), *map(repr, rest)))
        if isinstance(env, Env) and (rest[1] or rest[2]):
            said.append((env.reset()[0].tobytes(),))
    return said


def agents_go_on(env: AEC) -> Any:
    said = []
    for _ in range(12):
        seen, _, over, _, info = env.last()
        said.append((env.agent_selection, seen["observation"].tobytes(), info["action_mask"].tobytes()))
        env.step(None if over else int(np.flatnonzero(info["action_mask"])[0]))  # type: ignore[arg-type]
    return said


def parallel_goes_on(env: Parallel) -> Any:
    _, infos = env.reset(seed=3)
    said = []
    for _ in range(5):
        actions = {agent: int(np.flatnonzero(infos[agent]["action_mask"])[0]) for agent in env.agents}
        seen, *_, infos = env.step(actions)
        said.append([sight["observation"].tobytes() for sight in seen.values()])
    return said


def spiel_goes_on(state: Any) -> Any:
    said = []
    for _ in range(6):
        if state.is_simultaneous_node():
            state.apply_actions([state.legal_actions(seat)[0] for seat in range(state.num_players())])
        else:
            state.apply_action(state.legal_actions()[0])
        said.append([str(state), *(state.information_state_string(seat) for seat in range(state.num_players()))])
    return said


def midgame(game: Game) -> Match:
    match = throneroom.new(game.name, players=game.players[-1], seed=3)
    for _ in range(7):
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    return match


def things(game: Game) -> list[tuple[Any, Callable[[Any], Any]]]:
    """One of each, in the middle of a game, and how it goes on."""
    batch = Batch(game, 3, seed=4, cores=2)
    envs: list[Any] = [Env(game, rival="squire"), VectorEnv(game, 3, rival="random", cores=2), Env(game, rival=None)]
    for env in envs:
        env.reset(seed=2)
        env_goes_on(env)
    agents = AEC(game)
    agents.reset(seed=2)
    spiel = load(game, deals=5).new_initial_state()
    spiel.apply_action(3)
    for _ in range(9):
        batch.step(batch.random_actions(new_dice(1)))
    found: list[tuple[Any, Callable[[Any], Any]]] = [
        (midgame(game).position, position_goes_on), (midgame(game), match_goes_on), (batch, batch_goes_on),
        *((env, env_goes_on) for env in envs), (agents, agents_go_on), (spiel, spiel_goes_on),
    ]  # fmt: skip
    return [*found, (Parallel(game), parallel_goes_on)] if game.together else found


def digest(said: Any) -> str:
    return hashlib.sha256(repr(said).encode()).hexdigest()


@pytest.mark.parametrize("game", GAMES)
def test_copies_go_on_as_the_original_does(game: Game) -> None:
    for thing, go_on in things(game):
        made = [way(thing) for way in WAYS]
        told = go_on(thing)
        for other in made:
            assert type(other) is type(thing)
            assert digest(go_on(other)) == digest(told), thing


def test_another_process_goes_on_as_this_one_does(tmp_path: Path) -> None:
    """With another hash seed."""
    kept = [thing for game in all_games() for thing in things(game)]
    (tmp_path / "things").write_bytes(pickle.dumps([(thing, go_on.__name__) for thing, go_on in kept]))
    program = (
        "import pickle, sys, tests.envs.test_saving as t;"
        "[print(t.digest(getattr(t, name)(thing))) for thing, name in pickle.load(open(sys.argv[1], 'rb'))]"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path / "things")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [digest(go_on(thing)) for thing, go_on in kept]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_and_its_openspiel_form_stay_themselves(game: Game) -> None:
    game.plain_rules, game.catalogue("en"), game.views, game.setup
    spiel = load(game, deals=5)
    for way in WAYS:
        assert way(game) is game
        assert str(way(spiel)) == str(spiel)


def test_a_pickle_of_other_rules_is_refused() -> None:
    game = find("hierarchy")
    function, fields = game.__reduce__()
    older = [field - 1 if field == game.version and n == 3 else field for n, field in enumerate(fields)]
    with pytest.raises(throneroom.SettingsError, match="saved with version 0 of Hierarchy, which now has version 1"):
        function(*older)


@pytest.mark.parametrize("game", GAMES)
def test_the_bytes_of_a_position_have_a_way_back(game: Game) -> None:
    position = midgame(game).position
    again = Position.from_bytes(game, position.settings, position.bytes(), position.left)
    slow = InterpretedPosition.from_bytes(game, position.settings, position.bytes(), position.left)
    assert slow.left == again.left == position.left
    assert pickle.loads(pickle.dumps(slow)).bytes() == slow.bytes()
    assert position_goes_on(again) == position_goes_on(slow) == position_goes_on(position.copy())
    for seat in (SPECTATOR, *range(position.settings.players)):
        hidden = position.hidden(seat)
        assert pickle.loads(pickle.dumps(hidden)).bytes() == hidden.bytes()
    with pytest.raises(throneroom.SettingsError, match=rf"has {len(position.bytes())} bytes, not 3"):
        Position.from_bytes(game, position.settings, b"abc")


@pytest.mark.parametrize("rival", [None, "random", "squire", "network", "page"])
def test_a_batch_is_saved_in_a_file_of_plain_arrays(rival: str | None, tmp_path: Path) -> None:
    batch = LearnerBatch("throne-and-grail", 6, rival=rival, seed=4, rotate=rival is not None)
    for _ in range(9):
        batch.step(batch.random_actions(new_dice(1)))
    np.savez(tmp_path / "batch.npz", **batch.save())  # type: ignore[arg-type]
    told = batch_goes_on(batch)
    for cores in (1, 2):
        other = LearnerBatch("throne-and-grail", 6, rival=rival, seed=99, cores=cores, rotate=rival is not None)
        with np.load(tmp_path / "batch.npz", allow_pickle=False) as saved:
            other.restore(saved)
        assert digest(batch_goes_on(other)) == digest(told)
    with pytest.raises(throneroom.SettingsError, match="this was saved by another batch"):
        Batch("throne-and-grail", 7, seed=4).restore(batch.save())


def test_deals_of_a_restored_batch_are_those_of_its_own_seed() -> None:
    batch, other = Batch("hierarchy", 2, seed=1), Batch("hierarchy", 2, seed=2)
    assert seed_key(1) == batch._master.astype("<i4").tobytes()
    other.restore(batch.save())
    assert digest(batch_goes_on(other)) == digest(batch_goes_on(batch))
