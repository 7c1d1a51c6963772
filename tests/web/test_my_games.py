"""One's own games and the statistics of a game: filters in the address, the record, ratings, the archive."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

import throneroom
from tests.web.visitor import PATIENCE, Visitor

PHONE, WIDE = (360, 740), (1440, 900)
ODD = "<b>Zoë</b> \u202eעדה"


def rename(visitor: Visitor, name: str) -> None:
    visitor.become_guest()
    assert visitor.page.request.patch("/api/me", data={"name": name}).ok


def table(visitor: Visitor, game: str, seats: list[str], start: bool) -> str:
    visitor.become_guest()
    wish = {"game": game, "players": len(seats), "seats": seats, "pace": 0, "start": start}
    opened = visitor.page.request.post("/api/tables", data=wish, timeout=PATIENCE)
    assert opened.ok, opened.text()
    return str(opened.json()["id"])


def act(visitor: Visitor, table_id: str, **wish: Any) -> None:
    answer = visitor.page.request.post(f"/api/tables/{table_id}/acts", data=wish, timeout=PATIENCE)
    assert answer.ok, answer.text()


def play(visitor: Visitor, game: str, players: int = 2) -> str:
    """A whole game against random bots, always with the first choice; returns its id."""
    table_id = table(visitor, game, ["me", *["bot:random"] * (players - 1)], start=True)
    number = 0
    while True:
        path = f"/api/tables/{table_id}?wait=20&since={number}"
        update = visitor.page.request.get(path, timeout=PATIENCE).json()
        number = update["number"]
        if update["room"]["status"] == "over":
            return str(update["room"]["game_id"])
        if update["view"]["legal"]:
            act(visitor, table_id, type="decide", decision=update["view"]["legal"][0])
            number = 0


def choose_first_card(visitor: Visitor) -> None:
    """Games of Hierarchy until there was one with a choice: some deals force every card."""
    visitor.become_guest()
    while not visitor.page.request.get("/api/me/statistics").json()["openings"]:
        play(visitor, "hierarchy")


def duel(winner: Visitor, loser: Visitor) -> None:
    """A rated game between two people."""
    table_id = table(winner, "behind-the-throne", ["me", "open"], start=False)
    act(loser, table_id, type="sit")
    act(winner, table_id, type="start")
    act(loser, table_id, type="resign")


def listed(visitor: Visitor) -> list[str]:
    """The ids of the games in the list."""
    links = visitor.page.locator(".games a:first-child")
    return [str(link.get_attribute("href")).removeprefix("/g/") for link in links.all()]


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_newcomer_is_told_what_will_be_there(visit: Callable[..., Visitor], size: tuple[int, int]) -> None:
    visitor = visit(*size)
    visitor.go("/")
    visitor.page.get_by_role("link", name="My games").click()
    expect(visitor.page.get_by_role("heading", name="You have not finished a game here yet.")).to_be_visible()
    assert visitor.problems() == [] and visitor.fits()
    visitor.page.get_by_role("link", name="To the games").click()
    expect(visitor.button("Play now: Hierarchy")).to_be_visible()


def test_filters_are_kept_in_the_address(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.page
    games = [play(visitor, "hierarchy"), play(visitor, "throne-and-grail"), play(visitor, "hierarchy")]
    visitor.go("/me")
    expect(page.get_by_text("3 games", exact=True)).to_be_visible()
    assert listed(visitor) == games[::-1]
    page.get_by_role("form").get_by_label("Game").first.select_option("hierarchy")
    expect(page.get_by_text("2 games", exact=True)).to_be_visible()
    assert page.url.endswith("/me?game=hierarchy") and listed(visitor) == [games[2], games[0]]
    page.get_by_label("Opponents").select_option("people")
    expect(page.get_by_text("No game fits.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("No game fits.")).to_be_visible()
    expect(page.get_by_label("Opponents")).to_have_value("people")
    page.go_back()
    expect(page.get_by_text("2 games", exact=True)).to_be_visible()
    other = page.context.new_page()  # another tab
    other.goto("/me?game=throne-and-grail&rivals=bots&since=2020-01-01&result=nonsense&players=99")
    expect(other.locator(".games li")).to_have_count(1)
    other.close()
    page.get_by_role("link", name="Clear filters").click()
    expect(page.get_by_text("3 games", exact=True)).to_be_visible()
    page.locator(".games a").first.click()
    page.wait_for_url(f"**/g/{games[2]}")
    expect(page.locator("[data-table]")).to_be_visible()
    page.go_back()
    expect(page.get_by_text("3 games", exact=True)).to_be_visible()
    page.get_by_role("link", name="Review: Hierarchy").first.click()
    page.wait_for_url(f"**/review/{games[2]}*")
    expect(page.locator(".review-controls")).to_contain_text("Even chance")


def test_a_game_that_is_solved_leads_to_the_explorer_and_no_other(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    solved, other = play(visitor, "hierarchy"), play(visitor, "throne-and-grail")
    match = throneroom.replay(visitor.page.request.get(f"/api/finished/{solved}/record").text())
    starter = match.at(0).waiting[0]
    cards = match.at(0).arranged()[starter].split(", ")
    link = visitor.page.get_by_role("link", name="Explorer")
    for path, ply in ((f"/g/{solved}?ply=3", 3), (f"/review/{solved}?seat={starter}", match.ply)):
        visitor.go(path)
        if "review" in path:
            visitor.button("More").click()
        line = "".join(f"{'.' if n else ''}{decision}" for n, (_, decision) in enumerate(match.history[:ply]))
        expect(link).to_have_attribute(
            "href", f"/explorer/hierarchy?{urlencode({'deal': '.'.join(cards), 'line': line})}"
        )
    link.click()
    verdict = visitor.page.locator(".explorer-controls [role=status]")
    starter_won = match.standing[match.seats.index(starter)] == 1
    expect(verdict).to_contain_text("Gold wins." if starter_won else "Purple wins.")
    for path in (f"/g/{other}", f"/review/{other}?seat=all"):
        visitor.go(path)
        expect(visitor.page.locator("[data-table]")).to_be_visible()
        if "review" in path:
            visitor.button("More").click()
            expect(visitor.page.get_by_role("link", name="Replay")).to_be_visible()
        expect(link).to_have_count(0)


def test_a_row_of_the_record_leads_to_its_games(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    choose_first_card(visitor)
    play(visitor, "behind-the-throne", 3)
    visitor.go("/me")
    row = visitor.page.get_by_role("row").filter(has_text="Behind the Throne").filter(has_text="3")
    expect(row.first).to_be_visible()
    visitor.page.get_by_role("link", name=re.compile("Show these games: Behind the Throne")).click()
    expect(visitor.page.get_by_text("1 game", exact=True)).to_be_visible()
    assert visitor.page.url.endswith("/me?game=behind-the-throne&players=3&rivals=random")
    openings = visitor.page.locator("section").filter(
        has=visitor.page.get_by_role("heading", name="Favourite openings")
    )
    expect(openings).to_contain_text("Lay the")


@pytest.mark.parametrize(("size", "scheme"), [(PHONE, "light"), (WIDE, "dark")])
def test_the_rating_of_people_with_odd_names(
    visit: Callable[..., Visitor], size: tuple[int, int], scheme: str, tmp_path: Path
) -> None:
    ada, zoe = visit(*size, scheme=scheme), visit()
    rename(ada, "Ada")
    rename(zoe, ODD)
    duel(ada, zoe)
    duel(zoe, ada)
    ada.go("/me")
    expect(ada.page.locator(".games li")).to_have_count(2)
    expect(ada.page.locator(".games")).to_contain_text("<b>Zoë</b>")
    expect(ada.page.get_by_text("after 2 rated games")).to_be_visible()
    points = ada.page.locator("ol li")
    now = ada.page.request.get("/api/me/ratings").json()["ratings"][0]["rating"]
    expect(points).to_have_count(2)
    expect(points.last).to_contain_text(str(now))
    assert ada.problems() == [] and ada.fits()
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download all games").click()
    file = tmp_path / "games.zip"
    download.value.save_as(file)
    with zipfile.ZipFile(io.BytesIO(file.read_bytes())) as archive:
        assert len([name for name in archive.namelist() if name.endswith(".rec")]) == 2


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_statistics_of_a_game(visit: Callable[..., Visitor], size: tuple[int, int]) -> None:
    visitor = visit(*size)
    play(visitor, "hierarchy")
    visitor.go("/rules/hierarchy")
    visitor.page.get_by_role("link", name="Statistics").click()
    visitor.page.wait_for_url("**/games/hierarchy/statistics")
    expect(visitor.page.get_by_role("heading", name="Wins by seat")).to_be_visible()
    expect(visitor.page.get_by_role("row").filter(has_text="Gold")).to_contain_text("%")
    cards = visitor.page.locator("table").filter(has=visitor.page.get_by_role("columnheader", name="Winners"))
    expect(cards.get_by_role("row")).to_have_count(15)
    assert "Ada" not in visitor.page.locator("main").inner_text()
    assert visitor.problems() == [] and visitor.fits()


@pytest.mark.parametrize("language", ["de", "fr", "es", "ja"])
def test_every_language_has_its_words(visit: Callable[..., Visitor], language: str) -> None:
    visitor = visit(*PHONE, language=language)
    choose_first_card(visitor)
    visitor.go("/me")
    expect(visitor.page.locator(".games a").first).to_be_visible()
    expect(visitor.page.locator("table")).to_have_count(2)
    expect(visitor.page.locator("main")).not_to_contain_text("play ")  # once the words of the game are there
    expect(visitor.page.locator("main")).not_to_contain_text("mine-")
    assert visitor.fits()
    visitor.go("/games/hierarchy/statistics")
    expect(visitor.page.locator("table").first).to_be_visible()
    assert visitor.fits()


@pytest.mark.parametrize(
    "path", ["/games/hierarchy", "/games/hierarchy/nonsense", "/me/too", "/explorer/shadow-throne"]
)
def test_what_is_not_there_is_said_to_be_lost(visit: Callable[..., Visitor], address: str, path: str) -> None:
    visitor = visit()
    answer = visitor.page.request.get(path)
    assert answer.status == 404
    visitor.go(path)
    expect(visitor.page.get_by_text("This page does not exist.")).to_be_visible()
    visitor.errors.clear()  # the browser reports the 404
