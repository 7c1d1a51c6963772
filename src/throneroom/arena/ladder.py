"""The report of a ladder: a table of all bots with their ratings, and a cross table of the pairings."""

from __future__ import annotations

from collections.abc import Sequence

from throneroom.arena.plan import Plan
from throneroom.arena.ratings import SPREAD, Ratings, rated
from throneroom.arena.score import expected
from throneroom.arena.summary import elo, subject, thinking
from throneroom.arena.tally import Tally
from throneroom.engine.errors import SettingsError

ANCHOR = "random"
"""The bot whose rating is 0, if it plays; else it is the weakest."""


def ladder(tally: Tally, anchor: str | None = None) -> list[str]:
    """The lines of the report; both tables are Markdown. `anchor` is the bot whose rating is 0."""
    plan = tally.plan
    chosen = None if anchor is None else numbered(plan, anchor)
    games = len(tally.games)
    head = f"{subject(plan)}, a ladder of {len(plan.bots)} bots: {_deals(tally)} for each pairing, {games} games"
    if not games:
        return [head]
    ratings = rated(tally.scores, len(plan.bots), plan.settings.players)
    order = ratings.order()
    zero = _zero(plan, order) if chosen is None else chosen
    return [
        head, "",
        *_table(["bot", "Elo", "over the next", "score", "games", "ms a decision", "the longest"],
                [_row(tally, ratings, order, place, zero) for place in range(len(order))]),
        "",
        f"Elo: the most likely ratings (Bradley-Terry) for all pairings, {plan.bots[zero]} = 0, with 95 % intervals; "
        f"the unit is the deal. A weak prior (a standard deviation of {SPREAD:g} Elo) keeps them finite.",
        "", "The score of each bot (row) against each other one (column), in percent:", "",
        *_table(["", *(plan.bots[bot] for bot in order)], [_cross_row(tally, order, bot) for bot in order]),
        "", _misfit(tally, ratings),
    ]  # fmt: skip


def numbered(plan: Plan, text: str) -> int:
    """The number of a bot of the plan, given as in the list, or by its name alone."""
    exact = [n for n, bot in enumerate(plan.bots) if bot == text]
    found = exact or [n for n, bot in enumerate(plan.bots) if bot.split(",")[0].partition(":")[0] == text]
    if len(found) != 1:
        said = "several bots are" if found else "no bot is"
        raise SettingsError(f"{said} called {text!r} in this ladder; it has: {'; '.join(plan.bots)}")
    return found[0]


def _zero(plan: Plan, order: Sequence[int]) -> int:
    return plan.bots.index(ANCHOR) if ANCHOR in plan.bots else order[-1]


def _deals(tally: Tally) -> str:
    """`40 deals of seed 0`, or `39 to 40 deals of seed 0`: how many each pairing has played, if any."""
    counts = [len(scores) for scores in tally.scores.values() if scores] or [0]
    least, most = min(counts), max(counts)
    return f"{least if least == most else f'{least} to {most}'} deals of seed {tally.plan.seed}"


def _row(tally: Tally, ratings: Ratings, order: Sequence[int], place: int, zero: int) -> list[str]:
    bot = order[place]
    scores = [score for other in order for score in _scores(tally, bot, other)]
    games, decisions, seconds, longest = thinking(tally, bot)
    return [
        tally.plan.bots[bot],
        "0" if bot == zero else _difference(ratings, bot, zero),
        _difference(ratings, bot, order[place + 1]) if place + 1 < len(order) else "",
        _percent(scores),
        str(games),
        f"{1000 * seconds / max(decisions, 1):.3g}" if games else "-",
        f"{1000 * longest:.3g}" if games else "-",
    ]


def _cross_row(tally: Tally, order: Sequence[int], bot: int) -> list[str]:
    return [tally.plan.bots[bot], *("" if other == bot else _percent(_scores(tally, bot, other)) for other in order)]


def _scores(tally: Tally, one: int, other: int) -> list[float]:
    """The first bot's scores against the second, whichever of them is first in the list."""
    if one < other:
        return tally.scores.get((one, other), [])
    return [1 - score for score in tally.scores.get((other, one), [])]


def _percent(scores: Sequence[float]) -> str:
    return f"{100 * sum(scores) / len(scores):.1f}" if scores else "-"


def _difference(ratings: Ratings, one: int, other: int) -> str:
    """`+158 (+116 to +200)`."""
    value, low, high = ratings.difference(one, other)
    return f"{elo(value)} ({elo(low)} to {elo(high)})"


def _misfit(tally: Tally, ratings: Ratings) -> str:
    """The pairing that one number for each bot describes worst."""
    players = tally.plan.settings.players
    found = [
        (sum(scores) / len(scores), expected(ratings.elo[one] - ratings.elo[other], players), one, other)
        for (one, other), scores in tally.scores.items()
        if scores
    ]
    score, told, one, other = max(found, key=lambda pairing: abs(pairing[0] - pairing[1]))
    names = tally.plan.bots
    return (
        f"The ratings describe {names[one]} against {names[other]} worst: "
        f"it scored {100 * score:.1f} %, its rating predicts {100 * told:.1f} %."
    )


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A Markdown table with aligned columns, the first to the left, the others to the right."""
    widths = [max(3, *(len(row[n]) for row in [head, *rows])) for n in range(len(head))]

    def line(cells: Sequence[str]) -> str:
        first, *others = zip(cells, widths, strict=True)
        return f"| {' | '.join([first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in others)])} |"

    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    return [line(head), line(rule), *(line(row) for row in rows)]
