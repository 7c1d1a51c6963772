"""Bot processes that hang: if their work takes far too long, they are killed, and it is done again."""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any

LOOK_EVERY = 1.0
"""Seconds between two looks at work under way."""
logger = logging.getLogger("throneroom.bots")


async def result_within(limit: float, pool: ProcessPoolExecutor, future: Future[Any]) -> Any:
    """The result of some work in a process of the pool. If it takes more seconds than the limit, the pool breaks.

    The time in which it waits for a process does not count. A process may be stopped, or caught in a loop: nobody can
    tell, and all that helps is to kill it. Other work in the pool is repeated by those who want it.
    """
    result = asyncio.wrap_future(future)
    began: float | None = None
    while True:
        done, _ = await asyncio.wait({result}, timeout=LOOK_EVERY)
        if done:
            return result.result()
        if began is None and future.running():
            began = time.monotonic()
        if began is not None and time.monotonic() - began > limit:
            logger.error("a bot process hangs", extra={"seconds": limit})
            for process in list((pool._processes or {}).values()):
                process.kill()
            began = None
