"""Games over days that sleep: what each costs in memory, and how soon one wakes. `python bench/sleeping.py`.

A server of our own, on SQLite as it is by default, gets 10,000 running games for two people with some decisions each,
through its HTTP interface. Nobody watches them. The memory of the server's process (not of its bots) is measured after
every 500 games, from the 1,000th on: by then it has filled what it keeps in memory anyway. The table shows all of these
figures, and beside them what malloc has given out, and what it keeps though it is free (with glibc). What a game costs
is the slope of the line through the figures, over all of them and over the first and the second half; "at most" is two
standard errors more. Then some of the games are opened in random order, each for the first time since it fell asleep:
how long the answer with the whole game takes, and how long a decision takes there. Fails if a game may cost more than
a kibibyte over all figures or over the second half, or if one waking in a hundred takes longer than 50 ms.
`--tables 10000 --wakes 200 --game throne-and-grail`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import ctypes
import math
import random
import runpy
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import psutil

from throneroom.client import Client
from throneroom.testing.serving import answering, free_port

FIRST, EVERY = 1000, 500
"""Games after which the memory is measured first, more than the server keeps in memory, and again and again."""
DECISIONS = 2
MOST_BYTES, MOST_MS = 1024.0, 50.0
TOGETHER = 16
GUESTS = 100
TOLD = "malloc"
"""The file into which the server writes what malloc has given out."""
LIMITS = ("guests_a_minute", "requests_a_second", "acts_a_second", "days_tables", "tables_a_minute_from")


async def act(client: Client, table: str, kind: str, **values: Any) -> Any:
    return await client.call("POST", f"/api/tables/{table}/acts", {"type": kind, **values})


async def decide(pair: list[Client], table: str) -> float | None:
    """Whoever is asked decides at random; returns the seconds of the decision alone, None if the game is over."""
    for client in pair:
        seen = await client.call("GET", f"/api/tables/{table}", since=10**6)
        if seen["room"]["question"] is not None:
            began = time.perf_counter()
            await act(client, table, "decide", decision=random.choice(seen["view"]["legal"]))
            return time.perf_counter() - began
    return None


async def begin(pair: list[Client], game: str) -> str:
    """A running game over days of two people, some decisions old; a few games end sooner and are not counted."""
    while True:
        table = await pair[0].open_table(game, hours_a_move=168, when_full=True)
        await act(pair[1], table, "sit")
        decided = [await decide(pair, table) for _ in range(DECISIONS)]
        seen = await pair[0].call("GET", f"/api/tables/{table}", since=10**6)
        if None not in decided and seen["room"]["status"] == "running":
            return table


async def begin_many(people: list[Client], game: str, count: int) -> list[tuple[list[Client], str]]:
    found: list[tuple[list[Client], str]] = []

    async def work(n: int) -> None:
        pair = [people[2 * n], people[2 * n + 1]]
        while len(found) < count:
            found.append((pair, await begin(pair, game)))

    await asyncio.gather(*(work(n) for n in range(TOGETHER)))
    return found


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, round(share * len(values)))]


def line_through(points: list[tuple[int, int]]) -> tuple[float, float]:
    """The slope of the line that is nearest to these points, and its standard error."""
    xs, ys = zip(*points, strict=True)
    slope, start = statistics.linear_regression(xs, ys)
    spread = sum((x - statistics.mean(xs)) ** 2 for x in xs)
    errors = sum((y - start - slope * x) ** 2 for x, y in points)
    return slope, math.sqrt(errors / (len(points) - 2) / spread)


def memory(server: psutil.Process) -> int:
    """The bytes that only this process uses, in memory or swapped out."""
    used = server.memory_full_info()
    return int(used.uss + used.swap)


class Allocated(ctypes.Structure):
    """What glibc's `mallinfo2` tells."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            "arena", "free_chunks", "fast_chunks", "mapped_chunks", "mapped", "_", "fast", "used", "free", "trimmable"
        )
    ]  # fmt: skip


