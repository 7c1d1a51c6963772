"""The positions of the guided first games: plays each script and writes what the learner sees after every decision.

    python web/build/guides.py

A script is `web/src/games/NAME/guide.txt`, a record (`match.record()`). Its positions go to `guide.json` beside it. The
learner sits at p1. A test checks that the positions match the current rules and views.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import throneroom
from throneroom.engine.messages import as_data

GAMES = Path(__file__).parent.parent / "src" / "games"
LEARNER = "p1"


def scripts() -> list[Path]:
    """The scripts of all games that have one."""
    return sorted(GAMES.glob("*/guide.txt"))


def frames(script: Path) -> list[dict[str, Any]]:
    """Each position as the learner sees it, with the decision that led to it and its events."""
    match = throneroom.replay(script.read_text())
    events = match.events(LEARNER)
    taken: list[tuple[str | None, str | None]] = [(None, None), *match.history]
    return [
        {
            "view": match.at(ply).view(LEARNER).data(),
            "seat": seat,
            "decision": decision,
            "events": as_data(events[ply]),
        }
        for ply, (seat, decision) in enumerate(taken)
    ]


def text(script: Path) -> str:
    """The file for the browser: one position per line."""
    lines = [json.dumps(frame, sort_keys=True, ensure_ascii=False) for frame in frames(script)]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def main() -> None:
    """Write the positions of all scripts."""
    for script in scripts():
        target = script.with_suffix(".json")
        target.write_text(text(script))
        print(f"{target.relative_to(GAMES)}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
