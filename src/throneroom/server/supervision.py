"""Supervision: tasks that run as long as the server does. A task that fails is restarted, and `/health` reports it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from throneroom.server import metrics
from throneroom.server.background import Background

Beat = Callable[[], None]
"""A supervised task calls it whenever it has done a round of its work."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 10.0
"""Seconds before a failed task is started again: twice as many each time, until it has done a round of its work."""
logger = logging.getLogger("throneroom.supervision")


class SupervisedTask:
    """A task that is started again whenever it ends."""

    def __init__(self, name: str, work: Callable[[Beat], Coroutine[Any, Any, None]], within: float) -> None:
        self.name, self._work, self._within = name, work, within
        self._beaten = time.monotonic()
        self._failure: str | None = None
        self._pause = FIRST_PAUSE

    def beat(self) -> None:
        """A round is done."""
        self._beaten = time.monotonic()
        if self._failure is not None:
            self._failure, self._pause = None, FIRST_PAUSE
            logger.warning("a background task works again", extra={"task": self.name})

    async def run(self) -> None:
        while True:
            try:
                await self._work(self.beat)
                self._failure = "it ended"
            except Exception as error:
                self._failure = type(error).__name__
                logger.exception("a background task failed", extra={"task": self.name, "restart_in": self._pause})
            metrics.RESTARTS.labels(self.name).inc()
            await asyncio.sleep(self._pause)
            self._pause = min(2 * self._pause, LONGEST_PAUSE)

    @property
    def problem(self) -> str | None:
        """What is wrong with it, as a sentence for the host."""
        silent = time.monotonic() - self._beaten
        if self._failure is not None:
            return f"the task '{self.name}' failed ({self._failure}) and is being started again"
        if silent > self._within:
            return f"the task '{self.name}' has not finished a round of its work for {silent:.0f} seconds"
        return None


class Supervisor:
    """The supervised tasks of this process."""

    def __init__(self, background: Background) -> None:
        self._background = background
        self._tasks: list[SupervisedTask] = []

    def start(self, name: str, work: Callable[[Beat], Coroutine[Any, Any, None]], within: float) -> None:
        """Run this as long as the server runs. If all is well, it beats at least once in `within` seconds."""
        task = SupervisedTask(name, work, within)
        self._tasks.append(task)
        self._background.spawn(task.run())

    @property
    def problems(self) -> list[str]:
        return [task.problem for task in self._tasks if task.problem is not None]
