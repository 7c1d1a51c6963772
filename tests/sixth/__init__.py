"""A sixth game, outside the house: sealed bids for three or four, with hidden hands and cards left out.

Sixteen cards; a hand of four each. In a round all bid one card in secret; the highest bid takes the round, or
the lowest with the option `low`. Who has most rounds wins, the favourite (drawn at the deal) before others.
"""

from throneroom.engine.game import Game, Option

GAME = Game(
    name="sealed-bids",
    players=(3, 4),
    minutes=1,
    version=1,
    package=__name__,
    secrets=True,
    options=(Option("low", 0, 0, 1),),
    together=True,
)
