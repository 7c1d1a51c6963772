"""Bots: each decides for a seat from what the seat knows, within a budget, and gives its reasons."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

from throneroom.bots.bot import Bot, Strategy
from throneroom.bots.outside import Factory, enter, outsider, outsiders
from throneroom.bots.searcher import Searcher, Style
from throneroom.bots.simple import Page, RandomBot, Squire
from throneroom.bots.sovereign import Sovereign
from throneroom.bots.thought import Budget, Choice, Thought
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game
from throneroom.engine.position import KnownPosition

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "Choice",
    "Factory",
    "KnownPosition",
    "Strategy",
    "Style",
    "Thought",
    "known_bots",
    "named",
    "register",
]

LEVELS = {
    "random": "a random legal choice",
    "page": "a beginner: half of its choices are a squire's, the others random",
    "squire": "the choice that looks best at a glance",
    "knight": "a short search, 50 ms",
    "regent": "a long search, 1 s",
    "sovereign": "perfect play where the game can be solved, else the best search, 1 s",
}
BUDGETS = {"knight": Budget(seconds=0.05), "regent": Budget(seconds=1), "sovereign": Budget(seconds=1)}


def register(name: str, factory: Factory, about: str = "an external bot") -> None:
    """Register your own bot under a name: `factory(game, seed)` returns an object with a `decide` method.

    This registers it in the current process only. To make a bot known to other processes (arena workers, the server's
    bots), register it in a plugin: see `throneroom.bots.outside`.
    """
    enter(name, factory, about, taken=LEVELS)


def known_bots() -> dict[str, str]:
    """All bots with their descriptions: the built-in levels from weak to strong, then the external ones."""
    return LEVELS | outsiders()


def named(text: str, game: Game, seed: int = 0) -> Bot:
    """A bot by its level, ready to think: `knight`, with another budget `knight:200ms` or `knight:5000` (samples),
    with another search style `knight:1s,c=0.8,horizon=20,cores=2`; or a registered bot by its name.
    """
    head, *settings = text.split(",")
    level, _, budget = head.partition(":")
    if level not in LEVELS and level not in outsiders():
        raise SettingsError(f"no bot is called {level!r}; there are: {', '.join(known_bots())}")
    if level not in BUDGETS:
        if budget or settings:
            raise SettingsError(f"{level} does not search: it takes no budget and no style")
        return Bot(_without_search(level, game, seed))
    allowed = Budget.parsed(budget) if budget else BUDGETS[level]
    searcher = Searcher(game, seed, allowed, _style(settings))
    return Bot(Sovereign(game, searcher) if level == "sovereign" else searcher)


def _without_search(level: str, game: Game, seed: int) -> Strategy:
    if level not in LEVELS:
        return outsider(level, game, seed)
    makers: dict[str, Callable[[], Strategy]] = {
        "random": lambda: RandomBot(seed),
        "page": lambda: Page(game, seed),
        "squire": lambda: Squire(game, seed),
    }
    return makers[level]()


def _style(settings: list[str]) -> Style:
    """NAME=VALUE pairs."""
    known = {field.name: field.type for field in dataclasses.fields(Style) if field.name != "fair"}
    chosen: dict[str, float] = {}
    for text in settings:
        name, _, value = text.partition("=")
        if name not in known:
            raise SettingsError(f"a search has no setting {name!r}; it has: {', '.join(known)}")
        try:
            chosen[name] = int(value) if "int" in str(known[name]) else float(value)
        except ValueError:
            raise SettingsError(f"{name} takes a number, not {value!r}") from None
    return Style(**chosen)  # type: ignore[arg-type]
