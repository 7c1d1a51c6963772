"""Accuracy of bots of known strength, by the review of their games, luck, and how long a review takes.

    python bench/review.py                         # 50 games of each game, fewest players
    python bench/review.py --game throne-and-grail --games 10
    python bench/review.py --most --games 8        # the most players
    python bench/review.py --levels fair,strong    # only these levels, against each other
    python bench/review.py --agree                 # how often the review's best choice is that of exact play

In each game the bots sit in another order. Accuracy is that over all games together, with its standard error, and in
brackets how far that of a single game is from it (the median); unlike the page, it does not stop at 0 in a game. The
bots are seeded, and those that search get a number of samples instead of a time, so the figures are the same in every
run; the seconds are processor time of one core. The second table divides the results: see `review.Balance`.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context

from throneroom.bots.bot import known_to
from throneroom.bots.levels import method_of
from throneroom.bots.network import result_of
from throneroom.engine.game import all_games, find, seat_number
from throneroom.puzzles import collection_of
from throneroom.review import review
from throneroom.review.rating import rater_of
from throneroom.review.review import Balance, mark_of
from throneroom.testing.playing import played_by

LEVELS = ("random", "easy", "fair", "strong", "best")
SAMPLES = {"knight": "knight:5000", "sovereign": "sovereign:1000"}
"""What a knight does in its 50 ms, and fewer than a sovereign's for a bench that takes minutes."""
PUZZLES = 200
"""How many puzzles of a game are compared with the review."""


def bot_for(level: str, game: str) -> str:
    """The method of a level, reproducible."""
    method = method_of(level, find(game))
    return SAMPLES.get(method, method)


@dataclass(frozen=True)
class Played:
    """What a bot did in one game."""

    level: str
    lost: float
    """What its choices gave away."""
    at_stake: float
    balance: Balance
    result: float


def one_game(game: str, players: int, offered: Sequence[str], seed: int) -> tuple[list[Played], float, int]:
    """What each bot did in one game, the seconds of its review, and its decisions."""
    rater_of(find(game))
    levels = [offered[(seed + n) % len(offered)] for n in range(players)]
    match = played_by(game, [bot_for(level, game) for level in levels], seed)
    began = time.process_time()
    found = review(match)
    seconds = time.process_time() - began
    results, played = result_of(match.position), []
    for seat, level in enumerate(levels):
        own, balance = [it for it in found.decisions if it.seat == seat], found.seats[seat].balance
        assert balance is not None
        lost, at_stake = sum(it.loss for it in own), sum(it.at_stake for it in own)
        played.append(Played(level, lost, at_stake, balance, results[seat]))
    return played, seconds, match.ply


def accuracy(played: list[Played]) -> tuple[float, float, float]:
    """The accuracy over some games in percent, its standard error (jackknife), and the spread of single games."""
    lost, at_stake = sum(it.lost for it in played), sum(it.at_stake for it in played)
    left = [100 * (1 - (lost - it.lost) / (at_stake - it.at_stake)) for it in played]
    single = [100 * (1 - it.lost / it.at_stake) for it in played if it.at_stake > 0]
    whole = 100 * (1 - lost / at_stake)
    spread = statistics.median(abs(one - whole) for one in single)
    return whole, statistics.pstdev(left) * (len(left) - 1) ** 0.5, spread


def agreement(name: str, most: int) -> tuple[str, int, int, int]:
    """How often the review's best choice is the solution of one of the first puzzles, and how often it blames it."""
    collection, rater = collection_of(name), rater_of(find(name))
    assert collection is not None
    puzzles = list(islice(collection, most))
    same = blamed = 0
    for puzzle in puzzles:
        match, seat = puzzle.match(), seat_number(puzzle.seat, puzzle.players)
        rating = rater.rate(known_to(match.position, seat), seat)
        solution = match.notations.index(puzzle.solution)
        same += rating.best.action == solution
        blamed += mark_of(rating.loss(solution), rating.of(solution).doubt) is not None
    return puzzles[0].kind, len(puzzles), same, blamed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=[game.name for game in all_games()], help="only this game")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--most", action="store_true", help="with the most players instead of the fewest")
    parser.add_argument("--levels", default=",".join(LEVELS), help="the levels that play, with commas")
    parser.add_argument("--agree", action="store_true", help="compare with the solutions of the puzzles instead")
    arguments = parser.parse_args()
    games = [game for game in all_games() if arguments.game in (None, game.name)]
    if arguments.agree:
        print("| puzzles | kind | number | the same best choice | blamed |\n|---|---|---|---|---|")
        for game in games:
            kind, count, same, blamed = agreement(game.name, PUZZLES)
            print(f"| {game.name} | {kind} | {count} | {same} | {blamed} |", flush=True)
        return
    lucks, levels = [], arguments.levels.split(",")
    print(f"| game | players | {' | '.join(levels)} | decisions | seconds a review |")
    print(f"|---|---|{'---|' * len(levels)}---|---|")
    with ProcessPoolExecutor(arguments.jobs, get_context("spawn")) as pool:
        for game in games:
            players = game.players[-1 if arguments.most else 0]
            seeds = range(1, arguments.games + 1)
            count = len(seeds)
            found = list(pool.map(one_game, [game.name] * count, [players] * count, [levels] * count, seeds))
            print(strengths(game.name, players, levels, found), flush=True)
            lucks.append(luck(game.name, players, levels, [it for played, _, _ in found for it in played]))
    print(f"\n| game | players | {' | '.join(levels)} | its correlation with the result | own choices, 9 of 10 |")
    print(f"|---|---|{'---|' * len(levels)}---|---|")
    print("\n".join(lucks))


def strengths(game: str, players: int, levels: Sequence[str], found: list[tuple[list[Played], float, int]]) -> str:
    """One line of the first table."""
    cells = []
    for level in levels:
        mean, error, spread = accuracy([it for played, _, _ in found for it in played if it.level == level])
        cells.append(f"{mean:.0f} ± {error:.0f} ({spread:.0f})")
    seconds, plies = [seconds for _, seconds, _ in found], [plies for _, _, plies in found]
    speed = f"{statistics.mean(seconds):.1f}, at most {max(seconds):.1f}"
    return f"| {game} | {players} | {' | '.join(cells)} | {statistics.mean(plies):.0f} | {speed} |"


def luck(game: str, players: int, levels: Sequence[str], played: list[Played]) -> str:
    """One line of the second table: what deal and draws gave each level on average, which should be nothing."""
    cells = []
    for level in levels:
        given = [100 * (it.balance.deal + it.balance.luck) for it in played if it.level == level]
        cells.append(f"{statistics.mean(given):+.0f} ± {statistics.stdev(given) / len(given) ** 0.5:.0f}")
    lucky, results = [it.balance.deal + it.balance.luck for it in played], [it.result for it in played]
    related = statistics.correlation(lucky, results) if len(set(lucky)) > 1 else 0.0
    own = statistics.quantiles([100 * it.balance.own for it in played], n=20)
    return f"| {game} | {players} | {' | '.join(cells)} | {related:.2f} | {own[0]:+.0f} to {own[-1]:+.0f} |"


if __name__ == "__main__":
    main()
