"""A page as a screen reader has it: roles and names in reading order, and where the focus is. Nothing of it is seen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

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
