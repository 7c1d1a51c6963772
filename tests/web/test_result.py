"""The result and the replay: the graph of chances with three players, and turning points that are somebody's doing."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.visitor import Visitor, dealt
from throneroom.bots.judge import judge_of
from throneroom.engine.match import Match

ON_RESULT, ON_RAIL = (3, 0.08), (5, 0.1)
"""How many turning points are shown, and the least change that is one."""


@cache
def _nearly_over() -> Match:
    """Behind the Throne for three, at the last choice that p1 has before the end.

    A game with turning points, and in which a forced decision changed the chance of p1 as much as one.
    """
    for seed in range(40):
        match, dice = dealt("behind-the-throne", 3, seed), random.Random(seed)
        while not match.over:
            seat = match.waiting[0]
            match.play(seat, dice.choice(match.legal(seat)))
        match = match.at(max(ply for ply in range(match.ply) if "p1" in match.at(ply).waiting))
        changes = _changes(_told(match))
        forced = max(abs(change) for change, _, free in changes if not free)
        if forced > ON_RAIL[1] + 0.01 and sum(free and abs(change) > ON_RAIL[1] for change, _, free in changes) > 3:
            return match
    raise AssertionError("no game has what the tests need")


def _told(match: Match) -> dict[str, Any]:
    """What the server will tell about the chances so far."""
    position, judge = match.at(0).position, judge_of(match.game)
    told: dict[str, Any] = {"chances": [judge.judge_all(position)], "free": []}
    for seat, action in match.decisions:
        told["free"].append(len(position.legal(seat)) > 1)
        position.play(seat, action)
        told["chances"].append(judge.judge_all(position))
    return told


def _changes(told: Any) -> list[tuple[float, int, bool]]:
    """How much each decision changed the chance of p1, the step after it, and whether it was a free choice."""
    shares = [chances[0] for chances in told["chances"]]
    return [(shares[n + 1] - shares[n], n + 1, free) for n, free in enumerate(told["free"])]


def _turning_points(told: Any, most: int, least: float) -> list[int]:
    own = [(change, ply) for change, ply, free in _changes(told) if free and abs(change) >= least]
    return sorted(ply for _, ply in sorted(own, key=lambda point: -abs(point[0]))[:most])


def _graph(page: Page) -> dict[str, Any]:
    """What is drawn: how tall, where the even line runs, and where the curve begins."""
    found: dict[str, Any] = page.locator(".chart").evaluate(
        """chart => {
          const numbers = name => chart.querySelector(name).getAttribute('d').match(/[\\d.]+/g).map(Number);
          return { tall: chart.clientHeight, even: numbers('.even')[1], first: numbers('.curve')[1],
                   label: chart.querySelector('.scale').innerText };
        }"""
    )
    return found


def test_chances_of_three_players_and_turning_points_that_lead_to_the_replay(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = visitor.sit_down(_nearly_over())
    visitor.play_on(random.Random(5), lambda: None)
    game = visitor.page.request.get(f"/api/tables/{table}").json()["room"]["game_id"]
    told = visitor.page.request.get(f"/api/finished/{game}/chances").json()
    forced = max(abs(change) for change, _, free in _changes(told) if not free)
    assert forced >= ON_RAIL[1], "a forced decision that would be a turning point if it were anybody's"
    visitor.result.click()

    # The middle line is an even chance, one in three, and there is room to read the curve.
    turns = visitor.page.locator(".turns a")
    wanted = _turning_points(told, *ON_RESULT)
    expect(turns).to_have_count(len(wanted))
    assert [int(link.get_attribute("href").split("ply=")[1]) for link in turns.all()] == wanted  # type: ignore[union-attr]
    first = told["chances"][0][0]
    for size in ((1440, 900), (390, 664)):
        visitor.resize(*size)
        graph = _graph(visitor.page)
        assert graph["tall"] >= 150 and graph["label"] == "33%" and graph["even"] == 60
        assert (graph["first"] < 60) == (first > 1 / 3)
        assert visitor.fits() and visitor.problems() == []
    for link, ply in zip(turns.all(), wanted, strict=True):
        assert len(link.locator("span").last.inner_text()) > 5, "what was decided stands there"
        change = next(change for change, step, _ in _changes(told) if step == ply)
        assert link.locator("b").last.inner_text()[0] == ("+" if change > 0 else "\u2212")

    # A touch of a line, or of its mark in the graph, opens the replay at that decision.
    for n, ply in enumerate(wanted):
        if n % 2:
            turns.nth(n).click()
        else:
            visitor.button(f"Turning point {n + 1}").click()
        expect(visitor.page.locator(".replay-controls p .num")).to_have_text(f"{ply} / {len(told['free'])}")
        visitor.page.go_back()
        expect(turns).to_have_count(len(wanted))

    # So do the marks of the replay itself; what was forced has none.
    visitor.page.get_by_role("link", name="Replay").click()
    marks = visitor.page.get_by_role("button", name="Turning point")
    wanted = _turning_points(told, *ON_RAIL)
    expect(marks).to_have_count(len(wanted))
    for size in ((390, 664), (1440, 900)):
        visitor.resize(*size)
        graph = _graph(visitor.page)
        assert graph["tall"] >= 40 and graph["even"] == 60
    for n, ply in enumerate(wanted):
        visitor.button(f"Turning point {n + 1}").click()
        expect(visitor.page.locator(".replay-controls p .num")).to_have_text(f"{ply} / {len(told['free'])}")
    assert visitor.problems() == []


def test_giving_up_is_no_turning_point_of_the_decision_before_it(visit: Callable[..., Visitor]) -> None:
    """At the end of a game that was given up the chance falls to nothing: nobody's last card did that."""
    visitor = visit(390, 664)
    match = _nearly_over()
    table = visitor.sit_down(match.at(match.ply - 20))
    assert visitor.wait_for_turn(hurry=True)
    visitor.page.request.post(f"/api/tables/{table}/acts", data={"type": "resign"})
    visitor.result.click()
    game = visitor.page.request.get(f"/api/tables/{table}").json()["room"]["game_id"]
    told = visitor.page.request.get(f"/api/finished/{game}/chances").json()
    last = len(told["free"])
    told["free"][-1] = False
    wanted = _turning_points(told, *ON_RESULT)
    assert wanted
    links = visitor.page.locator(".turns a")
    expect(links).to_have_count(len(wanted))
    assert [int(link.get_attribute("href").split("ply=")[1]) for link in links.all()] == wanted  # type: ignore[union-attr]
    assert last not in wanted
