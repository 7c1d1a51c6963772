"""Games over days that sleep: what each costs in memory, and how soon one wakes. `python bench/sleeping.py`.

A server of our own, on SQLite, gets 10,000 running games for two people with some decisions each, through its HTTP
interface. Nobody watches them. The table shows the memory of the server's process (not of its bots) after the first
games, which fill what it keeps in memory anyway, and after all of them. Then some of the games are opened in random
order, each for the first time since it fell asleep: how long the answer with the whole game takes, and how long a
decision takes there. `--tables 10000 --wakes 200 --game throne-and-grail`.
"""

from __future__ import annotations

import argparse
import asyncio
import random
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

FIRST = 1000
"""Games after which the memory is measured first: more than the server keeps in memory."""
DECISIONS = 4
TOGETHER = 16
GUESTS = 100
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


async def measure(address: str, server: psutil.Process, tables: int, wakes: int, game: str) -> None:
    people = [Client(address) for _ in range(GUESTS)]
    for client in people:
        await client.become_guest()
    asleep = await begin_many(people, game, FIRST)
    first = server.memory_info().rss
    asleep += await begin_many(people, game, tables - FIRST)
    last = server.memory_info().rss
    each = (last - first) / max(1, len(asleep) - FIRST)
    print(f"{len(asleep)} games asleep, memory {first / 2**20:.1f} MiB after {FIRST}, {last / 2**20:.1f} MiB after all")
    print(f"each sleeping game: {each:.0f} bytes")
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--wakes", type=int, default=200)
    parser.add_argument("--game", default="throne-and-grail")
    options = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "throneroom",
            "serve",
            "--port",
            str(port),
            "--no-warm",
            "--bot-processes",
            "1",
        ]
        command += ["--database", f"{Path(folder) / 'tables.sqlite'}?synchronous=normal", "--log-level", "error"]
        command += [word for name in LIMITS for word in ("--limit", f"{name}=1000000")]
        process = subprocess.Popen(command)
        try:
            answering(f"http://127.0.0.1:{port}", 120)
            server = psutil.Process(process.pid)
            address = f"http://127.0.0.1:{port}"
            asyncio.run(measure(address, server, options.tables, options.wakes, options.game))
        finally:
            process.terminate()
            process.wait(60)


if __name__ == "__main__":
    main()
