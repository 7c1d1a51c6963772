"""A fair queue: guests share a limited number of places, and whoever has used the least time goes next."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, deque

EXPECTED = 0.05
"""Seconds that are charged when work begins; the rest when it ends. Otherwise one guest could begin everything."""

SPARE = 64
"""Idle guests that may be remembered before it is worth looking for those who can be forgotten."""


class FairQueue:
    """Who waits for a place, in the order of start-time fair queuing: a guest who waits for little waits briefly.

    One guest never has all places, unless there is only one: somebody else's short work need not wait for long work.
    """

    def __init__(self, places: int) -> None:
        self._free, self._most_each = places, max(1, places - 1)
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._running: Counter[str] = Counter()
        self._used: dict[str, float] = {}
        """The time that each active guest has used, in seconds of virtual time."""
        self._now = 0.0
        """Virtual time: what the guest who was chosen last had used. A newcomer starts here and gains nothing."""

    def crowd(self, guest: str) -> int:
        """How many share the places: the other guests who wait, and all that this guest waits for."""
        others = sum(1 for other in self._waiting if other != guest)
        return others + len(self._waiting.get(guest, ())) + self._running[guest]

    async def enter(self, guest: str) -> None:
        """Wait for a place; `leave` gives it back."""
        self._used[guest] = max(self._used.get(guest, 0.0), self._now)
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(guest, deque()).append(place)
        self._admit()
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.leave(guest, 0.0)
            else:
                self._withdraw(guest, place)
            raise

    def leave(self, guest: str, seconds: float) -> None:
        """Give a place back after so many seconds."""
        self._free += 1
        self._running[guest] -= 1
        self._used[guest] += seconds - EXPECTED
        self._admit()
        self._forget_if_idle(guest)

    def _admit(self) -> None:
        """Give free places to those who have used the least."""
        while self._free:
            allowed = [guest for guest in self._waiting if self._running[guest] < self._most_each]
            if not allowed:
                return
            guest = min(allowed, key=self._used.__getitem__)
            place = self._waiting[guest].popleft()
            if not self._waiting[guest]:
                del self._waiting[guest]
            if place.cancelled():  # its task was cancelled, and has not withdrawn it yet
                continue
            self._free -= 1
            self._running[guest] += 1
            self._now = max(self._now, self._used[guest])
            self._used[guest] += EXPECTED
            place.set_result(None)

    def _withdraw(self, guest: str, place: asyncio.Future[None]) -> None:
        waiting = self._waiting.get(guest)
        if waiting is not None:
            with contextlib.suppress(ValueError):
                waiting.remove(place)
            if not waiting:
                del self._waiting[guest]
        self._forget_if_idle(guest)

    def _forget_if_idle(self, guest: str) -> None:
        """Forget guests who neither wait nor run, unless they have used more than others: they must not start anew."""
        if not self._running[guest]:
            del self._running[guest]
        if not self._waiting and not self._running:
            self._used.clear()
            self._now = 0.0
        elif len(self._used) > 2 * (len(self._waiting) + len(self._running)) + SPARE:
            idle = [who for who in self._used if who not in self._waiting and who not in self._running]
            for who in idle:
                if self._used[who] <= self._now:
                    del self._used[who]
