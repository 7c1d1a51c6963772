"""How responses may be cached and compressed."""

from __future__ import annotations

from fastapi import Request

REVALIDATE = "no-cache"
"""For a response that changes only with the version of the server: the browser revalidates it every time."""


def accepted_encodings(request: Request) -> set[str]:
    """The content encodings that this browser accepts."""
    return {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
