"""Kills and hangs the database, the bots and the servers at random for minutes: python -m bench.chaos --minutes 5

Several servers on PostgreSQL (`--servers 3`), or one on SQLite (`--sqlite`), where the disk is full now and then. Fails
if something is still overdue afterwards, or if a decision that was acknowledged is not there, or is there twice.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from tests.server.chaos import Chaos
from tests.server.conftest import Postgres, Server


def main() -> None:
    """Break things, and say what was broken."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--minutes", type=float, default=5)
    reader.add_argument("--tables", type=int, default=6)
    reader.add_argument("--servers", type=int, default=3)
    reader.add_argument("--sqlite", action="store_true")
    reader.add_argument("--seed", type=int, default=1)
    wish = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        postgres = None if wish.sqlite else Postgres(Path(folder))
        database = postgres.database() if postgres else str(Path(folder) / "tables.sqlite")
        servers = [
            Server(database, "--limit", "database_seconds=2").start().wait()
            for _ in range(1 if wish.sqlite else wish.servers)
        ]
        try:
            outcome = asyncio.run(Chaos(servers, postgres, wish.seed).run(60 * wish.minutes, wish.tables))
        finally:
            for server in servers:
                server.stop()
            if postgres:
                postgres.server.cleanup()
    for name, times in sorted(outcome.broken.items()):
        print(f"{times:5} x {name}")
    print(f"{outcome.games} games, {outcome.acknowledged} acknowledged decisions, none lost")
    print(f"nothing overdue {outcome.settled:.1f} seconds after the last fault")


if __name__ == "__main__":
    main()
