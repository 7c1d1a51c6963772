"""Whatever is killed or hangs at random: afterwards nothing is overdue, and no acknowledged decision is lost."""

from __future__ import annotations

import pytest

from tests.server.chaos import Chaos
from tests.server.conftest import Databases, Postgres, Server, run


@pytest.mark.parametrize(("kind", "count", "seconds"), [("sqlite", 1, 6), ("postgresql", 2, 12)])
def test_after_chaos_nothing_is_overdue_and_nothing_lost(
    kind: str, count: int, seconds: float, databases: Databases, postgres: Postgres
) -> None:
    database = databases(kind)
    servers = [Server(database, "--limit", "database_seconds=2").start().wait() for _ in range(count)]
    try:
        chaos = Chaos(servers, postgres if kind == "postgresql" else None, seed=18)
        outcome = run(chaos.run(seconds=seconds, tables=2))
    finally:
        for server in servers:
            server.stop()
    assert outcome.games >= 2 and outcome.acknowledged > 2 and sum(outcome.broken.values()) >= 2, outcome
