"""The browser client: its built files, packed or plain, and its page for every address that is not a file.

A table has the same page with a list of the code that it will need, so that the browser asks for that at once.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse
from starlette.exceptions import HTTPException

STATIC = Path(__file__).parent / "static"
UNBUILT = Path(__file__).parent / "unbuilt.html"
"""What is shown while the client has not been built."""
PACKED = (("br", ".br"), ("gzip", ".gz"))
"""What the build has put beside a file, the smaller first."""
FOREVER, FRESH = "public, max-age=31536000, immutable", "no-cache"
TYPES = {".woff2": "font/woff2", ".js": "text/javascript", ".svg": "image/svg+xml"}


def routes(app: FastAPI) -> None:
    """Add the pages; last of all, because they take every address that is left."""

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            raise HTTPException(404)
        file = (STATIC / path).resolve()
        if path and file.is_relative_to(STATIC) and file.is_file():
            return _served(file, request, FOREVER if path.startswith("assets/") else FRESH)
        if path.startswith("assets/"):
            raise HTTPException(404)
        index = STATIC / ("table.html" if path.startswith("t/") else "index.html")
        return _served(index if index.is_file() else UNBUILT, request, FRESH)


def _served(file: Path, request: Request, cache: str) -> Response:
    """A file as the browser can take it: packed where the build has packed it."""
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    for encoding, suffix in PACKED:
        packed = file.with_name(file.name + suffix)
        if encoding in accepted and packed.is_file():
            return FileResponse(packed, media_type=kind, headers={**headers, "content-encoding": encoding})
    return FileResponse(file, media_type=kind, headers=headers)
