"""The pages around the tables in every language and every kind of window, and by ear and keys alone: the hall,
tournaments, the account, data protection, sheets. The moderators' page is in `test_safety.py`, where a server has some.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.hearing import Listener
from tests.web.test_account import CODE
from tests.web.test_hall import GAME, WIDE_NAME, player_of
from tests.web.test_layout import KINDS_OF_WINDOWS, faults
from tests.web.test_my_games import ODD, act, duel, rename
from tests.web.visitor import PATIENCE, Visitor
from throneroom.engine.catalogue import LANGUAGES

WIDTH = 1100
"""Pixels for those who listen: one column, read from top to bottom."""
KEYS_OF_WORDS = re.compile(r"\b(hall|player|pair|tournament|account|privacy|days|premove|fairness|safety|keys)-[a-z]")
"""What stands on a page where a message is missing."""

each_language = pytest.mark.parametrize("language", LANGUAGES)


class Looks:
    """What is wrong in all that a visitor has looked at."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.found: list[str] = []

    def at(self, state: str) -> None:
        """The page as it is now, in every kind of window."""
        self.found += faults(self.visitor, state, KINDS_OF_WINDOWS)
        words = KEYS_OF_WORDS.search(self.visitor.page.locator("body").inner_text())
        self.found += [f"{state}: {words.group()}"] if words else []

    def check(self) -> None:
        """Nothing was wrong, and axe finds nothing either."""
        assert not self.found, "\n".join(self.found)
        assert self.visitor.problems() == []


@each_language
def test_the_hall(visit: Callable[..., Visitor], language: str) -> None:
    ada, wide = visit(language=language), visit()
    rename(ada, "Ада 帝国 " + "W" * 16)
    rename(wide, WIDE_NAME)
    duel(wide, ada)
    duel(ada, wide)
    look = Looks(ada)
    for path in (f"/hall/{GAME}", f"/player/{player_of(ada)}", "/pair"):
        ada.go(path)
        ada.page.locator("main :is(table, fieldset)").first.wait_for()
        look.at(path)
    ada.page.locator("main form button").click()
    ada.page.locator(".now").wait_for()
    look.at("searching")
    look.check()


@each_language
def test_tournaments(visit: Callable[..., Visitor], language: str) -> None:
    ada, ben = visit(language=language), visit()
    rename(ada, WIDE_NAME)
    rename(ben, ODD)
    look = Looks(ada)
    ada.go("/tournaments")
    ada.page.locator("form input").first.fill("<b>Friday</b> " + "W" * 20)
    ada.page.locator("form select").nth(1).select_option("roundrobin")
    ada.page.locator("form input[type=number]").fill("3")
    ada.page.locator("form select").last.select_option("easy")
    look.at("form")
    ada.page.locator("form button").press("Enter")
    ada.page.wait_for_url("**/tournament/*")
    ada.page.locator(".acts .main").wait_for()
    look.at("open")
    path = "/tournament/" + ada.page.url.rpartition("/")[2]
    ben.go(path)
    ben.page.get_by_role("button", name="Join").click()
    expect(ben.page.get_by_role("button", name="Leave the tournament")).to_be_visible()
    ada.page.locator(".acts .main").click()
    ada.page.locator("table").wait_for()
    expect(ada.page.locator("tbody tr")).to_have_count(3)
    look.at("running")
    look.check()
    for visitor in (ada, ben):
        assert visitor.page.request.post(f"/api{path.replace('tournament', 'tournaments')}/leave").ok


@pytest.mark.parametrize("language", ["de"])
def test_the_account_and_what_is_kept(visit: Callable[..., Visitor], language: str) -> None:
    visitor = visit(language=language)
    rename(visitor, WIDE_NAME)
    look, page = Looks(visitor), visitor.page
    visitor.go("/account")
    expect(page.locator("h2")).to_have_count(8)
    page.locator("section[aria-labelledby=code] .main").click()
    page.locator("p.code").wait_for()
    page.locator("section[aria-labelledby=join] button").click()
    expect(page.locator("svg[role=img]")).to_be_visible()
    look.at("account")
    page.locator(".danger").click()
    page.locator("dialog[open]").wait_for()
    look.at("deletion")
    visitor.go("/privacy")
    page.locator("main dl").wait_for()
    look.at("privacy")
    visitor.go("/")
    page.locator("button.theme").last.click()
    page.locator(".more button").click()
    page.locator("#vacation-title").wait_for()
    page.locator("section[aria-labelledby=calendar-title] button").click()
    page.locator("section[aria-labelledby=calendar-title] input").wait_for()
    look.at("sound, notices and days off")
    look.check()


