"""Blocks, reports and bans; chat off by choice; the data protection page, and the layout of the pages about it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.conftest import CALM, PATIENCE, stopped_in_the_end
from tests.web.hearing import Listener
from tests.web.visitor import Visitor
from throneroom.server import pages
from throneroom.testing.serving import answering, free_port

PHONE, WIDE = (360, 740), (1440, 900)
TOKEN = "for moderators alone"
LONGEST = "de"


@pytest.fixture(scope="module")
def moderated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server with moderators is."""
    port = free_port()
    command = [
        sys.executable, "-m", "throneroom", "serve", "--port", str(port), "--no-warm", "--bot-processes", "1",
        "--database", str(tmp_path_factory.mktemp("moderated") / "tables.sqlite"), "--log-level", "warning",
        "--moderator-token", TOKEN, "--contact", "mailto:host@games.example", "--keep", "chats=30",
        *(word for limit in CALM for word in ("--limit", limit)),
    ]  # fmt: skip
    server = subprocess.Popen(command, start_new_session=True, cwd=Path(__file__).parent.parent.parent)
    with stopped_in_the_end(server):
        yield answering(f"http://127.0.0.1:{port}", PATIENCE)


@pytest.fixture
def come(chromium: Browser, moderated: str) -> Iterator[Callable[..., Visitor]]:
    """A visitor of the server with moderators; nobody may have seen an error."""
    visitors: list[Visitor] = []

    def visit(size: tuple[int, int] = WIDE, language: str = "en", name: str = "") -> Visitor:
        width, height = size
        context = chromium.new_context(
            base_url=moderated, viewport={"width": width, "height": height}, has_touch=width < 720,
            reduced_motion="reduce", service_workers="block",
        )  # fmt: skip
        context.add_cookies([{"name": pages.CHOICE, "value": language, "url": moderated}])
        visitors.append(Visitor(context.new_page()))
        if name:
            visitors[-1].page.request.post("/api/guests", data={"name": name})
        return visitors[-1]

    yield visit
    for visitor in visitors:
        assert visitor.errors == []
        visitor.page.context.close()


def looks_right(visitor: Visitor) -> None:
    assert visitor.problems() == [] and visitor.fits()


def press(button: Locator) -> None:
    """Press a button by keyboard, as soon as it can be pressed."""
    expect(button).to_be_enabled()
    button.press("Enter")


