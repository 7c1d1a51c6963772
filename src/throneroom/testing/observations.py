"""The page docs/reference/observations.md: what the numbers of each game's observations mean, from its `FEATURES`.

`python -m throneroom.testing.observations > docs/reference/observations.md` writes it; a test checks it is current.
"""

from __future__ import annotations

import sys
from math import prod

from throneroom.engine.game import Game, all_games
from throneroom.engine.observation import features_of, observation_size

INTRODUCTION = """\
# Observations: what a seat knows, as numbers

`position.observation(seat)` returns a float32 array for one game. `batch.observe()` returns one row for each game of a
batch, for the seat that decides there; `DeviceBatch.observe()` does the same on a GPU.
`named_features(game, observation)` in `throneroom.engine.observation` returns the features by name and shape, in the
same memory.

- Observations are made from the state after `hide`, which does not contain what the seat does not know. They contain
  everything that it knows: while a game lasts, different knowledge gives different numbers.
- All numbers are between -1 and 1: flags (0 or 1), counts as a share of the maximum, or n / (n + half) for a count
  without a maximum.
- Features marked *by seat* have the seats as their first axis: the observer first, then clockwise. A game has the same
  features for every number of players; absent seats are zeros, and `seats` says which seats are present.
- Cards and kinds are in the order of their numbers in the game's `cards.py`. Actions name a seat by its number at the
  table; `number` is the observer's own.
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
