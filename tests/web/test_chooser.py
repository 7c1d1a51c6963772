"""Before a game against bots: how many, how strong; what is remembered, and what a rematch and a replay keep of it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.visitor import Visitor, dealt
from throneroom.engine.match import Match

LINES = {
    "Easy": "Overlooks things. Good for a first game.",
    "Fair": "Takes what looks best at a glance, but never looks ahead.",
    "Strong": "Makes few mistakes. You need a plan.",
    "Best": "The strongest we have, with up to a second for each decision. Luck still has its say.",
}
"""The levels and what to expect of each."""


def _room(page: Page) -> Any:
    """The table that the page shows, as the server tells it."""
    return page.request.get(f"/api/tables/{page.url.split('/t/')[1].split('/')[0]}").json()["room"]


def _bots(page: Page) -> dict[str, str]:
    """The levels of the bots at a table, by their names."""
    return {seat["name"]: seat["level"] for seat in _room(page)["seats"] if seat["kind"] == "bot"}


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 664)])
def test_a_chooser_opens_and_one_more_key_starts_an_easy_game(
    visit: Callable[..., Visitor], width: int, height: int
) -> None:
    visitor = visit(width, height)
    visitor.go("/")
    visitor.button("Play now: Behind the Throne").click()
    chooser = visitor.page.get_by_role("dialog", name="Play Behind the Throne")
    expect(chooser.get_by_role("radio", name="Easy")).to_be_focused()
    expect(chooser.get_by_role("radio", name="Easy")).to_be_checked()
    expect(chooser.get_by_role("radio", name="3")).to_be_checked()
    expect(chooser.get_by_role("group", name="How strong").locator("b")).to_have_text(list(LINES))
    expect(chooser.get_by_role("group", name="How strong").locator("small")).to_have_text(list(LINES.values()))
    assert visitor.problems() == []
    start = chooser.get_by_role("button", name="Start").bounding_box()
    assert start is not None and start["y"] + start["height"] <= height, "the button is in sight"
    assert visitor.fits()
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url("**/t/*")
    assert visitor.wait_for_turn()
    assert _bots(visitor.page) == {"Ysolde": "easy", "Corvin": "easy"}


def test_what_was_chosen_is_remembered(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.button("Play now: Shadow Throne").click()
    visitor.page.get_by_text("4", exact=True).click()
    visitor.page.get_by_text("Fair", exact=True).click()
    visitor.button("Start").click()
    visitor.page.wait_for_url("**/t/*")
    assert list(_bots(visitor.page).values()) == ["fair"] * 3

    # The strength is for every game, the number of players for its own. Who looks and closes has chosen nothing.
    visitor.go("/")
    visitor.button("Play now: Hierarchy").click()
    expect(visitor.page.get_by_role("radio", name="Fair")).to_be_checked()
    expect(visitor.page.get_by_role("group", name="Players")).to_have_count(0)
    visitor.page.get_by_text("Best", exact=True).click()
    visitor.page.keyboard.press("Escape")
    visitor.button("Play now: Shadow Throne").click()
    expect(visitor.page.get_by_role("radio", name="Fair")).to_be_checked()
    expect(visitor.page.get_by_role("radio", name="4")).to_be_checked()


def _nearly_over(seed: int) -> Match:
    """Behind the Throne for three, at the last choice that p1 has before the end."""
    match, dice = dealt("behind-the-throne", 3, seed), random.Random(seed)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, dice.choice(match.legal(seat)))
    last = max(ply for ply in range(match.ply) if "p1" in match.at(ply).waiting)
    return match.at(last)


def test_a_rematch_and_a_replay_keep_the_bots_their_strength_and_the_players(visit: Callable[..., Visitor]) -> None:
    """Three games in a row: seats move on by one, the bots keep their names and play as before."""
    visitor = visit()
    wish = {"seats": ["me", "bot:page", "bot:random"], "level": "page", "pace": 0, "start": True}
    visitor.sit_down(_nearly_over(1), wish=wish)
    bots = _bots(visitor.page)
    assert bots == {"Ysolde": "page", "Corvin": "random"}
    for game in (1, 2):
        if game > 1:
            visitor.button("Resign").click()
            visitor.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
        else:
            visitor.play_on(random.Random(1), lambda: None)
        visitor.result.click()
        visitor.button("Rematch").click()
        visitor.page.wait_for_url(re.compile(r"/t/\w+$"))
        expect(visitor.herald).to_be_visible()
        room = _room(visitor.page)
        assert (room["round"], room["you"], room["players"]) == (game + 1, f"p{4 - game}", 3)
        assert _bots(visitor.page) == bots
        for name in bots:
            expect(visitor.page.locator(".plate", has_text=name)).to_be_visible()

    # On from the replay of the third game: on our own seat, against the same bots.
    assert visitor.wait_for_turn(hurry=True)
    visitor.decide()
    visitor.button("Resign").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    visitor.result.click()
    visitor.page.get_by_role("link", name="Replay").click()
    visitor.button("Continue from here").click()
    visitor.page.wait_for_url("**/t/*")
    expect(visitor.herald).to_be_visible()
    room = _room(visitor.page)
    assert (room["you"], room["players"]) == ("p2", 3)
    assert _bots(visitor.page) == bots
    assert [seat["name"] for seat in room["seats"] if seat["kind"] == "bot"] == ["Corvin", "Ysolde"]
