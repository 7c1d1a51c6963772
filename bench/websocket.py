"""Our WebSocket layer beside libraries: memory of an idle connection and processor time of a message.

`python bench/websocket.py`: every server runs in its own process on uvloop and echoes texts. The memory is what the
process grows by with `--connections` idle connections; the processor time is that of the server's process for each
text of 100 bytes that is received and sent back, from the scheduler's own count in nanoseconds where there is one.
`--rounds 10` repeats all of it in turns; the table shows medians, and for the processor time also the ratio to ours,
round by round: the median of it, the least and the most.
picows is measured if it is installed (`pip install -e .[bench]`).
"""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import statistics
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import psutil
import uvloop

from throneroom.testing.serving import free_port

TEXT = b"\x81\xe4\x00\x00\x00\x00" + b"x" * 100
"""A text of 100 bytes; a mask of zeros leaves it unchanged."""
ECHO_SIZE = 102
TALKERS = 200
"""Connections that send texts, each a new one when the last has come back."""
PATIENCE = 60.0


# The servers


async def serve_ours(port: int) -> None:
    """The layer of `throneroom serve`."""
    import uvicorn

    from throneroom.server.websocket import WebSocket

    class Echo:
        def __init__(self, websocket: WebSocket) -> None:
            self.received = websocket.send

        def disconnected(self) -> None: ...

    async def app(scope: Any, *_: Any) -> None:
        scope["connection"].accept(Echo(scope["connection"]), 256)

    config = uvicorn.Config(app, port=port, ws=WebSocket, ws_max_size=8192, lifespan="off", log_level="error")
    await uvicorn.Server(config).serve()


async def serve_uvicorn(port: int) -> None:
    """The `websockets` library under uvicorn, as an ASGI application."""
    import uvicorn

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})

    config = uvicorn.Config(
        app, port=port, ws="websockets-sansio", ws_per_message_deflate=False, lifespan="off", log_level="error"
    )
    await uvicorn.Server(config).serve()


async def serve_websockets(port: int) -> None:
    """The server of the `websockets` library."""
    from websockets.asyncio.server import ServerConnection, serve

    async def echo(connection: ServerConnection) -> None:
        async for message in connection:
            await connection.send(message)

    async with serve(echo, "127.0.0.1", port, compression=None) as server:
        await server.serve_forever()


async def serve_picows(port: int) -> None:
    """picows, which is written in Cython and has its own HTTP server."""
    import picows

    class Echo(picows.WSListener):  # type: ignore[misc]
        def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
            if frame.msg_type == picows.WSMsgType.TEXT:
                transport.send(picows.WSMsgType.TEXT, frame.get_payload_as_bytes())

    server = await picows.ws_create_server(lambda _: Echo(), "127.0.0.1", port)
    await server.serve_forever()


SERVERS: dict[str, Callable[[int], Awaitable[None]]] = {
    "ours": serve_ours, "websockets under uvicorn": serve_uvicorn, "websockets": serve_websockets,
    "picows": serve_picows,
}  # fmt: skip


# The clients


class Client(asyncio.Protocol):
    """One connection: as little work as possible, so that the figures show the servers."""

    def __init__(self, port: int) -> None:
        self.hello = (
            f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhyb25lcm9vbS1sb2FkIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self.open = asyncio.get_running_loop().create_future()
        self.left, self.size, self.done = 0, 0, asyncio.Event()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.hello)

    def data_received(self, data: bytes) -> None:
        if not self.open.done():
            self.open.set_result(None)
            return
        if data[0] & 15 == 9:  # a ping of the server
            return
        self.size += len(data)
        if self.size >= ECHO_SIZE:
            self.size -= ECHO_SIZE
            self.left -= 1
            if self.left > 0:
                self.transport.write(TEXT)
            else:
                self.done.set()

    def talk(self, count: int) -> None:
        self.left = count
        self.done.clear()
        self.transport.write(TEXT)


async def connect(port: int) -> Client:
    loop = asyncio.get_running_loop()
    while True:
        try:
            _, client = await loop.create_connection(lambda: Client(port), "127.0.0.1", port)
        except ConnectionRefusedError:
            await asyncio.sleep(0.05)
            continue
        await asyncio.wait_for(client.open, PATIENCE)
        return client


def processor_time(server: psutil.Process) -> float:
    """Seconds that a process has computed."""
    tasks = Path(f"/proc/{server.pid}/task")
    try:
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks.iterdir()) / 1e9
    except OSError:
        times = server.cpu_times()
        return times.user + times.system


async def measure(name: str, connections: int, texts: int) -> tuple[float, float]:
    """KiB of an idle connection, and microseconds of the server's processor time for a text."""
    port = free_port()
    process = subprocess.Popen([sys.executable, __file__, "--serve", name, "--port", str(port)])
    try:
        server = psutil.Process(process.pid)
        talkers = [await connect(port) for _ in range(TALKERS)]
        for count in (texts // 10, texts):
            before = processor_time(server)
            for talker in talkers:
                talker.talk(count // TALKERS)
            await asyncio.wait_for(asyncio.gather(*(talker.done.wait() for talker in talkers)), PATIENCE)
            taken = processor_time(server) - before
        memory = server.memory_info().rss
        idle = [await connect(port) for _ in range(connections)]
        grown = server.memory_info().rss - memory
        for client in (*talkers, *idle):
            client.transport.abort()
        return grown / connections / 1024, 1e6 * taken / (texts // TALKERS * TALKERS)
    finally:
        process.kill()
        process.wait()


async def compare(connections: int, texts: int, rounds: int) -> None:
    names = [name for name in SERVERS if name != "picows" or importlib.util.find_spec("picows")]
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in names}
    for _ in range(rounds):
        for name in names:
            found[name].append(await measure(name, connections, texts))
    print(f"{'':26}{'KiB a connection':>18}{'µs a text':>12}{'to ours':>10}{'least':>8}{'most':>8}")
    for name, rows in found.items():
        memory, taken = (statistics.median(column) for column in zip(*rows, strict=True))
        ratios = [row[1] / ours[1] for row, ours in zip(rows, found["ours"], strict=True)]
        shown = f"{statistics.median(ratios):10.2f}{min(ratios):8.2f}{max(ratios):8.2f}"
        print(f"{name:26}{memory:18.1f}{taken:12.1f}{shown}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--connections", type=int, default=2000)
    parser.add_argument("--texts", type=int, default=40_000)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        uvloop.run(SERVERS[chosen.serve](chosen.port))  # type: ignore[arg-type]
    else:
        uvloop.run(compare(chosen.connections, chosen.texts, chosen.rounds))
