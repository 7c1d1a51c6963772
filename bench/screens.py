"""Takes screenshots of every page for `docs/screens`: `make screens`, or `python bench/screens.py [NAME ...]`.

Each table is shown in the middle of a game between squires, with a card lifted, at both sizes and in both themes, and
in the dark theme on a phone held sideways. The two most crowded tables are also shown with all seats taken. The other
screenshots are the home page, the guided game, a result and a replay. The client must be built and Chromium installed.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from throneroom.testing.browser import browser_path
from throneroom.testing.playing import played_by_squires
from throneroom.testing.serving import answering, free_port

SCREENS = Path(__file__).parent.parent / "docs" / "screens"
SIZES = {"wide": (1440, 900), "phone": (360, 740), "sideways": (740, 360)}
SCHEMES = ("dark", "light")
PAIRS = (("wide", "dark"), ("phone", "light"))
"""For pages where one theme for each size is enough."""
TABLES = (*((size, scheme) for size in ("wide", "phone") for scheme in SCHEMES), ("sideways", "dark"))
FLAGS = ["--no-sandbox", "--disable-gpu"]
LIMITS = [
    "guests_a_minute=100000", "requests_a_second=10000", "pages_a_second=10000", "acts_a_second=10000",
    "hints_a_minute=100000", "history_a_second=1000000", "renames_a_minute=1000", "connections_from=10000",
    "tables_a_minute_from=100000",
]  # fmt: skip
QUALITY = 82
PATIENCE = 120
"""Seconds; a game may have to be compiled first."""
LIT = "[data-spot][data-lit]"


@dataclass(frozen=True)
class Scene:
    """A moment of a game: the first one after `after` decisions where p1 has a choice of each of these verbs."""

    game: str
    players: int
    after: int
    verbs: frozenset[str]
    lift: str
    """The prefix of the names of the spots of which one is lifted."""

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}" if self in FULL else self.game


SCENES = (
    Scene("hierarchy", 2, 8, frozenset({"play"}), "hand "),
    Scene("throne-and-grail", 2, 26, frozenset({"play", "take"}), "hand "),
    Scene("behind-the-throne", 4, 60, frozenset({"reveal", "collect", "swap", "use"}), "p"),
    Scene("battle-for-the-throne", 3, 24, frozenset({"attack", "deploy", "pass"}), "hand "),
    Scene("shadow-throne", 4, 120, frozenset({"play"}), "hand "),
)
FULL = (
    Scene("battle-for-the-throne", 6, 60, frozenset({"attack", "pass"}), "hand "),
    Scene("shadow-throne", 5, 120, frozenset({"play"}), "hand "),
)
PAGES = ("home", "guide", "result", "replay")


def moment(scene: Scene) -> tuple[str, int]:
    """A record, and the ply at which it shows the scene; always the same."""
    for seed in range(1, 1000):
        match = played_by_squires(scene.game, scene.players, seed)
        for ply in range(scene.after, match.ply):
            then = match.at(ply)
            if "p1" in then.waiting and scene.verbs <= {decision.split(" ")[0] for decision in then.legal("p1")}:
                return match.record(), ply
    raise AssertionError(f"no game of {scene.game} has such a moment: {sorted(scene.verbs)}")


@contextmanager
def server() -> Iterator[str]:
    """Run our own server and yield its address."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable, "-m", "throneroom", "serve", "--port", str(port), "--database", f"{folder}/tables.sqlite",
            "--bot-processes", "1", "--log-level", "warning",
            *(word for limit in LIMITS for word in ("--limit", limit)),
        ]  # fmt: skip
        process = subprocess.Popen(command)
        try:
            yield answering(f"http://127.0.0.1:{port}", PATIENCE)
        finally:
            process.terminate()
            process.wait()


@contextmanager
def visit(browser: Browser, where: str, size: str, scheme: str) -> Iterator[Page]:
    """Visit the home page as a guest called Aldous."""
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=where, viewport={"width": width, "height": height}, has_touch=size != "wide",
        color_scheme="light" if scheme == "light" else "dark", reduced_motion="reduce",
    )  # fmt: skip
    page = context.new_page()
    page.set_default_timeout(1000 * PATIENCE)
    page.goto("/")
    page.wait_for_function("() => document.querySelector('#name')?.value")
    page.request.patch("/api/me", data={"name": "Aldous"})
    page.reload()
    page.wait_for_function("() => document.querySelector('#name')?.value === 'Aldous'")
    yield page
    context.close()


