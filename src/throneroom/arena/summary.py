"""The text summary of a run: scores, Elo with confidence intervals, the test, and the time each bot took."""

from __future__ import annotations

import math

from throneroom.arena.plan import Plan
from throneroom.arena.score import BOUND, elo_of, interval
from throneroom.arena.tally import Tally


def summary(tally: Tally) -> list[str]:
    """The lines of the report at the end of a run."""
    plan = tally.plan
    lines = [f"{subject(plan)}: {tally.done} deals of seed {plan.seed}, {len(tally.games)} games"]
    if not tally.done:
        return lines
    lines += [result(tally, pair) for pair in plan.pairs]
    if plan.sprt is not None:
        lines.append(test(tally))
    return lines + times(tally)


def subject(plan: Plan) -> str:
    """What is played: the game, the number of players, and options that are not the default."""
    options = "".join(
        f", {o.name} {o.text(plan.settings.options[o.name])}"
        for o in plan.game.options
        if plan.settings.options[o.name] != o.default
    )
    return f"{plan.game.title}, {plan.settings.players} players{options}"


def result(tally: Tally, pair: tuple[int, int]) -> str:
    """`knight:50ms against squire: 71.3 % (66.1 to 76.0), Elo +158 (+116 to +200)`."""
    one, other = (tally.plan.bots[bot] for bot in pair)
    scores = tally.scores[pair]
    mean = sum(scores) / len(scores)
    low, high = interval(scores)
    players = tally.plan.settings.players
    return (
        f"{one} against {other}: {100 * mean:.1f} % ({100 * low:.1f} to {100 * high:.1f}), "
        f"Elo {elo(elo_of(mean, players))} ({elo(elo_of(low, players))} to {elo(elo_of(high, players))})"
    )


def elo(value: float) -> str:
    """Rounded, with its sign; infinite if all was won or lost."""
    if math.isinf(value):
        return "+∞" if value > 0 else "-∞"
    return f"{round(value):+d}" if round(value) else "0"


def test(tally: Tally) -> str:
    assert tally.plan.sprt is not None
    low, high = tally.plan.sprt
    verdict = {
        None: "not decided yet",
        "high": f"accepted: better by {high:g} Elo rather than {low:g}",
        "low": f"rejected: better by {low:g} Elo rather than {high:g}",
    }[tally.verdict]
    return f"test {low:g} against {high:g} Elo: LLR {tally.likelihood:+.2f} of {BOUND:.2f}, {verdict}"


def times(tally: Tally) -> list[str]:
    """How long each bot thought about a decision."""
    found = []
    for bot, name in enumerate(tally.plan.bots):
        _, decisions, seconds, longest = thinking(tally, bot)
        mean = f"{1000 * seconds / max(decisions, 1):.3g} ms"
        found.append(f"{name}: {decisions} decisions, {mean} each, the longest {1000 * longest:.3g} ms")
    return found


def thinking(tally: Tally, bot: int) -> tuple[int, int, float, float]:
    """How many games a bot was in, its decisions, and the seconds that all of them and the longest one took."""
    games = [game for game in tally.games if bot in game["bots"]]
    seats = [
        (game["decisions"][n], game["seconds"][n], game["longest"][n])
        for game in games
        for n, there in enumerate(game["bots"])
        if there == bot
    ]
    decisions, seconds = sum(seat[0] for seat in seats), sum(seat[1] for seat in seats)
    return len(games), decisions, seconds, max((seat[2] for seat in seats), default=0.0)
