"""The contract of a game's modules: the games and the defaults offer what the engine calls."""

import dataclasses
import importlib
import inspect
from types import ModuleType
from typing import Any

import pytest

import examples.coup
import throneroom
from examples.coup import rules as coup_rules
from throneroom import Game
from throneroom.engine import default_terminal_view, defaults, even_heuristics
from throneroom.engine.game_modules import CONTRACT, constants_of, functions_of
from throneroom.games import contract

GAMES = [*throneroom.all_games(), examples.coup.GAME]
DEFAULTS = {
    "notation": defaults.DefaultNotation(coup_rules),
    "setup": defaults.DefaultSetup(coup_rules),
    "view": defaults.DefaultView(coup_rules),
    "story": defaults.DefaultStory(coup_rules),
    "reasons": defaults.DefaultReasons(coup_rules, "CP-1"),
    "terminal_view": default_terminal_view,
    "heuristics": even_heuristics,
}


def own_modules(game: Game) -> dict[str, ModuleType]:
    return {name: importlib.import_module(own) for name in CONTRACT if (own := game.own(name))}


def check(name: str, module: Any) -> None:
    """A module has all that its protocol names, and its functions take what they are called with."""
    protocol = CONTRACT[name]
    for constant in constants_of(protocol):
        assert hasattr(module, constant), f"{name}.py has no {constant}"
    for function in functions_of(protocol):
        wanted = [p for p in inspect.signature(getattr(protocol, function)).parameters if p != "self"]
        offered = getattr(module, function)
        inspect.signature(getattr(offered, "py_func", offered)).bind(*wanted)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_module_of_a_game_offers_what_the_engine_calls(game: Game) -> None:
    modules = own_modules(game)
    assert {"rules", "cards"} <= modules.keys()
    for name, module in modules.items():
        check(name, module)


@pytest.mark.parametrize("name", DEFAULTS)
def test_so_does_every_default(name: str) -> None:
    check(name, DEFAULTS[name])


@pytest.mark.parametrize("game", throneroom.all_games(), ids=lambda game: game.name)
def test_mypy_is_shown_every_module_of_every_game(game: Game) -> None:
    listed = getattr(contract, game.package.split(".")[-1])()
    shown = {field.name: getattr(listed, field.name) for field in dataclasses.fields(listed)}
    assert {name: module for name, module in shown.items() if module} == own_modules(game)


def test_the_contract_is_not_empty() -> None:
    assert constants_of(CONTRACT["rules"]) == ("STATE", "SEATS", "ACTIONS", "CHOICES", "MOST_DECISIONS")
    assert functions_of(CONTRACT["story"]) == ("ask", "begin", "tell")
    assert all(constants_of(protocol) or functions_of(protocol) for protocol in CONTRACT.values())
