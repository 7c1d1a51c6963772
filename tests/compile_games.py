"""Compiles every game once, before the tests start: `python -m tests.compile_games`.

The workers of pytest, the servers they start and the bots of those servers all need the same compiled code. If it is
not in the cache yet, each of them would compile it for itself. Coup is among the games: the page is tested with it.
"""

from throneroom.bots.outside import add_plugins
from throneroom.cli.compile import compile_games
from throneroom.engine.game import all_games

if __name__ == "__main__":
    add_plugins(["examples.coup.plugin"])
    compile_games(all_games())
