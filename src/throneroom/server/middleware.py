"""Middleware for HTTP requests: limits, a check for cross-site requests, headers, metrics and the log."""

from __future__ import annotations

import logging
import time

from fastapi import Request, Response
from starlette import types
from starlette.types import ASGIApp, Receive, Scope, Send

from throneroom.server import identity, metrics, table_socket
from throneroom.server.config import Config
from throneroom.server.errors import refusal_response
from throneroom.server.limits import TooMuch
from throneroom.server.table_opening import LONGEST_BODY

HEADERS = [(b"x-content-type-options", b"nosniff"), (b"referrer-policy", b"same-origin")]
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
        began, status = time.perf_counter(), 500

        async def answer(message: types.Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await (_refuse(Request(scope), self.config) or self.app)(scope, receive, answer)
        path = getattr(scope.get("route"), "path", "other")
        taken = time.perf_counter() - began
        metrics.REQUESTS.labels(path, status).observe(taken)
        logger.info(
            "request", extra={"method": scope["method"], "route": path, "status": status, "ms": round(1000 * taken, 1)}
        )


def _refuse(request: Request, config: Config) -> Response | None:
    """The response to a request that exceeds a limit, is too large or comes from another site; None for all others."""
    if not request.url.path.startswith("/api/"):
        return None
    try:
        identity.services_of(request).requests.take(identity.address(request))
    except TooMuch as error:
        return refusal_response(error.code, str(error), error.retry_after, error.reason)
    if request.method not in ("GET", "HEAD", "OPTIONS") and identity.is_cross_site(request, config.origins):
        return refusal_response("forbidden_origin", "requests from pages of other sites are refused")
    most = LONGEST_BODY if request.url.path == "/api/tables" else config.limits.body
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > most or "transfer-encoding" in request.headers:
        return refusal_response("too_large", f"a request may have up to {most} bytes, and must have a Content-Length")
    return None
