"""Games whose positions come back, and games without end: the search is right, and everything stops in good time."""

import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import throneroom
from tests.arena.plans import play_deal
from tests.endless import GAME
from tests.endless.rules import BACK, CLAIM, ON, PLACES, START
from tests.networks import flat_network
from tests.registering import register_for_test
from throneroom.arena import Plan
from throneroom.bots import Bot, named, read_network
from throneroom.bots.searcher import Searcher, Style
from throneroom.bots.thought import Budget
from throneroom.engine import game as registry
from throneroom.engine.batch import Batch, random_games
from throneroom.engine.chance import seed_key
from throneroom.engine.match import Match
from throneroom.engine.position import InterpretedPosition, Position
from throneroom.envs.gymnasium import Env, VectorEnv
from throneroom.envs.openspiel import Play
from throneroom.envs.pettingzoo import AEC
from throneroom.review import review
from throneroom.review.continuation import continuation
from throneroom.table import Table, TableSettings, commands
from throneroom.table.table import OVER

ENDLESS = {"gate": 0}
SENTENCE = (
    r"this game of The Ring has taken 300 decisions and is not over: .* no game takes more, so it is stopped here"
)


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    register_for_test(GAME, monkeypatch)


def dealt(kind: type[Position] = Position, **options: object) -> Position:
    return kind.deal(GAME, GAME.settings(2, options), seed_key(1))


def moved(position: Position, *actions: int) -> Position:
    for action in actions:
        position.play(position.seat, action)
    return position


# Positions that come back


def test_the_position_comes_back() -> None:
    position = dealt()
    before = position.bytes()
    assert moved(position, ON, BACK).bytes() == before


ways = pytest.mark.parametrize(
    ("way", "best"),
    [
        ((ON, ON, ON), CLAIM),  # the marker stands at the gate
        ((BACK,), ON),  # one step behind it: who moves back, loses
        ((ON, ON), BACK),  # one step before it
    ],
)


@ways
def test_a_search_is_right_where_positions_come_back(way: tuple[int, ...], best: int) -> None:
    position = moved(dealt(), *way)
    thought = named("knight:2000", GAME, 3).think(position, position.seat)
    assert thought.action == best
    assert thought.samples == sum(choice.visits for choice in thought.ranking) == 2000
    assert all(0 <= choice.share <= 1 for choice in thought.ranking)
    assert sum(thought.shares) == pytest.approx(1)
    if best != CLAIM:
        assert thought.ranking[1].share < 0.2, "the other move gives the throne away"


@ways
def test_a_search_with_a_network_is_right_there_too(way: tuple[int, ...], best: int, tmp_path: Path) -> None:
    position = moved(dealt(), *way)
    thought = named(f"network-search:1000,file={flat_network(tmp_path, GAME)}", GAME, 3).think(position, position.seat)
    assert thought.action == best
    assert thought.samples == sum(choice.visits for choice in thought.ranking) == 1000


@pytest.mark.parametrize("with_network", [False, True])
def test_every_node_is_off_the_path_after_a_search(with_network: bool, tmp_path: Path) -> None:
    network = read_network(flat_network(tmp_path, GAME), GAME) if with_network else None
    searcher = Searcher(GAME, 1, Budget(samples=500), network=network)
    Bot(searcher).think(dealt(), 0)
    (tree,) = searcher._trees
    used = tree.nodes[tree.nodes["search"] == tree.workspace["search"][0]]
    assert 0 < len(used) <= 2 * PLACES
    assert (used["visits"] >= 0).all()
    assert used["visits"].sum() == tree.edges["visits"][: tree.workspace["edges"][0]].sum()


def test_a_search_without_a_horizon_ends() -> None:
    thought = Bot(Searcher(GAME, 1, Budget(samples=50), Style(horizon=-1))).think(dealt(**ENDLESS), 0)
    assert thought.shares == (0.5, 0.5), "a playout that does not end is worth what the position looks like"


# Games without end


