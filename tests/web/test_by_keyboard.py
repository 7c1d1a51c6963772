"""Whole games by keyboard alone, and by what a screen reader tells alone: names, roles, what is asked and what may be
chosen come from the accessibility tree, and every step is a key."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.visitor import Visitor, dealt
from throneroom.engine.game import Game, all_games

SEED = 8
PLAYABLE = re.compile(r"(?<!not )\bplayable\b")
MOST_KEYS = 60
"""Keys from anywhere on a page to anything on it."""

NEXT_KEY = """goal => {
  const here = document.activeElement;
  const [mine, its] = [here, goal].map(thing => thing.closest('ul'));
  if (!mine || !here.closest('main')) return 'ArrowDown';
  if (mine === its) return 'ArrowRight';
  return mine.compareDocumentPosition(its) & Node.DOCUMENT_POSITION_FOLLOWING ? 'ArrowDown' : 'ArrowUp';
}"""
"""Through the lists of the table in their order, then along the list."""


class Reader:
    """A player who hears the page, and has keys."""

    def __init__(self, visitor: Visitor, dice: random.Random) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.dice = dice
        self.table = self.page.get_by_role("main")
        self.asked = self.table.get_by_role("region", name="What is asked")

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def tab_to(self, goal: Locator) -> None:
        """By Tab or Shift+Tab, from wherever the focus is."""
        expect(goal).to_be_visible()
        self._go(goal, "goal => goal.compareDocumentPosition(document.activeElement) & 4 ? 'Shift+Tab' : 'Tab'")

    def walk_to(self, goal: Locator) -> None:
        """By arrows, over the table."""
        self._go(goal, NEXT_KEY)

    def _go(self, goal: Locator, next_key: str) -> None:
        for _ in range(MOST_KEYS):
            if goal.evaluate("goal => goal === document.activeElement"):
                return
            self.press(goal.evaluate(next_key))
        raise AssertionError(f"{goal} is not reached: {self.page.get_by_role('main').aria_snapshot()}")

    def step(self) -> None:
        """Whatever the page offers now: one key, or one thing chosen."""
        expect(self.asked.get_by_role("status")).not_to_be_empty()
        offers = [offer for offer in self.asked.get_by_role("button").all() if not self._says(offer, "^Put back")]
        playable = self.table.get_by_role("button", name=PLAYABLE).all()
        confirm = [offer for offer in offers if self._says(offer, r"\sEnter$")]
        if confirm:
            self.press("Enter")
        else:
            self._choose(self.dice.choice([*offers, *playable]))
        self.visitor.settle()

    def _says(self, thing: Locator, words: str) -> bool:
        return re.search(words, thing.inner_text().strip()) is not None

    def _choose(self, thing: Locator) -> None:
        words = thing.inner_text().strip()
        if not words:
            self.walk_to(thing)
            self.press("Enter")
        elif (key := re.search(r"\s([A-Z])$", words)) is not None:
            self.press(key.group(1).lower())
        else:
            self.tab_to(thing)
            self.press("Enter")


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_whole_game_by_ear_and_keys(visit: Callable[..., Visitor], game: Game) -> None:
    visitor = visit()
    visitor.deal(dealt(game.name, game.players[0], SEED), "squire")
    reader = Reader(visitor, random.Random(SEED))
    visitor.go("/")
    reader.tab_to(visitor.button(f"Play now: {game.title}"))
    reader.press("Enter")
    visitor.page.wait_for_url("**/t/*")
    while visitor.wait_for_turn(hurry=True, by_key=True):
        assert reader.table.evaluate("main => main.contains(document.activeElement)"), visitor.herald.inner_text()
        reader.step()
    reader.tab_to(visitor.result)
    reader.press("Enter")
    heading = visitor.page.get_by_role("heading", name=re.compile("You win|You lose|You share|Nobody wins"))
    expect(heading).to_be_focused()
