"""Bots are honest: they are no better than themselves, cannot be told what they may not know, and would gain by it."""

from pathlib import Path

import pytest

import throneroom
from tests.bots.test_bots import every_table
from tests.networks import random_network
from throneroom.bots import Bot, Budget, Strategy, Style, named
from throneroom.bots.searcher import Searcher
from throneroom.engine.chance import seed_key
from throneroom.engine.dice import new_dice
from throneroom.engine.game import Game
from throneroom.engine.position import Position

every_game = pytest.mark.parametrize("game", throneroom.all_games(), ids=lambda game: game.name)
secretive = pytest.mark.parametrize(
    "game", [game for game in throneroom.all_games() if game.name != "hierarchy"], ids=lambda game: game.name
)


def share_of(game: Game, bots: list[Bot | Strategy], seed: int, seat: int) -> float:
    """What a seat gets of the victory in one game."""
    position = Position.deal(game, game.settings(len(bots)), seed_key(seed))
    while not position.over:
        position.play(position.seat, bots[position.seat].decide(position, position.seat))
    standing = position.standing()
    return standing[seat] / max(1, sum(standing))


def score(game: Game, one: Bot | Strategy, other: Bot, deals: int) -> float:
    """The mean share of one bot among others, every deal from every seat; half of it is 1 / players."""
    players = game.players[0]
    total = 0.0
    for deal in range(deals):
        for seat in range(players):
            bots = [one if n == seat else other for n in range(players)]
            total += share_of(game, bots, 900 + deal, seat)
    return total / (deals * players)


@every_game
def test_a_bot_against_itself_scores_as_much_as_the_others(game: Game) -> None:
    """Exactly as much: with equal dice every rotation of a deal is the same game, and the shares add up to one."""
    bot = named("knight:20", game, 5)
    assert score(game, bot, bot, 2) == pytest.approx(1 / game.players[0], abs=0.02)


@every_game
def test_a_network_against_itself_scores_as_much_as_the_others(game: Game, tmp_path: Path) -> None:
    bot = named(f"network-search:10,file={random_network(tmp_path, game)}", game, 5)
    assert score(game, bot, bot, 1) == pytest.approx(1 / game.players[0], abs=0.02)


@every_table
@pytest.mark.parametrize(
    "level",
    ["page", "beginner", "squire", "knight:150", "sovereign:100", "network", "network-search:100"],
)
def test_exchanged_secrets_leave_the_choice_unchanged(game: Game, players: int, level: str) -> None:
    """Another world that fits what the seat knows: the same thought, to the last digit. Networks are the package's."""
    position, dice = Position.deal(game, game.settings(players), seed_key(21)), new_dice(4)
    walk = named("squire", game, 2)
    for decision in range(40):
        if position.over:
            break
        seat = position.seat
        if decision % 5 == 0:
            thoughts = [named(level, game, 9).think(p, seat) for p in (position, position.guessed(seat, dice))]
            assert thoughts[0].ranking == thoughts[1].ranking
            assert thoughts[0].shares == thoughts[1].shares
        position.play(seat, walk.decide(position, seat))


@secretive
def test_a_bot_that_peeks_beats_the_fair_one(game: Game) -> None:
    """Knowing the others' cards and the deck is worth something: so the fair bot does not know them."""
    budget = Budget(samples=150)
    peeking = Searcher(game, 1, budget, Style(fair=False))  # without a bot before it, which would hide the cards
    fair = Bot(Searcher(game, 1, budget))
    deals = {"battle-for-the-throne": 12}.get(game.name, 24)
    assert score(game, peeking, fair, deals) > 1 / game.players[0] + 0.08
