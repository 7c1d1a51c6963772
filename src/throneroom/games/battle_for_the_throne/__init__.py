"""Battle For The Throne: a deck and a court for everyone, all against all; the last King on the table wins."""

from throneroom.engine.game import Game, Option

GAME = Game(
    name="battle-for-the-throne",
    players=(2, 3, 4, 5, 6),
    minutes=40,
    version=2,
    package=__name__,
    environment=2,
    secrets=True,
    options=(Option("jokers", 2, 0, 4),),
    together=True,
)
