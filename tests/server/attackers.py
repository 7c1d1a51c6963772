"""Attackers: whoever sends a server too much, too slowly or too often, from an address of their own."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import multiprocessing
import os
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any

import httpx

import throneroom
from throneroom.client import Client, Refused

MASK = b"\0\0\0\0"
TEXT, PING, EMPTY = b"\x81\x81" + MASK + b"1", b"\x89\x80" + MASK, b"\x00\x80" + MASK
PATIENCE = 120.0
LOWER = 10
"""How much lower the priority of attackers is."""
PEOPLE = 5
"""Guests of the attacker."""


class Attacker:
    """One address, with some guests."""

    def __init__(self, port: int, source: str) -> None:
        self.port, self.source = port, source
        self.address = f"http://127.0.0.1:{port}"
        self.tokens: list[str] = []
        self.table = ""

    def client(self, token: str | None = None) -> Client:
        client = Client(self.address, token)
        transport = httpx.AsyncHTTPTransport(local_address=self.source)
        client.http = httpx.AsyncClient(base_url=self.address, timeout=60, transport=transport)
        return client

    async def come(self) -> None:
        """Become some guests, and open a table."""
        for _ in range(PEOPLE):
            async with self.client() as guest:
                self.tokens.append(await guest.become_guest("Eve"))
        async with self.client(self.tokens[0]) as guest:
            self.table = await guest.open_table("hierarchy", seats=["me", "bot:random"], start=True, pace=0)

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.source, 0))

    async def websocket(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await self.connect()
        writer.write(
            f"GET /api/tables/{self.table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhyb25lcm9vbS1sb2FkIQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    def hello(self, n: int) -> bytes:
        """The first message of the n-th guest, as a frame."""
        text = json.dumps({"type": "hello", "token": self.tokens[n % PEOPLE], "since": 0}).encode()
        return bytes([0x81, 0xFE]) + len(text).to_bytes(2, "big") + MASK + text


Attack = Callable[[Attacker], Awaitable[None]]


# The attacks


async def again_and_again(count: int, attack: Callable[[int], Awaitable[None]], pause: float = 0.01) -> None:
    """So many attackers at once; whoever is thrown out comes back."""

    async def attacker(n: int) -> None:
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError, httpx.HTTPError, Refused):
                await attack(n)
            await asyncio.sleep(pause)

    await asyncio.gather(*(attacker(n) for n in range(count)))


def frames(sent: bytes, count: int) -> Attack:
    async def attack(eve: Attacker) -> None:
        async def one(n: int) -> None:
            reader, writer = await eve.websocket()
            reading = asyncio.create_task(reader.read(-1))
            try:
                writer.write(eve.hello(n))
                while not reading.done():
                    writer.write(sent)
                    await writer.drain()
                    await asyncio.sleep(0)
            finally:
                reading.cancel()
                writer.close()

        await again_and_again(count, one)

    return attack


async def reconnects(eve: Attacker) -> None:
    """Handshake, hello, the whole log of a table, and away."""

    async def one(n: int) -> None:
        reader, writer = await eve.websocket()
        writer.write(eve.hello(n))
        await reader.read(100)
        writer.transport.abort()

    await again_and_again(50, one, 0)


async def endless_headers(eve: Attacker) -> None:
    async def one(_: int) -> None:
        _, writer = await eve.connect()
        writer.write(b"GET / HTTP/1.1\r\n")
        for n in range(10_000):
            writer.write(b"X-%d: x\r\n" % n * 1000)
            await writer.drain()

    await again_and_again(50, one)


async def half_requests(eve: Attacker) -> None:
    """As many as the server lets in, and more that it does not."""

    async def one(_: int) -> None:
        reader, writer = await eve.connect()
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
        await reader.read(-1)
        writer.close()

    await again_and_again(450, one, 0.1)


def requests(path: str, count: int) -> Attack:
    async def attack(eve: Attacker) -> None:
        async def one(n: int) -> None:
            token = eve.tokens[n % PEOPLE]
            text = (
                f"GET {path.format(table=eve.table)} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\r\n"
            ).encode()
            reader, writer = await eve.connect()
            reading = asyncio.create_task(reader.read(-1))
            try:
                while not reading.done():
                    writer.write(text)
                    await writer.drain()
                    await asyncio.sleep(0.001)
            finally:
                reading.cancel()
                writer.close()

        await again_and_again(count, one)

    return attack


async def tables_of_bots(eve: Attacker) -> None:
    """Tables full of bots that think as long as they may, of as many guests as there are."""
    seats = ["bot:sovereign:5000"] * 2

    async def one(n: int) -> None:
        async with eve.client(eve.tokens[n % PEOPLE]) as guest:
            await guest.open_table("throne-and-grail", seats=seats, start=True, pace=0)

    await again_and_again(PEOPLE, one)


async def hints(eve: Attacker) -> None:
    """Hints of the strongest bot at many tables."""

    async def one(n: int) -> None:
        async with eve.client(eve.tokens[n % PEOPLE]) as guest:
            table = await guest.open_table("throne-and-grail", seats=["me", "bot:random"], start=True, pace=0)
            while True:
                await guest.call("POST", f"/api/tables/{table}/acts", {"type": "hint", "level": "sovereign:5000"})

    await again_and_again(20, one)


def long_record() -> str:
    """A record of almost 200 KB, whose decisions come to nothing only when it is replayed."""
    match = throneroom.new("battle-for-the-throne", seed=1)
    head = [line for line in match.record().splitlines() if not line.startswith("end")]
    lines = "\n".join([*head, *["p1 play"] * 24_000]) + "\n"
    return f"{lines}end 24000 {hashlib.sha256(lines.encode()).hexdigest()}\n"


async def records(eve: Attacker) -> None:
    """Tables that continue a record of 200 KB."""
    wish = {"continue": {"record": long_record()}, "seats": ["me", "bot:random"]}

    async def one(n: int) -> None:
        async with eve.client(eve.tokens[n % PEOPLE]) as guest:
            await guest.call("POST", "/api/tables", {"game": "", **wish})

    await again_and_again(20, one)


ATTACKS: dict[str, Attack] = {
    "empty fragments": frames(b"\x01\x80" + MASK + EMPTY * 40_000, 150),
    "texts of one byte": frames(TEXT * 20_000, 150),
    "pings": frames(PING * 20_000, 150),
    "reconnects": reconnects,
    "endless headers": endless_headers,
    "half requests": half_requests,
    "requests of pages": requests("/", 150),
    "requests of a table": requests("/api/tables/{table}", 150),
    "tables of bots": tables_of_bots,
    "hints": hints,
    "records of 200 KB": records,
}


# A process of attackers


@contextlib.contextmanager
def attacked_by(port: int, names: Sequence[str], first: int) -> Iterator[None]:
    """Attack while something else goes on: from 127.0.0.FIRST, one address for each attack, in another process.

    At a lower priority: attackers share the processors with the server here.
    """
    context = multiprocessing.get_context("spawn")
    ready = context.Event()
    attackers = context.Process(target=_attack, args=(port, names, first, ready), daemon=True)
    attackers.start()
    try:
        assert ready.wait(PATIENCE), "the attackers did not come"
        yield
        assert attackers.is_alive(), "the attack has ended too early"
    finally:
        attackers.kill()
        attackers.join()


def _attack(port: int, names: Sequence[str], first: int, ready: Any) -> None:
    async def work() -> None:
        attackers = [Attacker(port, f"127.0.0.{first + n}") for n in range(len(names))]
        for attacker in attackers:
            await attacker.come()
        ready.set()
        await asyncio.gather(*(ATTACKS[name](attacker) for name, attacker in zip(names, attackers, strict=True)))

    os.nice(LOWER)
    asyncio.run(work())
