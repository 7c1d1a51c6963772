"""A game as the rest of the code sees it: its name, its players, its options, and where its rules and words are."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from functools import cache, cached_property
from typing import Any, TypeAlias, TypeVar, cast

import numpy as np
import numpy.typing as npt

from throneroom.engine.catalogue import ENGLISH, Catalogue, catalogue, sources
from throneroom.engine.compiled import bind, plain
from throneroom.engine.declared import GameState
from throneroom.engine.default_setup import DefaultSetup
from throneroom.engine.defaults import DefaultNotation, DefaultReasons, DefaultStory, DefaultView
from throneroom.engine.errors import SettingsError, TooLongError, UnknownGameError, UnknownSeatError
from throneroom.engine.game_modules import (
    BalanceModule,
    CardsModule,
    DeclaredRulesModule,
    ExactModule,
    NotationModule,
    PremovesModule,
    ReasonsModule,
    RulesModule,
    SetupModule,
    SolvedDealsModule,
    StoryModule,
    TerminalViewModule,
    ToyModule,
    ViewModule,
)
from throneroom.engine.verbs import Verb, Verbs

Value: TypeAlias = int | tuple[int, ...]
Module = TypeVar("Module")

DEFAULT_TENSOR = "throneroom.engine.default_tensor"
DEFAULT_TERMINAL_VIEW = "throneroom.engine.default_terminal_view"


@dataclass(frozen=True, slots=True)
class Option:
    """A number, or a fixed count of numbers, that a table may choose; the type of the default says which."""

    name: str
    default: Value
    low: int
    high: int
    allowed: tuple[int, ...] = ()
    """The only numbers allowed, if some between low and high are not."""

    def checked(self, value: object) -> Value:
        """The value, if it is allowed."""
        if isinstance(self.default, tuple):
            if not isinstance(value, (tuple, list)):
                raise SettingsError(f"{self.name} takes {len(self.default)} numbers, not {value!r}")
            if len(value) != len(self.default):
                raise SettingsError(f"{self.name} takes exactly {len(self.default)} numbers, not {len(value)}")
            return tuple(self._number(number) for number in value)
        return self._number(value)

    def parsed(self, text: str) -> Value:
        """The value of a text: numbers separated by commas."""
        try:
            numbers = tuple(int(part) for part in text.split(","))
        except ValueError:
            raise SettingsError(f"{self.name} takes {self._range()}, not {text!r}") from None
        return self.checked(numbers if isinstance(self.default, tuple) or len(numbers) != 1 else numbers[0])

    def text(self, value: Value) -> str:
        return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)

    def _number(self, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise SettingsError(f"{self.name} takes {self._range()}, not {value!r}")
        if not self.low <= value <= self.high or (self.allowed and value not in self.allowed):
            raise SettingsError(f"{self.name} takes {self._range()}, not {value}")
        return value

    def _range(self) -> str:
        each = "a whole number" if isinstance(self.default, int) else "whole numbers"
        if self.allowed:
            return f"{each}: {', '.join(map(str, self.allowed))}"
        return f"{each} from {self.low} to {self.high}"


@dataclass(frozen=True)
class Settings:
    """A table's choices, checked: how many players, and a value for every option."""

    players: int
    options: Mapping[str, Value]

    @cached_property
    def numbers(self) -> npt.NDArray[np.int64]:
        """All options in one array, the argument of `deal`."""
        flat: list[int] = []
        for value in self.options.values():
            flat += value if isinstance(value, tuple) else [value]
        return np.array(flat, np.int64)

    @property
    def seats(self) -> tuple[str, ...]:
        return seat_names(self.players)


@cache
def seat_names(players: int) -> tuple[str, ...]:
    """The seats at a table, in turn order: p1, p2, ..."""
    return tuple(f"p{n}" for n in range(1, players + 1))


def seat_number(seat: object, players: int) -> int:
    """A seat's number, counted from 0."""
    names = seat_names(players)
    if seat not in names:
        raise UnknownSeatError(f"there is no seat {seat!r} at this table; the seats are {', '.join(names)}")
    return names.index(str(seat))


