"""An environment id keeps its meaning: what it deals, shows, allows and pays is that of its golden episodes."""

import pytest

from tests.envs.golden_episodes import FOLDER, file_of, told
from throneroom.engine.game import Game, all_games

GAMES = [pytest.param(game, id=game.name) for game in all_games()]


@pytest.mark.parametrize("game", GAMES)
def test_an_id_means_what_it_meant(game: Game) -> None:
    assert told(game) == file_of(game).read_text(encoding="utf-8"), "if this is meant, raise the game's version"


def test_there_are_episodes_of_every_game_and_no_other() -> None:
    assert set(FOLDER.iterdir()) == {file_of(game) for game in all_games()}
