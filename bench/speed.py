"""Speed on one core, ours and OpenSpiel's in the same run: `make bench`, or `python bench/speed.py [GAME ...]`.

Each figure is the best of several rounds in which ours and the peer's alternate, so that a busy machine affects both.
A decision is one action of a player; in OpenSpiel's figures, chance moves after the deal count as decisions too.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import numpy as np

from throneroom.engine.batch import Batch, batch_kernels_of, random_games
from throneroom.engine.chance import seed_key
from throneroom.engine.compiled import progress
from throneroom.engine.dice import new_dice
from throneroom.engine.game import Game, all_games, find
from throneroom.engine.position import Position

CLOCK = time.thread_time if os.environ.get("BUSY") else time.perf_counter
"""See `environments.py`."""
ROUNDS = 9
STEPS = 30
PEERS = {"tic_tac_toe": 20_000, "leduc_poker": 20_000, "hearts": 1_000}
"""OpenSpiel's games, and the number of rollouts in a round."""

Measure = Callable[[], float]
"""Runs once and returns units a second."""


def best(measures: dict[str, Measure], rounds: int = ROUNDS) -> dict[str, float]:
    """The best of several rounds for each measure; the measures alternate."""
    top = dict.fromkeys(measures, 0.0)
    for _ in range(rounds):
        for name, measure in measures.items():
            top[name] = max(top[name], measure())
    return top


def rate(work: Callable[[], int]) -> float:
    """Units a second of a piece of work that returns how many units it did."""
    start = CLOCK()
    done = work()
    return done / (CLOCK() - start)


# Ours


def whole_games(game: Game) -> Measure:
    count = 20_000 // (length(game) + 1) * 10 + 10
    return lambda: rate(lambda: random_games(game, count, game.settings(), 1)[0])


def rollouts(game: Game) -> Measure:
    """Random play to the end from one dealt position, cloned each time, like OpenSpiel's rollouts."""
    compiled, dice, out = batch_kernels_of(game), new_dice(1), np.zeros(game.plain_rules.CHOICES + 1, np.int64)
    states = np.concatenate([dealt(game).states] * 2)
    count = 200_000 // (length(game) + 1) + 10
    with progress(lambda: f"{game.title} (rollouts)"):
        compiled.rollouts(states, 1, dice, out)
    return lambda: rate(lambda: compiled.rollouts(states, count, dice, out))


def from_python(game: Game) -> Measure:
    """Clone a dealt position and play it to its end at random, every step from Python."""
    start = dealt(game)

    def work() -> int:
        decisions, choose = 0, random.Random(1)
        for _ in range(max(3, 5_000 // (length(game) + 1))):
            position = start.copy()
            while position.waiting:
                actions = position.legal(position.seat)
                position.play(position.seat, actions[int(choose.random() * len(actions))])
                decisions += 1
        return decisions

    return lambda: rate(work)


def batch(game: Game, size: int, cores: int | None) -> Measure:
    """Step many games: including seats, masks, results and new deals, but not the choice of actions."""
    many, dice = Batch(game, size, seed=1, cores=cores), new_dice(1)

    def measure() -> float:
        spent = 0.0
        for _ in range(STEPS):
            actions = many.random_actions(dice)
            start = time.perf_counter()
            many.step(actions)
            spent += time.perf_counter() - start
        return STEPS * size / spent

    return measure


def clones(game: Game) -> Measure:
    states = np.concatenate([dealt(game).states] * 64)
    batch_kernels_of(game).clones(states, 1)
    return lambda: rate(lambda: batch_kernels_of(game).clones(states, 1_000_000) or 1_000_000)


def clones_from_python(game: Game) -> Measure:
    position = dealt(game)
    return lambda: rate(lambda: len([position.copy() for _ in range(20_000)]))


def dealt(game: Game, seed: int = 7) -> Position:
    return Position.deal(game, game.settings(), seed_key(seed))


@cache
def length(game: Game) -> int:
    """The mean number of decisions of a random game."""
    return random_games(game, 20, game.settings(), 3)[0] // 20


# OpenSpiel


def peer_state(name: str) -> Any:
    """A state after the deal."""
    import pyspiel

    state, choose = pyspiel.load_game(name).new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(chance_move(state, choose))
    return state


def chance_move(state: Any, choose: random.Random) -> int:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    return int(choose.choices(actions, weights)[0])


def peer_walk(state: Any, choose: random.Random) -> int:
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance_move(state, choose))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(choose.random() * len(actions))])
        moves += 1
    return moves


