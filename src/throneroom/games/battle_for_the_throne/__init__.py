"""Battle For The Throne: a deck and a court for everyone, all against all; the last King on the table wins."""

from throneroom.engine.game import Game, Option

GAME = Game(
    name="battle-for-the-throne",
    title="Battle For The Throne",
    players=(2, 3, 4, 5, 6),
    minutes=40,
    about="Strike at your rivals' Jacks, then their Queens, then the King; the last King on the table wins.",
    version=2,
    package=__name__,
    secrets=True,
    options=(Option("jokers", 2, 0, 4, "Jokers in each player's deck"),),
    together=True,
)
