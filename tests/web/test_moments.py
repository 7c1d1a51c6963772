"""Losses are said aloud: the herald holds the moment and says why, while what is lost still lies there."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.games.battle_for_the_throne.tables import table as battle
from tests.games.shadow_throne.tables import at_wave
from tests.web.rivals import sit_with_rivals as _sit
from tests.web.visitor import APART, Visitor
from throneroom.engine.match import Match

SIZES = pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 664)])
NEXT = re.compile("^Next")

UNREAD = """() => {
  const words = document.querySelector('.herald .words');
  const box = words.getBoundingClientRect();
  const cut = [words, ...words.children].some(part => part.scrollWidth > part.clientWidth + 1);
  return cut || box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth;
}"""
"""Whether something of what the herald says cannot be read."""

HELD_MS = """() => {
  window.held = 0;
  let since = null;
  const look = () => {
    const on = document.querySelector('.herald.loss') !== null;
    if (on && since === null) since = performance.now();
    if (!on && since !== null) { window.held = performance.now() - since; since = null; }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes for how long a loss was told last."""


def _told(visitor: Visitor, what: str, why: str) -> None:
    """The herald holds this moment as a status, whole, with its reason and its rule."""
    status = visitor.herald.get_by_role("status")
    expect(status).to_contain_text(what)
    expect(status).to_contain_text(why)
    expect(visitor.herald.get_by_role("button", name=NEXT)).to_be_visible()
    assert visitor.lit.count() == 0
    assert not visitor.page.evaluate(UNREAD), status.inner_text()


def _go_on(visitor: Visitor) -> None:
    visitor.page.keyboard.press("Enter")
    expect(visitor.herald.get_by_role("button", name=NEXT)).to_have_count(0)


# Behind the Throne


def _behind(**parts: str) -> Match:
    return Match.arrange("behind-the-throne", 2, seed=1, **parts)


@SIZES
def test_a_bust_is_told_over_the_row_that_is_lost(
    visit: Callable[..., Visitor], address: str, width: int, height: int
) -> None:
    """BT-4: our own, then a rival's, which does not stand there any more when it is our turn."""
    visitor = visit(width, height, pace="slow")
    match = _behind(row="prophet", deck="assassin, judge, king, general, rest", turn="p1")
    [rival] = _sit(visitor, address, match)
    visitor.herald.get_by_role("button", name="Reveal").click()
    _told(visitor, "You lose the row, 2 cards.", "Assassin 4 is above Prophet 2")
    _told(visitor, "You lose", "(BT-4)")
    expect(visitor.page.locator(".row [data-spot]")).to_have_count(2)
    assert visitor.problems() == []
    _go_on(visitor)
    expect(visitor.page.locator(".row [data-spot]")).to_have_count(0)

    rival.decide("reveal")
    rival.decide("reveal")
    _told(visitor, "Maud loses the row, 2 cards.", "King 9 is above Judge 5")
    expect(visitor.page.get_by_role("heading", name="The row is lost")).to_be_visible()
    _go_on(visitor)
    assert visitor.wait_for_turn()
    expect(visitor.page.get_by_text("The row is lost", exact=True)).to_have_count(0)
    expect(visitor.page.locator(".row [data-spot]")).to_have_count(0)


@SIZES
def test_the_end_of_game_takes_the_row(visit: Callable[..., Visitor], address: str, width: int, height: int) -> None:
    """BT-21"""
    visitor = visit(width, height, pace="slow")
    match = _behind(row="king, queen", deck="end, rest", turn="p1")
    _sit(visitor, address, match)
    visitor.herald.get_by_role("button", name="Reveal").click()
    _told(visitor, "You reveal the End of Game, and 2 cards of the row are lost.", "(BT-21)")
    expect(visitor.page.locator(".row [data-spot]")).to_have_count(3)
    _go_on(visitor)
    expect(visitor.result).to_be_visible()


# Hierarchy


@SIZES
@pytest.mark.parametrize("mine", [True, False])
def test_who_is_stuck_reads_why_and_so_does_each_card(
    visit: Callable[..., Visitor], address: str, width: int, height: int, mine: bool
) -> None:
    """HI-3: the cards in hand look playable, and none of them is."""
    visitor = visit(width, height, pace="slow")
    stuck, other = ("p1", "p2") if mine else ("p2", "p1")
    hands = {stuck: "imposter, tower, serf, usurper", other: "sorcerer, king"}
    match = Match.arrange("hierarchy", 2, seed=1, line=f"{stuck} knight", discards="rest", **hands)
    [rival] = _sit(visitor, address, match)
    if mine:
        rival.decide("play sorcerer")
    else:
        visitor.spot("hand sorcerer").click()
        visitor.spot("top").click()
    told = "You are stuck and lose." if mine else "Maud is stuck and loses."
    _told(visitor, told, "the Sorcerer, 8. Asks for anything above 8.")
    _go_on(visitor)
    expect(visitor.herald).to_contain_text("You lose." if mine else "You win.")
    expect(visitor.herald).to_contain_text("Touch a card to read why it cannot go.")
    reasons = {
        "serf": r"Serf \(3\) is not higher than 8 \(HI-15\)",
        "imposter": r"no number \(HI-15\)",
        "tower": "HI-15",
        "usurper": r"\(HI-\d+\)",
    }
    for card, reason in reasons.items():
        visitor.touch(visitor.spot(f"{'hand' if mine else 'rival'} {card}"))
        expect(visitor.herald.locator("small")).to_contain_text(re.compile(reason))
        if width > 720:
            expect(visitor.page.locator("#why")).to_contain_text(re.compile(reason))
            expect(visitor.page.locator(".read .now")).to_contain_text(re.compile(reason))
    assert visitor.problems() == []


# Battle For The Throne


@SIZES
def test_a_character_and_a_king_fall_where_they_stand(
    visit: Callable[..., Visitor], address: str, width: int, height: int
) -> None:
    """BA-9, BA-7, BA-17: they are still there while it is told."""
    visitor = visit(width, height, pace="slow")
    match = battle(
        3, p1_queens="qh", p1_king="kd + p3 9c", p2_hand="ac, 10c, 9s", p2_king="kh", p3_king="ks", turn="p2"
    )
    rival, third = _sit(visitor, address, match)
    rival.decide("attack ac p1 queen 1")
    _told(visitor, "Your Queen of Hearts falls.", "The Ace of Clubs destroys a Jack or a Queen at once (BA-9).")
    expect(visitor.spot("court p1 queen 1")).to_be_visible()
    _go_on(visitor)
    expect(visitor.spot("court p1 queen 1")).to_have_count(0)
    third.decide("pass")
    visitor.page.locator(APART).click()
    rival.decide("attack 10c p1 king")
    third.decide("pass")
    visitor.page.locator(APART).click()
    rival.decide("attack 9s p1 king")
    _told(visitor, "Your King falls.", "you are out of the game (BA-17)")
    expect(visitor.spot("court p1 king")).to_be_visible()
    assert visitor.problems() == []
    _go_on(visitor)
    expect(visitor.spot("court p1 king")).to_have_count(0)


# Shadow Throne


@SIZES
def test_a_killed_card_and_a_lost_battle(visit: Callable[..., Visitor], address: str, width: int, height: int) -> None:
    """ST-10, ST-22: in the last wave the Knights kill our Outlaw, and the Empire wins."""
    visitor = visit(width, height, pace="slow")
    lines = {"line_p1": "outlaw, phabos-scouts, outlaw", "line_p2": "benthon-knights, tax-collector, loyal-soldier"}
    lines["line_p3"] = "loyal-soldier, warrior-monk, loyal-soldier"
    match = at_wave("outlaw", "benthon-knights", "loyal-soldier", **lines)
    maud, corvin = _sit(visitor, address, match)
    maud.decide("play benthon-knights")
    corvin.decide("play loyal-soldier")
    visitor.touch(visitor.spot("hand outlaw"))
    visitor.herald.locator(".acts .main").click()
    _told(visitor, "Ada's Outlaw", "The dead give no power, and only half their influence (ST-10).")
    expect(visitor.spot("line p1 outlaw 4")).to_be_visible()
    visitor.page.keyboard.press("Enter")
    _told(visitor, "wins the battle.", "(ST-22)")
    expect(visitor.page.locator(".herald.loss")).to_be_visible()
    _go_on(visitor)
    assert visitor.wait_for_turn()


THREAD = """name => {
  const card = document.querySelector(`[data-spot="${name}"]`)?.parentElement.querySelector('.card');
  const end = document.querySelector('.ledger svg circle');
  if (!card || !end) return false;
  const [[x, y], [a, b]] = [end, card].map(thing => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  });
  return Math.hypot(x - a, y - b) < 8;
}"""
"""Whether the thread ends on a card."""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 664), (2560, 1440)])
def test_a_thread_goes_to_the_card_that_is_killed(
    visit: Callable[..., Visitor], address: str, width: int, height: int
) -> None:
    """Where the card lands, not where it flies when the herald begins; in a large window, too."""
    visitor = visit(width, height, still=False, pace="slow")
    match = at_wave(
        "outlaw", "benthon-knights", "loyal-soldier", line_p1="outlaw", line_p2="loyal-soldier", line_p3="outlaw"
    )
    maud, corvin = _sit(visitor, address, match)
    maud.decide("play benthon-knights")
    corvin.decide("play loyal-soldier")
    visitor.touch(visitor.spot("hand outlaw"))
    visitor.herald.locator(".acts .main").click()
    visitor.page.wait_for_function(THREAD, arg="line p1 outlaw 2")


