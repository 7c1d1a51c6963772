"""Accuracy of bots of known strength, by the review of their games, and how long a review takes.

    python bench/review.py                         # 50 games of each game, fewest players
    python bench/review.py --game throne-and-grail --games 10
    python bench/review.py --most --games 8        # the most players

In each game the bots sit in another order. Accuracy is that over all games together, with its standard error. The bots
are seeded, and those that search get a number of samples instead of a time, so the figures are the same in every run;
the seconds are processor time of one core.
"""

from __future__ import annotations

import argparse
import statistics
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from throneroom.bots.levels import method_of
from throneroom.engine.game import all_games, find
from throneroom.review import review
from throneroom.review.rating import rater_of
from throneroom.testing.playing import played_by

LEVELS = ("random", "easy", "fair", "strong")
SAMPLES = {"knight": "knight:5000"}
"""About what a knight does in its 50 ms."""


def bot_for(level: str, game: str) -> str:
    """The method of a level, reproducible."""
    method = method_of(level, find(game))
    return SAMPLES.get(method, method)


def one_game(game: str, players: int, seed: int) -> tuple[list[tuple[str, float, float]], float, int]:
    """What each bot gave away in one game and what was at stake, the seconds of its review, and its decisions."""
    rater_of(find(game))
    levels = [LEVELS[(seed + n) % len(LEVELS)] for n in range(players)]
    match = played_by(game, [bot_for(level, game) for level in levels], seed)
    began = time.process_time()
    found = review(match)
    seconds = time.process_time() - began
    own = [[it for it in found.decisions if it.seat == seat] for seat in range(players)]
    sums = [(sum(it.loss for it in its), sum(it.at_stake for it in its)) for its in own]
    return [(level, *figures) for level, figures in zip(levels, sums, strict=True)], seconds, match.ply


def accuracy(figures: list[tuple[float, float]]) -> tuple[float, float]:
    """The accuracy over some games, in percent, with its standard error (jackknife)."""
    lost, at_stake = (sum(column) for column in zip(*figures, strict=True))
    left = [100 * (1 - (lost - loss) / (at_stake - stake)) for loss, stake in figures]
    return 100 * (1 - lost / at_stake), statistics.pstdev(left) * (len(left) - 1) ** 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=[game.name for game in all_games()], help="only this game")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--most", action="store_true", help="with the most players instead of the fewest")
    arguments = parser.parse_args()
    print(f"| game | players | {' | '.join(LEVELS)} | decisions | seconds a review |")
    print(f"|---|---|{'---|' * len(LEVELS)}---|---|")
    with ProcessPoolExecutor(arguments.jobs, get_context("spawn")) as pool:
        for game in all_games():
            if arguments.game in (None, game.name):
                print(row(pool, game.name, game.players[-1 if arguments.most else 0], arguments.games), flush=True)


def row(pool: ProcessPoolExecutor, game: str, players: int, games: int) -> str:
    """One line of the table."""
    found = list(pool.map(one_game, [game] * games, [players] * games, range(1, games + 1)))
    cells = []
    for level in LEVELS:
        figures = [(loss, stake) for seats, _, _ in found for name, loss, stake in seats if name == level]
        mean, error = accuracy(figures)
        cells.append(f"{mean:.0f} ± {error:.0f}")
    seconds, plies = [seconds for _, seconds, _ in found], [plies for _, _, plies in found]
    speed = f"{statistics.mean(seconds):.1f}, at most {max(seconds):.1f}"
    return f"| {game} | {players} | {' | '.join(cells)} | {statistics.mean(plies):.0f} | {speed} |"


if __name__ == "__main__":
    main()
