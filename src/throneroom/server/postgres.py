"""Transactions on PostgreSQL, none of which waits forever.

A server that was stopped or cut off does not refuse anything: it is just silent. A transaction that waits too long
gives up, and closes its connection. Decisions have connections of their own, so that slow lists cannot
block them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import asyncpg
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from throneroom.server.transaction import Busy, Unavailable

URGENT_CONNECTIONS, OTHER_CONNECTIONS = 6, 4
"""Connections for what games wait for, and for everything else."""
CLOSE_WITHIN = 2.0
T = TypeVar("T")
Work = Callable[[sa.Connection], T]


class Attempt:
    """A transaction under way."""

    def __init__(self) -> None:
        self.connection: Any = None
        """The connection of asyncpg, once there is one."""
        self.commits = False
        """Whether the work is done, and only the commit is left: then it may have been saved, whatever is heard."""

    def give_up(self, task: asyncio.Task[Any]) -> None:
        """Take the connection down, or stop waiting for one."""
        if self.connection is not None:
            self.connection.terminate()
        else:
            task.cancel()


class Postgres:
    """A database of PostgreSQL. `limit` is the number of seconds that a transaction may take."""

    def __init__(self, url: str, limit: float) -> None:
        self._url, self._limit = url, limit
        milliseconds = str(round(1000 * limit))
        self._engine = create_async_engine(
            url,
            pool_size=URGENT_CONNECTIONS + OTHER_CONNECTIONS,
            max_overflow=0,
            pool_timeout=limit,
            connect_args={
                "timeout": limit,
                "command_timeout": limit,
                # So that the locks of a process that is stopped in a transaction do not stop the others.
                "server_settings": {
                    "statement_timeout": milliseconds,
                    "lock_timeout": milliseconds,
                    "idle_in_transaction_session_timeout": milliseconds,
                },
            },
        )
        self._lanes = {True: asyncio.Semaphore(URGENT_CONNECTIONS), False: asyncio.Semaphore(OTHER_CONNECTIONS)}

    async def transact(self, work: Work[T], urgent: bool) -> T:
        """Run `work` in a transaction. Raises `Unavailable` if the database does not answer in time."""
        try:
            return await self._try(work, await self._connection_slot(urgent))
        except _Disconnected:
            return await self._try(work, await self._connection_slot(urgent))

    async def _connection_slot(self, urgent: bool) -> Callable[[], None]:
        """Wait until a connection may be used; returns what to call afterwards."""
        lane = self._lanes[urgent]
        try:
            async with asyncio.timeout(self._limit):
                await lane.acquire()
        except TimeoutError:
            raise Busy("all connections are busy") from None
        return lane.release

    async def _try(self, work: Work[T], ended: Callable[[], None]) -> T:
        attempt = Attempt()
        task = asyncio.create_task(self._attempt(work, attempt))
        task.add_done_callback(lambda task: _end(task, ended))
        try:
            done, _ = await asyncio.wait({task}, timeout=self._limit)
        except asyncio.CancelledError:
            asyncio.get_running_loop().call_later(self._limit, attempt.give_up, task)
            raise
        if not done:
            attempt.give_up(task)
            raise Unavailable("it did not answer in time")
        try:
            return task.result()
        except IntegrityError:
            raise
        except DBAPIError as error:
            if error.connection_invalidated and not attempt.commits:
                raise _Disconnected(_sentence(error)) from error
            raise Unavailable(_sentence(error)) from error
        except (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            raise Unavailable(_sentence(error)) from error
        except asyncio.CancelledError:
            raise Unavailable("the connection was given up") from None

    async def _attempt(self, work: Work[T], attempt: Attempt) -> T:
        async with self._engine.connect() as connection:
            attempt.connection = (await connection.get_raw_connection()).driver_connection
            async with connection.begin():
                result = await connection.run_sync(work)
                attempt.commits = True
            return result

    async def migrate(self, work: Work[T], limit: float | None) -> T:
        """Run `work` in a transaction that may take long, or as long as it takes, on a connection of its own."""
        engine = create_async_engine(self._url, poolclass=NullPool, connect_args={"timeout": self._limit})
        try:
            async with asyncio.timeout(limit), engine.begin() as connection:
                return await connection.run_sync(work)
        except (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            raise Unavailable(_sentence(error)) from error

    async def close(self) -> None:
        """Close all connections; those that do not answer are left to end with the process."""
        closing = asyncio.create_task(self._engine.dispose())
        closing.add_done_callback(lambda task: _end(task, lambda: None))
        await asyncio.wait({closing}, timeout=CLOSE_WITHIN)


class _Disconnected(Unavailable):
    """The connection was lost before anything could be saved: it had not been used for a while."""


def _end(task: asyncio.Task[Any], ended: Callable[[], None]) -> None:
    """A transaction has ended, perhaps long after anybody waited for it: its error is of no interest then."""
    ended()
    if not task.cancelled():
        task.exception()


def _sentence(error: Exception) -> str:
    """What went wrong, for the log and the host."""
    cause = getattr(error, "orig", None) or error
    lines = str(cause).splitlines()
    return f"{type(cause).__name__}: {lines[0] if lines else ''}"
