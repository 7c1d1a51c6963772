"""The state of a game has a type: mypy finds a misspelt field in whatever takes one."""

import ast
import importlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import throneroom
from throneroom.engine.declared import declared

ROOT = Path(__file__).parent.parent
FOLDERS = sorted((ROOT / "src/throneroom/games").glob("*/rules.py")) + sorted((ROOT / "examples").glob("*/rules.py"))
PACKAGES = [".".join(path.parent.relative_to(ROOT).parts).removeprefix("src.") for path in FOLDERS]
NAMES = {"s", "before", "after"}
"""What functions call a state."""


def takers(module: ast.Module) -> Iterator[tuple[str, ast.arg]]:
    """The parameters of all functions that are states by their names."""
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef):
            yield from ((node.name, argument) for argument in node.args.args if argument.arg in NAMES)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_function_of_a_game_takes_the_state_of_that_game(package: str) -> None:
    found = 0
    folder = Path(importlib.import_module(package).__file__ or "").parent
    for path in folder.glob("*.py"):
        module = ast.parse(path.read_text(encoding="utf-8"))
        wrong = [name for name, argument in takers(module) if not is_state(argument.annotation)]
        assert (path.name, wrong) == (path.name, [])
        sources = [
            node.module
            for node in ast.walk(module)
            if isinstance(node, ast.ImportFrom) and any(alias.name == "State" for alias in node.names)
        ]
        assert set(sources) <= {f"{package}.rules"}
        found += len(list(takers(module)))
    assert found > 10


def is_state(annotation: ast.expr | None) -> bool:
    return isinstance(annotation, ast.Name) and annotation.id == "State"


def test_mypy_finds_a_misspelt_field_of_every_game(tmp_path: Path) -> None:
    lines, expected = [], []
    for n, package in enumerate(PACKAGES):
        name = next(iter(declared(importlib.import_module(f"{package}.rules").State)))
        state = f"{package}.rules.State"
        lines += [f"import {package}.rules", f"def right{n}(s: {state}) -> object:", f"    return s.{name}"]
        lines += [f"def wrong{n}(s: {state}) -> object:", f"    return s.{name}x"]
        expected.append((len(lines), f'"State" has no attribute "{name}x"'))
    snippet = tmp_path / "snippet.py"
    snippet.write_text("\n".join(lines) + "\n")
    told = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", "pyproject.toml", snippet],
        cwd=ROOT, env={"MYPYPATH": f"{ROOT}/src:{ROOT}", "PATH": ""}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    errors = [line for line in told.stdout.splitlines() if ": error: " in line]
    assert len(errors) == len(expected), told.stdout + told.stderr
    for (line, message), error in zip(expected, errors, strict=True):
        assert f":{line}: error: {message}" in error


def test_all_games_are_looked_at() -> None:
    assert {game.package for game in throneroom.all_games()} <= set(PACKAGES)
