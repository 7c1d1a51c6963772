"""The server's clock: milliseconds since 1970 that follow the monotonic clock of the machine.

The clocks of players run on it. It never jumps while the server runs, whatever happens to the time of day, and it does
not start before a time that an earlier process has already seen.
"""

from __future__ import annotations

import time
from collections.abc import Callable

MOST_AHEAD = 2 * 86_400_000
"""Milliseconds. An earlier process that was further ahead of the time of day had a wrong one, and is not followed."""
SLOWER_BY = 100
"""A clock that is ahead of the time of day loses one part in this many, until the two agree."""


def time_of_day() -> int:
    return time.time_ns() // 1_000_000


def monotonic() -> int:
    """Milliseconds since some moment. They include the time for which this process was stopped."""
    return time.monotonic_ns() // 1_000_000


class ServerClock:
    """Milliseconds since 1970, from a time of day that is read once and a monotonic clock."""

    def __init__(self, time_of_day: Callable[[], int] = time_of_day, monotonic: Callable[[], int] = monotonic) -> None:
        self._time_of_day, self.monotonic = time_of_day, monotonic
        self._set(time_of_day())

    def _set(self, now: int) -> None:
        self._start, self._began = now, self.monotonic()
        self._ahead = max(0, now - self._time_of_day())

    def now(self) -> int:
        passed = self.monotonic() - self._began
        return self._start + passed - min(self._ahead, passed // SLOWER_BY)

    def advance(self, seen: int) -> int:
        """Do not fall behind a time that another process has seen; returns by how many milliseconds it jumped."""
        behind = seen - self.now()
        if behind <= 0 or seen - self._time_of_day() > MOST_AHEAD:
            return 0
        self._set(seen)
        return behind


SERVER_CLOCK = ServerClock()


def now() -> int:
    """The time on the clock of this process."""
    return SERVER_CLOCK.now()
