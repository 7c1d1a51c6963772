"""Games over days in the browser: how a table is opened, whose turn it is without a reload, days off, a calendar."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.web.visitor import Visitor

PHONE = 390, 664
SMALL = 360, 640
NOTE_BADGE = "navigator.setAppBadge = async (count) => void (window.badge = count)"
"""What the icon of an installed app would show: in a tab the browser shows no badge, and tells of none."""


def _more(visitor: Visitor) -> Locator:
    """The second sheet of the settings."""
    visitor.button("Settings").click()
    visitor.button("Sound, notices and days off").click()
    sheet = visitor.page.get_by_role("dialog", name="Sound, notices and days off")
    expect(sheet.get_by_role("heading", name="Calendar")).to_be_visible()
    return sheet


def _decide(page: Page) -> None:
    """Anything legal, over the API, as from another device of the same guest."""
    table = page.url.split("/t/")[1]
    seen = page.request.get(f"/api/tables/{table}").json()
    assert seen["room"]["question"] is not None
    act = {"type": "decide", "decision": seen["view"]["legal"][0], "question": seen["room"]["question"]}
    assert page.request.post(f"/api/tables/{table}/acts", data=act).ok


def test_a_game_over_days_from_its_opening_to_days_off(visit: Callable[..., Visitor]) -> None:
    host, friend = visit(), visit(*PHONE)
    host.go("/")
    host.button("Friends: Hierarchy").click()
    form = host.page.get_by_role("dialog", name="Hierarchy with friends")
    form.get_by_label("Clock").select_option("3 days a decision")
    expect(form.get_by_text("Nobody has to be there")).to_be_visible()
    host.resize(*SMALL)
    form.get_by_role("button", name="Open the table").scroll_into_view_if_needed()
    assert host.fits() and host.problems() == []
    form.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url("**/t/*")
    friend.go(host.page.url)
    expect(friend.page.get_by_text("Over days: 3 days for each decision.")).to_be_visible()
    assert friend.fits() and friend.problems() == []
    friend.button("Sit down here").first.click()
    host.resize(1440, 900)
    for player in (host, friend):
        expect(player.herald).to_be_visible()
        assert player.fits() and player.problems() == []
    host.page.wait_for_function("() => document.title.includes('turn')")
    asked, other = (host, friend) if host.page.title().startswith("Your turn") else (friend, host)

    expect(other.page.get_by_role("timer")).to_have_text("3 d")

    # The other one looks at the home page: nothing waits there, and then something does, without a reload.
    other.page.context.add_init_script(NOTE_BADGE)
    other.go("/")
    expect(other.page.get_by_role("heading", name="Carry on")).to_be_visible()
    expect(other.page).to_have_title("Throneroom")
    other.page.wait_for_function("() => window.badge === 0")
    second = other.page.context.new_page()
    second.goto("/")
    _decide(asked.page)
    for page in (other.page, second):
        expect(page).to_have_title("(1) Throneroom")
        page.wait_for_function("() => window.badge === 1")
        turns = page.get_by_role("region", name="Your turn in one game")
        expect(turns.get_by_role("link", name=re.compile("Hierarchy"))).to_contain_text("left")
        above = "([turns, doors]) => turns.getBoundingClientRect().top < doors.getBoundingClientRect().top"
        handles = [turns.element_handle(), page.locator(".game-cards").element_handle()]
        assert page.evaluate(above, handles)
    assert other.fits() and other.problems() == []
    second.close()

    # Nobody is away in such a game, and time off is shown.
    expect(asked.herald).to_contain_text("Waiting for")
    expect(asked.page.locator(".plate", has_text="away")).to_have_count(0)
    sheet = _more(other)
    expect(sheet.get_by_text("21 of 21 days")).to_be_visible()
    sheet.get_by_role("spinbutton", name="Days").fill("5")
    sheet.get_by_role("button", name="Take them from now on").click()
    expect(sheet.get_by_role("status")).to_contain_text("You have time off until")
    expect(asked.page.get_by_text("time off until").first).to_be_visible()
    expect(asked.page.get_by_role("timer")).to_have_text("8 d")
    sheet.get_by_role("button", name="Come back now").click()
    expect(sheet.get_by_text("20 of 21 days")).to_be_visible()
    expect(asked.page.get_by_text("time off until")).to_have_count(0)


def test_the_second_sheet_of_the_settings(visit: Callable[..., Visitor]) -> None:
    """Sound, a calendar, and why there are no notices here; on the smallest phone and in the longest language."""
    visitor = visit(*SMALL)
    visitor.go("/")
    sheet = _more(visitor)
    expect(sheet.get_by_label("Sound")).to_have_value("off")  # a phone is silent
    sheet.get_by_label("Sound").select_option("Full")
    expect(sheet.get_by_text("This browser cannot get notices")).to_be_visible()
    sheet.get_by_role("button", name="Make an address").click()
    address = sheet.get_by_role("textbox", name="Calendar")
    expect(address).to_have_value(re.compile(r"/api/calendars/[0-9a-f]{32}\.ics$"))
    assert visitor.page.request.get(address.input_value()).text().startswith("BEGIN:VCALENDAR")
    assert visitor.fits() and visitor.problems() == []
    before = address.input_value()
    sheet.get_by_role("button", name="Make a new address").click()
    expect(address).not_to_have_value(before)
    sheet.get_by_role("button", name="Remove it").click()
    expect(sheet.get_by_role("button", name="Make an address")).to_be_visible()
    visitor.page.reload()
    expect(_more(visitor).get_by_label("Sound")).to_have_value("full")
    desk = visit()
    desk.go("/")
    expect(_more(desk).get_by_label("Sound")).to_have_value("soft")
    long = visit(*SMALL, language="en-XA")
    long.go("/")
    long.page.locator("header button").last.click()
    long.page.locator(".more button").click()
    expect(long.page.locator("section h3").last).to_be_visible()
    assert long.fits()
