"""Throne and the Grail on a terminal: the rival above, Line and score in the middle, the viewer below."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from throneroom.engine.catalogue import Catalogue
from throneroom.engine.match import View
from throneroom.engine.terminal import SideBySide
from throneroom.games.throne_and_grail.view import Pile, Side, Table

MARKS = ("◆", "●")
COLOURS = ("yellow", "cyan")
TAKEABLE = "▲"
LEADS = "*"
FIRST, COUNT, SUM = 10, 5, 7
"""The minimum widths of the score columns: houses, copies, and points."""


def draw(view: View, words: Catalogue) -> RenderableType:
    """The table as one viewer sees it."""
    table: Table = view.table
    far, near = (1, 0) if view.viewer == "p1" else (0, 1)
    return Group(
        *_round(table, words), "",
        *_side(view, far, words), "",
        *_line(table, words), "",
        *_score(table, words), "",
        *_side(view, near, words),
        *_unseen(table, words),
    )  # fmt: skip


def _round(table: Table, words: Catalogue) -> list[RenderableType]:
    facts = [words.words("table-round", round=table.number)]
    if table.start is not None:
        facts.append(words.words("table-started", seat=table.start))
    facts += [words.words("table-pile", n=table.pile), _away(table, words)]
    return [SideBySide([Text(fact) for fact in facts], indent=0)]


def _away(table: Table, words: Catalogue) -> str:
    if table.away is None:
        return words.words("table-away-unseen")
    first, second, third = table.away
    return words.words("table-away-shown", first=first, second=second, third=third)


def _side(view: View, seat: int, words: Catalogue) -> list[RenderableType]:
    side: Side = view.table.sides[seat]
    name = f"p{seat + 1}"
    who = words.words("table-seat", seat=name, turn=_choice(view.waiting == (name,)))
    head = Text(f"{MARKS[seat]} {who}", style=f"bold {COLOURS[seat]}")
    if not view.over:
        take = words.words("table-take-state", took=_choice(side.took))
        head.append(f"  {take}", style="not bold")
    hand, taken = words.words("table-hand"), words.words("table-taken")
    width = max(cell_len(hand), cell_len(taken))
    return [
        head,
        SideBySide([Text(_padded(hand, width), "dim"), *_hand(side, words)]),
        SideBySide([Text(_padded(taken, width), "dim"), *_piles(side.taken, words)]),
    ]


def _hand(side: Side, words: Catalogue) -> list[Text]:
    if side.hand is None:
        return [Text(words.words("table-hidden-cards", n=side.held), "dim")]
    return [_card(slug) for slug in side.hand] or [Text(words.words("table-empty"), "dim")]


def _piles(piles: Sequence[Pile], words: Catalogue) -> list[Text]:
    cards = [_card(pile.card).append(f" x{pile.count}" if pile.count > 1 else "") for pile in piles]
    return cards or [Text(words.words("table-nothing-yet"), "dim")]


def _line(table: Table, words: Catalogue) -> list[RenderableType]:
    count, reach = len(table.line), len(table.reach)
    if not count:
        return [Text(words.words("table-line-is-empty"), "bold")]
    if table.stage == "over":
        return [Text(words.words("table-line-over", n=count), "bold"), SideBySide([_card(slug) for slug in table.line])]
    head = words.words("table-line-marked", n=count, reach=reach, whole=_choice(reach == count), mark=TAKEABLE)
    cards = [_card(slug) for slug in table.line[: count - reach]]
    cards += [Text(TAKEABLE, "bold") + _card(slug) for slug in table.reach]
    return [Text(head, "bold"), SideBySide(cards)]


def _score(table: Table, words: Catalogue) -> list[RenderableType]:
    """The score in columns: copies of each Influence, with the leader's marked, and the current points."""
    lands = [words.words("table-column-of", card=race.card) for race in table.majorities]
    sums = ["+/-", words.words("table-column-points"), words.words("table-column-grails")]
    title = words.words("table-score", over=_choice(table.stage == "over"))
    rows = [[title, *lands, words.words("table-column-sets"), *sums]]
    houses = (words.words("seat-p1"), words.words("seat-p2"))
    for seat, side in enumerate(table.sides):
        leads = [LEADS if race.leader == f"p{seat + 1}" else " " for race in table.majorities]
        counts = [f"{race.counts[seat]}{lead}" for race, lead in zip(table.majorities, leads, strict=True)]
        score = side.score
        cells = [f"{MARKS[seat]} {houses[seat]}", *counts, f"{score.sets}", f"{score.numbers:+d}", f"{score.total}"]
        rows.append([*cells, f"{side.grails}"])
    styles = ("bold", *COLOURS)
    lines = [Text(line, style) for line, style in zip(_columns(rows, len(lands)), styles, strict=True)]
    legend = words.words("table-leads", mark=LEADS)
    return [*lines, Text(f"  {legend}", "dim")]


def _columns(rows: Sequence[Sequence[str]], lands: int) -> list[str]:
    """The cells in columns: the first aligned left, all others right."""
    least = [FIRST, *[COUNT] * lands, *[SUM] * 4]
    columns = zip(least, zip(*rows, strict=True), strict=True)
    first, *others = [max(low, *(cell_len(cell) + 1 for cell in column)) for low, column in columns]
    return [
        _padded(row[0], first)
        + "".join(" " * (width - cell_len(cell)) + cell for cell, width in zip(row[1:], others, strict=True))
        for row in rows
    ]


def _padded(text: str, width: int) -> str:
    return text + " " * (width - cell_len(text))


def _choice(true: bool) -> str:
    """A boolean as a catalogue selector."""
    return "true" if true else "false"


def _unseen(table: Table, words: Catalogue) -> list[RenderableType]:
    """The cards not seen yet, wherever they are."""
    if not table.unseen:
        return []
    count = sum(pile.count for pile in table.unseen)
    return ["", Text(words.words("table-unseen", n=count), "bold"), SideBySide(_piles(table.unseen, words))]


def _card(slug: str) -> Text:
    """A card: symbol and number show the kind; colour only repeats it."""
    style = {"g": "bold magenta", "+": "green", "-": "red"}.get(slug[0], "bold")
    return Text(slug, style=style)
