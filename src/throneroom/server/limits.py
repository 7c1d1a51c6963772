"""Rate limits: buckets that refill over time. A refusal says which limit was reached and how long to wait."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable

from throneroom.table import TableError
from throneroom.table.errors import english
from throneroom.table.refusals import Refusal, TooManyTables, TooManyTournaments, TooMuchAtOnce

MOST = 50_000
"""How many guests and addresses are remembered."""
RETRY_TOURNAMENTS = 60
"""Seconds after which a guest with too many tournaments may try again."""
TOO_MUCH_PAUSE = 0.5
"""Seconds before a request that is too much is refused: otherwise refusals would keep the server busy."""
ARRIVALS_FOR_ONE = 4
"""How many requests of an address are looked at for each that is answered (`requests_a_second`), pages among them."""
AT_ONCE, LONGEST_WAIT = 32, 4.0
"""How many of an address are looked at without a pause, and for how many seconds the others wait for their turn."""


class LimitError(TableError):
    """A limit was reached; `retry_after` is the number of seconds to wait."""

    def __init__(self, refusal: Refusal, retry_after: float) -> None:
        super().__init__(refusal.code, english(refusal), refusal)
        self.retry_after = round(retry_after + 0.05, 1)


class TooMuch(LimitError):
    """Too much of this in a short time."""

    def __init__(self, what: str, retry_after: float) -> None:
        super().__init__(TooMuchAtOnce(what, f"{retry_after:.1f}"), retry_after)


class TooManyOpen(LimitError):
    """A guest has as many open tables as it may have."""

    def __init__(self, tables: int, retry_after: float) -> None:
        super().__init__(TooManyTables(tables, f"{retry_after:.1f}"), retry_after)


class TooManyHosted(LimitError):
    """A guest hosts as many tournaments as it may host."""

    def __init__(self, tournaments: int) -> None:
        super().__init__(TooManyTournaments(tournaments), RETRY_TOURNAMENTS)


class Buckets:
    """One bucket for each guest or address: `burst` at once, `rate` per second in the long run."""

    def __init__(self, what: str, rate: float, burst: float) -> None:
        self.what, self.rate, self.burst = what, rate, burst
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def check(self, who: str) -> None:
        """Raise `TooMuch` if nothing is left, and take nothing."""
        left, then = self._levels.get(who, (self.burst, time.monotonic()))
        left = min(self.burst, left + (time.monotonic() - then) * self.rate)
        if left < 1:
            raise TooMuch(self.what, (1 - left) / self.rate)

    def take(self, who: str, count: float = 1) -> None:
        """Take `count`; raises `TooMuch` if the bucket has less. Nobody has to wait for more than a full bucket."""
        now, count = time.monotonic(), min(count, self.burst)
        left, then = self._levels.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        self._levels[who] = left if left < count else left - count, now
        if len(self._levels) > MOST:
            self._levels.popitem(last=False)
        if left < count:
            raise TooMuch(self.what, (count - left) / self.rate)


class Spacing:
    """For each guest or address `burst` at once, then `rate` per second: what comes too early waits, or is refused."""

    def __init__(self, rate: float, burst: float, longest: float, clock: Callable[[], float] = time.monotonic) -> None:
        """Nothing waits for more than `longest` seconds."""
        self._every, self._longest, self._clock = 1 / max(rate, 1), longest, clock
        self._ahead = (burst - 1) * self._every
        self._next: OrderedDict[str, float] = OrderedDict()
        """When the next one would have its turn, if all came evenly."""

    def take(self, who: str) -> float | None:
        """Take the next turn; returns the seconds until then. None if that is too long: then no turn is taken."""
        now = self._clock()
        turn = max(now, self._next.pop(who, now))
        wait = max(0.0, turn - self._ahead - now)
        self._next[who] = turn if wait > self._longest else turn + self._every
        if len(self._next) > MOST:
            self._next.popitem(last=False)
        return None if wait > self._longest else wait


class Arrivals:
    """Requests and new WebSockets: a crowd of them from one address never keeps the event loop busy all at once."""

    def __init__(self, requests_a_second: float) -> None:
        rate = ARRIVALS_FOR_ONE * requests_a_second
        self._spacing = Spacing(rate, AT_ONCE, LONGEST_WAIT)

    async def wait(self, address: str) -> None:
        """Wait for the next turn of this address. Raises `TooMuch`, after the longest wait, if too many wait."""
        wait = self._spacing.take(address)
        if wait is None:
            await asyncio.sleep(LONGEST_WAIT)
            raise TooMuch("requests", LONGEST_WAIT)
        if wait:
            await asyncio.sleep(wait)
