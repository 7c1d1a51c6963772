"""Shadow Throne: draft characters of three factions, commit them secretly to a battle, and stand with the winners."""

from throneroom.engine.game import Game, Option

GAME = Game(
    name="shadow-throne",
    players=(3, 4, 5),
    minutes=40,
    version=1,
    package=__name__,
    environment=2,
    secrets=True,
    options=(Option("target", 15, 15, 25, allowed=(15, 20, 25)),),
    together=True,
)
