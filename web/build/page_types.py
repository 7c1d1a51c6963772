"""Generates the page's TypeScript types, and its data about games and the server, from the Python code.

    python web/build/page_types.py

Writes for each game that has a folder in `web/src/games`: `messages.ts` and `view.ts` (the dataclasses of `messages.py`
and `view.py`), `deck.ts` (its cards and what is printed on them) and `basics.ts` (what the home page says about it).
It also writes `web/src/lib/protocol.ts` (the models of `server/models/`). `make web` runs it; a test checks that the
files are current.
"""

from __future__ import annotations

import ast
import inspect
import json
import pkgutil
import re
import types
import typing
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, get_type_hints

from pydantic import BaseModel

from throneroom.engine import match
from throneroom.engine.game import Game, all_games
from throneroom.engine.messages import CardSlug, Event, Message, Phrase, Question, Reason, Seat
from throneroom.server import models
from throneroom.server.models.base import Closed, GameMessage, Like, SeatName

SOURCES = Path(__file__).parent.parent / "src"
WIDTH = 120

PLAIN: list[tuple[Any, str]] = [
    (Seat, "Seat"), (SeatName, "Seat"), (CardSlug, "CardSlug"), (int, "number"), (float, "number"),
    (bool, "boolean"), (str, "string"), (type(None), "null"), (Any, "unknown"), (Message, "GameMessage"),
    (GameMessage, "GameMessage"), (dict[str, Any], "GameMessage"), (Mapping[str, Any], "GameMessage"),
]  # fmt: skip
"""Types that are not generated here. A dictionary of anything is a message as data."""

RESOURCES = (
    "base", "guests", "games", "tables", "my_games", "statistics", "explorer", "finished", "hall", "tournaments",
    "leaderboards", "updates", "puzzles", "lessons", "days", "acts", "account", "safety", "moderation",
)  # fmt: skip
"""The modules of `server/models/`, in the order of `protocol.ts`."""

IMPORTS = {
    "GameMessage": 'import type { GameMessage } from "$/lib/catalogue";',
    "Seat": 'import type { Seat } from "$/lib/protocol";',
    "CardSlug": 'import type { CardSlug } from "./deck";',
}


def files() -> dict[Path, str]:
    """The text of each generated file."""
    made = {SOURCES / "lib" / "protocol.ts": protocol()}
    for game, folder in games_of_the_page():
        made[folder / "messages.ts"] = messages(game)
        made[folder / "view.ts"] = view(game)
        made[folder / "deck.ts"] = deck(game)
        made[folder / "basics.ts"] = basics(game)
    return made


def games_of_the_page() -> list[tuple[Game, Path]]:
    """Each game that has a folder in the page, with the folder."""
    return [(game, folder) for game in all_games() if (folder := SOURCES / "games" / game.name).is_dir()]


# One file each


def messages(game: Game) -> str:
    """The messages of a game: an interface for each kind, and a union of all kinds of each sort."""
    module = import_module(f"{game.package}.messages")
    kinds = [kind for kind in _classes(module) if issubclass(kind, Message)]
    names = Names()
    lines = []
    for kind in kinds:
        found = [Property("kind", f'"{kind.kind}"')]
        found += [Property(one.name, names.type(hint)) for one, hint in _hinted(kind)]
        lines += ["", *_interface(f"{kind.__name__} extends GameMessage", found)]
    for base in (Event, Question, Reason, Phrase):
        sorts = [kind.__name__ for kind in kinds if issubclass(kind, base)]
        lines += ["", f"export type {base.__name__} = {' | '.join(sorts) or 'never'};"]
    return _file(f"{_folder(game)}/messages.py", lines)


def view(game: Game) -> str:
    """The game's own part of a view."""
    module = game.views
    names = Names(_literals(module))
    names.add(module.Table, f"{own_word(game).capitalize()}Table")
    lines = []
    for name, literal in _literals(module).items():
        lines += ["", f"export type {name} = {_literal(literal)};"]
    for kind in _classes(module):
        notes = _notes(kind)
        found = [Property(one.name, names.type(hint), notes.get(one.name)) for one, hint in _hinted(kind)]
        lines += ["", *_interface(names.of(kind), found, kind.__doc__)]
    return _file(f"{_folder(game)}/view.py", lines)


