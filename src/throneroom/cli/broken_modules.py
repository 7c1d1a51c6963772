"""What is broken in the modules of a game before it is played: imports that fail, and names that nothing defines."""

from __future__ import annotations

import ast
import builtins
import dis
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, ModuleType

from throneroom.engine.compiled import plain
from throneroom.engine.error_places import located
from throneroom.engine.game import Game
from throneroom.engine.game_modules import CONTRACT


def failed_imports(game: Game) -> Iterator[str]:
    """Every error that importing a module of a game raises, with its place; the same error is reported once."""
    told: set[str] = set()
    for name in CONTRACT:
        try:
            own = game.own(name)
            if own is not None:
                importlib.import_module(own)
            if name == "rules":
                plain(game.rules)  # the interpreted copy, which words and views use
        except Exception as error:  # noqa: BLE001 - any error of a new game belongs on the list
            text = located(error, folder_of(game))
            if text not in told:
                told.add(text)
                yield text


def undefined_names(game: Game) -> Iterator[str]:
    """Every name in a function that its module does not define: it would fail only when that line runs."""
    for name, module in sorted(sys.modules.items()):
        if name.startswith(f"{game.package}.") and getattr(module, "__file__", None):
            for line, function, unknown in _undefined_in(module):
                file = Path(str(module.__file__)).relative_to(folder_of(game))
                yield f"{file} line {line}: in {function}, nothing is called {unknown!r}"


def folder_of(game: Game) -> Path:
    """Where the modules of a game are."""
    return Path(str(importlib.import_module(game.package).__file__)).parent


def _undefined_in(module: ModuleType) -> Iterator[tuple[int, str, str]]:
    """Line, function and name for each global name that a function reads and neither module nor Python defines."""
    path = Path(str(module.__file__))
    source = path.read_text("utf-8")
    given = set(vars(module)) | set(vars(builtins)) | _set_by_functions(source)
    told: set[tuple[str, str]] = set()
    for code in _functions(compile(source, str(path), "exec")):
        line = code.co_firstlineno
        for step in dis.get_instructions(code):
            if step.positions is not None and step.positions.lineno is not None:
                line = step.positions.lineno
            unknown = step.opname == "LOAD_GLOBAL" and step.argval not in given
            if unknown and (code.co_name, step.argval) not in told:
                told.add((code.co_name, step.argval))
                yield line, code.co_name, step.argval


def _functions(code: CodeType) -> Iterator[CodeType]:
    """The code of everything that a module defines, at any depth."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _functions(constant)


def _set_by_functions(source: str) -> set[str]:
    """Names that functions declare `global`, and may set later."""
    return {name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Global) for name in node.names}
