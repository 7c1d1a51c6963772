"""A table in memory and those who look on."""

from __future__ import annotations

import asyncio
from typing import Protocol

from throneroom.table import Table


class Viewer(Protocol):
    """Someone who looks on, through a WebSocket or a waiting request."""

    @property
    def guest(self) -> str | None:
        """Who it is."""

    @property
    def stays(self) -> bool:
        """Whether it looks on until it leaves, rather than for one message."""

    def send(self, text: bytes) -> None:
        """Take a message; never waits."""


class Room:
    """A table in memory, what runs there by itself, and those who look on."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.told = 0
        """The number up to which the viewers have been told."""
        self.viewers: set[Viewer] = set()
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.counted = 0
        """The number of watchers that the viewers have been told."""
        self.announced = 0
        """The number of watchers here that other processes have been told."""
        self.elsewhere: dict[str, int] = {}
        """How many watch through other processes."""
        self.counting: asyncio.Task[None] | None = None

    def watchers_here(self, table: Table) -> int:
        """How many guests look on through this process and have no seat."""
        return len({viewer.guest for viewer in self.viewers if viewer.stays and table.seat_of(viewer.guest) is None})

    def watchers(self, table: Table) -> int:
        return self.watchers_here(table) + sum(self.elsewhere.values())
