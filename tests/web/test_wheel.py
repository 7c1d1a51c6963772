"""The wheel, as somebody installs it: built, installed into a fresh environment outside the checkout, and played.

The environment has only the wheel. What the wheel depends on is borrowed from the environment of the tests, so that
nothing has to be fetched; the editable installation there is not seen.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import expect

import throneroom
from tests.web.conftest import CALM, PATIENCE, ROOT, stopped_in_the_end
from tests.web.visitor import Visitor, dealt
from throneroom.testing.serving import answering, free_port


@dataclass(frozen=True)
class Installation:
    """A fresh environment with the wheel in it."""

    folder: Path
    wheel: Path

    @property
    def python(self) -> str:
        return str(self.folder / "environment" / "bin" / "python")

    @property
    def command(self) -> str:
        return str(self.folder / "environment" / "bin" / "throneroom")

    @property
    def environment(self) -> dict[str, str]:
        """What its processes see: nothing of the checkout, and nothing that was compiled there."""
        kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "THRONEROOM_PLUGINS")}
        return {**kept, "THRONEROOM_CACHE": str(self.folder / "compiled")}

    def run(self, *words: str, answers: str = "") -> str:
        done = subprocess.run(
            words, cwd=self.folder, env=self.environment, input=answers, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def installation(tmp_path_factory: pytest.TempPathFactory) -> Installation:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    made = Installation(folder, wheel)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "environment")], check=True)
    pip = [sys.executable, "-m", "pip", "--python", made.python, "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--quiet", "--no-deps", "--no-index", str(wheel)], check=True)
    (packages,) = (folder / "environment").glob("lib/python*/site-packages")
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return made


@pytest.fixture(scope="module")
def address(installation: Installation) -> Iterator[str]:
    """Where the installed server is."""
    port = free_port()
    limits = [word for limit in CALM for word in ("--limit", limit)]
    serve = [installation.command, "serve", "--port", str(port), "--database", "tables.sqlite", "--bot-processes", "1"]
    serve += ["--no-warm", "--bot-seed", "1", "--log-level", "warning", *limits]
    server = subprocess.Popen(serve, cwd=installation.folder, env=installation.environment, start_new_session=True)
    with stopped_in_the_end(server):
        yield answering(f"http://127.0.0.1:{port}", PATIENCE)


def test_the_installed_package_is_not_that_of_the_checkout(installation: Installation) -> None:
    where = installation.run(installation.python, "-c", "import throneroom; print(throneroom.__file__)").strip()
    assert Path(where).is_relative_to(installation.folder)
    said = installation.run(installation.command, "--version").strip()
    assert said == f"throneroom {throneroom.__version__}"


def test_the_wheel_has_the_page_all_words_and_all_networks(installation: Installation) -> None:
    with zipfile.ZipFile(installation.wheel) as wheel:
        packed = {name for name in wheel.namelist() if not name.endswith("/")}
    source = ROOT / "src"
    files = {str(path.relative_to(source)) for path in (source / "throneroom").rglob("*") if path.is_file()}
    assert {name for name in files if "__pycache__" not in name} <= packed
    assert not [name for name in packed if name.startswith(("tests/", "web/", "bench/"))]


def test_a_game_at_the_terminal(installation: Installation) -> None:
    """The first choice every time, and Enter when it is over."""
    words = ["play", "hierarchy", "--seed", "7", "--bot", "random", "--language", "en"]
    said = installation.run(installation.command, *words, answers="1\n" * 30 + "\n")
    assert said.startswith("Hierarchy\n")
    assert re.search(r"takes\s+the\s+throne", said)


def test_a_game_in_the_browser(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.deal(dealt("hierarchy", 2, 7), "random")
    visitor.choose_game("Hierarchy")
    while visitor.wait_for_turn(hurry=True):
        visitor.decide()
    visitor.result.click()
    expect(visitor.page.get_by_role("heading", name=re.compile("You win|You lose"))).to_be_focused()
