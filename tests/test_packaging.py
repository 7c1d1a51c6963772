"""The build of a package from a checkout without the page: Node builds it, or a warning says that it is missing."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
NPM = """#!/bin/sh
echo "$@" >> ../asked
page=../src/throneroom/server/static/en
[ "$1" = run ] && mkdir -p $page && echo page > $page/index.html
exit {status}
"""


class App:
    """What Hatch shows."""

    def __init__(self) -> None:
        self.warnings: list[str] = []

    def display_warning(self, text: str) -> None:
        self.warnings.append(text)

    def display_waiting(self, text: str) -> None:
        pass


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "web").mkdir()
    (tmp_path / "web/package.json").write_text("{}")
    return tmp_path


def built(folder: Path, version: str = "standard") -> list[str]:
    """Run the hook in a folder; return its warnings."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    app = App()
    module.PageHook(str(folder), {}, None, None, "", "wheel", app).initialize(version, {})
    return app.warnings


def npm(folder: Path, monkeypatch: pytest.MonkeyPatch, status: int = 0) -> None:
    """A program `npm` that notes what it is asked, and builds a page."""
    (folder / "bin").mkdir()
    (folder / "bin/npm").write_text(NPM.format(status=status))
    (folder / "bin/npm").chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}")


def test_with_node_the_page_is_built_once(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    npm(checkout, monkeypatch)
    assert built(checkout) == []
    assert built(checkout) == [], "it is there now"
    asked = (checkout / "asked").read_text().splitlines()
    assert [line.split()[0] for line in asked] == ["install", "run"]
    assert (checkout / "src/throneroom/server/static/en/index.html").read_text() == "page\n"


def test_without_node_a_warning_says_that_the_page_is_missing(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent))
    (warning,) = built(checkout)
    assert warning.startswith("THE PACKAGE IS BUILT WITHOUT THE PAGE: Node is not here") and "make wheel" in warning


def test_a_build_that_fails_is_a_warning_too(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    npm(checkout, monkeypatch, status=3)
    (warning,) = built(checkout)
    assert "`npm install` failed with 3" in warning


def test_an_editable_installation_builds_no_page(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    npm(checkout, monkeypatch)
    assert built(checkout, "editable") == []
    assert not (checkout / "asked").exists()
