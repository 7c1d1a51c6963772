"""Coup: hidden influence, bluffs and challenges, for two to six.

An example of a whole game from declarations: state and verbs are declared, the rules are written, and everything else
(notation, setup, view, story, what a seat knows, observations, a table in the page and on the terminal) is derived.
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
