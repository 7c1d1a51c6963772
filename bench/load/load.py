"""Live tables under load, on our server and on a boardgame.io server in the same run: `python bench/load/load.py`.

Two scripted players sit at every table, each with its own connection, and decide at random. The rate of decisions is
fixed; the latency of a decision is the time until its event has reached the last viewer. Our server commits each
decision to SQLite before it acknowledges it, and waits for the disk or (`normal`) for the operating system. The peer
keeps its matches in memory, which is its default, or in files, and does not wait for the disk. Server and players share
the machine; the table shows how much processor time each of them took.
`--tables 100,2000 --rate 500 --seconds 10`; the peer needs npm (`--no-peer` leaves it out).

`--against SRC` instead compares our server with that of another checkout (its `src` folder). Both run, in short turns,
so that other work on the machine disturbs both. `--game` selects the game.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Protocol

import httpx
import orjson

import throneroom
from throneroom.testing.serving import free_port

HERE = Path(__file__).parent
GUESTS = 50
TOGETHER = 20
"""How many tables are opened at the same time."""
PATIENCE = 60.0
WARMING = 2.0
WATCHERS = 3000
"""Connections that are added at the end, to measure the memory of one."""
TICKS = os.sysconf("SC_CLK_TCK")


# The players' side: as little work as possible, so that the figures show the servers


class WebSocketClient(asyncio.Protocol):
    """One WebSocket; `hear` gets every text. Sent texts have a mask of zeros, which leaves them unchanged."""

    def __init__(self, port: int, path: str, hear: Callable[[bytes], None]) -> None:
        self.hear, self.open = hear, asyncio.get_running_loop().create_future()
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhyb25lcm9vbS1sb2FkIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self._read = b""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._hello.encode())

    def data_received(self, data: bytes) -> None:
        self._read += data
        if not self.open.done():
            head, end, rest = self._read.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, head
            self._read = rest
            self.open.set_result(None)
        while (frame := self._frame()) is not None:
            kind, text = frame
            if kind == 1:
                self.hear(text)
            elif kind == 9:
                self._send(0x8A, text)

    def _frame(self) -> tuple[int, bytes] | None:
        read = self._read
        if len(read) < 2:
            return None
        size, start = read[1] & 127, 2
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(read[2:start], "big")
        if len(read) < start + size or len(read) < start:
            return None
        self._read = read[start + size :]
        return read[0] & 15, read[start : start + size]

    def send(self, text: bytes) -> None:
        self._send(0x81, text)

    def _send(self, kind: int, text: bytes) -> None:
        size = bytes([128 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        self.transport.write(bytes([kind]) + size + b"\0\0\0\0" + text)


async def connect(port: int, path: str, hear: Callable[[bytes], None]) -> WebSocketClient:
    _, made = await asyncio.get_running_loop().create_connection(
        lambda: WebSocketClient(port, path, hear), "127.0.0.1", port
    )
    await made.open
    return made


class Place:
    """A table with two players."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Callable[[], bool], asyncio.Future[None]]] = []

    async def until(self, happened: Callable[[], bool]) -> None:
        if not happened():
            done = asyncio.get_running_loop().create_future()
            self._waiting.append((happened, done))
            await done

    def heard(self) -> None:
        for wanted in [wanted for wanted in self._waiting if wanted[0]()]:
            self._waiting.remove(wanted)
            wanted[1].set_result(None)

    async def decide(self) -> None:
        """One decision by a player whose turn it is; returns when the last viewer has seen it."""
        raise NotImplementedError


class Server(Protocol):
    """A server to measure."""

    name: str
    process: subprocess.Popen[bytes]

    def ready(self) -> Awaitable[None]:
        """Return when the server answers."""

    def table(self, n: int) -> Awaitable[Place]:
        """Open a table with two players."""

    def watch(self, place: Any) -> Awaitable[None]:
        """Open one more connection to a table."""


# Ours


class OurSeat:
    """A player at one of our tables, and the last update it got."""

    def __init__(self, place: OurTable) -> None:
        self.place, self.number = place, -1
        self.room: Any = None
        self.view: Any = None
        self.socket: WebSocketClient

    def hear(self, text: bytes) -> None:
        if text.startswith(b'{"type":"update"'):
            body = orjson.loads(text)
            self.number, self.room, self.view = body["number"], body["room"], body["view"]
            self.place.heard()


