"""The guided first games: their positions are those of today's rules, and a learner gets through."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from playwright.sync_api import expect

from tests.web.visitor import Visitor

BUILDER = Path(__file__).parent.parent.parent / "web" / "build" / "guides.py"

NEXT_STEP = """text => {
  const said = document.querySelector('.herald').innerText;
  if (said !== text && said.includes('step')) return true;
  document.querySelector('[data-table]').dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  return false;
}"""
"""Whether the herald says another step than this; until then any key hurries the rivals."""


def _builder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("guides", BUILDER)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


guides = _builder()
SCRIPTS = guides.scripts()


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.parent.name)
def test_the_positions_are_those_of_todays_rules(script: Path) -> None:
    written = script.with_suffix(".json").read_text()
    assert written == guides.text(script), "run `python web/build/guides.py`"


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.parent.name)
def test_a_learner_gets_through(visit: Callable[..., Visitor], script: Path) -> None:
    visitor = visit()
    assert visitor.page.request.post("/api/guests", data={"name": "Ada"}).ok
    visitor.page.add_init_script("localStorage.setItem('throneroom.guest', 'yes')")
    visitor.go(f"/learn/{script.parent.name}")
    steps = 0
    done = visitor.page.get_by_role("button", name="Play a real game")
    while not done.is_visible():
        text = visitor.herald.inner_text()
        go_on = visitor.page.get_by_role("button", name="Go on")
        if go_on.is_visible():
            assert visitor.problems() == []
            go_on.click()
        elif visitor.wait_for_turn():
            visitor.decide()
        visitor.page.wait_for_function(NEXT_STEP, arg=text)
        steps += 1
        assert steps < 40
    assert visitor.problems() == []
    # One name for the learner, on the table as in the log; nobody else's.
    expect(visitor.page.get_by_role("log")).to_contain_text("Ada")
    for other in ("You", "Aldous"):
        expect(visitor.page.get_by_text(other, exact=True)).to_have_count(0)
    done.click()
    visitor.page.wait_for_url("**/t/*")
    expect(visitor.herald).to_be_visible()
