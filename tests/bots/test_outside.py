"""Bots from outside: registered here, or by a plugin that every process of a run imports."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

import throneroom
from tests.arena.plans import play_deal
from throneroom.arena import Plan, read, run
from throneroom.bots import KnownPosition, known_bots, named, outside, register
from throneroom.bots.bot import known_to
from throneroom.cli.play import Seats, Terminal
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game, find
from throneroom.engine.match import Match
from throneroom.envs.learner_batch import LearnerBatch
from throneroom.server.bot_pool import BotPool
from throneroom.server.fair_queue import SERVER
from throneroom.table.table_settings import checked_level

HIERARCHY = find("hierarchy")
PLUGIN = """
from throneroom.bots import register


class Last:
    def decide(self, known, seat):
        return known.legal(seat)[-1]


register("{name}", lambda game, seed: Last(), "the last choice on the list")
"""


class First:
    """Takes the first choice, and keeps what it was shown."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.seed = game, seed
        self.shown: list[tuple[KnownPosition, int]] = []

    def decide(self, known: KnownPosition, seat: int) -> int:
        self.shown.append((known, seat))
        return known.legal(seat)[0]


class Cheat(First):
    def decide(self, known: KnownPosition, seat: int) -> int:  # noqa: ARG002
        return -1


@pytest.fixture(autouse=True)
def no_plugins_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test adds is gone after it: variable, registered names, and places to look for modules."""
    monkeypatch.setenv(outside.PLUGINS, "")
    monkeypatch.setattr(outside, "_registered", {})
    monkeypatch.setattr(sys, "path", sys.path.copy())


def test_a_registered_bot_is_called_by_its_name() -> None:
    register("first", First, "the first choice on the list")
    position = throneroom.new("hierarchy", seed=7).position
    bot = named("first", HIERARCHY, 5)
    assert bot.decide(position, 1) == position.legal(1)[0]
    assert known_bots()["first"] == "the first choice on the list"
    assert checked_level("first", find("hierarchy")) == "first"


def test_its_thought_ranks_every_choice_with_its_own_first() -> None:
    register("first", First)
    position = throneroom.new("hierarchy", seed=7).position
    thought = named("first", HIERARCHY).think(position, 1)
    assert thought.action == position.legal(1)[0]
    assert [choice.action for choice in thought.ranking] == position.legal(1)
    assert sum(thought.shares) == 1


def seen_at_home(match: Match) -> None:
    bot, position = named("first", match.game), match.position
    bot.decide(position, position.seat)
    bot.think(position, position.seat)


def seen_in_the_arena(match: Match) -> None:
    play_deal(Plan(match.game, match.settings, ("first", "first")), 0)


def seen_by_a_learner(match: Match) -> None:
    batch = LearnerBatch(match.game, 2, np.zeros(2, np.int64), "first", seed=3)
    for _ in range(4):
        batch.step(batch.mask.argmax(axis=1))


def seen_at_the_terminal(match: Match) -> None:
    terminal = Terminal(match, Seats(match, 0, "p1", "first"), "en")
    for _ in range(6):
        terminal.turn(match.waiting)


@pytest.mark.parametrize("way", [seen_at_home, seen_in_the_arena, seen_by_a_learner, seen_at_the_terminal])
def test_it_sees_only_what_its_seat_knows(way: Callable[[Match], None]) -> None:
    """Whoever asks it. Of a position on the server only what the seat knows leaves the process: test_bot_pool.py."""
    shown = First(HIERARCHY, 0)
    register("first", lambda *_: shown)
    way(throneroom.new("throne-and-grail", seed=7))
    assert len(shown.shown) > 1
    for known, seat in shown.shown:
        assert not known.states["key"].any()
        assert known.bytes() == known.hidden(seat).bytes()


def test_it_may_play_on_with_what_it_is_given() -> None:
    """The position is its own: what it does there changes neither the game nor what is legal."""

    class Wild(First):
        def decide(self, known: KnownPosition, seat: int) -> int:
            first = super().decide(known, seat)
            known.play(seat, first)
            return first

    register("wild", Wild)
    position = throneroom.new("hierarchy", seed=7).position
    before = position.bytes()
    assert named("wild", HIERARCHY).think(position, 1).action == position.legal(1)[0]
    assert position.bytes() == before


def test_a_choice_that_is_not_legal_is_refused() -> None:
    register("cheat", Cheat)
    position = throneroom.new("hierarchy", seed=7).position
    with pytest.raises(SettingsError, match=r"the bot 'cheat' chose -1, which is not legal; legal are \[0, 2, 5\]"):
        named("cheat", HIERARCHY).decide(position, 1)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [("knight", "'knight' is a built-in bot"), ("My bot", "small letters, digits"), ("", "small letters")],
)
def test_a_name_must_be_free_and_plain(name: str, complaint: str) -> None:
    with pytest.raises(SettingsError, match=complaint):
        register(name, First)


def test_it_takes_no_budget() -> None:
    register("first", First)
    with pytest.raises(SettingsError, match="first does not search"):
        named("first:50ms", HIERARCHY)


def test_an_unknown_name_is_told_which_there_are() -> None:
    register("first", First)
    with pytest.raises(
        SettingsError, match=r"no bot is called 'second'; the levels are easy, .*; the methods are random, .*, first"
    ):
        named("second", HIERARCHY)


def test_workers_of_the_arena_import_the_plugin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "last_plugin.py").write_text(PLUGIN.format(name="last"))
    outside.add_plugins(["last_plugin"])
    plan = Plan(HIERARCHY, HIERARCHY.settings(), ("last", "random"))
    one = run(plan, 4, tmp_path / "one")
    two = run(plan, 4, tmp_path / "two", jobs=2)
    assert one.scores == two.scores
    assert read(tmp_path / "two")[0]["plugins"] == ["last_plugin"]


def test_a_changed_plugin_is_another_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "changing_plugin.py").write_text(PLUGIN.format(name="changing"))
    outside.add_plugins(["changing_plugin"])
    plan = Plan(HIERARCHY, HIERARCHY.settings(), ("changing", "random"))
    run(plan, 1, tmp_path / "results")
    (tmp_path / "changing_plugin.py").write_text(PLUGIN.format(name="changing") + "CHANGED = True\n")
    throneroom.engine.code_stamp.code_stamp.cache_clear()
    throneroom.engine.code_stamp._code_of.cache_clear()
    with pytest.raises(SettingsError, match="bots stamp"):
        run(plan, 2, tmp_path / "results")


def test_the_command_takes_a_plugin(tmp_path: Path) -> None:
    (tmp_path / "last_plugin.py").write_text(PLUGIN.format(name="last"))
    words = ["arena", "hierarchy", "--plugin", "last_plugin", "--bots", "last,random", "--deals", "2", "--jobs", "2"]
    done = subprocess.run(
        [sys.executable, "-P", "-m", "throneroom", *words],
        cwd=tmp_path, env={**os.environ, outside.PLUGINS: ""}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "last against random: " in done.stdout


def test_a_bot_process_of_the_server_imports_the_plugin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "seated_plugin.py").write_text(PLUGIN.format(name="seated"))
    outside.add_plugins(["seated_plugin"])
    position = throneroom.new("hierarchy", seed=7).position
    known = known_to(position, 1)

    async def think() -> int:
        pool = BotPool(1)
        try:
            return (await pool.think(known, 1, checked_level("seated", position.game), SERVER)).action
        finally:
            await pool.close()

    with ThreadPoolExecutor(1) as thread:  # a browser that another test has left open keeps a loop in the main one
        assert thread.submit(asyncio.run, think()).result() == position.legal(1)[-1]


def test_a_plugin_that_is_not_there_is_named() -> None:
    with pytest.raises(SettingsError, match="the plugin 'no_such_plugin' cannot be imported: No module named"):
        outside.add_plugins(["no_such_plugin"])
