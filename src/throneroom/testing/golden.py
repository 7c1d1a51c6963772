"""Golden games: one whole game of each kind, kept as its record (golden.txt) and its story (golden.LANG.md).

A change of rules, chance or words shows as a difference. `python -m throneroom.testing.golden FILE LANG` tells the
story of a record, to be kept beside it.
"""

from __future__ import annotations

import sys
from pathlib import Path

from throneroom.engine.catalogue import ENGLISH
from throneroom.engine.match import Match, replay


def story_page(match: Match, language: str = ENGLISH) -> str:
    """Each decision with its sentences, as one who sees everything is told them."""
    begin, *told = match.story(None, language)
    lines = [f"# {match.game.title_in(language)}", "", *begin, ""]
    for n, ((seat, decision), sentences) in enumerate(zip(match.history, told, strict=True), 1):
        lines.append(f"{n}. `{seat} {decision}` {' '.join(sentences)}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(story_page(replay(Path(sys.argv[1]).read_bytes()), *sys.argv[2:3]))
