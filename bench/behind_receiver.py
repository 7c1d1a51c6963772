"""A plugin for the arena: a squire of Behind the Throne that keeps every new kind it receives (BT-13).

throneroom arena behind-the-throne --bots squire,keeper --plugin bench.behind_receiver --deals 2000 --balance-every 0
"""

from throneroom.bots import Bot, named, register
from throneroom.engine.game import Game
from throneroom.engine.position import Position
from throneroom.games.behind_the_throne.rules import KEEP


class Keeper:
    """Decides like the squire, except that it keeps everything it receives."""

    def __init__(self, squire: Bot) -> None:
        self._squire = squire

    def decide(self, known: Position, seat: int) -> int:
        return KEEP if KEEP in known.legal(seat) else self._squire.decide(known, seat)


def keeper(game: Game, seed: int) -> Keeper:
    return Keeper(named("squire", game, seed))


register("keeper", keeper)
