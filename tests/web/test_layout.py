"""Every table fits every window: each game with each number of players, from the first question to the replay.

`layout.js` looks for cut text, broken words, text upon text, spots that lie on one another or leave their frames, and a
herald or a hand out of sight. In large windows the table grows.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.web.visitor import Visitor, dealt
from throneroom.engine.catalogue import ENGLISH, LANGUAGES
from throneroom.engine.game import all_games, find
from throneroom.engine.match import Match
from throneroom.server.pages import PSEUDO
from throneroom.testing.playing import played_by_squires

ME = "p1"
SEED = 11
Windows = tuple[tuple[int, int], ...]
STYLES = Path(__file__).parent.parent.parent / "web" / "src"
LOOK = (Path(__file__).parent / "layout.js").read_text()
ORDINARY = (1440, 900)
KINDS_OF_WINDOWS: Windows = (
    (360, 640), (390, 844), (740, 360), (820, 1180), (1024, 768), (1280, 720), ORDINARY,
)  # fmt: skip
"""A small window for each combination of breakpoints of the styles: words that fit here have more room in others."""
WINDOWS: Windows = ((390, 664), (3840, 2160), *KINDS_OF_WINDOWS)
"""Beside them another phone, and a window in which the page is drawn larger: it is laid out for 1600 x 900, whatever
the factor is."""
PHONE_AND_DESK = ((360, 740), ORDINARY)
LONGER = (PSEUDO, "de", "ja")
"""English made longer by 40 %, the longest of the languages, and the one without spaces."""
GAMES = [game.name for game in all_games()]
TABLES = [(game.name, players) for game in all_games() for players in game.players]


_game = cache(played_by_squires)


def _asked(game: str, players: int, share: float) -> Match:
    """The position of the game in which we have a choice, after this share of our choices."""
    whole = _game(game, players, SEED)
    plies = [ply for ply in range(whole.ply) if ME in (then := whole.at(ply)).waiting and len(then.legal(ME)) > 1]
    return whole.at(plies[int(share * (len(plies) - 1))])


def faults(visitor: Visitor, state: str, windows: Windows) -> list[str]:
    """What is wrong with the page in each of the windows."""
    found: list[str] = []
    for width, height, here in visitor.measured(windows, LOOK):
        found += [f"{state} at {width}x{height}: {fault}" for fault in here]
    return found


def _faults_while_asked(visitor: Visitor, game: str, players: int, windows: Windows) -> tuple[str, list[str]]:
    """What is wrong at the start, in the middle and late in a game, and with a card lifted; first the last table."""
    table, found = "", []
    for state, share in (("start", 0.0), ("middle", 0.5), ("late", 1.0)):
        match = _asked(game, players, share)
        table = visitor.sit_down(match)
        assert visitor.wait_for_turn()
        visitor.wait_until_only_we_are_asked(table)
        found += faults(visitor, state, windows)
        if state == "middle":
            visitor.touch(visitor.lit.last)
            visitor.frame()
            if visitor.lifted.count():  # else it was a decision, and the bots play on
                found += faults(visitor, "lifted", windows)
    return table, found


def _faults_from_the_end_on(visitor: Visitor, table: str, windows: Windows) -> list[str]:
    """Plays on, then: what is wrong at the end of the game, with its result, and in its replay."""
    visitor.finish(table, random.Random(SEED))
    found = faults(visitor, "over", windows)
    visitor.touch(visitor.result)
    expect(visitor.page.locator("#headline")).to_be_focused()
    visitor.page.locator(".chart").wait_for()  # a bot looks back at the game first
    found += faults(visitor, "result", windows)
    visitor.page.locator(".acts a[href^='/g/']").click()
    slider = visitor.page.get_by_role("slider")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    for state, ply in (("replay", last // 2), ("replay's end", last)):
        slider.fill(str(ply))
        visitor.page.wait_for_function(
            "ply => document.querySelector('[data-table]').dataset.ply === ply", arg=str(ply)
        )
        found += faults(visitor, state, windows)
    return found


def test_there_is_a_window_on_each_side_of_every_breakpoint() -> None:
    texts = [path.read_text() for kind in ("css", "svelte") for path in STYLES.rglob(f"*.{kind}")]
    queries = [query for text in texts for query in re.findall(r"@media[^{]*", text)]
    found = {found for query in queries for found in re.findall(r"(min|max)-(width|height):(\d+)px", query)}
    assert len(found) > 5, "nothing was found"
    for side, dimension, pixels in found:
        lengths = [window[dimension == "height"] for window in KINDS_OF_WINDOWS]
        below = [length < int(pixels) + (side == "max") for length in lengths]
        assert {*below} == {True, False}, (side, dimension, pixels)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_table_fits_every_window(visit: Callable[..., Visitor], game: str, players: int) -> None:
    visitor = visit()
    table, found = _faults_while_asked(visitor, game, players, WINDOWS)
    fullest = players == find(game).players[-1]  # from the end on, fewer players are only fewer plates
    found += _faults_from_the_end_on(visitor, table, WINDOWS if fullest else (KINDS_OF_WINDOWS[0], ORDINARY))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LONGER)
@pytest.mark.parametrize("game", GAMES)
def test_longer_words_fit_every_window(visit: Callable[..., Visitor], game: str, language: str) -> None:
    visitor = visit(language=language)
    table, found = _faults_while_asked(visitor, game, find(game).players[-1], KINDS_OF_WINDOWS)
    found += _faults_from_the_end_on(visitor, table, PHONE_AND_DESK)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LONGER)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_guide_fits(visit: Callable[..., Visitor], game: str, language: str) -> None:
    visitor = visit(language=language)
    found: list[str] = []
    visitor.learn(game, lambda step: found.extend(faults(visitor, f"step {step}", PHONE_AND_DESK)))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", [PSEUDO, *LANGUAGES])
def test_the_pages_fit_every_window(visit: Callable[..., Visitor], language: str) -> None:
    """The home page, its settings, and what a game's card asks before a table is opened."""
    visitor = visit(language=language)
    windows = WINDOWS if language == ENGLISH else KINDS_OF_WINDOWS
    found = []
    for path in ("/", "/rules/shadow-throne"):
        visitor.go(path)
        visitor.page.locator("h1, h2").first.wait_for()
        found += faults(visitor, path, windows)
    visitor.go("/")
    for name, opener in (("settings", "button.theme"), ("a game card", "button.play")):
        visitor.page.locator(opener).last.click()
        visitor.page.locator("dialog[open]").wait_for()
        found += faults(visitor, name, windows)
        visitor.page.keyboard.press("Escape")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_grows_with_the_window(visit: Callable[..., Visitor], game: str) -> None:
    """The herald stands where it stands in an ordinary window, only larger."""
    visitor = visit(1600, 900)
    visitor.sit_down(_asked(game, find(game).players[-1], 0.5))
    assert visitor.wait_for_turn()
    ordinary = _box(visitor.herald)
    for width, height, times in ((2560, 1440, 1.6), (3840, 2160, 2.4)):
        visitor.resize(width, height)
        assert _box(visitor.herald) == pytest.approx([times * length for length in ordinary], abs=2 * times)


def test_a_card_stays_under_the_pointer_in_a_large_window(visit: Callable[..., Visitor]) -> None:
    visitor = visit(3840, 2160)
    visitor.sit_down(dealt("hierarchy", 2, SEED))
    assert visitor.wait_for_turn()
    card, mouse = visitor.spot(visitor.lit.first.get_attribute("data-spot") or ""), visitor.page.mouse
    x, y = _middle(card)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 200, y - 300, steps=4)
    visitor.frame()
    assert _middle(card) == pytest.approx((x + 200, y - 300), abs=50)  # a lifted card stands a little higher
    mouse.up()


def _box(thing: Locator) -> list[float]:
    box = thing.bounding_box()
    assert box is not None
    return [box["x"], box["y"], box["width"], box["height"]]


def _middle(thing: Locator) -> tuple[float, float]:
    x, y, width, height = _box(thing)
    return x + width / 2, y + height / 2
