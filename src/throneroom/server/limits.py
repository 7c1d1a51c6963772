"""Rate limits: buckets that refill over time. A refusal says which limit was reached and how long to wait."""

from __future__ import annotations

import time
from collections import OrderedDict

from throneroom.table import TableError
from throneroom.table.errors import english
from throneroom.table.refusals import Refusal, TooManyTables, TooManyTournaments, TooMuchAtOnce

MOST = 50_000
"""How many guests and addresses are remembered."""
RETRY_TOURNAMENTS = 60
"""Seconds after which a guest with too many tournaments may try again."""


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
