"""Every registered game passes the common checks."""

from collections.abc import Callable

import pytest

import throneroom
from throneroom.testing import CHECKS


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", throneroom.all_games(), ids=lambda game: game.name)
def test_common(game: throneroom.Game, check: Callable[[throneroom.Game], None]) -> None:
    check(game)