@pytest.mark.parametrize("kind", [Position, InterpretedPosition])
def test_a_position_stops_at_the_longest(kind: type[Position]) -> None:
    position = dealt(kind, **ENDLESS)
    for n in range(GAME.longest):
        assert position.left == GAME.longest - n
        assert not position.stopped
        position.play(position.seat, ON)
    assert position.stopped and not position.over
    before = position.bytes()
    with pytest.raises(throneroom.TooLongError, match=SENTENCE):
        position.play(position.seat, ON)
    with pytest.raises(throneroom.TooLongError, match=SENTENCE):
        position.copy().play(position.seat, ON)
    assert position.bytes() == before


@pytest.mark.parametrize("kind", [Position, InterpretedPosition])
def test_a_game_may_end_with_its_last_decision(kind: type[Position]) -> None:
    position = moved(dealt(kind), *[ON, BACK] * (GAME.longest // 2 - 2), ON, ON, ON)
    assert position.left == 1
    moved(position, CLAIM)
    assert position.over and not position.stopped
    with pytest.raises(throneroom.IllegalDecisionError):
        position.play(0, ON)


def test_a_match_stops_and_can_be_taken_back_saved_and_replayed() -> None:
    match = throneroom.new("ring", seed=1, gate=0)
    while not match.stopped:
        match.play(match.waiting[0], "on")
    assert (match.ply, match.over, match.standing) == (300, False, None)
    with pytest.raises(throneroom.TooLongError, match=SENTENCE):
        match.play(match.waiting[0], "on")
    again = throneroom.replay(match.record())
    assert again.stopped
    with pytest.raises(throneroom.TooLongError, match=SENTENCE):
        TableSettings.from_record(match.record())
    again.undo()
    assert not again.stopped
    again.play(again.waiting[0], "on")


def test_whole_random_games_stop_with_a_sentence() -> None:
    assert random_games(GAME, 100, GAME.settings())[0] > 0
    with pytest.raises(throneroom.TooLongError, match=SENTENCE):
        random_games(GAME, 100, GAME.settings(2, ENDLESS))


def test_the_arena_stops_with_a_sentence() -> None:
    plan = Plan(GAME, GAME.settings(2, ENDLESS), ("random", "squire"))
    with pytest.raises(throneroom.TooLongError, match=SENTENCE):
        play_deal(plan, 0)


def test_two_searching_bots_that_go_to_and_fro_are_stopped() -> None:
    plan = Plan(GAME, GAME.settings(), ("knight:300",))
    with pytest.raises(throneroom.TooLongError, match=SENTENCE):
        play_deal(plan, 0)


def test_a_batch_deals_anew_where_a_game_is_stopped() -> None:
    batch = Batch(GAME, 3, gate=0)
    actions = np.zeros(3, np.int64)
    for _ in range(GAME.longest - 1):
        batch.step(actions)
        assert not batch.done.any()
    batch.step(actions)
    assert batch.done.all() and batch.stopped.all() and not batch.result.any()
    assert (batch.states["place"] == START).all()
    batch.step(actions)
    assert not batch.done.any() and not batch.stopped.any()


def test_a_game_that_ends_by_its_rules_is_not_stopped() -> None:
    batch = Batch(GAME, 1)
    for action in (ON, ON, ON, CLAIM):
        batch.step([action])
    assert batch.done.all() and not batch.stopped.any()
    assert batch.result.tolist() == [[0, 1]]


# Environments


@pytest.mark.parametrize("rival", [None, "random", "squire"])
def test_gymnasium_truncates(rival: str | None) -> None:
    many = VectorEnv(GAME, 2, rival=rival, options=ENDLESS)
    many.reset(seed=1)
    for _ in range(GAME.longest):
        _, rewards, terminated, truncated, infos = many.step(np.zeros(2, np.int64))
        assert not terminated.any() and not rewards.any()
        if truncated.any():
            break
    assert truncated.any()
    assert not infos["returns"].any()
    one = Env(GAME, rival=rival, options=ENDLESS)
    one.reset(seed=1)
    ends: list[tuple[bool, bool]] = []
    while not ends or ends[-1] == (False, False):
        _, reward, terminated_one, truncated_one, _ = one.step(0)
        ends.append((terminated_one, truncated_one))
        assert reward == 0
    assert ends[-1] == (False, True)
    assert len(ends) == (GAME.longest if rival is None else GAME.longest // 2)


def test_pettingzoo_truncates() -> None:
    env = AEC(GAME, options=ENDLESS)
    env.reset(seed=1)
    steps = 0
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        assert not terminated and reward == 0
        steps += not truncated
        env.step(None if truncated else 0)  # type: ignore[arg-type]
        assert agent not in env.agents or not truncated
    assert steps == GAME.longest


def test_a_play_of_openspiel_keeps_what_is_left() -> None:
    play = Play(("on", "back", "claim"), dealt(**ENDLESS))
    play.decide([ON, ON])
    again = pickle.loads(pickle.dumps(play))
    assert again.position.left == play.position.left == GAME.longest - 1


# Where people play


def test_a_table_ends_the_game_without_a_winner() -> None:
    table = Table("table")

    def take(entries: list[Any]) -> None:
        for entry in entries:
            table.apply(entry)

    take(commands.open_table(TableSettings.checked("ring", 2, ENDLESS), "ada", "Ada", ["me", "bot:random"], 0))
    take(commands.start(table, "ada", False, seed_key(1), 0))
    while table.status != OVER:
        if 0 in table.questions:
            take(commands.decide(table, "ada", "on", None, None, 0))
        else:
            take(commands.decide_as_bot(table, 1, "on", table.questions[1].number, 0))
    assert (table.reason, table.standing) == ("too_long", (0, 0))
    assert table.match is not None and table.match.ply == GAME.longest


@pytest.mark.parametrize(("language", "words"), [("en", "the game is stopped"), ("de", "wird die Partie beendet")])
def test_the_terminal_says_that_the_game_is_stopped(language: str, words: str, tmp_path: Path) -> None:
    (tmp_path / "ring_plugin.py").write_text(
        "import throneroom\nfrom tests.endless import GAME\nthroneroom.register(GAME)\n"
    )
    root = Path(__file__).parents[2]
    played = subprocess.run(
        [sys.executable, "-m", "throneroom", "play", "ring", "--people", "0", "--bot", "random", "--option", "gate=0",
         "--language", language],
        env={**os.environ, "THRONEROOM_PLUGINS": "ring_plugin", "PYTHONIOENCODING": "utf-8",
             "PYTHONPATH": os.pathsep.join([str(tmp_path), str(root), os.environ.get("PYTHONPATH", "")])},
        input="\n", capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert words in " ".join(played.stdout.split())
    assert "300" in played.stdout


def test_a_game_must_say_how_long_it_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = registry.Game("silent", (2,), 1, 1, GAME.package, False)
    monkeypatch.delattr(silent.plain_rules, "MOST_DECISIONS")
    with pytest.raises(throneroom.SettingsError, match=r"tests\.endless\.rules has no MOST_DECISIONS"):
        Match(silent, silent.settings(), bytes(32))


# Where games are studied


def test_a_game_that_was_stopped_is_reviewed_to_its_last_decision() -> None:
    match = Match(GAME, GAME.settings(2), seed_key(1))
    while not match.stopped:
        match.play(match.waiting[0], "on" if match.ply % 2 else "back")
    found = review(match)
    assert [decision.ply for decision in found.decisions] == list(range(GAME.longest))
    assert all(0 <= choice.share <= 1 for decision in found.decisions for choice in decision.choices)
    assert found.decisions[-1].played == match.history[-1][1]
    assert all(seat.balance is None for seat in found.seats), "a game without a result has no sum of skill and luck"


@pytest.mark.parametrize("left", [1, 3])
def test_a_continuation_ends_where_the_game_is_stopped(left: int) -> None:
    match = Match(GAME, GAME.settings(2), seed_key(1))
    while match.ply < GAME.longest - left:
        match.play(match.waiting[0], "on" if match.ply % 2 else "back")
    steps = list(continuation(match, match.ply, match.waiting[0], "on"))
    assert 1 <= len(steps) <= left and steps[0].decision == "on"
