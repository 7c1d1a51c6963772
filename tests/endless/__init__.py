"""A small game whose positions come back, and which need not end: two seats move one marker round a ring.

Whose turn it is moves the marker on or back by one place. Whoever finds it at the gate may claim the throne and wins;
so nobody likes to move it there, and good players go to and fro forever. With the option `gate` 0 nobody can claim,
and the marker only goes on: a game without choice and without end.
"""

from throneroom.engine.game import Game, Option

GAME = Game(
    name="ring",
    players=(2,),
    minutes=1,
    version=1,
    package=__name__,
    secrets=False,
    options=(Option("gate", 1, 0, 1),),
)
