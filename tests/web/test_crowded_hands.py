"""Hands on a phone: what is written on a card is not hidden by the next card, nor by what is written on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.games.shadow_throne.tables import at_wave
from tests.web.visitor import Visitor, dealt
from throneroom.engine.match import Match

PHONES = [(360, 640), (390, 664), (390, 844)]
LINES = {"line_p1": "dutiful-peasant", "line_p2": "warrior-monk", "line_p3": "warrior-monk"}

HIDDEN_NUMBERS = """() => {
  const spots = [...document.querySelectorAll('.hand .spot')].filter(spot => spot.querySelector('.c-num'));
  const boxes = spots.map(spot => spot.getBoundingClientRect());
  const overlapping = boxes.filter((box, n) => n > 0 && box.left < boxes[n - 1].right - 4).length;
  const hidden = spots.filter(spot => {
    const { left, top, width, height } = spot.querySelector('.c-num').getBoundingClientRect();
    const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
    return !spot.contains(stack.find(thing => thing.closest('.card')));
  });
  return { overlapping, hidden: hidden.map(spot => spot.querySelector('[data-spot]').dataset.spot) };
}"""
"""Of the cards in hand: how many lie partly under the one before, and whose number another card hides."""

COVERED_RIBBONS = """() => {
  const boxes = name => [...document.querySelectorAll(`.hand ${name}`)].map(thing => thing.getBoundingClientRect());
  const [ribbons, counts] = [boxes(".ribbon"), boxes(".count")];
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const covered = ribbons.flatMap(ribbon => counts.filter(count => meet(ribbon, count)));
  return { ribbons: ribbons.length, counts: counts.length, covered: covered.length };
}"""
"""How many ribbons and counts there are in the hand, and how many of them run into one another."""


def _hierarchy() -> Match:
    return dealt("hierarchy", 2, 7)


def _shadow() -> Match:
    hand = "loyal-soldier, tax-collector, anna-lys, datura, kings-guard, outlaw, protis"
    return at_wave(hand, "outlaw", "outlaw", battle="2")


@pytest.mark.parametrize("arranged", [_hierarchy, _shadow])
def test_a_card_that_is_focused_or_lifted_leaves_the_next_number_readable(
    visit: Callable[..., Visitor], arranged: Callable[[], Match]
) -> None:
    visitor = visit(360, 640)
    visitor.sit_down(arranged())
    assert visitor.wait_for_turn()
    for card in visitor.page.locator(".hand [data-spot]").all():
        card.focus()
        seen = visitor.page.evaluate(HIDDEN_NUMBERS)
        assert seen["overlapping"] > 0
        assert seen["hidden"] == []
    for name in visitor.page.locator(".hand [data-spot][data-lit]").evaluate_all("x => x.map(e => e.dataset.spot)"):
        box = visitor.spot(name).bounding_box()
        assert box is not None
        visitor.page.touchscreen.tap(box["x"] + 12, box["y"] + box["height"] / 2)
        expect(visitor.lifted).to_have_attribute("data-spot", name)
        assert visitor.page.evaluate(HIDDEN_NUMBERS)["hidden"] == []
        visitor.page.keyboard.press("Escape")
        expect(visitor.lifted).to_have_count(0)


def test_the_price_of_hush_money_and_the_number_of_copies_are_apart(visit: Callable[..., Visitor]) -> None:
    """ST-6: a pair of the faction that we sent before costs one more."""
    visitor = visit(*PHONES[0])
    hand = "loyal-soldier, loyal-soldier, tax-collector, tax-collector, anna-lys"
    visitor.sit_down(at_wave(hand, "outlaw", "outlaw", **LINES))
    assert visitor.wait_for_turn()
    for width, height in [*PHONES, (740, 360), (1440, 900)]:
        visitor.resize(width, height)
        assert visitor.page.evaluate(COVERED_RIBBONS) == {"ribbons": 3, "counts": 2, "covered": 0}, (width, height)