class OurTable(Place):
    """Plays one game after another."""

    def __init__(self, table_id: str) -> None:
        super().__init__()
        self.id = table_id
        self.seats = [OurSeat(self), OurSeat(self)]

    async def decide(self) -> None:
        while (seat := self._asked()) is None:
            await self._again()
        before = seat.number
        message = {"type": "decide", "decision": random.choice(seat.view["legal"]), "question": seat.room["question"]}
        seat.socket.send(orjson.dumps(message))
        await self.until(lambda: all(viewer.number > before for viewer in self.seats))

    def _asked(self) -> OurSeat | None:
        """The seat that must decide, according to the latest update; None if there is none."""
        latest = max(seat.number for seat in self.seats)
        return next((s for s in self.seats if s.number == latest and s.room["question"] is not None), None)

    async def _again(self) -> None:
        """Wait until both seats are up to date; if the game is over, start another one."""
        latest = max(seat.number for seat in self.seats)
        await self.until(lambda: all(seat.number >= latest for seat in self.seats))
        if self.seats[0].room["status"] == "over":
            played = self.seats[0].room["round"]
            for seat in self.seats:
                seat.socket.send(b'{"type":"rematch"}')
            await self.until(lambda: all(seat.room["round"] > played for seat in self.seats))


class Ours:
    """Our server, on SQLite, with no bots."""

    name = "Throneroom, SQLite"
    synchronous = "full"
    game = "hierarchy"

    def __init__(self, source: Path | None = None) -> None:
        """Start it from this checkout, or from the `src` folder of another one."""
        environment = os.environ if source is None else {**os.environ, "PYTHONPATH": str(source.resolve())}
        self.folder = tempfile.mkdtemp(prefix="throneroom-load-")
        self.port = free_port()
        self.tokens: list[str] = []
        wanted = (
            "guests_a_minute", "tables", "connections", "connections_from", "acts_a_second", "requests_a_second",
            "history_a_second", "tables_a_minute_from", "chats_a_minute_from",
        )  # fmt: skip
        config = (source or Path(throneroom.__file__).parent.parent) / "throneroom/server/config.py"
        limits = [name for name in wanted if f"    {name}: int" in config.read_text()]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "throneroom", "serve", "--port", str(self.port), "--no-warm", "--bot-processes", "1",
             "--database", f"{self.folder}/tables.sqlite?synchronous={self.synchronous}", "--log-level", "warning",
             *(part for name in limits for part in ("--limit", f"{name}=1000000"))],
            env=environment,
        )  # fmt: skip

    async def ready(self) -> None:
        await answering(f"http://127.0.0.1:{self.port}/health")
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60)
        for _ in range(GUESTS):
            self.tokens.append((await self.http.post("/api/guests", json={})).json()["token"])

    async def table(self, n: int) -> OurTable:
        tokens = [self.tokens[2 * n % GUESTS], self.tokens[(2 * n + 1) % GUESTS]]
        wish = {"game": self.game, "when_full": True}
        answer = await self.http.post("/api/tables", json=wish, headers={"authorization": f"Bearer {tokens[0]}"})
        place = OurTable(answer.json()["id"])
        for seat, token in zip(place.seats, tokens, strict=True):
            seat.socket = await self._connect(place, token, seat.hear)
            await place.until(lambda seat=seat: seat.room is not None)
        place.seats[1].socket.send(b'{"type":"sit"}')
        await place.until(lambda: all(seat.room["status"] != "open" for seat in place.seats))
        return place

    async def _connect(self, place: OurTable, token: str, hear: Callable[[bytes], None]) -> WebSocketClient:
        made = await connect(self.port, f"/api/tables/{place.id}/socket", hear)
        made.send(orjson.dumps({"type": "hello", "token": token}))
        return made

    async def watch(self, place: OurTable) -> None:
        told = asyncio.Event()
        await self._connect(place, random.choice(self.tokens), lambda _: told.set())
        await told.wait()


class OursUnsynced(Ours):
    """Our server without waiting for the disk, like the peer with files."""

    name = "Throneroom, normal"
    synchronous = "normal"


# The peer


class PeerSeat:
    """A player in one of the peer's matches, over socket.io."""

    def __init__(self, place: PeerTable) -> None:
        self.place = place
        self.state: Any = None
        self.socket: WebSocketClient
        self.greetings = 0

    def hear(self, text: bytes) -> None:
        if text == b"2":
            self.socket.send(b"3")
        elif text.startswith(b"42/line,"):
            kind, _, *rest = orjson.loads(text[len(b"42/line,") :])
            if kind in ("sync", "update"):
                self.state = rest[0]["state"] if kind == "sync" else rest[0]
        else:
            self.greetings += 1
        self.place.heard()


