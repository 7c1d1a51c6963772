"""The age of the built page: whether it is there, and in a checkout, whether its sources have changed since."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
PAGE = "server/static/en/index.html"
"""The file that `make web` touches last."""
OUTDATED = "The page is older than its sources: run `make web`."
MISSING = (
    "The page is not built, so that only programs can play: in a checkout, run `make web`. "
    "Is this an installed wheel? Then install one that `make wheel` has built."
)


def notice(package: Path = PACKAGE) -> str | None:
    """What is wrong with the page, if anything."""
    if not (package / PAGE).is_file():
        return MISSING
    return OUTDATED if is_outdated(package) else None


def is_outdated(package: Path = PACKAGE) -> bool:
    """Whether a source of the page is newer than the page; False without sources, and while nothing is built."""
    page = package / PAGE
    web = package.parent.parent / "web"
    if package.parent.name != "src" or not (web / "src").is_dir() or not page.is_file():
        return False
    built = page.stat().st_mtime
    return any(source.stat().st_mtime > built for source in _sources(web, package / "languages"))


def _sources(web: Path, languages: Path) -> Iterator[Path]:
    """What the page is built from: the files at the top of web/, its source folders, and the words of all languages."""
    yield from (path for path in web.iterdir() if path.is_file() and not path.name.startswith("."))
    for folder in (web / "src", web / "public", web / "build", languages):
        yield from (
            path for path in folder.rglob("*") if path.is_file() and not path.name.endswith((".test.ts", ".pyc"))
        )
