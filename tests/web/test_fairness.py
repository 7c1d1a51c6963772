"""A fair deal in the browser: both pages contribute by themselves, keep what they were shown, and check the game."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.visitor import Visitor


def test_two_people_contribute_and_each_browser_checks_the_game(visit: Callable[..., Visitor]) -> None:
    host, friend = visit(), visit(360, 740)
    host.choose_game("Hierarchy", "Friends")
    friend.go(host.page.url)
    friend.page.get_by_role("button", name="Sit down here").first.click()
    for player in (host, friend):
        expect(player.herald).to_be_visible()
    table = host.page.url.rsplit("/", 1)[1]
    room = host.page.request.get(f"/api/tables/{table}").json()["room"]
    numbers = {one["seat"]: one["contribution"] for one in room["deal"]["contributions"]}
    assert set(numbers) == {"p1", "p2"} and len(set(numbers.values())) == 2
    fingerprint = host.page.locator(".log .head")
    expect(fingerprint).to_have_text(f"Fingerprint {room['deal']['head'][:16]}")
    assert host.problems() == []

    assert friend.page.request.post(f"/api/tables/{table}/acts", data={"type": "resign"}).ok
    for player in (host, friend):
        player.go(f"/t/{table}/result")
        player.button("Fair deal: checked").click()
        sheet = player.page.get_by_role("dialog", name="Fair deal")
        expect(sheet.get_by_role("status")).to_contain_text("against what this device has kept")
        for number in numbers.values():
            expect(sheet).to_contain_text(number)
        assert player.problems() == []

    # A watcher has sent no number; and the host's browser finds that its number is not the one that it sent.
    watcher = visit()
    watcher.go(host.page.url)
    watcher.button("Fair deal: checked").click()
    expect(watcher.page.get_by_role("status").filter(has_text="has sent no number")).to_be_visible()
    host.page.evaluate(
        "other => localStorage['throneroom.deals'] = localStorage['throneroom.deals'].replace(...other)",
        [numbers["p1"], re.sub(".", "0", numbers["p1"])],
    )
    host.page.reload()
    host.button("Fair deal: something is wrong").click()
    expect(host.page.get_by_role("dialog")).to_contain_text("The random number of this device is not in the key.")


def test_a_game_of_a_tournament_waits_for_the_browsers_of_its_players(visit: Callable[..., Visitor]) -> None:
    """One is at the table; the other has any page open. Nobody presses a button, and the game begins."""
    people = [visit(360, 740), visit(), visit()]
    apis = [visitor.page.request for visitor in people]
    for visitor in people:
        visitor.become_guest()
    wish = {"name": "Friday", "game": "hierarchy", "kind": "roundrobin", "size": 3, "pace": "three-days"}
    tournament = apis[0].post("/api/tournaments", data=wish).json()["id"]
    for api in apis[1:]:
        assert api.post(f"/api/tournaments/{tournament}/join").ok
    tables = [{table["id"] for table in api.get("/api/me/tables").json()["tables"]} for api in apis]
    [table] = tables[0] & tables[1]
    [other] = tables[0] & tables[2]
    host = people[0]
    host.go(f"/t/{table}")
    expect(host.page.get_by_role("heading", name="The game is about to begin")).to_be_visible()
    expect(host.page.get_by_role("status").filter(has_text="without missing ones on")).to_be_visible()
    expect(host.page.get_by_role("button", name=re.compile("Stand up|Begin|Copy link"))).to_have_count(0)
    assert host.problems() == [] and host.fits()
    people[1].go("/")
    expect(host.herald).to_be_visible()
    room = apis[2].get(f"/api/tables/{table}").json()["room"]
    numbers = {one["seat"]: one["contribution"] for one in room["deal"]["contributions"]}
    assert set(numbers) == {"p1", "p2"} and len(set(numbers.values())) == 2
    assert apis[2].get(f"/api/tables/{other}").json()["room"]["status"] == "open", "its other player has no page open"
