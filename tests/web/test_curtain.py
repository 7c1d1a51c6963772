"""Pass and play with secrets: while the curtain is down no hand is in the document, and only its button lifts it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.visitor import Visitor, dealt
from throneroom.engine.game import find
from throneroom.engine.match import Match

HAND = '[data-spot^="hand "], [data-spot^="pool "]'
KEYS = (*"hsilrcu?123", "Tab", "ArrowLeft", "F10", *["Escape"] * 5)
"""Keys that do something on a table, or close things."""

FOUND = """words => {
  const html = document.documentElement.outerHTML.replace(document.title, '');
  const parts = '[data-spot], [data-fly], [data-table], .c-paper, .log, .herald, .side, .toast';
  const things = document.querySelectorAll(parts);
  return [...[...things].map(thing => thing.outerHTML.slice(0, 80)), ...words.filter(word => html.includes(word))];
}"""
"""What of a table is in the document, and which of these words."""

WATCH = f"""
window.shown = new Set();
new MutationObserver(() => {{
  for (const spot of document.querySelectorAll('{HAND}')) window.shown.add(spot.dataset.spot);
  if (document.querySelector('.curtain') && document.querySelector('[data-spot], .c-paper')) window.shown.add('both');
}}).observe(document, {{ childList: true, subtree: true }});
"""
"""Keeps in mind every card of a hand that has been in the document, and whether any card was beside the curtain."""


def _position(game: str, wanted: str) -> Match:
    """A game at random before a turn on which the first seat may decide so; the same at every run."""
    for seed in range(20):
        match, dice = dealt(game, find(game).players[0], seed), random.Random(seed)
        while not match.over:
            if match.waiting[0] == "p1" and any(text.startswith(wanted) for text in match.legal("p1")):
                return match
            match.play(match.waiting[0], dice.choice(match.legal(match.waiting[0])))
    raise AssertionError(f"nobody may {wanted}")


def _sit_down(visitor: Visitor, match: Match) -> None:
    """Pass and play from this match on, by way of the home page."""
    visitor.page.context.add_init_script(WATCH)
    visitor.page.context.add_init_script("localStorage.setItem('throneroom.guest', 'yes')")
    assert visitor.page.request.post("/api/guests", data={"name": "Ada"}).ok
    visitor.deal(match)
    visitor.go("/")
    visitor.button(f"Pass and play: {match.game.title}").click()
    if len(match.game.players) > 1:
        visitor.button("Begin").click()
    visitor.page.wait_for_url("**/t/*")


def _covered(tab: Visitor, game: str, name: str) -> None:
    """The curtain is down for this player, and there is nothing else."""
    expect(tab.page.get_by_role("heading")).to_have_text(f"Hand the table to {name}")
    words = [card.name for card in find(game).cards.CARDS]
    assert tab.page.evaluate(FOUND, [*words, "it is the", "chance"]) == []


def _open(tab: Visitor, name: str) -> None:
    expect(tab.button(f"I am {name}, open Enter")).to_be_focused()
    tab.page.keyboard.press("Enter")
    assert tab.wait_for_turn()


def _shown(tab: Visitor) -> set[str]:
    """The cards of hands and pools that have been in the document since the page was loaded."""
    return set(tab.page.evaluate("[...window.shown]"))


def _hand(tab: Visitor) -> set[str]:
    names = tab.page.locator(HAND).evaluate_all("spots => spots.map(spot => spot.dataset.spot)")
    return {str(name) for name in names}


def _hand_over(tab: Visitor) -> None:
    """Decisions until the turn goes to the next player."""
    while tab.turn() != "covered":
        tab.decide()
        tab.page.wait_for_function("() => document.querySelector('.curtain') || document.querySelector('.herald.on')")


@pytest.mark.parametrize(
    ("game", "wanted"),
    [
        ("throne-and-grail", "play"),
        ("behind-the-throne", "use prophet"),
        ("battle-for-the-throne", "pass"),
        ("shadow-throne", "play"),
    ],
)
def test_only_the_button_of_the_curtain_lifts_it(visit: Callable[..., Visitor], game: str, wanted: str) -> None:
    tab = visit(still=False)
    _sit_down(tab, _position(game, wanted))
    _covered(tab, game, "Ada")
    assert tab.problems() == []
    assert _shown(tab) == set()

    # The first player's cards, and nobody else's, are shown until the turn is handed over.
    _open(tab, "Ada")
    if wanted == "use prophet":
        tab.spot("own prophet").click()
        expect(tab.page.get_by_role("log")).to_contain_text("keeps the answer secret")
    first = _hand(tab)
    assert _shown(tab) == first
    _hand_over(tab)
    _covered(tab, game, "Player 2")
    assert "both" not in _shown(tab)

    # No key lifts it, nor the browser's history, nor a new beginning.
    for key in KEYS:
        tab.page.keyboard.press(key)
        _covered(tab, game, "Player 2")
    tab.page.go_back()
    expect(tab.button(f"Play now: {find(game).title}")).to_be_visible()
    tab.page.go_forward()
    _covered(tab, game, "Player 2")
    tab.page.reload()
    _covered(tab, game, "Player 2")
    tab.go("/rules/hierarchy")
    tab.page.go_back()
    _covered(tab, game, "Player 2")
    assert _shown(tab) == set()

    # In another tab it is down as well; of two tabs only one is ever open.
    other = Visitor(tab.page.context.new_page())
    other.go(tab.page.url)
    _covered(other, game, "Player 2")
    _open(other, "Player 2")
    second = _hand(other)
    _covered(tab, game, "Player 2")
    _open(tab, "Player 2")
    assert _hand(tab) == second
    _covered(other, game, "Player 2")
    before = tab.ply
    _hand_over(tab)
    third = "Player 3" if find(game).players[0] > 2 else "Ada"
    for each in (tab, other):
        _covered(each, game, third)
        assert "both" not in _shown(each)

    # And the game goes on.
    _open(other, third)
    _covered(tab, game, third)
    assert other.ply > before
    other.decide()
    assert other.errors == []


def test_what_is_shown_goes_when_the_page_does(visit: Callable[..., Visitor]) -> None:
    """A page that the browser keeps for its way back is kept with the curtain down."""
    tab = visit()
    _sit_down(tab, _position("throne-and-grail", "play"))
    _open(tab, "Ada")
    tab.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    _covered(tab, "throne-and-grail", "Ada")
    _open(tab, "Ada")
    tab.decide()
    _covered(tab, "throne-and-grail", "Player 2")


@pytest.mark.parametrize(("game", "wanted"), [("throne-and-grail", "play"), ("behind-the-throne", "use prophet")])
def test_who_opens_sees_one_hand_and_no_other_for_a_moment(
    visit: Callable[..., Visitor], game: str, wanted: str
) -> None:
    """In the same tab, turn after turn: what the one before saw is not drawn again, not even while cards fly."""
    tab = visit(still=False)
    _sit_down(tab, _position(game, wanted))
    for name in ("Ada", "Player 2", "Ada"):
        _covered(tab, game, name)
        tab.page.evaluate("window.shown.clear()")
        _open(tab, name)
        assert _shown(tab) == _hand(tab)
        _hand_over(tab)


def test_an_address_of_another_part_of_the_table_is_covered_too(visit: Callable[..., Visitor]) -> None:
    """The result of a game that runs is its table; other parts there are none."""
    tab = visit()
    _sit_down(tab, _position("throne-and-grail", "play"))
    _open(tab, "Ada")
    table = tab.page.url
    tab.go(f"{table}/result")
    _covered(tab, "throne-and-grail", "Ada")
    assert tab.page.url == table
    for part in ("replay", "log", "rules"):
        tab.go(f"{table}/{part}")
        expect(tab.page.get_by_role("heading")).to_have_text("This page does not exist.")
        assert _shown(tab) == set()
    tab.errors.clear()


def test_at_one_screen_the_others_agree_by_word_of_mouth(visit: Callable[..., Visitor]) -> None:
    """Among open cards whoever has decided takes back, and nobody has to answer from a seat that nobody sees."""
    tab = visit()
    match = next(match for seed in range(9) if (match := dealt("hierarchy", 2, seed)).waiting == ("p1",))
    _sit_down(tab, match)
    assert tab.wait_for_turn()
    before = tab.ply
    undo = tab.button("Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    for _ in range(2):
        tab.decide()
        expect(undo).to_have_attribute("aria-disabled", "false")
        undo.click()
        tab.page.wait_for_function(
            "ply => Number(document.querySelector('[data-table]').dataset.ply) === ply", arg=before
        )
        expect(tab.page.locator(".where")).to_contain_text("undo used")
        expect(tab.page.locator(".toasts")).not_to_contain_text("Waiting for the others")
        assert tab.wait_for_turn()


def test_a_key_that_is_still_held_does_not_lift_it(visit: Callable[..., Visitor]) -> None:
    tab = visit()
    _sit_down(tab, _position("throne-and-grail", "play"))
    expect(tab.button("I am Ada, open Enter")).to_be_focused()
    repeated = "new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })"
    assert not tab.page.evaluate(f"document.activeElement.dispatchEvent({repeated})")


def test_a_rematch_begins_behind_the_curtain(visit: Callable[..., Visitor]) -> None:
    tab = visit()
    match, dice = dealt("throne-and-grail", 2, 3), random.Random(3)
    while not match.over:
        match.play(match.waiting[0], dice.choice(match.legal(match.waiting[0])))
    match = match.at(match.ply - 1)
    _sit_down(tab, match)
    name = "Ada" if match.waiting == ("p1",) else "Player 2"
    _open(tab, name)
    tab.decide()
    tab.result.click()
    tab.page.evaluate("window.shown.clear()")
    tab.button("Rematch").click()
    expect(tab.page.locator(".curtain")).to_contain_text("Hand the table to")
    assert tab.page.evaluate(FOUND, []) == []
    assert _shown(tab) == set()
