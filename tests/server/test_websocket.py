"""WebSocket connections: frames by RFC 6455, pings, closing; nobody who reads too slowly holds others up."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Close

from tests.server.conftest import Server, run
from tests.server.people import guests
from throneroom.server.websocket import WINDOW, WebSocket

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
HEAD = "\r\n".join(
    [
        "GET /api/tables/TABLE/socket HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhyb25lcm9vbS10ZXN0IQ==", "Sec-WebSocket-Version: 13", "", "",
    ]
)  # fmt: skip


async def raw(server: Server, table_id: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection without a library, after its handshake."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(HEAD.replace("TABLE", table_id).encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def frame(first: int, carried: bytes, masked: bool = True) -> bytes:
    mask = b"\x01\x02\x03\x04" if masked else b""
    size = len(carried)
    head = bytes([first, 128 * masked | size]) if size < 126 else bytes([first, 128 * masked | 126, *size.to_bytes(2)])
    return head + mask + bytes(byte ^ mask[n % 4] if masked else byte for n, byte in enumerate(carried))


async def next_frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    first, size = await reader.readexactly(2)
    if size > 125:
        size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8))
    return first, await reader.readexactly(size)


async def opened(server: Server) -> tuple[str, str]:
    """A table, and the token of its host."""
    async with guests(server.address, "Ada") as (ada,):
        return await ada.open_table("hierarchy"), str(ada.token)


def test_a_message_in_pieces_is_heard_as_one(sqlite_server: Server) -> None:
    async def work() -> None:
        table_id, token = await opened(sqlite_server)
        reader, writer = await raw(sqlite_server, table_id)
        hello = json.dumps({"type": "hello", "token": token}).encode()
        pieces = (
            frame(0x01, hello[:9]) + frame(PING, b"still there?") + frame(0x00, hello[9:20]) + frame(0x80, hello[20:])
        )
        for n in range(len(pieces)):
            writer.write(pieces[n : n + 1])
            await writer.drain()
        assert await next_frame(reader) == (PONG, b"still there?")
        first, told = await next_frame(reader)
        assert first == TEXT and json.loads(told)["type"] == "update"
        writer.close()

    run(work())


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, b"{}", masked=False), 1002),
        (frame(0xC1, b"{}"), 1002),
        (frame(0x80, b"{}"), 1002),
        (frame(0x01, b"{") + frame(TEXT, b"}"), 1002),
        (frame(0x09, b""), 1002),
        (frame(0x83, b""), 1002),
        (frame(CLOSE, b"\x00"), 1002),
        (frame(TEXT, b"\xff"), 1007),
        (frame(0x01, b"x" * 5000) + frame(0x80, b"x" * 5000), 1009),
        (frame(TEXT, b"x" * 9000)[:8], 1009),
        (frame(CLOSE, Close(3000, "enough").serialize()), 3000),
        (frame(CLOSE, b""), 1000),
    ],
    ids=[
        "unmasked", "reserved bit", "nothing to go on from", "a text within another", "a ping in pieces",
        "unknown kind", "half a code", "no UTF-8", "too long in all", "too long", "close", "close without a code",
    ],
)  # fmt: skip
def test_what_breaks_the_protocol_is_closed_and_told_why(sqlite_server: Server, sent: bytes, code: int) -> None:
    async def work() -> None:
        table_id, _ = await opened(sqlite_server)
        reader, writer = await raw(sqlite_server, table_id)
        writer.write(sent)
        first, told = await next_frame(reader)
        assert (first, Close.parse(told).code) == (CLOSE, code)
        assert await reader.read() == b""
        writer.close()

    run(work())


class Line(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Nobody:
    """Does nothing with what it gets."""

    def received(self, text: bytes) -> None: ...

    def disconnected(self) -> None: ...


async def accepted(most: int) -> tuple[WebSocket, Line]:
    """A connection whose other side reads only when we say so."""

    async def app(scope: Any, *_: Any) -> None:
        scope["connection"].accept(Nobody(), most)

    config = Config(app, log_config=None)
    config.load()
    line, websocket = Line(), WebSocket(config, ServerState(), {})
    websocket.connection_made(line)
    websocket.data_received(HEAD.encode())
    await asyncio.sleep(0)
    assert line.written.pop().startswith(b"HTTP/1.1 101 ")
    return websocket, line


def test_what_a_slow_reader_has_to_wait_for_comes_in_order() -> None:
    async def work() -> None:
        websocket, line = await accepted(3)
        websocket.pause_writing()
        for text in (b"one", b"two", b"three"):
            websocket.send(text)
        assert line.written == []
        websocket.resume_writing()
        await asyncio.sleep(0)
        assert line.written == [b"\x81\x03one\x81\x03two\x81\x05three"]
        websocket.connection_lost(None)

    run(work())


def test_what_is_sent_in_one_turn_of_the_loop_goes_out_in_one_packet() -> None:
    async def work() -> None:
        websocket, line = await accepted(3)
        websocket.send(b"update")
        websocket.send(b"done")
        await asyncio.sleep(0)
        websocket.send(b"later")
        websocket.close(1000, "")
        assert line.written == [b"\x81\x06update\x81\x04done", b"\x81\x05later\x88\x02\x03\xe8"]
        websocket.connection_lost(None)

    run(work())


def test_who_reads_far_too_slowly_is_closed() -> None:
    async def work() -> None:
        websocket, line = await accepted(3)
        websocket.pause_writing()
        for _ in range(5):
            websocket.send(b"word")
        assert [Close.parse(text[2:]).code for text in line.written] == [4408]
        websocket.connection_lost(None)

    run(work())


def test_pings_of_one_who_does_not_read_pile_nothing_up() -> None:
    async def work() -> None:
        websocket, line = await accepted(3)
        websocket.pause_writing()
        websocket.data_received(100 * frame(PING, b"still there?"))
        while websocket._resting:  # only some frames are handled within a window
            await asyncio.sleep(WINDOW)
        assert line.written == []
        websocket.resume_writing()
        websocket.data_received(frame(PING, b"now?"))
        await asyncio.sleep(0)
        assert line.written == [b"\x8a\x04now?"]
        websocket.connection_lost(None)

    run(work())