# Throne and the Grail


def _grail(**parts: str) -> Match:
    return Match.arrange("throne-and-grail", 2, seed=1, **parts)


@SIZES
def test_a_take_that_costs_and_the_third_grail(
    visit: Callable[..., Visitor], address: str, width: int, height: int
) -> None:
    """TG-10: a majority is lost; TG-9: the third Grail ends the game. The cards still lie in the Line."""
    visitor = visit(width, height, pace="slow")
    match = _grail(round="2", p1_taken="8, 8", p2_taken="grail, grail", line="5, 5, 6, +3, +3, 8, 8, 8", turn="p2")
    [rival] = _sit(visitor, address, match)
    rival.decide("take")
    _told(visitor, "Maud takes +3, +3, 8, 8 and 8.", "You fall from 8 to 0: the majority of Forts is gone (TG-10).")
    expect(visitor.page.locator('.last-five [data-spot^="line "]')).to_have_count(5)
    _go_on(visitor)
    expect(visitor.page.locator('.last-five [data-spot^="line "]')).to_have_count(3)

    match = _grail(round="2", p1_taken="8, 8", p2_taken="grail, grail", line="5, 5, 6, 6, 7, 7, 7, grail", turn="p2")
    [rival] = _sit(visitor, address, match)
    rival.decide("take")
    _told(visitor, "Maud takes the third Grail and wins.", "(TG-9)")
    _go_on(visitor)
    expect(visitor.herald).to_contain_text("You lose.")


