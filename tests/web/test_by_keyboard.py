"""Whole games by keyboard alone, and by what a screen reader tells alone: what is asked, what may be chosen and where
the focus is come from the browser's accessibility tree, and every step is a key. Nothing is seen or clicked."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from tests.web.hearing import Heard, Listener, Thing
from tests.web.visitor import Visitor, dealt
from throneroom.engine.game import Game, all_games

SEED = 8
PLAYABLE = re.compile(r"(?<!not )\bplayable\b")
PASS = re.compile(r"^Pass P$")
"""Beside the herald: what may be done at any time of a turn never stands where a choice is confirmed."""
OVER = re.compile("You win|You lose|You share|Nobody wins")
SENDING = re.compile("Sent|Sealing")
WIDTH = 1100
"""Pixels: without a side panel, which would be read again after every key."""


class Reader(Listener):
    """A player who hears the page, and has keys."""

    def __init__(self, visitor: Visitor, dice: random.Random) -> None:
        super().__init__(visitor)
        self.dice = dice
        self.answered = ""
        """What was heard when the last choice was made: the table has not answered while it says the same."""

    def walk_to(self, goal: Thing) -> None:
        """By arrows, over the table."""
        self.go(goal, _arrows)

    # Playing

    def play_on(self) -> bool:
        """Whatever the table wants next: one key, or one thing chosen. False when the game is over."""
        offers = self.hear_until(lambda heard: _offered(heard) if str(heard) != self.answered else [], hurry=True)
        if offers[0].role == "link":
            return False
        assert _words(self.heard), f"it is not said what is asked:\n{self.heard}"
        if any(offer.name.endswith(" Enter") for offer in offers):
            self._answer("Enter")
        else:
            self._choose(self.dice.choice(offers))
        return True

    def _choose(self, offer: Thing) -> None:
        if offer.within("list"):
            self.walk_to(offer)
            self._answer("Enter")
        elif (key := re.search(r"\s([A-Z])$", offer.name)) is not None:
            self._answer(key.group(1).lower())
        else:
            self.tab_to(offer.role, f"^{re.escape(offer.name)}$")
            self._answer("Enter")

    def _answer(self, key: str) -> None:
        self.answered = str(self.heard)
        self.press(key)


def _arrows(heard: Heard, goal: Thing) -> list[str]:
    """Through the lists of the table in their order, then along the list."""
    buttons = [thing for thing in heard.all("button") if thing.within("main") and thing.within("list")]
    if heard.focus not in buttons:
        return ["ArrowDown"]
    lists = list(dict.fromkeys(button.within("list") for button in buttons))
    mine, its = heard.focus.within("list"), goal.within("list")
    if mine == its:
        along = [button for button in buttons if button.within("list") == its]
        return _steps(along.index(goal) - along.index(heard.focus), "ArrowLeft", "ArrowRight")
    return _steps(lists.index(its) - lists.index(mine), "ArrowUp", "ArrowDown")


def _steps(count: int, back: str, on: str) -> list[str]:
    return [on if count > 0 else back] * abs(count)


def _words(heard: Heard) -> str:
    """What the herald says."""
    said = [thing for thing in heard.all("status") if thing.within("region", "What is asked")]
    return heard.text(said[0]) if said else ""


def _offered(heard: Heard) -> list[Thing]:
    """What is wanted, once the focus is on the table: a button that vanishes gives it back there."""
    offers = _wanted(heard)
    over = bool(offers) and offers[0].role == "link"
    return offers if over or heard.focus.role == "main" or heard.focus.within("main") else []


def _wanted(heard: Heard) -> list[Thing]:
    """What can be done now: the herald's offers and what is playable; at the end the way to the result."""
    if SENDING.search(_words(heard)):
        return []
    asked = [thing for thing in heard.things if thing.within("region", "What is asked")]
    links = [thing for thing in asked if thing.role == "link"]
    offers = [thing for thing in asked if thing.role == "button" and not thing.name.startswith("Put back")]
    offers += [thing for thing in heard.all("button", PASS) if thing.within("main")]
    playable = [thing for thing in heard.all("button", PLAYABLE) if thing.within("main")]
    return links or [*offers, *playable]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_whole_game_by_ear_and_keys(visit: Callable[..., Visitor], game: Game) -> None:
    visitor = visit(WIDTH, 900)
    visitor.deal(dealt(game.name, game.players[0], SEED), "squire")
    reader = Reader(visitor, random.Random(SEED))
    visitor.go("/")
    reader.tab_to("button", f"^Play now: {game.title}$")
    reader.press("Enter")
    reader.hear_until(lambda heard: [thing for thing in heard.all("radio", "^Easy") if thing.focused])
    reader.press("Enter")
    while reader.play_on():
        pass
    reader.tab_to("link", "^See the result$")
    reader.press("Enter")
    reader.hear_until(lambda heard: [thing for thing in heard.all("heading", OVER) if thing.focused])
