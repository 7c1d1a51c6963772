"""A game that only the server knows, played at a plain table: from the home page to its result and its replay."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.registering import register_for_test
from tests.sixth import GAME
from tests.web.test_by_keyboard import WIDTH, Reader
from tests.web.visitor import Visitor, dealt

SEED = 6
SIZES = pytest.mark.parametrize(("width", "height", "scheme"), [(1440, 900, "dark"), (390, 664, "light")])
TWO_LINES = 40
"""Pixels."""
OVER = re.compile("You win|You lose|You share|Nobody wins")


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is known here for as long as one of these tests runs."""
    register_for_test(GAME, monkeypatch)


@SIZES
def test_a_game_from_the_home_page_to_the_replay(
    visit: Callable[..., Visitor], width: int, height: int, scheme: str
) -> None:
    visitor = visit(width, height, scheme)
    match = dealt(GAME.name, 3, SEED)
    visitor.deal(match, "squire")
    visitor.choose_game(GAME.title)
    assert visitor.wait_for_turn(hurry=True)
    assert visitor.problems() == []
    table = visitor.page.get_by_role("main")
    expect(visitor.herald).to_contain_text("Your turn. All bid in secret.")
    expect(table.get_by_role("list", name="Hand, 4 cards")).to_be_visible()
    choices = table.get_by_role("list", name="Your choices: bid").get_by_role("button")
    labels = choices.evaluate_all("all => all.map(one => one.ariaLabel)")
    assert labels == [f"{decision}, playable" for decision in match.legal("p1")]

    for player in table.get_by_role("group").all():
        names = player.locator("dt")
        expect(names).to_have_text(["Has bid", "Won"])
        assert max(names.evaluate_all("all => all.map(one => one.offsetHeight)")) < TWO_LINES

    found: list[str] = []
    visitor.play_on(random.Random(SEED), lambda: found.extend(visitor.misplaced()))
    assert found == []
    assert visitor.problems() == []
    expect(table.get_by_role("list", name="Shown, 12 cards")).to_be_visible()
    visitor.touch(visitor.result)
    expect(visitor.page.get_by_role("heading", name=OVER)).to_be_focused()
    expect(
        visitor.page.get_by_text(re.compile("c[0-9]+ and c[0-9]+ are shown; .* takes the round."))
    ).not_to_have_count(0)
    assert visitor.problems() == []
    assert visitor.fits()

    visitor.page.get_by_role("link", name="Replay").click()
    slider = visitor.page.get_by_role("slider", name="Step of the game")
    expect(slider).to_have_attribute("max", "12")
    visitor.button("To the end").click()
    expect(table.get_by_role("list", name="Shown, 12 cards")).to_be_visible()
    visitor.button("To the beginning").click()
    expect(table.get_by_role("list", name="Shown, 12 cards")).to_have_count(0)
    assert visitor.problems() == []
    assert visitor.fits()


def test_a_game_by_ear_and_keys(visit: Callable[..., Visitor]) -> None:
    visitor = visit(WIDTH, 900)
    visitor.deal(dealt(GAME.name, 3, SEED), "squire")
    reader = Reader(visitor, random.Random(SEED))
    visitor.go("/")
    reader.tab_to("button", f"^Play now: {GAME.title}$")
    reader.press("Enter")
    reader.hear_until(lambda heard: [thing for thing in heard.all("radio", "^Easy") if thing.focused])
    reader.press("Enter")
    while reader.play_on():
        pass
    reader.tab_to("link", "^See the result$")
    reader.press("Enter")
    reader.hear_until(lambda heard: [thing for thing in heard.all("heading", OVER) if thing.focused])


def test_what_lies_on_the_table_in_words(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    match = dealt(GAME.name, 3, SEED)
    visitor.sit_down(match)
    assert visitor.wait_for_turn(hurry=True)
    visitor.page.get_by_role("main").press("s")
    names = [decision.removeprefix("bid ") for decision in match.legal("p1")]
    words = visitor.page.get_by_role("dialog")
    expect(words).to_contain_text("All bid in secret. Hand: " + ", ".join(names[:-1]) + f" and {names[-1]}.")
    expect(words).to_contain_text(
        re.compile(r"Shown: none\. Own bid: -1\. Has bid: You: no; .*: yes; .*: yes\. Won: You: 0;")
    )


def test_its_card_its_waiting_room_its_rules_and_its_playing_cards(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.go("/")
    cards = visitor.page.locator(".game-cards > li")
    expect(cards).to_have_count(7)
    expect(visitor.page.get_by_text("Seven games about one contested chair.")).to_be_visible()
    card = cards.filter(has_text=GAME.title)
    for fact in (GAME.title, GAME.about, "3\u20134 players", "1 min"):
        expect(card).to_contain_text(fact)
    expect(card.get_by_role("link", name=f"Rules: {GAME.title}")).to_be_visible()
    expect(card.get_by_role("link", name="Learn")).to_have_count(0)
    assert visitor.problems() == []

    visitor.choose_game(GAME.title, "Friends")
    expect(visitor.page.get_by_role("heading", name=GAME.title)).to_be_visible()
    expect(visitor.page.locator(".arch svg").first).to_be_visible()
    expect(visitor.page).to_have_title(f"Waiting for players \u2013 {GAME.title}")

    visitor.go(f"/rules/{GAME.name}")
    expect(visitor.page.get_by_role("heading", name=f"Rules of {GAME.title}")).to_be_visible()
    expect(visitor.page.locator("dl > div")).to_have_count(3)
    expect(visitor.page.locator("main li .card")).to_have_count(16)
    expect(visitor.page.get_by_role("link", name="A guided first game")).to_have_count(0)
    assert visitor.problems() == []

    visitor.go("/gallery")
    drawn = visitor.page.get_by_role("heading", name=GAME.title).locator("+ ul .card")
    expect(drawn).to_have_count(16)
    expect(drawn.first).to_contain_text("c1")

    visitor.go(f"/learn/{GAME.name}")
    expect(visitor.page.get_by_role("heading")).to_have_text("This page does not exist.")
