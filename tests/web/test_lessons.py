"""The second lessons: their chances are those of today's bots, and a learner may choose anything and hears about it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.build_scripts import build_script
from tests.web.test_layout import LONGER, PHONE_AND_DESK, PSEUDO, faults
from tests.web.visitor import NEXT_STEP, Visitor, dealt

lessons = build_script("lessons")
LESSONS: dict[str, list[Path]] = lessons.lessons()
BEST = {
    "hierarchy": ["play sorcerer", "play knight", "play king"],
    "throne-and-grail": ["take", "play -2", "take"],
    "behind-the-throne": ["collect", "reveal", "collect"],
    "battle-for-the-throne": ["attack 8s p2 queen 1", "attack as p2 queen 2", "attack 10c p2 king"],
    "shadow-throne": ["play king-kyros", "play thavna", "play captain-khamon-phabos"],
}
"""What the texts explain."""
CLEAR = 0.05
"""By how much the best choice of a position is better than any other, so that there is something to learn."""


def _written(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((lessons.GAMES / game / "lesson.json").read_text())
    return found


@pytest.mark.parametrize("game", LESSONS)
def test_the_chances_are_those_of_todays_bots(game: str) -> None:
    found = lessons.lesson(LESSONS[game])
    assert lessons.differences(_written(game), found) == [], "run `python web/build/lessons.py`"


def test_a_wrong_chance_is_noticed() -> None:
    found = lessons.lesson(LESSONS["hierarchy"])
    written = _written("hierarchy")
    written[0]["choices"][1]["share"] = 0.5
    assert lessons.differences(written, found) == ["position 1, play assassin: 0.5 is written, 0.0 is found"]


@pytest.mark.parametrize("game", LESSONS)
def test_the_best_choices_are_those_that_the_texts_explain(game: str) -> None:
    positions = _written(game)
    assert [position["choices"][0]["decision"] for position in positions] == BEST[game]
    for position in positions:
        shares = [choice["share"] for choice in position["choices"]]
        assert shares == sorted(shares, reverse=True) and shares[0] - shares[1] >= CLEAR
        assert {choice["decision"] for choice in position["choices"]} == {*position["view"]["legal"]}


@pytest.mark.parametrize("game", LESSONS)
def test_nothing_that_the_learner_cannot_know_is_in_the_file(game: str) -> None:
    """Every position in the file is a view of the learner's seat."""
    for position in _written(game):
        views = [position["view"], *(frame["view"] for choice in position["choices"] for frame in choice["frames"])]
        assert {view["viewer"] for view in views} == {lessons.LEARNER}