def deck(game: Game) -> str:
    """The cards of the standard box, and the slugs of all cards that the options allow."""
    about = "/** How many copies of each card the standard box has, and what is printed on the card. */"
    lines = ["", about, "export const deck = {"]
    for card in game.cards.CARDS:
        printed = {"copies": card.copies, **dict(card.stats)}
        entries = ", ".join(f"{_key(name)}: {json.dumps(value)}" for name, value in printed.items())
        lines.append(f"  {_key(card.slug)}: {{ {entries} }},")
    slugs = [json.dumps(slug) for slug in game.cards.SLUGS]
    lines += ["} as const;", "", "/** Every card that a box can hold. */", "export type CardSlug =", *_union(slugs)]
    return _file(f"{_folder(game)}/cards.py", lines)


def basics(game: Game) -> str:
    """What the home page says about a game before its code is loaded; it is the same in all languages."""
    lines = [
        'import type { Basics } from "../module";',
        "",
        "export const basics: Basics = {",
        f"  name: {json.dumps(game.name)},",
        f"  players: [{min(game.players)}, {max(game.players)}],",
        f"  minutes: {game.minutes},",
        f"  explored: {json.dumps(game.explored)},",
        "};",
    ]
    return _file(f"{_folder(game)}/__init__.py", lines)


def protocol() -> str:
    """What the server and its clients send each other."""
    modules = _model_modules()
    classes = [kind for module in modules for kind in _classes(module)]
    kinds = [kind for kind in classes if issubclass(kind, BaseModel) and kind is not Closed]
    literals = {name: literal for module in modules for name, literal in _literals(module).items()}
    names = Names(literals)
    for name in _around(match.View, kinds):
        names.generic.add(name)
    lines = ["", "/** The version of the protocol. */", f"export const PROTOCOL = {models.PROTOCOL};"]
    lines += ["", '/** A seat by its name: "p1". */', "export type Seat = string;"]
    for name, literal in literals.items():
        lines += ["", f"export type {name} = {_literal(literal)};"]
    lines += ["", *_of_view(names)]
    for kind in kinds:
        lines += ["", *_of_model(kind, names)]
    acts = [act.__name__ for act in typing.get_args(typing.get_args(models.Act)[0])]
    lines += ["", "/** A command that a client sends to a table. */", "export type Act =", *_union(acts)]
    return _file("server/models/", lines)


def _model_modules() -> list[ModuleType]:
    """The modules of the models; one that is missing in `RESOURCES` is an error."""
    there = {module.name for module in pkgutil.iter_modules(models.__path__)}
    if there != set(RESOURCES):
        raise TypeError(f"RESOURCES and the modules of {models.__name__} differ: {sorted(there ^ set(RESOURCES))}")
    return [import_module(f"{models.__name__}.{name}") for name in RESOURCES]


def _of_view(names: Names) -> list[str]:
    notes = _notes(match.View)
    found = [
        Property(one.name, "T" if one.name == "table" else names.type(hint), notes.get(one.name))
        for one, hint in _hinted(match.View)
    ]
    return _interface("View<T = unknown>", found, match.View.__doc__)


def _of_model(kind: type[BaseModel], names: Names) -> list[str]:
    """A field with a default is optional: a request may omit it, and a response omits it if it is empty."""
    (base,) = kind.__bases__
    hints = get_type_hints(kind, include_extras=True)
    found = []
    for name, about in kind.model_fields.items():
        if name in kind.__annotations__:
            optional = not about.is_required() and name != "type"
            found.append(Property((about.alias or name) + "?" * optional, names.type(hints[name]), about.description))
    ours = base.__module__.startswith(f"{models.__name__}.") and base is not Closed
    extends = f" extends {base.__name__}" if ours else ""
    generic = kind.__name__ in names.generic
    if generic and extends:
        extends += "<T>"
    return _interface(f"{kind.__name__}{'<T = unknown>' * generic}{extends}", found, kind.__doc__)


def _around(inner: type, kinds: list[type[BaseModel]]) -> set[str]:
    """The models that contain this type, directly or in their parts."""
    found: set[str] = {inner.__name__}
    while True:
        more = {
            kind.__name__ for kind in kinds
            if any(part.__name__ in found for hint in get_type_hints(kind).values() for part in _parts(hint))
        }  # fmt: skip
        if more <= found:
            return found
        found |= more


def _parts(hint: Any) -> Iterator[type]:
    """The classes in a type."""
    if inspect.isclass(hint) and not typing.get_args(hint):
        yield hint
    for part in typing.get_args(hint):
        yield from _parts(part)


# Types


