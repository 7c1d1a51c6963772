"""An environment id keeps its meaning: what it deals, shows, allows and pays is that of its golden episodes."""

import re
from pathlib import Path

import pytest

from tests.envs.golden_episodes import FOLDER, file_of, told
from throneroom.engine.game import Game, all_games

PAPER = Path(__file__).parents[2] / "docs/how-to/paper.md"
GAMES = [pytest.param(game, id=game.name) for game in all_games()]


@pytest.mark.parametrize("game", GAMES)
def test_an_id_means_what_it_meant(game: Game) -> None:
    assert told(game) == file_of(game).read_text(encoding="utf-8"), "if this is meant, raise `environment` in its GAME"


def test_there_are_episodes_of_every_game_and_no_other() -> None:
    assert set(FOLDER.iterdir()) == {file_of(game) for game in all_games()}


def test_every_number_of_an_environment_has_its_meaning_in_the_documentation() -> None:
    """Up to the present one, which names the present rules."""
    rows = re.findall(r"^\| `([a-z-]+)-v(\d+)` \| (\d+) \|", PAPER.read_text(encoding="utf-8"), re.MULTILINE)
    for game in all_games():
        numbers = [(int(number), int(rules)) for name, number, rules in rows if name == game.name]
        assert [number for number, _ in numbers] == [*range(1, game.environment + 1)]
        assert numbers[-1][1] == game.version, "new rules are a new environment"
