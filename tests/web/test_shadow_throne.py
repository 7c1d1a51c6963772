"""Shadow Throne in the browser: a whole battle by mouse, on a phone and by keyboard; secrets, prices and effects."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import throneroom
from tests.web.rivals import sit_with_rivals
from tests.web.visitor import LIT, PATIENCE, Visitor, dealt
from throneroom.engine.match import Match
from throneroom.games.shadow_throne.view import Table as ShadowTable

TITLE = "Shadow Throne"
PICKS, WAVES = 6, 4
WATCH_FLIGHTS = """
  window.flown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.flown.push(this.dataset.fly ?? (this.dataset.turns === undefined ? '' : 'turned over'));
    return animate.apply(this, how);
  };
"""
"""Notes the names of all that flies."""


def _sit(visitor: Visitor) -> None:
    """At a table with two bots that do not think."""
    visitor.become_guest()
    seats = ["me", "bot:random", "bot:random"]
    wish = {"game": "shadow-throne", "players": 3, "seats": seats, "pace": 0, "start": True}
    opened = visitor.page.request.post("/api/tables", data=wish)
    assert opened.ok, opened.text()
    visitor.go(opened.json()["link"])


def _asked(visitor: Visitor) -> Locator:
    """Until we are asked; the effects of a wave are heard out, and a King Kyros of ours calls nobody."""
    following = visitor.herald.get_by_role("button", name=re.compile("^(Next|No one else)"))
    lit = visitor.page.locator(LIT)
    while True:
        expect(following.or_(lit).first).to_be_visible(timeout=PATIENCE)
        if following.count() == 0:
            return lit
        before = visitor.herald.inner_text()
        following.click()
        _changed(visitor, before)


def _changed(visitor: Visitor, before: str) -> None:
    visitor.page.wait_for_function("before => document.querySelector('.herald').innerText !== before", arg=before)


def _choose(visitor: Visitor, n: int, place: str) -> None:
    """Lift a lit card, and touch the place it goes to."""
    _asked(visitor)
    before = visitor.page.locator(".where").inner_text()
    visitor.lit.nth(n % visitor.lit.count()).click(position={"x": 14, "y": 40})
    expect(visitor.page.locator('[data-spot][aria-pressed="true"]')).to_have_count(1)
    visitor.spot(place).click()
    visitor.page.wait_for_function("before => document.querySelector('.where').innerText !== before", arg=before)


@pytest.mark.parametrize(("width", "height", "scheme"), [(1440, 900, "dark"), (360, 740, "light")])
def test_a_battle_from_the_pool_to_the_kept_card(
    visit: Callable[..., Visitor], width: int, height: int, scheme: str
) -> None:
    visitor = visit(width, height, scheme)
    _sit(visitor)
    for pick in range(1, PICKS + 1):
        if pick in (1, 4):
            _asked(visitor)
            assert visitor.problems() == []
        _choose(visitor, pick, "take")
    for wave in range(1, WAVES + 1):
        lit = _asked(visitor)
        expect(lit.first).to_be_visible()
        expect(visitor.herald).to_contain_text(f"Wave {wave}, in secret.")
        if wave in (1, 3):
            assert visitor.problems() == []
        _choose(visitor, wave, "place")
    expect(_asked(visitor).first).to_be_visible()
    expect(visitor.herald).to_contain_text("Keep one card for the next battle.")
    expect(visitor.page.get_by_role("list", name="The three factions").get_by_text("won").first).to_be_attached()
    assert visitor.problems() == []
    assert visitor.fits()
    visitor.lit.first.click()
    expect(visitor.page.locator(".where")).to_contain_text("battle 2")


def test_a_pick_and_its_secret_by_keyboard(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    _sit(visitor)
    _asked(visitor)
    expect(visitor.lit.first).to_be_focused()
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.keyboard.press("Enter")
    lifted = visitor.page.locator('[data-spot][aria-pressed="true"]')
    expect(lifted).to_have_count(1)
    card = str(lifted.get_attribute("data-spot")).split(" ")[1]
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".where")).to_contain_text("pick 2")
    expect(visitor.spot(f"hand {card}")).to_be_visible()


def test_a_card_of_the_hand_says_why_it_is_not_in_the_pool(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    _sit(visitor)
    for _ in range(PICKS - 1):  # of five cards at least one is none of the pool: no kind has more than four
        _choose(visitor, 0, "take")
    _asked(visitor)
    pooled = visitor.page.locator('[data-spot^="pool "]').evaluate_all("x => x.map(e => e.dataset.spot.slice(5))")
    held = visitor.page.locator('[data-spot^="hand "]').evaluate_all("x => x.map(e => e.dataset.spot.slice(5))")
    other = next(card for card in held if card not in pooled)
    visitor.spot(f"hand {other}").click(force=True)
    expect(visitor.page.locator("#why-line")).to_contain_text(
        "not in the pool before you: you have taken that card already (ST-2)"
    )


def _table(match: Match) -> ShadowTable:
    found: ShadowTable = match.view("p1").table
    return found


def _last_of_a_battle() -> Match:
    """A battle in which only our last card is missing, and which brings influence to somebody."""
    match, dice = dealt("shadow-throne", 3, 1), random.Random(1)
    while not match.over:
        if match.waiting == ("p1",) and _table(match).wave == WAVES:
            after = match.clone()
            after.play("p1", after.legal("p1")[0])
            if any(player.spoils and player.spoils.influence for player in _table(after).players):
                return match
        seat = match.waiting[-1]
        match.play(seat, dice.choice(match.legal(seat)))
    raise AssertionError("no battle of this game ends so")


def test_the_rest_of_a_pool_goes_on_face_down(visit: Callable[..., Visitor]) -> None:
    visitor = visit(still=False)
    visitor.page.add_init_script(WATCH_FLIGHTS)
    visitor.sit_down(dealt("shadow-throne", 3, 1))
    _choose(visitor, 0, "take")
    expect(visitor.page.locator(".where")).to_contain_text("pick 2")
    visitor.page.wait_for_function("() => flown.includes('turned over')")


UNREAD = """() => {
  const line = document.querySelector('.last'), text = line.querySelector(':scope > span:last-child');
  line.scrollTop = line.scrollHeight;
  const end = document.createRange();
  const node = [...text.childNodes].filter(child => child.nodeType === 3 && child.data.trim()).at(-1);
  end.setStart(node, node.data.trimEnd().length - 1);
  end.setEnd(node, node.data.trimEnd().length);
  const [last, box] = [end.getBoundingClientRect(), line.getBoundingClientRect()];
  const clamped = getComputedStyle(text).webkitLineClamp !== 'none';
  return clamped || last.bottom > box.bottom + 1 || last.right > box.right + 1;
}"""
"""Whether the end of what has happened last cannot be scrolled to."""


def test_all_that_a_wave_did_can_be_read_on_a_phone(visit: Callable[..., Visitor], address: str) -> None:
    """Among people who do nothing more, so that it stays the last thing that happened."""
    visitor = visit(390, 664)
    match = _last_of_a_battle()
    sit_with_rivals(visitor, address, match)
    assert visitor.wait_for_turn()
    visitor.touch(visitor.spot(f"hand {match.legal('p1')[0].split()[1]}"))
    visitor.touch(visitor.herald.locator(".acts .main"))
    expect(visitor.page.locator(".last")).to_contain_text("the battle")
    assert not visitor.page.evaluate(UNREAD)
    assert visitor.problems() == []


def test_what_a_battle_brings_flies_from_its_shield_to_the_names(visit: Callable[..., Visitor]) -> None:
    visitor = visit(still=False)
    visitor.page.add_init_script(WATCH_FLIGHTS)
    match = _last_of_a_battle()
    visitor.sit_down(match)
    assert visitor.wait_for_turn()
    visitor.spot(f"hand {match.legal('p1')[0].split()[1]}").click()
    visitor.spot("place").click()
    visitor.page.wait_for_function("() => flown.some(name => name.startsWith('gain influence'))")


FULL_NAMES = (
    "Anna Lys, Widow Maker", "Datura, Addled Assassin", "Langman, Crown's Thorn", "Picureas, Son of Roses",
    "Sythera the Whisperer", "Simone the Sufferer", "Protis, Absolver of Sins", "Thavna the Revelator",
)  # fmt: skip


def _with_nobles(target: int) -> Match:
    """A table whose first pool holds somebody with an epithet."""
    for seed in range(20):
        match = throneroom.new("shadow-throne", players=3, seed=seed, target=target)
        if any(text == "draft datura" for text in match.legal("p1")):
            return match
    raise AssertionError("no Datura in a first pool")


def test_cards_are_read_by_their_full_names(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    for page in ("/gallery", "/rules/shadow-throne"):
        visitor.go(page)
        for name in FULL_NAMES:
            expect(visitor.page.get_by_text(name, exact=True)).to_be_visible()
        assert visitor.problems() == []
    expect(visitor.page.locator(".summary")).to_contain_text("With 15 influence the game ends.")
    visitor.sit_down(_with_nobles(20))
    assert visitor.wait_for_turn()
    visitor.spot("pool datura").hover()
    reading = visitor.page.get_by_role("region", name="Datura, Addled Assassin")
    expect(reading.get_by_role("heading")).to_have_text("Datura, Addled Assassin")
    assert (visitor.spot("pool datura").get_attribute("aria-label") or "").startswith(
        "Datura, Addled Assassin, power 2"
    )


def test_the_rules_in_short_name_the_chosen_target(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.sit_down(_with_nobles(20))
    visitor.page.get_by_role("tab", name="Rules").click()
    rules = visitor.page.get_by_role("region", name="Rules")
    expect(rules).to_contain_text("With 20 influence the game ends.")
    expect(rules).to_contain_text("At 20 influence the game ends")
    expect(rules).not_to_contain_text("{")
