"""A WebSocket connection under uvicorn: the `websockets` library does the handshake, this module the frames.

An idle connection is one small object: no task, no queue, no reference to the request.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from http import HTTPStatus
from typing import Any, Protocol, cast
from urllib.parse import unquote

import uvicorn
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState
from websockets.exceptions import ProtocolError
from websockets.frames import Close, Opcode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # if the library has no compiled part
    from websockets.utils import apply_mask

WHOLE, MASKED, RESERVED = 0x80, 0x80, 0x70
LONGEST_CONTROL = 125
PING_EVERY = 20.0
"""Seconds between two pings; a client that has sent nothing since the last ping is gone."""
CLOSED_WITHIN = 10.0
"""Seconds that the client has to answer a close frame."""
TOO_SLOW = 4408
PING_FRAME = bytes((WHOLE | Opcode.PING, 0))
logger = logging.getLogger("throneroom.websocket")


class Listener(Protocol):
    """Receives the messages of a connection."""

    def received(self, text: bytes) -> None:
        """A complete message; empty if it was not text."""

    def disconnected(self) -> None:
        """The connection is closed; no more messages will come."""


class ProtocolViolation(Exception):
    """The client violated the protocol; the close code says how."""

    def __init__(self, code: int) -> None:
        self.code = code


class WebSocket(asyncio.Protocol):
    """One connection. Sending never waits: a client that reads too slowly is disconnected."""

    __slots__ = (
        "_app", "_backlog", "_closing", "_connections", "_fragments", "_handshake", "_listener", "_longest", "_loop",
        "_most", "_out", "_paused", "_quiet", "_read", "_response", "_state", "_tasks", "_timer", "transport",
    )  # fmt: skip

    def __init__(self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._app, self._state = config.loaded_app, app_state
        self._connections: set[Any] = server_state.connections
        self._tasks = server_state.tasks
        self._loop = asyncio.get_running_loop()
        self._longest = config.ws_max_size
        self._handshake: ServerProtocol | None = ServerProtocol(max_size=self._longest)
        self._response: Response | None = None
        self._listener: Listener | None = None
        self._read = b""
        self._fragments: list[bytes] | None = None
        """The frames received so far of a fragmented message."""
        self._backlog: list[bytes] = []
        """Messages that wait until the client reads again."""
        self._out: list[bytes] = []
        """What was written in this turn of the event loop."""
        self._most = 0
        self._paused = self._closing = self._quiet = False
        self._timer: asyncio.TimerHandle | None = None
        self.transport: asyncio.Transport

    # What uvicorn calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self._connections.add(self)

    def connection_lost(self, _: Exception | None) -> None:
        self._connections.discard(self)
        self._closing = True
        self._backlog.clear()
        self._out.clear()
        self._set_timer(None)
        if self._listener is not None:
            self._listener.disconnected()
            self._listener = None

    def shutdown(self) -> None:
        """The server is shutting down."""
        if self._handshake is not None:
            self.refuse(HTTPStatus.SERVICE_UNAVAILABLE)
        else:
            self.close(1012, "")
            self.transport.close()

    def pause_writing(self) -> None:
        self._paused = True

    def resume_writing(self) -> None:
        self._paused = False
        waiting, self._backlog = self._backlog, []
        for text in waiting:
            self.send(text)

    def data_received(self, data: bytes) -> None:
        self._quiet = False
        if self._handshake is not None:
            self._shake_hands(self._handshake, data)
            return
        self._read += data
        try:
            while (frame := self._frame()) is not None:
                self._take(*frame)
        except ProtocolViolation as violation:
            self.close(violation.code, "")
            self.transport.close()

    # The handshake

    def _shake_hands(self, handshake: ServerProtocol, data: bytes) -> None:
        """The library checks the request; the application accepts or refuses it."""
        handshake.receive_data(data)
        request = next((event for event in handshake.events_received() if isinstance(event, Request)), None)
        if request is None:
            if handshake.parser_exc is not None:
                self.transport.close()
            return
        self._response = handshake.accept(request)
        if self._response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._answer(self._response)
            return
        path, _, query = request.path.partition("?")
        headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()]
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws", "root_path": "",
            "path": unquote(path), "raw_path": path.encode(), "query_string": query.encode(),
            "headers": headers, "client": get_remote_addr(self.transport), "server": None, "subprotocols": [],
            "state": self._state, "connection": self,
        }  # fmt: skip
        self.spawn(self._call_application(scope))

    async def _call_application(self, scope: Any) -> None:
        """The application calls `accept` or `refuse`."""
        try:
            await self._app(scope, _nothing, _nothing)
        except Exception:
            logger.exception("a handshake failed")
        if self._handshake is not None and not self._closing:
            self.refuse(HTTPStatus.INTERNAL_SERVER_ERROR)

    def accept(self, listener: Listener, most: int) -> None:
        """Accept the connection; up to `most` messages may wait for it."""
        if self._response is not None and not self._closing:
            self._answer(self._response)
            self._listener, self._most = listener, most
            self._set_timer(self._loop.call_later(PING_EVERY, self._ping))

    def refuse(self, status: HTTPStatus) -> None:
        assert self._handshake is not None
        self._answer(self._handshake.reject(status, ""))

    def _answer(self, response: Response) -> None:
        assert self._handshake is not None
        self._handshake.send_response(response)
        self.transport.write(b"".join(self._handshake.data_to_send()))
        self._handshake = self._response = None
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._closing = True
            self.transport.close()

    # Frames

    def _frame(self) -> tuple[int, bytes] | None:
        """The next frame as its first byte and its payload; None until it is complete."""
        read = self._read
        if len(read) < 2:
            return None
        first, size, start = read[0], read[1] & 127, 2
        if not read[1] & MASKED or first & RESERVED:
            raise ProtocolViolation(1002)
        if size > LONGEST_CONTROL:
            start = 4 if size == 126 else 10
            size = int.from_bytes(read[2:start], "big")
        if size > self._longest:
            raise ProtocolViolation(1009)
        begin = start + 4
        if len(read) < begin + size:
            return None
        self._read = read[begin + size :]
        return first, apply_mask(read[begin : begin + size], read[start:begin])

    def _take(self, first: int, carried: bytes) -> None:
        kind = first & 15
        if kind & 8:
            if len(carried) > LONGEST_CONTROL or not first & WHOLE:
                raise ProtocolViolation(1002)
            self._take_control(kind, carried)
        elif (kind == Opcode.CONT) == (self._fragments is None):
            raise ProtocolViolation(1002)
        elif kind == Opcode.TEXT and first & WHOLE:
            self._deliver(carried)
        else:
            self._take_fragment(kind, bool(first & WHOLE), carried)

    def _take_fragment(self, kind: int, last: bool, carried: bytes) -> None:
        """A frame of a fragmented or binary message. The listener gets a binary message as an empty one."""
        if kind not in (Opcode.CONT, Opcode.TEXT, Opcode.BINARY):
            raise ProtocolViolation(1002)
        if self._fragments is None:
            self._fragments = [b""] if kind == Opcode.TEXT else []
        if self._fragments:
            self._fragments.append(carried)
        if sum(map(len, self._fragments)) > self._longest:
            raise ProtocolViolation(1009)
        if last:
            message, self._fragments = b"".join(self._fragments), None
            self._deliver(message)

    def _deliver(self, text: bytes) -> None:
        if not _is_text(text):
            raise ProtocolViolation(1007)
        if self._listener is not None and not self._closing:
            self._listener.received(text)

    def _take_control(self, kind: int, carried: bytes) -> None:
        if kind == Opcode.PING:
            if not self._paused:  # answers to a client that does not read would pile up
                self._write(Opcode.PONG, carried)
        elif kind == Opcode.CLOSE:
            try:
                said = Close.parse(carried)
            except (ProtocolError, UnicodeDecodeError):
                raise ProtocolViolation(1002) from None
            if not self._closing:
                self.close(1000 if said.code == 1005 else said.code, "")
            self.transport.close()
        elif kind != Opcode.PONG:
            raise ProtocolViolation(1002)

    def _write(self, kind: Opcode, carried: bytes) -> None:
        size = len(carried)
        if size <= LONGEST_CONTROL:
            head = bytes((WHOLE | kind, size))
        elif size < 0x10000:
            head = bytes((WHOLE | kind, 126, size >> 8, size & 255))
        else:
            head = bytes((WHOLE | kind, 127)) + size.to_bytes(8, "big")
        self._out += (head, carried)
        if len(self._out) == 2:
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Send what was written in one turn of the loop as one packet, such as an answer and the update it caused."""
        if self._out:
            out, self._out = b"".join(self._out), []
            self.transport.write(out)

    # What the application calls

    def send(self, text: bytes) -> None:
        """Send a message; never waits. A connection that falls too far behind is closed; the client may reconnect."""
        if self._closing:
            return
        if not self._paused:
            self._write(Opcode.TEXT, text)
        elif len(self._backlog) < self._most:
            self._backlog.append(text)
        else:
            self.close(TOO_SLOW, "too slow: reconnect with the last number you have")

    def close(self, code: int, reason: str) -> None:
        """Send a close frame, and wait a while for the client to answer it."""
        if self._closing:
            return
        self._closing = True
        self._backlog.clear()
        self._write(Opcode.CLOSE, Close(code, reason[:120]).serialize())
        self._flush()
        self._set_timer(self._loop.call_later(CLOSED_WITHIN, self.transport.abort))

    def pause_reading(self) -> None:
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task that the server waits for before it stops."""
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Pings

    def _ping(self) -> None:
        if self._quiet:
            self.close(1011, "no answer to a ping")
            return
        self._quiet = True
        self.transport.write(PING_FRAME)
        self._set_timer(self._loop.call_later(PING_EVERY, self._ping))

    def _set_timer(self, timer: asyncio.TimerHandle | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = timer


def _is_text(carried: bytes) -> bool:
    try:
        carried.decode()
    except UnicodeDecodeError:
        return False
    return True


async def _nothing(*_: Any) -> None:
    """Stands in for ASGI's send and receive, which are not used here."""
