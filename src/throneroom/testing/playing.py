"""Reproducible games between bots, for screenshots and for tests that need a position in the middle of a game."""

from __future__ import annotations

import throneroom
from throneroom.bots import named
from throneroom.engine.game import find
from throneroom.engine.match import Match


def played_by_squires(game: str, players: int, seed: int) -> Match:
    """A whole game between squires."""
    match, bot = throneroom.new(game, players=players, seed=seed), named("squire", find(game))
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.notations[bot.decide(match.position, match.seats.index(seat))])
    return match
