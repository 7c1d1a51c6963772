"""The store: logs of tables in SQLite or PostgreSQL. When `save` returns, the change is on disk.

All changes that arrive during a transaction go into the next one together, so that many tables share the cost of a
commit. The key of `entries` is (table, number): two processes cannot both append the same number.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import orjson
import sqlalchemy as sa
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from throneroom.server import schema
from throneroom.server.background import in_thread_if_long
from throneroom.server.config import SYNCHRONOUS
from throneroom.server.sqlite_writer import BATCH_SIZE, WRITE_LOCK, Outcome, SqliteWriter, Waiting, configure, resolve
from throneroom.server.transaction import Change, Conflict, Unavailable, to_json, write_changes
from throneroom.table import Entry

ENTRIES_CHANNEL, WATCHERS_CHANNEL = "throneroom", "throneroom_watchers"
ASK = "?"
"""Sent instead of a number of watchers: a process asks the others for theirs."""
MIGRATION_LOCK = 0x7468726F6E65
"""The number of the advisory lock under which one process at a time brings the schema up to date."""
SELECT_ENTRIES = (
    sa.select(schema.entries.c.number, schema.entries.c.at, schema.entries.c.kind, schema.entries.c.body)
    .where(schema.entries.c.table_id == sa.bindparam("table"), schema.entries.c.number > sa.bindparam("since"))
    .order_by(schema.entries.c.number)
)
SELECT_NAME = sa.select(schema.guests.c.name).where(schema.guests.c.id == sa.bindparam("guest"))
READERS = 2
NO_LOCK = contextlib.nullcontext()
T = TypeVar("T")
logger = logging.getLogger("throneroom.store")


class PostgresExecutor:
    """An executor on PostgreSQL, through SQLAlchemy."""

    def __init__(self, connection: sa.Connection) -> None:
        self._connection = connection

    def execute_many(self, statement: str, rows: list[dict[str, Any]]) -> None:
        self._connection.execute(sa.text(statement), rows)

    def fetch_locked(self, statement: str, row: dict[str, Any]) -> Any:
        return self._connection.execute(sa.text(f"{statement} FOR UPDATE"), row).first()


class Store:
    """One database."""

    def __init__(self, url: str, process: str) -> None:
        self.process = process
        self.shared = url.startswith("postgresql")
        self.url = url
        self._server = (
            create_async_engine(url, pool_pre_ping=True, pool_size=5, max_overflow=5) if self.shared else None
        )
        address = sa.make_url(url)
        self._synchronous = str(address.query.get("synchronous", SYNCHRONOUS[0]))
        self._file = None if self.shared else sa.create_engine(address.difference_update_query(["synchronous"]))
        if self._file is not None:
            sa.event.listen(self._file, "connect", lambda connection, _: configure(connection, self._synchronous))
        self._readers = ThreadPoolExecutor(READERS, "reader")
        """Threads that read from SQLite."""
        self._sqlite_writer: SqliteWriter | None = None
        self._insert: Any = postgresql.insert if self.shared else sqlite.insert
        self._waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self._postgres_writer: asyncio.Task[None] | None = None
        self.secret = b""

    async def open(self) -> None:
        """Bring the schema up to date, and start the writer."""
        self.secret = bytes.fromhex(await self.transact(self._migrate, WRITE_LOCK))
        if self._file is None:
            self._postgres_writer = asyncio.create_task(self._write())
        else:
            self._sqlite_writer = SqliteWriter(str(self._file.url.database), self._synchronous)

    async def close(self) -> None:
        """Write what is waiting, then close all connections."""
        while not self._waiting.empty():
            await asyncio.sleep(0.01)
        if self._postgres_writer:
            self._postgres_writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._postgres_writer
        if self._sqlite_writer:
            await asyncio.to_thread(self._sqlite_writer.close)
        self._readers.shutdown()
        if self._file:
            self._file.dispose()
        if self._server:
            await self._server.dispose()

    def _migrate(self, connection: sa.Connection) -> str:
        """Bring the schema up to date; returns the secret of this database."""
        if self.shared:
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        _upgrade(connection)
        fresh = {"name": "secret", "value": secrets.token_hex(32)}
        connection.execute(self._insert(schema.settings).values(fresh).on_conflict_do_nothing())
        return str(connection.scalar(sa.select(schema.settings.c.value).filter_by(name="secret")))

    async def transact(self, work: Callable[[sa.Connection], T], lock: AbstractContextManager[Any] = NO_LOCK) -> T:
        """Run `work` in a transaction; with SQLite in a thread that holds the lock."""
        try:
            if self._server is not None:
                async with self._server.begin() as connection:
                    return await connection.run_sync(work)
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._transact_in_file, work, lock)
        except IntegrityError:
            raise
        except (DBAPIError, OSError) as error:
            raise Unavailable(str(type(error).__name__)) from error

    def _transact_in_file(self, work: Callable[[sa.Connection], T], lock: AbstractContextManager[Any]) -> T:
        assert self._file is not None
        with lock, self._file.begin() as connection:
            return work(connection)

    # Appending

    async def save(self, change: Change) -> None:
        """Save a change; returns after the commit. Raises `Conflict` or `Unavailable`."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._sqlite_writer:
            self._sqlite_writer.submit(change, done)
        else:
            self._waiting.put_nowait((change, done))
        await done

    async def _write(self) -> None:
        """Commit everything that is waiting to PostgreSQL, in a loop, as `SqliteWriter` does for SQLite."""
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < BATCH_SIZE:
                batch.append(self._waiting.get_nowait())
            resolve(await self._commit_batch(batch))

    async def _commit_batch(self, batch: list[Waiting]) -> list[Outcome]:
        """Commit a batch; if one of its changes conflicts, commit each one separately."""
        try:
            await self.transact(lambda connection: self._write_and_notify(connection, [change for change, _ in batch]))
        except IntegrityError:
            if len(batch) == 1:
                return [(batch[0][1], Conflict())]
            return [outcome for waiting in batch for outcome in await self._commit_batch([waiting])]
        except Unavailable as error:
            logger.error("commit failed", extra={"error": str(error), "changes": len(batch)})
            return [(done, error) for _, done in batch]
        return [(done, None) for _, done in batch]

    def _write_and_notify(self, connection: sa.Connection, changes: list[Change]) -> None:
        """Write the changes and notify other processes; sorted, so that two processes cannot deadlock."""
        changes = sorted(changes, key=lambda change: change.table_id)
        write_changes(PostgresExecutor(connection), changes)
        notes = [{"note": f"{self.process} {c.table_id} {c.entries[-1].number}"} for c in changes]
        connection.execute(sa.text(f"SELECT pg_notify('{ENTRIES_CHANNEL}', :note)"), notes)

    # Reading

    async def fetch_entries(self, table_id: str, since: int = 0) -> list[Entry]:
        """The entries of a table's log after a number."""
        found = await self.fetch(SELECT_ENTRIES, table=table_id, since=since)
        return await in_thread_if_long(len(found), _entries, found)

    async def fetch(self, query: sa.Select[Any], **values: Any) -> list[Any]:
        """The rows of a query."""
        return await self.transact(lambda connection: list(connection.execute(query, values)))

    async def execute(self, *statements: sa.Executable) -> None:
        """Write something that is not part of a table's log."""

        def work(connection: sa.Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self.transact(work, WRITE_LOCK)

    def insert(self, table: sa.Table, row: dict[str, Any]) -> sa.Executable:
        """A statement that adds a row, unless there is one with its key."""
        statement: sa.Executable = self._insert(table).values(row).on_conflict_do_nothing()
        return statement

    async def fetch_overdue(self, before: int) -> list[str]:
        """Tables with a deadline before this time."""
        kept = schema.tables
        found = await self.fetch(sa.select(kept.c.id).where(kept.c.due < before).order_by(kept.c.due).limit(BATCH_SIZE))
        return [row.id for row in found]

    async def save_chances(self, game_id: str, chances: list[list[float]]) -> None:
        """Save the seats' chances throughout a finished game."""
        kept = schema.games
        await self.execute(sa.update(kept).where(kept.c.id == game_id).values(chances=to_json(chances)))

    async def save_review(self, game_id: str, review: dict[str, Any]) -> None:
        """Save the review of a finished game."""
        kept = schema.games
        await self.execute(sa.update(kept).where(kept.c.id == game_id).values(review=to_json(review)))

    async def save_noted(self, noted: dict[str, str]) -> None:
        """Save what statistics count of some finished games."""
        kept = schema.games
        await self.execute(*(sa.update(kept).where(kept.c.id == game).values(noted=noted[game]) for game in noted))

    # Guests

    async def add_guest(self, guest: str, name: str, now: int) -> None:
        await self.execute(sa.insert(schema.guests).values(id=guest, name=name, created=now))

    async def fetch_name(self, guest: str) -> str | None:
        found = await self.fetch(SELECT_NAME, guest=guest)
        return found[0].name if found else None

    async def rename(self, guest: str, name: str) -> None:
        await self.execute(sa.update(schema.guests).where(schema.guests.c.id == guest).values(name=name))

    # Other processes

    async def announce_watchers(self, table_id: str, watchers: str) -> None:
        """Tell other processes how many guests watch a table through this one, or `ASK` them for their number."""
        note = f"{self.process} {table_id} {watchers}"
        await self.execute(sa.text(f"SELECT pg_notify('{WATCHERS_CHANNEL}', :note)").bindparams(note=note))

    async def listen(
        self, on_entries: Callable[[str, int], None], on_watchers: Callable[[str, str, str], None]
    ) -> None:
        """Listen to other processes until the connection is lost.

        `on_entries` gets the table and the number of the last entry that another process has appended. Its first call
        has an empty table: anything may have happened before. `on_watchers` gets a process, a table and a number of
        watchers.
        """

        def entries_appended(_connection: Any, _pid: int, _channel: str, payload: Any) -> None:
            process, table_id, number = str(payload).split()
            if process != self.process:
                on_entries(table_id, int(number))

        def watchers_announced(_connection: Any, _pid: int, _channel: str, payload: Any) -> None:
            process, table_id, watchers = str(payload).split()
            if process != self.process:
                on_watchers(process, table_id, watchers)

        ended = asyncio.Event()
        connection = await asyncpg.connect(self.url.replace("+asyncpg", "", 1), timeout=10)
        try:
            connection.add_termination_listener(lambda _: ended.set())
            await connection.add_listener(ENTRIES_CHANNEL, entries_appended)
            await connection.add_listener(WATCHERS_CHANNEL, watchers_announced)
            on_entries("", 0)
            await ended.wait()
        finally:
            connection.terminate()

    async def heartbeat(self, now: int, stale: int) -> set[str]:
        """Record that this process is alive, remove processes that are not, and return those that are."""
        kept = schema.processes
        mine = self._insert(kept).values(id=self.process, seen=now)
        await self.execute(
            mine.on_conflict_do_update(index_elements=["id"], set_={"seen": now}),
            sa.delete(kept).where(kept.c.seen < now - stale),
        )
        return {row.id for row in await self.fetch(sa.select(kept.c.id))}

    async def sign_off(self) -> None:
        """Remove this process from those that are alive, for a graceful shutdown."""
        await self.execute(sa.delete(schema.processes).where(schema.processes.c.id == self.process))

    async def fetch_orphaned(self, living: Iterable[str]) -> list[str]:
        """Tables with players who were connected through a process that no longer runs."""
        kept, alive = schema.tables, set(living)
        found = await self.fetch(sa.select(kept.c.here).where(kept.c.here != "").distinct())
        bereft = [row.here for row in found if not set(row.here.split()) <= alive]
        return (
            [row.id for row in await self.fetch(sa.select(kept.c.id).where(kept.c.here.in_(bereft)))] if bereft else []
        )


def _upgrade(connection: sa.Connection) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _entries(rows: list[Any]) -> list[Entry]:
    return [Entry.stored(number, at, kind, orjson.loads(body)) for number, at, kind, body in rows]
