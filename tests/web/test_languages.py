"""The language of the page: the one that was chosen, else the browser's where we have it. No other is loaded."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import expect

from tests.registering import register_for_test
from tests.sixth import GAME as SIXTH
from tests.web.test_company import LASTING
from tests.web.visitor import Visitor, dealt
from throneroom.engine.catalogue import LANGUAGES
from throneroom.engine.match import Match
from throneroom.server.pages import CHOICE
from throneroom.testing.playing import played_by_squires

NAMES = {"p1": "Ada", "p2": "Bo"}
WORDS = re.compile(r"/assets/words-(\w+)-[^/]+\.js$")


def _loaded(visitor: Visitor) -> list[str]:
    """The languages whose words the home page has asked for."""
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.extend(WORDS.findall(request.url)))
    visitor.go("/")
    expect(visitor.page.get_by_role("heading", name="Throneroom")).to_be_visible()
    return asked


@pytest.mark.parametrize("locale", ["tlh", "en-GB", "en"])
def test_who_speaks_english_or_what_we_do_not_have_reads_english(visit: Callable[..., Visitor], locale: str) -> None:
    visitor = visit(locale=locale)
    assert _loaded(visitor) == ["en"]
    expect(visitor.page.locator("html")).to_have_attribute("lang", "en")
    expect(visitor.page.get_by_text("games about one contested chair.")).to_be_visible()


@pytest.mark.parametrize("choice", ["tlh", "..", "../assets", "constructor"])
def test_a_choice_that_is_not_there_is_passed_over(visit: Callable[..., Visitor], choice: str) -> None:
    visitor = visit(language=choice)
    assert _loaded(visitor) == ["en"]
    expect(visitor.page.locator("html")).to_have_attribute("lang", "en")


def test_settings_offer_all_languages(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.button("Settings").click()
    expect(visitor.page.get_by_role("radio", name="slow")).to_be_visible()
    offered = visitor.page.locator("input[name=language] + span")
    assert offered.all_inner_texts() == [*LANGUAGES.values()]


@pytest.mark.parametrize(
    ("header", "cookie", "language"),
    [
        ("de", "", "de"),
        ("de-CH, fr;q=0.5", "", "de"),
        ("fr;q=0.5, de-CH", "", "de"),
        ("tlh, ja;q=0.8, es;q=0.9", "", "es"),
        ("es;q=0, ja;q=0.1", "", "ja"),
        ("*, de", "", "de"),
        ("", "", "en"),
        ("tlh", "", "en"),
        (";;q=,=,,de;q=9.9.9" + "x" * 2000, "", "en"),
        ("de", "ja", "ja"),
        ("de", "tlh", "de"),
        ("de", "en-XA", "en-XA"),
    ],
)
def test_the_page_comes_in_the_language_of_the_browser(address: str, header: str, cookie: str, language: str) -> None:
    cookies = {"cookie": f"{CHOICE}={cookie}"} if cookie else {}
    page = httpx.get(address, headers={"accept-language": header, **cookies})
    assert f'<html lang="{language}">' in page.text
    assert {"accept-language", "cookie"} <= {*page.headers["vary"].split(", ")}


def _sit_at_one_table(host: Visitor, friend: Visitor, match: Match) -> str:
    """Ada opens a table that goes on from this match, and Bo sits down at it; returns its id."""
    for visitor, name in ((host, "Ada"), (friend, "Bo")):
        assert visitor.page.request.post("/api/guests", data={"name": name}).ok
    wish = {"seats": ["me", "open"], "pace": 0, "when_full": True, "continue": {"record": match.record()}}
    opened = host.page.request.post("/api/tables", data=wish).json()
    assert friend.page.request.post(f"/api/tables/{opened['id']}/acts", data={"type": "sit"}).ok
    for visitor in (host, friend):
        visitor.go(opened["link"])
        expect(visitor.herald).to_be_visible()
    return str(opened["id"])


def _told(match: Match, viewer: str, language: str) -> list[str]:
    """What the game tells a viewer, all of it."""
    words = match.game.catalogue(language)
    return [words.text(event, NAMES) for events in match.events(viewer) for event in events]


def _log(visitor: Visitor) -> list[str]:
    """The lines of the log that the page has, without the headings."""
    lines = visitor.page.locator(".log .line")
    return [line.strip() for line in lines.all_inner_texts()]


def test_two_players_read_their_own_language(visit: Callable[..., Visitor]) -> None:
    host, friend = visit(language="de"), visit(locale="ja-JP")
    match = dealt("hierarchy", 2, LASTING)
    table = _sit_at_one_table(host, friend, match)
    for _ in range(3):
        seat = match.waiting[0]
        mover = host if seat == "p1" else friend
        match.play(seat, match.legal(seat)[0])
        assert mover.page.request.post(
            f"/api/tables/{table}/acts", data={"type": "decide", "decision": match.history[-1][1]}
        ).ok
        for visitor in (host, friend):
            visitor.wait_for_ply(match.ply)
    for visitor, seat, language in ((host, "p1", "de"), (friend, "p2", "ja")):
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)
        assert _log(visitor) == _told(match, seat, language)
    assert _told(match, "p1", "de") != _told(match, "p1", "ja") != _told(match, "p1", "en")


def test_another_language_in_the_middle_of_a_game(visit: Callable[..., Visitor]) -> None:
    """The same table, the same question; the choice is remembered, also by a tab that is opened later."""
    visitor = visit(390, 844)
    match = played_by_squires("throne-and-grail", 2, 5).at(6)
    visitor.sit_down(match)
    assert visitor.wait_for_turn()
    asked = visitor.page.locator("[data-spot][data-lit]").evaluate_all("all => all.map(one => one.dataset.spot)")
    visitor.go("/")
    visitor.button("Settings").click()
    visitor.page.get_by_role("radio", name="Español").click()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "es")
    visitor.page.go_back()
    assert visitor.wait_for_turn()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "es")
    assert asked == visitor.page.locator("[data-spot][data-lit]").evaluate_all(
        "all => all.map(one => one.dataset.spot)"
    )
    later = visitor.page.context.new_page()
    later.goto("/")
    expect(later.locator("html")).to_have_attribute("lang", "es")


def test_a_game_without_words_in_the_language_is_told_in_english(
    visit: Callable[..., Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    register_for_test(SIXTH, monkeypatch)
    visitor = visit(language="fr")
    visitor.sit_down(dealt(SIXTH.name, 3, 6))
    assert visitor.wait_for_turn()
    expect(visitor.herald).to_contain_text("All bid in secret.")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "fr")
