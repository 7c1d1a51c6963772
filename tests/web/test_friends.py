"""Among friends: a private table and its terms, the invited friend's name, unread chat, whose turn it is, rematches."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.web.visitor import Visitor

PHONE = 390, 664
OUTLINE = "thing => getComputedStyle(thing).outlineStyle"


def _id(page: Page) -> str:
    return page.url.split("/t/")[1].split("/")[0]


def _room(page: Page) -> Any:
    return page.request.get(f"/api/tables/{_id(page)}").json()["room"]


def _listed(page: Page) -> set[str]:
    return {table["id"] for table in page.request.get("/api/lobby").json()["tables"]}


def _sit(host: Visitor, friend: Visitor, name: str) -> None:
    friend.go(host.page.url)
    friend.page.get_by_label("Your name at the table").fill(name)
    friend.button("Sit down here").first.click()


def _two(visit: Callable[..., Visitor]) -> tuple[Visitor, Visitor]:
    """Maud at a desk, and Bob, who came by the link, with a phone."""
    host, friend = visit(), visit(*PHONE)
    host.go("/")
    expect(host.page.get_by_label("Your name")).not_to_have_value("")
    host.page.get_by_label("Your name").fill("Maud")
    host.page.keyboard.press("Enter")
    host.wait_for_toast("Name saved.")
    host.button("Friends: Hierarchy").click()
    host.button("Open the table").click()
    expect(host.page).to_have_title("Waiting for players \u2013 Hierarchy")
    _sit(host, friend, "Bob")
    for player in (host, friend):
        expect(player.herald).to_be_visible()
    return host, friend


def test_a_name_that_is_typed_while_the_page_loads_stays(visit: Callable[..., Visitor]) -> None:
    """On the home page and where an invited friend sits down: the server tells later what we are called."""
    host, friend = visit(), visit(*PHONE)
    host.choose_game("Hierarchy", "Friends")
    asks_who_we_are = re.compile("/api/(guests|me)$")
    held: list[Route] = []
    for path, label in (("/", "Your name"), (host.page.url, "Your name at the table")):
        friend.page.route(asks_who_we_are, lambda route: held.append(route))
        friend.go(path)
        field = friend.page.get_by_label(label, exact=True)
        field.fill("Bob")
        while not held:
            friend.page.wait_for_timeout(20)
        with friend.page.expect_response(asks_who_we_are):
            held.pop().continue_()
        friend.page.unroute(asks_who_we_are)
        friend.page.wait_for_load_state("networkidle")
        expect(field).to_have_value("Bob")
    friend.button("Sit down here").first.click()
    expect(host.page.locator(".plate", has_text="Bob")).to_be_visible()


def _mover(host: Visitor, friend: Visitor) -> tuple[Visitor, str, Visitor, str]:
    """Who is asked, its name, and the other."""
    host.page.wait_for_function("() => document.title.includes('turn')")
    if host.page.title().startswith("Your turn"):
        return host, "Maud", friend, "Bob"
    return friend, "Bob", host, "Maud"


def test_a_table_for_friends_is_private_and_shows_its_terms(visit: Callable[..., Visitor]) -> None:
    """Three people, no bots, no hints, a clock; only who has the link finds it. Names may be odd, but not empty."""
    host, friend, stranger = visit(), visit(*PHONE), visit()
    host.go("/")
    host.button("Friends: Behind the Throne").click()
    form = host.page.get_by_role("dialog", name="Behind the Throne with friends")
    expect(form.get_by_label("Show the table to everybody")).not_to_be_checked()
    form.get_by_text("3", exact=True).click()
    form.get_by_label("Hints and win chances").uncheck()
    for level, line in {"Fair": "best at a glance", "Easy": "Good for a first game"}.items():
        form.get_by_label("How strong").select_option(level)
        expect(form.get_by_label("How strong")).to_have_accessible_description(re.compile(line))
    form.get_by_label("Bots may take empty seats").uncheck()
    expect(form.get_by_label("How strong")).to_have_count(0)
    form.get_by_label("Clock").select_option("a clock of your own")
    form.get_by_label("Minutes each").fill("30")
    form.get_by_label("Seconds a decision").fill("7")
    assert host.problems() == []
    host.resize(*PHONE)
    form.get_by_role("button", name="Open the table").scroll_into_view_if_needed()
    assert host.fits() and host.problems() == []
    form.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url("**/t/*")
    room = _room(host.page)
    assert (room["listed"], room["hints"], room["bots"], room["players"]) == (False, False, False, 3)
    assert room["clock"] == {"base": 1800, "increment": 7}

    # Nobody finds it, and all who have the link read how it is played.
    stranger.go("/")
    expect(stranger.page.get_by_label("Your name")).not_to_have_value("")
    assert _id(host.page) not in _listed(stranger.page)
    friend.go(host.page.url)
    for player in (host, friend):
        for words in (
            "Private: only the link leads here.", "No hints and no win chances.", "People only:",
            "Clock: 30 minutes each, 7 seconds more after each decision.",
        ):  # fmt: skip
            expect(player.page.get_by_text(words)).to_be_visible()
        assert player.problems() == [] and player.fits()
    expect(host.button("Give to a bot")).to_have_count(0)
    expect(host.button("Fill with bots and begin")).to_have_count(0)

    # A name, before sitting down.
    field = friend.page.get_by_label("Your name at the table")
    expect(field).not_to_have_value("")
    field.fill("   ")
    friend.button("Sit down here").first.click()
    expect(friend.page.get_by_role("alert")).to_have_text("Please type a name first.")
    field.fill("$& \U0001f451 p2")
    field.press("Enter")
    expect(host.page.get_by_text("$& \U0001f451 p2", exact=True)).to_be_visible()
    _sit(host, stranger, "Purple Rain")
    for player in (host, friend, stranger):
        expect(player.herald).to_be_visible()
        expect(player.button("Hint")).to_have_count(0)
        assert player.page.locator(".plate", has_text="Purple Rain").count() or player is stranger


def test_a_table_can_be_listed_on_purpose(visit: Callable[..., Visitor]) -> None:
    host, stranger = visit(), visit(*PHONE)
    host.go("/")
    host.button("Friends: Hierarchy").click()
    host.page.get_by_label("Show the table to everybody").check()
    host.button("Open the table").click()
    host.page.wait_for_url("**/t/*")
    expect(host.page.get_by_text("Everybody can find it under Open tables.")).to_be_visible()
    stranger.go("/")
    stranger.page.locator(f'a[href="/t/{_id(host.page)}"]').click()
    expect(stranger.page.get_by_label("Your name at the table")).to_be_visible()

    # A heading that has the focus, so that it is read out, has no frame.
    heading = stranger.page.get_by_role("heading", name="Waiting for players")
    for visitor in (host, stranger):
        visitor.page.keyboard.press("Shift")
        visitor.page.reload()
    expect(heading).to_be_focused()
    assert heading.evaluate(OUTLINE) == "none"


def test_unread_chat_has_a_badge_from_every_tab_and_a_watcher_has_no_box(visit: Callable[..., Visitor]) -> None:
    host, friend = _two(visit)
    watcher = visit()
    watcher.go(host.page.url)
    chat = host.page.get_by_role("tab", name="Chat")

    friend.button("Log, rules and chat").click()
    friend.page.get_by_role("tab", name="Chat").click()
    friend.page.get_by_label("Say something to the table").fill("good luck")
    friend.page.keyboard.press("Enter")
    friend.page.get_by_role("tab", name="Log").click()
    friend.button("Close").click()
    for tab in ("Log", "Rules"):
        host.page.get_by_role("tab", name=tab).click()
        expect(chat).to_have_accessible_name("Chat 1 new")
        expect(chat.locator(".badge")).to_be_in_viewport()
    assert host.page.title().startswith("(1) ")
    assert host.problems() == []
    chat.click()
    expect(host.page.locator(".chat")).to_contain_text("good luck")
    expect(chat).to_have_accessible_name("Chat")
    host.page.get_by_role("tab", name="Log").click()
    host.page.reload()
    expect(host.herald).to_be_visible()
    expect(chat).to_have_accessible_name("Chat")

    # On a phone the badge is on the button of the panel, and on the tab inside.
    chat.click()
    host.page.get_by_label("Say something to the table").fill("thank you")
    host.page.keyboard.press("Enter")
    button = friend.button("Log, rules and chat, 1 new")
    expect(button.locator(".badge")).to_be_in_viewport()
    assert friend.problems() == [] and friend.fits()
    button.click()
    expect(friend.page.get_by_role("tab", name="Chat")).to_have_accessible_name("Chat 1 new")
    friend.page.get_by_role("tab", name="Chat").click()
    expect(friend.page.locator("dialog .chat")).to_contain_text("thank you")
    friend.button("Close").click()
    expect(friend.button("Log, rules and chat")).to_be_visible()

    # Who watches reads, and is not offered to write.
    seen = watcher.page.get_by_role("tab", name="Chat")
    expect(seen).to_have_accessible_name("Chat 2 new")
    seen.click()
    expect(watcher.page.locator(".chat")).to_contain_text("thank you")
    expect(watcher.page.get_by_label("Say something to the table")).to_have_count(0)


def test_the_title_says_whose_turn_it_is_and_a_nudge_reminds(visit: Callable[..., Visitor]) -> None:
    host, friend = _two(visit)
    watcher = visit()
    watcher.go(host.page.url)
    mover, name, other, nudger = _mover(host, friend)
    expect(mover.page).to_have_title("Your turn \u2013 Hierarchy")
    for viewer in (other, watcher):
        expect(viewer.page).to_have_title(f"{name}'s turn \u2013 Hierarchy")

    if other is friend:
        other.button("Log, rules and chat").click()
    other.page.get_by_role("tab", name="Chat").click()
    mover.page.emulate_media(reduced_motion="no-preference")
    mover.page.evaluate("() => { window.felt = 0; navigator.vibrate = () => ++window.felt > 0; }")
    other.button("Nudge").click()
    expect(mover.page).to_have_title(f"(1) {nudger} is waiting for you \u2013 Hierarchy")
    mover.wait_for_toast(f"{nudger} is waiting for you")
    assert mover.page.evaluate("window.felt") == 0  # vibration is switched off at first
    mover.page.emulate_media(reduced_motion="reduce")
    other.button("Nudge").click()
    other.wait_for_toast("was nudged just now")
    if other is friend:
        other.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(mover.page.locator(".badge:visible")).to_have_count(1)
    mover.decide()
    expect(other.page).to_have_title("Your turn \u2013 Hierarchy")
    expect(mover.page).to_have_title(f"(1) {nudger}'s turn \u2013 Hierarchy")
    expect(watcher.page).to_have_title(f"(1) {nudger}'s turn \u2013 Hierarchy")


def test_a_rematch_is_offered_refused_accepted_and_there_is_a_third_game(visit: Callable[..., Visitor]) -> None:
    host, friend = _two(visit)
    host.button("Resign").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(friend.herald).to_contain_text("You win.")
    expect(friend.page).to_have_title("Game over \u2013 Hierarchy")
    host.result.click()
    host.button("Rematch").click()
    expect(host.button("Waiting for the others")).to_be_visible()

    # At the table, with a badge; and no.
    offer = friend.page.locator(".offer")
    expect(offer).to_contain_text("Maud would like a rematch.")
    expect(friend.button("Log, rules and chat, 1 new")).to_be_visible()
    assert friend.problems() == [] and friend.fits()
    friend.result.click()
    expect(offer).to_contain_text("Maud would like a rematch.")
    expect(offer).to_be_in_viewport()
    assert friend.problems() == [] and friend.fits()
    friend.button("No, thanks").click()
    expect(offer).to_have_count(0)
    host.wait_for_toast("Bob would rather not play again now.")

    # The other way round, and yes. Then once more.
    for game in (2, 3):
        friend.button("Rematch").click()
        expect(host.page.locator(".offer")).to_contain_text("Bob would like a rematch.")
        assert host.problems() == []
        host.button("Play again").click()
        for player in (host, friend):
            expect(player.page.get_by_role("region", name="What is asked")).to_be_visible()
        assert _room(host.page)["round"] == game
        if game == 2:
            host.button("Resign").click()
            host.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
            for player in (host, friend):
                player.result.click()


def test_before_one_screen_the_title_calls_players_by_name(visit: Callable[..., Visitor]) -> None:
    """Behind a curtain too; nothing of the cards stands in a title."""
    visitor = visit()
    visitor.choose_game("Throne and the Grail", "Pass and play")
    curtain = visitor.page.get_by_role("heading", name="Hand the table to")
    expect(curtain).to_be_visible()
    for _ in range(2):
        name = curtain.inner_text().removeprefix("Hand the table to ")
        expect(visitor.page).to_have_title(f"{name}'s turn \u2013 Throne and the Grail")
        visitor.page.get_by_role("button", name="open").click()
        assert visitor.wait_for_turn()
        expect(visitor.page).to_have_title(f"{name}'s turn \u2013 Throne and the Grail")
        visitor.decide()
        expect(curtain).to_be_visible()
