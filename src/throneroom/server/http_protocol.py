"""HTTP connections with limits: on how many each address has and opens, and on the size and time of a request.

uvicorn has no such limits. With them, nobody can hold a connection with half a request or by reading no answer, or
keep the event loop busy with a request that never ends, a thousand at once, or a new connection for each.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import cache
from http import HTTPStatus
from typing import Any, cast

import uvicorn
from uvicorn._types import ASGI3Application
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from throneroom.server.config import Config, Limits
from throneroom.server.identity import network_of
from throneroom.server.limits import ARRIVALS_FOR_ONE, AT_ONCE, Spacing

LONGEST_HEAD = 16_384
"""Bytes of a request line and headers."""
MOST_HEADERS = 100
PIECE = 4_096
"""Bytes that are parsed before the limits are checked again."""
MOST_PIPELINED = 16
"""Requests that may wait on one connection for the one before them. Browsers send none."""
HEAD_WITHIN, BODY_WITHIN = 10.0, 20.0
"""Seconds in which the head and the body of a request must have arrived."""
LAST_HEAD_WITHIN = 0.3
"""The same for a connection that is new when the server is told to stop: its request may be on the way."""
READ_WITHIN = 60.0
"""Seconds in which the client has to read on when so much of an answer waits that no more of it can be written."""
SOCKETS_FOR_ONE = 2
"""How many sockets one address may have open for each WebSocket that it may have open (`connections_from`)."""
HELD_WITHIN = 2.0
"""Seconds for which a new socket waits for its turn at most, when an address opens many at once."""
MOST_HELD = 65_536
"""Bytes that a socket which is kept waiting may have sent."""


class Sockets:
    """The sockets of this process by address. Those of trusted proxies are not limited: many share them."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...]) -> None:
        self.most = SOCKETS_FOR_ONE * limits.connections_from
        self._proxies = _TrustedHosts(list(proxies))
        self._open: Counter[str] = Counter()
        self._new = Spacing(ARRIVALS_FOR_ONE * limits.requests_a_second, AT_ONCE, HELD_WITHIN)

    def add(self, address: str) -> float | None:
        """Count one more socket; returns for how many seconds it has to wait, or None if there are too many."""
        network, wait = network_of(address), 0.0
        if address not in self._proxies:
            found = self._new.take(network) if self._open[network] < self.most else None
            if found is None:
                return None
            wait = found
        self._open[network] += 1
        return wait

    def remove(self, address: str) -> None:
        network = network_of(address)
        self._open[network] -= 1
        if not self._open[network]:
            del self._open[network]


@cache
def _sockets() -> Sockets:
    config = Config.from_environment()
    return Sockets(config.limits, config.proxies)


class LimitedHttpProtocol(HttpToolsProtocol):
    """One connection of uvicorn, with limits."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._address: str | None = None
        """The address that this connection counts for."""
        self._in_head, self._head_size = True, 0
        self._timer: asyncio.TimerHandle | None = None
        self._held: bytes | None = None
        """What has arrived while this connection is kept waiting; None: it is not."""
        self._unread: asyncio.TimerHandle | None = None
        """Set while the client does not read."""
        self._answering: RequestResponseCycle | None = None
        """The request that is being answered; `cycle` is the last one that has arrived."""
        self._stopping = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        address = self.client[0] if self.client else ""
        wait = _sockets().add(address)
        if wait is None:
            self.transport.abort()
            return
        self._address = address
        if wait:
            self._held = b""
            self._timer = self.loop.call_later(wait, self._admit)
        else:
            self._expect(HEAD_WITHIN)

    def _admit(self) -> None:
        """It is the turn of a connection that was kept waiting."""
        held, self._held = self._held or b"", None
        if self.transport.is_closing():
            return
        self._expect(HEAD_WITHIN)
        self.transport.resume_reading()
        if held:
            self.data_received(held)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def connection_lost(self, exc: Exception | None) -> None:
        self._disconnect()
        self._release()
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on, the connection counts as a WebSocket."""
        self._release()
        if self._stopping:  # it would have to be closed at once
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)
            return
        super().handle_websocket_upgrade()

    def shutdown(self) -> None:
        """The server stops: answer what was asked, also on a connection that a proxy has just opened to ask."""
        asked: Any = self.cycle
        if asked is None and not self._stopping and not self.transport.is_closing():
            self._stopping = True
            self.loop.call_later(LAST_HEAD_WITHIN, self.shutdown)
        else:
            super().shutdown()

    def _disconnect(self) -> None:
        """Nobody hears the rest of the answer: writing it to a closed connection would be an error, and be logged."""
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def _release(self) -> None:
        self._expect(None)
        self._set_unread(None)
        if self._address is not None:
            _sockets().remove(self._address)
            self._address = None

    def data_received(self, data: bytes) -> None:
        """Parse piece by piece, so that no limit is exceeded by much."""
        if self._held is not None:
            self._held += data
            if len(self._held) > MOST_HELD:
                self.transport.abort()
            else:
                self.transport.pause_reading()
            return
        if self._timer is None and (self.cycle is None or self.cycle.response_complete):
            self._expect(HEAD_WITHIN)
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            piece = data[start : start + PIECE]
            super().data_received(piece)
            self._head_size += len(piece)
            if self._in_head and self._head_size > LONGEST_HEAD:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
            elif len(self.pipeline) > MOST_PIPELINED:
                self._refuse(HTTPStatus.TOO_MANY_REQUESTS)

    def pause_writing(self) -> None:
        """Too much of an answer waits for the client."""
        super().pause_writing()
        self._set_unread(self.loop.call_later(READ_WITHIN, self.transport.abort))

    def resume_writing(self) -> None:
        super().resume_writing()
        self._set_unread(None)

    def _set_unread(self, timer: asyncio.TimerHandle | None) -> None:
        if self._unread is not None:
            self._unread.cancel()
        self._unread = timer

    # What the parser calls

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head_size = True, 0
        self._expect(HEAD_WITHIN)

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            raise ValueError("too many headers")  # the parser answers with 400
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._expect(BODY_WITHIN)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expect(None)
        super().on_message_complete()

    def _expect(self, seconds: float | None) -> None:
        """Close the connection after `seconds`, unless this is called again before; None: do not close it."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def _refuse(self, status: HTTPStatus) -> None:
        """Say what is wrong if nothing was answered yet, and close the connection."""
        if self.transport.is_closing():
            return
        self.pipeline.clear()
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self._disconnect()
        self.transport.close()
