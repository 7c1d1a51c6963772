import pytest

import throneroom
from tests.sixth import GAME
from throneroom.engine import game as registry


@pytest.fixture(autouse=True)
def sixth_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sealed Bids is registered: three players, sealed choices, nobody's favourite."""
    throneroom.all_games()
    monkeypatch.setitem(registry._registered, GAME.name, GAME)