@pytest.mark.parametrize("language", ["de"])
def test_the_sheets_of_a_table(visit: Callable[..., Visitor], language: str) -> None:
    """Premoves, all keys of a replay, and what a fair deal was checked with."""
    players = visit(language=language), visit(language=language)
    for player, name in zip(players, (WIDE_NAME, ODD), strict=True):
        rename(player, name)
    wish = {"game": "hierarchy", "players": 2, "seats": ["me", "open"], "hours_a_move": 72}
    game = players[0].page.request.post("/api/tables", data=wish, timeout=PATIENCE).json()["id"]
    act(players[1], game, type="sit")
    act(players[0], game, type="start")
    rooms = [player.page.request.get(f"/api/tables/{game}").json()["room"] for player in players]
    ada = next(player for player, room in zip(players, rooms, strict=True) if room["question"] is None)
    look, page = Looks(ada), ada.page
    ada.go(f"/t/{game}")
    page.locator("[data-premove]").click()
    page.locator("dialog[open] form button.main").click()
    page.locator("dialog[open] dl").wait_for()
    look.at("premove")
    page.keyboard.press("Escape")
    act(ada, game, type="resign")
    ended = page.request.get(f"/api/tables/{game}").json()["room"]["game_id"]
    ada.go(f"/g/{ended}")
    page.get_by_role("slider").wait_for()
    page.locator("[data-table]").press("?")
    expect(page.locator("dialog[open] .keys dl")).to_have_count(2)  # those of every table, and of a replay
    look.at("keys")
    page.keyboard.press("Escape")
    ada.go(f"/t/{game}/result")
    page.locator(".fair button").click()
    page.locator("dialog[open] .proof").wait_for()
    look.at("fair deal")
    look.check()


# By ear and keys alone


def test_the_account_by_ear_and_keys(visit: Callable[..., Visitor]) -> None:
    """A recovery code is made and heard, a second browser comes back with it, and everything is deleted."""
    ada, second = visit(WIDTH, 900), visit(WIDTH, 900)
    rename(ada, "Ada")
    reader = Listener(ada)
    ada.go("/")
    reader.choose("link", "^Account$")
    reader.hear("heading", "^Account")
    reader.choose("button", "^Make a recovery code$")
    reader.hear_focus("^Recovery code$")
    code = CODE.search(reader.heard.text(reader.heard.focus))
    assert code is not None, str(reader.heard)
    reader.hear_text("with your recovery code")
    other = Listener(second)
    second.go("/account")
    other.hear_text("You are not a guest here yet")
    other.tab_to("textbox", "^Recovery code, or the code from your other device$")
    other.type(code.group())
    other.press("Enter")
    other.hear("dialog", "^Be Ada here")
    other.choose("button", "^Be Ada$")
    other.hear("button", "^Sign out: .*this device$")
    other.choose("button", "^Delete everything about me$")
    other.hear("dialog", "^Delete Ada for good")
    other.choose("button", "^Delete for good$")
    other.hear_text("You are not a guest here yet")
    other.hear_focus("^Account")  # what was pressed is gone, and the page goes on from its beginning
    assert not ada.page.request.get("/api/me").ok


def test_days_off_and_a_calendar_by_ear_and_keys(visit: Callable[..., Visitor]) -> None:
    ada = visit(WIDTH, 900)
    rename(ada, "Ada")
    reader = Listener(ada)
    ada.go("/")
    reader.choose("button", "^Settings$")
    reader.hear("dialog", "^Settings$")
    reader.choose("button", "^Sound, notices and days off$")
    reader.hear("dialog", "^Sound, notices and days off$")
    reader.tab_to("spinbutton", "^Days$")
    reader.press("Control+A")
    reader.type("3")
    reader.press("Enter")
    reader.hear_text("You have time off until")
    reader.choose("button", "^Come back now$")
    reader.tab_to("spinbutton", "^Days$")
    reader.choose("button", "^Make an address$")
    reader.hear("textbox", "^Calendar$")
    reader.choose("button", "^Remove it$")
    reader.hear("button", "^Make an address$")
    reader.press("Escape")
    reader.hear_until(lambda heard: [] if heard.all("dialog", "^Sound") else [heard.focus])


def test_the_sheet_of_keys_lists_those_of_its_page(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.become_guest()
    page, today = visitor.page, visitor.page.request.get("/api/puzzles").json()["today"]
    for path in ("/explorer/hierarchy?deal=858", f"/puzzle/{today}"):
        visitor.go(path)
        page.locator("[data-table]").press("?")
        own = page.get_by_role("dialog", name="Keys").locator("dl").last
        assert own.locator("dt").all_inner_texts() == ["Left, Right", "Home, End"]
        expect(own).to_contain_text("one step back, one forward")
