"""The longest names that people can have: on plates, while waiting, in the result; nothing runs into anything else."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.rivals import Rival
from tests.web.visitor import Visitor, dealt
from throneroom.engine.game import find
from throneroom.engine.match import Match

GAMES = [
    ("hierarchy", 6), ("throne-and-grail", 20), ("behind-the-throne", 20), ("battle-for-the-throne", 20),
    ("shadow-throne", 24), ("shadow-throne", 36),
]  # fmt: skip
"""Each some decisions into the game: Shadow Throne in its draft, and in its waves."""
SIZES = [(360, 640), (390, 844), (1024, 768), (1440, 900)]
NAMES = [
    "Maximiliana Wintersdorff", "Wilhelmina Montgomeryson", "Bartholomew Featherstone", "MMMMMMMMMMMMWWWWWWWWWWWW",
    "Anastasia von Habenichts", "Christopher Wallenberger",
]  # fmt: skip
"""Each as long as the server allows."""
IN_SIGHT = {"battle-for-the-throne": 2}
"""Rivals whom a phone shows at once, where it is not all of them."""

OVERLAPS = """names => {
  const found = [];
  const HAIR = 2;
  const shown = (line, parent) => {
    // What is seen of a line: its box, cut by everything around it that hides what is outside.
    let { left, top, right, bottom } = line;
    for (let around = parent; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.clipPath !== 'none' || style.visibility === 'hidden') return null;
      if (style.overflowX === 'visible' || style.display === 'inline') continue;
      const box = around.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return right - left > HAIR && bottom - top > HAIR ? { left, top, right, bottom } : null;
  };
  const texts = [];
  const walker = document.createTreeWalker(document.querySelector('#app, body'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.data.trim() || node.parentElement.closest('svg, script, style, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const box = shown(line, node.parentElement);
      if (box) texts.push({ node, text: node.data.trim(), box });
    }
  }
  const named = texts.filter(({ text }) => names.some(name => text.includes(name)));
  for (const one of named) {
    if (one.box.right > innerWidth + HAIR || one.box.left < -HAIR) found.push(`${one.text} leaves the screen`);
    for (const other of texts) {
      const [a, b] = [one.box, other.box];
      if (one.node === other.node) continue;
      const [near, far] = [one, other].map(({ node }) => node.parentElement.closest('[data-foot]'));
      if (near !== far) continue;  // the rest of the table is scrolled under what stays in sight
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > HAIR && high > HAIR) found.push(`${one.text} overlaps ${other.text}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide');
  return { found: [...new Set(found)], count: new Set(named.map(({ node }) => node)).size };
}"""
"""Texts with a name in them that run into other texts, or out of the screen."""


def _middle(game: str, plies: int) -> Match:
    """As many players as may sit there, this many decisions into the game."""
    match, dice = dealt(game, find(game).players[-1], 8), random.Random(8)
    while match.ply < plies:
        seat = dice.choice(match.waiting)
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def _sit_down(visitor: Visitor, address: str, match: Match) -> tuple[str, list[Rival]]:
    """People with long names on all seats; returns the id of the table, and the others."""
    api = visitor.page.request
    assert api.post("/api/guests", data={"name": NAMES[0]}).ok
    visitor.page.add_init_script("localStorage.setItem('throneroom.guest', 'yes')")
    wish = {"seats": ["me", *["open"] * (match.players - 1)], "continue": {"record": match.record()}}
    opened = api.post("/api/tables", data=wish)
    assert opened.ok, opened.text()
    table = str(opened.json()["id"])
    rivals = [Rival(address, table, name) for name in NAMES[1 : match.players]]
    visitor.go(f"/t/{table}")
    return table, rivals


def _look(visitor: Visitor, names: int) -> None:
    """At every size the names are there, and nothing runs into them."""
    for width, height, seen in visitor.measured(SIZES, OVERLAPS, NAMES):
        assert seen["found"] == [], (width, height)
        assert seen["count"] >= names, (width, height)


@pytest.mark.parametrize(("game", "plies"), GAMES)
def test_long_names_run_into_nothing(visit: Callable[..., Visitor], address: str, game: str, plies: int) -> None:
    visitor = visit()
    match = _middle(game, plies)
    table, rivals = _sit_down(visitor, address, match)
    expect(visitor.page.get_by_text(NAMES[1])).to_be_visible()
    _look(visitor, match.players)

    assert visitor.page.request.post(f"/api/tables/{table}/acts", data={"type": "start"}).ok
    expect(visitor.herald).to_be_visible()
    _look(visitor, IN_SIGHT.get(game, match.players - 1))

    for rival in rivals:
        rival.resign()
    visitor.go(f"/t/{table}/result")
    expect(visitor.page.locator(".result")).to_contain_text(NAMES[1])
    _look(visitor, IN_SIGHT.get(game, match.players - 1))
