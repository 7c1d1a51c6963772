"""Whatever is killed or hangs at random: afterwards nothing is overdue, and no acknowledged decision is lost."""

from __future__ import annotations

from tests.server.chaos import Chaos
from tests.server.conftest import Postgres, Server, run


def test_after_chaos_nothing_is_overdue_and_nothing_lost(postgres: Postgres) -> None:
    server = Server(postgres.database(), "--limit", "database_seconds=2").start().wait()
    try:
        outcome = run(Chaos(server, postgres, seed=18).run(seconds=15, tables=2))
    finally:
        server.stop()
    assert outcome.games >= 2 and outcome.acknowledged > 20 and sum(outcome.broken.values()) >= 3, outcome