def serve(folder: Path, arguments: list[str]) -> None:
    """Run `throneroom serve`, and at each SIGUSR1 write into a file what malloc has given out and what is free."""

    def tell(*_: object) -> None:
        about = ""
        with contextlib.suppress(AttributeError):  # not glibc
            mallinfo = ctypes.CDLL(None).mallinfo2
            mallinfo.restype = Allocated
            found = mallinfo()
            about = f"{found.used + found.mapped} {found.free}"
        (folder / "telling").write_text(about)
        (folder / "telling").rename(folder / TOLD)

    signal.signal(signal.SIGUSR1, tell)
    sys.argv = ["throneroom", "serve", *arguments]
    runpy.run_module("throneroom", run_name="__main__", alter_sys=True)


async def allocated(server: psutil.Process, folder: Path) -> str:
    """The MiB that malloc has given out, and those that are free, as two columns."""
    (folder / TOLD).unlink(missing_ok=True)
    server.send_signal(signal.SIGUSR1)
    while not (folder / TOLD).exists():
        await asyncio.sleep(0.01)
    return "".join(f"{int(number) / 2**20:12.2f}" for number in (folder / TOLD).read_text().split())


def show(name: str, points: list[tuple[int, int]]) -> float:
    """Print what each game costs over some of the figures; returns how much it may be."""
    each, error = line_through(points)
    print(f"{name}: {each:.0f} bytes, at most {each + 2 * error:.0f}")
    return each + 2 * error


async def measure(address: str, server: psutil.Process, folder: Path, tables: int, wakes: int, game: str) -> list[str]:
    """Print what was measured; returns what is worse than it should be."""
    people = [Client(address) for _ in range(GUESTS)]
    for client in people:
        await client.become_guest()
    print(f"{'games asleep':>12}{'memory, MiB':>12}{'malloc used':>12}{'free':>12}")
    asleep: list[tuple[list[Client], str]] = []
    points: list[tuple[int, int]] = []
    while len(asleep) < tables:
        asleep += await begin_many(people, game, min(EVERY if asleep else FIRST, tables - len(asleep)))
        points.append((len(asleep), memory(server)))
        told = await allocated(server, folder)
        print(f"{len(asleep):12}{points[-1][1] / 2**20:12.2f}{told}", flush=True)
    half = len(points) // 2
    show(f"each sleeping game, up to {points[half][0]}", points[: half + 1])
    most = max(
        show(f"each sleeping game, from {points[half][0]} on", points[half:]), show("each sleeping game, all", points)
    )
    random.Random(1).shuffle(asleep)
    looks, decisions = [], []
    for pair, table in asleep[:wakes]:
        began = time.perf_counter()
        await pair[0].call("GET", f"/api/tables/{table}")
        looks.append(1000 * (time.perf_counter() - began))
        decisions.append(1000 * (await decide(pair, table) or 0))
    for name, times in (("waking", looks), ("deciding after it", decisions)):
        median = statistics.median(times)
        print(f"{name}: median {median:.1f} ms, 99 % within {percentile(times, 0.99):.1f} ms, most {max(times):.1f} ms")
    for client in people:
        await client.http.aclose()
    worse = [f"a game may cost {most:.0f} bytes"] if most > MOST_BYTES else []
    late = percentile(looks, 0.99)
    return [*worse, f"one waking in a hundred takes {late:.1f} ms"] if late > MOST_MS else worse


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--wakes", type=int, default=200)
    parser.add_argument("--game", default="throne-and-grail")
    parser.add_argument("--serve", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(Path(options.serve[0]), options.serve[1:])
        return
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", folder, "--port", str(port), "--no-warm"]
        command += ["--bot-processes", "1"]
        command += ["--database", str(Path(folder) / "tables.sqlite"), "--log-level", "error"]
        command += [word for name in LIMITS for word in ("--limit", f"{name}=1000000")]
        process = subprocess.Popen(command)
        try:
            answering(f"http://127.0.0.1:{port}", 120)
            server = psutil.Process(process.pid)
            address = f"http://127.0.0.1:{port}"
            worse = asyncio.run(measure(address, server, Path(folder), options.tables, options.wakes, options.game))
        finally:
            process.terminate()
            process.wait(60)
    if worse:
        sys.exit("; ".join(worse))


if __name__ == "__main__":
    main()
