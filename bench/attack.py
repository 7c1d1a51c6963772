"""Players beside an attacker, at default limits: how late are their decisions? `python bench/attack.py`

The server runs as users start it, with the games loaded that are played. Three players play Battle For The Throne
against a random bot, a decision every 60 ms: the time from each decision to its acknowledgement, which comes after the
commit, is measured before each attack, during it and after it, so that a busy machine shows in all. The attacker has
five guests and runs in a process of its own, at a lower priority, because it shares the processors with the server; it
comes from another address, a new one for each attack.

`--decisions 500` is how many are measured during each attack, and as many beside nobody: half of them before, half of
them after. `--attack NAME` runs only one.

The table has the times by the clock on the wall, and again without the time in which the server's event loop was ready
to go on and other programs of the machine had all processors (`/proc/PID/schedstat`): that is not the server's fault.
A decision is late if, without that time, it took 100 ms longer than the slowest of those beside nobody. The last column
counts them; if there is one, this fails.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import httpx

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.attackers import ATTACKS, attacked_by
from throneroom.client import Client
from throneroom.testing.serving import answering, free_port

PAUSE = 0.06
"""Seconds between two decisions: a guest has 20 acts a second."""
PLAYERS = "Ada", "Ben", "Cyd"
GAMES = "hierarchy", "throne-and-grail", "battle-for-the-throne"
"""The games of the players and the attackers."""
PATIENCE = 600.0
"""Seconds; a game may have to be compiled first."""
LATE = 100.0
"""Milliseconds by which no attack may make a decision later."""


# The players


class Waited(NamedTuple):
    """The milliseconds from a decision to its acknowledgement."""

    all: float
    served: float
    """Without the time in which the server waited for a processor."""


class Player:
    """Plays one table after the other, and measures its decisions."""

    def __init__(self, client: Client, seed: int, server: int) -> None:
        """`server` is the id of the server's process."""
        self.client, self._choose = client, random.Random(seed)
        self._table, self._scheduled = "", Path(f"/proc/{server}/schedstat")

    def _starved(self) -> float:
        """For how many milliseconds the server's event loop has waited for a processor so far."""
        return int(self._scheduled.read_text().split()[1]) / 1e6

    async def play(self, decisions: int) -> list[Waited]:
        """Take decisions, and measure each."""
        taken: list[Waited] = []
        while len(taken) < decisions:
            if not self._table:
                wish = {"seats": ["me", "bot:random"], "start": True, "pace": 0}
                self._table = await self.client.open_table("battle-for-the-throne", **wish)
            async with self.client.table(self._table) as table:
                async for update in table:
                    if update.over:
                        self._table = ""
                    if update.over or len(taken) == decisions:
                        break
                    if update.my_turn:
                        await asyncio.sleep(PAUSE)
                        began, before = time.perf_counter(), self._starved()
                        await table.decide(self._choose.choice(update.legal), update.question)
                        all_of_it = 1000 * (time.perf_counter() - began)
                        taken.append(Waited(all_of_it, max(0.0, all_of_it - self._starved() + before)))
        return taken


async def play(players: list[Player], decisions: int) -> list[Waited]:
    each = -(-decisions // len(players))
    return [one for taken in await asyncio.gather(*(player.play(each) for player in players)) for one in taken]


def show(name: str, taken: list[Waited], late: str = "") -> None:
    line = f"{name:24}{len(taken):10}"
    for values in zip(*taken, strict=True):
        ordered = sorted(values)
        shown = [ordered[int(len(ordered) * share)] for share in (0.5, 0.99)] + [ordered[-1]]
        line += "".join(f"{value:10.1f}" for value in shown)
    print(f"{line}{late:>10}", flush=True)


async def measure(names: list[str], decisions: int, database: str) -> dict[str, int]:
    """Print what was measured; returns how many decisions each attack has made late."""
    found: dict[str, int] = {}
    port = free_port()
    said = ["serve", "--port", str(port), "--database", database, "--no-warm", "--log-level", "error"]
    server = subprocess.Popen([sys.executable, "-m", "throneroom", *said])
    try:
        address = answering(f"http://127.0.0.1:{port}", PATIENCE)
        print(f"{'':34}{'ms':>30}{'ms, while it had a processor':>30}")
        print(f"{'':24}{'decisions':>10}" + f"{'p50':>10}{'p99':>10}{'max':>10}" * 2 + f"{'late':>10}")
        async with contextlib.AsyncExitStack() as stack:
            players = []
            for seed, name in enumerate(PLAYERS):
                client = await stack.enter_async_context(Client(address))
                client.http.timeout = httpx.Timeout(PATIENCE)
                await client.become_guest(name)
                players.append(Player(client, seed, server.pid))
            for game in GAMES:
                await players[0].client.open_table(game, seats=["me", "bot:sovereign:50"], start=True)
            await play(players, decisions // 5)
            before = await play(players, decisions // 2)
            show("  nobody", before)
            for number, name in enumerate(names):
                with attacked_by(port, [name], number + 2):
                    during = await play(players, decisions)
                await asyncio.sleep(1)
                after = await play(players, decisions // 2)
                slowest = max(one.served for one in (*before, *after))
                found[name] = sum(one.served > slowest + LATE for one in during)
                show(name, during, str(found[name]))
                show("  nobody", after)
                before = after
    finally:
        server.kill()
        server.wait()
    return {name: late for name, late in found.items() if late}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=500)
    parser.add_argument("--attack", choices=[*ATTACKS], action="append")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        behind = asyncio.run(measure(chosen.attack or [*ATTACKS], chosen.decisions, f"{folder}/tables.sqlite"))
    if behind:
        sys.exit("late decisions: " + ", ".join(f"{late} beside {name}" for name, late in behind.items()))
