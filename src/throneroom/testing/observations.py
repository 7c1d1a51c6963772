"""The page docs/reference/observations.md: what the numbers of each game's observations mean, from its `FEATURES`.

`python -m throneroom.testing.observations > docs/reference/observations.md` writes it anew; a test compares both.
"""

from __future__ import annotations

import sys
from math import prod

from throneroom.engine.game import Game, all_games
from throneroom.engine.observation import features_of, observation_size

INTRODUCTION = """\
# Observations: what a seat knows, as numbers

`position.observation(seat)` is a float32 array of one game, `batch.observe()` one row for each game of a batch, for the
seat that decides there, and `DeviceBatch.observe()` the same on a GPU. `named_features(game, observation)` of
`throneroom.engine.observation` gives the features by name and shape, in the same memory.

- They are written from the state after `hide`: what the seat does not know is not there to be written. They tell all
  that it knows: while a game lasts, different knowledge gives different numbers.
- All numbers are within -1 and 1: marks (0 or 1), counts as a share of the most there can be, or n / (n + half) where
  nothing bounds a count.
- Parts marked *by seat* have the seats as their first axis: the observer first, then clockwise. A game for several
  numbers of players has the same features for all of them; absent seats are zeros, and `seats` tells who is there.
- Cards and kinds are in the order of their numbers in the game's `cards.py`. Actions that name a seat name it by its
  number at the table: there `number` tells the observer's own.
- `python -m throneroom.testing.observations > docs/reference/observations.md` generates this page.
"""


def observations_page() -> str:
    """The page for all games that have observations."""
    return "\n".join([INTRODUCTION, *(_table(game) for game in all_games() if game.tensor)])


def _table(game: Game) -> str:
    lines = [f"## {game.title}: {observation_size(game)} numbers", "", "| numbers | feature | shape | meaning |"]
    lines.append("|---|---|---|---|")
    at = 0
    for feature in features_of(game):
        end = at + prod(feature.shape)
        where = str(at) if end == at + 1 else f"{at} to {end - 1}"
        shape = " x ".join(map(str, feature.shape)) + (", by seat" if feature.by_seat else "")
        lines.append(f"| {where} | `{feature.name}` | {shape} | {feature.meaning} |")
        at = end
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(observations_page())
