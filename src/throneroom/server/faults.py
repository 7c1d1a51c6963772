"""Faults: times in which players could not use the server, so that no clock counts them.

The database did not answer, the event loop stood still, or no process was running. A table gives its players this time
back before anything else happens there (`commands.give_back`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from throneroom.server import clock, metrics

TICK = 0.25
"""Seconds between two looks at the clock."""
FREEZE = 1_000
"""Milliseconds between two looks from which on the event loop was frozen."""
KEPT = 2 * 86_400_000
"""Milliseconds for which a fault is remembered: no clock runs longer than that."""
logger = logging.getLogger("throneroom.faults")


class Faults:
    """What went wrong when, in milliseconds on the server's clock."""

    def __init__(self) -> None:
        self._past: list[tuple[int, int]] = []
        """From and until, in order, without overlaps."""
        self._open: dict[str, int] = {}
        """What does not work at the moment, and since when."""
        self._looked: int | None = None
        """When the event loop last looked at the monotonic clock."""
        self.count = 0
        """How many faults have ended."""

    def begin(self, what: str, since: int) -> None:
        """Something stopped working; if it is known not to work, this changes nothing."""
        self._open.setdefault(what, since)

    def end(self, what: str) -> None:
        """It works again, if it did not."""
        if self._open and (since := self._open.pop(what, None)) is not None:
            self.add(what, since, clock.now())

    def add(self, what: str, since: int, until: int) -> None:
        """Remember a fault that has ended."""
        if until <= since:
            return
        logger.warning("players get their time back", extra={"fault": what, "ms": until - since})
        metrics.FAULTS.labels(what).inc()
        merged: list[tuple[int, int]] = []
        for first, last in sorted([*self._past, (since, until)]):
            if merged and first <= merged[-1][1]:
                merged[-1] = merged[-1][0], max(last, merged[-1][1])
            elif last > until - KEPT:
                merged.append((first, last))
        self._past = merged
        self.count += 1

    def lost(self, since: int, now: int) -> int:
        """How many milliseconds of this time players could not use."""
        self.look()
        if not self._past and not self._open:
            return 0
        spans = self._past
        if self._open:
            spans = [*spans, (min(self._open.values()), now)]
        total, counted = 0, since
        for first, last in sorted(spans):
            first, last = max(first, counted), min(last, now)
            if last > first:
                total, counted = total + last - first, last
        return total

    # Freezes

    async def watch_loop(self, beat: Callable[[], None]) -> None:
        """Look at the clock every `TICK` seconds: a longer gap between two looks was a freeze."""
        if self._looked is None:
            self._looked = clock.SERVER_CLOCK.monotonic()
        while True:
            self.look()
            beat()
            await asyncio.sleep(TICK)

    def look(self) -> None:
        """Note a freeze, if the last look was too long ago. Whatever runs first after a freeze comes here first."""
        if self._looked is None:
            return
        looked = clock.SERVER_CLOCK.monotonic()
        frozen, self._looked = looked - self._looked, looked
        if frozen > FREEZE:
            now = clock.now()
            self.add("freeze", now - frozen, now)
