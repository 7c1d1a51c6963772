"""A page that is older than its sources: whoever serves it from a checkout is told so."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from throneroom.server.page_age import MISSING, OUTDATED, PACKAGE, PAGE, is_outdated, notice
from throneroom.testing.serving import free_port

BUILT = 1_000_000_000
"""When the page was built, in seconds."""


def touch(path: Path, time: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    os.utime(path, (time, time))


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """The package of a checkout whose page is newer than all its sources."""
    package = tmp_path / "src" / "throneroom"
    for source in ("web/index.html", "web/src/App.svelte", "web/src/lib/names.test.ts", "web/node_modules/svelte/x.js"):
        touch(tmp_path / source, BUILT - 1)
    touch(package / "languages" / "de" / "common.ftl", BUILT - 1)
    touch(package / PAGE, BUILT)
    return package


@pytest.mark.parametrize("source", ["web/index.html", "web/src/App.svelte", "src/throneroom/languages/de/common.ftl"])
def test_a_source_that_changed_makes_the_page_old(package: Path, tmp_path: Path, source: str) -> None:
    assert not is_outdated(package)
    touch(tmp_path / source, BUILT + 1)
    assert is_outdated(package)


@pytest.mark.parametrize("file", ["web/src/lib/names.test.ts", "web/node_modules/svelte/x.js", "web/.prettierrc.json"])
def test_what_is_not_built_into_the_page_leaves_it_as_it_is(package: Path, tmp_path: Path, file: str) -> None:
    touch(tmp_path / file, BUILT + 1)
    assert not is_outdated(package)


def test_the_notice_says_what_to_do_about_the_page(package: Path, tmp_path: Path) -> None:
    assert notice(package) is None
    touch(tmp_path / "web/index.html", BUILT + 1)
    assert notice(package) == OUTDATED
    (package / PAGE).unlink()
    assert not is_outdated(package)
    assert notice(package) == MISSING
    assert "make web" in MISSING and "make wheel" in MISSING


def test_an_installed_package_has_no_sources(package: Path, tmp_path: Path) -> None:
    """Not even if a folder of the same name lies near it."""
    installed = tmp_path / "lib" / "throneroom"
    shutil.copytree(package, installed)
    touch(installed / "languages" / "de" / "common.ftl", BUILT + 1)
    assert not is_outdated(installed)


def test_the_server_says_it_in_its_first_line(tmp_path: Path) -> None:
    source = tmp_path / "src"
    shutil.copytree(PACKAGE, source / "throneroom", ignore=shutil.ignore_patterns("__pycache__", "static"))
    touch(source / "throneroom" / PAGE, BUILT)
    touch(tmp_path / "web" / "src" / "App.svelte", BUILT + 1)
    command = ["serve", "--port", str(free_port()), "--database", str(tmp_path / "tables.sqlite"), "--no-warm"]
    server = subprocess.Popen(
        [sys.executable, "-m", "throneroom", *command], stderr=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": str(source)},
    )  # fmt: skip
    with server:
        assert server.stderr is not None
        lines = [server.stderr.readline() for _ in range(2)]
        server.terminate()
    assert lines[0] == f"{OUTDATED}\n"
    assert lines[1].startswith("Throneroom is at http")
