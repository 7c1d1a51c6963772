"""Hierarchy on a terminal: both hands, the Line from bottom to top, the discards."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from throneroom.engine.catalogue import Catalogue
from throneroom.engine.match import View
from throneroom.engine.terminal import SideBySide
from throneroom.games.hierarchy.cards import NUMBERED, SLUGS
from throneroom.games.hierarchy.view import Table

MARKS = ("◆", "●")
COLOURS = ("yellow", "magenta")
TOP = "▲"


def draw(view: View, words: Catalogue) -> RenderableType:
    """The table as one viewer sees it."""
    table: Table = view.table
    far, near = (1, 0) if view.viewer == "p1" else (0, 1)
    return Group(*_hand(view, far, words), "", *_line(table, words), "", *_hand(view, near, words))


def _hand(view: View, seat: int, words: Catalogue) -> list[RenderableType]:
    table: Table = view.table
    name = f"p{seat + 1}"
    who = words.words("table-seat", seat=name, turn="true" if view.waiting == (name,) else "false")
    cards = [_card(slug, seat, words) for slug in table.hands[seat]]
    head = Text(f"{MARKS[seat]} {who}", style=f"bold {COLOURS[seat]}")
    return [head, SideBySide(cards or [Text(words.words("table-no-cards"), "dim")])]


def _line(table: Table, words: Catalogue) -> list[RenderableType]:
    tower = "true" if table.size != len(table.line) else "false"
    head = words.words("table-line-marked", n=table.size, tower=tower, mark=TOP)
    cards = [_card(laid.card, int(laid.owner[1]) - 1, words, laid.guise) for laid in table.line]
    if cards:
        cards[-1].stylize("bold reverse")
        cards[-1] = Text(f"{TOP} ") + cards[-1]
    lines: list[RenderableType] = [Text(head, "bold"), SideBySide(cards or [Text(words.words("table-empty"), "dim")])]
    if table.discards:
        given = [_card(card.card, int(card.owner[1]) - 1, words) for card in table.discards]
        lines += [Text(words.words("table-out-of-the-game"), style="bold"), SideBySide(given)]
    return lines


def _card(slug: str, seat: int, words: Catalogue, guise: str | None = None) -> Text:
    """A card with its owner's mark, number and name, never marked by colour alone."""
    number = SLUGS.index(slug)
    shown = str(number + 1) if number < NUMBERED else "?"
    name = words.words("table-guised", card=slug, guise=guise) if guise else words.card_name(slug)
    return Text(f"{MARKS[seat]}{shown} {name}", style=COLOURS[seat])
