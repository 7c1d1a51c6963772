"""WebSocket conformance in the manner of the Autobahn test suite: its sections 1 to 7, 9 and 10, against an echo.

Each case is one TCP connection to a real server with our layer: what is sent, what must come back, and the close code.
The suite's binary messages are refused with 1003 here, and its large messages with 1009: the table wants short texts.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from typing import Any, NamedTuple

import uvicorn

from tests.server.conftest import run
from throneroom.server.frames import MOST_FRAGMENTS, SENT_CODES
from throneroom.server.websocket import WebSocket

CONT, TEXT, BINARY, CLOSE, PING, PONG, LAST = 0, 1, 2, 8, 9, 10, 0x80
LONGEST = 65_536
MASK = b"\x37\xfa\x21\x3d"
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhyb25lcm9vbS10ZXN0IQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
NORMAL, BROKEN, NOT_TEXT, BAD_UTF8, POLICY, TOO_LONG = 1000, 1002, 1003, 1007, 1008, 1009
Received = list[tuple[int, bytes]]


class Case(NamedTuple):
    name: str
    sent: bytes
    echoed: Received
    code: int = NORMAL
    chop: int = 0
    """If not 0: how many bytes are written at a time."""


def frame(kind: int, payload: bytes = b"", *, last: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    size, mark = len(payload), 0x80 * masked
    if size < 126:
        length = bytes([mark | size])
    elif size < 65_536:
        length = bytes([mark | 126]) + size.to_bytes(2, "big")
    else:
        length = bytes([mark | 127]) + size.to_bytes(8, "big")
    head = bytes([LAST * last | reserved << 4 | kind]) + length
    if not masked:
        return head + payload
    repeated = (MASK * (size // 4 + 1))[:size]
    hidden = (int.from_bytes(payload, "big") ^ int.from_bytes(repeated, "big")).to_bytes(size, "big")
    return head + MASK + hidden


def text(payload: bytes, kind: int = TEXT, last: bool = True) -> bytes:
    return frame(kind, payload, last=last)


def fragments(*parts: bytes) -> bytes:
    """A text in fragments."""
    kinds = [TEXT, *[CONT] * (len(parts) - 1)]
    return b"".join(
        frame(kind, part, last=n == len(parts) - 1) for n, (kind, part) in enumerate(zip(kinds, parts, strict=True))
    )


CLOSED = frame(CLOSE, b"\x03\xe8")
HELLO = text(b"Hello")
ECHO = [(TEXT, b"Hello")]


def framing() -> Iterator[Case]:
    """Section 1: texts and binary messages of all lengths."""
    for size in (0, 1, 125, 126, 127, 128, 65_535, 65_536):
        yield Case(f"1.1 text of {size}", text(b"*" * size) + CLOSED, [(TEXT, b"*" * size)])
        yield Case(f"1.2 binary of {size}", frame(BINARY, b"\xfe" * size), [], NOT_TEXT)
    yield Case("1.1 text of 65536, chopped", text(b"*" * 65_536) + CLOSED, [(TEXT, b"*" * 65_536)], chop=997)
    yield Case("1.2 binary of 65536, chopped", frame(BINARY, b"\xfe" * 65_536), [], NOT_TEXT, chop=997)
    yield Case("1.3 not masked", frame(TEXT, b"Hello", masked=False), [], BROKEN)
    yield Case("1.3 empty and not masked", frame(TEXT, masked=False), [], BROKEN)
    yield Case("1.3 length of 5 in 2 bytes", b"\x81\xfe\x00\x05" + MASK + b"abcde", [], BROKEN)
    yield Case("1.3 length of 200 in 8 bytes", b"\x81\xff" + bytes(7) + b"\xc8" + MASK + b"a" * 200, [], BROKEN)
    yield Case("1.3 length with the highest bit", b"\x81\xff\x80" + bytes(7) + MASK, [], BROKEN)


def pings() -> Iterator[Case]:
    """Section 2."""
    full = bytes(range(125))
    for name, payload in (
        ("empty", b""),
        ("text", b"Hello"),
        ("bytes", b"\x00\xff\xfe\xfd\xfc\xfb\x00\xff"),
        ("125", full),
    ):
        yield Case(f"2 ping, {name}", frame(PING, payload) + CLOSED, [(PONG, payload)])
        yield Case(f"2 ping, {name}, chopped", frame(PING, payload) + CLOSED, [(PONG, payload)], chop=1)
        yield Case(f"2 pong that nobody wanted, {name}", frame(PONG, payload) + CLOSED, [])
        yield Case(
            f"2 pong, then ping, {name}", frame(PONG, payload) + frame(PING, payload) + CLOSED, [(PONG, payload)]
        )
    yield Case("2 ping of 126", frame(PING, bytes(126)), [], BROKEN)
    yield Case("2 pong of 126", frame(PONG, bytes(126)), [], BROKEN)
    yield Case("2 ping not masked", frame(PING, masked=False), [], BROKEN)
    ten = [bytes([n]) for n in range(10)]
    for chop in (0, 1):
        sent = b"".join(frame(PING, payload) for payload in ten) + CLOSED
        yield Case(f"2 ten pings, chop {chop}", sent, [(PONG, payload) for payload in ten], chop=chop)


def reserved_bits() -> Iterator[Case]:
    """Section 3."""
    for bits in range(1, 8):
        yield Case(f"3 text with {bits}", frame(TEXT, b"Hello", reserved=bits), [], BROKEN)
        yield Case(f"3 second text with {bits}", HELLO + frame(TEXT, b"x", reserved=bits) + HELLO, ECHO, BROKEN)
        yield Case(f"3 ping with {bits}", HELLO + frame(PING, b"x", reserved=bits), ECHO, BROKEN, chop=1)
        yield Case(f"3 close with {bits}", frame(CLOSE, b"\x03\xe8", reserved=bits), [], BROKEN)


def opcodes() -> Iterator[Case]:
    """Section 4: opcodes without a meaning."""
    for kind in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15):
        yield Case(f"4 opcode {kind}", frame(kind), [], BROKEN)
        yield Case(f"4 opcode {kind} with a payload", frame(kind, b"reserved"), [], BROKEN)
        yield Case(f"4 opcode {kind} after a text", HELLO + frame(kind, b"x") + frame(PING), ECHO, BROKEN)
        yield Case(f"4 opcode {kind} after a text, chopped", HELLO + frame(kind, b"x"), ECHO, BROKEN, chop=1)


def fragmentation() -> Iterator[Case]:
    """Section 5."""
    joined = [(TEXT, b"fragment1fragment2")]
    first, second = text(b"fragment1", last=False), text(b"fragment2", CONT)
    ping, pong = frame(PING, b"ping"), (PONG, b"ping")
    yield Case("5 ping in fragments", frame(PING, b"a", last=False) + frame(CONT, b"b"), [], BROKEN)
    yield Case("5 pong in fragments", frame(PONG, b"a", last=False) + frame(CONT, b"b"), [], BROKEN)
    yield Case("5 close in fragments", frame(CLOSE, b"\x03\xe8", last=False), [], BROKEN)
    for chop in (0, 1, 7):
        yield Case(f"5 two fragments, chop {chop}", first + second + CLOSED, joined, chop=chop)
        yield Case(f"5 ping between, chop {chop}", first + ping + second + CLOSED, [pong, *joined], chop=chop)
        yield Case(f"5 nothing to continue, chop {chop}", second + HELLO, [], BROKEN, chop=chop)
        yield Case(
            f"5 nothing to continue, not last, chop {chop}", text(b"x", CONT, False) + HELLO, [], BROKEN, chop=chop
        )
        yield Case(f"5 continued after its end, chop {chop}", HELLO + second, ECHO, BROKEN, chop=chop)
        yield Case(f"5 a text within another, chop {chop}", first + HELLO, [], BROKEN, chop=chop)
    yield Case("5 binary within a text", first + frame(BINARY, b"x"), [], BROKEN)
    yield Case("5 binary in fragments", frame(BINARY, b"x", last=False) + frame(CONT, b"y"), [], NOT_TEXT)
    parts = [b"one", b"two", b"three", b"four", b"five"]
    kinds = [TEXT, CONT, CONT, CONT, CONT]
    mixed = b"".join(frame(kind, part, last=part == b"five") + ping for kind, part in zip(kinds, parts, strict=True))
    yield Case("5 five fragments, a ping after each", mixed + CLOSED, [pong] * 4 + [(TEXT, b"".join(parts)), pong])
    yield Case("5 empty fragments", fragments(b"", b"", b"") + CLOSED, [(TEXT, b"")])
    yield Case("5 empty fragments around one", fragments(b"", b"x", b"") + CLOSED, [(TEXT, b"x")])
    yield Case(
        "5 two fragmented texts", fragments(b"a", b"b") + fragments(b"c", b"d") + CLOSED, [(TEXT, b"ab"), (TEXT, b"cd")]
    )
    yield Case("5 closed within a text", first + CLOSED, [])


GOOD_TEXTS = {
    "greek": "κόσμε",
    "mixed": "Hello-µ@ßöäüàá-UTF-8!!",
    "first of 1": "\x00",
    "first of 2": "\x80",
    "first of 3": "ࠀ",
    "first of 4": "\U00010000",
    "last of 1": "\x7f",
    "last of 2": "߿",
    "last of 3": "\uffff",
    "before surrogates": "\ud7ff",
    "after surrogates": "\ue000",
    "replacement": "\ufffd",
    "last of all": "\U0010ffff",
    "no character": "\ufffe",
    "no character in plane 1": "\U0001ffff",
    "combined": "e\u0301",
    "mark": "\ufeffx",
}
BAD_TEXTS = {
    "continuation": b"\x80",
    "last continuation": b"\xbf",
    "two continuations": b"\x80\xbf",
    "all continuations": bytes(range(0x80, 0xC0)),
    "lonely start of 2": b"\xc3 ",
    "lonely start of 3": b"\xe4 ",
    "lonely start of 4": b"\xf0 ",
    "start of 5": b"\xf8\x88\x80\x80\x80",
    "start of 6": b"\xfc\x84\x80\x80\x80\x80",
    "fe": b"\xfe",
    "ff": b"\xff",
    "cut 2": b"\xc3",
    "cut 3": b"\xe2\x82",
    "cut 3 at 1": b"\xe2",
    "cut 4": b"\xf0\x9f\x98",
    "cut 4 at 1": b"\xf0",
    "long slash in 2": b"\xc0\xaf",
    "long slash in 3": b"\xe0\x80\xaf",
    "long slash in 4": b"\xf0\x80\x80\xaf",
    "long nul": b"\xc0\x80",
    "longest long in 2": b"\xc1\xbf",
    "longest long in 3": b"\xe0\x9f\xbf",
    "longest long in 4": b"\xf0\x8f\xbf\xbf",
    "first surrogate": b"\xed\xa0\x80",
    "last surrogate": b"\xed\xbf\xbf",
    "pair of surrogates": b"\xed\xa0\x80\xed\xb0\x80",
    "beyond": b"\xf4\x90\x80\x80",
    "far beyond": b"\xf7\xbf\xbf\xbf",
}


def utf8() -> Iterator[Case]:
    """Section 6: good and bad UTF-8, in one piece and cut within a character; bad bytes end it at once."""
    for name, good in GOOD_TEXTS.items():
        whole = good.encode("utf-8")
        yield Case(f"6 {name}", text(whole) + CLOSED, [(TEXT, whole)])
        yield Case(f"6 {name}, bytewise", text(whole) + CLOSED, [(TEXT, whole)], chop=1)
        single = [whole[n : n + 1] for n in range(len(whole))]
        yield Case(f"6 {name}, in fragments", fragments(*single, b"") + CLOSED, [(TEXT, whole)])
    for name, bad in BAD_TEXTS.items():
        yield Case(f"6 {name}", text(b"abc" + bad), [], BAD_UTF8)
        single = [bad[n : n + 1] for n in range(len(bad))]
        yield Case(f"6 {name}, in fragments", fragments(b"abc", *single, b""), [], BAD_UTF8)
    greek = "κόσμε".encode()
    bad = b"\xf4\x90\x80\x80"
    yield Case("6.4 bad second fragment, no third", fragments(greek, bad, b"x")[: -len(text(b"x"))], [], BAD_UTF8)
    yield Case("6.4 bad after two bytes of a fragment", fragments(greek, bad)[:-2], [], BAD_UTF8)
    yield Case("6.4 bad within a frame whose rest never comes", text(greek + bad + b"x" * 90)[:-92], [], BAD_UTF8)
    yield Case("6.4 same, bytewise", text(greek + bad + b"x" * 90)[:-92], [], BAD_UTF8, chop=1)


def closing() -> Iterator[Case]:
    """Section 7."""
    yield Case("7.1 text, then close", HELLO + CLOSED, ECHO)
    yield Case("7.1 two closes", CLOSED + CLOSED, [])
    yield Case("7.1 ping after close", CLOSED + frame(PING), [])
    yield Case("7.1 text after close", CLOSED + HELLO, [])
    yield Case("7.1 fragment after close", text(b"x", last=False) + CLOSED + text(b"y", CONT), [])
    yield Case("7.1 much after close", HELLO + CLOSED + text(b"x" * 60_000) * 8, ECHO)
    yield Case("7.1 much after a violation", frame(3) + text(b"x" * 60_000) * 8, [], BROKEN)
    yield Case("7.1 close not masked", frame(CLOSE, b"\x03\xe8", masked=False), [], BROKEN)
    yield Case("7.3 no code", frame(CLOSE), [])
    yield Case("7.3 half a code", frame(CLOSE, b"\x03"), [], BROKEN)
    yield Case("7.3 a reason", frame(CLOSE, b"\x03\xe8Hello"), [])
    yield Case("7.3 the longest reason", frame(CLOSE, b"\x03\xe8" + b"*" * 123), [])
    yield Case("7.3 the longest reason, chopped", frame(CLOSE, b"\x03\xe8" + b"*" * 123), [], chop=20)
    yield Case("7.3 a reason too long", frame(CLOSE, b"\x03\xe8" + b"*" * 124), [], BROKEN)
    for name, bad in BAD_TEXTS.items():
        yield Case(f"7.5 reason with {name}", frame(CLOSE, b"\x03\xe8" + bad), [], BAD_UTF8)
    for code in (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 3000, 3999, 4000, 4999):
        yield Case(f"7.7 code {code}", frame(CLOSE, code.to_bytes(2, "big")), [], code)
    for code in (0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535):
        assert code not in SENT_CODES
        yield Case(f"7.9 code {code}", frame(CLOSE, code.to_bytes(2, "big")), [], BROKEN)


def limits() -> Iterator[Case]:
    """Section 9: what is too long or in too many pieces is refused as soon as it is announced."""
    half = b"x" * (LONGEST // 2)
    yield Case("9 the longest in two", fragments(half, half) + CLOSED, [(TEXT, half + half)])
    yield Case("9 one byte too long", text(b"x" * (LONGEST + 1))[:14], [], TOO_LONG)
    yield Case("9 sixteen million", b"\x81\xff" + (2**24).to_bytes(8, "big") + MASK, [], TOO_LONG)
    yield Case("9 too long together", text(half, last=False) + text(half + b"x", CONT)[:14], [], TOO_LONG)
    yield Case(
        "9 too long together, not last", text(half, last=False) + text(half + b"x", CONT, False)[:14], [], TOO_LONG
    )
    yield Case("9 a text after one too long", text(b"x" * (LONGEST + 1)) + HELLO, [], TOO_LONG)
    for part in (b"", b"x"):
        most = fragments(*[part] * MOST_FRAGMENTS) + CLOSED
        yield Case(f"9 as many fragments as allowed, {len(part)}", most, [(TEXT, part * MOST_FRAGMENTS)])
        endless = text(part, last=False) + text(part, CONT, False) * 2000
        yield Case(f"9 endless fragments, {len(part)}", endless, [], POLICY)
    for size in (64, 1024, 4096):
        parts = [b"*" * size] * (4096 // size)
        yield Case(f"9 4096 in fragments of {size}", fragments(*parts) + CLOSED, [(TEXT, b"*" * 4096)])
    for chop in (64, 256, 1024, 4096):
        yield Case(f"9 4096 in packets of {chop}", text(b"*" * 4096) + CLOSED, [(TEXT, b"*" * 4096)], chop=chop)
    hundred = [(TEXT, b"%d" % n) for n in range(100)]
    yield Case("9 a hundred texts at once", b"".join(text(payload) for _, payload in hundred) + CLOSED, hundred)


def automatic() -> Iterator[Case]:
    """Section 10: a long text in fragments as libraries cut them."""
    parts = [b"*" * 1300] * 50
    yield Case("10 65000 in fragments of 1300", fragments(*parts) + CLOSED, [(TEXT, b"".join(parts))])


SECTIONS = (framing, pings, reserved_bits, opcodes, fragmentation, utf8, closing, limits, automatic)
CASES = {case.name: case for section in SECTIONS for case in section()}


class Echo:
    """Sends every text back."""

    def __init__(self, websocket: WebSocket) -> None:
        self.websocket = websocket

    def received(self, text: bytes) -> None:
        self.websocket.send(text)

    def disconnected(self) -> None: ...


async def echo(scope: Any, *_: Any) -> None:
    scope["connection"].accept(Echo(scope["connection"]), 256)


async def outcome(port: int, case: Case) -> tuple[Received, int | str]:
    """What came back, and how it ended."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(HANDSHAKE)
    await reader.readuntil(b"\r\n\r\n")
    found: Received = []
    sending = asyncio.create_task(send(writer, case))
    try:
        while True:
            first, size = await reader.readexactly(2)
            if size > 125:
                size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
            payload = await reader.readexactly(size)
            if first == LAST | CLOSE:
                rest = await reader.read()
                return found, f"after the close: {rest!r}" if rest else int.from_bytes(payload[:2], "big")
            found.append((first & 15, payload))
    except (ConnectionError, asyncio.IncompleteReadError) as error:
        return found, f"no close frame: {type(error).__name__}"
    finally:
        sending.cancel()
        writer.close()


async def send(writer: asyncio.StreamWriter, case: Case) -> None:
    step = case.chop or len(case.sent)
    for start in range(0, len(case.sent), step):
        writer.write(case.sent[start : start + step])
        await writer.drain()
        await asyncio.sleep(0)


def test_every_case_of_the_protocol() -> None:
    async def work() -> dict[str, tuple[Received, int | str]]:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            config = uvicorn.Config(echo, ws=WebSocket, ws_max_size=LONGEST, lifespan="off", log_config=None)
            server = uvicorn.Server(config)
            serving = asyncio.create_task(server.serve([listening]))
            port = listening.getsockname()[1]
            try:
                found = await asyncio.gather(*(outcome(port, case) for case in CASES.values()))
                return dict(zip(CASES, found, strict=True))
            finally:
                server.should_exit = True
                await serving

    assert len(CASES) > 181
    assert run(work()) == {case.name: (case.echoed, case.code) for case in CASES.values()}
