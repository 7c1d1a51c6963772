"""The pages around the tables: home, rules, gallery; their weight, their looks, what axe says of them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.visitor import Visitor, dealt
from throneroom.engine.game import all_games, find
from throneroom.server.table_socket import OTHER_PROTOCOL

GAMES = [game.name for game in all_games()]
FIRST_PAGE = 150_000
"""Bytes over the wire until the home page stands, fonts and all."""


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("width", [360, 1440])
def test_home_shows_every_game_and_pleases_axe(visit: Callable[..., Visitor], width: int, scheme: str) -> None:
    visitor = visit(width, 740 if width < 720 else 900, scheme)
    visitor.go("/")
    for game in all_games():
        expect(visitor.button(f"Play now: {game.title}")).to_be_visible()
    expect(visitor.page.get_by_label("Your name")).not_to_have_value("")
    assert visitor.problems() == []
    assert visitor.fits()


def test_the_cards_say_what_the_server_says(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.go("/")
    for game in all_games():
        card = visitor.page.get_by_role("listitem").filter(has=visitor.button(f"Play now: {game.title}"))
        low, high = min(game.players), max(game.players)
        players = f"{low} players" if low == high else f"{low}\u2013{high} players"
        expect(card).to_contain_text(players)
        expect(card).to_contain_text(f"{game.minutes} min")


def test_the_first_page_is_light(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.wait_for_load_state("networkidle")
    weight = visitor.page.evaluate(
        """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
             .reduce((sum, entry) => sum + entry.transferSize, 0)"""
    )
    assert 0 < weight < FIRST_PAGE


def test_a_name_is_kept(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.go("/")
    field = visitor.page.get_by_label("Your name")
    expect(field).not_to_have_value("")
    field.fill("Aldous")
    field.press("Enter")
    visitor.wait_for_toast("Name saved.")
    visitor.page.reload()
    expect(visitor.page.get_by_label("Your name")).to_have_value("Aldous")


def test_the_theme_stays(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.button("Use the light theme").click()
    visitor.page.reload()
    assert visitor.page.evaluate("document.documentElement.dataset.theme") == "light"
    expect(visitor.button("Use the dark theme")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_page_has_every_rule_and_draws_every_card_as_the_server_tells_it(
    visit: Callable[..., Visitor], address: str, game: str
) -> None:
    told = httpx.get(f"{address}/api/games/{game}").json()
    visitor = visit()
    visitor.go(f"/rules/{game}")
    expect(visitor.page.locator("dl > div")).to_have_count(len(told["rules"]))
    drawn = visitor.page.locator("main li")
    expect(drawn).to_have_count(len(told["cards"]))
    expect(visitor.page.locator("main li .card")).to_have_count(len(told["cards"]))
    numbers = visitor.page.locator("main li").evaluate_all(
        "items => items.map(item => item.querySelector('.c-num')?.textContent ?? '')"
    )
    for card, number in zip(told["cards"], numbers, strict=True):
        stats = dict(card["stats"])
        printed = stats.get("number") or stats.get("value") or stats.get("power")
        if printed is not None:
            assert number == printed, card["slug"]
    assert visitor.problems() == []


def test_the_gallery_pleases_axe_in_both_themes(visit: Callable[..., Visitor]) -> None:
    for scheme in ("dark", "light"):
        visitor = visit(scheme=scheme)
        visitor.go("/gallery")
        expect(visitor.page.locator(".card").nth(140)).to_be_visible()
        assert visitor.problems() == []


def test_packed_files_are_served_and_kept(address: str) -> None:
    page = httpx.get(address, headers={"accept-encoding": "br"})
    assert page.headers["content-encoding"] == "br"
    assert page.headers["cache-control"] == "no-cache"
    plain = httpx.get(address, headers={"accept-encoding": "identity"}).text
    script = plain.split('type="module" crossorigin src="')[1].split('"')[0]
    code = httpx.get(address + script, headers={"accept-encoding": "gzip"})
    assert code.headers["content-encoding"] == "gzip"
    assert "immutable" in code.headers["cache-control"]
    assert "modulepreload" in httpx.get(f"{address}/en/tables/hierarchy.html").text
    assert re.findall('modulepreload.* href="/assets/(.+)-.{8}.js"', plain) == ["words-en"]
    assert httpx.get(f"{address}/assets/none.js").status_code == 404
    assert json.loads(httpx.get(f"{address}/api/none").text)["error"]["code"] == "no_page"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_asks_for_all_it_needs_at_once(visit: Callable[..., Visitor], address: str, game: str) -> None:
    """What the browser is told to fetch is what the page wants, and the page wants no code or words beside that."""
    visitor = visit()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url.removeprefix(address)))
    table = visitor.sit_down(dealt(game, find(game).players[0], 1))
    assert visitor.wait_for_turn()
    page = visitor.page.request.get(f"/t/{table}")
    named = re.findall(r'(?:href|src)="(/assets/[^"]+)"', page.text())
    wanted = [path for path in asked if path.endswith((".js", ".css")) and "assets" in path]
    assert sorted({*wanted}) == sorted(named)
    assert sum("/words-en-" in path for path in named) == 3
    for path in (f"/api/tables/{table}", f"/api/games/{game}?language=en"):
        assert f"<{path}>; rel=preload" in page.headers["link"]
        assert asked.count(path) == 1, path


def test_who_is_no_longer_known_here_becomes_a_guest_again(visit: Callable[..., Visitor]) -> None:
    """The page believes that it has been here before, the server has never heard of it: its database is new."""
    host, stranger = visit(), visit()
    host.choose_game("Hierarchy", "Friends")
    stranger.page.context.add_cookies([{"name": "throneroom", "value": "of-another-time", "url": host.page.url}])
    stranger.go(host.page.url)
    stranger.page.get_by_role("button", name="Sit down here").click()
    expect(stranger.herald).to_be_visible()
    assert [error for error in stranger.errors if "401" not in error] == []
    stranger.errors.clear()


BAD_ADDRESSES = {
    "/t/": "There is no such table.",
    "/t/nonsense": "There is no such table.",
    "/t/abcdefghijklmnop": "There is no such table.",
    "/t/abcdefghijklmnop/nonsense": "This page does not exist.",
    "/g": "There is no such finished game.",
    "/g/nonsense": "There is no such finished game.",
    "/rules": "There is no such game.",
    "/rules/nonsense": "There is no such game.",
    "/learn/nonsense": "There is no such game.",
    "/learn/%E0%A4%A": "There is no such game.",
    "/rules/hierarchy/more": "This page does not exist.",
    "/replay/nonsense": "This page does not exist.",
    "/gallery/nonsense": "This page does not exist.",
    "/nonsense": "This page does not exist.",
}


def test_every_bad_address_says_what_it_is_and_leads_home(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    for address, title in BAD_ADDRESSES.items():
        answer = visitor.page.goto(address)
        assert answer is not None and answer.status == 404, address
        expect(visitor.page.get_by_role("heading")).to_have_text(title)
        expect(visitor.page).to_have_title(f"{title} \u00b7 Throneroom")
        assert visitor.page.get_by_role("link", name="All games").get_attribute("href") == "/"
    assert visitor.problems() == []
    assert visitor.fits()
    visitor.page.get_by_role("link", name="All games").click()
    expect(visitor.button("Play now: Hierarchy")).to_be_visible()
    # What the browser says of the addresses is right, and all that is wrong.
    assert {error for error in visitor.errors if "404" not in error and "4404" not in error} == set()
    visitor.errors.clear()


def test_the_gallery_leads_home(visit: Callable[..., Visitor]) -> None:
    visitor = visit(390, 664)
    visitor.go("/gallery")
    visitor.page.get_by_role("link", name="All games").click()
    expect(visitor.button("Play now: Hierarchy")).to_be_visible()


def test_a_page_of_another_version_loads_anew_once(visit: Callable[..., Visitor]) -> None:
    """The server was renewed while the page was open: what goes over the wire has changed."""
    visitor = visit()
    visitor.sit_down(dealt("hierarchy", 2, 1))
    assert visitor.wait_for_turn()
    turned_away: list[str] = []

    def turn_away(socket: WebSocketRoute) -> None:
        turned_away.append(socket.url)
        if len(turned_away) == 1:
            socket.close(code=OTHER_PROTOCOL, reason="another version")
        else:
            socket.connect_to_server()

    visitor.page.route_web_socket("**/socket", turn_away)
    visitor.page.reload()
    assert visitor.wait_for_turn()
    visitor.page.wait_for_function("() => sessionStorage.getItem('throneroom.reloaded') !== null")
    assert visitor.wait_for_turn()
    expect(visitor.page.locator(".bar")).not_to_contain_text("reconnecting")
    assert len(turned_away) == 2
