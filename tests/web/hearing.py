"""A page as a screen reader has it: roles and names in reading order, and where the focus is. Nothing of it is seen."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

from tests.web.visitor import Visitor

MOST_KEYS = 60
"""Keys from anywhere on a page to anything on it."""
PATIENCE, PAUSE = 180.0, 0.02
"""Seconds until a page must have said something new, and between two times of listening."""
UNHEARD = {"InlineTextBox", "none", "generic"}
"""Roles of the browser's tree that no reader speaks of."""


@dataclass(frozen=True)
class Thing:
    """One thing that is heard, and in what it is."""

    id: str
    place: int
    role: str
    name: str
    focused: bool
    around: tuple[Thing, ...] = field(repr=False, compare=False)

    def within(self, role: str, name: str | None = None) -> Thing | None:
        """The nearest thing of a role around this one."""
        for thing in reversed(self.around):
            if thing.role == role and name in (None, thing.name):
                return thing
        return None


class Heard:
    """What there is on a page at one moment."""

    def __init__(self, things: list[Thing]) -> None:
        self.things = things

    def all(self, role: str, name: str | re.Pattern[str] = "") -> list[Thing]:
        """The things of a role whose name has this in it."""
        return [thing for thing in self.things if thing.role == role and re.search(name, thing.name)]

    @property
    def focus(self) -> Thing:
        """What has the focus; the whole page, where nothing in it has."""
        return next((thing for thing in reversed(self.things) if thing.focused), self.things[0])

    def again(self, thing: Thing) -> Thing | None:
        """The same thing, if it is still there."""
        return next((other for other in self.things if other.id == thing.id), None)

    def text(self, thing: Thing) -> str:
        """All that is read out in a thing."""
        return " ".join(part.name for part in self.things if part.role == "StaticText" and thing in part.around)

    def __str__(self) -> str:
        lines = (f"{'  ' * len(t.around)}{t.role} {t.name!r}{' (focus)' * t.focused}" for t in self.things)
        return "\n".join(lines)


class Ears:
    """Listens to a page through the browser's own accessibility tree."""

    def __init__(self, page: Page) -> None:
        self._devtools = page.context.new_cdp_session(page)
        self._devtools.send("Accessibility.enable")

    def hear(self) -> Heard:
        """The page as it is now."""
        nodes = self._devtools.send("Accessibility.getFullAXTree")["nodes"]
        return Heard(list(_read({node["nodeId"]: node for node in nodes}, nodes[0], ())))


def _read(nodes: dict[str, Any], node: dict[str, Any], around: tuple[Thing, ...]) -> Iterator[Thing]:
    """A node and what is in it, in the order in which it is read; what is ignored only holds other things."""
    stack: list[tuple[dict[str, Any], tuple[Thing, ...]]] = [(node, around)]
    place = 0
    while stack:
        node, around = stack.pop()
        role = node.get("role", {}).get("value", "none")
        if not node.get("ignored") and role not in UNHEARD:
            focused = any(p["name"] == "focused" and p["value"]["value"] for p in node.get("properties", []))
            thing = Thing(node["nodeId"], place, role, node.get("name", {}).get("value", ""), focused, around)
            place += 1
            yield thing
            around = (*around, thing)
        children = [nodes[child] for child in node.get("childIds", []) if child in nodes]
        stack.extend((child, around) for child in reversed(children))


class Listener:
    """Somebody who hears a page, and has keys."""

    def __init__(self, visitor: Visitor) -> None:
        self.ears = Ears(visitor.page)
        self.press = visitor.page.keyboard.press
        self.type = visitor.page.keyboard.insert_text
        self.heard = Heard([])
        """What was heard last."""

    def listen(self) -> Heard:
        self.heard = self.ears.hear()
        return self.heard

    def hear_until(self, said: Callable[[Heard], list[Thing]], hurry: bool = False) -> list[Thing]:
        """Listen until the page has what is waited for; any key shows at once what is still to be shown."""
        until = time.monotonic() + PATIENCE
        while not (found := said(self.listen())):
            assert time.monotonic() < until, f"it is not said:\n{self.heard}"
            if hurry:
                self.press("Shift")
            time.sleep(PAUSE)
        return found

    def hear(self, role: str, name: str = "") -> Thing:
        """Listen until there is a thing of a role whose name has this in it."""
        return self.hear_until(lambda heard: heard.all(role, name))[0]

    def hear_text(self, text: str) -> None:
        """Listen until this is read out somewhere."""
        self.hear_until(lambda heard: heard.all("StaticText", text))

    def hear_focus(self, name: str) -> None:
        """Listen until the focus is on a thing with this name."""
        self.hear_until(lambda heard: [heard.focus] if re.search(name, heard.focus.name) else [])

    def tab_to(self, role: str, name: str) -> None:
        """By Tab or Shift+Tab, from wherever the focus is."""
        goal = self.hear(role, name)
        self.go(goal, lambda heard, goal: ["Tab" if heard.focus.place < goal.place else "Shift+Tab"])

    def choose(self, role: str, name: str) -> None:
        """Go there, and press Enter."""
        self.tab_to(role, name)
        self.press("Enter")

    def go(self, goal: Thing, keys: Callable[[Heard, Thing], list[str]]) -> None:
        """By these keys, until the goal has the focus."""
        for _ in range(MOST_KEYS):
            there = self.listen().again(goal)
            assert there is not None, f"{goal.name} is gone:\n{self.heard}"
            if there.focused:
                return
            for key in keys(self.heard, there):
                self.press(key)
        raise AssertionError(f"{goal.name} is not reached:\n{self.heard}")
