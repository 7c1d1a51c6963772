"""The page's types for the messages of all games, made of the dataclasses in `games/*/messages.py`.

    python web/build/message_types.py

Writes `web/src/games/NAME/messages.ts` for each game that has a folder there. A test checks that they are today's.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import Any, get_type_hints

from throneroom.engine.game import Game, all_games
from throneroom.engine.messages import CardSlug, Event, Message, Phrase, Question, Reason, Seat, kind_of

GAMES = Path(__file__).parent.parent / "src" / "games"
PLAIN: dict[Any, str] = {
    Seat: "Seat", CardSlug: "string", int: "number", bool: "boolean", str: "string", type(None): "null",
    Message: "GameMessage",
}  # fmt: skip


def targets() -> list[tuple[Game, Path]]:
    """Each game of the page and the file for its types."""
    return [(game, folder / "messages.ts") for game in all_games() if (folder := GAMES / game.name).is_dir()]


def text(game: Game) -> str:
    """The file of one game."""
    kinds = list(messages(game))
    lines = [
        f"/** Made by web/build/message_types.py from {game.package.rpartition('.')[2]}/messages.py: not to be edited. */",
        'import type { GameMessage } from "$/lib/catalogue";',
        'import type { Seat } from "$/lib/wire";',
    ]
    for kind in kinds:
        lines += ["", *_interface(kind)]
    for base in (Event, Question, Reason, Phrase):
        names = [kind.__name__ for kind in kinds if issubclass(kind, base)]
        lines += ["", f"export type {base.__name__} = {' | '.join(names) or 'never'};"]
    return "\n".join(lines) + "\n"


def messages(game: Game) -> Iterator[type[Message]]:
    """All kinds of a game's messages, in the order of the file."""
    module = import_module(f"{game.package}.messages")
    for thing in vars(module).values():
        if isinstance(thing, type) and issubclass(thing, Message) and thing.__module__ == module.__name__:
            yield thing


def _interface(kind: type[Message]) -> list[str]:
    hints = get_type_hints(kind)
    lines = [f"export interface {kind.__name__} extends GameMessage {{", f'  kind: "{kind_of(kind)}";']
    lines += [f"  {field.name}: {_type(hints[field.name])};" for field in fields(kind)]
    return [*lines, "}"]


def _type(hint: Any) -> str:
    """A type of Python as one of TypeScript."""
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and issubclass(hint, Message):
        return hint.__name__
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Literal:
        return " | ".join(f'"{value}"' for value in inner)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(_type(part) for part in inner)
    if origin is tuple and len(inner) == 2 and inner[1] is Ellipsis:
        item = _type(inner[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(_type(part) for part in inner)}]"
    raise TypeError(f"a message cannot have a field of the type {hint}")


def main() -> None:
    """Write them all."""
    for game, target in targets():
        target.write_text(text(game))
        print(target.relative_to(GAMES))


if __name__ == "__main__":
    main()
