"""Open connections, counted for each guest and each address."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator

from throneroom.server.config import Limits
from throneroom.server.limits import TooMuch

RETRY_AFTER = 10
"""Seconds to wait before connecting again."""


class Connections:
    """WebSockets and waiting requests to this process."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._counts: Counter[str] = Counter()

    @contextlib.contextmanager
    def counted(self, guest: str | None, address: str) -> Iterator[None]:
        """Count a connection while it is open; refuse it if there are too many."""
        self.add(guest, address)
        try:
            yield
        finally:
            self.remove(guest, address)

    def add(self, guest: str | None, address: str) -> None:
        """Count one more connection; refuse it if there are too many."""
        for who, most in ((guest, self._limits.connections), (address, self._limits.connections_from)):
            if who is not None and self._counts[who] >= most:
                raise TooMuch("connections", RETRY_AFTER)
        self._counts.update(who for who in (guest, address) if who is not None)

    def remove(self, guest: str | None, address: str) -> None:
        for who in (guest, address):
            if who is not None:
                self._counts[who] -= 1
                if not self._counts[who]:
                    del self._counts[who]
