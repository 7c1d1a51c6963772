"""Hierarchy: fourteen characters, open hands, one Line; the last player able to play takes the throne."""

from throneroom.engine.game import Game

GAME = Game(
    name="hierarchy",
    title="Hierarchy",
    players=(2,),
    minutes=20,
    about="A duel with open cards: lay a character on top of the Line until your rival has none that may follow.",
    version=1,
    package=__name__,
    secrets=False,
)
