"""Who a visitor is: the same guest as long as the cookie is there, and the account page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.visitor import Visitor, dealt


def test_a_browser_that_cleared_its_storage_is_the_same_guest(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = visitor.sit_down(dealt("hierarchy", 2, 7))
    visitor.wait_for_turn()
    visitor.page.evaluate("localStorage.clear(); sessionStorage.clear()")
    visitor.go(f"/t/{table}")
    visitor.wait_for_turn()  # our own seat, not a watcher's
    other = visitor.page.context.new_page()  # a first page in another tab
    other.goto("/")
    expect(other.get_by_label("Your name")).to_have_value("Ada")
    other.close()
