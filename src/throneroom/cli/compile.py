"""`throneroom compile`: the code of games is compiled before anybody has to wait for it."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any

import typer

import throneroom
from throneroom import bots
from throneroom.bots.judge import judge_of
from throneroom.bots.outside import plugins
from throneroom.bots.searcher import network_search_of
from throneroom.cli.console import console
from throneroom.engine import portable_code
from throneroom.engine.batch import Batch, squire_kernels_of
from throneroom.engine.dice import new_dice
from throneroom.engine.game import Game, all_games, find
from throneroom.envs.learner_batch import learner_kernels_of
from throneroom.review.rating import rater_of


def compile_game(name: str, everything: bool = True) -> None:
    """Rules, guesses, observations, bots, batches and learners of a game: compiled, or in the cache.

    With `everything`, also searches with a network, and reviews.
    """
    plugins()
    game = find(name)
    position = throneroom.new(game, seed=0).position
    position.guessed(0, new_dice(0))
    position.observation(0)
    Batch(game, 1)
    bots.named("squire", game)
    judge_of(game)
    squire_kernels_of(game)
    learner_kernels_of(game)
    if everything:
        bots.named("best", game)
        network_search_of(game)
        rater_of(game)


def compile_games(games: Sequence[Game], everything: bool = True) -> None:
    """One process for each core; the games that take longest go first."""
    names = [game.name for game in sorted(games, key=_length_of_rules, reverse=True)]
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        list(pool.map(compile_game, names, [everything] * len(names)))


def _length_of_rules(game: Game) -> int:
    rules: Any = game.plain_rules
    return Path(rules.__file__).stat().st_size


def compile_code(
    games: Annotated[list[str] | None, typer.Argument(help="The names of the games; default: all.")] = None,
    portable: Annotated[
        Path | None, typer.Option(help="Write code for any x86-64 processor with AVX2 into this folder instead.")
    ] = None,
) -> None:
    """Compile games now, so that nobody has to wait later: for an image, or before many processes start."""
    chosen = [find(name) for name in games or []] or all_games()
    if portable is None:
        compile_games(chosen)
    elif portable_code.runs_here():
        console().print(f"{_compiled_into(portable, chosen)} functions in {portable}", soft_wrap=True)
    else:
        console().print("No portable code is made: it is for x86-64 processors with AVX2, and this is another.")


def _compiled_into(folder: Path, games: Sequence[Game]) -> int:
    """What people, bots and learners need in their first minutes, for other machines."""
    with tempfile.TemporaryDirectory() as made:
        os.environ.update(portable_code.SETTINGS, THRONEROOM_CACHE=made)
        compile_games(games, everything=False)
        return portable_code.collect(Path(made), folder)
