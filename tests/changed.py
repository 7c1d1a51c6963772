"""Runs the tests of what has changed since main: `python -m tests.changed`, as `make check` does.

Folders decide which tests those are (see `tests_of`): the tests of a floor are in the folder of its name. A test that
is written for each game runs only for the games that changed, if nothing else did. As a pytest plugin, this module
leaves out the other games.
"""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from throneroom.engine.game import Game, all_games

ROOT = Path(__file__).parent.parent
MAIN = ("main", "origin/main")
"""Where to look for what has landed already: the first that exists."""
CHOSEN = "THRONEROOM_CHOSEN_TESTS"
"""The environment variable that tells the workers what was chosen, as JSON."""
SAMPLE = "hierarchy"
"""The game that stands for all games where what changed is no game's own: it is compiled and played fastest."""

Choice = tuple[str, str | None]
"""A test file or folder, and the game it is wanted for, or None for all games."""

HOUSE = "tests/test_house.py"
WALK = "docs/how-to/add-a-game.md"
"""A page that a test of the page follows."""
ON_EVERY_GAME = ("tests/test_common.py", "tests/test_golden.py", "tests/test_languages.py")
PAGES = ("tests/web/test_pages.py", "tests/web/test_settings.py", "tests/web/test_whole_games.py")
PAGES_OF_A_GAME = ("tests/web/test_whole_games.py", "tests/web/test_every_decision.py")
WHOLE_HOUSE: tuple[Choice, ...] = (("tests/sixth", None), *((tests, SAMPLE) for tests in ON_EVERY_GAME))
BEYOND_ITS_FOLDER: dict[str, tuple[Choice, ...]] = {
    "engine": WHOLE_HOUSE,
    "testing": WHOLE_HOUSE,
    "languages": (("tests/test_languages.py", None), ("tests/test_golden.py", None)),
    "new_game": (("tests/cli/test_new_game.py", None),),
}
"""For a floor, the tests that are not in the folder of its name."""
SERVED = ("server", "table", "client")
"""Floors that are tested by servers in processes of their own, which take long: not all of them for each module."""
SERVER_CORE = tuple(f"tests/server/test_{name}.py" for name in ("play", "closed", "models", "imports"))
"""What runs for every change in one of them: whole games over the network, what is secret, what goes over the wire."""
MOST_MENTIONS = 8
"""A name that more files of tests/server mention, such as `tables`, says nothing about what they test."""


def changed_files() -> list[str]:
    """What differs from main, committed or not."""
    return [*_git("diff", "--name-only", _base()), *_git("ls-files", "--others", "--exclude-standard")]


def _base() -> str:
    known = _git("for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes")
    main = next((name for name in MAIN if name in known), "HEAD")
    return _git("merge-base", "HEAD", main)[0]


def _git(*words: str) -> list[str]:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")[:-1]


def tests_of(changed: str) -> Iterator[Choice]:
    """The tests of one file that has changed."""
    match changed.split("/"):
        case ["tests", *_, name] if name.startswith("test_"):
            yield changed, None
        case ["tests", "web", *_]:
            yield from ((tests, SAMPLE) for tests in PAGES)
        case ["tests", _]:
            yield from ((tests, None) for tests in _that_mention(Path(changed).stem))
        case ["tests", *folders, _]:
            yield "/".join(["tests", *folders]), None
        case ["src", "throneroom", "games", folder, *_]:
            game = folder.replace("_", "-")
            yield f"tests/games/{folder}", None
            yield from ((tests, game) for tests in ON_EVERY_GAME)
        case ["web", "src", "games", game, _, *_]:
            yield from ((tests, None) for tests in _page_tests_named_after(game))
            yield from ((tests, game) for tests in PAGES_OF_A_GAME)
        case ["web", *_]:
            yield from ((tests, SAMPLE) for tests in PAGES)
        case ["src", "throneroom", floor, _, *_] if floor in SERVED:
            yield from ((tests, None) for tests in _tests_of_served(changed))
            if floor != "server":
                yield f"tests/{floor}", None
        case ["src", "throneroom", floor, _, *_]:
            yield f"tests/{floor}", None
            yield from BEYOND_ITS_FOLDER.get(floor, ())
        case ["src", "throneroom", _]:
            yield "tests/engine", None
        case ["examples", *_]:
            yield "tests/examples", None
        case [*_, name]:
            yield from ((tests, None) for tests in _that_mention(name))
            if changed == WALK:
                yield "tests/web/test_walk.py", None


