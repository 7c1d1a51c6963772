"""Endings: positions near the end of random games, whose trees are small enough to be walked in full."""

import random

import throneroom
from throneroom.engine.match import Match


def ending(game: str, seed: int, left: int, players: int | None = None) -> Match:
    """A random game, this many decisions before its end."""
    match, choose = throneroom.new(game, players=players, seed=seed), random.Random(seed)
    while not match.over:
        seat = choose.choice(match.waiting)
        match.play(seat, choose.choice(match.legal(seat)))
    return match.at(max(0, match.ply - left))
