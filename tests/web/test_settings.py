"""The settings of a device: one sheet, reached from the home page and from every table, on a phone too."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.visitor import Visitor, dealt
from throneroom.engine.game import find

SIZES = [(1440, 900), (390, 664)]
GAMES = ["hierarchy", "throne-and-grail", "behind-the-throne", "battle-for-the-throne", "shadow-throne"]


def _open(visitor: Visitor) -> Locator:
    """The sheet, as one gets to it at this width: a gear in the bar, or the sheet behind the scroll."""
    gear = visitor.button("Settings")
    if not gear.is_visible():
        visitor.button("Log, rules and chat").click()
    gear.click()
    sheet = visitor.page.get_by_role("dialog", name="Settings")
    expect(sheet).to_be_visible()
    return sheet


def _close(visitor: Visitor) -> None:
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)


def _all_there(visitor: Visitor, sheet: Locator) -> None:
    """Each setting can be seen and touched, and axe is content."""
    for name in ("slow", "normal", "fast", "at once", "dark", "light"):
        expect(sheet.get_by_role("radio", name=name, exact=True)).to_be_in_viewport()
    for name in ("One tap plays", "Letters work on the table"):
        expect(sheet.get_by_role("checkbox", name=name)).to_be_in_viewport()
    assert visitor.fits()
    assert visitor.problems() == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_settings_of_the_home_page_are_remembered(visit: Callable[..., Visitor], width: int, height: int) -> None:
    visitor = visit(width, height)
    visitor.go("/")
    sheet = _open(visitor)
    _all_there(visitor, sheet)
    sheet.get_by_role("radio", name="fast").check()
    sheet.get_by_role("checkbox", name="One tap plays").check()
    sheet.get_by_role("checkbox", name="Letters work on the table").uncheck()
    sheet.get_by_role("radio", name="light").check()
    assert visitor.page.evaluate("document.documentElement.dataset.theme") == "light"
    visitor.page.reload()
    sheet = _open(visitor)
    expect(sheet.get_by_role("radio", name="fast")).to_be_checked()
    expect(sheet.get_by_role("radio", name="light")).to_be_checked()
    expect(sheet.get_by_role("checkbox", name="One tap plays")).to_be_checked()
    expect(sheet.get_by_role("checkbox", name="Letters work on the table")).not_to_be_checked()


@pytest.mark.parametrize("game", GAMES)
def test_settings_of_every_table(visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit(390, 664)
    visitor.sit_down(dealt(game, find(game).players[0], 7))
    assert visitor.wait_for_turn()
    for width, height in ((390, 664), (740, 360), (1440, 900)):
        visitor.resize(width, height)
        sheet = _open(visitor)
        sheet.get_by_role("radio", name="slow").check()
        if height > 400:
            _all_there(visitor, sheet)
        _close(visitor)
    assert visitor.wait_for_turn()


def test_one_tap_plays_on_a_phone(visit: Callable[..., Visitor]) -> None:
    visitor = visit(390, 664)
    visitor.sit_down(dealt("hierarchy", 2, 7))
    assert visitor.wait_for_turn()
    _open(visitor).get_by_role("checkbox", name="One tap plays").check()
    _close(visitor)
    cards = visitor.page.locator(".hand [data-spot]")
    count = cards.count()
    visitor.touch(visitor.page.locator(".hand [data-spot][data-lit]").first)
    expect(cards).to_have_count(count - 1)