def peer_rollouts(name: str) -> Measure:
    """OpenSpiel's MCTS bot with one simulation only runs its C++ rollouts, from one move after the state."""
    import pyspiel

    state, choose = peer_state(name), random.Random(1)
    mean = sum(peer_walk(state.clone(), choose) for _ in range(400)) / 400
    evaluator = pyspiel.RandomRolloutEvaluator(PEERS[name], 1)
    bot = pyspiel.MCTSBot(state.get_game(), evaluator, 2.0, 1, 10, False, 1, False)
    return lambda: rate(lambda: bot.step(state) is not None and int(mean * PEERS[name]))


def peer_from_python(name: str) -> Measure:
    state, games = peer_state(name), 20 if name == "hearts" else 200
    return lambda: rate(lambda: sum(peer_walk(state.clone(), random.Random(n)) for n in range(games)))


def peer_clones(name: str) -> Measure:
    state = peer_state(name)
    return lambda: rate(lambda: len([state.clone() for _ in range(20_000)]))


# Start


def start_seconds(game: Game) -> tuple[float, float]:
    """Seconds from the start of a process to its first list of legal actions, with an empty cache and a full one."""
    program = f"import throneroom as t; m = t.new({game.name!r}, seed=7); m.legal('p1')"
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "THRONEROOM_CACHE": cache}
        seconds = []
        for _ in range(4):
            start = time.perf_counter()
            subprocess.run([sys.executable, "-c", program], env=environment, check=True, capture_output=True)
            seconds.append(time.perf_counter() - start)
    return seconds[0], min(seconds[1:])


# Report


def report(title: str, unit: str, ours: dict[str, Measure], peers: dict[str, Measure], scale: float = 1e6) -> None:
    """Print a table: every figure, and each of ours as a ratio to the fastest peer."""
    found = best(ours | peers)
    fastest = max((found[name] for name in peers), default=0.0)
    print(f"\n{title} ({unit})")
    for name, value in found.items():
        ratio = f"{value / fastest:8.2f} x the fastest peer" if name in ours and fastest else ""
        print(f"  {name:34}{value / scale:10.3f}  {ratio}", flush=True)


def for_each(games: Iterable[Game], kind: Callable[[Game], Measure]) -> dict[str, Measure]:
    return {game.name: kind(game) for game in games}


def main(names: list[str]) -> None:
    games = [find(name) for name in names] or list(all_games())
    peers = {f"OpenSpiel {name} (C++ rollouts)": peer_rollouts(name) for name in PEERS}
    stepped = {f"OpenSpiel {name} (from Python)": peer_from_python(name) for name in PEERS}
    copies = {f"OpenSpiel {name} (from Python)": peer_clones(name) for name in PEERS}
    print(f"Best of {ROUNDS} rounds, one core unless stated otherwise.")
    report("Random play to the end from a dealt position", "M decisions/s", for_each(games, rollouts), peers)
    report("Whole random games, deals included", "M decisions/s", for_each(games, whole_games), {})
    report("Stepping from Python", "M decisions/s", for_each(games, from_python), stepped)
    report("A batch of 1024, one core", "M decisions/s", for_each(games, lambda game: batch(game, 1024, 1)), {})
    report("A batch of 16384, all cores", "M decisions/s", for_each(games, lambda game: batch(game, 16384, None)), {})
    report("Clones inside compiled code", "M/s", for_each(games, clones), {})
    report("Clones from Python", "M/s", for_each(games, clones_from_python), copies)
    print("\nFrom the start of a process to the first list of legal actions (s): empty cache, full cache")
    for game in games:
        cold, warm = start_seconds(game)
        print(f"  {game.name:34}{cold:10.2f}{warm:10.2f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
