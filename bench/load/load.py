"""Live tables under load, ours beside a boardgame.io server in the same run: `python bench/load/load.py`.

At every table two scripted players sit, each with a connection of its own, and decide at random. The rate of decisions
is fixed; a decision is late until its event has reached the last viewer. Ours commits each decision to SQLite before it
says so; the peer keeps its matches in memory, which is its default.
`--tables 100,2000 --rate 500 --seconds 10`; the peer needs npm (`--no-peer` leaves it out).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).parent
GUESTS = 50
TOGETHER = 20
"""How many tables are opened at the same time."""
PATIENCE = 30.0


class Place(Protocol):
    """A table at which two players sit."""

    decided: int
    """Decisions that have reached everybody."""

    async def decide(self) -> None:
        """One decision of whoever is asked; returns when the last viewer has seen it."""


class Seat:
    """One connection, and what came in last."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.news = asyncio.Condition()
        self.task: asyncio.Task[None] | None = None

    async def until(self, happened: Any) -> None:
        async with self.news:
            await asyncio.wait_for(self.news.wait_for(happened), PATIENCE)

    async def tell(self) -> None:
        async with self.news:
            self.news.notify_all()


# Ours


class OurSeat(Seat):
    """A player at one of our tables."""

    number = -1
    room: Any = None
    view: Any = None

    async def listen(self) -> None:
        async for text in self.socket:
            body = json.loads(text)
            if body["type"] == "update":
                self.number, self.room, self.view = body["number"], body["room"], body["view"]
                await self.tell()


class OurTable:
    """Hierarchy, over and over."""

    def __init__(self, seats: list[OurSeat]) -> None:
        self.seats, self.decided = seats, 0

    async def decide(self) -> None:
        while (seat := self._asked()) is None:
            await self._again()
        before = seat.number
        message = {"type": "decide", "decision": random.choice(seat.view["legal"]), "question": seat.room["question"]}
        await seat.socket.send(json.dumps(message))
        for viewer in self.seats:
            await viewer.until(lambda viewer=viewer: viewer.number > before)
        self.decided += 1

    def _asked(self) -> OurSeat | None:
        """The seat that has to decide, as the one that knows most has it."""
        latest = max(seat.number for seat in self.seats)
        return next((s for s in self.seats if s.number == latest and s.room["question"] is not None), None)

    async def _again(self) -> None:
        """Wait for the last one to hear of the end, and play another game."""
        latest = max(seat.number for seat in self.seats)
        for seat in self.seats:
            await seat.until(lambda seat=seat: seat.number >= latest)
        if self.seats[0].room["status"] == "over":
            for seat in self.seats:
                await seat.socket.send(json.dumps({"type": "rematch"}))
            for seat in self.seats:
                await seat.until(lambda seat=seat: seat.room["status"] == "running")


class Ours:
    """Our server, on SQLite, with no bots."""

    name = "Throneroom, SQLite"

    def __init__(self) -> None:
        self.folder = tempfile.mkdtemp(prefix="throneroom-load-")
        self.port = free_port()
        self.tokens: list[str] = []
        limits = ("guests_a_minute", "tables", "connections", "connections_from", "acts_a_second", "requests_a_second")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "throneroom", "serve", "--port", str(self.port), "--no-warm", "--thinkers", "1",
             "--database", f"{self.folder}/tables.sqlite", "--log-level", "warning",
             *(part for name in limits for part in ("--limit", f"{name}=1000000"))],
        )  # fmt: skip

    async def ready(self) -> None:
        await answering(f"http://127.0.0.1:{self.port}/health")
        async with self._http() as http:
            for _ in range(GUESTS):
                self.tokens.append((await http.post("/api/guests", json={})).json()["token"])

    def _http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60)

    async def table(self, n: int) -> OurTable:
        tokens = [self.tokens[2 * n % GUESTS], self.tokens[(2 * n + 1) % GUESTS]]
        async with self._http() as http:
            wish = {"game": "hierarchy", "when_full": True}
            answer = await http.post("/api/tables", json=wish, headers={"authorization": f"Bearer {tokens[0]}"})
            table_id = answer.json()["id"]
        seats = [await self._seat(table_id, token) for token in tokens]
        await seats[1].socket.send(json.dumps({"type": "sit"}))
        for seat in seats:
            await seat.until(lambda seat=seat: seat.room and seat.room["status"] != "open")
        return OurTable(seats)

    async def _seat(self, table_id: str, token: str) -> OurSeat:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table_id}/socket"
        seat = OurSeat(await connect(address, compression=None, max_size=None, ping_interval=None))
        seat.task = asyncio.create_task(seat.listen())
        await seat.socket.send(json.dumps({"type": "hello", "token": token}))
        await seat.until(lambda: seat.room is not None)
        return seat


# The peer


class PeerSeat(Seat):
    """A player at one of the peer's matches, which talks socket.io."""

    state: Any = None

    async def listen(self) -> None:
        async for text in self.socket:
            if text == "2":
                await self.socket.send("3")
            elif str(text).startswith("42/line,"):
                kind, _, *rest = json.loads(str(text)[len("42/line,") :])
                if kind in ("sync", "update"):
                    self.state = rest[0]["state"] if kind == "sync" else rest[0]
                    await self.tell()

    @property
    def number(self) -> int:
        return int(self.state["_stateID"])