@dataclass(frozen=True)
class Game:
    """A game, its words and its modules, which are loaded on first use."""

    name: str
    players: tuple[int, ...]
    minutes: int
    version: int
    """The version of the rules: a record of another version is not replayed."""
    package: str
    secrets: bool
    """Whether seats hold cards that others may not see: people sharing a screen then need a curtain between turns."""
    options: tuple[Option, ...] = field(default=())
    together: bool = False
    """Whether several seats are ever asked to decide at the same time."""
    foreseeable: bool = False
    """Whether everybody can foresee what each decision leads to: nothing is hidden, and chance ends with the deal."""
    environment: int = 1
    """The version of its learning environments, which ends their ids. It is raised with `version`, and also when only
    observations, rewards, seats or what a seed gives change: `docs/how-to/paper.md` lists what each number means."""

    def __hash__(self) -> int:
        """Hash the name only, because games are dictionary keys at every step."""
        return hash(self.name)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what declares it; its modules are found again. A copy of a game is the game itself."""
        return _declared_game, tuple(getattr(self, each.name) for each in fields(self))

    def settings(self, players: int | None = None, options: Mapping[str, object] | None = None) -> Settings:
        """The choices of a table, checked, with defaults for the rest."""
        if players is None:
            players = self.players[0]
        if isinstance(players, bool) or players not in self.players:
            numbers = " or ".join(map(str, self.players))
            raise SettingsError(f"{self.title} is for {numbers} players, not {players!r}")
        chosen = dict(options or {})
        values = {o.name: o.checked(chosen.pop(o.name)) if o.name in chosen else o.default for o in self.options}
        if chosen:
            known = ", ".join(o.name for o in self.options) or "none"
            raise SettingsError(f"{self.title} has no option {next(iter(chosen))!r}; it has: {known}")
        return Settings(int(players), values)

    # Its words

    def catalogue(self, language: str) -> Catalogue:
        """The words of the game in a language."""
        return catalogue(language, self.package)

    @cached_property
    def title(self) -> str:
        """Its English title."""
        return self.title_in(ENGLISH)

    def title_in(self, language: str) -> str:
        return self.catalogue(language).words("title")

    @cached_property
    def about(self) -> str:
        """The game in one English sentence."""
        return self.about_in(ENGLISH)

    def about_in(self, language: str) -> str:
        return self.catalogue(language).words("about")

    def about_option(self, option: Option, language: str = ENGLISH) -> str:
        """What an option is for."""
        return self.catalogue(language).words(f"option-{option.name}")

    def summary(self, options: Mapping[str, Value | str] | None = None, language: str = ENGLISH) -> str:
        """The game in a few sentences, with a table's options or the defaults."""
        return self.catalogue(language).words("summary", **self._option_values(options))

    def short_rules(self, options: Mapping[str, Value | str] | None = None, language: str = ENGLISH) -> dict[str, str]:
        """The short form of every rule by its id, with a table's options or the defaults."""
        words, values = self.catalogue(language), self._option_values(options)
        return {rule: words.rule(rule, **values) for rule in self.rule_ids}

    @cached_property
    def rule_ids(self) -> tuple[str, ...]:
        """The ids of all rules, in order: HI-1, HI-2, ..."""
        return self.catalogue(ENGLISH).rule_ids

    def _option_values(self, options: Mapping[str, Value | str] | None) -> dict[str, str | int]:
        """The options of a table as values for the catalogue: one number unchanged, several as a text."""
        values: dict[str, str | int] = {}
        for option in self.options:
            value = option.default if options is None else options[option.name]
            values[option.name] = option.text(value) if isinstance(value, tuple) else value
        return values

    # Its modules

    @property
    def rules(self) -> str:
        """The name of the module with the state and the rule functions."""
        return f"{self.package}.rules"

    @property
    def heuristics(self) -> str:
        """The name of the module that rates choices and positions at a glance."""
        return self.own("heuristics") or "throneroom.engine.even_heuristics"

    @cached_property
    def tensor(self) -> str | None:
        """The name of the module that writes what a seat knows as numbers, or None."""
        own = self.own("tensor")
        if own or not self.declared:
            return own
        bound: str = bind(DEFAULT_TENSOR, self.rules).__name__
        return bound

    @cached_property
    def exact(self) -> ExactModule | None:
        """The module that plays the game or a part of it perfectly, if there is one."""
        return self._optional("exact")

    @cached_property
    def solved_deals(self) -> SolvedDealsModule | None:
        """The module that knows the outcome of every deal, if there is one."""
        return self._optional("solved_deals")

    @property
    def explored(self) -> bool:
        """Whether every deal is solved, and can be looked up."""
        return self.own("solved_deals") is not None

    @cached_property
    def premoves(self) -> PremovesModule | None:
        """The module that says what a seat may decide in advance although something is hidden, if there is one."""
        return self._optional("premoves")

    @cached_property
    def has_premoves(self) -> bool:
        """Whether a seat may decide in advance."""
        return self.foreseeable or self.own("premoves") is not None

    @cached_property
    def balance(self) -> BalanceModule | None:
        """The module that says what a seat holds and which rules to count in a balance report, if there is one."""
        return self._optional("balance")

    @cached_property
    def toy(self) -> ToyModule | None:
        """The module with a position from which everything can be solved, if there is one."""
        return self._optional("toy")

    def own(self, module: str) -> str | None:
        """The name of a module in the folder of the game, or None if it does not exist."""
        name = f"{self.package}.{module}"
        return name if importlib.util.find_spec(name) else None

    def _optional(self, module: str) -> Any | None:
        name = self.own(module)
        return importlib.import_module(name) if name else None

    @cached_property
    def declared(self) -> bool:
        """Whether the rules declare their state and their verbs, so that the engine can derive missing modules."""
        state = getattr(self.plain_rules, "State", None)
        return isinstance(state, type) and issubclass(state, GameState)

    def _module(self, name: str, default: Callable[[DeclaredRulesModule], Module]) -> Module:
        """A module of the game, or the default derived from its declarations."""
        own: Module | None = self._optional(name)
        return own or default(cast(DeclaredRulesModule, self.plain_rules))

    @cached_property
    def plain_rules(self) -> RulesModule:
        """The interpreted rules, for words and views, which use a state in plain Python."""
        rules: RulesModule = plain(self.rules)
        return rules

    @cached_property
    def longest(self) -> int:
        """The most decisions that one game may take. A game that its rules have not ended by then is stopped."""
        most = getattr(self.plain_rules, "MOST_DECISIONS", None)
        if most is None:
            raise SettingsError(f"{self.rules} has no MOST_DECISIONS: the most decisions that one game may take")
        return int(most)

    def too_long(self) -> TooLongError:
        """The error for a game that exceeds its limit on decisions."""
        return TooLongError(
            f"this game of {self.title} has taken {self.longest} decisions and is not over: "
            f"by MOST_DECISIONS in {self.rules} no game takes more, so it is stopped here"
        )

    @cached_property
    def cards(self) -> CardsModule:
        return cast(CardsModule, importlib.import_module(f"{self.package}.cards"))

    @cached_property
    def notation(self) -> NotationModule:
        """The module with a text for each action."""
        return self._module("notation", DefaultNotation)

    @cached_property
    def verbs(self) -> tuple[Verb, ...]:
        """The verbs that its notation is made of; none if it writes decisions in another way."""
        verbs: Verbs | None = getattr(self.plain_rules, "VERBS", None)
        if verbs is None or tuple(self.notation.actions(self.settings())) != verbs.notation:
            return ()
        return verbs.verbs

    @cached_property
    def story(self) -> StoryModule:
        """The module with messages for what happened and what is asked."""
        return self._module("story", DefaultStory)

    @cached_property
    def reasons(self) -> ReasonsModule:
        """The module that explains why something may not be done."""
        return self._module("reasons", lambda rules: DefaultReasons(rules, self.rule_ids[0]))

    def words(self, language: str) -> str:
        """The text of its catalogue in a language, in the format of Project Fluent."""
        return "\n".join(sources(language, self.package)[1])

    @cached_property
    def views(self) -> ViewModule:
        """The module that makes what a viewer sees."""
        return self._module("view", DefaultView)

    @cached_property
    def shows_viewer(self) -> bool:
        """Whether viewers who know the same may still see different things, because a view can mark its viewer."""
        return bool(getattr(self.views, "SHOWS_VIEWER", True))

    @cached_property
    def setup(self) -> SetupModule:
        """The module that sets up any position from its named parts, and names the parts of any position."""
        return self._module("setup", DefaultSetup)

    @cached_property
    def terminal_view(self) -> TerminalViewModule:
        """The module that draws a view on a terminal."""
        return self._module(
            "terminal_view", lambda _: cast(TerminalViewModule, importlib.import_module(DEFAULT_TERMINAL_VIEW))
        )


