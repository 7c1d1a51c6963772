"""Plans for tests, and lines of result files without what may differ."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from throneroom.arena import Plan
from throneroom.arena.deals import Line, play_game
from throneroom.arena.plan import Block, Pair, Task, bots_of
from throneroom.arena.results import games_of
from throneroom.engine.game import find


def plan_of(game: str, bots: str, players: int | None = None, **more: Any) -> Plan:
    found = find(game)
    return Plan(found, found.settings(players), bots_of(bots), **more)


def play_deal(plan: Plan, deal: int, pair: Pair | None = None) -> list[Line]:
    """The games of a deal, or those of one pair of bots."""
    return [play_game(plan, Task(Block(deal, pair), n)) for n in range(len(plan.seatings(pair)))]


def games(lines: Iterable[Line]) -> list[Line]:
    """Lines of whole deals as lines of games."""
    return [game for line in lines for game in games_of(line)]


def timeless(path: Path) -> list[str]:
    """The games of a file in their order, but for the times: what two runs must agree on to the byte."""
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    found = []
    for line in lines:
        if "deal" in line:
            assert len(line.pop("seconds")) == len(line.pop("longest")) == len(line["standing"])
        if "session" not in line:
            found.append(line)
    return [
        json.dumps(line) for line in sorted(found, key=lambda line: (line.get("deal", -1), line.get("seating", -1)))
    ]
