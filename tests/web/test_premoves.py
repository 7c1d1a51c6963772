"""Decisions in advance in the browser: prepared, changed, withdrawn, taken or cancelled, from any tab and by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.hearing import Listener
from tests.web.test_company import LASTING
from tests.web.test_my_games import act
from tests.web.visitor import PATIENCE, Visitor, dealt

MAKE = "Prepare your decision"


class Duel:
    """A game of Hierarchy over days between Ada, who is asked, and Bo, who waits."""

    def __init__(self, visit: Callable[..., Visitor], *size: int) -> None:
        self.ada, self.bo = visit(), visit(*size)
        for visitor, name in ((self.ada, "Ada"), (self.bo, "Bo")):
            assert visitor.page.request.post("/api/guests", data={"name": name}).ok
        record = dealt("hierarchy", 2, LASTING).record()
        wish = {"seats": ["me", "open"], "hours_a_move": 72, "when_full": True, "continue": {"record": record}}
        opened = self.ada.page.request.post("/api/tables", data=wish, timeout=PATIENCE).json()
        self.table = str(opened["id"])
        act(self.bo, self.table, type="sit")
        if self.seen(self.ada)["room"]["question"] is None:
            self.ada, self.bo = self.bo, self.ada
        self.names = [visitor.page.request.get("/api/me").json()["name"] for visitor in (self.ada, self.bo)]
        self.bo.go(f"/t/{self.table}")
        expect(self.bo.button(MAKE)).to_be_visible()

    def seen(self, visitor: Visitor) -> Any:
        return visitor.page.request.get(f"/api/tables/{self.table}").json()

    def foreseen(self) -> Any:
        """What Bo has prepared, and may prepare."""
        return self.bo.page.request.get(f"/api/tables/{self.table}/premoves").json()

    def decide(self, decision: str) -> None:
        """Ada decides."""
        act(self.ada, self.table, type="decide", decision=decision, question=self.seen(self.ada)["room"]["question"])

    def sheet(self, page: Page, opener: str = MAKE) -> Locator:
        """The sheet, opened by its button."""
        page.get_by_role("button", name=opener).click()
        return page.get_by_role("dialog", name="Decide in advance")

    def prepare(self, sheet: Locator, after: str, decision: str) -> None:
        sheet.get_by_label(f"If {self.names[0]} decides").select_option(after)
        sheet.get_by_label("you decide").select_option(decision)
        sheet.get_by_role("button", name="Prepare it").click()


def test_a_decision_is_prepared_changed_and_withdrawn_in_any_tab(visit: Callable[..., Visitor]) -> None:
    duel = Duel(visit)
    page, foreseen = duel.bo.page, duel.foreseen()
    reply, (one, other, *_) = next((reply, found) for reply, found in foreseen["after"].items() if len(found) > 1)
    duel.ada.go(f"/t/{duel.table}")
    expect(duel.ada.herald).to_be_visible()
    seen = duel.ada.page.locator(".herald, .log")
    before = seen.all_inner_texts()
    sheet = duel.sheet(page)
    assert duel.bo.problems() == [] and duel.bo.fits()
    duel.prepare(sheet, reply, one)
    prepared = sheet.get_by_label("Prepared", exact=True).locator("dd")
    expect(prepared).to_have_count(1)
    first = prepared.inner_text()
    duel.prepare(sheet, reply, other)  # to the same decision: it takes the place of the one before
    expect(prepared).not_to_have_text(first)
    expect(prepared).to_have_count(1)
    assert duel.foreseen()["answers"] == [{"after": reply, "decision": other}]
    second = prepared.inner_text()
    page.keyboard.press("Escape")
    expect(duel.bo.button(f"Prepared: {second}")).to_be_visible()
    page.reload()
    expect(duel.bo.button(f"Prepared: {second}")).to_be_visible()
    # another tab adds one, and takes all back; the first tab knows when it looks
    tab = page.context.new_page()
    tab.goto(f"/t/{duel.table}")
    there = duel.sheet(tab, f"Prepared: {second}")
    there.get_by_label(f"If {duel.names[0]} decides").select_option("anything")
    there.get_by_role("button", name="Prepare it").click()
    expect(there.locator("dd")).to_have_count(2)
    here = duel.sheet(page, f"Prepared: {second}")
    expect(here.locator("dd")).to_have_count(2)
    there.get_by_role("button", name="Withdraw").click()
    expect(there.locator("dd")).to_have_count(0)
    assert duel.foreseen()["state"] == "none"
    page.keyboard.press("Escape")
    duel.sheet(page, "Prepared")
    expect(here.locator("dd")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(duel.bo.button(MAKE)).to_be_visible()
    assert seen.all_inner_texts() == before  # nothing of it was shown to the rival


def test_a_decision_that_fits_is_taken_and_another_is_cancelled(visit: Callable[..., Visitor]) -> None:
    duel = Duel(visit, 390, 664)
    page, foreseen = duel.bo.page, duel.foreseen()
    reply = next(iter(foreseen["after"]))
    duel.prepare(duel.sheet(page), reply, foreseen["after"][reply][0])
    page.get_by_role("dialog").locator("dd").wait_for()
    page.keyboard.press("Escape")
    duel.decide(reply)
    duel.bo.wait_for_ply(2)
    expect(duel.bo.button(MAKE)).to_be_visible()  # for the next question
    foreseen = duel.foreseen()
    legal = duel.seen(duel.ada)["view"]["legal"]
    named = next(reply for reply in foreseen["after"] if reply in legal)
    duel.prepare(duel.sheet(page), named, foreseen["after"][named][0])
    page.get_by_role("dialog").locator("dd").wait_for()
    page.keyboard.press("Escape")
    duel.decide(next(decision for decision in legal if decision != named))
    duel.bo.wait_for_ply(3)
    expect(duel.bo.herald).to_contain_text("Your prepared decision was not taken: the others did something else.")
    assert duel.seen(duel.bo)["room"]["question"] is not None
    assert duel.bo.problems() == [] and duel.bo.fits()
    duel.bo.decide()
    duel.bo.wait_for_ply(4)
    expect(duel.bo.herald).not_to_contain_text("was not taken")


def test_a_decision_is_prepared_by_ear_and_keys(visit: Callable[..., Visitor]) -> None:
    duel = Duel(visit, 1100, 900)
    reader = Listener(duel.bo)
    reader.tab_to("button", f"^{MAKE}$")
    reader.press("Enter")
    reader.hear_until(lambda heard: heard.all("dialog", "Decide in advance"))
    reader.tab_to("combobox", f"^If {duel.names[0]} decides")
    reader.press("ArrowDown")
    reader.tab_to("button", "^Prepare it$")
    reader.press("Enter")
    reader.hear_until(lambda heard: heard.all("button", "^Withdraw$"))
    reader.press("Escape")
    reader.hear_until(lambda heard: [heard.focus] if heard.focus.name.startswith("Prepared: ") else [])
    [answer] = duel.foreseen()["answers"]
    assert answer["after"] == next(iter(duel.foreseen()["after"]))
    reader.press("Enter")
    reader.tab_to("button", "^Withdraw$")
    reader.press("Enter")
    reader.hear_until(lambda heard: [] if heard.all("button", "^Withdraw$") else heard.all("button", "^Prepare it$"))
    reader.press("Escape")
    reader.hear_until(lambda heard: [heard.focus] if heard.focus.name == MAKE else [])
    assert duel.foreseen()["state"] == "none"