class PeerTable:
    """Cards laid on a line, over and over."""

    def __init__(self, match_id: str, seats: list[PeerSeat], secrets: list[str]) -> None:
        self.match_id, self.seats, self.secrets, self.decided = match_id, seats, secrets, 0

    async def decide(self) -> None:
        state = max((seat.state for seat in self.seats), key=lambda state: state["_stateID"])
        player = int(state["ctx"]["currentPlayer"])
        before = state["_stateID"]
        move = {"type": "play", "args": [random.choice(state["G"]["hands"][player])], "playerID": str(player),
                "credentials": self.secrets[player]}  # fmt: skip
        action = {"type": "MAKE_MOVE", "payload": move}
        await self.seats[player].socket.send(
            "42/line," + json.dumps(["update", action, before, self.match_id, str(player)])
        )
        for viewer in self.seats:
            await viewer.until(lambda viewer=viewer: viewer.number > before)
        self.decided += 1


class Peer:
    """boardgame.io, matches in memory."""

    name = "boardgame.io, in memory"

    def __init__(self) -> None:
        self.port, self.api = free_port(), free_port()
        if not (HERE / "node_modules").exists():
            print("Fetching boardgame.io ...", flush=True)
            subprocess.run(
                ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent"], cwd=HERE, check=True
            )
        self.process = subprocess.Popen(
            ["node", "peer.mjs", str(self.port), str(self.api)],
            cwd=HERE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    async def ready(self) -> None:
        await answering(f"http://127.0.0.1:{self.api}/games")

    async def table(self, _: int) -> PeerTable:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as http:
            match_id = (await http.post("/games/line/create", json={"numPlayers": 2})).json()["matchID"]
            secrets = []
            for player in ("0", "1"):
                place = {"playerID": player, "playerName": player}
                secrets.append(
                    (await http.post(f"/games/line/{match_id}/join", json=place)).json()["playerCredentials"]
                )
        seats = [await self._seat(match_id, str(n), secret) for n, secret in enumerate(secrets)]
        return PeerTable(match_id, seats, secrets)

    async def _seat(self, match_id: str, player: str, secret: str) -> PeerSeat:
        address = f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"
        socket = await connect(address, compression=None, max_size=None, ping_interval=None)
        await socket.recv()
        await socket.send("40/line,")
        await socket.recv()
        seat = PeerSeat(socket)
        seat.task = asyncio.create_task(seat.listen())
        await socket.send("42/line," + json.dumps(["sync", match_id, player, secret, 2]))
        await seat.until(lambda: seat.state is not None)
        return seat


# Measuring


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


async def answering(address: str) -> None:
    async with httpx.AsyncClient() as http:
        for _ in range(600):
            try:
                await http.get(address)
                return
            except httpx.TransportError:
                await asyncio.sleep(0.1)
    raise SystemExit(f"{address} does not answer")


def memory(pid: int) -> int:
    """The private memory of a process, in bytes (of its children, bots that nobody asks, nothing)."""
    text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return sum(int(line.split()[1]) * 1024 for line in text.splitlines() if line.startswith("Private"))


async def open_tables(server: Any, count: int, first: int) -> list[Place]:
    gate = asyncio.Semaphore(TOGETHER)

    async def one(n: int) -> Place:
        async with gate:
            return await server.table(n)

    return list(await asyncio.gather(*(one(first + n) for n in range(count))))


async def play(tables: list[Place], rate: float, seconds: float) -> list[float]:
    """Decisions at a fixed rate, table by table; how long each took to reach its last viewer."""
    spent: list[float] = []
    busy: set[asyncio.Task[None]] = set()
    locks = [asyncio.Lock() for _ in tables]

    async def one(n: int, due: float) -> None:
        async with locks[n]:
            await tables[n].decide()
            spent.append(time.perf_counter() - due)

    begin, n = time.perf_counter(), 0
    while (now := time.perf_counter()) < begin + seconds:
        while n < (now - begin) * rate:
            task = asyncio.create_task(one(n % len(tables), begin + n / rate))
            busy.add(task)
            task.add_done_callback(busy.discard)
            n += 1
        await asyncio.sleep(0.001)
    await asyncio.gather(*busy)
    return spent


async def measure(server: Any, sizes: list[int], rate: float, seconds: float) -> None:
    await server.ready()
    tables: list[Place] = []
    await open_tables(server, 2, 0)
    empty = memory(server.process.pid)
    for size in sizes:
        start = time.perf_counter()
        tables += await open_tables(server, size - len(tables), len(tables) + 2)
        opening = time.perf_counter() - start
        each = (memory(server.process.pid) - empty) / size / 1024
        await play(tables, rate, 2)
        start = time.perf_counter()
        spent = sorted(await play(tables, rate, seconds))
        passed = time.perf_counter() - start
        p50, p99 = (1000 * statistics.quantiles(spent, n=100)[k] for k in (49, 98))
        speed = f"{len(spent) / passed:8.0f} decisions/s  p50 {p50:7.1f} ms  p99 {p99:7.1f} ms"
        cost = f"{each:6.1f} KiB a table with its two connections  (opened in {opening:.1f} s)"
        print(f"{server.name:26}{size:7,} tables{speed}  {cost}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="100,500,2000")
    parser.add_argument("--rate", type=float, default=500, help="decisions a second that players take")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--no-peer", action="store_true")
    chosen = parser.parse_args()
    sizes = [int(size) for size in chosen.tables.split(",")]
    if not chosen.no_peer and not shutil.which("npm"):
        raise SystemExit("the peer needs npm: install Node.js, or leave it out with --no-peer")
    for kind in [Ours] if chosen.no_peer else [Ours, Peer]:
        server = kind()
        try:
            asyncio.run(measure(server, sizes, chosen.rate, chosen.seconds))
        finally:
            server.process.terminate()
            server.process.wait(20)


if __name__ == "__main__":
    main()
