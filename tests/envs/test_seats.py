"""What all environments share, and what the games say of themselves for it."""

import random

import pytest

from throneroom.engine.chance import seed_key
from throneroom.engine.game import Game, all_games
from throneroom.engine.position import Position
from throneroom.envs.seats import returns


@pytest.mark.parametrize(
    ("standing", "worth"),
    [
        ((1, 0), [1, -1]),
        ((1, 1), [0, 0]),
        ((0, 0), [0, 0]),
        ((0, 1, 0), [-0.5, 1, -0.5]),
        ((1, 1, 0), [0.25, 0.25, -0.5]),
        ((1, 1, 1), [0, 0, 0]),
    ],
)
def test_what_a_game_is_worth_adds_up_to_nothing(standing: tuple[int, ...], worth: list[float]) -> None:
    assert returns(standing) == worth


@pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in all_games()])
def test_a_game_says_truly_whether_seats_decide_at_the_same_time(game: Game) -> None:
    for players in game.players:
        position, choose = Position.deal(game, game.settings(players), seed_key(players)), random.Random(players)
        most = 0
        while not position.over:
            most = max(most, len(position.seats_asked))
            position.play(position.seat, choose.choice(position.legal(position.seat)))
        assert (most > 1) == game.together
