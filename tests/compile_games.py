"""Compiles every game once, before the tests start: `python -m tests.compile_games`.

The workers of pytest, the servers they start and the bots of those servers all need the same compiled code. If it is
not in the cache yet, each of them would compile it for itself. Coup is among the games: the page is tested with it.
"""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import examples.coup.plugin  # noqa: F401
import throneroom
from throneroom import bots
from throneroom.bots.judge import judge_of
from throneroom.bots.searcher import network_search_of
from throneroom.engine.batch import Batch, squire_kernels_of
from throneroom.engine.dice import new_dice
from throneroom.engine.game import Game, all_games, find
from throneroom.envs.learner_batch import learner_kernels_of
from throneroom.review.rating import rater_of


def compile_game(name: str) -> None:
    """Rules, guesses, observations, batches, learners, search and reviews of a game: compiled, or in the cache."""
    position = throneroom.new(name, seed=0).position
    position.guessed(0, new_dice(0))
    position.observation(0)
    Batch(name, 1)
    bots.named("squire", find(name))
    bots.named("best", find(name))
    judge_of(find(name))
    squire_kernels_of(find(name))
    learner_kernels_of(find(name))
    network_search_of(find(name))
    rater_of(find(name))


def _length_of_rules(game: Game) -> int:
    return Path(str(game.plain_rules.__file__)).stat().st_size


def main() -> None:
    """One process for each core; the games that take longest go first."""
    names = [game.name for game in sorted(all_games(), key=_length_of_rules, reverse=True)]
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        list(pool.map(compile_game, names))


if __name__ == "__main__":
    main()
