"""Bots: each decides for a seat from what the seat knows, within a budget, and gives its reasons."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

from throneroom.bots.beginner import Beginner
from throneroom.bots.bot import Bot, Strategy
from throneroom.bots.levels import BUDGETS, BUILT_IN, LEVELS, METHODS, method_of
from throneroom.bots.network import Network
from throneroom.bots.network_bot import NetworkBot
from throneroom.bots.network_file import label_network, network_of, read_network, write_network
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
    "METHODS",
    "Bot",
    "Budget",
    "Choice",
    "Factory",
    "KnownPosition",
    "Network",
    "Strategy",
    "Style",
    "Thought",
    "known_bots",
    "label_network",
    "named",
    "network_of",
    "read_network",
    "register",
    "registered_bots",
    "unknown_bot",
    "write_network",
]


def register(name: str, factory: Factory, about: str = "an external bot") -> None:
    """Register your own bot under a name: `factory(game, seed)` returns an object with a `decide` method.

    This registers it in the current process only. To make a bot known to other processes (arena workers, the server's
    bots), register it in a plugin: see `throneroom.bots.outside`.
    """
    enter(name, factory, about, taken=BUILT_IN)


def known_bots() -> dict[str, str]:
    """All bots with their descriptions: levels and methods, each from weak to strong, then the external ones."""
    return BUILT_IN | outsiders()


def registered_bots() -> dict[str, str]:
    """The external bots with their descriptions."""
    return outsiders()


def unknown_bot(name: str) -> SettingsError:
    """The error that says which bots there are instead."""
    names = f"the levels are {', '.join(LEVELS)}; the methods are {', '.join((*METHODS, *outsiders()))}"
    return SettingsError(f"no bot is called {name[:40]!r}; {names}")


def named(text: str, game: Game, seed: int = 0) -> Bot:
    """A bot by its level (`easy`, `fair`, `strong`, `best`) or its method, ready to think; or a registered bot.

    A method that searches takes another budget, `knight:200ms` or `knight:5000` (samples), and another search style,
    `knight:1s,c=0.8,horizon=20,cores=2`. With another network than that in the package: `network:FILE.npz`,
    `network-search:1s,file=FILE.npz`. Levels take none of these.
    """
    name, detail, settings = _parts(text)
    if name not in known_bots():
        raise unknown_bot(name)
    method = method_of(name, game)
    if name in LEVELS and (detail or settings):
        raise SettingsError(f"{name} is a level: it takes no budget and no style; methods do, such as knight:200ms")
    if method == "network":
        if settings:
            raise SettingsError("network does not search: it takes a file and no style")
        return Bot(NetworkBot(_network(game, detail), seed))
    if method not in BUDGETS:
        if detail or settings:
            raise SettingsError(f"{name} does not search: it takes no budget and no style")
        return Bot(_without_search(method, game, seed))
    network = _network_for(method, game, settings)
    allowed = Budget.parsed(detail) if detail else BUDGETS[method]
    searcher = Searcher(game, seed, allowed, _style(settings, network), network)
    return Bot(Sovereign(game, searcher, network is not None) if method == "sovereign" else searcher)


def _parts(text: str) -> tuple[str, str, dict[str, str]]:
    """A level or method, its budget (or file), and its settings."""
    head, *settings = text.split(",")
    name, _, detail = head.partition(":")
    pairs = (setting.partition("=") for setting in settings)
    return name, detail, {setting: value for setting, _, value in pairs}


def network_stamp(text: str, game: Game) -> str | None:
    """A hash of the network that a bot of this name plays with; None if it plays without one."""
    name, file, settings = _parts(text)
    method = method_of(name, game)
    network = _network(game, file) if method == "network" else _network_for(method, game, settings)
    return network.stamp if network else None


def _network_for(method: str, game: Game, settings: dict[str, str]) -> Network | None:
    """The network that a method searches with; takes a file out of the settings."""
    if method == "network-search":
        return _network(game, settings.pop("file", ""))
    network = network_of(game) if method == "sovereign" else None
    return network if network and network.search_pays else None


def _network(game: Game, file: str) -> Network:
    """The network in a file, else the one in the package."""
    network = read_network(file, game) if file else network_of(game)
    if network is None:
        raise SettingsError(
            f"there is no network for {game.title} in the package: name a file, as in network:FILE.npz or "
            f"network-search:1s,file=FILE.npz"
        )
    return network


def _without_search(method: str, game: Game, seed: int) -> Strategy:
    if method not in METHODS:
        return outsider(method, game, seed)
    makers: dict[str, Callable[[], Strategy]] = {
        "random": lambda: RandomBot(seed),
        "page": lambda: Page(game, seed),
        "beginner": lambda: Beginner(game, seed),
        "squire": lambda: Squire(game, seed),
    }
    return makers[method]()


def _style(settings: dict[str, str], network: Network | None) -> Style:
    """The style of a search; with a network there are no playouts."""
    unknown = {"fair"} if network is None else {"fair", "horizon"}
    known = {field.name: field.type for field in dataclasses.fields(Style) if field.name not in unknown}
    chosen: dict[str, float] = {}
    for name, value in settings.items():
        if name not in known:
            raise SettingsError(f"a search has no setting {name!r}; it has: {', '.join(known)}")
        try:
            chosen[name] = int(value) if "int" in str(known[name]) else float(value)
        except ValueError:
            raise SettingsError(f"{name} takes a number, not {value!r}") from None
    return Style(**chosen)  # type: ignore[arg-type]