def sit(page: Page, record: str, ply: int, players: int) -> None:
    """Open a table that continues from there."""
    seats = ["me", *["bot:squire"] * (players - 1)]
    wish = {"continue": {"record": record, "ply": ply}, "seats": seats, "pace": 0, "start": True}
    opened = page.request.post("/api/tables", data=wish)
    assert opened.ok, opened.text()
    page.goto(opened.json()["link"])


def decide(page: Page) -> bool:
    """Take a lit choice, or press *Next*. Returns False when the game is over."""
    following = page.locator(".herald .acts .btn", has_text="Next")
    over = page.locator(".herald a.btn.main")
    page.locator(f"{LIT}, .herald .acts .btn").first.wait_for()
    if following.count() > 0:
        following.click()
    elif over.count() > 0:
        return False
    else:
        page.locator(LIT).first.evaluate("spot => spot.click()")
        page.wait_for_timeout(100)
        confirm = page.locator(".herald .acts .main")
        if confirm.count() > 0:
            confirm.first.click()
    page.wait_for_timeout(150)
    return True


def settled(page: Page) -> None:
    """Wait until fonts are loaded and nothing moves."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(2400)


def table_pictures(browser: Browser, where: str, scene: Scene, shoot: Callable[[Page, str], None]) -> None:
    record, ply = moment(scene)
    for size, scheme in PAIRS if scene in FULL else TABLES:
        with visit(browser, where, size, scheme) as page:
            sit(page, record, ply, scene.players)
            lit = page.locator(f'[data-spot^="{scene.lift}"][data-lit]')
            lit.first.wait_for()
            lit.last.click()
            settled(page)
            shoot(page, f"{scene.name}-{size}-{scheme}")


def home_pictures(browser: Browser, where: str, shoot: Callable[[Page, str], None]) -> None:
    for size, scheme in TABLES:
        with visit(browser, where, size, scheme) as page:
            settled(page)
            shoot(page, f"home-{size}-{scheme}")


def guide_pictures(browser: Browser, where: str, shoot: Callable[[Page, str], None]) -> None:
    for size, scheme in PAIRS:
        with visit(browser, where, size, scheme) as page:
            page.goto("/learn/hierarchy")
            page.locator(".herald .acts .main").click()
            settled(page)
            shoot(page, f"guide-{size}-{scheme}")


def ending_pictures(browser: Browser, where: str, names: list[str], shoot: Callable[[Page, str], None]) -> None:
    """The result of a game, and its replay."""
    match = played_by_squires("throne-and-grail", 2, 5)
    for size, scheme in PAIRS:
        with visit(browser, where, size, scheme) as page:
            sit(page, match.record(), match.ply // 2, 2)
            while decide(page):
                page.wait_for_timeout(600)  # until the bar of the win chances has loaded
            page.locator(".herald a.btn.main").click()
            page.get_by_role("link", name="Replay").wait_for()
            settled(page)
            if "result" in names:
                shoot(page, f"result-{size}-{scheme}")
            page.get_by_role("link", name="Replay").click()
            page.get_by_role("slider").wait_for()
            page.get_by_role("slider").fill(str(match.ply // 2 + 6))
            settled(page)
            if "replay" in names:
                shoot(page, f"replay-{size}-{scheme}")


def main() -> None:
    names = sys.argv[1:] or [*(scene.name for scene in (*SCENES, *FULL)), *PAGES]
    SCREENS.mkdir(exist_ok=True)

    def shoot(page: Page, name: str) -> None:
        page.screenshot(path=SCREENS / f"{name}.jpg", type="jpeg", quality=QUALITY)
        print(f"{name}.jpg", flush=True)

    with server() as where, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        for scene in (*SCENES, *FULL):
            if scene.name in names:
                table_pictures(browser, where, scene, shoot)
        if "home" in names:
            home_pictures(browser, where, shoot)
        if "guide" in names:
            guide_pictures(browser, where, shoot)
        if "result" in names or "replay" in names:
            ending_pictures(browser, where, names, shoot)
        browser.close()


if __name__ == "__main__":
    main()
