"""A visitor of the pages: what a person does with mouse and keyboard, and what axe has to say about it."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, ConsoleMessage, Locator, Page, Route
from playwright.sync_api import Error as BrowserError

import throneroom
from throneroom.engine.match import Match

AXE = (Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
VIOLATIONS = """async tags => {
  const found = await axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}"""
"""Only what is wrong: all that is right would take ten times as long to tell."""
STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LIT = "[data-spot][data-lit]"
OFFLINE = "net::ERR_INTERNET_DISCONNECTED"
PHONE = 720
"""Pixels below which a page is a phone's."""
MINIATURE = 0.05
"""How large a page is painted that is only measured: most of the time of a large window goes into its pixels."""
PATIENCE = 180_000
"""Milliseconds for a game and its bots that may have to be compiled first, on a machine that does much else."""

MOMENT = 3000
"""Milliseconds after which one looks again what is there."""

LIFTED = '[data-spot][aria-pressed="true"]'
APART = ".apart button"
"""What may be done at any time of a turn and stands beside the herald: passing."""
OFFERED = f".herald .acts :is(button, a), {APART}"
LIT_BUTTON = ".equals.lit"

TURN = """hurry => {
  if (document.querySelector('.curtain')) return 'covered';
  const [table, herald] = ['[data-table]', '.herald'].map(name => document.querySelector(name));
  if (!table || !herald) return null;
  if (herald.querySelector('a.main')) return 'over';
  if (herald.querySelector('[data-told]')) return 'told';
  const open = table.querySelector('[data-spot][data-lit], .herald .acts button, .apart button');
  if (herald.matches('.on') && open && !('sending' in herald.dataset)) return 'asked';
  if (hurry) table.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  return null;
}"""
"""What the table wants of its player, once it wants anything; any key shows at once what is still to be shown."""

SETTLED = "() => !document.querySelector('.herald[data-sending]')"

NEXT_STEP = """before => {
  const step = document.querySelector('.herald')?.dataset.step;
  if (step !== undefined && step !== before) return step;
  document.querySelector('[data-table]')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  return null;
}"""
"""The step of a guided game, once it is another one; until then any key hurries the rivals."""

CHOICES = """() => {
  const main = document.querySelector('.herald .acts .main');
  if (main && document.querySelector('[data-spot][aria-pressed="true"]')) return ['.herald .acts .main'];
  const lit = [...document.querySelectorAll('[data-spot][data-lit]')];
  const spots = lit.map(spot => `[data-spot="${spot.dataset.spot}"]`);
  const names = ':is(.herald .acts, .apart) button', buttons = [...document.querySelectorAll(names)];
  return [...spots, ...buttons.flatMap((act, n) => act.matches('.ghost') ? [] : [`${names} >> nth=${n}`])];
}"""
"""Where to touch to come closer to a decision: the main button if something is lifted, else lit spots and buttons."""

MISPLACED = """names => {
  const found = [];
  const page = document.documentElement, table = document.querySelector('[data-table]');
  if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`);
  const HAIR = 4;  // a token or a halo at the edge
  if (table.scrollWidth > table.clientWidth + HAIR) found.push(`the table is ${table.scrollWidth} wide`);
  for (const thing of document.querySelectorAll(names)) {
    const name = thing.dataset.spot ?? thing.innerText;
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (box.width === 0 && thing.matches('.ghost')) continue;
    if (box.width === 0) found.push(`${name} is lit, and not shown`);
    else if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) found.push(`${name} is off the screen`);
    const hit = document.elementFromPoint(x, y);
    if (hit && hit !== thing && !thing.contains(hit)) {
      const over = hit.closest('[data-spot]') ?? hit;
      found.push(`${name} lies under ${over.dataset.spot ?? over.outerHTML.slice(0, 80)}`);
    }
  }
  return found;
}"""
"""What cannot be hit at its middle once it is scrolled to. `Put back` is left out where a tap beside does the same."""

KEEP_TOASTS = """
window.toastsShown = [];
new MutationObserver(changes => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      for (const toast of node.nodeType !== 1 ? [] : node.matches('.toast') ? [node] : node.querySelectorAll('.toast'))
        if (toast.checkVisibility({ visibilityProperty: true })) window.toastsShown.push(toast.textContent);
}).observe(document, { childList: true, subtree: true });
"""
"""A toast goes away by itself; on a busy machine that can be before a test looks."""


