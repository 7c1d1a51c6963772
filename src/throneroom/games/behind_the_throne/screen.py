"""Behind the Throne on a terminal: who leads which kind, what the deck still has, the row, the score so far."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from throneroom.engine.catalogue import Catalogue
from throneroom.engine.match import View
from throneroom.engine.terminal import Row
from throneroom.games.behind_the_throne.cards import CARDS, KINDS, SLUGS
from throneroom.games.behind_the_throne.view import Pile, Place, Stack, Table

COLOURS = ("yellow", "magenta", "cyan", "green")
LEADS, USED = "▲", "×"
LEGEND = (f"{LEADS} leads: ability available", f"{USED} used this turn", "! struck this turn", "◄ on turn")


def draw(view: View, words: Catalogue) -> RenderableType:
    """The table as one viewer sees it."""
    table: Table = view.table
    return Group(_grid(view), Row([Text(fact, style="dim") for fact in LEGEND], 1), "", *_row(table), "", *_deck(table))


def _grid(view: View) -> Grid:
    """The kinds by value, and how many of each lie before every player, in the deck and on the discard pile."""
    table: Table = view.table
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    grid.add_column("value, kind", no_wrap=True)
    for n, place in enumerate(table.places):
        grid.add_column(_head(view, place), style=COLOURS[n], justify="center", no_wrap=True)
    grid.add_column("deck", justify="right", no_wrap=True)
    grid.add_column("out", justify="right", no_wrap=True)
    for kind in reversed(range(KINDS)):
        cells = [_cell(_stack(place, SLUGS[kind])) for place in table.places]
        counts = [_count(piles, SLUGS[kind]) for piles in (table.left, table.discard)]
        grid.add_row(f"{kind + 1} {CARDS[kind].name}", *cells, *counts)
    ends = [_count(piles, "end") for piles in (table.left, table.discard)]
    grid.add_row("  End of Game", *[""] * len(table.places), *ends, end_section=True)
    grid.add_row("points now", *[str(place.score) for place in table.places])
    return grid


def _head(view: View, place: Place) -> str:
    table: Table = view.table
    turn = "◄" if place.seat == table.turn and not view.over else ""
    you = " you" if place.seat == view.viewer else ""
    return f"{place.seat}{you}{turn}{'!' if place.struck else ''}"


def _stack(place: Place, slug: str) -> Stack | None:
    return next((stack for stack in place.stacks if stack.card == slug), None)


def _cell(stack: Stack | None) -> str:
    if stack is None:
        return "·"
    return f"{stack.count}{LEADS if stack.leads else ''}{USED if stack.used else ''}"


def _count(piles: tuple[Pile, ...], slug: str) -> str:
    return next((str(pile.count) for pile in piles if pile.card == slug), "·")


def _row(table: Table) -> list[RenderableType]:
    cards = [_shown(slug) for slug in table.row]
    if cards and table.value is not None:
        last = SLUGS.index(table.row[-1]) + 1
        changed = f" now {table.value}" if table.value != last else ""
        cards[-1] = Text.assemble(cards[-1], changed, " BROKEN" if table.broken else "")
        cards[-1].stylize("bold red" if table.broken else "bold")
    lines: list[RenderableType] = [Text(f"The row of {table.turn} ({len(cards)} of 5)", style="bold")]
    lines.append(Row(cards or [Text("empty", "dim")]))
    if table.taken:
        lines.append(Text(f"  On its way to {table.turn}: {CARDS[SLUGS.index(table.taken)].name}"))
    if table.new:
        names = ", ".join(CARDS[SLUGS.index(slug)].name for slug in table.new)
        lines.append(Text(f"  New to {table.receiver}, who may drop or keep: {names}"))
    return lines


def _shown(slug: str) -> Text:
    kind = SLUGS.index(slug)
    return Text(f"{kind + 1} {CARDS[kind].name}" if kind < KINDS else CARDS[kind].name)


def _deck(table: Table) -> list[RenderableType]:
    cards = "1 card" if table.deck == 1 else f"{table.deck} cards"
    phase = "the End of Game card is in it" if table.reshuffled else "to be reshuffled once"
    if table.stage == "over":
        phase = "the game is over"
    lines: list[RenderableType] = [Text(f"The deck ({cards}, {phase})", style="bold")]
    facts = []
    if table.odds:
        odds = table.odds
        facts += [
            Text(f"next card: {odds.sound} sound"),
            Text(f"{odds.mendable} mendable"),
            Text(f"{odds.fatal} fatal"),
        ]
        facts += [Text(f"{odds.end} end")] if odds.end else []
    if table.known and table.stage != "over":
        facts.append(Text.assemble("on top: ", _shown(table.known[0]), style="bold"))
    watchers = [place.seat for place in table.places if place.knows_top]
    if watchers:
        facts.append(Text(f"seen by {', '.join(watchers)}"))
    return [*lines, Row(facts)] if facts else lines
