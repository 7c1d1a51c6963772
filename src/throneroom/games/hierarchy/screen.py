"""Hierarchy on a terminal: both hands, the Line from its foot to the top, the discards."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from throneroom.engine.catalogue import Catalogue
from throneroom.engine.match import View
from throneroom.engine.terminal import Row
from throneroom.games.hierarchy.cards import CARDS, NUMBERED, SLUGS
from throneroom.games.hierarchy.view import Table

MARKS = ("◆", "●")
COLOURS = ("yellow", "magenta")
NAMES = ("Gold", "Purple")


def draw(view: View, words: Catalogue) -> RenderableType:
    """The table as one viewer sees it."""
    table: Table = view.table
    far, near = (1, 0) if view.viewer == "p1" else (0, 1)
    return Group(*_hand(view, far), "", *_line(table), "", *_hand(view, near))


def _hand(view: View, seat: int) -> list[RenderableType]:
    table: Table = view.table
    turn = " ◄ on turn" if view.waiting == (f"p{seat + 1}",) else ""
    head = Text(f"{MARKS[seat]} {NAMES[seat]} (p{seat + 1}){turn}", style=f"bold {COLOURS[seat]}")
    return [head, Row([_card(slug, seat) for slug in table.hands[seat]] or [Text("no cards", "dim")])]


def _line(table: Table) -> list[RenderableType]:
    count = f"{table.size} {'card' if table.size == 1 else 'cards'}"
    towers = ", the Tower counts as two" if table.size != len(table.line) else ""
    head = Text(f"The Line ({count}{towers}), the top is marked ▲", style="bold")
    cards = [_card(laid.card, int(laid.owner[1]) - 1, laid.guise) for laid in table.line]
    if cards:
        cards[-1].stylize("bold reverse")
        cards[-1] = Text("▲ ") + cards[-1]
    lines: list[RenderableType] = [head, Row(cards or [Text("empty", "dim")])]
    if table.discards:
        given = [_card(card.card, int(card.owner[1]) - 1) for card in table.discards]
        lines += [Text("Out of the game", style="bold"), Row(given)]
    return lines


def _card(slug: str, seat: int, guise: str | None = None) -> Text:
    """Owner's mark, number and name: never colour alone."""
    number = SLUGS.index(slug)
    shown = str(number + 1) if number < NUMBERED else "?"
    name = CARDS[number].name + (f" as {CARDS[SLUGS.index(guise)].name}" if guise else "")
    return Text(f"{MARKS[seat]}{shown} {name}", style=COLOURS[seat])
