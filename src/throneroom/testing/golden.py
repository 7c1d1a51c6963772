"""Golden games: one whole game of each kind, kept as its record (golden.txt) and its story (golden.LANG.md).

A change of rules, chance or texts shows as a difference. `python -m throneroom.testing.golden FILE LANG` prints the
story of a record, to be stored beside it.
"""

from __future__ import annotations

import sys
from pathlib import Path

from throneroom.bots.outside import plugins
from throneroom.engine.match import replay

if __name__ == "__main__":
    plugins()
    sys.stdout.write(replay(Path(sys.argv[1]).read_bytes()).story_page(*sys.argv[2:3]))