class PeerTable(Place):
    """Plays cards to a line, deal after deal."""

    def __init__(self, match_id: str, secrets: list[str]) -> None:
        super().__init__()
        self.id, self.secrets = match_id, secrets
        self.seats = [PeerSeat(self), PeerSeat(self)]

    async def decide(self) -> None:
        state = max((seat.state for seat in self.seats), key=lambda state: state["_stateID"])
        player, before = int(state["ctx"]["currentPlayer"]), state["_stateID"]
        move = {"type": "play", "args": [random.choice(state["G"]["hands"][player])], "playerID": str(player),
                "credentials": self.secrets[player]}  # fmt: skip
        message = ["update", {"type": "MAKE_MOVE", "payload": move}, before, self.id, str(player)]
        self.seats[player].socket.send(b"42/line," + orjson.dumps(message))
        await self.until(lambda: all(viewer.state["_stateID"] > before for viewer in self.seats))


class Peer:
    """boardgame.io with matches in memory."""

    name = "boardgame.io, in memory"
    folder: str | None = None

    def __init__(self) -> None:
        self.port, self.api = free_port(), free_port()
        if not (HERE / "node_modules" / "node-persist").exists():
            print("Fetching boardgame.io ...", flush=True)
            subprocess.run(
                ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent"], cwd=HERE, check=True
            )
        self.process = subprocess.Popen(
            ["node", "peer.mjs", str(self.port), str(self.api), *([self.folder] if self.folder else [])],
            cwd=HERE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    async def ready(self) -> None:
        await answering(f"http://127.0.0.1:{self.api}/games")
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.api}", timeout=60)

    async def table(self, _: int) -> PeerTable:
        match_id = (await self.http.post("/games/line/create", json={"numPlayers": 2})).json()["matchID"]
        secrets = []
        for player in ("0", "1"):
            place = {"playerID": player, "playerName": player}
            joined = await self.http.post(f"/games/line/{match_id}/join", json=place)
            secrets.append(joined.json()["playerCredentials"])
        table = PeerTable(match_id, secrets)
        for n, seat in enumerate(table.seats):
            await self._connect(table, seat, str(n), secrets[n])
        return table

    async def _connect(self, table: PeerTable, seat: PeerSeat, player: str | None, secret: str | None) -> None:
        seat.socket = await connect(self.port, "/socket.io/?EIO=4&transport=websocket", seat.hear)
        await table.until(lambda: seat.greetings > 0)
        seat.socket.send(b"40/line,")
        await table.until(lambda: seat.greetings > 1)
        seat.socket.send(b"42/line," + orjson.dumps(["sync", table.id, player, secret, 2]))
        await table.until(lambda: seat.state is not None)

    async def watch(self, place: PeerTable) -> None:
        await self._connect(place, PeerSeat(place), None, None)


class PeerOnDisk(Peer):
    """boardgame.io with its own file storage; it does not wait until a move is on disk."""

    name = "boardgame.io, files"

    def __init__(self) -> None:
        self.folder = tempfile.mkdtemp(prefix="throneroom-load-")
        super().__init__()


# Measuring


async def answering(address: str) -> None:
    async with httpx.AsyncClient() as http:
        for _ in range(600):
            try:
                await http.get(address)
                return
            except httpx.TransportError:
                await asyncio.sleep(0.1)
    raise SystemExit(f"{address} does not answer")


def memory(pid: int) -> float:
    """The private memory of a process, in KiB, without its children: those are idle bots."""
    text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return sum(int(line.split()[1]) for line in text.splitlines() if line.startswith("Private"))


