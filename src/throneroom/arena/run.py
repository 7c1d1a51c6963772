"""A run: plays the games of a plan that its result file does not hold yet, and stores them."""

from __future__ import annotations

import math
import os
import platform
import time
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeAlias

import numba
import numpy

from throneroom.arena import cluster, workers
from throneroom.arena.deals import Line, prepare
from throneroom.arena.plan import Plan, Task
from throneroom.arena.results import Results
from throneroom.arena.tally import Tally, tallied
from throneroom.engine.deals import MOST_DEALS
from throneroom.engine.errors import SettingsError

Told: TypeAlias = Callable[[Tally, int], None]
"""A progress callback, called after each game with the tally and the number of new games."""


def nobody(tally: Tally, played: int) -> None:
    """The default progress callback: does nothing."""


def run(
    plan: Plan, deals: int, path: Path, jobs: int = 1, ray: str | None = None, told: Told = nobody,
    minutes: float | None = None,
) -> Tally:  # fmt: skip
    """Play the first `deals` deals of a plan, or as many as its test needs. Deals already in the file count.

    Uses `jobs` processes, or the Ray cluster at the address `ray`. After `minutes` the run ends: games that are being
    played are dropped, and played again when the run is resumed.
    """
    end = math.inf if minutes is None else time.monotonic() + 60 * minutes
    if not 1 <= deals <= MOST_DEALS:
        raise SettingsError(f"a run has from 1 to {MOST_DEALS:,} deals, not {deals}")
    if jobs < 1:
        raise SettingsError(f"a run needs at least one job, not {jobs}")
    if minutes is not None and not minutes > 0:
        raise SettingsError(f"a run needs more than {minutes:g} minutes")
    prepare(plan)
    with Results(path, plan.header(), _session(jobs, ray)) as results:
        tally = tallied(plan, results.lines.values(), deals)
        told(tally, 0)
        if not tally.over:
            left = (task for task in plan.tasks(deals) if task not in results.lines)
            _play(_source(plan, left, jobs, ray, end), results, tally, told)
        return tally


def _session(jobs: int, ray: str | None) -> dict[str, Any]:
    """The circumstances of this session. They matter where bots have a time budget."""
    began = datetime.now(UTC).isoformat(timespec="seconds")
    versions = {"python": platform.python_version(), "numpy": numpy.__version__, "numba": numba.__version__}
    return {"began": began, "jobs": jobs, "ray": ray, "cores": os.cpu_count(), **versions}


def _source(plan: Plan, tasks: Iterable[Task], jobs: int, ray: str | None, end: float) -> Iterator[Line]:
    if ray is not None:
        return cluster.on_cluster(plan, tasks, ray, jobs, end)
    if jobs == 1 and end == math.inf:
        return workers.here(plan, tasks)
    return workers.side_by_side(plan, tasks, jobs, end)  # a process can be stopped in the middle of a game


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
