"""The hall as people meet it: leaderboards, players' pages, who waits in the lobby, and the search for an opponent."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.web.test_my_games import ODD, act, duel, rename, table
from tests.web.visitor import PATIENCE, Visitor

WIDE_NAME = "W" * 24
GAME = "behind-the-throne"


def player_of(visitor: Visitor) -> str:
    """The public id of a visitor who has played a rated game."""
    return str(visitor.page.request.get(f"/api/hall/{GAME}").json()["you"]["id"])


def test_from_the_leaderboard_to_a_player_and_back(visit: Callable[..., Visitor]) -> None:
    ada, odd, wide = visit(360, 740), visit(), visit()
    for visitor, name in ((ada, "Ada"), (odd, ODD), (wide, WIDE_NAME)):
        rename(visitor, name)
    duel(ada, odd)
    duel(ada, wide)
    public = table(ada, GAME, ["me", "open"], start=False)
    page = ada.page
    ada.go("/")
    page.get_by_role("link", name="Hall").click()
    page.wait_for_url("**/hall")
    page.get_by_role("form").get_by_label("Game").select_option(GAME)
    page.wait_for_url(f"**/hall/{GAME}")
    mine = page.locator("tr[aria-current]")
    expect(mine).to_contain_text("Ada")
    expect(mine).to_contain_text("provisional")
    expect(mine.locator("td").first).to_have_text("–")
    expect(page.get_by_text(re.compile("You: provisional, rating 1"))).to_be_visible()
    assert ada.problems() == [] and ada.fits()
    page.get_by_role("form").get_by_label("Players").select_option("4")
    expect(page.get_by_text("Nobody has played a rated game of this kind yet.")).to_be_visible()
    page.go_back()
    page.get_by_role("link", name=WIDE_NAME).first.click()
    expect(page.get_by_role("heading", name=f"Player: {WIDE_NAME}")).to_be_visible()
    expect(page.get_by_role("row").filter(has_text="People")).to_contain_text("0%")
    expect(page.get_by_text("None yet. Games at tables that only a link leads to are not shown here.")).to_be_visible()
    expect(page.locator("main")).not_to_contain_text("This is your page")
    assert ada.problems() == [] and ada.fits() and public not in page.content()
    ada.go(f"/player/{player_of(ada)}")
    expect(page.get_by_text("This is your page, as others see it.")).to_be_visible()
    expect(page.get_by_text("after 2 rated games")).to_be_visible()
    page.get_by_role("link", name="My games").click()
    page.wait_for_url("**/me")


def test_the_lobby_shows_who_waits_and_does_not_invite_us_to_our_own_table(visit: Callable[..., Visitor]) -> None:
    ada, odd = visit(360, 740), visit()
    rename(ada, "Ada of the lobby")
    rename(odd, ODD)
    duel(ada, odd)
    for visitor in (ada, odd):
        wish = {"game": GAME, "players": 2, "seats": ["me", "open"], "listed": True}
        assert visitor.page.request.post("/api/tables", data=wish, timeout=PATIENCE).ok
    ada.go("/")
    lobby = ada.page.get_by_role("region", name="Open tables").get_by_role("listitem")
    own = lobby.filter(has_text="Ada of the lobby")
    expect(own).to_contain_text(re.compile(r"Ada of the lobby \(1\d\d\d, provisional\)"))
    expect(own).to_contain_text("your table")
    expect(own).not_to_contain_text("sit down")
    expect(lobby.filter(has_text="<b>Zoë</b>").first).to_contain_text("sit down")
    assert ada.problems() == [] and ada.fits()


def test_two_who_search_by_keyboard_meet_at_a_table(visit: Callable[..., Visitor]) -> None:
    ada, ben = visit(360, 740), visit()
    for visitor in (ada, ben):
        visitor.go("/")
        visitor.page.get_by_role("link", name="Find an opponent").focus()
        visitor.page.keyboard.press("Enter")
        visitor.page.wait_for_url("**/pair")
        visitor.page.locator("form select").select_option("throne-and-grail")
        visitor.page.get_by_label("15 min each").press("Space")
        visitor.page.get_by_role("button", name="Search").press("Enter")
        if visitor is ada:
            expect(visitor.page.get_by_role("button", name="Stop searching")).to_be_focused()
            expect(visitor.page.get_by_role("status").first).to_have_text("Searching for an opponent …")
            assert visitor.problems() == [] and visitor.fits()
    for visitor in (ada, ben):
        visitor.page.wait_for_url("**/t/*")
        visitor.page.locator("[data-table]").wait_for()
    assert ada.page.url == ben.page.url
    room = ada.page.request.get(f"/api/tables/{ada.page.url.rpartition('/')[2]}").json()["room"]
    assert len({one["contribution"] for one in room["deal"]["contributions"]}) == 2
    for visitor in (ada, ben):  # a clock runs, and no hint is offered
        expect(visitor.page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_search_over_days_is_still_there_when_its_page_comes_back(visit: Callable[..., Visitor]) -> None:
    ada, others = visit(360, 740), [visit(), visit()]
    ada.go("/pair?game=shadow-throne")
    page = ada.page
    page.get_by_role("radio", name="4").press("Space")
    page.get_by_label("3 days a decision").press("Space")
    page.get_by_role("button", name="Search").click()
    expect(page.get_by_text("You can close this page")).to_be_visible()
    assert ada.problems() == [] and ada.fits()
    page.get_by_role("link", name="All games").click()
    ada.go("/pair")
    expect(page.get_by_text("Shadow Throne")).to_be_visible()
    page.get_by_role("button", name="Stop searching").click()
    page.get_by_role("radio", name="3", exact=True).press("Space")
    page.get_by_label("3 days a decision").press("Space")
    page.get_by_role("button", name="Search").click()
    expect(page.get_by_text("You can close this page")).to_be_visible()
    tables = []
    for visitor in others:
        visitor.become_guest()
        wish = {"game": "shadow-throne", "players": 3, "pace": "three-days"}
        tables.append(visitor.page.request.post("/api/searches", data=wish).json()["table"])
    assert tables[0] is None
    page.wait_for_url(f"**/t/{tables[1]}")
    expect(page.get_by_role("heading", name="The game is about to begin")).to_be_visible()


def test_the_lobby_shows_who_searches_and_leads_to_the_same_search(visit: Callable[..., Visitor]) -> None:
    ada, odd = visit(360, 740), visit()
    rename(odd, ODD)
    wish = {"game": "behind-the-throne", "players": 4, "pace": "three-days"}
    search = odd.page.request.post("/api/searches", data=wish).json()["id"]
    ada.go("/")
    link = ada.page.get_by_role("link", name=re.compile("Behind the Throne.*looks for a game"))
    expect(link).to_contain_text("4 players, 3 days a decision")
    assert ada.problems() == [] and ada.fits()
    link.click()
    expect(ada.page.get_by_label("3 days a decision")).to_be_checked()
    expect(ada.page.get_by_role("radio", name="4", exact=True)).to_be_checked()
    assert odd.page.request.delete(f"/api/searches/{search}").ok


def test_from_a_game_of_a_tournament_back_to_it_where_two_were_deleted(visit: Callable[..., Visitor]) -> None:
    host, *others = visit(), visit(), visit()
    for visitor in (host, *others):
        visitor.become_guest()
    apis = [visitor.page.request for visitor in (host, *others)]
    wish = {"name": "Friday", "game": "hierarchy", "kind": "roundrobin", "size": 3, "pace": "week"}
    tournament = apis[0].post("/api/tournaments", data=wish).json()["id"]
    for api in apis[1:]:
        assert api.post(f"/api/tournaments/{tournament}/join").ok
    tables = [{one["id"] for one in api.get("/api/me/tables").json()["tables"]} for api in apis]
    [shared] = tables[0] & tables[1]
    for visitor in (host, others[0]):
        act(visitor, shared, type="contribute", contribution="0" * 64)
    act(host, shared, type="resign")
    host.go(f"/t/{shared}/result")
    host.page.get_by_role("link", name="To the tournament").click()
    host.page.wait_for_url(f"**/tournament/{tournament}")
    for api in apis[1:]:
        assert api.delete("/api/me").ok
    expect(host.page.get_by_role("rowheader").filter(has_text="a former player")).to_have_count(2)
    assert host.problems() == [] and host.fits()


def test_a_search_ends_with_its_page_its_button_or_another_tab(visit: Callable[..., Visitor]) -> None:
    ada, ben = visit(), visit()
    page = ada.page

    def search(path: str = "/pair?game=hierarchy") -> None:
        ada.go(path)
        page.get_by_role("button", name="Search").click()
        expect(page.get_by_role("button", name="Stop searching")).to_be_visible()

    def others() -> int:
        """How many others search, as one more sees it who stops at once."""
        ben.become_guest()
        state = ben.page.request.post("/api/searches", data={"game": "hierarchy", "pace": "brisk"}).json()
        ben.page.request.delete(f"/api/searches/{state['id']}")
        return int(state["others"]) + int(state["found"])

    search()
    page.get_by_role("button", name="Stop searching").click()
    expect(page.get_by_text("The search has ended.")).to_be_visible()
    expect(page.get_by_role("button", name="Search")).to_be_focused()
    search()
    other = page.context.new_page()
    other.goto("/pair?game=hierarchy")
    other.get_by_role("button", name="Search").click()
    expect(page.get_by_text(re.compile("This search has ended: you search in another tab"))).to_be_visible()
    other.close(run_before_unload=False)
    search()
    with page.expect_response(lambda response: response.request.method == "DELETE"):
        page.get_by_role("link", name="All games").click()
    page.wait_for_url(re.compile(r"/$"))
    assert others() == 0
    ada.errors[:] = [error for error in ada.errors if "404" not in error]  # the browser reports the ended search


def test_after_a_while_a_bot_is_offered(visit: Callable[..., Visitor]) -> None:
    """The page asks every two seconds; the clock of the browser is turned forward by telling it longer waits."""
    ada = visit(360, 740)
    page = ada.page

    def later(route: Route) -> None:
        answer = route.fetch()
        body = answer.json()
        route.fulfill(response=answer, json={**body, "waited": 75, "range": None} if "waited" in body else body)

    page.route("**/api/searches", later)
    ada.go("/pair?game=throne-and-grail")
    page.get_by_role("button", name="Search").click()
    expect(page.get_by_text("Waiting for 1:15")).to_be_visible()
    expect(page.get_by_text("now anyone can be your opponent")).to_be_visible()
    offer = page.get_by_role("button", name="Nobody yet? Play a bot")
    offer.wait_for()
    assert ada.problems() == [] and ada.fits()
    offer.click()
    page.wait_for_url("**/t/*")
    room = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["room"]
    assert room["rated"] and not room["hints"]
    act(ada, room["id"], type="resign")


@pytest.mark.parametrize("path", ["/player/nobody", "/player", "/player/UPPER-case", "/hall/chess", "/pair/more"])
def test_what_is_not_there_says_so(visit: Callable[..., Visitor], path: str) -> None:
    visitor = visit()
    assert visitor.page.request.get(path).status == 404
    visitor.go(path)
    expect(
        visitor.page.get_by_text(re.compile("There is no such player|does not exist|no such game", re.IGNORECASE)).first
    ).to_be_visible()
    visitor.errors.clear()  # the browser reports the 404
