"""Reproducible games between bots, for screenshots and for tests that need a position in the middle of a game."""

from __future__ import annotations

from collections.abc import Sequence

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


def played_by(game: str, levels: Sequence[str], seed: int) -> Match:
    """A whole game between bots of these levels, one for each seat."""
    match = throneroom.new(game, players=len(levels), seed=seed)
    bots = [named(level, find(game), seed) for level in levels]
    while not match.over:
        seat = match.position.seat
        match.play(match.seats[seat], match.notations[bots[seat].decide(match.position, seat)])
    return match
