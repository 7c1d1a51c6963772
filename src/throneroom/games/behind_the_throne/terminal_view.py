"""Behind the Throne on a terminal: who leads which kind, what the deck still has, the row, the score so far."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from throneroom.engine.catalogue import Catalogue
from throneroom.engine.match import View
from throneroom.engine.terminal import SideBySide
from throneroom.games.behind_the_throne.cards import END, KINDS, SLUGS
from throneroom.games.behind_the_throne.view import Pile, Place, Stack, Table

COLOURS = ("yellow", "magenta", "cyan", "green")
LEADS, USED, STRUCK, TURN = "▲", "×", "!", "◄"


def draw(view: View, words: Catalogue) -> RenderableType:
    """The table as one viewer sees it."""
    table: Table = view.table
    return Group(_grid(view, words), _legend(words), "", *_row(table, words), "", *_deck(table, words))


def _legend(words: Catalogue) -> SideBySide:
    """What the symbols mean."""
    facts = (
        words.words("table-legend-leads", sign=LEADS),
        words.words("table-legend-used", sign=USED),
        words.words("table-legend-struck", sign=STRUCK),
        words.words("table-legend-turn", sign=TURN),
    )
    return SideBySide([Text(fact, style="dim") for fact in facts], 1)


def _grid(view: View, words: Catalogue) -> Grid:
    """The kinds by value, and how many of each every player, the deck and the discard pile have."""
    table: Table = view.table
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    grid.add_column(words.words("table-column-kind"), no_wrap=True)
    for n, place in enumerate(table.places):
        grid.add_column(_head(view, place, words), style=COLOURS[n], justify="center", no_wrap=True)
    grid.add_column(words.words("table-deck"), justify="right", no_wrap=True)
    grid.add_column(words.words("table-column-out"), justify="right", no_wrap=True)
    for kind in reversed(range(KINDS)):
        cells = [_cell(_stack(place, SLUGS[kind])) for place in table.places]
        counts = [_count(piles, SLUGS[kind]) for piles in (table.left, table.discard)]
        grid.add_row(_shown(SLUGS[kind], words), *cells, *counts)
    ends = [_count(piles, SLUGS[END]) for piles in (table.left, table.discard)]
    grid.add_row(f"  {_shown(SLUGS[END], words)}", *[""] * len(table.places), *ends, end_section=True)
    grid.add_row(words.words("table-points-now"), *[str(place.score) for place in table.places])
    return grid


def _head(view: View, place: Place, words: Catalogue) -> str:
    table: Table = view.table
    name = words.words("table-own-seat", seat=place.seat) if place.seat == view.viewer else place.seat
    turn = TURN if place.seat == table.turn and not view.over else ""
    return f"{name}{turn}{STRUCK if place.struck else ''}"


def _stack(place: Place, slug: str) -> Stack | None:
    return next((stack for stack in place.stacks if stack.card == slug), None)


def _cell(stack: Stack | None) -> str:
    if stack is None:
        return "·"
    return f"{stack.count}{LEADS if stack.leads else ''}{USED if stack.used else ''}"


def _count(piles: tuple[Pile, ...], slug: str) -> str:
    return next((str(pile.count) for pile in piles if pile.card == slug), "·")


def _row(table: Table, words: Catalogue) -> list[RenderableType]:
    cards = [Text(_shown(slug, words)) for slug in table.row]
    if cards:
        cards[-1] = Text(_last(table, words), "bold red" if table.broken else "bold")
    head = words.words("table-row-line", seat=table.turn, n=len(cards))
    lines: list[RenderableType] = [Text(head, style="bold")]
    lines.append(SideBySide(cards or [Text(words.words("table-row-empty"), "dim")]))
    if table.taken:
        taken = words.words("table-taken", seat=table.turn, card=table.taken)
        lines.append(Text(f"  {taken}"))
    if table.new:
        new = words.words("table-new-kinds", seat=table.receiver, cards=list(table.new))
        lines.append(Text(f"  {new}"))
    return lines


def _last(table: Table, words: Catalogue) -> str:
    """The last card of the row, with its current value and whether it breaks the row."""
    card = table.row[-1]
    value = _value(card)
    now = None if table.value == value else table.value
    return words.words("table-last-card", card=card, value=value, now=now, broken=table.broken)


def _value(slug: str) -> int | None:
    kind = SLUGS.index(slug)
    return kind + 1 if kind < KINDS else None


def _shown(slug: str, words: Catalogue) -> str:
    """A card with its value before it; the End of Game card has none."""
    value = _value(slug)
    return words.card_name(slug) if value is None else words.words("table-kind", value=value, card=slug)


def _deck(table: Table, words: Catalogue) -> list[RenderableType]:
    phase = "over" if table.stage == "over" else "last" if table.reshuffled else "first"
    lines: list[RenderableType] = [Text(words.words("table-deck-line", n=table.deck, phase=phase), style="bold")]
    facts = []
    if table.odds:
        odds = table.odds
        facts += [
            Text(words.words("table-odds-sound", n=odds.sound)),
            Text(words.words("table-odds-mendable", n=odds.mendable)),
            Text(words.words("table-odds-fatal", n=odds.fatal)),
        ]
        facts += [Text(words.words("table-odds-end", n=odds.end))] if odds.end else []
    if table.known and table.stage != "over":
        top = table.known[0]
        facts.append(Text(words.words("table-on-top", card=top, value=_value(top)), style="bold"))
    watchers: list[str] = [place.seat for place in table.places if place.knows_top]
    if watchers:
        facts.append(Text(words.words("table-seen-by", seats=watchers)))
    return [*lines, SideBySide(facts)] if facts else lines