class Visitor:
    """One page in one browser profile."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        page.add_init_script(KEEP_TOASTS)
        page.set_default_timeout(PATIENCE)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and OFFLINE not in message.text:
            self.errors.append(message.text)

    def go(self, path: str) -> None:
        self.page.goto(path)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def wait_for_toast(self, text: str) -> None:
        """Until this has been shown in a toast since the page was opened, even if the toast is gone by now."""
        self.page.wait_for_function("text => window.toastsShown.some(shown => shown.includes(text))", arg=text)

    # To a table

    def open_door(self, title: str, way: str = "Play now") -> None:
        """From the home page to a table, in English."""
        self.go("/")
        self.button(f"{way}: {title}").click()
        if way != "Pass and play":
            self.button("Start" if way == "Play now" else "Open the table").click()
        self.page.wait_for_url("**/t/*")

    def deal(self, match: Match, level: str = "random") -> None:
        """The next table that is opened goes on from this match, with bots that do not make us wait."""

        def deal(route: Route) -> None:
            wish = json.loads(route.request.post_data or "{}")
            seats = [f"bot:{level}" if seat.startswith("bot") else seat for seat in wish["seats"]][: match.players]
            seats += [f"bot:{level}"] * (match.players - len(seats))
            wish |= {"seats": seats, "pace": 0, "players": match.players, "continue": {"record": match.record()}}
            route.continue_(post_data=json.dumps(wish))

        self.page.route("**/api/tables", deal, times=1)

    def sit_down(self, match: Match, level: str = "random", wish: dict[str, Any] | None = None) -> str:
        """On the first seat of a table that goes on from this match; returns the id of the table."""
        self.become_guest()
        api = self.page.request
        seats = ["me", *[f"bot:{level}"] * (match.players - 1)]
        table = {"seats": seats, "pace": 0, "start": True, "continue": {"record": match.record()}, **(wish or {})}
        opened = api.post("/api/tables", data=table, timeout=PATIENCE)
        assert opened.ok, opened.text()
        self.go(opened.json()["link"])
        return str(opened.json()["id"])

    def become_guest(self) -> None:
        """Ada, unless we are somebody already."""
        api = self.page.request
        if not api.get("/api/me").ok:
            assert api.post("/api/guests", data={"name": "Ada"}).ok
            self.page.add_init_script("localStorage.setItem('throneroom.guest', 'yes')")

    # A guided first game

    def learn(self, game: str, each: Callable[[str], None]) -> None:
        """Through all steps of it, with a look at each, until a real game is offered."""
        self.become_guest()
        self.go(f"/learn/{game}")
        step = ""
        while True:
            step = self.page.wait_for_function(NEXT_STEP, arg=step).json_value()
            each(step)
            if self.real_game.is_visible():
                return
            go_on = self.herald.locator("[data-next=step]")
            if go_on.is_visible():
                go_on.click()
            else:
                self.decide()

    @property
    def real_game(self) -> Locator:
        """What a guided game offers at its end."""
        return self.herald.locator("[data-next=game]")

    # The table

    @property
    def herald(self) -> Locator:
        return self.page.locator(".herald").first

    @property
    def result(self) -> Locator:
        return self.herald.locator("a.main")

    def wait_for_turn(self, hurry: bool = False) -> bool:
        """Until we are asked, hearing out what the herald tells; False when the game is over, or the curtain down."""
        while (turn := self.page.wait_for_function(TURN, arg=hurry).json_value()) == "told":
            self.hear_out()
        return bool(turn == "asked")

    def hear_out(self) -> None:
        """One sentence that the herald tells. Whoever asks looks again: the button may have moved, or be gone."""
        before = self.herald.inner_text()
        with contextlib.suppress(BrowserError):
            self.herald.locator(".acts button.main").wait_for(timeout=MOMENT)
            self.touch(self.herald.locator(".acts button.main"), MOMENT)
            changed = "before => document.querySelector('.herald')?.innerText !== before"
            self.page.wait_for_function(changed, arg=before, timeout=MOMENT)

    def turn(self) -> str | None:
        """What the table wants of us now: `asked`, `told`, `over`, `covered` or nothing."""
        found: str | None = self.page.evaluate(TURN, True)
        return found

    def frame(self) -> None:
        """Until the page has drawn what it knows."""
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def settle(self) -> None:
        """Until a decision that is on its way has been taken."""
        self.page.wait_for_function(SETTLED)

    @property
    def ply(self) -> int:
        """How many decisions were taken in the position that is shown; none while the curtain is down."""
        return int(self.page.locator("[data-table], .curtain").get_attribute("data-ply") or 0)

    def wait_for_ply(self, ply: int) -> None:
        """Until a position is shown that has so many decisions behind it, or more."""
        self.page.wait_for_function(
            "ply => Number(document.querySelector('[data-table]')?.dataset.ply) >= ply", arg=ply
        )

    def spot(self, name: str) -> Locator:
        return self.page.locator(f'[data-spot="{name}"]')

    @property
    def lit(self) -> Locator:
        return self.page.locator(LIT)

    @property
    def lifted(self) -> Locator:
        return self.page.locator(LIFTED)

    def decide(self, last: bool = False) -> None:
        """Any legal decision by mouse: the first lit spot or button, until something has come of it."""
        self._decide(lambda choices: choices[-1 if last else 0])

    def decide_anyhow(self, dice: random.Random) -> None:
        """Any legal decision by mouse or finger, whichever the dice choose."""
        self._decide(dice.choice)

    def _decide(self, pick: Callable[[list[str]], str]) -> None:
        before = self.ply
        while self.ply == before and self.wait_for_turn():
            self.touch(self.page.locator(pick(self.page.evaluate(CHOICES))))
            self.settle()

    def touch(self, thing: Locator, patience: int = PATIENCE) -> None:
        """A click into its middle, on a phone a tap."""
        thing.scroll_into_view_if_needed(timeout=patience)
        box = thing.bounding_box(timeout=patience)
        if box is None:
            raise BrowserError("it is gone")
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.page.viewport_size and self.page.viewport_size["width"] < PHONE:
            self.page.touchscreen.tap(*middle)
        else:
            self.page.mouse.click(*middle)

    def play_on(self, dice: random.Random, each: Callable[[], None]) -> None:
        """To the end of the game, with a look at each question."""
        while self.wait_for_turn(hurry=True):
            each()
            self.decide_anyhow(dice)

    def resize(self, width: int, height: int) -> None:
        """Another window; what measures itself has done so when this returns."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.frame()

    def in_windows(self, sizes: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
        """Windows of these sizes, one after the other, and then the window as it was.

        They are for measuring: layout and hit tests are those of the full size, but the page is painted in miniature,
        so a click would miss.
        """
        before = self.page.viewport_size
        assert before is not None
        for width, height in sizes:
            self._emulate(width, height, MINIATURE)
            yield width, height
        self._emulate(before["width"], before["height"], 1)

    def _emulate(self, width: int, height: int, scale: float) -> None:
        window = {"width": width, "height": height, "screenWidth": width, "screenHeight": height}
        self._devtools.send(
            "Emulation.setDeviceMetricsOverride", {**window, "deviceScaleFactor": 1, "mobile": False, "scale": scale}
        )
        self.frame()

    @cached_property
    def _devtools(self) -> CDPSession:
        return self.page.context.new_cdp_session(self.page)

    # What is found

    def problems(self) -> list[str]:
        """What axe finds on the page as it is now."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE)
        return [str(found) for found in self.page.evaluate(VIOLATIONS, STANDARD)]

    def fits(self) -> bool:
        """Nothing sticks out to the right."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))

    def misplaced(self) -> list[str]:
        """What can be chosen but not be seen and hit, once it is scrolled to; and what makes the table too wide."""
        names = ", ".join((LIT, OFFERED, LIT_BUTTON))
        return [str(found) for found in self.page.evaluate(MISPLACED, names)]


def dealt(game: str, players: int, seed: int) -> Match:
    """A game before its first decision, the same at every run."""
    return throneroom.new(game, players=players, seed=seed)