# The pace


def _busted(visitor: Visitor, address: str, **more: int) -> None:
    """Our row is lost, with a second decision of the rival's already on its way."""
    match = _behind(row="prophet", deck="assassin, judge, king, general, rest", turn="p1")
    _sit(visitor, address, match, **more)
    visitor.page.evaluate(HELD_MS)
    visitor.herald.get_by_role("button", name="Reveal").click()


def test_a_moment_ends_by_itself_and_the_pace_says_when(visit: Callable[..., Visitor], address: str) -> None:
    """With reduced motion, too; at once holds nothing; a clock on the table makes it shorter."""
    held = {}
    for pace, clock in (("slow", None), ("normal", None), ("fast", None), ("normal", 600)):
        visitor = visit(pace=pace)
        _busted(visitor, address, **({} if clock is None else {"clock": clock}))
        expect(visitor.herald).to_contain_text("You lose the row")
        expect(visitor.herald).to_contain_text(re.compile("Maud is (thinking|away)"))
        held[pace, clock] = visitor.page.evaluate("window.held")
    assert held["slow", None] > 1.5 * 2000
    assert held["normal", None] >= 2000
    assert 1000 <= held["fast", None] < held["normal", None]
    assert held["normal", 600] < held["normal", None]

    visitor = visit(pace="at once")
    _busted(visitor, address)
    expect(visitor.herald).to_contain_text(re.compile("Maud is (thinking|away)"))
    assert visitor.page.evaluate("window.held") == 0


def test_a_tap_goes_on_and_what_came_meanwhile_follows(visit: Callable[..., Visitor], address: str) -> None:
    """Nobody has to wait: a tap anywhere on the table ends the moment, and the table is as it stands then."""
    visitor = visit(390, 664, pace="slow")
    match = _behind(row="prophet", deck="assassin, judge, king, general, rest", turn="p1")
    [rival] = _sit(visitor, address, match)
    visitor.herald.get_by_role("button", name="Reveal").click()
    expect(visitor.herald).to_contain_text("You lose the row")
    rival.decide("reveal")
    rival.decide("collect")
    visitor.page.keyboard.press("Shift")
    expect(visitor.herald).to_contain_text("You lose the row")
    visitor.touch(visitor.page.locator(".head .title"))
    assert visitor.wait_for_turn(hurry=True)
    expect(visitor.page.locator(".herald.loss")).to_have_count(0)
