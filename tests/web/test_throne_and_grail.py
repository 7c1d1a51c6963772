"""Throne and the Grail in the browser: the bracket says what a take gives, and whose it would be."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.rivals import sit_with_rivals
from tests.web.visitor import Visitor, dealt
from throneroom.engine.match import Match


def _seated(visit: Callable[..., Visitor], width: int, height: int) -> Visitor:
    visitor = visit(width, height)
    visitor.sit_down(dealt("throne-and-grail", 2, 7))
    assert visitor.wait_for_turn()
    return visitor


def test_a_lifted_card_slides_the_bracket_and_goes_to_the_open_end(visit: Callable[..., Visitor]) -> None:
    """TG-4: lifted, put back, lifted again and laid."""
    visitor = _seated(visit, 1440, 900)
    bracket = visitor.page.locator(".bracket")
    before = bracket.inner_text()
    card = visitor.page.locator('[data-spot^="hand "]').first
    card.click()
    expect(bracket).not_to_have_text(before, use_inner_text=True)
    assert visitor.problems() == []
    visitor.page.keyboard.press("Escape")
    expect(bracket).to_have_text(before, use_inner_text=True)
    line = visitor.page.locator('[data-fly^="line "]')
    count = line.count()
    card.click()
    visitor.spot("end").click()
    expect(line).not_to_have_count(count)


def test_a_take_is_confirmed_in_the_same_place(visit: Callable[..., Visitor]) -> None:
    """TG-5: the first touch of a card in the bracket lifts the take, the second takes; then only plays are left."""
    visitor = _seated(visit, 360, 740)
    while visitor.spot("line 0").count() == 0:  # the rival has taken the whole Line
        visitor.decide()
        assert visitor.wait_for_turn()
    bracket = visitor.page.locator(".bracket")
    last = visitor.page.locator('.last-five [data-spot^="line "]').last
    promised = re.findall(r"you \S+ → (\S+)", bracket.inner_text())
    last.click()
    expect(visitor.spot("bracket")).to_have_attribute("aria-pressed", "true")
    expect(visitor.herald.locator(".acts .main")).to_have_text(re.compile(rf"^Take: .* to {promised[0]}\b"))
    assert visitor.problems() == []
    assert visitor.fits()
    visitor.spot("bracket").click()
    expect(visitor.page.locator(".own-row .plate")).to_contain_text("has taken")


def test_t_and_enter_take_wherever_the_focus_was(visit: Callable[..., Visitor]) -> None:
    visitor = _seated(visit, 1440, 900)
    while visitor.spot("line 0").count() == 0:
        visitor.decide()
        assert visitor.wait_for_turn()
    visitor.page.locator('[data-spot^="hand "]').first.focus()
    visitor.page.keyboard.press("t")
    expect(visitor.spot("bracket")).to_be_focused()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".own-row .plate")).to_contain_text("has taken")


SIZES = pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 664)])
WATCH_SCALES = """
  window.scales = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...how) {
    const scale = /scale\\(([^)]+)\\)/.exec(frames[0]?.transform ?? '');
    if (this.dataset.fly?.startsWith('line ') && scale) window.scales.push(Number(scale[1]));
    return animate.call(this, frames, ...how);
  };
"""
"""Notes how large the cards of the Line are where they begin to fly."""


@SIZES
def test_when_only_the_rival_has_taken_nobody_says_both(
    visit: Callable[..., Visitor], address: str, width: int, height: int
) -> None:
    """TG-5: the rival has taken the whole Line; our take is left, there is only nothing to take."""
    visitor = visit(width, height)
    match = Match.arrange("throne-and-grail", 2, seed=1, round="1", line="5, 6", turn="p2")
    [rival] = sit_with_rivals(visitor, address, match)
    rival.decide("take")
    assert visitor.wait_for_turn()
    bracket = visitor.page.locator(".bracket")
    expect(bracket).to_have_text("The Line is empty: nothing to take")
    visitor.touch(visitor.page.locator('[data-spot^="hand "]').first)
    expect(bracket).to_contain_text("Your take, later")
    assert visitor.fits()


@SIZES
def test_a_rivals_card_begins_to_fly_at_the_size_of_a_card(
    visit: Callable[..., Visitor], address: str, width: int, height: int
) -> None:
    visitor = visit(width, height, still=False)
    visitor.page.add_init_script(WATCH_SCALES)
    match = Match.arrange("throne-and-grail", 2, seed=1, round="1", line="5, 6", p2="7, 7, 7, 8, 8", turn="p2")
    [rival] = sit_with_rivals(visitor, address, match)
    rival.decide("play 7")
    visitor.page.wait_for_function("() => scales.length > 0")
    assert max(visitor.page.evaluate("scales")) <= 1


SHORTEST_GRACE = 5

CUT = """() => {
  const [plate] = document.querySelectorAll('.side-row .plate');
  const [points, about] = [plate.querySelector('.points'), plate.querySelector('.who > span')];
  const [number, column] = [points.getBoundingClientRect(), plate.parentElement.getBoundingClientRect()];
  const apart = about.getBoundingClientRect().right <= number.left + 1;
  return about.scrollWidth > about.clientWidth || number.right > column.right + 1 || !apart;
}"""
"""Whether something of what a rival's plate says is cut, or the score is not in its column."""


def test_a_long_plate_leaves_the_score_in_its_column(visit: Callable[..., Visitor], address: str) -> None:
    """A bot plays on for somebody who is away, and may still take or has taken."""
    visitor = visit()
    taken = {"p1_taken": "8, 8", "p2_taken": "-4, -4, -4, -3, -3"}
    match = Match.arrange("throne-and-grail", 2, seed=1, round="2", turn="p2", **taken)
    sit_with_rivals(visitor, address, match, grace=SHORTEST_GRACE, level="random")
    assert visitor.wait_for_turn()
    plate = visitor.page.locator(".side-row .plate").first
    expect(plate).to_contain_text(re.compile("away, bot plays \u00b7 (may take|has taken)"))
    for width, height in [(360, 640), (390, 664), (740, 360), (1024, 768), (1280, 720), (1440, 900), (2560, 1440)]:
        visitor.resize(width, height)
        assert not visitor.page.evaluate(CUT), (width, height)
        assert visitor.fits()


def test_what_is_read_of_a_card_follows_the_position(visit: Callable[..., Visitor], address: str) -> None:
    visitor = visit()
    match = Match.arrange("throne-and-grail", 2, seed=1, round="1", line="5, 6", p1="7, 7, 8, 8, 5", turn="p1")
    [rival] = sit_with_rivals(visitor, address, match)
    assert visitor.wait_for_turn()
    visitor.spot("hand 7").click()
    now = visitor.page.locator(".read .now")
    expect(now).to_contain_text("none in the Line")
    visitor.spot("end").click()
    visitor.page.mouse.move(2, 2)
    expect(now).to_contain_text(re.compile("(1|one) in the Line"))
    rival.decide("take")
    expect(now).to_contain_text("none in the Line")
    expect(now).to_contain_text(re.compile("Maud (1|one)"))
