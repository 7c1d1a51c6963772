"""The table of Throne and the Grail at a terminal: the rival above, Line and score between, the viewer below."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from throneroom.engine.catalogue import Catalogue
from throneroom.engine.match import View
from throneroom.engine.terminal import Row
from throneroom.games.throne_and_grail.view import Pile, Side, Table

MARKS = ("◆", "●")
COLOURS = ("yellow", "cyan")
NAMES = ("Lion", "Raven")
TAKEABLE = "▲"
LEADS = "*"


def draw(view: View, words: Catalogue) -> RenderableType:
    """The table as one viewer sees it."""
    table: Table = view.table
    far, near = (1, 0) if view.viewer == "p1" else (0, 1)
    return Group(
        *_round(table), "",
        *_side(view, far), "",
        *_line(table), "",
        *_score(table), "",
        *_side(view, near),
        *_unseen(table),
    )  # fmt: skip


def _round(table: Table) -> list[RenderableType]:
    away = "3 cards put away" if table.away is None else f"put away {', '.join(table.away)}"
    pile = "draw pile empty" if not table.pile else f"{table.pile} in the draw pile"
    facts = [f"Round {table.number} of 4", pile, away]
    if table.start is not None:
        facts.insert(1, f"{NAMES[int(table.start[1]) - 1]} started")
    return [Row([Text(fact) for fact in facts], indent=0)]


def _side(view: View, seat: int) -> list[RenderableType]:
    side: Side = view.table.sides[seat]
    turn = " ◄ on turn" if view.waiting == (f"p{seat + 1}",) else ""
    take = "has taken this round" if side.took else "may still take this round"
    head = Text(f"{MARKS[seat]} {NAMES[seat]} (p{seat + 1}){turn}", style=f"bold {COLOURS[seat]}")
    if not view.over:
        head.append(f"  {take}", style="not bold")
    return [head, _labelled("hand", _hand(side)), _labelled("taken", _piles(side.taken))]


def _hand(side: Side) -> list[Text]:
    if side.hand is None:
        return [Text(f"{side.held} hidden {'card' if side.held == 1 else 'cards'}", "dim")]
    return [_card(slug) for slug in side.hand] or [Text("empty", "dim")]


def _piles(piles: Sequence[Pile]) -> list[Text]:
    cards = [_card(pile.card).append(f" x{pile.count}" if pile.count > 1 else "") for pile in piles]
    return cards or [Text("nothing yet", "dim")]


def _labelled(label: str, items: list[Text]) -> Row:
    return Row([Text(label.ljust(5), "dim"), *items])


def _line(table: Table) -> list[RenderableType]:
    count = len(table.line)
    if not count:
        return [Text("The Line is empty", "bold")]
    head = f"The Line ({count} {'card' if count == 1 else 'cards'})"
    if table.stage == "over":
        return [Text(f"{head} is left over", "bold"), Row([_card(slug) for slug in table.line])]
    reach = len(table.reach)
    marked = f"a take gets {f'the last {reach}' if reach < count else 'all of it'}, marked {TAKEABLE}"
    cards = [_card(slug) for slug in table.line[: count - reach]]
    cards += [Text(TAKEABLE, "bold") + _card(slug) for slug in table.reach]
    return [Text(f"{head}: {marked}", "bold"), Row(cards)]


def _score(table: Table) -> list[RenderableType]:
    """What counts, in columns: copies of each Influence, the leader's marked, and the points as of now."""
    title = "Score" if table.stage == "over" else "Score now"
    columns = [title, *(race.card + "s" for race in table.majorities), "sets", "+/-", "points", "grails"]
    rows = []
    for seat, side in enumerate(table.sides):
        leads = [LEADS if race.leader == f"p{seat + 1}" else " " for race in table.majorities]
        counts = [f"{race.counts[seat]}{lead}" for race, lead in zip(table.majorities, leads, strict=True)]
        score = side.score
        cells = [f"{MARKS[seat]} {NAMES[seat]}", *counts, f"{score.sets}", f"{score.numbers:+d}", f"{score.total}"]
        rows.append(Text(_cells([*cells, f"{side.grails}"]), style=COLOURS[seat]))
    return [Text(_cells(columns), "bold"), *rows, Text(f"  {LEADS} leads and scores the number; a set scores 5", "dim")]


def _cells(cells: Sequence[str]) -> str:
    return cells[0].ljust(10) + "".join(cell.rjust(5) for cell in cells[1:5]) + "".join(c.rjust(7) for c in cells[5:])


def _unseen(table: Table) -> list[RenderableType]:
    """What may still come, wherever it lies."""
    if not table.unseen:
        return []
    count = sum(pile.count for pile in table.unseen)
    return ["", Text(f"Not seen by you ({count} cards, wherever they lie)", "bold"), Row(_piles(table.unseen))]


def _card(slug: str) -> Text:
    """Sign and number tell the kind; colour only repeats it."""
    style = {"g": "bold magenta", "+": "green", "-": "red"}.get(slug[0], "bold")
    return Text(slug, style=style)
