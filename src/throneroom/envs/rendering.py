"""Rendering: a whole table as text, for the people who watch a learner. It tells everything, so no learner gets it."""

from __future__ import annotations

from throneroom.engine.catalogue import ENGLISH
from throneroom.engine.position import Position


def table_text(position: Position) -> str:
    """The whole table as named parts, and what is asked."""
    game, state = position.game, position.checked_state()
    asked = game.catalogue(ENGLISH).text(game.story.ask(state, None))
    return "\n".join([*(f"{name}: {value}" for name, value in game.setup.parts(state).items() if value), asked])
