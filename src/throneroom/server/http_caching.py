"""How answers may be cached and packed."""

from __future__ import annotations

from fastapi import Request

REVALIDATE = "no-cache"
"""For an answer that changes only with the version of the server: the browser asks every time whether it has."""


def accepted_encodings(request: Request) -> set[str]:
    """How an answer may be packed for this browser."""
    return {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
