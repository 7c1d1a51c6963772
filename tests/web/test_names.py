"""Names go in once, by seat: whatever people call themselves, every sentence says it of the right one."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable

import pytest
from playwright.sync_api import expect

from tests.web.visitor import Visitor, dealt
from throneroom.engine.match import Match

HOUSES = {"throne-and-grail": ("Lion", "Raven"), "hierarchy": ("Gold", "Purple")}
"""What the rules call the seats, where it is not p1, p2 ..."""
BOTS = ("Aldous", "Ysolde", "Corvin")
TOLD = {"shadow-throne": 24}
"""Decisions of the story that is there to be read, at least; elsewhere nine."""


def _middle(game: str, players: int) -> Match:
    """A game at random in its middle, where only the second seat is asked; the same at every run."""
    match, dice = dealt(game, players, 8), random.Random(8)
    while match.ply < TOLD.get(game, 9) or match.waiting != ("p2",):
        seat = dice.choice(match.waiting)
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def _spoken(match: Match, names: list[str], sentences: Iterable[str]) -> list[str]:
    """The sentences as the page should have them."""
    called = HOUSES.get(match.game.name, match.seats)
    by_word = dict(zip(called, names, strict=True))
    return [re.sub(rf"\b({'|'.join(called)})\b", lambda word: by_word[word[0]], text) for text in sentences]


def _sit_down(visitors: tuple[Visitor, Visitor], names: tuple[str, str], match: Match) -> str:
    """Two people at a table that goes on from this match, bots on the other seats; returns its address."""
    for visitor, name in zip(visitors, names, strict=True):
        assert visitor.page.request.post("/api/guests", data={"name": name}).ok
    host, friend = visitors
    seats = ["me", "open", *["bot:random"] * (match.players - 2)]
    wish = {"seats": seats, "pace": 10, "continue": {"record": match.record()}}
    opened = host.page.request.post("/api/tables", data=wish)
    assert opened.ok, opened.text()
    acts = f"/api/tables/{opened.json()['id']}/acts"
    assert friend.page.request.post(acts, data={"type": "sit"}).ok
    assert host.page.request.post(acts, data={"type": "start"}).ok
    return str(opened.json()["link"])


def _log(visitor: Visitor, lines: list[str]) -> None:
    expect(visitor.page.locator(".log .line")).to_have_text(lines)


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("throne-and-grail", ("Swift Raven", "Lion")),
        ("hierarchy", ("Purple Rain", "$& Gold")),
        ("behind-the-throne", ("p2", "You")),
        ("battle-for-the-throne", ("<b>p2's Queen</b>", "\u05e9\u05dc\u05d5\u05dd")),
        ("shadow-throne", ("Round 2: \U0001f981 p3", "King Kyros")),
    ],
)
def test_every_name_stays_as_it_is(visit: Callable[..., Visitor], game: str, names: tuple[str, str]) -> None:
    match = _middle(game, 3 if game == "shadow-throne" else 2)
    people = visit(), visit()
    host, friend = people
    address = _sit_down(people, names, match)
    # A name that runs from right to left is kept apart, so that it does not turn the words beside it.
    said = [f"\u2068{name}\u2069" if "\u05d0" <= name[0] <= "\u05ea" else name for name in names]
    called = [*said, *BOTS[2 : match.players]]
    for visitor, seat in zip(people, match.seats, strict=False):
        visitor.go(address)
        _log(visitor, _spoken(match, called, match.log(seat)))
    expect(host.herald).to_contain_text(said[1])
    assert names[0] in friend.page.locator(".table").inner_text()

    # What the server refuses has names in it already.
    host.page.get_by_role("tab", name="Chat").click()
    host.button("Nudge").click()
    expect(host.page.locator(".chat")).to_contain_text(f"{said[0]} nudges {said[1]}.")
    host.button("Nudge").click()
    host.wait_for_toast(f"{names[1]} was nudged just now")
    host.page.get_by_role("tab", name="Log").click()
    if match.players > 2:
        return

    # What happens beside the game, the result, and the replay.
    host.button("Resign").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(friend.page.locator(".log .line").last).to_have_text(f"{said[0]} resigns.")
    friend.result.click()
    expect(friend.page.locator(".result")).to_contain_text(said[0])
    host.result.click()
    host.page.get_by_role("link", name="Replay").click()
    host.button("To the end").click()
    _log(host, _spoken(match, called, match.log(None)))
    last = " ".join(_spoken(match, called, match.story(None)[-1]))
    expect(host.page.get_by_role("region", name="replay").get_by_role("status")).to_contain_text(last)
