"""A WebSocket as uvicorn hands it over: the `websockets` library shakes hands, then there are frames and nothing more.

While nobody says anything a connection is one small object: no task, no queue, nothing that remembers the request.
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
except ImportError:  # where the library has no compiled part
    from websockets.utils import apply_mask

WHOLE, MASKED, RESERVED = 0x80, 0x80, 0x70
LONGEST_CONTROL = 125
PING_EVERY = 20.0
"""Seconds between two signs of life; who has said nothing at all since the one before is gone."""
CLOSED_WITHIN = 10.0
"""Seconds that the other side has to answer a close."""
TOO_SLOW = 4408
PINGED = bytes((WHOLE | Opcode.PING, 0))
logger = logging.getLogger("throneroom.wire")


class Ear(Protocol):
    """Whoever listens at a wire."""

    def heard(self, text: bytes) -> None:
        """A whole message; an empty one where it was no text."""

    def lost(self) -> None:
        """Nothing more will come."""


class Broken(Exception):
    """The other side does not keep to the protocol; the code says how."""

    def __init__(self, code: int) -> None:
        self.code = code


class Wire(asyncio.Protocol):
    """One connection. What it sends never makes anybody wait: who reads too slowly is cut off."""

    __slots__ = (
        "_app", "_backlog", "_closing", "_connections", "_ear", "_hands", "_longest", "_loop", "_most", "_out",
        "_parts", "_paused", "_quiet", "_read", "_response", "_state", "_tasks", "_timer", "transport",
    )  # fmt: skip

    def __init__(self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._app, self._state = config.loaded_app, app_state
        self._connections: set[Any] = server_state.connections
        self._tasks = server_state.tasks
        self._loop = asyncio.get_running_loop()
        self._longest = config.ws_max_size
        self._hands: ServerProtocol | None = ServerProtocol(max_size=self._longest)
        self._response: Response | None = None
        self._ear: Ear | None = None
        self._read = b""
        self._parts: list[bytes] | None = None
        """What has come of a message in several frames."""
        self._backlog: list[bytes] = []
        """What waits until the other side has read."""
        self._out: list[bytes] = []
        """What was written in this turn of the loop."""
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
        if self._ear is not None:
            self._ear.lost()
            self._ear = None

    def shutdown(self) -> None:
        """The server stops."""
        if self._hands is not None:
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
        if self._hands is not None:
            self._shake(self._hands, data)
            return
        self._read += data
        try:
            while (frame := self._frame()) is not None:
                self._take(*frame)
        except Broken as broken:
            self.close(broken.code, "")
            self.transport.close()

    # The handshake

    def _shake(self, hands: ServerProtocol, data: bytes) -> None:
        """Whether it is one, the library says; whether we want it, the application."""
        hands.receive_data(data)
        request = next((event for event in hands.events_received() if isinstance(event, Request)), None)
        if request is None:
            if hands.parser_exc is not None:
                self.transport.close()
            return
        self._response = hands.accept(request)
        if self._response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._answer(self._response)
            return
        path, _, query = request.path.partition("?")
        headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()]
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws", "root_path": "",
            "path": unquote(path), "raw_path": path.encode(), "query_string": query.encode(),
            "headers": headers, "client": get_remote_addr(self.transport), "server": None, "subprotocols": [],
            "state": self._state, "wire": self,
        }  # fmt: skip
        self.spawn(self._ask(scope))

    async def _ask(self, scope: Any) -> None:
        """The application accepts or refuses."""
        try:
            await self._app(scope, _nothing, _nothing)
        except Exception:
            logger.exception("a handshake failed")
        if self._hands is not None and not self._closing:
            self.refuse(HTTPStatus.INTERNAL_SERVER_ERROR)

    def accept(self, ear: Ear, most: int) -> None:
        """Let it in; up to `most` messages may wait for it."""
        if self._response is not None and not self._closing:
            self._answer(self._response)
            self._ear, self._most = ear, most
            self._set_timer(self._loop.call_later(PING_EVERY, self._beat))

    def refuse(self, status: HTTPStatus) -> None:
        assert self._hands is not None
        self._answer(self._hands.reject(status, ""))

    def _answer(self, response: Response) -> None:
        assert self._hands is not None
        self._hands.send_response(response)
        self.transport.write(b"".join(self._hands.data_to_send()))
        self._hands = self._response = None
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._closing = True
            self.transport.close()

    # Frames

    def _frame(self) -> tuple[int, bytes] | None:
        """The next frame as its first byte and what it carries; None until it is complete."""
        read = self._read
        if len(read) < 2:
            return None
        first, size, start = read[0], read[1] & 127, 2
        if not read[1] & MASKED or first & RESERVED:
            raise Broken(1002)
        if size > LONGEST_CONTROL:
            start = 4 if size == 126 else 10
            size = int.from_bytes(read[2:start], "big")
        if size > self._longest:
            raise Broken(1009)
        begin = start + 4
        if len(read) < begin + size:
            return None
        self._read = read[begin + size :]
        return first, apply_mask(read[begin : begin + size], read[start:begin])

    def _take(self, first: int, carried: bytes) -> None:
        kind = first & 15
        if kind & 8:
            if len(carried) > LONGEST_CONTROL or not first & WHOLE:
                raise Broken(1002)
            self._control(kind, carried)
        elif (kind == Opcode.CONT) == (self._parts is None):
            raise Broken(1002)
        elif kind == Opcode.TEXT and first & WHOLE:
            self._hear(carried)
        else:
            self._part(kind, bool(first & WHOLE), carried)

    def _part(self, kind: int, last: bool, carried: bytes) -> None:
        """Of a message in several frames, or one that is no text: nothing is heard of what that carries."""
        if kind not in (Opcode.CONT, Opcode.TEXT, Opcode.BINARY):
            raise Broken(1002)
        if self._parts is None:
            self._parts = [b""] if kind == Opcode.TEXT else []
        if self._parts:
            self._parts.append(carried)
        if sum(map(len, self._parts)) > self._longest:
            raise Broken(1009)
        if last:
            message, self._parts = b"".join(self._parts), None
            self._hear(message)

    def _hear(self, text: bytes) -> None:
        if not _is_text(text):
            raise Broken(1007)
        if self._ear is not None and not self._closing:
            self._ear.heard(text)

    def _control(self, kind: int, carried: bytes) -> None:
        if kind == Opcode.PING:
            if not self._paused:  # who does not read gets no answers that would pile up
                self._write(Opcode.PONG, carried)
        elif kind == Opcode.CLOSE:
            try:
                said = Close.parse(carried)
            except (ProtocolError, UnicodeDecodeError):
                raise Broken(1002) from None
            if not self._closing:
                self.close(1000 if said.code == 1005 else said.code, "")
            self.transport.close()
        elif kind != Opcode.PONG:
            raise Broken(1002)

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
        """What was written in one turn of the loop goes out in one packet: an update with the answer to its cause."""
        if self._out:
            out, self._out = b"".join(self._out), []
            self.transport.write(out)

    # What the application calls

    def send(self, text: bytes) -> None:
        """Never waits; a connection that falls too far behind is closed, and may come back for what it missed."""
        if self._closing:
            return
        if not self._paused:
            self._write(Opcode.TEXT, text)
        elif len(self._backlog) < self._most:
            self._backlog.append(text)
        else:
            self.close(TOO_SLOW, "too slow: reconnect with the last number you have")

    def close(self, code: int, reason: str) -> None:
        """Say why, and wait a while for the other side to agree."""
        if self._closing:
            return
        self._closing = True
        self._backlog.clear()
        self._write(Opcode.CLOSE, Close(code, reason[:120]).serialize())
        self._flush()
        self._set_timer(self._loop.call_later(CLOSED_WITHIN, self.transport.abort))

    def hold(self, held: bool) -> None:
        """Read no more for a while, or go on."""
        if not self.transport.is_closing():
            if held:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that the server waits for before it stops."""
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Signs of life

    def _beat(self) -> None:
        if self._quiet:
            self.close(1011, "no answer to a ping")
            return
        self._quiet = True
        self.transport.write(PINGED)
        self._set_timer(self._loop.call_later(PING_EVERY, self._beat))

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
    """What ASGI would send and receive: here the wire does that."""
