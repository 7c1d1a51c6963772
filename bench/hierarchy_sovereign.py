"""Perfect play never loses a won position: `python bench/hierarchy_sovereign.py [POSITIONS]`, by default 10,000.

Random games are stopped at a random decision. From each position, the side that the solver declares the winner plays as
the solver says, once against random replies and once against the solver itself. Before every decision, the verdict must
be the same. The game must not last longer than predicted, and against the solver itself exactly as long.
"""

from __future__ import annotations

import random
import sys
import time

import throneroom
from throneroom.engine.chance import seed_key
from throneroom.games.hierarchy.exact import Solver

GAME = throneroom.find("hierarchy")


def random_position(seed: int) -> throneroom.Position:
    """A position of a random game that is not over."""
    choose = random.Random(seed)
    while True:
        position = throneroom.Position.deal(GAME, GAME.settings(), seed_key(choose.getrandbits(60)))
        for _ in range(choose.randrange(16)):
            if not position.over:
                position.play(position.seat, choose.choice(position.legal(position.seat)))
        if not position.over:
            return position


def play_out(solver: Solver, start: throneroom.Position, choose: random.Random | None) -> tuple[int, int]:
    """The winner and the length of a game: the winning side plays by the solver, the other too, or at random."""
    position, winner, decisions = start.copy(), solver.analyse(start).winner, 0
    while not position.over:
        found = solver.analyse(position)
        if found.winner != winner:
            raise AssertionError(f"a won position became lost: {position.checked_state().__dict__}")
        best = found.choices[0].action
        action = best if choose is None or position.seat == winner else choose.choice(position.legal(position.seat))
        position.play(position.seat, action)
        decisions += 1
    return position.standing().index(1), decisions


def check(positions: int) -> tuple[int, int]:
    """Play from random positions. Returns in how many of them the side to move wins, and the number of decisions."""
    solver, on_turn, decisions = Solver(), 0, 0
    for seed in range(positions):
        start = random_position(seed)
        found = solver.analyse(start)
        on_turn += found.winner == start.seat
        for choose in (random.Random(seed), None):
            winner, length = play_out(solver, start, choose)
            decisions += length
            if winner != found.winner or length > found.length or (choose is None and length != found.length):
                raise AssertionError(f"seat {winner} won after {length} decisions, the solver said {found}")
    return on_turn, decisions


def main() -> None:
    positions = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    start = time.perf_counter()
    on_turn, decisions = check(positions)
    print(f"{positions} positions, {on_turn} won by the side to move, the others by its rival; {decisions} decisions")
    print(f"no verdict changed, no won position was lost; {time.perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main()