def _page_tests_named_after(game: str) -> Iterator[str]:
    """tests/web/test_battle.py for battle-for-the-throne."""
    for path in (ROOT / "tests" / "web").glob("test_*.py"):
        if game.replace("-", "_").startswith(path.stem.removeprefix("test_")):
            yield path.relative_to(ROOT).as_posix()


def _that_mention(name: str) -> Iterator[str]:
    """The test files outside tests/web with this name in them, as a page of docs/ or a module of tests/."""
    for path, text in _test_files().items():
        if name in text and not path.startswith("tests/web/"):
            yield path


def _tests_of_served(changed: str) -> set[str]:
    """The core, and the files of tests/server about a module or, if there are none, about the modules that import it.

    All of tests/server where that leads nowhere, and for migrations, on which everything that is stored depends.
    """
    imports, module = _imports_of_served(), _module(Path(changed))
    level = {module} if module in imports and "migrations" not in module else set()
    seen = level
    while level:
        if found := {tests for name in level for tests in _tests_about(name)}:
            return found | {*SERVER_CORE}
        level = {user for user, used in imports.items() if used & level} - seen
        seen = seen | level
    return {"tests/server"}


@cache
def _tests_about(module: str) -> frozenset[str]:
    """The files of tests/server that import a module, have its name, or mention it."""
    name = module.split(".")[-1]
    texts = {path: text for path, text in _test_files().items() if path.startswith("tests/server/")}
    mention = {path for path, text in texts.items() if re.search(rf"\b{name}\b", text)}
    about = {path for path, text in texts.items() if module in _imports(text)}
    about |= {f"tests/server/test_{name}.py"} & texts.keys()
    return frozenset(about | mention if len(mention) <= MOST_MENTIONS else about)


@cache
def _imports_of_served() -> dict[str, frozenset[str]]:
    """For each module of these floors, what it imports."""
    paths = [path for floor in SERVED for path in (ROOT / "src" / "throneroom" / floor).rglob("*.py")]
    return {_module(path.relative_to(ROOT)): _imports(path.read_text(encoding="utf-8")) for path in paths}


def _module(path: Path) -> str:
    """The name of a module of src/."""
    return ".".join(path.parts[1:-1] if path.name == "__init__.py" else (*path.parts[1:-1], path.stem))


@cache
def _imports(text: str) -> frozenset[str]:
    """What a source imports, by full names: of `from a import b` both `a` and `a.b`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return frozenset(found)


@cache
def _test_files() -> dict[str, str]:
    found = sorted((ROOT / "tests").rglob("test_*.py"))
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in found}


def choose(changed: Iterable[str]) -> dict[str, list[str] | None]:
    """Test files and folders, each with the games it is wanted for, or None for all games."""
    chosen: dict[str, list[str] | None] = {HOUSE: None}
    for file in changed:
        for tests, game in tests_of(file):
            if not (ROOT / tests).exists():
                continue
            games = chosen.get(tests, [])
            chosen[tests] = None if games is None or game is None else sorted({*games, game})
    return chosen


# The plugin


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    chosen: dict[str, list[str] | None] = json.loads(os.environ.get(CHOSEN, "{}"))
    wanted = [_is_wanted(item, chosen) for item in items]
    config.hook.pytest_deselected(items=[item for item, keep in zip(items, wanted, strict=True) if not keep])
    items[:] = [item for item, keep in zip(items, wanted, strict=True) if keep]


def _is_wanted(item: pytest.Item, chosen: dict[str, list[str] | None]) -> bool:
    games = chosen.get(item.path.relative_to(ROOT).as_posix())
    its_games = _games_of(item)
    return games is None or not its_games or any(game in games for game in its_games)


def _games_of(item: pytest.Item) -> list[str]:
    """The games that a test is written for, by its parameters."""
    names = {game.name for game in all_games()}
    parameters = (
        item.callspec.params.values() if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
    )
    named = [value.name if isinstance(value, Game) else value for value in parameters]
    return [name for name in named if isinstance(name, str) and name in names]


def main() -> int:
    """Say which tests were chosen, and run them."""
    chosen = choose(changed_files())
    for tests, games in sorted(chosen.items()):
        print(f"{tests}{'' if games is None else ' for ' + ', '.join(games)}", flush=True)
    os.environ[CHOSEN] = json.dumps(chosen)
    options = ["-p", "tests.changed", "--numprocesses", "auto", "--dist", "worksteal"]
    return subprocess.run([sys.executable, "-m", "pytest", *options, *sorted(chosen)], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
