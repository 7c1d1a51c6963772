"""The page as an app: it can be installed, opens without a network and says so."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.web.visitor import CHOICES, Visitor, dealt
from throneroom.server.pages import STATIC

KEPT = """async names => {
  const keys = await (await caches.open('throneroom')).keys();
  const paths = keys.map(({ url }) => new URL(url).pathname);
  return names.every(name => paths.some(path => path.includes(name)));
}"""
GOES_ON = 3
"""A deal in which the first seat begins, and can decide again whatever both decide first."""
PATHS = "async () => (await (await caches.open('throneroom')).keys()).map(({ url }) => new URL(url).pathname)"


def _wait_until_kept(page: Page, *names: str) -> None:
    """Until the service worker serves the page, and keeps files with these in their names."""
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    page.wait_for_function(KEPT, arg=[*names])


def test_the_manifest_names_icons_that_are_there(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.go("/")
    link = visitor.page.locator("link[rel=manifest]").get_attribute("href") or ""
    answer = visitor.page.request.get(link)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    for icon in manifest["icons"]:
        assert visitor.page.request.get(icon["src"]).headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", (STATIC / icon["src"].lstrip("/")).read_bytes()[16:24])
            assert f"{width}x{height}" == icon["sizes"]


def test_without_a_network_the_page_opens_and_a_game_waits(visit: Callable[..., Visitor]) -> None:
    visitor = visit(installed=True)
    page, context = visitor.page, visitor.page.context
    visitor.go("/")
    _wait_until_kept(page, "/assets/index-")
    visitor.sit_down(dealt("hierarchy", 2, GOES_ON), "squire")
    visitor.wait_for_turn()
    _wait_until_kept(page, "/assets/index-", "/assets/table-", "/assets/words-en-", "/assets/words-en-hierarchy-")
    assert [path for path in page.evaluate(PATHS) if path.startswith("/api")] == []
    page.wait_for_function("() => (localStorage['throneroom.tables'] ?? '').includes(location.pathname.slice(3))")
    ply = page.evaluate("document.querySelector('[data-table]').dataset.ply")
    hand = page.locator("[data-spot^='hand']").count()

    # Without a network the game can be looked at, and one decision can be taken, which waits here.
    context.set_offline(True)
    page.reload()
    expect(visitor.herald).to_contain_text("You are offline. Your decision will wait on this device.")
    assert page.evaluate("document.querySelector('[data-table]').dataset.ply") == ply
    assert page.locator("[data-spot^='hand']").count() == hand > 0
    while "Waiting to be sent:" not in visitor.herald.inner_text():
        visitor.touch(page.locator(page.evaluate(CHOICES)[0]))
    waits = visitor.herald.inner_text()
    assert visitor.problems() == []

    # A reload and another tab know it too, and take no second one.
    page.reload()
    other = context.new_page()
    other.goto(page.url)
    for tab in (page, other):
        expect(tab.locator(".herald")).to_contain_text("Waiting to be sent:")
        expect(tab.locator("[data-spot][data-lit]")).to_have_count(0)
    assert visitor.herald.inner_text() == waits
    page.goto("/")
    expect(page.get_by_role("status").filter(has_text="You are offline.")).to_be_visible()
    page.get_by_role("link", name=re.compile("Hierarchy.*against")).click()
    expect(visitor.herald).to_contain_text("Waiting to be sent:")

    # It is sent once, whichever tab does it.
    context.set_offline(False)
    for tab in (page, other):
        expect(tab.locator("[data-spot][data-lit]").first).to_be_visible()
    seen = page.request.get(f"/api{urlsplit(page.url).path.replace('/t/', '/tables/')}").json()
    mine = [event for event in seen["events"] if event["kind"] == "decided" and event["seat"] == seen["room"]["you"]]
    assert len(mine) == 1 and page.evaluate("localStorage['throneroom.unsent']") is None
    other.close()
    visitor.errors = [error for error in visitor.errors if "WebSocket" not in error and "Failed to load" not in error]


def test_a_new_version_takes_over_and_says_so(visit: Callable[..., Visitor]) -> None:
    visitor = visit(installed=True)
    page = visitor.page
    visitor.go("/")
    _wait_until_kept(page, "/assets/index-")
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    expect(page.get_by_text("Throneroom has a new version.")).to_have_count(0)
    page.evaluate("() => void navigator.serviceWorker.register('/service-worker.js?newer')")
    expect(page.get_by_text("Throneroom has a new version.")).to_be_visible()
    assert visitor.problems() == []
    visitor.button("Load it now").click()
    expect(page.get_by_text("Throneroom has a new version.")).to_have_count(0)
    expect(page.get_by_role("heading", name="Carry on")).to_be_visible()


def test_the_icons_are_drawn_from_the_crest() -> None:
    """`python web/build/app_icons.py` draws them; all of them are in the build."""
    names = {path.name for path in (Path(__file__).parents[2] / "web" / "public" / "icons").iterdir()}
    assert names == {"96.png", "180.png", "192.png", "512.png", "maskable.png"}
    assert names == {path.name for path in (STATIC / "icons").iterdir()}
