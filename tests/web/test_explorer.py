"""The explorer of Hierarchy: finding deals, walking through them on the table, setting up one's own."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.visitor import Visitor

PHONE, WIDE = (360, 740), (1440, 900)


def explored(visitor: Visitor, **wish: Any) -> Any:
    """What the server says about a position."""
    answer = visitor.page.request.get("/api/explorer/hierarchy", params=wish)
    assert answer.ok, answer.text()
    return answer.json()


def choices(visitor: Visitor) -> Locator:
    return visitor.page.locator(".explorer-controls .choices button")


def status(visitor: Visitor) -> Locator:
    return visitor.page.locator(".explorer-controls [role=status]")


def test_deals_are_found_and_the_search_is_in_the_address(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    page.get_by_role("link", name="Explorer: Hierarchy").click()
    expect(page.get_by_text("1716 deals", exact=True)).to_be_visible()
    page.get_by_label("Begins with").select_option("knight")
    page.get_by_label("Outcome").select_option("first")
    page.get_by_role("button", name="Tower: either player").click()
    page.get_by_role("button", name="Tower: first player").click()
    expect(page.get_by_role("button", name="Tower: second player")).to_be_visible()
    wish = {"first": "knight", "winner": "first", "q": "-tower", "limit": "1"}
    found = page.request.get("/api/explorer/hierarchy/deals", params=wish).json()
    expect(page.get_by_text(f"{found['total']} deals", exact=True)).to_be_visible()
    assert page.url.endswith("/explorer/hierarchy?first=knight&winner=first&q=-tower")
    page.reload()
    expect(page.get_by_text(f"{found['total']} deals", exact=True)).to_be_visible()
    first = page.locator(".deals > li").first
    expect(first).to_contain_text(f"Deal {found['deals'][0]['number']}")
    expect(first.locator(".openings").get_by_text(re.compile(r"Lay the Knight wins in \d+"))).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Tower: first player")).to_be_visible()
    page.get_by_role("link", name="Clear filters").click()
    page.get_by_role("button", name="Next page").click()
    expect(page.locator(".deals > li").first).to_contain_text("Deal 31")


def test_a_walk_by_choices_steps_and_links(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.page
    start = explored(visitor, deal=858)
    visitor.go("/explorer/hierarchy?deal=858")
    expect(choices(visitor)).to_have_count(len(start["choices"]))
    expect(status(visitor)).to_contain_text(f"wins in {start['length']} decisions")
    for button, choice in zip(choices(visitor).all(), start["choices"], strict=True):
        verb = "wins" if choice["winner"] == "p1" else "loses"
        expect(button).to_contain_text(f"{verb} in {choice['length']}")
    decision = start["choices"][-1]["decision"]
    then = explored(visitor, deal=858, line=decision)
    choices(visitor).last.click()
    expect(choices(visitor)).to_have_count(len(then["choices"]))
    visitor.wait_for_ply(1)
    assert page.url.endswith(f"?deal=858&line={decision.replace(' ', '+')}")
    page.locator("[data-table]").focus()
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**/explorer/hierarchy?deal=858")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**line={decision.replace(' ', '+')}")
    page.keyboard.press("End")
    expect(status(visitor)).to_contain_text("wins.")
    expect(choices(visitor)).to_have_count(0)
    assert visitor.ply == 1 + then["length"]
    link = page.url
    page.reload()
    expect(status(visitor)).to_contain_text("wins.")
    other = visit()
    other.go(link)
    expect(status(other)).to_contain_text("wins.")
    page.locator("[data-table]").focus()
    page.keyboard.press("Home")
    page.wait_for_url("**/explorer/hierarchy?deal=858")
    expect(choices(visitor)).to_have_count(len(start["choices"]))
    page.get_by_role("link", name="Other deals").click()
    expect(page.get_by_text("1716 deals", exact=True)).to_be_visible()
    page.go_back()
    expect(choices(visitor)).to_have_count(len(start["choices"]))


def test_cards_are_marked_with_their_outcome_and_played_for_both(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    deal = next(n for n in range(400, 500) if len(explored(visitor, deal=n)["choices"]) > 2)
    visitor.go(f"/explorer/hierarchy?deal={deal}")
    line: list[str] = []
    for ply in range(4):
        position = explored(visitor, deal=deal, line=".".join(line))
        plain = next((it for it in position["choices"] if re.fullmatch(r"play \S+", it["decision"])), None)
        if plain is None:
            break
        seat = position["view"]["waiting"][0]
        spot = visitor.spot(f"{'hand' if seat == 'p1' else 'rival'} {plain['decision'].split()[1]}")
        verb = "wins" if plain["winner"] == seat else "loses"
        expect(spot).to_have_attribute("aria-label", re.compile(f"{verb} in {plain['length']}"))
        spot.click()
        visitor.wait_for_ply(ply + 1)
        line.append(plain["decision"])
    assert len(line) >= 2
    expect(visitor.page).to_have_url(re.compile("line=" + re.escape(".".join(line).replace(" ", "+"))))


def test_any_deal_can_be_set_up(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/explorer/hierarchy")
    expect(page.get_by_text("Gold: 7 of 7, Purple: 7 of 7")).to_be_visible()
    page.get_by_role("button", name="Assassin: Gold").click()
    expect(page.get_by_text("Gold: 6 of 7, Purple: 8 of 7")).to_be_visible()
    expect(visitor.button("Explore this deal")).to_be_disabled()
    page.get_by_role("button", name="Leper: Purple").click()
    visitor.button("Explore this deal").click()
    page.wait_for_url("**/explorer/hierarchy?deal=*")
    expect(status(visitor)).to_contain_text("Own deal")
    expect(visitor.spot("rival assassin")).to_be_visible()
    expect(visitor.spot("hand leper")).to_be_visible()


@pytest.mark.parametrize(("size", "scheme"), [(PHONE, "light"), (WIDE, "dark")])
def test_the_explorer_fits_and_pleases_axe(visit: Callable[..., Visitor], size: tuple[int, int], scheme: str) -> None:
    visitor = visit(*size, scheme=scheme)
    visitor.go("/explorer/hierarchy?q=tower&order=longest")
    expect(visitor.page.get_by_text("792 deals", exact=True)).to_be_visible()
    assert visitor.problems() == [] and visitor.fits()
    start = explored(visitor, deal=858)
    line = ".".join(step["decision"] for step in start["best"][: start["length"] // 2])
    for wish in ("deal=858", f"deal=858&line={line}"):
        visitor.go(f"/explorer/hierarchy?{wish}")
        expect(choices(visitor).first).to_be_visible()
        assert visitor.problems() == [] and visitor.fits()
        assert visitor.misplaced() == []


@pytest.mark.parametrize("language", ["de", "fr", "es", "ja"])
def test_every_language_has_its_words(visit: Callable[..., Visitor], language: str) -> None:
    visitor = visit(*PHONE, language=language)
    visitor.go("/explorer/hierarchy")
    expect(visitor.page.locator(".deals > li").first).to_be_visible()
    assert visitor.fits()
    visitor.go("/explorer/hierarchy?deal=858&line=play+leper")
    expect(choices(visitor).first).to_be_visible()
    assert visitor.fits() and "explorer-" not in visitor.page.locator("main").inner_text()


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ("deal=1717", "there is no deal 1717; the deals are numbered 1 to 1716"),
        ("deal=tower.tower", "too many of tower"),
        ("deal=1&line=play+king", "decision 1 of the line, 'play king'"),
    ],
)
def test_a_bad_link_says_what_is_wrong(visit: Callable[..., Visitor], wish: str, says: str) -> None:
    visitor = visit()
    visitor.go(f"/explorer/hierarchy?{wish}")
    expect(visitor.page.get_by_text("This position cannot be shown.")).to_be_visible()
    expect(visitor.page.get_by_text(says)).to_be_visible()
    visitor.errors.clear()  # the browser reports the refused request
