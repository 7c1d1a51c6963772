"""Games from outside the package, for the tests that need one."""

import pytest

from throneroom.engine import game as registry
from throneroom.engine.game import Game


def register_for_test(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a game known until the end of the test."""
    registry.all_games()  # the games of the package come first
    monkeypatch.setitem(registry._registered, game.name, game)
