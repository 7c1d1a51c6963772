"""Throne and the Grail: five cards a round go into one Line, and each candidate takes its end once."""

from throneroom.engine.game import Game, Option
from throneroom.games.throne_and_grail.cards import BOX_MINUS, BOX_PLUS

GAME = Game(
    name="throne-and-grail",
    title="Throne and the Grail",
    players=(2,),
    minutes=20,
    about="Feed one Line of cards and take its end at the right moment: by points, or at once with all three Grails.",
    version=1,
    package=__name__,
    secrets=True,
    options=(
        Option("plus", BOX_PLUS, 1, 20, "The numbers on the seven plus cards."),
        Option("minus", BOX_MINUS, -20, -1, "The numbers on the nine minus cards."),
    ),
)
