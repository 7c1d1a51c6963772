"""The time that all connections of a process share for frames: many senders delay others no more than one does.

Each connection has its own limit (`websocket.STEPS`). The sum of hundreds of them would still keep the event loop busy.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from weakref import WeakKeyDictionary

SHARE, PERIOD = 0.005, 0.025
"""In each period of `PERIOD` seconds, busy connections share `SHARE` seconds for their frames; then they rest."""


class FrameTime:
    """What is left of this time. Connections that find nothing left are woken in the order in which they asked."""

    def __init__(self, loop: asyncio.AbstractEventLoop, clock: Callable[[], float] = time.perf_counter) -> None:
        self._loop, self.clock = loop, clock
        self._left, self._end = SHARE, 0.0
        self._waiting: deque[Callable[[], None]] = deque()
        self._timer: asyncio.TimerHandle | None = None
        """Set while somebody waits."""

    def is_over(self) -> bool:
        """Whether a busy connection has to wait: nothing is left of this period."""
        if self._left <= 0 and self._timer is None and self.clock() >= self._end:
            self._begin()
        return self._left <= 0

    def spend(self, seconds: float) -> None:
        if self._timer is None and self.clock() >= self._end:
            self._begin()
        self._left -= seconds

    def wait(self, wake: Callable[[], None]) -> None:
        """Wake a connection when there is time again."""
        self._waiting.append(wake)
        if self._timer is None:
            self._timer = self._loop.call_later(PERIOD, self._wake_some)

    def _begin(self) -> None:
        self._left, self._end = SHARE, self.clock() + PERIOD

    def _wake_some(self) -> None:
        """A new period: first for those who wait, each of them once."""
        self._begin()
        for _ in range(len(self._waiting)):
            if self._left <= 0:
                break
            self._waiting.popleft()()
        self._timer = self._loop.call_later(PERIOD, self._wake_some) if self._waiting else None


_of_loops: WeakKeyDictionary[asyncio.AbstractEventLoop, FrameTime] = WeakKeyDictionary()


def frame_time(loop: asyncio.AbstractEventLoop) -> FrameTime:
    """What all connections of an event loop share."""
    found = _of_loops.get(loop)
    if found is None:
        found = _of_loops[loop] = FrameTime(loop)
    return found
