"""What players notice of rolling restarts: `python -m bench.rolling`.

Three servers on one PostgreSQL behind nginx, as `deploy/nginx.conf` sets it up. People and bots play without a pause
while each server is stopped and started again, one after the other, several times. The table shows how long decisions
waited to be acknowledged, how long nothing happened at a table where somebody was waiting, and how long requests took:
before the first restart, and since. Fails if a decision that was acknowledged is lost or doubled, if a request fails,
or if anybody waited for longer than `--most` seconds. `--servers 3 --tables 6 --rounds 3 --most 1`.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.server.conftest import Postgres
from tests.server.rolling import Machines, Outcome, roll


def row(name: str, seconds: list[float]) -> str:
    times = sorted(1000 * one for one in seconds)
    return (
        f"{name:44}{len(times):8}{times[len(times) // 2]:10.1f}{times[int(0.99 * (len(times) - 1))]:10.1f}"
        f"{times[-1]:10.1f}"
    )


def report(when: str, outcome: Outcome) -> float:
    """Print what was noticed; returns the longest wait of all."""
    print(f"{when:44}{'number':>8}{'median ms':>10}{'99 % ms':>10}{'most ms':>10}")
    print(row("a decision until it is acknowledged", outcome.decisions))
    print(row("nothing happens at a table", outcome.silences))
    print(row("a request of a visitor", outcome.requests))
    return max(*outcome.decisions, *outcome.silences, *outcome.requests)


def main() -> None:
    """Restart, measure, and fail if it was noticed too much."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--servers", type=int, default=3)
    reader.add_argument("--tables", type=int, default=6)
    reader.add_argument("--rounds", type=int, default=3)
    reader.add_argument("--most", type=float, default=1.0)
    reader.add_argument("--cold", action="store_true", help="games are loaded when they are first played")
    wish = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        postgres = Postgres(Path(folder) / "postgres")
        (Path(folder) / "nginx").mkdir()
        warm = "--no-warm" if wish.cold else "--warm"
        machines = Machines(Path(folder) / "nginx", postgres.database(), wish.servers, warm)
        try:
            with machines.running() as address:
                before, since = asyncio.run(roll(machines, address, wish.tables, wish.rounds))
        finally:
            postgres.server.cleanup()
    report("before the first restart", before)
    longest = report(f"{wish.rounds * wish.servers} restarts", since)
    print(f"{before.games + since.games} games; no acknowledged decision lost or doubled")
    failed = [*before.failed, *since.failed]
    print(f"{len(failed)} requests failed{':' if failed else ''}", *sorted(set(failed)), sep="\n  ")
    if failed or longest > wish.most:
        sys.exit(f"the longest pause was {longest:.2f} seconds, and {len(failed)} requests failed")


if __name__ == "__main__":
    main()
