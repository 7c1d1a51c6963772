import pytest

from tests.registering import register_for_test
from tests.sixth import GAME


@pytest.fixture(autouse=True)
def sixth_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sealed Bids is registered: three players, sealed choices, nobody's favourite."""
    register_for_test(GAME, monkeypatch)
