"""Battle For The Throne in the browser: passing, blows that nothing can be done about, who is out, and the suits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.web.visitor import APART, LIT, PATIENCE, Visitor, dealt
from throneroom.engine.match import Match

GAME = "battle-for-the-throne"
SIZES = [(1440, 900), (390, 664)]
PAUSE, SECOND, LONG = 50, 1000, 60_000
"""Milliseconds: in a long time anything that happens by itself has happened."""
STRUCK = "strikes your Jack of Clubs with the 6 of Hearts."
COURTS = {
    "p1_king": "kc", "p1_jacks": "jc", "p2_king": "kd", "p2_jacks": "jd", "p3_king": "ks", "p3_jacks": "js",
}  # fmt: skip


def _arranged(players: int, jokers: int = 0, **parts: str) -> Match:
    courts = {name: court for name, court in COURTS.items() if int(name[1]) <= players}
    return Match.arrange(GAME, players, seed=1, options={"jokers": jokers}, **(courts | parts))


def _struck(*, joker: bool) -> Match:
    """Our Jack has been struck; whether we hold a Joker, the other cannot know."""
    match = _arranged(2, jokers=1, p1_hand="joker, 2h" if joker else "2h, 3h", p2_hand="6h, 2c", turn="p2")
    match.play("p2", "attack 6h p1 jack 1")
    return match


def _fallen() -> Match:
    """Four players, and our King has just fallen as the first."""
    match = _arranged(
        4, p1_king="kc + p2 10d", p1_jacks="", p1_hand="2c, 3c", p2_hand="10h, 2c", p4_king="kd", turn="p2", first="p2",
    )  # fmt: skip
    match.play("p2", "attack 10h p1 king")
    return match


def _open(visitor: Visitor, match: Match, seats: list[str], pace: int = 0) -> str:
    """A table that goes on from a match; the visitor sits on the first seat."""
    api = visitor.page.request
    assert api.post("/api/guests", data={"name": "Ada"}).ok
    wish = {"seats": seats, "pace": pace, "continue": {"record": match.record()}, "when_full": True}
    opened = api.post("/api/tables", data={**wish, "start": "open" not in seats}, timeout=PATIENCE)
    assert opened.ok, opened.text()
    return str(opened.json()["id"])


def _join(visitor: Visitor, table: str) -> None:
    """Somebody sits down on a seat that is open, without looking at the page."""
    api = visitor.page.request
    assert api.post("/api/guests", data={"name": "Ben"}).ok
    assert api.post(f"/api/tables/{table}/acts", data={"type": "sit"}).ok


def _decisions(visitor: Visitor, table: str) -> list[str]:
    """What we have decided at the table."""
    told: list[dict[str, Any]] = visitor.page.request.get(f"/api/tables/{table}").json()["events"]
    return [event["decision"] for event in told if event["kind"] == "decided" and event["seat"] == "p1"]


def _stop(visitor: Visitor) -> None:
    """The clock of all windows of a visitor stands still."""
    visitor.page.context.clock.install(time=0)
    visitor.page.context.clock.pause_at(SECOND)


def _go_on(visitor: Visitor) -> None:
    """Long enough for anything that happens by itself, and then as usual."""
    visitor.page.context.clock.run_for(LONG)
    visitor.page.context.clock.resume()


def _box(thing: Locator) -> FloatRect:
    thing.scroll_into_view_if_needed()
    found = thing.bounding_box()
    assert found is not None
    return found


def _apart(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


# Passing


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_passing_never_stands_where_something_is_confirmed(
    visit: Callable[..., Visitor], width: int, height: int
) -> None:
    visitor = visit(width, height)
    table = visitor.sit_down(_arranged(3, p1_hand="10h, qh", p2_hand="2c", p3_hand="2c"))
    assert visitor.wait_for_turn()
    passing, acts = visitor.page.locator(APART), visitor.herald.locator(".acts")
    expect(passing).to_have_text("Pass P")
    expect(acts.get_by_role("button")).to_have_count(0)
    before = _box(passing)
    visitor.touch(visitor.spot("hand qh"))
    expect(acts.locator(".main")).to_contain_text("Bring in the Queen of Hearts")
    confirming = _box(acts.locator(".main"))
    assert _apart(confirming, before)
    assert _apart(confirming, _box(passing))

    visitor.page.keyboard.press("Escape")
    visitor.touch(visitor.spot("hand 10h"))
    expect(visitor.lifted).to_have_count(1)
    expect(acts.get_by_role("button")).to_have_text(["Put back Esc"])
    expect(passing).not_to_have_class("lit")
    assert visitor.misplaced() == []
    assert visitor.problems() == []
    for key in ("Enter", "Space"):
        passing.focus()
        visitor.page.keyboard.press(key)
        visitor.frame()
        expect(visitor.lifted).to_have_count(1)
    assert _decisions(visitor, table) == []

    visitor.touch(passing)
    visitor.wait_for_ply(1)
    assert _decisions(visitor, table) == ["pass"]


def test_enter_on_a_lifted_card_does_not_pass(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = visitor.sit_down(_arranged(3, p1_hand="10h, 9h", p2_hand="2c", p3_hand="2c"))
    assert visitor.wait_for_turn()
    card = visitor.spot("hand 10h")
    card.focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.lifted).to_have_count(1)
    visitor.page.locator("[data-table]").focus()
    visitor.page.keyboard.press("Enter")
    card.focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.lifted).to_have_count(0)
    assert _decisions(visitor, table) == []
    visitor.page.keyboard.press("p")
    visitor.wait_for_ply(1)
    assert _decisions(visitor, table) == ["pass"]


def test_where_nothing_else_can_be_done_passing_is_lit(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.sit_down(_arranged(2, p1_hand="10d", p2_hand="2c"))
    assert visitor.wait_for_turn()
    expect(visitor.herald).to_contain_text("You can only pass.")
    expect(visitor.page.locator(f"{APART}.lit")).to_have_count(1)
    expect(visitor.page.locator(LIT)).to_have_count(0)


# A blow that nothing can be done about (BA-15)


@pytest.mark.rule("BA-15")
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_against_bots_a_blow_lands_without_a_question(visit: Callable[..., Visitor], width: int, height: int) -> None:
    visitor = visit(width, height)
    _stop(visitor)
    table = visitor.sit_down(_struck(joker=False))
    expect(visitor.herald).to_contain_text(STRUCK)
    expect(visitor.herald.get_by_role("button", name="Let it land")).to_have_count(0)
    expect(visitor.lit).to_have_count(0)
    _go_on(visitor)
    visitor.wait_for_ply(2)
    assert _decisions(visitor, table) == ["accept"]
    expect(visitor.page.locator(".toast")).to_have_count(0)


@pytest.mark.rule("BA-15")
@pytest.mark.parametrize("focus", ["nothing", "a card", "a character", "the table"])
def test_enter_lets_a_blow_land_wherever_the_focus_is(visit: Callable[..., Visitor], focus: str) -> None:
    """The clock stands still: by itself nothing lands."""
    visitor = visit()
    visitor.page.add_init_script("localStorage['throneroom.letters'] = 'no'")
    _stop(visitor)
    table = visitor.sit_down(_struck(joker=False))
    expect(visitor.herald.get_by_role("button", name="Next Enter", exact=True)).to_be_visible()
    things = {"a card": visitor.spot("hand 2h"), "a character": visitor.spot("court p1 king")}
    if focus != "nothing":
        things.get(focus, visitor.page.locator("[data-table]")).focus()
    visitor.page.keyboard.press("Enter")
    for _ in range(PATIENCE // PAUSE):
        if _decisions(visitor, table):
            break
        visitor.page.wait_for_timeout(PAUSE)
    assert _decisions(visitor, table) == ["accept"]


@pytest.mark.rule("BA-15")
def test_a_blow_is_answered_once_in_two_windows_and_after_a_reload(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    _stop(visitor)  # for both windows, so that neither is done before the other
    table = visitor.sit_down(_struck(joker=False))
    windows = [visitor, Visitor(visitor.page.context.new_page())]
    windows[1].go(f"/t/{table}")
    expect(visitor.herald).to_contain_text(STRUCK)
    visitor.page.reload()
    for window in windows:
        expect(window.herald).to_contain_text(STRUCK)
    _go_on(visitor)
    for window in windows:
        window.wait_for_ply(2)
        expect(window.page.locator(".toast")).to_have_count(0)
        assert window.errors == []
    assert _decisions(visitor, table) == ["accept"]


@pytest.mark.rule("BA-15")
@pytest.mark.parametrize("company", ["a Joker in hand", "another person", "a watcher"])
def test_otherwise_the_window_stays(visit: Callable[..., Visitor], company: str) -> None:
    """Whoever looks on learns nothing from how soon a blow is let land."""
    visitor, other = visit(), visit()
    visitor.page.clock.install()
    person = company == "another person"
    table = _open(visitor, _struck(joker=company == "a Joker in hand"), ["me", "open" if person else "bot:random"])
    if person:
        _join(other, table)
    if company == "a watcher":
        other.go(f"/t/{table}")
        expect(other.page.get_by_text("watching").first).to_be_visible()
    visitor.go(f"/t/{table}")
    land = visitor.herald.get_by_role("button", name="Let it land")
    expect(land).to_be_visible()
    visitor.page.clock.fast_forward(LONG)
    visitor.frame()
    expect(land).to_be_visible()
    assert _decisions(visitor, table) == []
    visitor.touch(land)
    visitor.wait_for_ply(2)
    assert _decisions(visitor, table) == ["accept"]


# Out of the game


@pytest.mark.rule("BA-17", "BA-20")
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_who_is_out_skips_to_the_end_and_sees_the_places(
    visit: Callable[..., Visitor], width: int, height: int
) -> None:
    visitor = visit(width, height)
    table = _open(visitor, _fallen(), ["me", "bot:squire", "bot:squire", "bot:squire"], pace=10_000)
    visitor.go(f"/t/{table}")
    expect(visitor.page.get_by_text("You are fourth of 4, out in round 1.")).to_be_visible()
    skip = visitor.page.get_by_role("button", name="Skip to the end")
    assert visitor.problems() == []
    assert visitor.fits()
    visitor.touch(skip)
    visitor.page.wait_for_url(f"**/t/{table}/result")
    places = visitor.page.get_by_role("row", name="Place").get_by_role("cell").all_inner_texts()[-4:]
    assert places[0] == "4th"
    assert sorted(places) == ["1st", "2nd", "3rd", "4th"]
    rounds = visitor.page.get_by_role("row", name="The King fell in round").get_by_role("cell").all_inner_texts()[-4:]
    assert [round_ == "\u2013" for round_ in rounds] == [place == "1st" for place in places]
    assert rounds[0] == "1"
    assert visitor.problems() == []
    assert visitor.fits()


@pytest.mark.rule("BA-17")
def test_with_others_still_playing_who_is_out_watches_or_goes(visit: Callable[..., Visitor]) -> None:
    visitor, other = visit(), visit()
    table = _open(visitor, _fallen(), ["me", "open", "bot:squire", "bot:squire"], pace=10_000)
    _join(other, table)
    visitor.go(f"/t/{table}")
    expect(visitor.page.get_by_text("nobody waits for you")).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Skip to the end")).to_have_count(0)
    visitor.page.get_by_label("Your King has fallen.").get_by_role("link", name="All games").click()
    visitor.page.wait_for_url("**/")


# Setup


@pytest.mark.rule("BA-6")
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_setup_says_why_a_suit_matters(visit: Callable[..., Visitor], width: int, height: int) -> None:
    visitor = visit(width, height)
    visitor.sit_down(dealt(GAME, 2, 1))
    assert visitor.wait_for_turn()
    words = visitor.herald.get_by_text("Cards of its own suit cannot strike it")
    expect(words).to_contain_text("those of the other suit of its colour count half")
    expect(words).to_be_in_viewport(ratio=1)
