"""The browser client: its built files, compressed or not, and its page for every address that is not a file.

There is a page for each language, which names the files with its texts. A table's page lists the code that its game
needs, and its headers name what that code requests first, so the browser fetches everything at once instead of in
sequence.
"""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse
from starlette.exceptions import HTTPException

from throneroom.engine.catalogue import ENGLISH, LANGUAGES
from throneroom.engine.game import all_games
from throneroom.puzzles import all_collections
from throneroom.server import tournaments
from throneroom.server.finished_games import is_finished
from throneroom.server.http_caching import REVALIDATE, accepted_encodings
from throneroom.server.identity import TheServices
from throneroom.server.services import Services
from throneroom.server.table_row import fetch_game
from throneroom.server.transaction import Unavailable

STATIC = Path(__file__).parent / "static"
UNBUILT = Path(__file__).parent / "unbuilt.html"
"""What is shown while the client has not been built."""
PACKED = (("br", ".br"), ("gzip", ".gz"))
"""The compressed files that the build puts beside a file, the smallest first."""
TABLE = re.compile(r"t/([a-z0-9]{8,24})(?:/result)?/?")
"""The address of a table or of its result."""
FINISHED = re.compile(r"(?:g|review)/([a-z0-9]{8,24})/?")
"""The address of the replay or the review of a finished game."""
PLAYER = re.compile(r"player/([a-z0-9]{1,24})/?")
"""The address of a player's page."""
TOURNAMENT = re.compile(r"tournament/([a-z0-9]{8,24})/?")
"""The address of a tournament."""
PUZZLE = re.compile(r"puzzle/([0-9a-f]{12})/?")
"""The address of a puzzle."""
CHOICE = "throneroom-language"
"""The cookie with the language that was chosen in the browser."""
FOREVER = "public, max-age=31536000, immutable"
PSEUDO = "en-XA"
"""Lengthened English to test layouts, as one more language of the client (web/src/lib/pseudo.ts)."""
WISH = re.compile(r"([a-zA-Z]{2,8})(?:-[a-zA-Z0-9-]{1,40})?(?:\s*;\s*q=([01](?:\.[0-9]{0,3})?))?")
LONGEST_HEADER = 500
TYPES = {
    ".woff2": "font/woff2",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}


def add_routes(app: FastAPI) -> None:
    """Add the pages. Call it last: they match every address that is left."""

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str, services: TheServices) -> Response:
        if path.startswith("api/"):
            raise HTTPException(404)
        file = _file_at(path)
        if file is not None:
            return _served(file, request, FOREVER if path.startswith("assets/") else REVALIDATE)
        if path.startswith("assets/"):
            raise HTTPException(404)
        try:
            if found := TABLE.fullmatch(path):
                game = await fetch_game(services.store, found[1])
                return _page(request, "index.html", 404) if game is None else _table(request, found[1], game)
            return _page(request, "index.html", 200 if await _exists(services, path) else 404)
        except Unavailable:
            return _page(request, "table.html" if path.startswith("t/") else "index.html")


def _file_at(path: str) -> Path | None:
    """The built file at this address; None if there is none, or no file could have such a name."""
    try:
        file = (STATIC / path).resolve()
        return file if path and file.is_relative_to(STATIC) and file.is_file() else None
    except (OSError, ValueError):
        return None


async def _exists(services: Services, path: str) -> bool:
    """Whether there is a page at this address, apart from tables. If not, the client says what is wrong."""
    if found := FINISHED.fullmatch(path):
        return await is_finished(services.store, found[1])
    if found := PLAYER.fullmatch(path):
        return await services.store.fetch_name(found[1]) is not None
    if found := TOURNAMENT.fullmatch(path):
        return await tournaments.exists(services, found[1])
    if found := PUZZLE.fullmatch(path):
        return any(found[1] in collection for collection in all_collections())
    games = all_games()
    about = ("rules/{}", "learn/{}", "learn/{}/2", "games/{}/statistics", "hall/{}")
    always = ("", "account", "gallery", "hall", "me", "pair", "privacy", "puzzles", "tournaments")
    pages = {*always, *(page.format(game.name) for page in about for game in games)}
    if services.config.moderator_token:
        pages.add("moderate")
    pages |= {f"explorer/{game.name}" for game in games if game.explored}
    return path.rstrip("/") in pages


def _table(request: Request, table_id: str, game: str) -> Response:
    """The page of a table, with preload headers for what its code requests."""
    language, own = language_for(request), f"tables/{game}.html"
    page = _page(request, own if (STATIC / language / own).is_file() else "table.html")
    words = language if language in LANGUAGES else ENGLISH
    wanted = (f"/api/tables/{table_id}", f"/api/games/{game}?language={words}")
    page.headers["link"] = ", ".join(f"<{path}>; rel=preload; as=fetch; crossorigin" for path in wanted)
    return page


def _page(request: Request, name: str, status: int = 200) -> Response:
    """One of the client's pages in the language of the browser, or a notice while the client is not built."""
    file = STATIC / language_for(request) / name
    page = _served(file if file.is_file() else UNBUILT, request, REVALIDATE)
    page.headers["vary"] = "accept-encoding, accept-language, cookie"
    page.status_code = status
    return page


def language_for(request: Request) -> str:
    """The language chosen in this browser, otherwise the first of its preferred languages that is available."""
    chosen = request.cookies.get(CHOICE, "")
    if chosen in (*LANGUAGES, PSEUDO):
        return chosen
    return next((wish for wish in _wishes(request.headers.get("accept-language", "")) if wish in LANGUAGES), ENGLISH)


def _wishes(header: str) -> list[str]:
    """The languages of an Accept-Language header, most wanted first, without regions: `de-CH, fr;q=0.5`."""
    found = [WISH.fullmatch(part.strip()) for part in header[:LONGEST_HEADER].split(",")]
    weighed = [(float(wish[2] or 1), wish[1].lower()) for wish in found if wish]
    return [language for weight, language in sorted(weighed, key=lambda wish: -wish[0]) if weight > 0]


def _served(file: Path, request: Request, cache: str) -> Response:
    """A file, compressed if the build has compressed it and the browser accepts that."""
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    accepted = accepted_encodings(request)
    for encoding, suffix in PACKED:
        packed = file.with_name(file.name + suffix)
        if encoding in accepted and packed.is_file():
            return FileResponse(packed, media_type=kind, headers={**headers, "content-encoding": encoding})
    return FileResponse(file, media_type=kind, headers=headers)
