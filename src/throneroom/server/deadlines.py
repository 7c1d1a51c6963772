"""Deadlines: clocks and grace periods that run out. Each table has its own timer.

Several processes may have a timer for the same table. A player whose own process is frozen cannot decide, and that
process will give the time back as soon as it runs again. So the others wait until its heartbeat shows that it was
running after the deadline, or until it counts as dead.
"""

from __future__ import annotations

import asyncio
import logging
import time

from throneroom.engine.errors import ThroneroomError
from throneroom.server import clock, metrics
from throneroom.server.table_service import RETRY_AFTER, TableChange, TableObserver, TableService
from throneroom.server.transaction import Unavailable
from throneroom.table import Entry, Table, TableError, commands

MARGIN = 0.005
"""Seconds added to every timer, so that it never fires early."""
LEAVE_ALONE = 60.0
"""Seconds for which a table is left alone after an error that nobody expected."""
FOR_GOOD = ("outdated", "unreadable")
"""Errors that another attempt would meet again."""
logger = logging.getLogger("throneroom.deadlines")


class NotHeardOf(Unavailable):
    """The process of a player whose clock has run out may be frozen."""


class Deadlines(TableObserver):
    """The timers of this process."""

    def __init__(self, tables: TableService) -> None:
        self._tables, self._background, self._process = tables, tables.background, tables.store.process
        self._left_alone: dict[str, float] = {}
        """Tables that cannot be run, and until when they are left alone: such as those that began under other rules."""
        self._enforcing: set[str] = set()
        self.heartbeats: dict[str, int] = {}
        """The last heartbeat of each process, on the server's clock: it was running then."""

    def table_changed(self, change: TableChange) -> None:
        """Set the timer to the next deadline of the table."""
        live, table = change.live, change.table
        if self._background.closing:
            return
        due = min(table.deadlines(), default=None)
        if due is None:
            live.set_timer(None)
        else:
            wait = max(0.0, (due - clock.now()) / 1000) + MARGIN
            live.set_timer(asyncio.get_running_loop().call_later(wait, self.enforce_soon, live.id))

    def enforce_soon(self, table_id: str) -> None:
        if table_id not in self._enforcing and not self._background.closing:
            self._enforcing.add(table_id)
            self._background.spawn(self._enforce(table_id))

    async def _enforce(self, table_id: str) -> None:
        """Do what is due at a table, and let its bots play in this process; retry while the database is away."""
        try:
            while True:
                try:
                    await self._tables.execute(table_id, self._what_is_due)
                    await self._tables.drive(table_id)
                    return
                except NotHeardOf:
                    pass
                except Unavailable as error:
                    logger.warning("a deadline waits: %s", error)
                await asyncio.sleep(RETRY_AFTER)
        except ThroneroomError as error:
            self.leave_alone(table_id, error)
        except Exception as error:
            logger.exception("a deadline cannot be enforced")
            self.leave_alone(table_id, error)
        finally:
            self._enforcing.discard(table_id)

    def _what_is_due(self, table: Table, now: int) -> list[Entry]:
        for seat in table.questions:
            due, here = table.clock_due(seat), table.seats[seat].here
            if due is None or due > now or not here or self._process in here:
                continue
            if all(self.heartbeats.get(process, 0) <= due for process in here):
                raise NotHeardOf(f"the process of a player has not been heard of since {due}")
        return commands.enforce_deadlines(table, now)

    def leave_alone(self, table_id: str, error: Exception) -> None:
        """A table cannot be run: leave it alone, so that it does not hold up others."""
        for_good = isinstance(error, TableError) and error.code in FOR_GOOD
        self._left_alone[table_id] = float("inf") if for_good else time.monotonic() + LEAVE_ALONE
        metrics.LEFT_ALONE.set(len(self.left_alone))
        logger.warning("a table is left alone: %s", error, extra={"table": table_id})

    def is_left_alone(self, table_id: str) -> bool:
        if self._left_alone and self._left_alone.get(table_id, 0.0) > time.monotonic():
            return True
        self._left_alone.pop(table_id, None)
        return False

    @property
    def left_alone(self) -> list[str]:
        """The tables that are left alone now."""
        return [table_id for table_id, until in self._left_alone.items() if until > time.monotonic()]
