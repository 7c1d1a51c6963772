"""Shadow Throne: draft characters of three factions, commit them secretly to a battle, and stand with the winners."""

from throneroom.engine.game import Game, Option

GAME = Game(
    name="shadow-throne",
    title="Shadow Throne",
    players=(3, 4, 5),
    minutes=40,
    about="Draft, then choose in secret: four waves of a battle between Empire, Rebels and Church, and profit for "
    "those who backed the winner.",
    version=1,
    package=__name__,
    secrets=True,
    options=(Option("target", 15, 15, 25, "influence that ends the game", allowed=(15, 20, 25)),),
    together=True,
)
