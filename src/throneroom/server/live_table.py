"""A table in memory: its lock, its viewers, the tasks of its bots, and its timer."""

from __future__ import annotations

import asyncio
from typing import Protocol

from throneroom.table import Table


class Viewer(Protocol):
    """Someone who watches a table, through a WebSocket or a waiting request."""

    @property
    def guest(self) -> str | None:
        """The guest's id; None for an anonymous viewer."""

    @property
    def stays(self) -> bool:
        """Whether it watches until it leaves, rather than for one update."""

    def send(self, text: bytes) -> None:
        """Send an update; never waits."""


class LiveTable:
    """A table in memory. Whoever reads or changes `table` holds the lock."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.waiting = 0
        """How many wait for the lock."""
        self.table: Table | None = None
        """None until it is loaded from its log, and again after a failed commit."""
        self.told = 0
        """The number of the last entry that was sent to the viewers."""
        self.viewers: set[Viewer] = set()
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        """For each seat whose bot thinks: the number of the question, and the task."""
        self.timer: asyncio.TimerHandle | None = None
        """Fires at the next deadline."""
        self.counted = 0
        """The number of watchers that was last sent to the viewers."""
        self.announced = 0
        """The number of watchers here that was last announced to other processes."""
        self.elsewhere: dict[str, int] = {}
        """The number of watchers through each other process."""
        self.catching_up = False
        """Whether a task is about to fetch what other processes have appended."""
        self.leaving: dict[str, asyncio.Task[None]] = {}
        """For each guest of whom it is not sure whether they are connected here: a task that will see."""
        self.counting: asyncio.Task[None] | None = None
        """A task that will count the watchers in a moment."""

    @property
    def idle(self) -> bool:
        """Whether nobody watches and nothing runs here, so that the table may be dropped from memory."""
        return not self.viewers and not self.thinking and not self.lock.locked()

    def set_timer(self, timer: asyncio.TimerHandle | None) -> None:
        """Replace the timer; None if there is no deadline."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = timer

    def watchers_here(self, table: Table) -> int:
        """How many guests without a seat watch through this process."""
        return len({viewer.guest for viewer in self.viewers if viewer.stays and table.seat_of(viewer.guest) is None})

    def watchers(self, table: Table) -> int:
        """How many guests without a seat watch through any process."""
        return self.watchers_here(table) + sum(self.elsewhere.values())
