"""The win chance and the hint agree: the bar, the best choice of the hint, and the bar after it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.visitor import Visitor, dealt

SEED = 7


@pytest.mark.parametrize("game", ["hierarchy", "throne-and-grail"])
def test_a_hint_does_not_contradict_the_win_chance(visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit()
    visitor.sit_down(dealt(game, 2, SEED))
    assert visitor.wait_for_turn()
    meter = visitor.page.get_by_role("meter", name="Your chance")
    now = meter.get_attribute("aria-valuenow")
    visitor.button("Hint").click()
    first = visitor.page.locator(".ribbon.gold", has_text=re.compile(r"^I . \d+%$")).first
    expect(first).to_contain_text(f"{now}%")
    expect(meter).to_have_attribute("aria-valuenow", str(now))
