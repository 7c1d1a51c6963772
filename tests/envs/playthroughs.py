"""Golden playthroughs in OpenSpiel's own format. `python -m tests.envs.playthroughs` writes them anew."""

import sys
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from tests.envs.endings import ending
from throneroom.engine.game import find
from throneroom.envs import openspiel

FOLDER = Path(__file__).parent / "playthroughs"
LEFT = {"hierarchy": None, "behind-the-throne": 2, "shadow-throne": 2, "throne-and-grail": 3}
"""The games, and from how many decisions before their end they are told; one is short enough to be told in full."""


def ready() -> None:
    """OpenSpiel's own generator reads its settings from flags."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(sys.argv[:1])


def write() -> None:
    ready()
    FOLDER.mkdir(exist_ok=True)
    for name, left in LEFT.items():
        game = find(name)
        start = ending(name, 3, left).arranged() if left else None
        told = openspiel.load(game, deals=2, memory=int(start is None), start=start)
        text = generate_playthrough.playthrough(str(told), [], seed=5)
        (FOLDER / f"{openspiel.short_name(game)}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
