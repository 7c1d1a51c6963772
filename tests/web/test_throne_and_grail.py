"""Throne and the Grail in the browser: the bracket says what a take gives, and whose it would be."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.visitor import Visitor, dealt


def _seated(visit: Callable[..., Visitor], width: int, height: int) -> Visitor:
    visitor = visit(width, height)
    visitor.sit_down(dealt("throne-and-grail", 2, 7))
    assert visitor.wait_for_turn()
    return visitor


def test_a_lifted_card_slides_the_bracket_and_goes_to_the_open_end(visit: Callable[..., Visitor]) -> None:
    """TG-4: lifted, put back, lifted again and laid."""
    visitor = _seated(visit, 1440, 900)
    bracket = visitor.page.locator(".bracket")
    before = bracket.inner_text()
    card = visitor.page.locator('[data-spot^="hand "]').first
    card.click()
    expect(bracket).not_to_have_text(before, use_inner_text=True)
    assert visitor.problems() == []
    visitor.page.keyboard.press("Escape")
    expect(bracket).to_have_text(before, use_inner_text=True)
    line = visitor.page.locator('[data-fly^="line "]')
    count = line.count()
    card.click()
    visitor.spot("end").click()
    expect(line).not_to_have_count(count)


def test_a_take_is_confirmed_in_the_same_place(visit: Callable[..., Visitor]) -> None:
    """TG-5: the first touch of a card in the bracket lifts the take, the second takes; then only plays are left."""
    visitor = _seated(visit, 360, 740)
    while visitor.spot("line 0").count() == 0:  # the rival has taken the whole Line
        visitor.decide()
        assert visitor.wait_for_turn()
    bracket = visitor.page.locator(".bracket")
    last = visitor.page.locator('.last-five [data-spot^="line "]').last
    promised = re.findall(r"you \S+ → (\S+)", bracket.inner_text())
    last.click()
    expect(visitor.spot("bracket")).to_have_attribute("aria-pressed", "true")
    expect(visitor.herald.locator(".acts .main")).to_have_text(re.compile(rf"^Take: .* to {promised[0]}\b"))
    assert visitor.problems() == []
    assert visitor.fits()
    visitor.spot("bracket").click()
    expect(visitor.page.locator(".own-row .plate")).to_contain_text("has taken")


def test_t_and_enter_take_wherever_the_focus_was(visit: Callable[..., Visitor]) -> None:
    visitor = _seated(visit, 1440, 900)
    while visitor.spot("line 0").count() == 0:
        visitor.decide()
        assert visitor.wait_for_turn()
    visitor.page.locator('[data-spot^="hand "]').first.focus()
    visitor.page.keyboard.press("t")
    expect(visitor.spot("bracket")).to_be_focused()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".own-row .plate")).to_contain_text("has taken")
