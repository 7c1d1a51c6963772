"""A run: plays the deals of a plan that its result file does not hold yet, and stores them."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeAlias

from throneroom.arena import cluster, workers
from throneroom.arena.deals import Line, prepare
from throneroom.arena.plan import Plan
from throneroom.arena.results import Results
from throneroom.arena.tally import Tally, tallied
from throneroom.engine.deals import MOST_DEALS
from throneroom.engine.errors import SettingsError

Told: TypeAlias = Callable[[Tally, int], None]
"""A progress callback, called after each deal with the tally and the number of new deals."""


def nobody(tally: Tally, played: int) -> None:
    """The default progress callback: does nothing."""


def run(plan: Plan, deals: int, path: Path, jobs: int = 1, ray: str | None = None, told: Told = nobody) -> Tally:
    """Play the first `deals` deals of a plan, or as many as its test needs. Deals already in the file count.

    Uses `jobs` processes, or the Ray cluster at the address `ray`.
    """
    if not 1 <= deals <= MOST_DEALS:
        raise SettingsError(f"a run has from 1 to {MOST_DEALS:,} deals, not {deals}")
    if jobs < 1:
        raise SettingsError(f"a run needs at least one job, not {jobs}")
    prepare(plan)
    with Results(path, plan.header(), _session(jobs, ray)) as results:
        tally = tallied(plan, results.deals.values(), deals)
        told(tally, 0)
        if not tally.over:
            left = [deal for deal in range(deals) if deal not in results.deals]
            _play(_source(plan, left, jobs, ray), results, tally, told)
        return tally


def _session(jobs: int, ray: str | None) -> dict[str, Any]:
    """The circumstances of this session. They matter where bots have a time budget."""
    began = datetime.now(UTC).isoformat(timespec="seconds")
    return {"began": began, "jobs": jobs, "ray": ray, "cores": os.cpu_count(), "python": platform.python_version()}


def _source(plan: Plan, deals: list[int], jobs: int, ray: str | None) -> Iterator[Line]:
    if ray is not None:
        return cluster.on_cluster(plan, deals, ray, jobs)
    if jobs == 1:
        return workers.here(plan, deals)
    return workers.side_by_side(plan, deals, jobs)


def _play(lines: Iterator[Line], results: Results, tally: Tally, told: Told) -> None:
    try:
        for played, line in enumerate(lines, 1):
            results.add(line)
            tally.add(line)
            told(tally, played)
            if tally.over:
                break
    finally:
        lines.close()  # type: ignore[attr-defined]
