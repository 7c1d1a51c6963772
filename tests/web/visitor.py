"""A visitor of the pages: what a person does with mouse and keyboard, and what axe has to say about it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

AXE = (Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LIT = "[data-spot][data-lit]"
OFFLINE = "net::ERR_INTERNET_DISCONNECTED"
PATIENCE = 60_000
"""Milliseconds for a bot that may have to be compiled first."""


class Visitor:
    """One page in one browser profile."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
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

    def open_door(self, title: str, way: str = "Play now") -> None:
        """From the home page to a table."""
        self.go("/")
        self.button(f"{way}: {title}").click()
        self.page.wait_for_url("**/t/*")

    # The table

    @property
    def herald(self) -> Locator:
        return self.page.locator(".herald").first

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("link", name="See the result")

    def wait_for_turn(self) -> bool:
        """Until we are asked; False when the game is over."""
        expect(self.page.locator(LIT).or_(self.result).first).to_be_visible(timeout=PATIENCE)
        return not self.result.is_visible()

    def spot(self, name: str) -> Locator:
        return self.page.locator(f'[data-spot="{name}"]')

    @property
    def lit(self) -> Locator:
        return self.page.locator(LIT)

    def decide(self, last: bool = False) -> None:
        """Any legal decision by mouse: lift, then the main button or further lit spots."""
        self._then(lambda: (self.lit.last if last else self.lit.first).click())

    def decide_by_key(self) -> None:
        """Any legal decision by keyboard alone."""
        self._then(lambda: self.page.keyboard.press("1"), by_key=True)

    def _then(self, touch: Callable[[], None], by_key: bool = False) -> None:
        before = self.herald.inner_text()
        touch()
        for _ in range(4):
            if self.page.locator('[data-spot][aria-pressed="true"]').count() == 0:
                break
            confirm = self.herald.locator(".acts .main")
            if confirm.count() == 0 and self.lit.count() == 0:
                break  # on its way
            if confirm.count() == 0:
                touch()
            elif by_key:
                self.page.keyboard.press("Enter")
                break
            else:
                confirm.first.click()
                break
        self.page.wait_for_function(
            "before => ![before, 'Sent'].some(text => document.querySelector('.herald').innerText.includes(text))",
            arg=before,
        )

    def play_on(self, by_key: bool = False) -> int:
        """To the end of the game; returns how many decisions were ours."""
        count = 0
        while self.wait_for_turn():
            if by_key:
                self.decide_by_key()
            else:
                self.decide()
            count += 1
        return count

    # What is found

    def problems(self) -> list[str]:
        """What axe finds on the page as it is now."""
        self.page.evaluate(AXE)
        found = self.page.evaluate("tags => axe.run(document, { runOnly: tags })", STANDARD)
        return [f"{v['id']}: {node['html'][:200]}" for v in found["violations"] for node in v["nodes"]]

    def fits(self) -> bool:
        """Nothing sticks out to the right."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