_registered: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Register a game under its name. The games in `throneroom.games` are found without it."""
    known = _registered.setdefault(game.name, game)
    if known.package != game.package:
        raise SettingsError(f"two games are called {game.name!r}: {known.package} and {game.package}")
    return known


def _declared_game(name: str, *declared: Any) -> Game:
    """The game that was pickled or copied: the registered one if it is the same."""
    _discover()
    game = Game(name, *declared)
    known = _registered.get(name, game)
    if known.package == game.package and known != game:
        raise SettingsError(
            f"this was saved with version {game.version} of {known.title}, which now has version {known.version} "
            f"or other settings: it can only be restored with the version that saved it"
        )
    return known if known == game else game


def all_games() -> tuple[Game, ...]:
    """All games, sorted by name."""
    _discover()
    return tuple(_registered[name] for name in sorted(_registered))


def find(name: str) -> Game:
    """The game with this name."""
    _discover()
    if name not in _registered:
        raise UnknownGameError(f"no game is called {name!r}; there are: {', '.join(sorted(_registered))}", name)
    return _registered[name]


@cache
def _discover() -> None:
    """Import each folder of `throneroom.games`: it is a game and defines `GAME`."""
    package = importlib.import_module("throneroom.games")
    for module in pkgutil.iter_modules(package.__path__, "throneroom.games."):
        if module.ispkg:
            register(importlib.import_module(module.name).GAME)
