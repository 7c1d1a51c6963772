"""Several people at a table: invite, watch, reload, a cut connection, chat, undo, resign, rematch; pass and play."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.visitor import Visitor, dealt
from throneroom.engine.game import find
from throneroom.engine.match import Match

HAND = '[data-spot^="hand "]'
PAUSE, MOST_LOOKS = 50, 3600
"""Milliseconds between two looks who is asked, and how often one looks: the first game may have to be compiled."""
LAST = 5
"""Decisions before the end of a game that is nearly over."""
LASTING = 6
"""The seed of a deal of Hierarchy that lasts for at least five decisions, whatever they are."""


def _seated(visit: Callable[..., Visitor], rated: bool = False) -> tuple[Visitor, Visitor]:
    """A host, and a friend who came by the link; the game begins when both sit. A rated one has a deal of its own."""
    host, friend = visit(), visit(360, 740)
    if not rated:
        host.deal(dealt("hierarchy", 2, LASTING))
    host.choose_game("Hierarchy", "Friends")
    _sit_down_beside(host, friend)
    return host, friend


def _sit_down_beside(host: Visitor, friend: Visitor, bots: int = 0) -> None:
    """By the link; what is still free goes to bots."""
    expect(host.page.get_by_role("heading", name="Waiting for players")).to_be_focused()
    assert host.problems() == []
    friend.go(host.page.url)
    friend.page.get_by_role("button", name="Sit down here").first.wait_for()
    assert friend.problems() == []
    friend.page.get_by_role("button", name="Sit down here").first.click()
    if bots:
        expect(host.button("Give to a bot")).to_have_count(bots)
        host.page.get_by_label("Level of the bots").select_option("easy")
        host.button("Fill with bots and begin").click()
    for player in (host, friend):
        expect(player.herald).to_be_visible()


def _asked(*players: Visitor) -> Visitor | None:
    """Who is asked now, once somebody is; nobody when the game is over."""
    for _ in range(MOST_LOOKS):
        for player in players:
            if (turn := player.turn()) == "told":
                player.hear_out()
            elif turn == "asked":
                return player
        if all(player.turn() == "over" for player in players):
            return None
        players[0].page.wait_for_timeout(PAUSE)
    raise AssertionError("nobody is asked")


def _on_turn(*players: Visitor) -> Visitor:
    player = _asked(*players)
    assert player is not None, "the game is over"
    return player


def _same_line(one: Visitor, other: Visitor) -> None:
    """Both see the same cards in the Line."""
    cards = one.page.locator(".mid [data-fly]").evaluate_all("cards => cards.map(card => card.dataset.fly)")
    assert cards
    other.page.wait_for_function(
        "cards => [...document.querySelectorAll('.mid [data-fly]')].map(c => c.dataset.fly).join() === cards.join()",
        arg=cards,
    )


def test_two_people_a_watcher_a_reload_and_a_cut_connection(visit: Callable[..., Visitor]) -> None:
    host, friend = _seated(visit)
    watcher = visit()
    watcher.go(host.page.url)
    expect(watcher.page.get_by_text("watching", exact=False).first).to_be_visible()
    for _ in range(2):
        _on_turn(host, friend).decide()
    assert watcher.lit.count() == 0
    expect(watcher.page.locator(".log .line").nth(2)).to_be_visible()
    assert watcher.problems() == []

    # Who is not on turn loses the connection, misses a decision, and has it when it is back.
    mover = _on_turn(host, friend)
    other = friend if mover is host else host
    other.page.context.set_offline(True)
    expect(other.herald).to_contain_text("You are offline")
    assert other.problems() == []
    mover.decide()
    other.page.context.set_offline(False)
    expect(other.herald).not_to_contain_text(re.compile("You are offline|Reconnecting"))
    _same_line(mover, other)
    _same_line(mover, watcher)

    # After a reload everything is as it was.
    words = friend.herald.inner_text()
    friend.page.reload()
    expect(friend.herald).to_have_text(words, use_inner_text=True)


def _nearly_over(game: str) -> Match:
    """A game shortly before its end: both people have a few decisions left."""
    match, dice = dealt(game, find(game).players[0], 1), random.Random(1)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, dice.choice(match.legal(seat)))
    last = max(ply for ply in range(match.ply - LAST) if "p1" in match.at(ply).waiting)
    return match.at(last)


@pytest.mark.parametrize("game", ["throne-and-grail", "shadow-throne"])
def test_two_people_with_secrets_to_the_end_and_again(visit: Callable[..., Visitor], game: str) -> None:
    """Hidden hands, and in Shadow Throne choices at the same time: a watcher, a cut, a reload, the end, a rematch."""
    host, friend, watcher = visit(), visit(360, 740), visit()
    host.deal(_nearly_over(game))
    host.go("/")
    host.button(f"Friends: {find(game).title}").click()
    host.button("Open the table").click()
    host.page.wait_for_url("**/t/*")
    _sit_down_beside(host, friend, bots=find(game).players[0] - 2)
    watcher.go(host.page.url)
    expect(watcher.herald).to_be_visible()

    # Nobody else sees a hand, and a watcher chooses nothing.
    for player in (host, friend):
        assert player.page.locator(HAND).count()
    assert watcher.page.locator(HAND).count() == 0
    assert watcher.lit.count() == 0
    assert watcher.problems() == []

    # Who is cut off misses what happens, and has it when the connection is back.
    mover = _on_turn(host, friend)
    other = friend if mover is host else host
    other.page.context.set_offline(True)
    expect(other.herald).to_contain_text("You are offline")
    mover.decide()
    shown = mover.ply
    other.page.context.set_offline(False)
    expect(other.herald).not_to_contain_text(re.compile("You are offline|Reconnecting"))
    for viewer in (other, watcher):
        viewer.wait_for_ply(shown)

    # After a reload the same is asked.
    asked = _on_turn(host, friend)
    words = asked.herald.inner_text()
    asked.page.reload()
    expect(asked.herald).to_have_text(words, use_inner_text=True)

    while (player := _asked(host, friend)) is not None:
        player.decide()
    for player in (host, friend):
        player.result.click()
        assert player.problems() == []
        assert player.fits()
    assert not watcher.wait_for_turn(hurry=True)
    host.button("Rematch").click()
    friend.button("Play again").click()
    for player in (host, friend, watcher):
        expect(player.page.get_by_role("region", name="What is asked")).to_be_visible()
    assert _on_turn(host, friend).ply < LAST


def test_a_decision_made_while_cut_off_is_taken_once(visit: Callable[..., Visitor]) -> None:
    host, friend = _seated(visit)
    mover = _on_turn(host, friend)
    other = friend if mover is host else host
    mover.lit.first.click()
    expect(mover.page.locator('[aria-pressed="true"]')).to_have_count(1)
    mover.page.context.set_offline(True)
    expect(mover.herald).to_contain_text("You are offline")
    assert mover.lit.count() == 0
    mover.page.context.set_offline(False)
    expect(mover.lit.first).to_be_visible()
    mover.decide()
    expect(other.page.locator(".log .line, .last")).not_to_have_count(0)
    assert _on_turn(host, friend) is not None


def test_four_levels_with_a_line_each_are_offered_and_bots_from_elsewhere(visit: Callable[..., Visitor]) -> None:
    host = visit()
    host.deal(dealt("hierarchy", 2, LASTING))
    host.choose_game("Hierarchy", "Friends")
    levels = host.page.get_by_label("Level of the bots")
    expect(levels.get_by_role("option")).to_have_text(["easy", "fair", "strong", "best", "dreamer"])
    expect(levels).to_have_value("easy")
    lines = {"easy": "Overlooks things", "fair": "best at a glance", "strong": "few mistakes", "best": "The strongest"}
    for level, line in lines.items():
        levels.select_option(level)
        expect(levels).to_have_accessible_description(re.compile(line))
        expect(host.page.get_by_text(line)).to_be_visible()
    levels.select_option("dreamer")
    expect(levels).to_have_accessible_description("")
    host.button("Fill with bots and begin").click()
    assert host.wait_for_turn()
    host.decide()
    assert host.wait_for_turn()


def test_chat_undo_resign_and_rematch(visit: Callable[..., Visitor]) -> None:
    host, friend = _seated(visit, rated=True)
    address = host.page.url
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_label("Say something to the table").fill("good luck")
    host.page.keyboard.press("Enter")
    expect(host.page.locator(".chat")).to_contain_text("good luck")
    friend.button("Log, rules and chat, 1 new").click()
    friend.page.get_by_role("tab", name="Chat").click()
    expect(friend.page.locator("dialog .chat")).to_contain_text("good luck")
    friend.button("Close").click()

    mover = _on_turn(host, friend)
    other = friend if mover is host else host
    cards = mover.page.locator(".hand [data-spot]")
    count = cards.count()
    host.page.get_by_role("tab", name="Log").click()
    mover.decide()
    expect(cards).to_have_count(count - 1)
    expect(friend.page.locator(".last")).to_contain_text("opens the Line")
    mover.button("Undo").click()
    expect(other.page.get_by_role("dialog")).to_contain_text("If you agree, the game no longer counts.")
    assert other.page.title().startswith("(1) "), "an offer is unread from every tab"
    assert other.problems() == []
    other.button("Agree").click()
    expect(cards).to_have_count(count)
    expect(friend.page.locator(".last")).not_to_contain_text("opens the Line")

    host.button("Resign").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(host.herald).to_contain_text("You lose.")
    expect(friend.herald).to_contain_text("You win.")
    for player in (host, friend):
        player.result.click()
        assert player.problems() == []
    host.button("Rematch").click()
    friend.button("Play again").click()
    for player in (host, friend):
        expect(player.herald).to_be_visible()
        assert player.page.url == address
    expect(host.page.locator(".where")).to_contain_text("you are Purple")


def test_pass_and_play_with_open_cards_needs_no_curtain(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.choose_game("Hierarchy", "Pass and play")
    for turn in range(4):
        if not visitor.wait_for_turn():
            break
        if turn == 1:
            visitor.page.reload()
            assert visitor.wait_for_turn()
        visitor.decide()
    assert visitor.page.locator("dialog").count() == 0


def test_pass_and_play_with_secrets_has_a_curtain_between_turns(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.choose_game("Throne and the Grail", "Pass and play")
    names = []
    for _ in range(3):
        curtain = visitor.page.locator(".curtain")
        expect(curtain).to_be_visible()
        assert visitor.problems() == []
        names.append(curtain.get_by_role("heading").inner_text())
        visitor.page.keyboard.press("Enter")
        expect(curtain).to_have_count(0)
        assert visitor.wait_for_turn()
        log = visitor.page.get_by_role("log")
        expect(log).to_contain_text("begin the Line")
        assert "holds" not in log.inner_text(), "what one of them reads, the next would read too"
        visitor.decide()
    assert names[0] == names[2] != names[1]
