"""Hierarchy in the browser: by mouse, by keyboard, on a phone; reasons, answers, help, the end and what follows."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.rivals import sit_with_rivals
from tests.web.visitor import Visitor, dealt
from throneroom.engine.match import Match

TITLE = "Hierarchy"
SEED = 7


def test_a_game_from_the_door_to_the_result_and_its_replay(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.choose_game(TITLE)
    checked = 0
    while visitor.wait_for_turn(hurry=True):
        if checked < 2:
            assert visitor.problems() == []
            checked += 1
        visitor.decide()
    assert visitor.problems() == []
    visitor.result.click()
    expect(visitor.page.get_by_role("heading", name=re.compile("You win|You lose"))).to_be_focused()
    assert visitor.problems() == []

    visitor.page.get_by_role("link", name="Replay").click()
    visitor.page.wait_for_url("**/g/*")
    slider = visitor.page.get_by_label("Step of the game")
    expect(slider).to_have_value("0")
    visitor.button("One step forward").click()
    expect(slider).to_have_value("1")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"Step 1 of \d+: .*opens the Line"))
    visitor.page.get_by_label("Seen by").select_option("p2")
    expect(visitor.page.locator(".hand .card.t-purpure").first).to_be_visible()
    assert visitor.problems() == []
    visitor.page.reload()
    expect(slider).to_be_visible()
    visitor.button("Continue from here").click()
    visitor.page.wait_for_url("**/t/*")
    assert visitor.wait_for_turn()


def test_the_focus_goes_to_the_first_lit_card_and_walks_by_arrows(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.choose_game(TITLE)
    if not visitor.wait_for_turn():
        pytest.fail("a game that is lost by its deal: one in 3432")
    expect(visitor.lit.first).to_be_focused()
    zone = visitor.page.locator(".hand [data-spot]")
    names = zone.evaluate_all("spots => spots.map(spot => spot.dataset.spot)")
    visitor.page.keyboard.press("Home")
    expect(visitor.spot(names[0])).to_be_focused()
    visitor.page.keyboard.press("ArrowLeft")
    expect(visitor.spot(names[-1])).to_be_focused()
    visitor.page.keyboard.press("ArrowUp")
    assert visitor.page.evaluate("document.activeElement.dataset.spot") not in names
    assert zone.evaluate_all("spots => spots.filter(spot => spot.tabIndex === 0).length") == 1


def test_lifting_shows_the_answers_and_escape_puts_back(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.sit_down(dealt("hierarchy", 2, SEED))
    assert visitor.wait_for_turn()
    card = visitor.lit.first
    name = card.get_attribute("data-spot")
    card.click()
    expect(visitor.spot(str(name))).to_have_attribute("aria-pressed", "true")
    expect(visitor.button("Put back Esc")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator('[aria-pressed="true"]')).to_have_count(0)


def test_an_unlit_card_says_why_with_its_rule(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.sit_down(dealt("hierarchy", 2, SEED))
    while visitor.wait_for_turn():
        unlit = visitor.page.locator('.hand [data-spot][aria-disabled="true"]')
        if unlit.count():
            unlit.first.click(force=True)
            expect(visitor.page.locator("#why")).to_contain_text(re.compile(r"\(HI-\d+\)"))
            expect(visitor.herald).to_contain_text(re.compile(r"\(HI-\d+\)"))
            assert visitor.problems() == []
            return
        visitor.decide()
    raise AssertionError("every card of every hand could be played: impossible in this game")


def _middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_dragging_a_card_onto_the_line_plays_it(visit: Callable[..., Visitor], address: str) -> None:
    """Against somebody who does not answer: a Surgeon would send the card home."""
    visitor = visit(still=False)
    hands = {"p1": "sorcerer, king", "p2": "imposter, tower, serf, usurper"}
    sit_with_rivals(visitor, address, Match.arrange("hierarchy", 2, seed=1, line="p2 knight", discards="rest", **hands))
    assert visitor.wait_for_turn()
    mouse = visitor.page.mouse
    x, y = _middle(visitor.spot("hand sorcerer"))
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y - 20)
    expect(visitor.lifted).to_have_attribute("data-spot", "hand sorcerer")
    mouse.move(*_middle(visitor.spot("top")), steps=5)
    mouse.up()
    expect(visitor.page.locator(".hand [data-spot]")).to_have_count(1)


def test_a_hint_ranks_the_choices_and_the_chance_has_words(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.sit_down(dealt("hierarchy", 2, SEED))
    assert visitor.wait_for_turn()
    visitor.button("Hint").click()
    expect(visitor.page.locator(".ribbon.gold").first).to_contain_text(re.compile(r"I . \d+%"))
    expect(visitor.page.get_by_role("meter")).to_have_attribute("aria-valuetext", re.compile(r"\d+ per cent"))
    assert visitor.problems() == []


def test_undo_against_bots_is_free(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.sit_down(dealt("hierarchy", 2, SEED))
    assert visitor.wait_for_turn()
    cards = visitor.page.locator(".hand [data-spot]")
    before = cards.count()
    visitor.decide()
    assert visitor.wait_for_turn()
    visitor.button("Undo").click()
    expect(cards).to_have_count(before)
    assert visitor.wait_for_turn()


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("width", [360, 900, 1440])
def test_the_table_at_every_width(visit: Callable[..., Visitor], width: int, scheme: str) -> None:
    visitor = visit(width, 740 if width < 720 else 900, scheme)
    visitor.sit_down(dealt("hierarchy", 2, SEED))
    for _ in range(2):
        if visitor.wait_for_turn():
            visitor.decide()
    if visitor.wait_for_turn():
        visitor.lit.first.click()
    assert visitor.fits()
    assert visitor.problems() == []
    bottom = visitor.page.locator(".hand .card").first.bounding_box()
    assert bottom is not None
    assert bottom["y"] + bottom["height"] <= visitor.page.viewport_size["height"]  # type: ignore[index]


def test_the_state_in_words(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.sit_down(dealt("hierarchy", 2, SEED))
    assert visitor.wait_for_turn()
    visitor.page.keyboard.press("s")
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_contain_text("You hold")
    expect(dialog).to_contain_text("The Line")
    assert visitor.problems() == []
    visitor.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_line_of_the_log_opens_the_position_then_even_after_a_reload(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.sit_down(dealt("hierarchy", 2, SEED))
    for _ in range(2):
        assert visitor.wait_for_turn()
        visitor.decide()
    assert visitor.wait_for_turn()
    now = visitor.ply
    visitor.page.reload()
    line = visitor.page.get_by_role("log").get_by_role("button", name=re.compile("opens the Line"))
    line.click()
    expect(visitor.herald).to_contain_text("opens the Line")
    assert visitor.ply == 1
    assert visitor.lit.count() == 0
    assert visitor.problems() == []
    visitor.page.keyboard.press("Escape")
    visitor.wait_for_ply(now)
    assert visitor.wait_for_turn()
