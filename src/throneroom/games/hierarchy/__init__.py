"""Hierarchy: fourteen characters, open hands, one Line; the last player able to play takes the throne."""

from throneroom.engine.game import Game

GAME = Game(
    name="hierarchy",
    players=(2,),
    minutes=20,
    version=1,
    package=__name__,
    environment=2,
    secrets=False,
    foreseeable=True,
)
