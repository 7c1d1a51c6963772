"""How late the event loop is because of the work of this process: long turns delay everybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from throneroom.server import metrics

EVERY = 0.05
"""Seconds between two looks."""


async def watch_loop(beat: Callable[[], None]) -> None:
    """Measure how late timers are because of this thread. While it waits for a processor, nothing is its work."""
    while True:
        due, used = time.monotonic() + EVERY, time.thread_time()
        await asyncio.sleep(EVERY)
        late = min(time.monotonic() - due, time.thread_time() - used)
        metrics.observe(metrics.LOOP_LATE, max(0.0, late))
        beat()
