"""Golden episodes: what an environment id means, to the bit. `python -m tests.envs.golden_episodes` writes them anew.

Each file tells one game of self-play and one against the random rival: who is asked, what is legal, a digest of what is
seen, which action is taken, and what each seat has earned. The first line of a file is the id. If an episode
changes, raise `environment` in the `GAME` of the game, and say in docs/how-to/paper.md what the new number means.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from throneroom.engine.game import Game, all_games
from throneroom.envs.gymnasium import Env, name_of

FOLDER = Path(__file__).parent / "episodes"


def file_of(game: Game) -> Path:
    return FOLDER / f"{name_of(game).removeprefix('throneroom/')}.txt"


def episode(game: Game, rival: str | None) -> Iterator[str]:
    env, choose = Env(game, rival=rival), np.random.default_rng(7)
    observation, info = env.reset(seed=7)
    yield f"against {rival}:"
    over = cut = False
    while not over and not cut:
        legal = np.flatnonzero(info["action_mask"])
        action = int(legal[int(choose.random() * len(legal))])
        seen = hashlib.blake2b(observation.tobytes(), digest_size=6).hexdigest()
        yield f"p{info['seat'] + 1} sees {seen}, takes {action} of {' '.join(map(str, legal))}"
        observation, _, over, cut, info = env.step(action)
    yield f"{'cut short' if cut else 'over'}, returns {' '.join(f'{each:g}' for each in info['returns'])}"


def told(game: Game) -> str:
    return "\n".join([name_of(game), *episode(game, None), *episode(game, "random"), ""])


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in all_games():
        file_of(game).write_text(told(game), encoding="utf-8")


if __name__ == "__main__":
    write()
