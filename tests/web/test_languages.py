"""The language of the page: the one that was chosen, else the browser's where we have it. No other is loaded."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.visitor import Visitor
from throneroom.engine.catalogue import LANGUAGES
from throneroom.server.pages import CHOICE

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
    expect(visitor.page.get_by_text("Five games about one contested chair.")).to_be_visible()


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
