"""What the package imports is declared: with the core, or with the extra that brings the floor or the module."""

import ast
import re
import sys
import tomllib
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "throneroom"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
NEEDS = {
    "server": "server",
    "client": "client",
    "testing": "testing",
    "learning": "train",
    "gpu": "gpu",
    "arena/cluster.py": "ray",
    "envs/gymnasium.py": "gymnasium",
    "envs/device.py": "gymnasium",
    "envs/pettingzoo.py": "pettingzoo",
    "envs/openspiel.py": "openspiel",
    "envs/stable_baselines3.py": "sb3",
    "cli/backup.py": "server",
    "cli/serve.py": "server",
    "cli/train.py": "train",
}
"""The extra that a folder or a module needs; all else runs with the core."""
PART_OF = {"fastapi": "starlette"}
"""What is used as a part of something else that is declared."""
ALSO = {
    "cli/check.py": {"hypothesis"},  # it says what to install
}
"""What a module imports only if it is there."""


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@cache
def declared(extra: str = "") -> frozenset[str]:
    """The distributions of the core, and of an extra with the extras that it names."""
    found: set[str] = set()
    for line in PROJECT["optional-dependencies"][extra] if extra else PROJECT["dependencies"]:
        name, extras = re.match(r"([\w.-]+)(?:\[(.*?)\])?", line).groups()
        if plain(name) == "throneroom":
            found |= {other for one in extras.split(",") for other in declared(one)}
        else:
            found.add(plain(name))
    found |= {part for whole, part in PART_OF.items() if whole in found}
    return frozenset(found) | (declared() if extra else frozenset())


def imported(path: Path) -> set[str]:
    """The top-level modules from elsewhere that a file imports, at its top or later, also by name."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "importlib.import_module":
            found |= {each.value.split(".")[0] for each in node.args if isinstance(each, ast.Constant)}
    return found - set(sys.stdlib_module_names) - {"throneroom", "__future__"}


installed = cache(packages_distributions)
FILES = [path.relative_to(SOURCE) for path in SOURCE.rglob("*.py")]


def undeclared(path: Path, text_of: Path) -> set[str]:
    extra = NEEDS.get(path.as_posix()) or NEEDS.get(path.parts[0], "")
    known = declared(extra)
    names = installed()
    missing = {name for name in imported(text_of) if not known & {plain(one) for one in names.get(name, [name])}}
    return missing - ALSO.get(path.as_posix(), set())


def test_what_is_imported_is_declared() -> None:
    assert {str(path): missing for path in FILES if (missing := undeclared(path, SOURCE / path))} == {}


def test_every_exception_is_needed() -> None:
    assert all((SOURCE / named).exists() for named in NEEDS)
    for named, modules in ALSO.items():
        assert modules <= imported(SOURCE / named), named


@pytest.mark.parametrize(("place", "code"), [("engine/dice.py", "import fastapi"), ("bots/bot.py", "import pygame")])
def test_an_import_that_is_not_declared_is_found(place: str, code: str, tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text(code)
    assert undeclared(Path(place), tmp_path / "code.py")
