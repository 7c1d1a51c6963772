"""External bots, registered by name from modules that every process of a run imports.

A module that registers bots or games is a *plugin*. The environment variable THRONEROOM_PLUGINS lists plugins,
separated by commas. Child processes inherit it, so arena and server workers know the same bots and games.
"""

from __future__ import annotations

import importlib
import os
import re
import sys
import time
from collections.abc import Callable, Iterable
from functools import cache
from typing import Protocol, TypeAlias

from throneroom.bots.thought import Budget, Choice, Thought
from throneroom.engine.error_places import located
from throneroom.engine.errors import SettingsError
from throneroom.engine.game import Game
from throneroom.engine.position import KnownPosition

PLUGINS = "THRONEROOM_PLUGINS"


class Decides(Protocol):
    """The only method that an external bot needs."""

    def decide(self, known: KnownPosition, seat: int) -> int:
        """One of the legal actions of the seat, from a position that holds only what the seat knows."""


Factory: TypeAlias = Callable[[Game, int], Decides]
"""Makes a bot for a game, with a seed for its dice."""


class Outsider:
    """The strategy of an external bot: checks its choices."""

    def __init__(self, name: str, inner: Decides) -> None:
        self._name, self._inner = name, inner

    def decide(self, known: KnownPosition, seat: int) -> int:
        legal = known.legal(seat)
        action = self._inner.decide(known, seat)
        if action not in legal:
            raise SettingsError(f"the bot {self._name!r} chose {action!r}, which is not legal; legal are {legal}")
        return int(action)

    def think(self, known: KnownPosition, seat: int, budget: Budget | None = None) -> Thought:  # noqa: ARG002
        """Its decision. The bot gives no values, so all seats get the same one."""
        began = time.perf_counter()
        legal, share = known.legal(seat), 1 / known.settings.players
        action = self.decide(known, seat)
        ranking = tuple(Choice(choice, share) for choice in (action, *(other for other in legal if other != action)))
        return Thought(action, (share,) * known.settings.players, ranking, 0, time.perf_counter() - began)

    def stop(self) -> None:
        """Do nothing: an external bot cannot be interrupted."""


_registered: dict[str, tuple[Factory, str]] = {}


def enter(name: str, factory: Factory, about: str, taken: Iterable[str]) -> None:
    """Register a bot. It replaces an earlier external bot of the same name, but not a built-in one."""
    if not re.fullmatch(r"[a-z][a-z0-9-]*", name):
        raise SettingsError(f"a bot's name has small letters, digits and dashes, such as 'my-policy', not {name!r}")
    if name in taken:
        raise SettingsError(f"{name!r} is a built-in bot: give yours another name")
    _registered[name] = factory, about


def outsiders() -> dict[str, str]:
    """The external bots with their descriptions, including those from plugins."""
    plugins()
    return {name: about for name, (_, about) in _registered.items()}


def outsider(name: str, game: Game, seed: int) -> Outsider:
    """A registered bot, ready to think."""
    factory, _ = _registered[name]
    return Outsider(name, factory(game, seed))


def plugins() -> tuple[str, ...]:
    """The names of the modules that register bots and games; imports those not imported yet."""
    names = tuple(name.strip() for name in os.environ.get(PLUGINS, "").split(",") if name.strip())
    for name in names:
        _load(name)
    return names


def add_plugins(names: Iterable[str]) -> None:
    """Import more plugins, here and in every process started from now on."""
    chosen = dict.fromkeys([*plugins(), *names])
    if chosen:
        os.environ[PLUGINS] = ",".join(chosen)
    plugins()


@cache
def _load(name: str) -> None:
    """Import a plugin from Python's module path or from the current folder."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        importlib.import_module(name)
    except ImportError as error:
        raise SettingsError(f"the plugin {name!r} cannot be imported: {error}") from None
    except SettingsError:
        raise  # says itself what is wrong, such as two games of one name
    except Exception as error:  # noqa: BLE001 - a plugin is somebody's own code
        raise SettingsError(f"the plugin {name!r} cannot be imported: {located(error)}") from None
