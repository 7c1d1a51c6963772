"""The guided first games: their positions are those of today's rules, and a learner gets through."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.build_scripts import build_script
from tests.web.visitor import Visitor

SIZES = [(360, 640), (390, 664), (740, 360), (1440, 900)]

FRAMES = """() => {
  const found = [];
  const shown = frame => frame.getBoundingClientRect().width > 0 && getComputedStyle(frame).outlineStyle !== 'none';
  const frames = [...document.querySelectorAll('.lightened > button')].filter(shown);
  const box = frame => {
    const { left, top, right, bottom } = frame.getBoundingClientRect(), style = getComputedStyle(frame);
    const out = Math.max(0, parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset));
    return { name: frame.dataset.spot, left: left - out, top: top - out, right: right + out, bottom: bottom + out };
  };
  const HAIR = 1;
  const boxes = frames.map(box);
  boxes.forEach((a, n) => boxes.slice(n + 1).forEach(b => {
    if (a.left < b.right - HAIR && b.left < a.right - HAIR && a.top < b.bottom - HAIR && b.top < a.bottom - HAIR)
      found.push(`${a.name} overlaps ${b.name}`);
  }));
  for (const frame of frames) {
    frame.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const a = box(frame);
    const whole = a.left >= 0 && a.top >= 0 && a.right <= innerWidth && a.bottom <= innerHeight;
    if (!whole) found.push(`${a.name} leaves the screen`);
  }
  const words = document.querySelector('.herald .words');
  words.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const said = words.getBoundingClientRect();
  const cut = words.scrollWidth > words.clientWidth + HAIR;
  if (cut || said.top < -HAIR || said.bottom > innerHeight + HAIR) found.push('the words leave the screen');
  return found;
}"""
"""Frames of what a step means that overlap, or are cut by the edge of the screen once they are scrolled to."""


guides = build_script("guides")
SCRIPTS = guides.scripts()


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.parent.name)
def test_the_positions_are_those_of_todays_rules(script: Path) -> None:
    written = script.with_suffix(".json").read_text()
    assert written == guides.text(script), "run `python web/build/guides.py`"


def _frames_are_whole(visitor: Visitor, step: str) -> None:
    for width, height, found in visitor.measured(SIZES, FRAMES):
        assert found == [], (width, height, step)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.parent.name)
def test_a_learner_gets_through(visit: Callable[..., Visitor], script: Path) -> None:
    visitor = visit()

    def look(step: str) -> None:
        _frames_are_whole(visitor, step)
        if visitor.herald.locator("[data-next]").is_visible():
            assert visitor.problems() == []

    visitor.learn(script.parent.name, look)
    # One name for the learner, on the table as in the log; nobody else's.
    expect(visitor.page.get_by_role("log")).to_contain_text("Ada")
    for other in ("You", "Aldous"):
        expect(visitor.page.get_by_text(other, exact=True)).to_have_count(0)
    visitor.real_game.click()
    visitor.page.wait_for_url("**/t/*")
    expect(visitor.herald).to_be_visible()
