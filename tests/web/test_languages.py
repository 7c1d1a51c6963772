"""The language of the page: the one that was chosen, else the browser's where we have it. No other is loaded."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.visitor import Visitor
from throneroom.engine.catalogue import LANGUAGES

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


@pytest.mark.parametrize("choice", ["tlh", "constructor", ""])
def test_a_choice_that_is_not_there_is_passed_over(visit: Callable[..., Visitor], choice: str) -> None:
    visitor = visit()
    visitor.page.add_init_script(f"localStorage['throneroom.language'] = '{choice}'")
    assert _loaded(visitor) == ["en"]
    expect(visitor.page.locator("html")).to_have_attribute("lang", "en")


def test_settings_offer_languages_where_there_are_several(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.button("Settings").click()
    expect(visitor.page.get_by_role("radio", name="slow")).to_be_visible()
    offered = visitor.page.locator("input[name=language] + span")
    assert offered.all_inner_texts() == ([*LANGUAGES.values()] if len(LANGUAGES) > 1 else [])
