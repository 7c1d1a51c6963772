"""Who sends a request: the guest behind its cookie or bearer token, its address, and the site it comes from."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from throneroom.server import guests
from throneroom.server.fair_queue import Payer
from throneroom.server.guests import Session
from throneroom.server.services import Services
from throneroom.table import TableError

COOKIE = "throneroom"
READING = "GET", "HEAD", "OPTIONS"
LEFT_TO_BANNED = ("DELETE", "/api/me"), ("POST", "/api/account/sign-out")
"""What those can do who are banned, besides looking: delete themselves, and sign out."""


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


def address(request: HTTPConnection) -> str:
    """The address that limits count for; of IPv6 the network, because a visitor has a whole one."""
    return network_of(request.client.host if request.client else "nowhere")


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    """The network that limits and bans count for."""
    if ":" not in host:
        return host
    try:
        found = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))


def bearer_of(request: HTTPConnection) -> str:
    """The bearer token of a request; empty if there is none."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def token_of(request: HTTPConnection) -> str | None:
    """The token from the header (programs), otherwise from the cookie (browsers)."""
    return bearer_of(request) or request.cookies.get(COOKIE)


def _find_session(request: Request) -> Session | None:
    token = token_of(request)
    return services_of(request).verify_token(token) if token else None


def _require_session(request: Request) -> Session:
    session = _find_session(request)
    if session is None:
        raise TableError("no_identity", "you are not a guest yet: POST /api/guests, then send the cookie or the token")
    if request.method not in READING and (request.method, request.url.path) not in LEFT_TO_BANNED:
        services_of(request).bans.check(session.guest, address(request))
    return session


def _find_guest(request: Request) -> str | None:
    session = _find_session(request)
    return session.guest if session else None


def _require_guest(request: Request) -> str:
    return _require_session(request).guest


CurrentSession = Annotated[Session, Depends(_require_session)]
"""The guest who sends the request, and the device; a request without a guest is refused."""
OptionalSession = Annotated[Session | None, Depends(_find_session)]
CurrentGuest = Annotated[str, Depends(_require_guest)]
"""The guest who sends the request; a request without a guest is refused."""
OptionalGuest = Annotated[str | None, Depends(_find_guest)]
TheServices = Annotated[Services, Depends(services_of)]


def payer(request: HTTPConnection, guest: str | None) -> Payer:
    """Whom the work for a request is charged to: the guest at its address; visitors who are none share one account."""
    return Payer(address(request), guest or "")


def is_cross_site(request: HTTPConnection, origins: tuple[str, ...]) -> bool:
    """Whether a page of another site sends the request through the guest's browser."""
    origin = request.headers.get("origin")
    if origin is None or origin in origins:
        return False
    try:
        return urlsplit(origin).netloc != request.headers.get("host")
    except ValueError:
        return True


def set_cookie(response: Response, services: Services, token: str) -> None:
    response.set_cookie(
        COOKIE, token, max_age=guests.TOKEN_LIFE // 1000, httponly=True, samesite="lax", secure=services.config.secure
    )


def delete_cookie(response: Response, services: Services) -> None:
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=services.config.secure)


def site_of(request: HTTPConnection, site: str) -> str:
    """The origin under which this browser reaches the server: the configured one, or else what the request says."""
    scheme = "https" if request.url.scheme in ("https", "wss") else "http"
    return site or request.headers.get("origin") or f"{scheme}://{request.headers.get('host', '')}"
