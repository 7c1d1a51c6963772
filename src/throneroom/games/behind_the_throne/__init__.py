"""Behind the Throne: reveal a falling row of characters, stop in time, and keep the kinds that pay."""

from throneroom.engine.game import Game

GAME = Game(
    name="behind-the-throne",
    title="Behind the Throne",
    players=(2, 3, 4),
    minutes=25,
    about="Push your luck: reveal characters that must not rise, collect them or trade them, and score pairs.",
    version=2,
    package=__name__,
    secrets=True,
)
