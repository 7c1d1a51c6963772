"""A bot from elsewhere, known to the server of the tests: it takes the last of its choices."""

from throneroom.bots import register
from throneroom.engine.game import Game
from throneroom.engine.position import Position


class Dreamer:
    def decide(self, known: Position, seat: int) -> int:
        return known.legal(seat)[-1]


def dreaming(game: Game, seed: int) -> Dreamer:
    return Dreamer()


register("dreamer", dreaming, "the last of its choices")
