"""Coup: hidden influence, bluffs and challenges, for two to six players.

An example of a whole game from declarations: it declares state and verbs and writes the rules. Everything else
(notation, setup, view, story, what a seat knows, observations, a table in the page and in the terminal) is derived.
"""

from throneroom.engine.game import Game

GAME = Game(
    name="coup",
    players=(2, 3, 4, 5, 6),
    minutes=15,
    version=1,
    package=__name__,
    secrets=True,
)
