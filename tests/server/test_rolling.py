"""Three servers behind nginx are restarted in turn under load: nothing is lost, and nobody waits for long."""

from __future__ import annotations

from pathlib import Path

from tests.server.conftest import Postgres, run
from tests.server.rolling import Machines, roll

LONGEST = 15.0
"""Seconds. `bench/rolling.py` measures what a calm machine needs; here, tests keep the processor busy."""


def test_rolling_restarts_lose_nothing_and_keep_nobody_waiting(postgres: Postgres, tmp_path: Path) -> None:
    machines = Machines(tmp_path, postgres.database(), 3)
    with machines.running() as address:
        before, since = run(roll(machines, address, tables=2))
    assert [*before.failed, *since.failed] == []
    assert len(since.decisions) > 50 and len(since.requests) > 50 and since.games >= 1
    assert max(*since.decisions, *since.silences, *since.requests) < LONGEST
