"""Levels: how strong a bot plays, in words for people, and the methods behind them, for programs.

This is the only place that says which method a level is. All names are accepted wherever a bot is named.
"""

from __future__ import annotations

from throneroom.bots.network_file import network_of
from throneroom.bots.thought import Budget
from throneroom.engine.game import Game

LEVELS = {
    "easy": "overlooks things: good for a first game",
    "fair": "takes what looks best at a glance, never looks ahead",
    "strong": "makes few mistakes",
    "best": "the strongest bot, 1 s",
}
"""From weak to strong, each with what to expect."""

METHODS = {
    "random": "a random legal choice",
    "page": "half of its choices are a squire's, the others random",
    "beginner": "overlooks some of its choices and takes what looks best of the others",
    "squire": "the choice that looks best at a glance",
    "knight": "a short search, 50 ms",
    "regent": "a long search, 1 s",
    "network": "the most likely action of a trained network, no search",
    "network-search": "a search with a trained network, 1 s",
    "sovereign": "perfect play where the game can be solved, else the strongest search, with or without a network, 1 s",
}
"""From weak to strong, each with what it does."""

BUDGETS = {
    "knight": Budget(seconds=0.05),
    "regent": Budget(seconds=1),
    "network-search": Budget(seconds=1),
    "sovereign": Budget(seconds=1),
}
"""How long the methods that search think about a decision, unless told otherwise."""

WITH_NETWORK = ("network", "network-search")
"""The methods that need a network."""

BUILT_IN = LEVELS | METHODS


def methods_of(game: Game) -> list[str]:
    """The methods that can play a game, from weak to strong."""
    return [name for name in METHODS if name not in WITH_NETWORK or network_of(game)]


def method_of(name: str, game: Game) -> str:
    """The method that a level stands for in a game. Any other name stands for itself."""
    if name == "strong":
        network = network_of(game)
        return "network" if network and network.beats_knight else "knight"
    return {"easy": "beginner", "fair": "squire", "best": "sovereign"}.get(name, name)


def budget_of(text: str, game: Game) -> Budget | None:
    """How long a bot thinks about a decision: what follows the colon in its name, else as usual. None: no search."""
    name, _, budget = text.partition(",")[0].partition(":")
    return Budget.parsed(budget) if budget else BUDGETS.get(method_of(name, game))