def processor(pid: int) -> float:
    """The processor time of a process, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def together(count: int, one: Callable[[int], Awaitable[Any]]) -> list[Any]:
    """Call `one` `count` times, a few at a time."""
    gate = asyncio.Semaphore(TOGETHER)

    async def gated(n: int) -> Any:
        async with gate, asyncio.timeout(PATIENCE):
            return await one(n)

    return list(await asyncio.gather(*(gated(n) for n in range(count))))


async def play(tables: list[Place], rate: float, seconds: float) -> list[float]:
    """Decide at a fixed rate, table by table. Returns how long each decision took to reach its last viewer."""
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
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*busy)
    return spent


HEAD = (
    f"{'':26}{'tables':>7}{'decisions/s':>13}{'p50 ms':>9}{'p99 ms':>9}{'server ms':>11}{'players ms':>12}"
    f"{'KiB a table':>13}{'opened in s':>13}"
)


async def measure(server: Server, sizes: list[int], rate: float, seconds: float) -> None:
    """Print one line for each size, and the memory of one more connection."""
    await server.ready()
    pid = server.process.pid
    tables: list[Place] = await together(4, server.table)
    await play(tables, 40, WARMING)
    empty, first = memory(pid), len(tables)
    for size in sizes:
        start = time.perf_counter()
        tables += await together(size + first - len(tables), server.table)
        opening = time.perf_counter() - start
        await play(tables, rate, WARMING)
        start, computed, own = time.perf_counter(), processor(pid), time.process_time()
        spent = sorted(await play(tables, rate, seconds))
        passed, count = time.perf_counter() - start, len(spent)
        computed, own = processor(pid) - computed, time.process_time() - own
        p50, p99 = (1000 * statistics.quantiles(spent, n=100)[k] for k in (49, 98))
        each = (memory(pid) - empty) / size
        print(
            f"{server.name:26}{size:7,}{count / passed:13.0f}{p50:9.1f}{p99:9.1f}{1000 * computed / count:11.2f}"
            f"{1000 * own / count:12.2f}{each:13.1f}{opening:13.1f}",
            flush=True,
        )
    before = memory(pid)
    watchers = min(WATCHERS, 2 * len(tables))
    await together(watchers, lambda n: server.watch(tables[n % len(tables)]))
    print(f"{server.name:26} one more connection: {(memory(pid) - before) / watchers:.1f} KiB", flush=True)


async def compare(other: Path, size: int, rate: float, turns: int) -> None:
    """Compare the server of another checkout with this one, in turns of a second: processor time for each decision."""
    servers = {f"of {other}": Ours(other), "of this checkout": Ours()}
    spent: dict[str, list[float]] = {name: [] for name in servers}
    try:
        tables: dict[str, list[Place]] = {}
        for name, server in servers.items():
            await server.ready()
            tables[name] = await together(size, server.table)
            await play(tables[name], rate, WARMING)
        for _ in range(turns):
            for name, server in servers.items():
                before = processor(server.process.pid)
                decisions = len(await play(tables[name], rate, 1.0))
                spent[name].append(1000 * (processor(server.process.pid) - before) / decisions)
    finally:
        for server in servers.values():
            server.process.terminate()
            server.process.wait(20)
    old, new = spent.values()
    for name, times in spent.items():
        print(f"the server {name}: {statistics.median(times):.3f} ms a decision (median of {turns} turns)")
    lower = sum(n < o for o, n in zip(old, new, strict=True))
    print(f"this one takes {sum(new) / sum(old):.3f} of the other's time, and less in {lower} of {turns} turns")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="100,500,2000")
    parser.add_argument("--rate", type=float, default=500, help="decisions a second, of all players together")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--no-peer", action="store_true")
    parser.add_argument("--game", default=Ours.game, help="the game on our server, with two players")
    parser.add_argument("--against", type=Path, help="the src folder of another checkout")
    parser.add_argument("--turns", type=int, default=40, help="turns of each server, with --against")
    chosen = parser.parse_args()
    Ours.game = chosen.game
    sizes = [int(size) for size in chosen.tables.split(",")]
    if chosen.against:
        asyncio.run(compare(chosen.against, sizes[0], chosen.rate, chosen.turns))
        return
    if not chosen.no_peer and not shutil.which("npm"):
        raise SystemExit("the peer needs npm: install Node.js, or leave it out with --no-peer")
    print(f"{chosen.rate:g} decisions a second requested; server ms, players ms: processor time for each decision.")
    print("KiB a table: private memory of the server, including the table's two connections.")
    print(HEAD, flush=True)
    kinds: list[type[Server]] = [Ours, OursUnsynced] if chosen.no_peer else [Ours, OursUnsynced, Peer, PeerOnDisk]
    for kind in kinds:
        server = kind()
        try:
            asyncio.run(measure(server, sizes, chosen.rate, chosen.seconds))
        finally:
            server.process.terminate()
            server.process.wait(20)


if __name__ == "__main__":
    main()