class Names:
    """The names of types in TypeScript."""

    def __init__(self, literals: Mapping[str, Any] | None = None) -> None:
        self.generic: set[str] = set()
        """Types that have the type of the game's table as a parameter."""
        self._called: dict[type, str] = {}
        self._literals = [(literal, name) for name, literal in (literals or {}).items()]

    def add(self, kind: type, name: str) -> None:
        self._called[kind] = name

    def of(self, kind: type) -> str:
        name = self._called.get(kind, kind.__name__)
        return f"{name}<T>" if name in self.generic else name

    def type(self, hint: Any) -> str:
        """A Python type in TypeScript."""
        for known, name in [*PLAIN, *self._literals]:
            if hint == known:
                return name
        if inspect.isclass(hint) and (is_dataclass(hint) or issubclass(hint, BaseModel)):
            return self.of(hint)
        origin, inner = typing.get_origin(hint), typing.get_args(hint)
        if origin is typing.Annotated:
            like = [mark.model for mark in inner[1:] if isinstance(mark, Like)]
            return self.type(like[0] if like else inner[0])
        if origin is typing.Literal:
            return _literal(hint)
        if origin in (typing.Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.type(part) for part in inner))
        if origin is list or (origin is tuple and inner[1:] == (Ellipsis,)):
            item = self.type(inner[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(self.type(part) for part in inner)}]"
        if origin in (dict, Mapping):
            return f"Record<string, {self.type(inner[1])}>"
        raise TypeError(f"the page has no type for {hint}")


def own_word(game: Game) -> str:
    """The longest word of a game's name that no other game of the page has: `grail` of throne-and-grail."""
    others = {word for other, _ in games_of_the_page() if other is not game for word in other.name.split("-")}
    return max((word for word in game.name.split("-") if word not in others), key=len)


# Reading Python


def _classes(module: ModuleType) -> list[type]:
    """The classes of a module, in the order of its file."""
    return [thing for thing in vars(module).values() if inspect.isclass(thing) and thing.__module__ == module.__name__]


def _literals(module: ModuleType) -> dict[str, Any]:
    """The `Literal` types of a module, by name."""
    return {name: thing for name, thing in vars(module).items() if typing.get_origin(thing) is typing.Literal}


def _hinted(kind: type) -> list[tuple[Any, Any]]:
    """The fields of a dataclass, each with its type."""
    hints = get_type_hints(kind, include_extras=True)
    return [(one, hints[one.name]) for one in fields(kind)]


def _notes(kind: type) -> dict[str, str]:
    """The docstrings below the fields of a class, by field."""
    (tree,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(tree, ast.ClassDef)
    found = {}
    for one, after in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(one, ast.AnnAssign) and isinstance(after, ast.Expr):
            found[ast.unparse(one.target)] = inspect.cleandoc(ast.literal_eval(after.value))
    return found


# Writing TypeScript


class Property(NamedTuple):
    """A line of an interface, and its comment."""

    name: str
    type: str
    note: str | None = None


def _interface(head: str, properties: list[Property], about: str | None = None) -> list[str]:
    lines = [*_comment(about), f"export interface {head} {{"]
    for one in properties:
        lines += [f"  {line}" for line in _comment(one.note)]
        lines.append(f"  {one.name}: {one.type};")
    return [*lines, "}"]


def _comment(text: str | None) -> list[str]:
    if not text:
        return []
    told = re.sub(r"\bNone\b", "null", " ".join(text.split()))
    return [f"/** {told}{'' if told.endswith('.') else '.'} */"]


def _union(types_: Iterable[str]) -> list[str]:
    """The right side of a union, over several lines."""
    lines = ["  "]
    for one in types_:
        if len(lines[-1]) + len(one) > WIDTH:
            lines.append("  ")
        lines[-1] += f"| {one} "
    return [*(line.rstrip() for line in lines[:-1]), f"{lines[-1].rstrip()};"]


def _literal(hint: Any) -> str:
    return " | ".join(json.dumps(value) for value in typing.get_args(hint))


def _key(name: str) -> str:
    return name if re.fullmatch(r"[a-z_]+", name) else json.dumps(name)


def _folder(game: Game) -> str:
    return f"games/{game.package.rpartition('.')[2]}"


def _file(source: str, lines: list[str]) -> str:
    text = "\n".join(lines)
    imports = [line for name, line in IMPORTS.items() if re.search(rf"(?<!type )\b{name}\b", text)]
    own = [line for line in imports if f"export type {_imported(line)} " not in text]
    head = f"/** Generated by web/build/page_types.py from {source}. Do not edit. */"
    return "\n".join([head, *own, text]) + "\n"


def _imported(line: str) -> str:
    return line.split()[3]


def main() -> None:
    """Write the files that have changed."""
    for path, text in files().items():
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
            print(path.relative_to(SOURCES))


if __name__ == "__main__":
    main()
