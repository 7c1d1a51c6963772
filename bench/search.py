"""Search speed on one core, ours and OpenSpiel's C++ IS-MCTS in the same run: `python bench/search.py [GAME ...]`.

A simulation is one guessed world, played from the position to its end or to the horizon of the search. Its mean length
(decisions in the tree and in the playout) is printed beside the speed. Our searches start from a dealt position and
from one in the middle of a game between squires; the peer's start from the deal, with a uniform playout per simulation.
It also measures how long a knight (50 ms) takes for the first decision in a new process that has just loaded its code
from the cache.
"""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

from speed import Measure, best, chance_move, rate

from throneroom.bots import Bot, Budget, named
from throneroom.bots.searcher import Searcher
from throneroom.engine.chance import seed_key
from throneroom.engine.game import Game, all_games, find
from throneroom.engine.position import Position

ROUNDS = 5
SAMPLES = 20_000
PEER_SAMPLES = 2_000
PEERS = ("leduc_poker", "gin_rummy")
STARTS = 5

FIRST_DECISION = """
import time, throneroom
from throneroom.bots import named
from throneroom.engine.chance import seed_key
from throneroom.engine.position import Position
game = throneroom.engine.game.find({name!r})
position = Position.deal(game, game.settings(), seed_key(7))
bot = named("knight", game)
start = time.perf_counter()
bot.decide(position, position.seat)
print(time.perf_counter() - start)
"""


def half_played(game: Game) -> Position:
    """A position in the middle of a game between squires, with more than one choice."""
    squire = named("squire", game, 1)
    line: list[Position] = []
    position = Position.deal(game, game.settings(), seed_key(7))
    while not position.over:
        if len(position.legal(position.seat)) > 1:
            line.append(position.copy())
        position.play(position.seat, squire.decide(position, position.seat))
    return line[len(line) // 2]


def simulations(game: Game, position: Position) -> tuple[Measure, float]:
    """Measure simulations a second; also returns the mean length of a simulation."""
    searcher, seat = Searcher(game, 1, Budget(samples=SAMPLES)), position.seat
    bot = Bot(searcher)
    bot.think(position, seat)
    return (lambda: rate(lambda: bot.think(position, seat).samples)), searcher.decisions / SAMPLES


def peer_simulations(name: str) -> tuple[Measure, float]:
    import pyspiel

    state, choose = pyspiel.load_game(name).new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(chance_move(state, choose))
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, PEER_SAMPLES, -1, allow_inconsistent_action_sets=True)
    mean = sum(peer_length(state.clone(), choose) for _ in range(200)) / 200
    return (lambda: rate(lambda: PEER_SAMPLES if bot.step(state) is not None else 0)), mean


def peer_length(state: Any, choose: random.Random) -> int:
    """The number of decisions of one random game from here, without chance moves."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance_move(state, choose))
        else:
            state.apply_action(choose.choice(state.legal_actions()))
            decisions += 1
    return decisions


def first_decision(game: Game) -> float:
    """The longest first decision of a few new processes, in seconds."""
    program = FIRST_DECISION.format(name=game.name)
    run = [sys.executable, "-c", program]
    return max(float(subprocess.run(run, check=True, capture_output=True, text=True).stdout) for _ in range(STARTS))


def main(names: list[str]) -> None:
    games = [find(name) for name in names] or list(all_games())
    measured: dict[str, tuple[Measure, float]] = {}
    for game in games:
        measured[f"{game.name}, dealt"] = simulations(game, Position.deal(game, game.settings(), seed_key(7)))
        measured[f"{game.name}, half played"] = simulations(game, half_played(game))
    for name in PEERS:
        measured[f"OpenSpiel {name}"] = peer_simulations(name)
    found = best({name: measure for name, (measure, _) in measured.items()}, ROUNDS)
    print(f"Best of {ROUNDS} rounds, one core.\n{'':40}{'simulations/s':>14}{'mean length':>13}{'M decisions/s':>15}")
    for name, speed in found.items():
        length = measured[name][1]
        print(f"{name:40}{speed:14,.0f}{length:13.1f}{speed * length / 1e6:15.2f}")
    print(f"\nFirst decision of a knight (50 ms) in a new process, the longest of {STARTS}")
    for game in games:
        print(f"{game.name:40}{1000 * first_decision(game):11.1f} ms", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
