"""The balance report as a single HTML page: no external resources, no scripts, light and dark mode."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import throneroom
from throneroom.arena.balance import Balance, Share
from throneroom.arena.plots import Estimate, bars, columns, dots, percent
from throneroom.engine.game import Game

MARK = "<!-- throneroom balance report -->"
"""The second line of every report. A file without it is not overwritten."""

STYLE = """
:root { color-scheme: light dark; --ink: #1d2430; --paper: #fbfaf7; --soft: #687080; --rule: #d9d6cd; --bar: #8a6d1f; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e3da; --paper: #16181d; --soft: #9aa2b1; --rule: #343a45; --bar: #d3ad4a; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; } h2 { border-top: 1px solid var(--rule); padding-top: 1.5rem; margin-top: 2.5rem; }
p.note { color: var(--soft); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; } caption { text-align: left; color: var(--soft); }
th, td { padding: .2rem .8rem .2rem 0; text-align: left; border-bottom: 1px solid var(--rule); vertical-align: top; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
svg { width: 100%; height: auto; max-width: 46rem; display: block; }
svg text { font: 12px system-ui, sans-serif; fill: var(--ink); } svg text.name { fill: var(--soft); }
svg .axis { stroke: var(--ink); } svg .grid { stroke: var(--rule); } svg .bar, svg .dot { fill: var(--bar); }
svg .reach { stroke: var(--bar); stroke-width: 2; } svg .mark { stroke: var(--ink); stroke-width: 2; }
"""


def page(game: Game, tables: Sequence[Balance]) -> str:
    """The whole report."""
    title = f"{escape(game.title)}: balance"
    body = "".join(_section(table) for table in tables)
    return (
        f'<!DOCTYPE html>\n{MARK}\n<html lang="en"><head><meta charset="utf-8"/>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"/><title>{title}</title>'
        f"<style>{STYLE}</style></head><body><h1>{title}</h1>"
        f"<p>Statistics of games between bots. Intervals are 95 % confidence intervals over deals: games of one deal "
        f"are not independent. Throneroom {throneroom.__version__}, rules {game.version}.</p>{body}</body></html>\n"
    )


def _section(table: Balance) -> str:
    options = "".join(f", {escape(name)} {escape(value)}" for name, value in table.options.items())
    deals = len(table.nobody.whole)
    parts = [f"<h2>{table.players} players{options}</h2><p>{deals} deals, {table.games} games.</p>", _sources(table)]
    if table.games:
        parts += [_seats(table), _lengths(table)]
    parts += [_cards(table), _rules(table)] if table.noted else [_nothing_noted()]
    return "".join(parts)


def _nothing_noted() -> str:
    return '<p class="note">The cards and rules of these games were not recorded (see --balance-every).</p>'


def _sources(table: Balance) -> str:
    rows = [[str(path), " - ".join(bots), str(deals)] for path, bots, deals in table.sources]
    return _table("Where the games come from", ["file", "bots", "deals"], rows, numbers={2})


def _seats(table: Balance) -> str:
    shares = [count.share() for count in table.seats]
    even = 1 / table.players
    rows = [Estimate(f"p{n + 1}", s.value, s.low, s.high, even) for n, s in enumerate(shares)]
    cells = [[row.label, *_cells(share)] for row, share in zip(rows, shares, strict=True)]
    nobody = table.nobody.share()
    if nobody.value:
        cells.append(["nobody", *_cells(nobody)])
    return (
        "<h3>Wins by seat</h3>"
        + dots(rows, "share of wins (tick: an even share)", "Wins by seat")
        + _table("A shared win counts in equal parts", ["seat", "wins", "95 %"], cells, numbers={1, 2})
    )


def _lengths(table: Balance) -> str:
    numbers = sorted(table.lengths.elements())
    mean, middle = sum(numbers) / len(numbers), numbers[len(numbers) // 2]
    return (
        "<h3>Length of games</h3>"
        + columns(table.lengths, "decisions in a game", "games", "Length of games")
        + f"<p>{mean:.1f} decisions on average, median {middle}, from {numbers[0]} to {numbers[-1]}.</p>"
    )


def _cards(table: Balance) -> str:
    names = {card.slug: card.name for card in table.game.cards.CARDS}
    rows, cells = [], []
    for slug in table.slugs:
        won, everyone = table.winners[slug].share(), table.everyone[slug].share()
        name = names.get(slug, slug)
        rows.append(Estimate(name, won.value, won.low, won.high, everyone.value))
        difference = f"{100 * (won.value - everyone.value):+.1f}"
        cells.append([name, *_cells(won), percent(everyone.value), difference])
    balance = table.game.balance
    held = "" if balance is None else f"<p>Cards counted: {escape(balance.HELD)}. {table.noted} games.</p>"
    heads = ["card", "among winners", "95 %", "among all", "difference"]
    return (
        "<h3>Cards of the winners</h3>" + held
        + dots(rows, "share of winners who hold the card (tick: share of all players)", "Cards of the winners")
        + _table("How often a card is held at the end", heads, cells, numbers={1, 2, 3, 4})
    )  # fmt: skip


def _rules(table: Balance) -> str:
    rows, cells = [], []
    for rule, event in table.events().items():
        each = table.fired[rule] / table.noted
        rows.append((rule, each))
        cells.append([rule, event, f"{each:.2f}", percent(table.fired_in[rule].share().value)])
    if not rows:
        return ""
    return (
        "<h3>Rules at work</h3>"
        + bars(rows, "times per game", "Rules at work")
        + _table("How often a rule comes into play", ["rule", "when", "per game", "of games"], cells, numbers={2, 3})
    )


def _cells(share: Share) -> list[str]:
    return [percent(share.value), f"{100 * share.low:.1f} to {100 * share.high:.1f}"]


def _table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]], numbers: set[int]) -> str:
    def cell(tag: str, n: int, text: str) -> str:
        kind = ' class="number"' if n in numbers else ""
        return f"<{tag}{kind}>{escape(text)}</{tag}>"

    head = "".join(cell("th", n, text) for n, text in enumerate(heads))
    body = "".join(f"<tr>{''.join(cell('td', n, text) for n, text in enumerate(row))}</tr>" for row in rows)
    return (
        f'<div class="wide"><table><caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )
