"""The review of a finished game as a player meets it: overview, decisions, reasons, the line, another try."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.test_layout import KINDS_OF_WINDOWS, LOOK
from tests.web.visitor import PHONE, Visitor, dealt
from throneroom.engine.catalogue import LANGUAGES
from throneroom.engine.game import all_games, find
from throneroom.engine.match import Match
from throneroom.review import review

GAMES = [game.name for game in all_games()]


@cache
def _nearly_over(game: str) -> Match:
    """A game of random choices in which p1 has made at least two mistakes, before its last choice."""
    for seed in range(40):
        match, dice = dealt(game, find(game).players[0], seed), random.Random(seed)
        while not match.over:
            seat = match.waiting[0]
            match.play(seat, dice.choice(match.legal(seat)))
        own = [ply for ply in range(match.ply) if match.history[ply][0] == "p1" and len(match.at(ply).legal("p1")) > 1]
        match = match.at(own[-1])
        if sum(review(match).seats[0].marks.values()) >= (1 if game == "hierarchy" else 2):
            return match
    raise AssertionError("no game has what the tests need")


def _finished(visitor: Visitor, game: str = "throne-and-grail") -> str:
    """The id of a game that was played to its end here."""
    table = visitor.sit_down(_nearly_over(game))
    visitor.play_on(random.Random(5), lambda: None)
    return str(visitor.page.request.get(f"/api/tables/{table}").json()["room"]["game_id"])


def _review(visitor: Visitor, game: str, viewer: str = "p1") -> dict[str, Any]:
    while True:
        found: dict[str, Any] = visitor.page.request.get(f"/api/finished/{game}/review?viewer={viewer}").json()
        if found["ready"]:
            return found


def _panel(visitor: Visitor) -> Locator:
    return visitor.page.locator(".review-controls .text")


def _shown(visitor: Visitor, found: dict[str, Any], n: int) -> None:
    """The decision with this number is shown, on the table too."""
    panel, ply = _panel(visitor), found["decisions"][n]["ply"]
    expect(panel.locator(".head .num")).to_have_text(f"Decision {n + 1} of {len(found['decisions'])}")
    visitor.page.wait_for_function("ply => document.querySelector('[data-table]').dataset.ply === ply", arg=str(ply))
    assert f"ply={ply}" in visitor.page.url


def test_from_the_result_through_all_mistakes_to_another_try(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    game = _finished(visitor)
    visitor.touch(visitor.result)
    visitor.page.get_by_role("link", name="Review").click()
    found = _review(visitor, game)
    own = found["seats"][0]
    expect(_panel(visitor)).to_contain_text(f"accuracy: {round(100 * own['accuracy'])}%.")
    assert visitor.problems() == []

    marked = [n for n, decision in enumerate(found["decisions"]) if decision["mark"]]
    for n in marked:
        visitor.button("Next mistake").click()
        _shown(visitor, found, n)
        expect(_panel(visitor)).to_contain_text("Better:")
    expect(visitor.button("Next mistake")).to_have_count(0)

    # Arrow keys walk, with Shift from mistake to mistake.
    visitor.page.locator("[data-table]").focus()
    visitor.page.keyboard.press("ArrowLeft")
    _shown(visitor, found, marked[-1] - 1)
    visitor.page.keyboard.press("Shift+ArrowRight")
    _shown(visitor, found, marked[-1])
    visitor.page.keyboard.press("Home")
    expect(_panel(visitor)).to_contain_text("accuracy")
    visitor.page.keyboard.press("Shift+ArrowRight")
    _shown(visitor, found, marked[0])

    # The best choices are marked on the table; coming back by the address shows the same decision.
    expect(visitor.page.locator(".ribbon").filter(has_text="I \u00b7").first).to_be_visible()
    visitor.page.reload()
    _shown(visitor, found, marked[0])
    assert visitor.problems() == []

    # The line is shown and left again; then the game is tried again from here.
    visitor.button("Show the line").click()
    expect(_panel(visitor)).to_contain_text("A likely continuation, with guessed cards")
    visitor.button("Back to the decision").click()
    _shown(visitor, found, marked[0])
    visitor.button("Try again from here").click()
    visitor.page.wait_for_url("**/t/*")
    assert visitor.wait_for_turn()
    assert visitor.ply == found["decisions"][marked[0]]["ply"]


def test_the_arrow_keys_alone_walk_through_a_review_from_its_beginning(visit: Callable[..., Visitor]) -> None:
    """Each decision lights its choices on the table, and none of them takes the focus, which would take the keys."""
    visitor = visit()
    game = _finished(visitor)
    found = _review(visitor, game)
    visitor.go(f"/review/{game}")
    expect(_panel(visitor)).to_contain_text("accuracy")
    for n in range(4):
        visitor.page.keyboard.press("ArrowRight")
        _shown(visitor, found, n)
        visitor.frame()
    visitor.page.keyboard.press("ArrowLeft")
    _shown(visitor, found, 2)

    # A button that can no longer be pressed, at the last decision, leaves the keys to the table.
    last = len(found["decisions"]) - 1
    visitor.page.keyboard.press("End")
    _shown(visitor, found, last)
    visitor.page.keyboard.press("ArrowLeft")
    _shown(visitor, found, last - 1)
    visitor.button("Next decision").click()
    _shown(visitor, found, last)
    visitor.page.wait_for_function("() => document.activeElement.matches('[data-table]')")
    visitor.page.keyboard.press("ArrowLeft")
    _shown(visitor, found, last - 1)


def test_every_choice_shows_its_line(visit: Callable[..., Visitor]) -> None:
    """Also where the played choice was the best, and with all cards open."""
    visitor = visit()
    game = _finished(visitor)
    for viewer in ("p1", "all"):
        found = _review(visitor, game, viewer)
        decision = next(it for it in found["decisions"] if it["played"] == it["choices"][0]["decision"])
        visitor.go(f"/review/{game}?seat={viewer}&ply={decision['ply']}")
        _shown(visitor, found, found["decisions"].index(decision))
        for n in (0, len(decision["choices"]) - 1):
            visitor.button("More").click()
            choices = visitor.page.locator(".choices button")
            expect(choices).to_have_count(len(decision["choices"]))
            assert visitor.problems() == []
            choices.nth(n).click()
            expect(visitor.page.locator("dialog")).to_have_count(0)
            expect(_panel(visitor)).to_contain_text("A likely continuation, with guessed cards, 1 of")
            query = {"seat": decision["seat"], "decision": decision["choices"][n]["decision"]}
            line = visitor.page.request.get(f"/api/finished/{game}/review/{decision['ply']}/line", params=query).json()
            assert line["steps"][0]["decision"] == query["decision"]
            visitor.wait_for_ply(line["steps"][0]["view"]["ply"])
            visitor.button("Back to the decision").click()


@pytest.mark.parametrize("size", [(1440, 900), (360, 640)])
def test_the_graph_shows_what_the_seat_knew_and_opens_its_mistakes(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    visitor = visit(*size)
    game = _finished(visitor)
    found = _review(visitor, game)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.go(f"/review/{game}")
    graph, own = visitor.page.locator(".graph"), found["decisions"]
    slider, marks = graph.get_by_role("slider"), graph.locator(".mark")
    expect(slider).to_have_attribute("max", str(len(own)))
    # A point for each own decision, and one for the result; the chances of others are never fetched.
    points = graph.locator(".curve").get_attribute("d") or ""
    assert len(re.findall("[ML]", points)) == len(own) + 1
    assert not any(url.endswith("/chances") or "viewer=all" in url for url in asked)
    won = visitor.page.request.get(f"/api/finished/{game}").json()["summary"]["standing"][0]
    result = f"Result, {100 * won}%"
    expect(slider).to_have_attribute("aria-valuetext", result)
    assert visitor.problems() == []

    # Every mark says what it marks, and opens it.
    marked = [n for n, decision in enumerate(own) if decision["mark"]]
    expect(marks).to_have_count(len(marked))
    n = marked[-1]
    expect(marks.last).to_have_attribute("aria-label", _spoken(found, n))
    visitor.touch(marks.last)
    _shown(visitor, found, n)

    # The keyboard goes on from there; on a phone in the sheet, beside what the decision is about.
    if size[0] < PHONE:
        expect(slider).to_have_count(0)
        visitor.button("More").click()
        slider = visitor.page.get_by_role("dialog").get_by_role("slider")
        assert visitor.problems() == []
    expect(slider).to_have_attribute("aria-valuetext", _spoken(found, n))
    slider.focus()
    visitor.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuetext", _spoken(found, n - 1))
    visitor.page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuetext", result)
    visitor.page.keyboard.press("Home")
    _shown(visitor, found, 0)


def _spoken(found: dict[str, Any], n: int) -> str:
    """What the graph says about a decision."""
    decision = found["decisions"][n]
    mark = [decision["mark"].capitalize()] if decision["mark"] else []
    chance = f"{round(100 * decision['chance'])}%"
    return ", ".join([f"Decision {n + 1} of {len(found['decisions'])}", *mark, chance])


def test_a_choice_on_the_table_shows_how_it_goes_on(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    game = _finished(visitor)
    found = _review(visitor, game)
    visitor.go(f"/review/{game}?seat=p1&ply={found['decisions'][0]['ply']}")
    _shown(visitor, found, 0)
    visitor.touch(visitor.lit.first)
    if visitor.lifted.count():
        visitor.touch(visitor.lit.last)
    expect(_panel(visitor)).to_contain_text("A likely continuation, with guessed cards")


def test_all_cards_are_opened_only_on_purpose(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    game = _finished(visitor)
    _review(visitor, game)
    visitor.go(f"/review/{game}")
    expect(_panel(visitor)).to_contain_text("accuracy")
    name = visitor.page.locator(".seat").first.get_attribute("aria-label")
    expect(visitor.page.locator(".review-controls .seat")).to_have_count(1)
    visitor.button("More").click()
    # The replay is that of the same seat; with all cards open it is that, too.
    replay = visitor.page.get_by_role("link", name="Replay")
    expect(replay).to_have_attribute("href", re.compile(rf"^/g/{game}\?ply=\d+&seat=p1$"))
    visitor.page.get_by_label("Review for").select_option("all")
    visitor.page.wait_for_url("**seat=all*")
    expect(visitor.page.locator(".review-controls .seat")).to_have_count(2)
    expect(visitor.page.locator(".review-controls")).to_contain_text("Luck")
    visitor.button("More").click()
    expect(replay).to_have_attribute("href", re.compile(rf"^/g/{game}\?ply=\d+$"))
    # Each seat has a graph of its own then.
    expect(visitor.page.get_by_role("dialog").get_by_role("slider")).to_have_count(2)
    assert name is not None and visitor.page.locator(".seat").first.get_attribute("aria-label") == name
    assert visitor.problems() == []


@pytest.mark.parametrize("game", GAMES)
def test_a_review_fits_every_window_in_every_language(visit: Callable[..., Visitor], game: str) -> None:
    language = sorted(LANGUAGES)[GAMES.index(game) % len(LANGUAGES)]
    visitor = visit(language=language)
    finished = _finished(visitor, game)
    found = _review(visitor, finished)
    first = next(decision["ply"] for decision in found["decisions"] if decision["mark"])
    faults = []
    for address in (f"/review/{finished}?seat=p1", f"/review/{finished}?seat=p1&ply={first}"):
        visitor.go(address)
        expect(visitor.page.locator(".review-controls .seat, .review-controls .head").first).to_be_visible()
        for width, height, here in visitor.measured(KINDS_OF_WINDOWS, LOOK):
            faults += [f"{address} at {width}x{height}: {fault}" for fault in here]
        assert visitor.problems() == []
    assert not faults, "\n".join(faults)

    # Every listed choice is told in words, not in the notation.
    visitor.page.locator(".review-controls .tools > button").last.click()
    listed = visitor.page.locator("dialog .choices .what").all_inner_texts()
    [choices] = [decision["choices"] for decision in found["decisions"] if decision["ply"] == first]
    verbs = [choice["decision"].split(" ")[0] for choice in choices]
    assert listed and not [text for text, verb in zip(listed, verbs, strict=False) if re.search(rf"\b{verb}\b", text)]
    visitor.page.keyboard.press("Escape")

    # A phone has room for one reason, and for the line as an icon.
    visitor.resize(360, 640)
    expect(_panel(visitor).locator(".why").first).to_be_visible()
    assert _panel(visitor).locator(".why").evaluate_all("all => all.filter(why => why.checkVisibility()).length") == 1
    visitor.page.locator(".review-controls .tools .icon").click()
    expect(visitor.page.locator(".review-controls .tools .icon")).to_have_count(0)
    expect(_panel(visitor).locator(".head")).to_have_count(0)


def test_an_address_with_a_seat_and_a_step_that_are_not_there(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    game = _finished(visitor)
    visitor.go(f"/review/{game}?seat=p9&ply=nonsense")
    expect(_panel(visitor)).to_contain_text("accuracy")
