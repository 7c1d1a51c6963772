"""Puzzles in the browser: the puzzle of the day, right and wrong answers, what is kept, and every game's table."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, expect

from tests.web.visitor import Visitor
from throneroom.puzzles import Collection, Puzzle, all_collections, collection_of
from throneroom.puzzles.explain import answered
from throneroom.puzzles.play_out import played_out

LAYOUT = (Path(__file__).parent / "layout.js").read_text()
SIZES = [(360, 640), (390, 664), (740, 360), (900, 700), (1440, 900)]
COLLECTIONS = all_collections()


def is_plain(decision: str) -> bool:
    """Whether it lays one card, by two touches."""
    return re.fullmatch(r"play [a-z-]+", decision) is not None and decision != "play tower"


def plain_puzzle(*, long: bool = True) -> Puzzle:
    """A puzzle of Hierarchy in which every choice lays one card: won at once, or by more than one decision."""
    return next(
        puzzle
        for puzzle in collection_of("hierarchy") or []
        if all(is_plain(choice.decision) for choice in puzzle.choices) and ((puzzle.wins_in or 0) > 1) == long
    )


def puzzle_to_play_out() -> tuple[Puzzle, str, str]:
    """A win in two of Hierarchy, and two second decisions: one loses, one wins at once. Each lays one card."""
    for puzzle in collection_of("hierarchy") or []:
        if puzzle.wins_in == 2 and is_plain(puzzle.solution):
            after = played_out(puzzle, [puzzle.solution])["steps"][-1]["view"]["legal"]
            plain = [decision for decision in after if is_plain(decision)]
            worths = {played_out(puzzle, [puzzle.solution, decision])["worth"]: decision for decision in plain}
            if 1 in worths and min(worths) < 0:
                return puzzle, worths[min(worths)], worths[1]
    raise AssertionError("there is no such puzzle")


def lay(visitor: Visitor, decision: str) -> None:
    visitor.touch(visitor.page.locator(f'[data-spot="hand {decision.split()[1]}"]'))
    visitor.touch(visitor.herald.locator(".main"))


def answer(visitor: Visitor, decision: str | None = None) -> None:
    """Answer the puzzle that is shown, past its table: with this decision, or any."""
    visitor.page.evaluate(
        """async wanted => {
          const path = location.pathname.replace('/puzzle/', '/api/puzzles/');
          const decision = wanted ?? (await (await fetch(path)).json()).view.legal[0];
          const headers = { 'content-type': 'application/json' };
          await fetch(`${path}/answer`, { method: 'POST', headers, body: JSON.stringify({ decision }) });
        }""",
        decision,
    )
    visitor.page.reload()


def controls(visitor: Visitor) -> Locator:
    return visitor.page.locator(".puzzle-controls")


def faults(visitor: Visitor) -> list[tuple[int, int, str]]:
    """What is wrong with the layout in windows of all sizes."""
    return [(width, height, fault) for width, height, found in visitor.measured(SIZES, LAYOUT) for fault in found]


def test_the_next_puzzle_is_as_hard_or_as_long_as_wished(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.go("/puzzles")
    expect(visitor.button("Next puzzle: Shadow Throne")).to_be_visible()
    offered = visitor.page.get_by_label("Difficulty: Shadow Throne").locator("option").all_inner_texts()
    found = [puzzle.difficulty for puzzle in collection_of("shadow-throne") or []]
    assert offered[1:] == [f"Difficulty {n} of 5 ({found.count(n)})" for n in sorted({*found})]

    visitor.page.get_by_label("Difficulty: Hierarchy").select_option("wins_in=1")
    visitor.button("Next puzzle: Hierarchy").click()
    visitor.page.wait_for_url("**/puzzle/*?wins_in=1")
    expect(visitor.herald).to_contain_text("One choice wins at once")
    # The wish stays: after an answer it leads back to the list, and from there on.
    answer(visitor)
    controls(visitor).get_by_role("link", name="All puzzles").click()
    visitor.page.wait_for_url("**/puzzles?game=hierarchy&wins_in=1")
    expect(visitor.page.get_by_label("Difficulty: Hierarchy")).to_have_value("wins_in=1")
    assert visitor.problems() == []


def test_a_wrong_answer_a_second_try_and_a_reload(visit: Callable[..., Visitor]) -> None:
    visitor, puzzle = visit(), plain_puzzle()
    wrong = puzzle.choices[1]
    visitor.page.goto(f"/puzzle/{puzzle.id}")
    expect(visitor.herald).to_contain_text("find the only choice that wins")
    lay(visitor, wrong.decision)
    told = controls(visitor)
    expect(told).to_contain_text(f"Not this one. It loses within {-wrong.worth} decisions.")
    expect(told).to_contain_text(re.compile(r"Rating \d+ \(.\d+\)\."))
    expect(told).to_contain_text(f"1 / {1 + len(wrong.line)}")
    assert visitor.problems() == []
    # The line of the solution, step by step, to its end.
    told.get_by_role("button", name="Solution").click()
    expect(told).to_contain_text(f"1 / {puzzle.choices[0].worth}")
    visitor.page.locator("[data-table]").focus()
    visitor.page.keyboard.press("End")
    expect(told).to_contain_text(f"{puzzle.choices[0].worth} / {puzzle.choices[0].worth}")
    visitor.page.keyboard.press("Home")
    expect(told).to_contain_text("The position of the puzzle.")
    # A second try does not count.
    told.get_by_role("button", name="Try again").click()
    expect(told).to_have_count(0)
    lay(visitor, puzzle.solution)
    expect(visitor.herald).to_contain_text("Right! Now win")
    visitor.herald.get_by_role("button", name="Solution").click()
    expect(told).to_contain_text("Right!")
    expect(told).to_contain_text("Only your first answer counts.")
    # After a reload the first answer is there, and in another tab too.
    visitor.page.reload()
    expect(told).to_contain_text("Not this one.")
    other = Visitor(visitor.page.context.new_page())
    other.page.goto(f"/puzzle/{puzzle.id}")
    expect(controls(other)).to_contain_text("Only your first answer counts.")
    assert other.errors == []


def test_a_right_answer_by_keyboard_and_the_next_puzzle(visit: Callable[..., Visitor]) -> None:
    visitor, puzzle = visit(), plain_puzzle(long=False)
    visitor.page.goto(f"/puzzle/{puzzle.id}")
    card = visitor.page.locator(f'[data-spot="hand {puzzle.solution.split()[1]}"]')
    card.focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.keyboard.press("Enter")
    expect(controls(visitor)).to_contain_text("Right! It wins")
    following = controls(visitor).get_by_role("button", name="Next puzzle")
    expect(following).to_be_focused()
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url(lambda url: "/puzzle/" in url and puzzle.id not in url)
    expect(visitor.herald).to_contain_text(re.compile("[Ff]ind the only choice"))
    visitor.page.goto("/puzzles")
    expect(visitor.page.get_by_role("listitem").filter(has_text="Hierarchy")).to_contain_text("1 of 1 solved")


@pytest.mark.parametrize("size", [(1440, 900), (360, 640)])
def test_a_proof_is_played_out_to_its_end(visit: Callable[..., Visitor], size: tuple[int, int]) -> None:
    visitor = visit(*size)
    puzzle, losing, winning = puzzle_to_play_out()
    visitor.page.goto(f"/puzzle/{puzzle.id}")
    lay(visitor, puzzle.solution)
    # The best defence has replied, and we are asked again.
    expect(visitor.herald).to_contain_text("Right! Now win at once.")
    asked = str(len(puzzle.played) + len(played_out(puzzle, [puzzle.solution])["steps"]))
    expect(visitor.page.locator("[data-table]")).to_have_attribute("data-ply", asked)
    assert (visitor.misplaced(), visitor.problems()) == ([], [])
    # A losing choice is not taken; a winning one ends the game.
    lay(visitor, losing)
    expect(visitor.herald).to_contain_text("Not this one: it loses within")
    expect(visitor.page.locator("[data-table]")).to_have_attribute("data-ply", asked)
    lay(visitor, winning)
    told = controls(visitor)
    steps = int(asked) - len(puzzle.played) + 1
    expect(told).to_contain_text("Right!")
    expect(told).to_contain_text(f"{steps} / {steps}")
    # The first answer was right: that is what counts.
    expect(told).to_contain_text(re.compile(r"Rating \d+ \(\+\d+\)\."))
    assert visitor.page.request.get(f"/api/puzzles/{puzzle.id}").json()["attempt"]["solved"]
    # What we have played, and the solution, step by step.
    told.get_by_role("button", name="Solution").click()
    expect(told).to_contain_text(f"1 / {puzzle.choices[0].worth}")
    told.get_by_role("button", name="Your choice").click()
    expect(told).to_contain_text(f"1 / {steps}")
    assert (faults(visitor), visitor.problems()) == ([], [])
    # It can be played out again, from the beginning.
    told.get_by_role("button", name="Try again").click()
    expect(visitor.herald).to_contain_text("Win in 2: find the only choice")


def test_an_answered_proof_can_be_explored(visit: Callable[..., Visitor]) -> None:
    """A game that is not solved has no such link, and before the answer it would tell the solution."""
    visitor, puzzle = visit(), plain_puzzle()
    link = visitor.page.get_by_role("link", name="Explorer")
    visitor.page.goto(f"/puzzle/{puzzle.id}")
    expect(visitor.herald).to_contain_text("find the only choice that wins")
    expect(link).to_have_count(0)
    answer(visitor, puzzle.choices[1].decision)
    link.click()
    visitor.page.wait_for_url("**/explorer/hierarchy?deal=*")
    decisions = [decision for _, decision in puzzle.played]
    assert parse_qs(urlsplit(visitor.page.url).query).get("line", [""]) == [".".join(decisions)]
    expect(visitor.page.locator(".explorer-controls .choices .wins")).to_have_count(1)
    other = next(iter(collection_of("behind-the-throne") or []))
    visitor.page.goto(f"/puzzle/{other.id}")
    answer(visitor, other.choices[1].decision)
    expect(controls(visitor)).to_contain_text("Not this one.")
    expect(link).to_have_count(0)


def test_the_puzzle_of_the_day(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.page.goto("/")
    visitor.page.get_by_role("link", name="Puzzles").click()
    day = visitor.page.locator(".day")
    expect(day).to_contain_text("No streak yet.")
    assert visitor.problems() == []
    day.get_by_role("link").click()
    visitor.page.wait_for_url("**/puzzle/*")
    expect(visitor.herald).to_be_visible()
    answer(visitor)
    expect(controls(visitor)).to_contain_text("1 day in a row.")
    visitor.page.goto("/puzzles")
    expect(day).to_contain_text("1 day in a row.")
    expect(day).to_contain_text("The next one comes tomorrow.")


@pytest.mark.parametrize("collection", COLLECTIONS, ids=lambda collection: collection.game.name)
def test_every_game_has_its_puzzles_at_its_own_table(visit: Callable[..., Visitor], collection: Collection) -> None:
    visitor, puzzle = visit(), next(iter(collection))
    visitor.page.goto(f"/puzzle/{puzzle.id}")
    expect(visitor.herald).to_contain_text(re.compile("find the (only|one best) choice|one choice wins", re.IGNORECASE))
    before = faults(visitor)
    decision = puzzle.choices[1].decision
    answer(visitor, decision)
    told, steps = controls(visitor), len(answered(puzzle, puzzle.choices[1])["answer"]["steps"])
    expect(told).to_contain_text(f"1 / {steps}")
    after = faults(visitor)
    assert (before, after) == ([], [])
    assert visitor.problems() == []
    visitor.page.locator("[data-table]").focus()
    for step in range(2, steps + 1):
        visitor.page.keyboard.press("ArrowRight")
        expect(told).to_contain_text(f"{step} / {steps}")


@pytest.mark.parametrize("language", ["de", "en", "es", "fr", "ja"])
def test_the_list_of_puzzles_fits(visit: Callable[..., Visitor], language: str) -> None:
    visitor = visit(language=language)
    visitor.page.goto("/puzzles")
    expect(visitor.page.locator("main li")).to_have_count(len(COLLECTIONS))
    assert faults(visitor) == []


def test_an_address_without_a_puzzle_says_so(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    assert visitor.page.request.get("/puzzle/000000000000").status == 404
    assert visitor.page.request.get(f"/puzzle/{plain_puzzle().id}").status == 200
    visitor.page.goto("/puzzle")
    expect(visitor.page.get_by_role("heading")).to_contain_text("There is no such puzzle.")
    visitor.errors.clear()  # the browser reports the status of the page itself
