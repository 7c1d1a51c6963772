"""Behind the Throne in the browser: the receiver of a swap keeps or drops, what is left in the deck, open replays."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.visitor import Visitor
from throneroom.engine.match import Match

GAME = "behind-the-throne"
SIZES = ((390, 664), (1440, 900))
SHORT = {"deck": "judge, jester, end", "discard": "rest"}


def _received(**parts: str) -> Match:
    """We hold a General and have just received a row with two new kinds for a King."""
    match = Match.arrange(
        GAME, 3, seed=1, turn="p3", p1="general, king x2, minstrel", p2="queen", row="judge, judge, jester, general",
        **parts,
    )  # fmt: skip
    match.play("p3", "swap p1 minstrel")
    return match


def _stack(visitor: Visitor, card: str) -> Locator:
    return visitor.page.locator("[data-home]").locator(f'[data-spot="own {card}"]')


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_receiver_of_a_swap_drops_one_new_kind_and_keeps_the_other(
    visit: Callable[..., Visitor], width: int, height: int
) -> None:
    """BT-13: what is new is lit and marked, a touch lifts it, the main button keeps what it names."""
    visitor = visit(width, height)
    table = visitor.sit_down(_received())
    assert visitor.wait_for_turn()
    expect(visitor.herald).to_contain_text("gave you the row for a Minstrel.")
    expect(visitor.herald).to_contain_text("New to you: a Jester and two Judges.")
    assert sorted(spot.get_attribute("data-spot") or "" for spot in visitor.lit.all()) == ["own jester", "own judge"]
    for card in ("jester", "judge"):
        expect(_stack(visitor, card)).to_have_attribute("aria-label", re.compile("new"))
    keep = visitor.herald.get_by_role("button", name=re.compile("^Keep the Jester and 2 Judges"))
    expect(keep).to_be_visible()
    assert visitor.misplaced() == []
    assert visitor.problems() == []
    visitor.touch(_stack(visitor, "jester"))
    expect(visitor.herald).to_contain_text("Drop a Jester?")
    visitor.touch(visitor.herald.get_by_role("button", name=re.compile("^Drop the Jester")))
    expect(_stack(visitor, "jester")).to_have_count(0)
    visitor.touch(visitor.herald.get_by_role("button", name=re.compile("^Keep 2 Judges")))
    visitor.wait_for_ply(3)
    told = visitor.page.request.get(f"/api/tables/{table}").json()
    taken = [event["decision"] for event in told["events"] if event["kind"] == "decided" and event["seat"] == "p1"]
    assert taken[:2] == ["drop jester", "keep"]


def test_an_old_stack_is_refused_with_its_rule_and_others_read_what_is_new(visit: Callable[..., Visitor]) -> None:
    """BT-13: copies for a stack that was there stay; a rival's choice is told."""
    visitor = visit()
    visitor.sit_down(_received())
    assert visitor.wait_for_turn()
    visitor.touch(_stack(visitor, "general"))
    expect(visitor.herald).to_contain_text("You had a General before the swap")
    watcher = visit()
    watcher.page.request.post("/api/guests", data={"name": "Ben"})
    watcher.page.add_init_script("localStorage.setItem('throneroom.guest', 'yes')")
    watcher.go(visitor.page.url)
    expect(watcher.herald).to_contain_text(re.compile("may keep or discard what is new: a Jester and two Judges"))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_what_is_left_in_the_deck_is_one_touch_away(visit: Callable[..., Visitor], width: int, height: int) -> None:
    """As anyone can count it, before the deck has run out and after."""
    visitor = visit(width, height)
    match = Match.arrange(GAME, 2, seed=1, p1="king x2", p2="queen", row="king", deck="queen, judge", discard="rest")
    visitor.sit_down(match)
    assert visitor.wait_for_turn()
    _count(visitor, {"king": 0, "queen": 1, "judge": 1, "general": 0, "end": 0})
    for ply in (1, 2):  # the second card brings the new deck
        visitor.touch(visitor.spot("deck"))
        visitor.wait_for_ply(ply)
        assert visitor.wait_for_turn()
    _count(visitor, {"king": 2, "queen": 3, "judge": 4, "general": 5, "end": 1})


def _count(visitor: Visitor, deck: dict[str, int]) -> None:
    visitor.touch(visitor.page.get_by_role("button", name=re.compile("what is left")))
    dialog = visitor.page.get_by_role("dialog", name="What is left")
    expect(dialog).to_be_visible()
    for kind, count in deck.items():
        expect(dialog.locator(f'[data-kind="{kind}"] .deck')).to_have_text(str(count))
    assert visitor.problems() == []
    assert visitor.fits()
    visitor.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_replay_with_all_cards_open_says_of_none_that_you_alone_see_it(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    match = Match.arrange(GAME, 2, seed=1, p1="prophet, king x2", row="judge", **SHORT)
    table = visitor.sit_down(match)
    assert visitor.wait_for_turn()
    visitor.touch(_stack(visitor, "prophet"))
    visitor.wait_for_ply(1)
    expect(visitor.page.locator(".pile.deck")).to_contain_text("you alone")
    for ply in (2, 3, 4):  # a Judge, a Jester, the End
        assert visitor.wait_for_turn()
        visitor.touch(visitor.spot("deck"))
        visitor.wait_for_ply(ply)
    game = visitor.page.request.get(f"/api/tables/{table}").json()["room"]["game_id"]
    visitor.go(f"/g/{game}?ply=1")
    expect(visitor.page.locator(".pile.deck")).to_be_visible()
    expect(visitor.page.locator("[data-table]")).not_to_contain_text("you alone")
    expect(visitor.spot("deck")).not_to_have_attribute("aria-label", re.compile("You alone"))
