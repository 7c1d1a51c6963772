"""Somebody is away: a game alone waits for its player; among friends there is a countdown, and a choice."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Route, expect

from tests.server.conftest import Server
from tests.web.visitor import PATIENCE, Visitor, dealt
from throneroom.engine.match import Match

SHORTEST_GRACE = 5


def _room(visitor: Visitor, table: str) -> Any:
    return visitor.page.request.get(f"/api/tables/{table}").json()["room"]


def test_a_game_alone_waits_for_its_player(chromium: Browser, tmp_path: Path) -> None:
    """Long after the grace, and after a restart of the server, it is under Carry on, on the same move."""
    server = Server(str(tmp_path / "tables.sqlite")).start().wait()
    context = chromium.new_context(base_url=server.address, reduced_motion="reduce")
    visitor = Visitor(context.new_page())

    def shorten(route: Route) -> None:
        wish = json.loads(route.request.post_data or "{}")
        wish |= {"pace": 0, "grace": SHORTEST_GRACE, "continue": {"record": dealt("hierarchy", 2, 1).record()}}
        route.continue_(post_data=json.dumps(wish))

    try:
        visitor.page.route("**/api/tables", shorten, times=1)
        visitor.choose_game("Hierarchy")
        assert visitor.wait_for_turn()
        visitor.decide()
        assert visitor.wait_for_turn()
        table, ply, asked = visitor.page.url.split("/t/")[1], visitor.ply, visitor.herald.inner_text()
        visitor.go("about:blank")
        while _room(visitor, table)["seats"][0]["here"]:
            time.sleep(0.2)
        time.sleep(2 * SHORTEST_GRACE)
        assert _room(visitor, table)["seats"][0] | {"clock": None} == {
            "seat": "p1", "kind": "person", "name": _room(visitor, table)["seats"][0]["name"], "level": None,
            "here": False, "asked": True, "stand_in": False, "stands_in_at": None, "out": None, "clock": None,
            "vacation": None,
        }  # fmt: skip
        server.kill()
        server.start().wait()
        visitor.go("/")
        game = visitor.page.locator("section", has_text="Carry on").locator(f'a[href="/t/{table}"]')
        expect(game).to_contain_text("your turn")
        game.click()
        assert visitor.wait_for_turn()
        assert (visitor.ply, visitor.herald.inner_text()) == (ply, asked)
        visitor.decide()
    finally:
        context.close()
        assert server.stop() == 0


def _friends(visit: Callable[..., Visitor], grace: int) -> tuple[Visitor, Visitor, str]:
    """Two people at a table where the second is asked."""
    match = next(
        match for seed in range(99) if (match := dealt("hierarchy", 2, seed)).waiting == ("p2",) and _lasts(match, 4)
    )
    host, friend = visit(), visit(390, 664)
    table = host.sit_down(match, wish={"seats": ["me", "open"], "start": False, "grace": grace, "level": "random"})
    for path, body in (
        ("/api/guests", {"name": "Maud"}),
        (f"/api/tables/{table}/acts", {"type": "sit"}),
    ):
        assert friend.page.request.post(path, data=body, timeout=PATIENCE).ok
    friend.page.add_init_script("localStorage.setItem('throneroom.guest', 'yes')")
    friend.go(f"/t/{table}")
    assert host.page.request.post(f"/api/tables/{table}/acts", data={"type": "start"}).ok
    assert friend.wait_for_turn()
    expect(host.herald).to_contain_text("Maud is thinking")
    return host, friend, table


def _lasts(match: Match, plies: int) -> bool:
    """Whether the game continues for this many decisions, whatever they are."""
    if plies == 0 or match.over:
        return not match.over
    (seat,) = match.waiting
    for decision in match.legal(seat):
        after = match.clone()
        after.play(seat, decision)
        if not _lasts(after, plies - 1):
            return False
    return True


def _seconds(visitor: Visitor) -> int:
    """What the countdown says."""
    minutes, seconds = visitor.herald.get_by_role("timer").inner_text().split(":")
    return 60 * int(minutes) + int(seconds)


def test_a_friend_goes_and_the_other_has_a_countdown_and_a_choice(visit: Callable[..., Visitor]) -> None:
    host, friend, table = _friends(visit, 12)
    friend.go("/")
    expect(host.herald).to_contain_text(re.compile(r"Maud is away\. A bot takes over in 0:\d\d\."))
    expect(host.herald).not_to_contain_text("thinking")
    for name in ("Let a bot play", "End the game"):
        expect(host.button(name)).to_be_disabled()
    assert host.problems() == []
    host.resize(360, 640)
    for name in ("Wait longer", "Let a bot play", "End the game"):
        expect(host.button(name)).to_be_in_viewport(ratio=1)
    host.resize(1440, 900)
    before = _seconds(host)
    host.page.wait_for_function(
        "seconds => document.querySelector('[role=timer]').innerText < seconds", arg=f"0:{before:02}"
    )

    # Wait longer: the whole grace once more.
    left = _seconds(host)
    host.button("Wait longer").click()
    host.page.wait_for_function(
        "seconds => document.querySelector('[role=timer]').innerText > seconds", arg=f"0:{left:02}"
    )

    # End the game asks first.
    expect(host.button("End the game")).to_be_enabled()
    host.button("End the game").click()
    dialog = host.page.get_by_role("dialog", name="End this game?")
    assert host.problems() == []
    dialog.get_by_role("button", name="Play on").click()

    # Let a bot play: it does, and the plate says so.
    host.button("Let a bot play").click()
    assert host.wait_for_turn()
    expect(host.page.locator(".plate", has_text="Maud")).to_contain_text("away, bot plays")

    # The friend comes back and plays on.
    friend.go(f"/t/{table}")
    expect(host.page.locator(".plate", has_text="Maud")).not_to_contain_text("away")
    host.decide()
    assert friend.wait_for_turn()
    expect(host.herald).to_contain_text("Maud is thinking")

    # Gone for good: a bot comes by itself, and the game may be ended from where one gives up.
    friend.go("/")
    expect(host.herald).to_contain_text("Maud is away")
    assert host.wait_for_turn()
    host.button("Resign").click()
    host.button("End the game").click()
    expect(host.herald).to_contain_text("Nobody wins")
    host.result.click()
    expect(host.page.get_by_role("heading", name="Nobody wins")).to_be_visible()
    expect(host.page.locator("main")).to_contain_text("the others ended the game")
    assert host.problems() == []


def test_a_table_with_a_clock_does_not_wait(visit: Callable[..., Visitor]) -> None:
    """One person among bots who wished for a clock, and goes: the clock runs on."""
    visitor = visit()
    table = visitor.sit_down(dealt("hierarchy", 2, 1), wish={"clock": {"base": 5, "increment": 0}})
    assert visitor.wait_for_turn()
    visitor.go("/")
    while _room(visitor, table)["status"] == "running":
        time.sleep(0.5)
    assert _room(visitor, table)["reason"] == "clock"
    visitor.go(f"/t/{table}")
    expect(visitor.herald).to_contain_text("You lose.")
    expect(visitor.herald).to_contain_text("A player has run out of time.")


def test_who_comes_back_in_the_middle_of_the_choice_plays_on(visit: Callable[..., Visitor]) -> None:
    """The question whether to end the game is gone with its reason."""
    host, friend, table = _friends(visit, 12)
    friend.go("/")
    expect(host.button("End the game")).to_be_enabled()
    host.button("End the game").click()
    dialog = host.page.get_by_role("dialog", name="End this game?")
    expect(dialog).to_be_visible()
    friend.go(f"/t/{table}")
    expect(dialog).to_have_count(0)
    expect(host.herald).to_contain_text("Maud is thinking")
    friend.decide()
    assert host.wait_for_turn()


def test_where_all_have_gone_the_game_waits_for_all(visit: Callable[..., Visitor]) -> None:
    host, friend, table = _friends(visit, SHORTEST_GRACE)
    ply = friend.ply
    host.go("/")
    while _room(host, table)["seats"][0]["here"]:
        time.sleep(0.2)
    friend.go("/")
    while _room(host, table)["seats"][1]["here"]:
        time.sleep(0.2)
    time.sleep(2 * SHORTEST_GRACE)
    assert [seat["stand_in"] for seat in _room(host, table)["seats"]] == [False, False]
    friend.go(f"/t/{table}")
    assert friend.wait_for_turn()
    assert friend.ply == ply


def test_three_people_have_to_agree_on_a_bot(visit: Callable[..., Visitor]) -> None:
    """What one of them would rather do is told to the other."""
    host, friend, third = visit(), visit(390, 664), visit()
    match, dice = dealt("behind-the-throne", 3, 1), random.Random(1)
    while match.waiting != ("p3",):
        match.play(match.waiting[0], dice.choice(match.legal(match.waiting[0])))
    wish = {"seats": ["me", "open", "open"], "start": False, "grace": 30, "level": "random"}
    table = host.sit_down(match, wish=wish)
    for visitor, name in ((friend, "Maud"), (third, "Bob")):
        assert visitor.page.request.post("/api/guests", data={"name": name}).ok
        assert visitor.page.request.post(f"/api/tables/{table}/acts", data={"type": "sit"}, timeout=PATIENCE).ok
        visitor.page.add_init_script("localStorage.setItem('throneroom.guest', 'yes')")
        visitor.go(f"/t/{table}")
    assert host.page.request.post(f"/api/tables/{table}/acts", data={"type": "start"}, timeout=PATIENCE).ok
    assert third.wait_for_turn()
    third.go("/")
    for visitor in (host, friend):
        expect(visitor.herald).to_contain_text("Bob is away. A bot takes over in")
    expect(host.button("Let a bot play")).to_be_enabled()
    host.button("Let a bot play").click()
    expect(host.button("Waiting for the others")).to_be_disabled()
    expect(friend.herald).to_contain_text("Ada would let a bot play.")
    assert friend.problems() == [] and friend.fits()
    edges = friend.herald.evaluate(
        "herald => [herald, ...herald.querySelectorAll('.btn')].map(thing => thing.getBoundingClientRect().right)"
    )
    assert max(edges[1:]) < edges[0], "three buttons stand side by side in the herald"
    friend.button("Let a bot play").click()
    expect(host.page.locator(".log")).to_contain_text("Bob is away: a bot takes over.")


PLAYED_FOR = """() => document.querySelector('.log').innerText.includes('Maud is away: a bot takes over.')
  && document.querySelector('.herald').innerText"""
"""What the herald says as soon as the log says that a bot plays for Maud."""


def test_who_is_waited_for_comes_before_whom_a_bot_plays_for(visit: Callable[..., Visitor]) -> None:
    """Three decide in secret at the same time, and two of them are away: the countdown is that of the second."""
    host, others = visit(), [visit(), visit()]
    match, dice = dealt("shadow-throne", 3, 1), random.Random(1)
    while len(match.waiting) < 3:
        match.play(match.waiting[0], dice.choice(match.legal(match.waiting[0])))
    wish = {"seats": ["me", "open", "open"], "start": False, "grace": 20, "level": "random", "pace": 10_000}
    table = host.sit_down(match, wish=wish)
    for visitor, name in zip(others, ("Maud", "Bob"), strict=True):
        assert visitor.page.request.post("/api/guests", data={"name": name}).ok
        assert visitor.page.request.post(f"/api/tables/{table}/acts", data={"type": "sit"}, timeout=PATIENCE).ok
    assert host.page.request.post(f"/api/tables/{table}/acts", data={"type": "start"}, timeout=PATIENCE).ok
    host.decide()
    expect(host.herald).to_contain_text("Maud is away. A bot takes over in")
    expect(host.button("Let a bot play")).to_be_enabled()
    host.button("Let a bot play").click()
    told = str(host.page.wait_for_function(PLAYED_FOR).json_value())
    assert told.startswith("Bob is away. A bot takes over in"), told


def test_undo_is_offered_only_where_it_will_not_be_refused(visit: Callable[..., Visitor]) -> None:
    """Among friends the button says beforehand why not."""
    host, friend, _ = _friends(visit, 3600)
    undo = {player: player.button("Undo") for player in (host, friend)}
    for player in (host, friend):
        expect(undo[player]).to_have_attribute("aria-disabled", "true")
        expect(undo[player]).to_have_attribute("title", re.compile("no decision of yours"))
    friend.decide()
    expect(undo[friend]).to_have_attribute("aria-disabled", "false")
    assert host.wait_for_turn()
    host.decide()
    expect(undo[friend]).to_have_attribute("title", re.compile("Ada has decided since"))
    expect(undo[host]).to_have_attribute("aria-disabled", "false")
    assert host.problems() == []

    # While the friend is away nothing is taken back, and that is said before and after a touch.
    friend.go("/")
    expect(undo[host]).to_have_attribute("title", re.compile("Maud is away"))
    host.page.keyboard.press("u")
    host.wait_for_toast("Undo is not possible: Maud is away")


def test_a_game_with_something_taken_back_is_marked(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.sit_down(dealt("hierarchy", 2, 2))  # whatever both decide at first, the game goes on
    assert visitor.wait_for_turn()
    visitor.decide()
    assert visitor.wait_for_turn()
    expect(visitor.button("Undo")).to_have_attribute("aria-disabled", "false")
    ply = visitor.ply
    visitor.button("Undo").click()
    visitor.page.wait_for_function("ply => Number(document.querySelector('[data-table]').dataset.ply) < ply", arg=ply)
    expect(visitor.page.locator(".where")).to_contain_text("undo used")
    visitor.button("Resign").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    visitor.result.click()
    expect(visitor.page.locator("main")).to_contain_text("A decision was taken back in this game")
    game = visitor.page.get_by_role("link", name="Replay").get_attribute("href")
    summary = visitor.page.request.get(f"/api/finished/{str(game).removeprefix('/g/')}").json()["summary"]
    assert (summary["undone"], summary["rated"]) == (True, False)
    visitor.page.get_by_role("link", name="Replay").click()
    expect(visitor.page.locator(".where")).to_contain_text("undo used")
