"""Coup, the example of a game from declarations, at the plain table: a whole game, and the fullest table."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

import throneroom
from examples.coup import GAME
from tests.registering import register_for_test
from tests.web.test_layout import PHONE_AND_DESK, WINDOWS, faults
from tests.web.visitor import Visitor, dealt
from throneroom.engine.match import Match
from throneroom.server.pages import PSEUDO

SEED = 4
PLAYERS = 4
ME = "p1"
OVER = re.compile("You win|You lose")
SEEN = """() => [...document.querySelectorAll('main [role=group]')].map(player => [
  player.ariaLabel,
  [...player.querySelectorAll('.c-name')].map(name => name.textContent),
  player.querySelectorAll('.card.back').length,
])"""
"""Of every player, the rivals first: the name, the cards that lie face up, and how many lie face down."""
LOG = "all => all.map(line => line.innerText.trim())"


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is known here for as long as one of these tests runs."""
    register_for_test(GAME, monkeypatch)


@dataclass(frozen=True)
class Sight:
    """What the page showed at one question."""

    ply: int
    players: list[tuple[str, list[str], int]]
    log: list[str]


def look(visitor: Visitor) -> Sight:
    log = visitor.page.locator(".log .line").evaluate_all(LOG)
    return Sight(visitor.ply, [(name, up, down) for name, up, down in visitor.page.evaluate(SEEN)], log)


def truth(match: Match, sight: Sight, own_name: str) -> Sight:
    """What it should have shown: our hand, of other hands only how many cards they have, what is lost, and our log."""
    then = match.at(sight.ply)
    seats = [*match.seats[1:], ME]
    called = dict(zip(seats, (name for name, _, _ in sight.players), strict=True))
    words, table = GAME.catalogue("en"), then.view(None).table
    players = []
    for seat in seats:
        hand, lost = table["hand"][seat], table["lost"][seat]
        up = [words.card_name(card) for card in (hand if seat == ME else []) + lost]
        players.append((called[seat], up, 0 if seat == ME else len(hand)))
    names = called | {ME: own_name}
    story = [words.text(event, names) for events in then.events(ME) for event in events]
    return Sight(sight.ply, players, story if sight.log else [])


@pytest.mark.parametrize(("width", "height", "scheme"), [(1280, 800, "dark"), (390, 664, "light")])
def test_a_whole_game_with_hidden_hands(visit: Callable[..., Visitor], width: int, height: int, scheme: str) -> None:
    visitor = visit(width, height, scheme)
    visitor.deal(dealt(GAME.name, PLAYERS, SEED))
    visitor.go("/")
    card = visitor.page.locator(".game-cards > li").filter(has_text=GAME.title)
    expect(card).to_contain_text(GAME.about)
    expect(card.get_by_role("link", name="Learn")).to_have_count(0)
    visitor.choose_game(GAME.title)
    assert visitor.wait_for_turn(hurry=True)
    assert visitor.problems() == []
    own_name = visitor.page.request.get("/api/me").json()["name"]

    sights: list[Sight] = []
    found: list[str] = []

    def each() -> None:
        sights.append(look(visitor))
        found.extend(visitor.misplaced())

    visitor.play_on(random.Random(SEED), each)
    assert found == []
    assert visitor.problems() == []
    visitor.touch(visitor.result)
    expect(visitor.page.get_by_role("heading", name=OVER)).to_be_focused()
    assert visitor.problems() == []
    assert visitor.fits()

    visitor.page.get_by_role("link", name="Replay").click()
    slider = visitor.page.get_by_role("slider", name="Step of the game")
    slider.wait_for()
    game = visitor.page.url.split("/g/")[1].split("/")[0].split("?")[0]
    match = throneroom.replay(visitor.page.request.get(f"/api/finished/{game}/record").text())
    expect(slider).to_have_attribute("max", str(match.ply))
    visitor.button("To the end").click()
    expect(visitor.page.locator(".card.back")).to_have_count(0)  # nothing is hidden when a game is over
    assert visitor.problems() == []
    assert visitor.fits()

    assert len(sights) > PLAYERS
    assert sights == [truth(match, sight, own_name) for sight in sights]
    assert bool(sights[-1].log) == (width > height)


def fullest() -> Match:
    """Six players, and nearly everything can be done."""
    deck = "duke, assassin, captain"
    hands = {f"hand_p{n}": cards for n, cards in enumerate(
        ("duke, contessa", "duke, contessa", "assassin, captain", "assassin", "captain, ambassador", "ambassador"), 1
    )}  # fmt: skip
    lost = {"lost_p4": "contessa", "lost_p6": "ambassador"}
    parts = {"turn": "p1", "asked": "p1", "stage": "act", "coins": "9, 12, 3, 4, 0, 11", "deck": deck, **hands, **lost}
    return Match.arrange(GAME, players=6, seed=1, **parts)


@pytest.mark.parametrize("language", ["en", PSEUDO, "de"])
def test_the_fullest_table_fits_every_window(visit: Callable[..., Visitor], language: str) -> None:
    visitor = visit(language=language)
    visitor.sit_down(fullest())
    assert visitor.wait_for_turn(hurry=True)
    found = faults(visitor, "act", WINDOWS if language == "en" else PHONE_AND_DESK)
    groups = visitor.page.locator(".ways").get_by_role("list")
    assert groups.evaluate_all("all => all.map(group => group.children.length)") == [4, 5, 5, 4]
    visitor.decide()
    assert visitor.wait_for_turn(hurry=True)
    found += faults(visitor, "answer", PHONE_AND_DESK)
    assert not found, "\n".join(found)
    assert visitor.problems() == []
