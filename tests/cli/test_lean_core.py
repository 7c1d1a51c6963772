"""The lean core, `pip install throneroom` without an extra: games can be played, and `serve` says what it needs."""

from __future__ import annotations

import contextlib
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PROGRAM = """
import sys
from importlib.machinery import BuiltinImporter, FrozenImporter, PathFinder

class Core:
    @staticmethod
    def find_spec(name, path=None, target=None):
        return None if name.split(".")[0] in {blocked} else PathFinder.find_spec(name, path, target)

sys.meta_path[:] = [BuiltinImporter, FrozenImporter, Core]
sys.argv = ["throneroom", *{words}]
from throneroom.cli.app import main
main()
"""
"""Runs a command where some packages cannot be found."""


def only_with_extras() -> set[str]:
    """The modules of all packages that an extra installs and the core does not."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    core = installed_with(project["dependencies"])
    extras = installed_with(wanted for extra in project["optional-dependencies"].values() for wanted in extra)
    modules = metadata.packages_distributions().items()
    return {module for module, owners in modules if not {_plain(owner) for owner in owners} - (extras - core)}


def installed_with(wanted: Iterable[str]) -> set[str]:
    """These packages and all that they depend on, as far as they are installed."""
    found: set[str] = {"throneroom"}
    waiting = [_plain(each) for each in wanted]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            with contextlib.suppress(metadata.PackageNotFoundError):
                needs = metadata.requires(name) or []
                waiting += [_plain(each) for each in needs if "extra ==" not in each]
    return found - {"throneroom"}


def _plain(wanted: str) -> str:
    """The name of a package, without its version and in one spelling."""
    return re.split(r"[^A-Za-z0-9._-]", wanted, maxsplit=1)[0].lower().replace("_", "-").replace(".", "-")


def run(*words: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    program = PROGRAM.format(blocked=only_with_extras(), words=words)
    return subprocess.run([sys.executable, "-c", program], input=answers, capture_output=True, text=True, check=False)


def test_the_server_is_not_in_the_core() -> None:
    assert {"fastapi", "sqlalchemy", "uvicorn", "httpx", "gymnasium", "torch"} <= only_with_extras()
    assert not {"throneroom", "numba", "typer", "rich"} & only_with_extras()


def test_a_game_needs_no_extra() -> None:
    done = run("play", "hierarchy", "--bot", "random", "--seed", "7", "--language", "en", answers="quit\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Hierarchy\n")


def test_serving_says_which_extra_it_needs() -> None:
    done = run("serve", "--port", "0")
    assert done.returncode != 0
    assert "pip install -e '.[server]' in a checkout" in done.stderr.replace("\n", " "), done.stderr
