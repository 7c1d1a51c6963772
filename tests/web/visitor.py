"""A visitor of the pages: what a person does with mouse and keyboard, and what axe has to say about it."""

from __future__ import annotations

import contextlib
import json
import random
import time
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
  const found = await axe.run(document, { runOnly: tags, resultTypes: ['violations'], selectors: false });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}"""
"""Only what is wrong: all that is right would take ten times as long to tell, and a selector for each thing a third
more."""
STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LIT = "[data-spot][data-lit]"
OFFLINE = "net::ERR_INTERNET_DISCONNECTED"
NOT_INSTALLED = "Service Worker registration blocked by Playwright"
"""What the browser of the tests says unless a visitor has the page as an app."""
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

PLY = """() => {
  const table = document.querySelector('[data-table], .curtain');
  return table && (table.dataset.ply || '0');
}"""

MIDDLE = """async thing => {
  const box = () => thing.getBoundingClientRect();
  thing.scrollIntoViewIfNeeded();
  const FRAMES = 60;
  for (let n = 0, before = null, now = box(); n < FRAMES && thing.isConnected; n++, [before, now] = [now, box()]) {
    if (now.width > 0 && before?.x === now.x && before.y === now.y && before.width === now.width)
      return [now.x + now.width / 2, now.y + now.height / 2];
    await new Promise(done => requestAnimationFrame(done));
  }
  return null;
}"""
"""The middle of a thing that has been scrolled to, once it stands still; nothing if it has gone, or is hidden."""

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

CHOSEN = ", ".join((LIT, OFFERED, LIT_BUTTON))
"""All that can be chosen."""

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

LAID_OUT = """async arg => {
  const frame = () => new Promise(requestAnimationFrame);
  const places = () => [...document.querySelectorAll('[data-spot]')].map(spot => {
    const { x, y, width } = spot.getBoundingClientRect();
    return `${x} ${y} ${width}`;
  }).join();
  await frame();
  await frame();
  await document.fonts.ready;
  const FRAMES = 60;
  for (let n = 0, before = null, now = places(); n < FRAMES && before !== now; n++, [before, now] = [now, places()])
    await frame();
  return (%s)(arg);
}"""
"""What a script returns once the fonts are there, what measures itself has done so, and every spot stands still."""

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
        if message.type in ("error", "warning") and OFFLINE not in message.text and message.text != NOT_INSTALLED:
            self.errors.append(message.text)

    def go(self, path: str) -> None:
        self.page.goto(path)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def wait_for_toast(self, text: str) -> None:
        """Until this has been shown in a toast since the page was opened, even if the toast is gone by now."""
        self.page.wait_for_function("text => window.toastsShown.some(shown => shown.includes(text))", arg=text)

    # To a table

    def choose_game(self, title: str, way: str = "Play now") -> None:
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
        while (turn := self._once(TURN, hurry)) == "told":
            self.hear_out()
        return bool(turn == "asked")

    def _once(self, script: str, arg: Any = None) -> Any:
        """What a script returns, once that is something. Often it is at once, and to ask is cheaper than to wait."""
        with contextlib.suppress(BrowserError):  # a page that is just going
            if found := self.page.evaluate(script, arg):
                return found
        return self.page.wait_for_function(script, arg=arg).json_value()

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
        self._once(SETTLED)

    @property
    def ply(self) -> int:
        """How many decisions were taken in the position that is shown; none while the curtain is down."""
        return int(self._once(PLY))

    def wait_for_ply(self, ply: int) -> None:
        """Wait until a position after at least this many decisions is shown."""
        self._once("ply => Number(document.querySelector('[data-table]')?.dataset.ply) >= ply", ply)

    def wait_until_only_we_are_asked(self, table: str) -> None:
        """Until rivals who decide at the same time, perhaps several times, have done so, and the page shows it."""
        api, here, heard = self.page.request, f"/api/tables/{table}", 0
        while True:
            update = api.get(f"{here}?since={heard}&wait=20").json()
            if sum(seat["asked"] for seat in update["room"]["seats"]) <= 1:
                break
            heard = update["number"]
        self.wait_for_ply(update["view"]["ply"])

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
        deadline = time.monotonic() + patience / 1000
        while (middle := thing.evaluate(MIDDLE, timeout=patience)) is None:
            if time.monotonic() > deadline:
                raise BrowserError("it is gone")
        if self.page.viewport_size and self.page.viewport_size["width"] < PHONE:
            self.page.touchscreen.tap(*middle)
        else:
            self.page.mouse.click(*middle)

    def play_on(self, dice: random.Random, each: Callable[[], None]) -> None:
        """To the end of the game, with a look at each question."""
        while self.wait_for_turn(hurry=True):
            each()
            self.decide_anyhow(dice)

    def finish(self, table: str, dice: random.Random) -> None:
        """To the end of the game without the page, by decisions that go to the server directly; then back to it."""
        self.go("/health")  # the table would decide what goes without saying, and be told that this is decided already
        api, here, heard = self.page.request, f"/api/tables/{table}", 0
        while (update := api.get(f"{here}?since={heard}&wait=20").json())["room"]["status"] != "over":
            heard = update["number"]
            if (question := update["room"]["question"]) is not None:
                decision = dice.choice(update["view"]["legal"])
                act = {"type": "decide", "decision": decision, "question": question}
                assert api.post(f"{here}/acts", data=act).ok
        self.go(f"/t/{table}")
        self.result.wait_for()

    def resize(self, width: int, height: int) -> None:
        """Another window; what measures itself has done so when this returns."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.frame()

    def measured(
        self, sizes: Sequence[tuple[int, int]], script: str, arg: Any = None
    ) -> Iterator[tuple[int, int, Any]]:
        """What a script finds in windows of these sizes, one after the other; then the window is as it was.

        Layout and hit tests are those of the full size, but the page is painted in miniature, so a click would miss.
        If the last size is that of the window itself, the page is laid out once less.
        """
        before = self.page.viewport_size
        assert before is not None
        self.page.mouse.move(0, 0)  # in another window it would be above another spot, which would be raised
        for width, height in sizes:
            self._emulate(width, height, MINIATURE)
            yield width, height, self.page.evaluate(LAID_OUT % script, arg)
        self._emulate(before["width"], before["height"], 1)
        self.frame()

    def _emulate(self, width: int, height: int, scale: float) -> None:
        window = {"width": width, "height": height, "screenWidth": width, "screenHeight": height}
        self._devtools.send(
            "Emulation.setDeviceMetricsOverride", {**window, "deviceScaleFactor": 1, "mobile": False, "scale": scale}
        )

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
        return [str(found) for found in self.page.evaluate(MISPLACED, CHOSEN)]


def dealt(game: str, players: int, seed: int) -> Match:
    """A game before its first decision, the same at every run."""
    return throneroom.new(game, players=players, seed=seed)
