"""The settings of a device: one sheet, reached from the home page and from every table, on a phone too."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.rivals import sit_with_rivals
from tests.web.visitor import Visitor, dealt
from throneroom.engine.game import find
from throneroom.engine.match import Match

SIZES = [(1440, 900), (390, 664)]
STEP, LONG = 10, 10_000
"""Milliseconds."""
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


def _gap(visitor: Visitor, address: str) -> int:
    """Milliseconds on the clock of the page between two decisions of a rival that have come together."""
    frames: list[str] = []
    visitor.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    match = Match.arrange("behind-the-throne", 2, seed=1, deck="king, queen, judge, rest", turn="p2")
    [rival] = sit_with_rivals(visitor, address, match)
    visitor.page.clock.install(time=0)
    visitor.page.clock.pause_at(60_000)
    for _ in range(3):
        rival.decide("reveal")
    while sum('"decided"' in frame for frame in frames) < 3:
        visitor.page.wait_for_timeout(STEP)
    shown: dict[int, int] = {}
    for at in range(0, LONG, STEP):
        visitor.page.clock.run_for(STEP)
        shown |= {ply: at for ply in range(1, visitor.ply + 1) if ply not in shown}
        if 3 in shown:
            break
    return shown[3] - shown[2]


def test_the_pace_says_how_fast_the_moves_of_others_follow(visit: Callable[..., Visitor], address: str) -> None:
    gaps = {pace: _gap(visit(pace=pace), address) for pace in ("slow", "normal", "fast", "at once")}
    assert gaps == {"slow": 1260, "normal": 700, "fast": 350, "at once": 0}


def test_alone_among_bots_the_page_sets_the_pace(visit: Callable[..., Visitor]) -> None:
    """However slowly the moves of bots are shown, they are there soon: with *at once* nobody waits for them."""
    visitor = visit()
    visitor.choose_game("Hierarchy")
    table = visitor.page.url.split("/t/")[1]
    assert visitor.page.request.get(f"/api/tables/{table}").json()["room"]["pace"] == 200


def test_one_tap_plays_on_a_phone(visit: Callable[..., Visitor], address: str) -> None:
    """Against somebody who does not answer: a Surgeon would send the card home."""
    visitor = visit(390, 664)
    hands = {"p1": "sorcerer, king", "p2": "imposter, tower, serf, usurper"}
    sit_with_rivals(visitor, address, Match.arrange("hierarchy", 2, seed=1, line="p2 knight", discards="rest", **hands))
    assert visitor.wait_for_turn()
    _open(visitor).get_by_role("checkbox", name="One tap plays").check()
    _close(visitor)
    visitor.touch(visitor.spot("hand sorcerer"))
    expect(visitor.page.locator(".hand [data-spot]")).to_have_count(1)
