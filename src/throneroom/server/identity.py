"""Who asks: the desk of this process, and the guest behind a cookie or a bearer token."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from throneroom.server import guests
from throneroom.server.desk import Desk
from throneroom.table import TableError

COOKIE = "throneroom"


def desk_of(request: Request) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


def address(scope: HTTPConnection) -> str:
    return scope.client.host if scope.client else "nowhere"


def token(scope: HTTPConnection) -> str | None:
    """From the header of a program, else from the cookie of a browser."""
    kind, _, said = scope.headers.get("authorization", "").partition(" ")
    return said.strip() if kind.lower() == "bearer" else scope.cookies.get(COOKIE)


def _guest(request: Request) -> str:
    said = token(request)
    found = desk_of(request).guest_of(said) if said else None
    if found is None:
        raise TableError("no_identity", "nobody knows you yet: POST /api/guests, then send the cookie or the token")
    return found[0]


def _maybe_guest(request: Request) -> str | None:
    said = token(request)
    found = desk_of(request).guest_of(said) if said else None
    return found[0] if found else None


AnyGuest = Annotated[str, Depends(_guest)]
MaybeGuest = Annotated[str | None, Depends(_maybe_guest)]
TheDesk = Annotated[Desk, Depends(desk_of)]


def foreign(scope: HTTPConnection, origins: tuple[str, ...]) -> bool:
    """Whether a page of another site asks in the name of the guest whose browser shows it."""
    origin = scope.headers.get("origin")
    if origin is None or origin in origins:
        return False
    return urlsplit(origin).netloc != scope.headers.get("host")


def set_cookie(response: Response, desk: Desk, token: str) -> None:
    response.set_cookie(
        COOKIE, token, max_age=guests.LIFE // 1000, httponly=True, samesite="lax", secure=desk.config.secure
    )
