"""Deadlines: clocks and grace periods that run out. Each table has its own timer."""

from __future__ import annotations

import asyncio
import logging

from throneroom.engine.errors import ThroneroomError
from throneroom.server import clock
from throneroom.server.table_service import TableChange, TableObserver, TableService
from throneroom.server.transaction import Unavailable
from throneroom.table import TableError, commands
from throneroom.table.table import RUNNING

MARGIN = 0.005
"""Seconds added to every timer, so that it never fires early."""
logger = logging.getLogger("throneroom.deadlines")


class Deadlines(TableObserver):
    """The timers of this process."""

    def __init__(self, tables: TableService) -> None:
        self._tables, self._background = tables, tables.background
        self.outdated: set[str] = set()
        """Tables whose game began under another version of the rules; they are left alone."""

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
        self._background.spawn(self._enforce(table_id))

    async def _enforce(self, table_id: str) -> None:
        """Do what is due at a table, and let its bots play in this process."""
        try:
            await self._tables.execute(table_id, commands.enforce_deadlines)
            await self._tables.drive(table_id)
        except Unavailable:
            logger.warning("a deadline waits for the database")
        except TableError as error:
            if not self.leave_alone_if_outdated(table_id, error):
                raise

    def leave_alone_if_outdated(self, table_id: str, error: ThroneroomError) -> bool:
        """If this error says that the game began under other rules, leave the table alone from now on."""
        if not isinstance(error, TableError) or error.code != "outdated":
            return False
        self.outdated.add(table_id)
        logger.warning("a table is left alone: %s", error, extra={"table": table_id})
        return True
