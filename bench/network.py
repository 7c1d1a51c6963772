"""Networks on one core: `python bench/network.py [GAME ...]`, alone, inside a search, and for a whole game.

The network has random weights and the hidden layers HIDDEN. Positions are from a game between squires: an evaluation is
the mean over all decisions of that game, called from Python one by one; a search has 1,000 simulations and starts half
way.

The second table has the networks of the package: a game between squires with the most players is judged as its graph is
(`judge_all`), position by position, and its record is replayed; in processor time, so that others do not count.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path

import numpy as np
from search import half_played
from speed import Measure, best, rate

from throneroom.bots import Bot, Budget, Network, named, read_network, write_network
from throneroom.bots.bot import known_to
from throneroom.bots.judge import Judge
from throneroom.bots.network_file import network_of
from throneroom.bots.searcher import Searcher
from throneroom.engine.chance import seed_key
from throneroom.engine.game import Game, all_games, find
from throneroom.engine.match import Match, replay
from throneroom.engine.observation import observation_size
from throneroom.engine.position import Position

HIDDEN = (1024, 512, 256)
SAMPLES = 1_000
ROUNDS = 7


def random_network(game: Game) -> Network:
    chance, rules = np.random.default_rng(1), game.plain_rules
    sizes = [*pairwise((observation_size(game), *HIDDEN)), (HIDDEN[-1], rules.ACTIONS), (HIDDEN[-1], rules.SEATS)]
    layers = [
        ((chance.standard_normal(size) * np.sqrt(2 / size[0])).astype(np.float32), np.zeros(size[1], np.float32))
        for size in sizes
    ]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "random.npz"
        write_network(file, game, layers[:-2], layers[-2], layers[-1])
        return read_network(file, game)


def decisions(game: Game) -> list[Position]:
    """The decisions with a choice of one game between squires."""
    squire, position = named("squire", game, 1), Position.deal(game, game.settings(), seed_key(7))
    line: list[Position] = []
    while not position.over:
        if len(position.legal(position.seat)) > 1:
            line.append(position.copy())
        position.play(position.seat, squire.decide(position, position.seat))
    return line


def evaluations(game: Game, network: Network) -> Measure:
    line = decisions(game)
    seats = [position.seat for position in line]
    return lambda: rate(lambda: len(network.judge_many(line, seats)))


def searched(searcher: Searcher, position: Position) -> tuple[Measure, Measure]:
    """Evaluations and simulations a second inside a search."""
    bot = Bot(searcher)
    bot.think(position, position.seat)

    def evaluated() -> int:
        bot.think(position, position.seat)
        return searcher.evaluations

    return (lambda: rate(evaluated)), (lambda: rate(lambda: bot.think(position, position.seat).samples))


def whole_game(game: Game) -> Match:
    """A game between squires with the most players."""
    match, squire = Match(game, game.settings(game.players[-1]), seed_key(7)), named("squire", game, 1)
    while not match.over:
        seat = match.position.seat
        match.play(match.seats[seat], match.notations[squire.decide(match.position, seat)])
    return match


def judged(game: Game) -> str:
    """A row of the second table: milliseconds for the positions of a game, and for its record."""
    match, judge = whole_game(game), Judge(game)
    network = network_of(game)
    assert network
    start = match.at(0).position
    Judge(game).judge_all(start)  # loads the code
    network.judge(known_to(start, start.seat), start.seat)
    position, times, networks = match.at(0).position, [], []
    for seat, action in match.decisions:
        began = time.process_time()
        judge.judge_all(position)
        times.append(1000 * (time.process_time() - began))
        known = known_to(position, seat)
        began = time.process_time()
        network.judge(known, seat)
        networks.append(1000 * (time.process_time() - began))
        position.play(seat, action)
    record = match.record()
    began = time.process_time()
    replay(record)
    again = 1000 * (time.process_time() - began)
    figures = f"{statistics.median(times):10.3f}{max(times):10.3f}{sum(times):10.1f}{again:10.1f}"
    alone = f"{statistics.median(networks):12.3f}{max(networks):10.3f}"
    return f"{game.name:26}{match.players:8}{match.ply:10}{figures}{alone}"


def main(names: list[str]) -> None:
    print(f"Best of {ROUNDS} rounds, one core, hidden layers {HIDDEN}.")
    print(f"{'':26}{'inputs':>8}{'ms each':>10}{'evaluations/s in search':>26}{'simulations/s':>16}")
    for game in [find(name) for name in names] or all_games():
        network = random_network(game)
        inside, simulations = searched(
            Searcher(game, 1, Budget(samples=SAMPLES), network=network), half_played(game)
        )  # fmt: skip
        found = best({"alone": evaluations(game, network), "inside": inside, "simulations": simulations}, ROUNDS)
        print(
            f"{game.name:26}{observation_size(game):8}{1000 / found['alone']:10.3f}"
            f"{found['inside']:26,.0f}{found['simulations']:16,.0f}",
            flush=True,
        )
    print("\nThe networks of the package, a whole game with the most players; ms of processor time.")
    titles = f"{'p50':>10}{'max':>10}{'all':>10}{'replay':>10}{'network p50':>12}{'max':>10}"
    print(f"{'':26}{'players':>8}{'positions':>10}{titles}")
    for game in [find(name) for name in names] or all_games():
        print(judged(game), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
