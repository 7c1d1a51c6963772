"""Bots: what they are called, what they answer, and that the same question gets the same answer."""

import re
import threading
import time

import pytest

import throneroom
from tests.sixth import GAME as SIXTH
from throneroom.bots import Bot, Budget, Style, named
from throneroom.bots.searcher import Searcher
from throneroom.engine.chance import seed_key
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game, find
from throneroom.engine.position import Position

GAMES = (*throneroom.all_games(), SIXTH)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
TABLES = [(game, players) for game in throneroom.all_games() for players in sorted({game.players[0], game.players[-1]})]
every_table = pytest.mark.parametrize(
    ("game", "players"), TABLES, ids=[f"{game.name}, {players} players" for game, players in TABLES]
)
"""Every game of the package with the fewest and with the most players."""
METHODS = ("random", "page", "beginner", "squire", "knight:100", "regent:200", "sovereign:100")
"""All methods, with quick searches."""


def dealt(game: Game, seed: int = 7, players: int | None = None) -> Position:
    """A new game, at its first decision with something to choose."""
    position = Position.deal(game, game.settings(players), seed_key(seed))
    while len(actions := position.legal(position.seat)) == 1:
        position.play(position.seat, actions[0])
    return position


@every_game
@pytest.mark.parametrize("method", METHODS)
def test_every_method_plays_whole_games_at_every_table(game: Game, method: str) -> None:
    for players in (game.players[0], game.players[-1]):
        bot = named(method, game, 3)
        position = dealt(game, 11, players)
        decisions = 0
        while not position.over and decisions < 60:
            thought = bot.think(position, position.seat)
            legal = position.legal(position.seat)
            assert thought.action in legal
            assert sorted(choice.action for choice in thought.ranking) == sorted(legal)
            assert thought.ranking[0].action == thought.action
            assert len(thought.shares) == players
            assert 0 <= sum(thought.shares) < 1.001
            assert all(0 <= choice.share <= 1 for choice in thought.ranking)
            position.play(position.seat, thought.action)
            decisions += 1


@every_game
@pytest.mark.parametrize("method", METHODS)
def test_the_same_question_gets_the_same_answer(game: Game, method: str) -> None:
    position = dealt(game)
    first = named(method, game, 3).think(position, position.seat)
    again = named(method, game, 3).think(position, position.seat)
    assert (first.action, first.shares, first.ranking) == (again.action, again.shares, again.ranking)


@every_game
def test_a_search_does_not_remember_the_last_one(game: Game) -> None:
    position, other = dealt(game), dealt(game, 8)
    bot = named("knight:200", game, 3)
    first = bot.think(position, position.seat)
    bot.think(other, other.seat)
    assert bot.think(position, position.seat).ranking == first.ranking


@every_game
def test_samples_are_counted_and_shared_out(game: Game) -> None:
    position = dealt(game)
    thought = named("knight:300", game).think(position, position.seat)
    assert thought.samples == 300
    assert sum(choice.visits for choice in thought.ranking) == 300
    assert sum(choice.visits * choice.share for choice in thought.ranking) / 300 == pytest.approx(
        thought.shares[position.seat]
    )


@every_game
def test_two_cores_grow_two_trees(game: Game) -> None:
    position = dealt(game)
    thoughts = [named("knight:301,cores=2", game, 3).think(position, position.seat) for _ in range(2)]
    assert thoughts[0].samples == 301
    assert thoughts[0].ranking == thoughts[1].ranking


@every_game
def test_another_budget_for_one_decision(game: Game) -> None:
    position = dealt(game)
    assert named("knight:300", game).think(position, position.seat, Budget(samples=20)).samples == 20


def test_a_search_can_be_interrupted() -> None:
    game = find("hierarchy")
    position = dealt(game)
    bot = named("regent:600s", game)
    answers: list[int] = []
    thread = threading.Thread(target=lambda: answers.append(bot.decide(position, position.seat)))
    thread.start()
    assert isinstance(bot.strategy, Searcher)
    while not bot.strategy.decisions:
        time.sleep(0.01)
    bot.stop()
    thread.join(30)
    assert answers and answers[0] in position.legal(position.seat)


def test_a_search_ends_when_its_decision_stands() -> None:
    """One choice wins at once: nobody waits ten minutes for that."""
    game = find("hierarchy")
    position = dealt(game)
    while True:
        thought = named("knight:3000", game).think(position, position.seat)
        if thought.ranking[0].share > 0.99 and thought.ranking[0].visits > 2900:
            break
        position.play(position.seat, thought.action)
    thought = named("regent:2s", game).think(position, position.seat)
    assert thought.seconds < 1.9


def test_open_cards_are_for_analysis() -> None:
    """Without guessing, a search takes the state as it is."""
    game = find("behind-the-throne")
    position = dealt(game)
    fair = Bot(Searcher(game, 1, Budget(samples=200))).think(position, position.seat)
    open_cards = Searcher(game, 1, Budget(samples=200), Style(fair=False)).think(position, position.seat)
    assert fair.shares != open_cards.shares


def test_where_there_is_nothing_to_choose_it_only_values_the_position() -> None:
    game = find("behind-the-throne")
    position = Position.deal(game, game.settings(), seed_key(7))
    assert len(position.legal(position.seat)) == 1
    thought = named("regent:600s", game).think(position, position.seat)
    assert thought.samples == 64
    assert sum(thought.shares) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (
            "bishop",
            "no bot is called 'bishop'; the levels are easy, fair, strong, best; "
            "the methods are random, page, beginner, squire, knight, regent, network, network-search, sovereign",
        ),
        ("best:5s", "best is a level: it takes no budget and no style; methods do, such as knight:200ms"),
        ("strong,c=1", "strong is a level"),
        ("random:5s", "random does not search"),
        ("squire,c=1", "squire does not search"),
        ("knight:soon", "a budget is a time such as 50ms or 1.5s, or a number of samples, not 'soon'"),
        ("knight:0", "a budget must be more than 0"),
        ("knight:1.5", "a budget is a time"),
        ("knight,depth=3", "a search has no setting 'depth'; it has: c, doubt, horizon, cores"),
        ("knight,c=much", "c takes a number, not 'much'"),
    ],
)
def test_a_bot_that_cannot_be(text: str, complaint: str) -> None:
    with pytest.raises(SettingsError, match=re.escape(complaint)):
        named(text, find("hierarchy"))


@pytest.mark.parametrize("text", ["50ms", "1s", "2.5s", "400"])
def test_a_budget_is_read_and_written(text: str) -> None:
    assert str(Budget.parsed(text)) == text


def test_a_budget_is_one_of_both() -> None:
    with pytest.raises(SettingsError):
        Budget()
    with pytest.raises(SettingsError):
        Budget(seconds=1.0, samples=5)
