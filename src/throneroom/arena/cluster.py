"""Plays games as Ray tasks, on this machine or on a cluster. Needs the extra `throneroom[ray]`."""

from __future__ import annotations

import importlib
import itertools
import json
import math
import os
import time
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from throneroom.arena.deals import Line, play_game, prepare
from throneroom.arena.plan import Plan, Task
from throneroom.arena.workers import TRIES, ArenaError
from throneroom.bots.outside import add_plugins
from throneroom.engine.errors import SettingsError
from throneroom.engine.installing import how_to_install

LOCAL = "local"
"""Used instead of an address: a cluster on this machine only, for the duration of the run."""
AHEAD = 2
"""How many tasks per core of the cluster are submitted at the same time."""


def on_cluster(plan: Plan, tasks: Iterable[Task], address: str, jobs: int, end: float = math.inf) -> Iterator[Line]:
    """Yield the games as they finish. One whose worker dies is played again, `TRIES` times at most in all.

    At the time `end`, by the clock `time.monotonic`, games that are not finished are dropped.
    """
    ray = _connected(address, jobs)
    play = ray.remote(num_cpus=1, max_retries=TRIES - 1)(play_given)
    order, left = (plan.game.package, json.dumps(plan.header())), iter(tasks)
    pending: dict[Any, Task] = {}
    try:
        width = max(1, AHEAD * int(ray.cluster_resources().get("CPU", 1)))
        while (time_left := end - time.monotonic()) > 0:
            pending |= {play.remote(*order, task): task for task in itertools.islice(left, width - len(pending))}
            if not pending:
                return
            finished, _ = ray.wait(list(pending), timeout=None if time_left == math.inf else time_left)
            for done in finished:
                yield _result(ray, done, pending.pop(done))
    finally:
        for unfinished in pending:
            ray.cancel(unfinished, force=True)
        ray.shutdown()


def _result(ray: Any, done: Any, task: Task) -> Line:
    try:
        line: Line = ray.get(done)
    except ray.exceptions.RayError as error:
        raise ArenaError(f"{task} cannot be played to its end on the cluster:\n{error}") from None
    return line


def _connected(address: str, jobs: int) -> Any:
    try:
        ray = importlib.import_module("ray")
    except ModuleNotFoundError:
        raise SettingsError(f"--ray needs Ray, which is not installed: {how_to_install('ray')}") from None
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    own = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address, logging_level="error", log_to_driver=False, **own)
    except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
        raise SettingsError(f"no Ray cluster answers at {address!r}: {error}") from None
    return ray


def play_given(package: str, header: str, task: Task) -> Line:
    """Play a game of the plan that the header describes."""
    return play_game(_plan(package, header), task)


@cache
def _plan(package: str, header: str) -> Plan:
    """The plan, built once per process. Plugins come from the header: their variable may not be set on that machine."""
    told = json.loads(header)
    add_plugins(told.get("plugins", ()))
    plan = Plan.of(told, package)
    prepare(plan)
    return plan
