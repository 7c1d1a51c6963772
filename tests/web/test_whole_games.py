"""Whole games against bots, from the click on *Play now* to the result page: by mouse, and by finger on a phone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.visitor import Visitor, dealt
from throneroom.engine.game import Game, all_games

SEED = 5


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
@pytest.mark.parametrize(("width", "height", "scheme"), [(1440, 900, "dark"), (360, 740, "light")])
def test_a_game_from_the_door_to_the_result(
    visit: Callable[..., Visitor], width: int, height: int, scheme: str, game: Game
) -> None:
    """Whatever is asked, all that can be chosen is in sight, and nothing makes the page wider than the window."""
    visitor = visit(width, height, scheme)
    visitor.deal(dealt(game.name, game.players[0], SEED), "squire")
    visitor.choose_game(game.title)
    assert visitor.wait_for_turn(hurry=True)
    assert visitor.problems() == []
    found: list[str] = []
    visitor.play_on(random.Random(SEED), lambda: found.extend(visitor.misplaced()))
    assert found == []
    assert visitor.problems() == []
    visitor.touch(visitor.result)
    heading = visitor.page.get_by_role("heading", name=re.compile("You win|You lose|You share|Nobody wins"))
    expect(heading).to_be_focused()
    assert visitor.problems() == []
    assert visitor.fits()
