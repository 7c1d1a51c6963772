"""A WebSocket connection under uvicorn: the `websockets` library does the handshake, `frames.py` the frames.

An idle connection is two small objects: no task, no queue, no reference to the request.
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
from websockets.frames import Opcode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from throneroom.server.frame_time import frame_time
from throneroom.server.frames import NO_CODE, FrameReader, ProtocolViolation, close_code, frame

PING_EVERY = 20.0
"""Seconds between two pings; a client that has sent nothing since the last ping is gone."""
CLOSED_WITHIN = 10.0
"""Seconds that the client has to answer a close frame."""
HUNG_UP_WITHIN = 2.0
"""Seconds that the client has to close its side after ours is closed."""
MOST_DISCARDED = 2**20
"""Bytes that are read and discarded after our side is closed."""
STEPS, WINDOW = 32, 0.05
"""How many frames and packets of a connection are handled within a window, and its seconds; the rest waits.

A frame has a limited size, so this also limits the time that a connection takes in one turn of the event loop.
"""
PROMPT = 4
"""How many of them are always handled at once. The others share a time with those of all connections (`FrameTime`)."""
LONGEST_REASON = 120
TOO_SLOW = 4408
PING_FRAME = b"".join(frame(Opcode.PING, b""))
logger = logging.getLogger("throneroom.websocket")


class Listener(Protocol):
    """Receives the messages of a connection."""

    def received(self, text: bytes) -> None:
        """A complete message, which is UTF-8."""

    def disconnected(self) -> None:
        """The connection is closed; no more messages will come."""


class WebSocket(asyncio.Protocol):
    """One connection. Sending never waits: a client that reads too slowly is disconnected."""

    __slots__ = (
        "_app", "_backlog", "_closing", "_connections", "_discarded", "_frame_time", "_handshake", "_held", "_hung_up",
        "_listener", "_longest", "_loop", "_most", "_out", "_paused", "_quiet", "_reader", "_reading", "_response",
        "_resting", "_state", "_steps", "_tasks", "_timer", "_window_end", "transport",
    )  # fmt: skip

    def __init__(self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._app, self._state = config.loaded_app, app_state
        self._connections: set[Any] = server_state.connections
        self._tasks = server_state.tasks
        self._loop = asyncio.get_running_loop()
        self._frame_time = frame_time(self._loop)
        self._longest = config.ws_max_size
        self._handshake: ServerProtocol | None = ServerProtocol(max_size=self._longest)
        self._response: Response | None = None
        self._listener: Listener | None = None
        self._reader = FrameReader(self._longest)
        self._backlog: list[bytes] = []
        """Messages that wait until the client reads again."""
        self._out: list[bytes] = []
        """What was written in this turn of the event loop."""
        self._most = 0
        self._steps, self._window_end = STEPS, 0.0
        """How many more frames and packets are handled until the end of the window."""
        self._held = self._resting = False
        """Why no more is read: the listener wants a pause, or the client has sent too much for this window."""
        self._reading = True
        self._paused = self._closing = self._quiet = False
        self._hung_up, self._discarded = False, 0
        self._timer: asyncio.TimerHandle | None = None
        self.transport: asyncio.Transport

    # What uvicorn calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self._connections.add(self)

    def connection_lost(self, _: Exception | None) -> None:
        self._connections.discard(self)
        self._closing = self._hung_up = True
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
            self._hang_up()

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
        elif self._hung_up:
            self._discarded += len(data)
            if self._discarded > MOST_DISCARDED:
                self.transport.abort()
        else:
            self._begin_window()
            self._steps -= 1
            self._reader.feed(data)
            self._read_frames()

    # The handshake

    def _shake_hands(self, handshake: ServerProtocol, data: bytes) -> None:
        """The library checks the request; the application accepts or refuses it."""
        if self._response is not None:  # frames before the handshake is over: they would pile up
            self.transport.abort()
            return
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

    def accept(self, listener: Listener, most: int) -> bool:
        """Accept the connection; up to `most` messages may wait for it. False if it is closed already."""
        if self._response is None or self._closing:
            return False
        self._answer(self._response)
        self._listener, self._most = listener, most
        self._set_timer(self._loop.call_later(PING_EVERY, self._ping))
        return True

    def accept_and_close(self, code: int, reason: str) -> None:
        """Refuse the connection in a way that scripts in a page can read: they are not told the status of a refusal."""
        if self._response is not None and not self._closing:
            self._answer(self._response)
            self.close(code, reason)
            self._hang_up()

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

    def _begin_window(self) -> None:
        now = self._loop.time()
        if now >= self._window_end:
            self._steps, self._window_end = STEPS, now + WINDOW

    def _read_frames(self) -> None:
        """Handle what has arrived, until the listener wants a pause or the client has sent enough for this window."""
        began = self._frame_time.clock()
        try:
            while not self._hung_up and not self._held:
                if self._rest_if_due():
                    return
                received = self._reader.next_frame()
                if received is None:
                    return
                self._steps -= 1
                self._take(*received)
        except ProtocolViolation as violation:
            self.close(violation.code, violation.reason)
            self._hang_up()
        finally:
            self._frame_time.spend(self._frame_time.clock() - began)

    def _rest_if_due(self) -> bool:
        """Stop reading until the window is over, or until others need no time; returns whether this connection rests.

        No connection keeps the event loop from the others.
        """
        if self._resting:
            return True
        if self._steps <= 0:
            self._loop.call_at(self._window_end, self._wake)
        elif self._steps <= STEPS - PROMPT and self._frame_time.is_over():
            self._frame_time.wait(self._wake)
        else:
            return False
        self._resting = True
        self._read_or_not()
        return True

    def _wake(self) -> None:
        self._resting = False
        self._begin_window()
        self._read_frames()
        self._read_or_not()

    def _read_or_not(self) -> None:
        """Read from the network only while nothing that has arrived waits."""
        reading = self._hung_up or not (self._resting or self._held)
        if reading != self._reading and not self.transport.is_closing():
            self._reading = reading
            if reading:
                self.transport.resume_reading()
            else:
                self.transport.pause_reading()

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == Opcode.TEXT:
            if self._listener is not None and not self._closing:
                self._listener.received(payload)
        elif kind == Opcode.PING:
            if not self._paused and not self._closing:  # answers to a client that does not read would pile up
                self._write(Opcode.PONG, payload)
        elif kind == Opcode.CLOSE:
            code = close_code(payload)
            self.close(1000 if code == NO_CODE else code, "")
            self._hang_up()

    def _write(self, kind: Opcode, payload: bytes) -> None:
        self._out += frame(kind, payload)
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
        words = reason.encode()[:LONGEST_REASON].decode(errors="ignore").encode()
        self._write(Opcode.CLOSE, code.to_bytes(2, "big") + words)
        self._flush()
        self._set_timer(self._loop.call_later(CLOSED_WITHIN, self.transport.abort))
        self.resume_reading()

    def _hang_up(self) -> None:
        """Close our side, and discard what the client still sends until it closes its own.

        If the socket were closed while something unread has arrived, the system would reset the connection, and the
        client would lose our close frame.
        """
        if self._hung_up or self.transport.is_closing():
            return
        self._hung_up = True
        if self.transport.can_write_eof():
            self.transport.write_eof()
            self._set_timer(self._loop.call_later(HUNG_UP_WITHIN, self.transport.abort))
            self._read_or_not()
        else:
            self.transport.close()

    def pause_reading(self) -> None:
        """Receive no more messages, not even those that have arrived."""
        if not self._closing:
            self._held = True
            self._read_or_not()

    def resume_reading(self) -> None:
        """Receive messages again, from the next turn of the event loop on."""
        if self._held:
            self._held = False
            if not self._resting:
                self._resting = True
                self._loop.call_soon(self._wake)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task that the server waits for before it stops."""
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Pings

    def _ping(self) -> None:
        if self._quiet and self._reading:
            self.close(1011, "no answer to a ping")
            return
        self._quiet = True
        self.transport.write(PING_FRAME)
        self._set_timer(self._loop.call_later(PING_EVERY, self._ping))

    def _set_timer(self, timer: asyncio.TimerHandle | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = timer


async def _nothing(*_: Any) -> None:
    """Stands in for ASGI's send and receive, which are not used here."""
