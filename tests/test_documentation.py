"""The documentation: every example in Python runs, every link leads somewhere, and the site is built without a warning.

A block of `python` runs, a block of `py` is a part of something larger and is compiled. `test_commands_of_pages.py`
parses the commands.

`docs/how-to/train-a-bot.md` is run by `test_tutorial.py`, its commands too, and the walk in `docs/how-to/add-a-game.md`
by `web/test_walk.py`.
"""

from __future__ import annotations

import doctest
import functools
import http.server
import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import throneroom
from throneroom.engine import game_modules

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
BLOCK = re.compile(r"^ *```(.*?)\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)
SHOWN = {"sh", "text", "json", "ts", "svelte"}
"""What a block may be that is no Python: commands, what is printed, files of the page."""
FOLLOWED = {DOCS / "how-to" / "train-a-bot.md", DOCS / "how-to" / "add-a-game.md"}
"""The pages whose files and commands depend on each other."""
COMPARED = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
FETCHED = re.compile(r"""<(?:script|img|iframe)[^>]*\ssrc="?(https?:)?//|<link[^>]*\shref="?(https?:)?//""")
"""What a browser would fetch from another host."""


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def blocks(page: Path) -> list[tuple[str, str]]:
    """The language and the text of every block of code."""
    return BLOCK.findall(page.read_text(encoding="utf-8"))


WITH_PYTHON = [page for page in PAGES if page not in FOLLOWED and any(kind == "python" for kind, _ in blocks(page))]


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_block_says_what_it_is(page: Path) -> None:
    found = blocks(page)
    assert 2 * len(found) == len(re.findall(r"^ *```", page.read_text(encoding="utf-8"), re.MULTILINE))
    assert {kind for kind, _ in found} <= SHOWN | {"python", "py"}
    for kind, text in found:
        if kind == "json":
            json.loads(text)
        if kind == "py":
            compile(text, name(page), "exec")
        if kind != "python":
            assert ">>> " not in text, "this is Python"
        if kind == "text":
            assert not re.search(r"^(from [\w.]+ import |import \w+$|class \w+.*:$|def \w+\()", text, re.MULTILINE), (
                text
            )


@pytest.mark.parametrize("page", WITH_PYTHON, ids=name)
def test_the_python_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From top to bottom, in one session: prompts with their answers, other blocks as they are."""
    monkeypatch.chdir(tmp_path)
    session: dict[str, object] = {"__name__": "page"}
    runner = doctest.DocTestRunner(optionflags=COMPARED)
    for number, (kind, text) in enumerate(blocks(page)):
        if kind != "python":
            continue
        if ">>> " in text:
            test = doctest.DocTestParser().get_doctest(text, session, f"{name(page)} {number}", str(page), 0)
            runner.run(test, clear_globs=False)
            session.update(test.globs)
        else:
            exec(compile(text, f"{name(page)} {number}", "exec"), session)
    assert runner.failures == 0


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_the_code_names_pages_that_are_there() -> None:
    sources = [*ROOT.glob("src/**/*.py"), *ROOT.glob("web/src/**/*.ts"), *ROOT.glob("src/**/*.ftl"), ROOT / "Makefile"]
    for source in sources:
        for page in re.findall(r"docs/[\w/-]+\.md", source.read_text(encoding="utf-8")):
            assert (ROOT / page).is_file(), f"{source.relative_to(ROOT)} names {page}"


def test_the_python_api_lists_every_public_name() -> None:
    """All of `throneroom`, and nothing that is not there."""
    listed = re.findall(r"^::: throneroom\.(\w+)$", (DOCS / "reference" / "python-api.md").read_text(), re.MULTILINE)
    assert sorted(listed) == throneroom.__all__


def test_the_contract_of_a_game_is_listed_whole() -> None:
    text = (DOCS / "reference" / "game-modules.md").read_text()
    listed = re.findall(r"^::: throneroom\.engine\.game_modules\.(\w+)$", text, re.MULTILINE)
    offered = {name for name, kind in vars(game_modules).items() if getattr(kind, "_is_protocol", False)}
    assert {*listed} == offered - {"Protocol"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site, built as `make docs` builds it: a warning is an error."""
    folder = tmp_path_factory.mktemp("site")
    built = subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT, capture_output=True, text=True, check=False, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
    )  # fmt: skip
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


def test_the_site_fetches_nothing_from_other_hosts(site: Path) -> None:
    pages = [*site.rglob("*.html")]
    assert len(pages) > 20
    for page in pages:
        assert not FETCHED.search(page.read_text(encoding="utf-8")), page.name
    for style in site.rglob("*.css"):
        assert not re.search(r"(@import|url\()\s*[\"']?(https?:)?//", style.read_text(encoding="utf-8")), style.name


@pytest.fixture
def served(site: Path) -> Iterator[str]:
    """The address of the site."""

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(site))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


def test_the_site_can_be_searched(served: str, chromium: Browser) -> None:
    """In a browser, which asks no other host for anything."""
    asked: list[str] = []
    page = chromium.new_page(viewport={"width": 1440, "height": 900})
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{served}index.html")
    box = page.get_by_role("textbox", name="Search")
    box.click()
    box.press_sequentially("orm hot path")
    found = page.locator(".md-search-result").get_by_text("No ORM on the hot path")
    expect(found.first).to_be_visible(timeout=60_000)
    page.close()
    assert [url for url in asked if not url.startswith((served, "data:", "blob:"))] == []


def test_every_page_is_in_the_index_of_the_search(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    found = {entry["location"].partition("#")[0] for entry in index["docs"]}
    pages = {str(page.relative_to(DOCS).with_suffix(".html")) for page in DOCS.rglob("*.md")}
    assert {page.replace("README", "index") for page in pages} <= found


def test_the_reference_has_every_public_name_and_every_command(site: Path) -> None:
    api = (site / "reference" / "python-api.html").read_text(encoding="utf-8")
    assert [word for word in throneroom.__all__ if f">{word}<" not in api] == []
    commands = (site / "reference" / "command-line.html").read_text(encoding="utf-8")
    for command in ("serve", "play", "arena", "verify"):
        assert f'id="{command}"' in commands
    assert "--behind-proxy" in commands
