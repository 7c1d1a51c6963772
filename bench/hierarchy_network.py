"""How often a network throws away a won position of Hierarchy: `python bench/hierarchy_network.py [FILE]`.

The network in the package, or in a file, plays both seats of all 1716 deals, always its likeliest choice. The solver
judges every decision. A deal is kept if the seat that wins it with perfect play also wins it here.
"""

from __future__ import annotations

import sys

import throneroom
from throneroom.bots import named
from throneroom.games.hierarchy.exact import Solver, distinct_deals

GAME = throneroom.find("hierarchy")


def main() -> None:
    bot = named(f"network:{sys.argv[1]}" if len(sys.argv) > 1 else "network", GAME)
    solver, decisions, chances, mistakes, kept = Solver(), 0, 0, 0, 0
    deals = distinct_deals()
    for parts in deals.values():
        position = throneroom.arrange(GAME.name, **parts).position
        winner = solver.analyse(position).winner
        while not position.over:
            seat, choices = position.seat, solver.analyse(position).choices
            winning = {choice.action for choice in choices if choice.winner == seat}
            action = bot.decide(position, seat)
            decisions += len(choices) > 1
            if winning and len(winning) < len(choices):
                chances += 1
                mistakes += action not in winning
            position.play(seat, action)
        kept += position.standing()[winner]
    print(f"{decisions} decisions with a choice in {len(deals)} deals")
    print(f"{chances} of them in a won position in which some choice loses")
    print(f"{mistakes} of these {chances} were mistakes ({mistakes / chances:.1%})")
    print(f"{kept} deals ({kept / len(deals):.1%}) were won by the seat that wins them with perfect play")


if __name__ == "__main__":
    main()
