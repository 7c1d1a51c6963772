"""Throne and the Grail: five cards a round go into one Line, and each candidate takes its end once."""

from throneroom.engine.game import Game, Option
from throneroom.games.throne_and_grail.cards import BOX_MINUS, BOX_PLUS

GAME = Game(
    name="throne-and-grail",
    players=(2,),
    minutes=20,
    version=1,
    package=__name__,
    environment=2,
    secrets=True,
    options=(
        Option("plus", BOX_PLUS, 1, 20),
        Option("minus", BOX_MINUS, -20, -1),
    ),
)
