"""A cluster: the same deals as tasks of Ray, on this machine or on many. It needs the extra `throneroom[ray]`."""

from __future__ import annotations

import importlib
import itertools
import json
import os
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from throneroom.arena.deals import Line, play_deal, prepare
from throneroom.arena.plan import Plan
from throneroom.arena.workers import TRIES, ArenaError
from throneroom.bots.outside import add_plugins
from throneroom.engine.errors import SettingsError

LOCAL = "local"
"""Instead of an address: a cluster of this machine alone, for as long as the run lasts."""
AHEAD = 2
"""Tasks for each core of the cluster that are given out at the same time."""


def on_cluster(plan: Plan, deals: Iterable[int], address: str, jobs: int) -> Iterator[Line]:
    """The deals as they are finished; a task whose worker dies is given to another, but not for ever."""
    ray = _connected(address, jobs)
    task = ray.remote(num_cpus=1, max_retries=TRIES - 1)(play_given)
    order, left = (plan.game.package, json.dumps(plan.header())), iter(deals)
    pending: dict[Any, int] = {}
    try:
        width = max(1, AHEAD * int(ray.cluster_resources().get("CPU", 1)))
        while True:
            pending |= {task.remote(*order, deal): deal for deal in itertools.islice(left, width - len(pending))}
            if not pending:
                return
            (done,), _ = ray.wait(list(pending))
            deal = pending.pop(done)
            try:
                line: Line = ray.get(done)
            except ray.exceptions.RayError as error:
                raise ArenaError(f"deal {deal} cannot be played to its end on the cluster:\n{error}") from None
            yield line
    finally:
        for task_left in pending:
            ray.cancel(task_left, force=True)
        ray.shutdown()


def _connected(address: str, jobs: int) -> Any:
    try:
        ray = importlib.import_module("ray")
    except ModuleNotFoundError:
        raise SettingsError("--ray needs Ray, which is not installed: install throneroom[ray]") from None
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    own = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address, logging_level="error", log_to_driver=False, **own)
    except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
        raise SettingsError(f"no Ray cluster answers at {address!r}: {error}") from None
    return ray


def play_given(package: str, header: str, deal: int) -> Line:
    """One task: a deal of the plan that the header tells."""
    return play_deal(_plan(package, header), deal)


@cache
def _plan(package: str, header: str) -> Plan:
    """Once for each process of the cluster. It may run where the variable that names the plugins is not set."""
    told = json.loads(header)
    add_plugins(told.get("plugins", ()))
    plan = Plan.of(told, package)
    prepare(plan)
    return plan
