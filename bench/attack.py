"""A player beside attackers, at default limits: how late are the player's decisions? `python bench/attack.py`

The server runs as users start it. A player plays Hierarchy against a random bot without pauses; the time from a
decision to its acknowledgement, which comes after the commit, is measured alone and during each attack. Attackers run
in a process of their own and use one address, as the player does, who therefore shares their limits: the player's
tables are opened before. Half requests and requests of the interface are not among the attacks: beside them the player,
who shares their address, did not get to play. `--seconds 5` is the length of each part, `--attack NAME` runs only one.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable

import httpx

from throneroom.client import Client, Refused
from throneroom.testing.serving import answering, free_port

MASK = b"\0\0\0\0"
TEXT, PING, EMPTY = b"\x81\x81" + MASK + b"1", b"\x89\x80" + MASK, b"\x00\x80" + MASK
PAUSE = 0.06
"""Seconds between two decisions: a guest has 20 acts a second."""
TABLES = 18
Attack = Callable[[int, str, str], Awaitable[None]]


# The attacks


async def websocket(port: int, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhyb25lcm9vbS1sb2FkIQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def again_and_again(count: int, attack: Callable[[], Awaitable[None]]) -> None:
    """So many attackers at once; whoever is thrown out comes back."""

    async def attacker() -> None:
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError, httpx.HTTPError):
                await attack()
            await asyncio.sleep(0.01)

    await asyncio.gather(*(attacker() for _ in range(count)))


def frames(sent: bytes, count: int) -> Attack:
    async def attack(port: int, table: str, token: str) -> None:
        hello = f'{{"type":"hello","token":"{token}"}}'.encode()
        greeting = bytes([0x81, 0xFE]) + len(hello).to_bytes(2, "big") + MASK + hello

        async def one() -> None:
            reader, writer = await websocket(port, table)
            reading = asyncio.create_task(reader.read(-1))
            try:
                writer.write(greeting)
                while not reading.done():
                    writer.write(sent)
                    await writer.drain()
                    await asyncio.sleep(0)
            finally:
                reading.cancel()
                writer.close()

        await again_and_again(count, one)

    return attack


async def endless_headers(port: int, _: str, __: str) -> None:
    async def one() -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\n")
        for n in range(10_000):
            writer.write(b"X-%d: x\r\n" % n * 1000)
            await writer.drain()

    await again_and_again(50, one)


def requests(path: str, count: int) -> Attack:
    async def attack(port: int, table: str, token: str) -> None:
        text = f"GET {path.format(table=table)} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\r\n".encode()

        async def one() -> None:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
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


async def bots(port: int, _: str, token: str) -> None:
    """Tables full of bots that think as long as they may, and hints."""
    async with Client(f"http://127.0.0.1:{port}", token) as eve:
        for _ in range(TABLES):
            with contextlib.suppress(Refused):
                await eve.open_table("throne-and-grail", seats=["bot:sovereign:5000"] * 2, start=True, pace=0)
        await asyncio.sleep(600)


ATTACKS: dict[str, Attack] = {
    "empty fragments": frames(b"\x01\x80" + MASK + EMPTY * 40_000, 150),
    "texts of one byte": frames(TEXT * 20_000, 15),
    "pings": frames(PING * 20_000, 15),
    "endless headers": endless_headers,
    "requests of pages": requests("/", 150),
    "tables of bots": bots,
}


def run_attack(name: str, port: int, table: str, token: str) -> None:
    asyncio.run(ATTACKS[name](port, table, token))


# The player


async def play(ada: Client, tables: list[str], seconds: float) -> list[float]:
    """The milliseconds from each decision to its acknowledgement."""
    taken: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until and tables:
        async with ada.table(tables[0]) as table:
            async for update in table:
                if update.over or time.monotonic() > until:
                    break
                if update.my_turn:
                    await asyncio.sleep(PAUSE)
                    began = time.perf_counter()
                    await table.decide(update.legal[0], update.question)
                    taken.append(1000 * (time.perf_counter() - began))
            if update.over:
                tables.pop(0)
    return taken


def show(name: str, taken: list[float]) -> None:
    ordered = sorted(taken)
    shown = [ordered[int(len(ordered) * share)] for share in (0.5, 0.99)] + [ordered[-1]] if ordered else []
    print(f"{name:28}{len(taken):10}" + "".join(f"{value:10.1f}" for value in shown), flush=True)


async def measure(names: list[str], seconds: float) -> None:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/tables.sqlite"
        said = ["serve", "--port", str(port), "--database", database, "--no-warm", "--log-level", "error"]
        server = subprocess.Popen([sys.executable, "-m", "throneroom", *said])
        try:
            address = answering(f"http://127.0.0.1:{port}", 60)
            print(f"{'':28}{'decisions':>10}{'p50 ms':>10}{'p99 ms':>10}{'max ms':>10}")
            async with Client(address) as ada, Client(address) as eve:
                await ada.become_guest("Ada")
                token = await eve.become_guest("Eve")
                wish = {"seats": ["me", "bot:random"], "start": True, "pace": 0}
                watched = await eve.open_table("hierarchy", **wish)
                tables = [await ada.open_table("hierarchy", **wish) for _ in range(TABLES)]
                show("nobody", await play(ada, tables, seconds))
                for name in names:
                    attacker = multiprocessing.get_context("spawn").Process(
                        target=run_attack, args=(name, port, watched, token), daemon=True
                    )
                    attacker.start()
                    try:
                        await asyncio.sleep(1)
                        show(name, await play(ada, tables, seconds))
                    finally:
                        attacker.kill()
                        attacker.join()
                    await asyncio.sleep(1)
                    while len(tables) < 3:
                        tables.append(await ada.open_table("hierarchy", **wish))
        finally:
            server.kill()
            server.wait()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--attack", choices=[*ATTACKS], action="append")
    chosen = parser.parse_args()
    asyncio.run(measure(chosen.attack or [*ATTACKS], chosen.seconds))
