"""How soon a visitor with a phone can play, and how large the home page is: `python bench/page.py [TIMES]`.

Chromium with the CPU slowed down four times and a slow mobile network (1.6 Mbit/s, 150 ms round trip), each time with
an empty cache. A page is ready when its first choice reacts to a touch: on the home page a *Play now* button, at a
table the first spot that is lit. The targets are 2 s, and 150 KB for the home page. The client must be built first.
"""

from __future__ import annotations

import statistics
import sys
from typing import NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from screens import FLAGS, SIZES, server

import throneroom
from throneroom.engine.game import all_games
from throneroom.testing.browser import browser_path

SLOWDOWN = 4
BITS_A_SECOND, ROUND_TRIP = 1_600_000, 150
TIMES = 3
WANTED_SECONDS, WANTED_KILOBYTES = 2.0, 150
PATIENCE = 120_000
"""Milliseconds; a game may have to be compiled first."""

READY = """name => {
  const thing = document.querySelector(name);
  if (!thing || thing.disabled) return null;
  const { left, top, width, height } = thing.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit && thing.contains(hit) ? performance.now() : null;
}"""
"""Milliseconds since the navigation began, once a touch in the middle of the element would reach it; else null."""
LIT, PLAY = "[data-spot][data-lit]", ".game-card .play"


class Seen(NamedTuple):
    """One visit."""

    seconds: float
    kilobytes: float


def throttled(page: Page) -> CDPSession:
    """Emulate a slow phone on a slow network, with an empty cache."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    speed = BITS_A_SECOND / 8
    conditions = {"offline": False, "latency": ROUND_TRIP, "downloadThroughput": speed, "uploadThroughput": speed}
    devtools.send("Network.emulateNetworkConditions", conditions)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    return devtools


def look(browser: Browser, where: str, game: str | None) -> Seen:
    """One visit to the home page, or to a table where it is our turn, from the address to the first choice."""
    width, height = SIZES["phone"]
    context = browser.new_context(base_url=where, viewport={"width": width, "height": height}, has_touch=True)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    path = "/" if game is None else table(page, game)
    received = 0

    def weigh(event: dict[str, float]) -> None:
        nonlocal received
        received += int(event["encodedDataLength"])

    throttled(page).on("Network.loadingFinished", weigh)
    page.goto(path, wait_until="commit")
    ready = page.wait_for_function(READY, arg=PLAY if game is None else LIT).json_value()
    page.wait_for_load_state("networkidle")
    context.close()
    return Seen(float(ready) / 1000, received / 1000)


def table(page: Page, game: str) -> str:
    """Open a table for a returning guest. Returns its path."""
    assert page.request.post("/api/guests", data={"name": "Aldous"}).ok
    page.add_init_script("localStorage.setItem('throneroom.guest', 'yes')")
    match = throneroom.new(game, seed=1)
    while "p1" not in match.waiting:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    seats = ["me", *["bot:random"] * (match.players - 1)]
    wish = {"continue": {"record": match.record()}, "seats": seats, "pace": 0, "start": True}
    opened = page.request.post("/api/tables", data=wish)
    assert opened.ok, opened.text()
    return str(opened.json()["link"])


def main() -> None:
    """Print the measurements of each page."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else TIMES
    print(f"{'page':<24}{'ready':>8}{'worst':>8}{'KB':>8}")
    with server() as where, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        for game in (None, *(game.name for game in all_games())):
            seen = [look(browser, where, game) for _ in range(times)]
            seconds = [visit.seconds for visit in seen]
            middle, weight = statistics.median(seconds), max(visit.kilobytes for visit in seen)
            late = " late" if middle > WANTED_SECONDS else ""
            heavy = " heavy" if game is None and weight > WANTED_KILOBYTES else ""
            print(f"{game or 'home':<24}{middle:>6.2f} s{max(seconds):>6.2f} s{weight:>8.1f}{late}{heavy}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
