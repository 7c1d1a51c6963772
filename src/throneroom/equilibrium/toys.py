"""Toys: for each game, a position that can be solved, in a few worlds that no seat can tell apart at first.

A toy is an arranged position, not an option of the game: its rules, records and actions are those of the game.
"""

from __future__ import annotations

from throneroom.engine.deals import deal_key, world_dice
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game, all_games
from throneroom.engine.game_modules import ToyModule
from throneroom.engine.match import Match
from throneroom.engine.position import SPECTATOR, Position


def toy_of(game: Game) -> ToyModule:
    """The toy of a game; raises if there is none."""
    if game.toy is None:
        names = [known.name for known in all_games() if known.toy]
        raise SettingsError(f"{game.title} has no toy; games that have one: {', '.join(names)}")
    return game.toy


def worlds_of(game: Game, toy: ToyModule) -> list[Position]:
    """The positions from which a toy begins, equally likely."""
    first = Match(game, game.settings(), deal_key(0, 0), toy.START).position
    return [first.guessed(SPECTATOR, world_dice(0, world)) for world in range(toy.WORLDS)] or [first.copy()]