def test_chat_is_off_by_choice_and_stays_off(come: Callable[..., Visitor]) -> None:
    ada, ben = come(name="Ada"), come(name="Ben")
    wish = {"game": "hierarchy", "seats": ["me", "open"], "when_full": True}
    table = ada.page.request.post("/api/tables", data=wish).json()["id"]
    for act in ({"type": "sit"}, {"type": "say", "text": "hello there"}):
        assert ben.page.request.post(f"/api/tables/{table}/acts", data=act).ok
    ada.go(f"/t/{table}")
    ada.page.get_by_role("tab", name="Chat").click()
    expect(ada.page.get_by_text("hello there")).to_be_visible()
    ada.button("Switch chat off").press("Enter")
    expect(ada.page.get_by_text("hello there")).to_have_count(0)
    ada.page.reload()
    ada.page.get_by_role("tab", name="Chat").click()
    expect(ada.page.get_by_text("Chat is switched off on this device.")).to_be_visible()
    expect(ada.page.get_by_text("hello there")).to_have_count(0)
    ada.button("Switch it on").press("Enter")
    expect(ada.page.get_by_text("hello there")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_message_is_reported_its_speaker_blocked_and_banned(
    come: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    ada, ben, moderator = come(size, name="Ada"), come(name="Ben"), come(size)
    wish = {"game": "hierarchy", "seats": ["me", "open"], "when_full": True}
    table = ada.page.request.post("/api/tables", data=wish).json()["id"]
    for act in ({"type": "sit"}, {"type": "say", "text": "you are bad"}):
        assert ben.page.request.post(f"/api/tables/{table}/acts", data=act).ok
    ada.go(f"/t/{table}")
    ada.page.locator("[data-table]").wait_for()
    if size == PHONE:
        ada.page.locator(".tool.panel").click()
    ada.page.get_by_role("tab", name="Chat").click()
    line = ada.page.get_by_role("listitem").filter(has_text="you are bad")
    line.get_by_role("button", name="Block or report Ben").focus()
    ada.page.keyboard.press("Enter")
    dialog = ada.page.get_by_role("dialog").last
    expect(dialog.get_by_role("radio", name="this message")).to_be_checked()
    looks_right(ada)
    dialog.get_by_label("Reason").select_option("harassment")
    press(dialog.get_by_role("button", name="Send the report"))
    expect(dialog.get_by_role("status")).to_contain_text("Thank you. A moderator will look at it.")
    press(dialog.get_by_role("button", name="Block", exact=True))
    expect(dialog.get_by_role("status")).to_contain_text("is blocked")
    ada.page.keyboard.press("Escape")
    expect(line).to_have_count(0)  # and it does not come back
    ada.go("/account")
    expect(ada.page.get_by_role("button", name="Unblock Ben")).to_be_visible()
    looks_right(ada)
    # the moderators' page: a wrong token, then the right one, by keyboard
    moderator.go("/moderate")
    for token in ("guess", TOKEN):
        moderator.page.get_by_label("Moderators’ token").fill(token)
        moderator.page.keyboard.press("Enter")
        if token == "guess":
            expect(moderator.page.get_by_role("alert")).to_contain_text("token")
            moderator.errors.clear()  # the browser reports the refusal
    report = moderator.page.locator(".report").filter(has_text="you are bad").last
    expect(report).to_contain_text("Harassment")
    looks_right(moderator)
    press(report.get_by_role("button", name="Look up"))
    press(moderator.page.get_by_role("button", name=re.compile("^Ban .*Ben")).first)
    moderator.page.get_by_role("dialog").get_by_label("For").select_option("24")
    looks_right(moderator)
    press(moderator.page.get_by_role("dialog").get_by_role("button", name="Ban", exact=True))
    expect(moderator.page.get_by_role("button", name="Lift the ban of").first).to_be_visible()
    refusal = ben.page.request.post(f"/api/tables/{table}/acts", data={"type": "say", "text": "x"})
    assert refusal.status == 403 and "until" in refusal.json()["error"]["message"]
    ben.go(f"/t/{table}")
    expect(ben.page.get_by_role("heading", name="You are banned")).to_be_visible()
    report.get_by_label("Note").fill("banned for a day")
    moderator.page.keyboard.press("Enter")
    moderator.wait_for_toast("Done.")
    press(moderator.page.get_by_role("button", name="End Hierarchy").first)
    press(moderator.page.get_by_role("dialog").get_by_role("button", name="End the game"))
    expect(moderator.page.locator("section").filter(has_text="Audit log")).to_contain_text("game ended")
    looks_right(moderator)
    moderator.page.reload()  # the token is kept as long as the tab
    expect(moderator.page.get_by_role("button", name="Lock")).to_be_visible()


@pytest.mark.parametrize("language", ["en", LONGEST])
@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_the_pages_fit_and_say_what_the_host_has_set(
    come: Callable[..., Visitor], size: tuple[int, int], language: str
) -> None:
    visitor = come(size, language, name="Ada")
    visitor.go("/privacy")
    expect(visitor.page.get_by_role("link", name="host@games.example")).to_be_visible()
    expect(visitor.page.locator("dl")).to_contain_text({"en": "30 days", "de": "30 Tage"}[language])
    looks_right(visitor)
    visitor.go("/moderate")
    visitor.page.locator("input[type=password]").fill(TOKEN)
    visitor.page.keyboard.press("Enter")
    visitor.page.locator("#audit").wait_for()
    looks_right(visitor)
    visitor.go("/account")
    visitor.page.locator("#blocks").wait_for()
    looks_right(visitor)


def test_moderation_by_ear_and_keys(come: Callable[..., Visitor]) -> None:
    """A guest is found, banned and let in again; then the page is locked."""
    moderator, come_by = come((1100, 900)), come(name="Zacharias")
    reader = Listener(moderator)
    moderator.go("/moderate")
    reader.tab_to("textbox", "^Moderators’ token")
    reader.type(TOKEN)
    reader.press("Enter")
    reader.hear("heading", "^Reports$")
    reader.tab_to("textbox", "^Name or id$")
    reader.type("Zacharias")
    reader.press("Enter")
    reader.hear("link", "^Zacharias$")
    reader.choose("button", "^Ban Zacharias$")
    reader.hear("dialog", "^Ban Zacharias$")
    reader.tab_to("combobox", "^For$")
    reader.press("ArrowDown")
    reader.choose("button", "^Ban$")
    reader.hear("button", "^Lift the ban of Zacharias$")
    assert come_by.page.request.patch("/api/me", data={"name": "Zoe"}).status == 403
    reader.choose("button", "^Lift the ban of Zacharias$")
    reader.hear("button", "^Ban Zacharias$")
    assert come_by.page.request.patch("/api/me", data={"name": "Zoe"}).ok
    reader.choose("button", "^Lock$")
    reader.hear("textbox", "^Moderators’ token")
