"""Background work: tasks that end with the process, and long work in threads."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
LONG = 300
"""A replay of this many entries or decisions runs in a thread."""
STOP_WITHIN = 3.0
"""Seconds that cancelled tasks have to end; those that wait for something that hangs are left behind."""
logger = logging.getLogger("throneroom.background")


class Background:
    """The tasks of this process."""

    def __init__(self) -> None:
        self.closing = False
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task; a failure is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return task

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a task failed", exc_info=task.exception())

    async def stop(self) -> None:
        """Cancel all tasks. Another process takes over their work, or this one after a restart."""
        self.closing = True
        tasks = set(self._tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            _, hanging = await asyncio.wait(tasks, timeout=STOP_WITHIN)
            if hanging:
                logger.error("some tasks do not end", extra={"tasks": len(hanging)})


def is_long(size: int) -> bool:
    """Whether replaying `size` entries or decisions would take the event loop too long."""
    return size >= LONG


async def in_thread_if_long(size: int, work: Callable[..., T], *arguments: Any) -> T:
    """Replay a short log here and a long one in a thread, so that other tables need not wait for it."""
    return await asyncio.to_thread(work, *arguments) if is_long(size) else work(*arguments)