class Lesson:
    """A learner in the second lesson of a game."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor, self.step, self.positions = visitor, "", _written(game)
        visitor.become_guest()
        visitor.go(f"/learn/{game}/2")

    def heard(self) -> str:
        """What the herald says next."""
        self.step = self.visitor.page.wait_for_function(NEXT_STEP, arg=self.step).json_value()
        return self.visitor.herald.inner_text()

    def button(self, name: str) -> Locator:
        return self.visitor.herald.get_by_role("button", name=re.compile(f"^{name}"))

    def chance(self, position: int, decision: str) -> str:
        """The chance of a choice, in per cent, as the herald says it."""
        shares = {choice["decision"]: choice["share"] for choice in self.positions[position]["choices"]}
        return f"{round(100 * shares[decision])}"

    def choose(self, decision: str) -> None:
        """A choice by mouse: touch after touch, until the herald has something else to say."""
        asked = f'.herald[data-step="{self.step}"]'
        while self.visitor.page.locator(asked).count():
            self.visitor.touch(self._next_touch(decision))
            self.visitor.settle()
            self.visitor.frame()

    def _next_touch(self, decision: str) -> Locator:
        """What to touch next: the card, then its target or the main button."""
        page, (verb, *words) = self.visitor.page, decision.split()
        if verb in ALONE:
            card, target = ALONE[verb], ""
        else:
            card, target = f'[data-spot="hand {words[0]}"]', f'[data-spot="court {" ".join(words[1:])}"][data-lit]'
        if not self.visitor.lifted.count():
            return page.locator(card).first
        return page.locator(target) if len(words) > 1 and verb != "swap" else self.visitor.herald.locator(".acts .main")


ALONE = {
    "take": '[data-spot="bracket"]',
    "collect": '[data-spot="home"]',
    "reveal": '[data-spot="deck"]',
    "pass": ".apart button",
}
"""The choices that are no card of the hand, and where to touch for them."""


@pytest.mark.parametrize("game", LESSONS)
def test_a_learner_gets_through_with_the_best_choices(visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit()
    learner = Lesson(visitor, game)
    for number, position in enumerate(learner.positions, 1):
        best = position["choices"][0]
        said = learner.heard()
        assert f"position {number} of {len(learner.positions)}" in said
        assert visitor.problems() == []
        learner.choose(best["decision"])
        said = learner.heard()
        assert "Well chosen" in said
        assert position["exact"] or f"{round(100 * best['share'])} per cent" in said
        expect(learner.button("Try again")).to_have_count(0)
        learner.button("All choices").click()
        listed = visitor.page.get_by_role("dialog").get_by_role("listitem")
        expect(listed).to_have_count(len(position["choices"]))
        rows = listed.all_inner_texts()
        assert len(set(rows)) == len(rows), "each choice has its own sentence"
        assert visitor.problems() == []
        visitor.page.keyboard.press("Escape")
        learner.button("Go on").click()
    learner.heard()
    assert visitor.page.evaluate("localStorage['throneroom.lessons']") == json.dumps({game: [2]}).replace(" ", "")
    visitor.real_game.click()
    visitor.page.wait_for_url("**/t/*")
    expect(visitor.herald).to_be_visible()


def test_a_wrong_choice_is_answered_with_its_figure_and_another_try(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    learner = Lesson(visitor, "throne-and-grail")
    learner.heard()
    before = visitor.ply
    learner.choose("play grail")
    said = learner.heard()
    assert f"{learner.chance(0, 'play grail')} per cent" in said and learner.chance(0, "take") in said
    assert visitor.ply > before
    expect(visitor.page.get_by_role("log")).to_contain_text("Grail")
    learner.button("Try again").click()
    assert "position 1 of 3" in learner.heard() and visitor.ply == before
    expect(visitor.page.get_by_role("log")).not_to_contain_text("Grail")
    learner.choose("take")
    assert "Well chosen" in learner.heard()
    learner.button("Go on").click()
    assert "position 2 of 3" in learner.heard()
    # Or on with a wrong one.
    learner.choose("take")
    assert f"{learner.chance(1, 'take')} per cent" in learner.heard()
    learner.button("Go on").click()
    assert "position 3 of 3" in learner.heard()


def test_a_lesson_by_keyboard_on_a_phone(visit: Callable[..., Visitor]) -> None:
    visitor = visit(width=360, height=640)
    learner = Lesson(visitor, "hierarchy")
    for _ in learner.positions:
        learner.heard()
        assert visitor.fits() and visitor.problems() == []
        visitor.page.locator("[data-table]").focus()
        visitor.page.keyboard.press("1")
        visitor.page.keyboard.press("Enter")
        learner.heard()
        assert visitor.fits() and visitor.problems() == []
        visitor.page.locator("[data-table]").focus()
        visitor.page.keyboard.press("Enter")
    learner.heard()
    expect(visitor.real_game).to_be_visible()


def test_where_the_second_lesson_is_offered(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.learn("hierarchy", lambda _: None)
    visitor.herald.get_by_role("button", name="Second lesson").click()
    visitor.page.wait_for_url("**/learn/hierarchy/2")
    expect(visitor.herald).to_contain_text("position 1 of 3")
    visitor.go("/rules/hierarchy")
    expect(visitor.page.get_by_role("link", name="A guided first game (done)")).to_be_visible()
    visitor.page.get_by_role("link", name="Second lesson", exact=True).click()
    expect(visitor.herald).to_contain_text("position 1 of 3")
    visitor.go("/learn/hierarchy/3")
    expect(visitor.page.get_by_text("This page does not exist.")).to_be_visible()
    visitor.errors.clear()  # the server answers 404


def test_the_result_of_a_first_game_offers_the_lesson(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    for first in (True, False):
        visitor.sit_down(_nearly_over())
        visitor.wait_for_turn()
        visitor.decide()
        expect(visitor.result).to_be_visible()
        visitor.result.click()
        expect(visitor.button("Rematch")).to_be_visible()
        expect(visitor.page.get_by_role("link", name="Second lesson")).to_have_count(int(first))
        if first:
            visitor.page.reload()
            expect(visitor.page.get_by_role("link", name="Second lesson")).to_be_visible()


def _nearly_over() -> Any:
    """Hierarchy before a decision of p1 that ends it whatever it is."""
    for seed in range(200):
        match = dealt("hierarchy", 2, seed)
        while not match.over:
            seat = match.waiting[0]
            if seat == "p1" and all(_ends(match, decision) for decision in match.legal(seat)):
                return match
            match.play(seat, match.legal(seat)[-1])
    raise AssertionError("no such game")


def _ends(match: Any, decision: str) -> bool:
    after = match.clone()
    after.play("p1", decision)
    return bool(after.over)


def _worse(position: dict[str, Any]) -> str:
    """A choice that is not the best one, and that is made by touching a card of the hand or a place of its own."""
    best, *others = (str(choice["decision"]) for choice in position["choices"])
    simple = [decision for decision in others if not re.search(r" p\d", decision)]
    return simple[0] if simple else best


@pytest.mark.parametrize("language", [language for language in LONGER if language != PSEUDO])
@pytest.mark.parametrize("game", LESSONS)
def test_every_step_of_a_lesson_fits(visit: Callable[..., Visitor], game: str, language: str) -> None:
    visitor = visit(language=language)
    learner, found = Lesson(visitor, game), []
    for number, position in enumerate(learner.positions, 1):
        learner.heard()
        found += faults(visitor, f"position {number}", PHONE_AND_DESK)
        learner.choose(_worse(position))
        learner.heard()
        found += faults(visitor, f"answer {number}", PHONE_AND_DESK)
        visitor.herald.locator("[data-next=step]").click()
    learner.heard()
    found += faults(visitor, "end", PHONE_AND_DESK)
    assert not found, "\n".join(found)
