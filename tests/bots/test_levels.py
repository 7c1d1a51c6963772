"""Levels: what people choose from, which method each of them is, and how a beginner goes wrong."""

from collections import Counter
from pathlib import Path

import pytest

import throneroom
from tests.bots.test_bots import dealt, every_game
from tests.bots.test_honest import score
from tests.networks import random_network
from throneroom.bots import LEVELS, METHODS, Budget, known_bots, named, network_file, network_of
from throneroom.bots.beginner import LEAST_CARELESS, MOST_CARELESS, Beginner
from throneroom.bots.bot import known_to
from throneroom.bots.levels import WITH_NETWORK, budget_of, method_of, methods_of
from throneroom.bots.network_bot import NetworkBot
from throneroom.bots.searcher import Searcher
from throneroom.bots.simple import Squire
from throneroom.bots.sovereign import Sovereign
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game, find
from throneroom.engine.position import Position
from throneroom.table.table_settings import checked_level, hurried_level


def test_people_choose_from_four_levels() -> None:
    assert list(LEVELS) == ["easy", "fair", "strong", "best"]
    assert all(LEVELS.values())
    assert {*LEVELS, *METHODS} <= {*known_bots()}


@every_game
def test_every_level_is_a_method(game: Game) -> None:
    assert isinstance(named("easy", game).strategy, Beginner)
    assert isinstance(named("fair", game).strategy, Squire)
    network = network_of(game)
    strong = NetworkBot if network and network.beats_knight else Searcher
    assert isinstance(named("strong", game).strategy, strong)
    assert isinstance(named("best", game).strategy, Sovereign)
    assert {method_of(level, game) for level in LEVELS} <= {*METHODS}


@pytest.mark.parametrize("name", [name for name in METHODS if name not in WITH_NETWORK])
def test_the_names_of_methods_stand_for_themselves(name: str) -> None:
    """Old tables, records and programs use them."""
    game = find("hierarchy")
    assert method_of(name, game) == name
    assert checked_level(name, game) == name
    named(name, game)


def test_a_table_refuses_a_network_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And it takes no file: a guest could name any file of the server."""
    game = find("hierarchy")
    monkeypatch.setattr(network_file, "FOLDER", tmp_path)
    with pytest.raises(SettingsError, match="network needs a network, and there is none for Hierarchy"):
        checked_level("network", game)
    random_network(tmp_path, game)
    assert checked_level("network", game) == "network"
    with pytest.raises(SettingsError, match="it takes no budget"):
        checked_level(f"network:{tmp_path / 'hierarchy.npz'}", game)


def test_a_level_thinks_as_long_as_its_method() -> None:
    game = find("hierarchy")
    assert [budget_of(level, game) for level in LEVELS] == [None, None, Budget(seconds=0.05), Budget(seconds=1)]
    assert budget_of("knight:200ms,c=1", game) == Budget(seconds=0.2)
    assert [hurried_level(level, game) for level in LEVELS] == ["easy", "fair", "squire", "squire"]


@every_game
def test_every_bot_that_searches_tells_its_budget(game: Game) -> None:
    """A server divides it among those who wait: a bot without one would have as long as it likes."""
    names = [*(name for name in [*LEVELS, *methods_of(game)] if budget_of(name, game)), "sovereign:70", "knight:3ms"]
    assert {"best", "knight", "regent", "sovereign"} <= {*names}
    assert {name: getattr(named(name, game).strategy, "budget", None) for name in names} == {
        name: budget_of(name, game) for name in names
    }


@pytest.mark.parametrize("game", throneroom.all_games(), ids=lambda game: game.name)
def test_easy_is_stronger_than_random_and_weaker_than_fair(game: Game) -> None:
    """docs/results/bots.md has the figures of a longer run."""
    even, deals = 1 / game.players[0], {"hierarchy": 60, "battle-for-the-throne": 12}.get(game.name, 24)
    random, easy, fair = (named(name, game, 5) for name in ("random", "easy", "fair"))
    assert score(game, easy, random, deals) > even + 0.05
    assert score(game, fair, easy, deals) > even + 0.05


# The beginner


def _choices(position: Position, count: int) -> Counter[int]:
    """What beginners with different dice choose in the same position."""
    known, seat = known_to(position, position.seat), position.seat
    beginner = Beginner(position.game, 0)
    chosen: Counter[int] = Counter()
    for seed in range(count):
        beginner.shake(seed)
        chosen[beginner.decide(known, seat)] += 1
    return chosen


def test_a_beginner_misses_good_choices_but_does_not_choose_blindly() -> None:
    """The better a choice looks, the more often it is taken; the best one is missed often enough."""
    position = dealt(find("shadow-throne"))
    thought = named("squire", position.game).think(position, position.seat)
    chosen = _choices(position, 2000)
    best, *others = (chosen[choice.action] for choice in thought.ranking)
    assert len({choice.share for choice in thought.ranking}) == len(thought.ranking), "no two look equally good"
    assert [best, *others] == sorted([best, *others], reverse=True)
    assert 0.35 < best / 2000 < 0.65


def test_a_beginner_seldom_overlooks_the_only_sensible_choice() -> None:
    game = find("battle-for-the-throne")
    position, squire = dealt(game), named("squire", game)
    while (thought := squire.think(position, position.seat)).ranking[0].share < 0.95 or len(thought.ranking) < 3:
        position.play(position.seat, thought.action)
    assert _choices(position, 500)[thought.action] / 500 > 0.6


def test_a_beginner_stays_as_attentive_as_it_is() -> None:
    game = find("hierarchy")
    beginners = [Beginner(game, seed) for seed in range(30)]
    careless = [beginner.carelessness for beginner in beginners]
    assert all(LEAST_CARELESS <= each <= MOST_CARELESS for each in careless)
    assert len({*careless}) > 20
    beginners[0].shake(99)
    assert beginners[0].carelessness == careless[0]
