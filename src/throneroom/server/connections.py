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
    """WebSockets and waiting requests to this process.

    A WebSocket counts for its address at once, and for its guest after the hello.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._guests: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    @contextlib.contextmanager
    def counted(self, guest: str | None, address: str) -> Iterator[None]:
        """Count a connection while it is open; refuse it if there are too many."""
        self.add_from(address)
        try:
            self.add(guest)
        except TooMuch:
            self.remove_from(address)
            raise
        try:
            yield
        finally:
            self.remove(guest)
            self.remove_from(address)

    def add_from(self, address: str) -> None:
        """Count one more connection from an address; refuse it if there are too many."""
        self._add(self._addresses, address, self._limits.connections_from)

    def remove_from(self, address: str) -> None:
        self._remove(self._addresses, address)

    def add(self, guest: str | None) -> None:
        """Count one more connection of a guest; refuse it if there are too many."""
        if guest is not None:
            self._add(self._guests, guest, self._limits.connections)

    def remove(self, guest: str | None) -> None:
        if guest is not None:
            self._remove(self._guests, guest)

    @staticmethod
    def _add(counts: Counter[str], who: str, most: int) -> None:
        if counts[who] >= most:
            raise TooMuch("connections", RETRY_AFTER)
        counts[who] += 1

    @staticmethod
    def _remove(counts: Counter[str], who: str) -> None:
        counts[who] -= 1
        if not counts[who]:
            del counts[who]
