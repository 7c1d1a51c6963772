"""Deadlines: clocks and grace periods that run out. Each table has its own timer."""

from __future__ import annotations

import asyncio
import logging
import time

from throneroom.engine.errors import ThroneroomError
from throneroom.server import clock
from throneroom.server.table_service import RETRY_AFTER, TableChange, TableObserver, TableService
from throneroom.server.transaction import Unavailable
from throneroom.table import Entry, Table, TableError, commands
from throneroom.table.table import RUNNING

MARGIN = 0.005
"""Seconds added to every timer, so that it never fires early."""
LEAVE_ALONE = 60.0
"""Seconds for which a table is left alone after an error that nobody expected."""
FOR_GOOD = ("outdated", "unreadable", "no_table")
"""Errors that another attempt would meet again."""
logger = logging.getLogger("throneroom.deadlines")


class Deadlines(TableObserver):
    """The timers of this process."""

    def __init__(self, tables: TableService) -> None:
        self._tables, self._background = tables, tables.background
        self._left_alone: dict[str, float] = {}
        """Tables that cannot be run, and until when they are left alone: such as those that began under other rules."""
        self._enforcing: set[str] = set()
        self.silent: set[str] = set()
        """Processes that have not been heard of lately."""

    def table_changed(self, change: TableChange) -> None:
        """Set the timer to the next deadline of the table."""
        live, table = change.live, change.table
        if self._background.closing:
            return
        due = min(table.deadlines(), default=None) if table.status == RUNNING else None
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
                    await self._tables.execute(table_id, self._unless_silent)
                    await self._tables.drive(table_id)
                    return
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

    def _unless_silent(self, table: Table, now: int) -> list[Entry]:
        """What is due. A player whose process hangs cannot decide: soon it is known to be dead, or comes back."""
        for seat in table.questions:
            here = table.seats[seat].here
            if here and here <= self.silent:
                raise Unavailable("the process of a player is silent")
        return commands.enforce_deadlines(table, now)

    def leave_alone(self, table_id: str, error: Exception) -> None:
        """A table cannot be run: leave it alone, so that it does not hold up others."""
        for_good = isinstance(error, TableError) and error.code in FOR_GOOD
        self._left_alone[table_id] = float("inf") if for_good else time.monotonic() + LEAVE_ALONE
        logger.warning("a table is left alone: %s", error, extra={"table": table_id})

    def is_left_alone(self, table_id: str) -> bool:
        if self._left_alone and self._left_alone.get(table_id, 0.0) > time.monotonic():
            return True
        self._left_alone.pop(table_id, None)
        return False
