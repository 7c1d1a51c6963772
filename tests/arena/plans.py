"""Plans for tests, and lines of result files without what may differ."""

import json
from pathlib import Path
from typing import Any

from throneroom.arena import Plan
from throneroom.arena.plan import bots_of
from throneroom.engine.game import find


def plan_of(game: str, bots: str, players: int | None = None, **more: Any) -> Plan:
    found = find(game)
    return Plan(found, found.settings(players), bots_of(bots), **more)


def timeless(path: Path) -> list[str]:
    """The deals of a file in their order, but for the times: what two runs must agree on to the byte."""
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    found = []
    for line in lines:
        for game in line.get("games", []):
            assert len(game.pop("seconds")) == len(game.pop("longest")) == len(game["bots"])
        if "session" not in line:
            found.append(line)
    return [json.dumps(line) for line in sorted(found, key=lambda line: line.get("deal", -1))]
