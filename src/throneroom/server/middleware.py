"""Middleware for HTTP requests: limits, a check for cross-site requests, headers, metrics and the log."""

from __future__ import annotations

import asyncio
import logging
import time
import traceback

from fastapi import Request, Response
from starlette import types
from starlette.types import ASGIApp, Receive, Scope, Send

from throneroom.server import identity, metrics, table_socket
from throneroom.server.config import Config
from throneroom.server.errors import refusal_response
from throneroom.server.limits import TOO_MUCH_PAUSE, TooMuch
from throneroom.server.table_opening import LONGEST_BODY

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""What a page may load: only what comes from here.

Styles may be inline, because components set them; scripts may not. `data:` and `blob:` are pictures of a replay and the
fonts in them, and its iframe is an empty page in which they are drawn.
"""
HEADERS = {
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"content-security-policy": POLICY.encode(),
    b"cross-origin-opener-policy": b"same-origin",
}
NEVER_KEPT = b"no-store"
"""For answers of the interface that do not say how they may be cached: they are for one guest at one moment."""
logger = logging.getLogger("throneroom.http")


class RequestGate:
    """Measures and logs every request by its route (never by its URL: ids are invitations), and refuses some."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app, self.config = app, config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """WebSockets bypass all of this."""
        if scope["type"] == "websocket":
            await table_socket.accept_or_refuse(scope["app"].state.services, scope)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def answer(message: types.Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = _with_own(message["headers"], scope["path"].startswith("/api/"))
            await send(message)

        try:
            await (await self._refuse(Request(scope)) or self.app)(scope, receive, answer)
        except Exception as error:  # noqa: BLE001 a mistake of ours, whatever it is, is logged and answered
            _log_failure(error, scope)
            if not status:
                await refusal_response("failed", "the server has made a mistake; it is logged")(scope, receive, answer)
        path = getattr(scope.get("route"), "path", "other")
        taken = time.perf_counter() - began
        metrics.observe(metrics.REQUESTS.labels(path, status), taken)
        logger.info(
            "request", extra={"method": scope["method"], "route": path, "status": status, "ms": round(1000 * taken, 1)}
        )

    async def _refuse(self, request: Request) -> Response | None:
        """The response to a request that exceeds a limit or is not acceptable; None for all others."""
        is_page = not request.url.path.startswith("/api/")
        services, address = identity.services_of(request), identity.address(request)
        try:
            await services.arrivals.wait(address)
            (services.pages if is_page else services.requests).take(address)
        except TooMuch as error:
            await asyncio.sleep(TOO_MUCH_PAUSE)
            return refusal_response(error.code, str(error), error.retry_after, error.reason)
        if "\0" in request.scope["path"] or b"%00" in request.scope["query_string"]:
            return refusal_response("bad_request", "an address contains no NUL")
        return None if is_page else self._refuse_to_api(request)

    def _refuse_to_api(self, request: Request) -> Response | None:
        """The response to a request that is too large or comes from another site; None for all others."""
        if request.method not in identity.READING and identity.is_cross_site(request, self.config.origins):
            return refusal_response("forbidden_origin", "requests from pages of other sites are refused")
        if refusal := self._refuse_banned_network(request):
            return refusal
        most = LONGEST_BODY if request.url.path == "/api/tables" else self.config.limits.body
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > most or "transfer-encoding" in request.headers:
            return refusal_response(
                "too_large", f"a request may have up to {most} bytes, and must have a Content-Length"
            )
        return None

    @staticmethod
    def _refuse_banned_network(request: Request) -> Response | None:
        """The response to a request from a banned network that would change something, but not to moderators."""
        path, method = request.url.path, request.method
        open_to_all = method in identity.READING or (method, path) in identity.LEFT_TO_BANNED
        if open_to_all or path.startswith("/api/moderation/"):
            return None
        banned = identity.services_of(request).bans.of(None, identity.address(request))
        return None if banned is None else refusal_response(banned.code, str(banned), None, banned.reason)


def _with_own(headers: list[tuple[bytes, bytes]], is_api: bool) -> list[tuple[bytes, bytes]]:
    """The headers of an answer, with those that all have and that it does not set itself."""
    present = {name.lower() for name, _ in headers}
    own = {**HEADERS, b"cache-control": NEVER_KEPT} if is_api else HEADERS
    return [*headers, *((name, value) for name, value in own.items() if name not in present)]


def _log_failure(error: Exception, scope: Scope) -> None:
    """Log where a request failed, without the text of the error: it may contain ids, which are invitations."""
    where = [f"{frame.name} ({frame.filename}:{frame.lineno})" for frame in traceback.extract_tb(error.__traceback__)]
    route = getattr(scope.get("route"), "path", "other")
    logger.error("a request failed", extra={"route": route, "error": type(error).__name__, "where": where})
