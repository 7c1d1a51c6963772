"""Behind the Throne: reveal a falling row of characters, stop in time, and keep the kinds that pay."""

from throneroom.engine.game import Game

GAME = Game(
    name="behind-the-throne",
    players=(2, 3, 4),
    minutes=25,
    version=2,
    package=__name__,
    environment=2,
    secrets=True,
)
