"""The walk in docs/how-to/add-a-game.md, followed to the letter: its commands run, its files written, in their order.

What comes of it is played from Python, at the terminal and in the browser.
"""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.test_documentation import DOCS, blocks
from tests.web.conftest import CALM, PATIENCE, stopped_in_the_end
from tests.web.visitor import Visitor
from throneroom.testing.serving import answering, free_port

PAGE = DOCS / "how-to" / "add-a-game.md"
WALK = PAGE.read_text(encoding="utf-8").split("\n## Reference\n")[0]
GAME, PLUGIN = "three-crowns", "three_crowns.plugin"
FILE = re.compile(r"# (three_crowns/[\w./]+)(, continued)?\n+")
COMMANDS = f"""set -e
throneroom() {{ "{sys.executable}" -m throneroom "$@"; }}
python() {{ "{sys.executable}" "$@"; }}
"""
"""The commands of the page, in the environment of the tests."""
INSTEAD = {
    "throneroom serve": ":",  # it does not end by itself: the last test starts it
    "throneroom play three-crowns": "throneroom play three-crowns --bot random",  # others have to be compiled
    "python -m pytest three_crowns": "python -m pytest -q three_crowns -k 'not common'",  # `throneroom check` runs them
}


def run(folder: Path, commands: str) -> str:
    """What commands print; whoever is asked at a terminal takes the first choice."""
    for command, other in INSTEAD.items():
        commands = re.sub(rf"^{command}$", other, commands, flags=re.MULTILINE)
    done = subprocess.run(
        ["bash", "-c", COMMANDS + commands], cwd=folder, input="1\n" * 50, capture_output=True, text=True, check=False,
        env={**os.environ, "THRONEROOM_PLUGINS": PLUGIN},
    )  # fmt: skip
    assert done.returncode == 0, f"{commands}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def walked(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The folder at the end of the walk, and all that was printed on the way."""
    folder, printed = tmp_path_factory.mktemp("walk"), ""
    written: set[Path] = set()
    for kind, text in blocks(PAGE):
        if text not in WALK:
            break
        if kind == "sh":
            printed += run(folder, text)
        elif ">>> " in text:
            (folder / "session.txt").write_text(text, encoding="utf-8")
            run(folder, "python -m doctest session.txt")
        else:
            named = FILE.match(text)
            assert named is not None, f"a block does not say which file it is:\n{text}"
            file = folder / named[1]
            assert file.is_file(), f"{named[1]} is none of the files that `throneroom new-game` writes"
            assert (named[2] is not None) == (file in written), named[0]
            before = file.read_text(encoding="utf-8") + "\n\n" if named[2] else ""
            file.write_text(before + text[named.end() :], encoding="utf-8")
            written.add(file)
    return folder, printed


def test_every_step_does_what_it_says(walked: tuple[Path, str]) -> None:
    _, printed = walked
    assert "three_crowns is ready" in printed
    assert "The game is over." in printed
    assert "4 passed" in printed
    assert "ok  nothing leaks" in printed
    assert "wrong  " not in printed
    assert "Nothing is wrong." in printed


def test_it_is_played_at_the_terminal(walked: tuple[Path, str]) -> None:
    told = run(walked[0], "throneroom play three-crowns --players 2 --bot random --seed 2")
    assert "p1 lays a crown." in told
    assert "The game is over. Won by: p" in told


@pytest.fixture
def address(walked: tuple[Path, str]) -> Iterator[str]:
    """Where the server of the browser's visitors is: this one is started in the folder of the walk."""
    port = free_port()
    command = [
        sys.executable, "-m", "throneroom", "serve", "--port", str(port), "--database", "tables.sqlite",
        "--bot-processes", "1", "--no-warm", "--log-level", "warning",
        *(word for limit in CALM for word in ("--limit", limit)),
    ]  # fmt: skip
    environment = {**os.environ, "THRONEROOM_PLUGINS": PLUGIN}
    with stopped_in_the_end(subprocess.Popen(command, start_new_session=True, cwd=walked[0], env=environment)):
        yield answering(f"http://127.0.0.1:{port}", PATIENCE)


def test_it_is_played_in_the_browser(visit: Callable[..., Visitor]) -> None:
    visitor = visit(390, 844)
    visitor.become_guest()
    wish = {"game": GAME, "players": 3, "seats": ["me", "bot:random", "bot:random"], "pace": 0, "start": True}
    wish["hints"] = False  # they would need the search of this game, which has to be compiled first
    opened = visitor.page.request.post("/api/tables", data=wish, timeout=1000 * PATIENCE)
    assert opened.ok, opened.text()
    visitor.go(opened.json()["link"])
    visitor.play_on(random.Random(1), lambda: None)
    expect(visitor.herald).to_contain_text("The game is over. Won by:")
