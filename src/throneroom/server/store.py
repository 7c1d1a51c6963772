"""The store: logs of tables in SQLite or PostgreSQL. When `save` returns, the change is on disk.

All changes that arrive during a transaction go into the next one together, so that many tables share the cost of a
commit. The key of `entries` is (table, number): two processes cannot both append the same number.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sqlite3
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from typing import Any, TypeVar

import asyncpg
import orjson
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from throneroom.server import clock, migrations, schema
from throneroom.server.background import in_thread_if_long
from throneroom.server.config import SYNCHRONOUS
from throneroom.server.database_file import DatabaseFile
from throneroom.server.faults import Faults
from throneroom.server.postgres import Postgres
from throneroom.server.sqlite_writer import BATCH_SIZE, WRITE_LOCK, Outcome, SqliteWriter, Waiting, configure, resolve
from throneroom.server.supervision import SupervisedTask
from throneroom.server.transaction import Busy, Change, Conflict, Unavailable, Unreadable, to_json, write_changes
from throneroom.table import Entry

ENTRIES_CHANNEL, WATCHERS_CHANNEL = "throneroom", "throneroom_watchers"
GONE_CHANNEL = "throneroom_gone"
"""On which a process says that it stops: what was due in it is now for the others."""
LISTENING = "throneroom (listening)"
"""The name under which PostgreSQL lists the connection to other processes."""
ASK = "?"
"""Sent instead of a number of watchers: a process asks the others for theirs."""
SELECT_ENTRIES = (
    sa.select(schema.entries.c.number, schema.entries.c.at, schema.entries.c.kind, schema.entries.c.body)
    .where(schema.entries.c.table_id == sa.bindparam("table"), schema.entries.c.number > sa.bindparam("since"))
    .order_by(schema.entries.c.number)
)
SELECT_NAME = sa.select(schema.guests.c.name).where(schema.guests.c.id == sa.bindparam("guest"))
READERS = 2
"""Threads that read from SQLite for decisions, and as many for everything else."""
LIMIT = 8.0
"""Seconds that the database may take to answer, unless the host has set another limit."""
SAVE_WITHIN = 2
"""How many times that limit a change may wait: for the commit before it, and for its own."""
WRITER_WITHIN = 3
"""How many times that limit the writer may take for a round, until something is wrong with it."""
MIGRATE_WITHIN = 600.0
CLOSE_WITHIN = 3.0
BEAT_EVERY = 3.0
LISTEN_WITHIN = 3.0
"""Seconds between two looks whether the connection to other processes still works, and for the answer."""
READING, WRITING = "reading", "writing"
ALIVE = "alive"
"""The setting that says when a server was last known to run."""
MOST_OVERDUE = 1000
"""How many overdue tables are looked at in a round."""
PASSING = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL}
"""Errors of SQLite at the start that pass, such as a full disk: the server waits for that."""
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
    """One database. Every wait for it has a limit of `limit` seconds, after which it counts as unavailable."""

    def __init__(self, url: str, process: str, limit: float = LIMIT, faults: Faults | None = None) -> None:
        self.process = process
        self.shared = url.startswith("postgresql")
        self.url = url
        self._limit = limit
        self.faults = faults or Faults()
        self._server = Postgres(url, limit) if self.shared else None
        address = sa.make_url(url)
        self._synchronous = str(address.query.get("synchronous", SYNCHRONOUS[0]))
        self._file = None if self.shared else sa.create_engine(address.difference_update_query(["synchronous"]))
        if self._file is not None:
            sa.event.listen(self._file, "connect", lambda connection, _: configure(connection, self._synchronous))
        self.file = None if self._file is None else DatabaseFile(str(self._file.url.database))
        self._readers = {
            urgent: ThreadPoolExecutor(READERS, "urgent" if urgent else "reader") for urgent in (True, False)
        }
        """Threads that read from SQLite: those for decisions never wait for a list."""
        self._sqlite_writer: SqliteWriter | None = None
        self._postgres_writer: SupervisedTask | None = None
        self._writing: asyncio.Task[None] | None = None
        self._insert: Any = postgresql.insert if self.shared else sqlite.insert
        self._waiting: deque[Waiting] = deque()
        self._arrived = asyncio.Event()
        self._probing = False
        self.failures: dict[str, str] = {}
        """What does not work at the moment, reading or writing, and why."""
        self._last_answer: dict[str, int] = {}
        self.secret = b""
        """Empty until the database is open."""

    async def open(self) -> None:
        """Bring the schema up to date, and start the writer. Raises `Unavailable` if that cannot be done yet."""
        if self.secret:
            return
        if self._file is not None:
            assert self.file is not None
            self.file.claim()
            try:
                secret = await asyncio.to_thread(self._transact_in_file, self._migrate, WRITE_LOCK)
                self._sqlite_writer = SqliteWriter(self.file, self._synchronous)
            except (sqlite3.OperationalError, OperationalError) as error:
                raise _if_passing(error) from error
        elif self._server is not None:
            secret = await self._server.migrate(self._migrate, MIGRATE_WITHIN)
            self._postgres_writer = SupervisedTask("writer", self.write, WRITER_WITHIN * self._limit)
            self._writing = asyncio.create_task(self._postgres_writer.run())
        self.secret = bytes.fromhex(secret)

    async def close(self) -> None:
        """Write what is waiting, then close all connections, without waiting for a database that does not answer."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_WITHIN):
                while self._waiting and self.available:
                    await asyncio.sleep(0.01)
        if self._writing:
            self._writing.cancel()
            await asyncio.wait({self._writing}, timeout=CLOSE_WITHIN)
        if self._sqlite_writer:
            await asyncio.to_thread(self._sqlite_writer.close, CLOSE_WITHIN)
        for threads in self._readers.values():
            threads.shutdown(wait=False, cancel_futures=True)
        if self._file:
            self._file.dispose()
        if self._server:
            await self._server.close()
        if self.file:
            self.file.release()

    @property
    def available(self) -> bool:
        """Whether the database is open and answered lately."""
        return bool(self.secret) and not self.failures

    @property
    def problems(self) -> list[str]:
        """Why nothing can be saved, as sentences for the host."""
        if not self.secret:
            return ["the database has not answered yet"]
        found = [f"the database cannot be used for {what}" for what in sorted(self.failures)]
        writer = self._postgres_writer or self._sqlite_writer
        found += [writer.problem] if writer is not None and writer.problem is not None else []
        if self.file is not None:
            found += [self.file.problem] if self.file.problem is not None else []
            found += ["the disk of the database is full"] if self.file.is_full else []
        return found

    def _migrate(self, connection: sa.Connection) -> str:
        """Bring the schema up to date; returns the secret of this database."""
        migrations.lock(connection)
        migrations.upgrade(connection)
        fresh = {"name": "secret", "value": secrets.token_hex(32)}
        connection.execute(self._insert(schema.settings).values(fresh).on_conflict_do_nothing())
        return str(connection.scalar(sa.select(schema.settings.c.value).filter_by(name="secret")))

    async def transact(self, work: Callable[[sa.Connection], T], writes: bool = False, urgent: bool = False) -> T:
        """Run `work` in a transaction. What games wait for is urgent, and does not wait for anything else."""
        probes = bool(self.failures) and not urgent and not writes
        if probes and self._probing:
            raise Unavailable("it does not answer")
        kind, began = WRITING if writes else READING, clock.now()
        self._probing = self._probing or probes
        try:
            if self._server is not None:
                result = await self._server.transact(work, urgent)
            else:
                lock = WRITE_LOCK if writes else NO_LOCK
                result = await self._in_thread(urgent, work, lock)
        except IntegrityError:
            self._answered(kind)
            raise
        except Unavailable as error:
            if urgent or not isinstance(error, Busy):
                self._failed(kind, began, error)
            raise
        finally:
            if probes:
                self._probing = False
        self._answered(kind)
        return result

    async def _in_thread(
        self, urgent: bool, work: Callable[[sa.Connection], T], lock: AbstractContextManager[Any]
    ) -> T:
        """Run `work` in a transaction on the SQLite file, in a thread that holds the lock."""
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(self._readers[urgent], self._transact_in_file, work, lock)
        future.add_done_callback(_hear_error)
        done, _ = await asyncio.wait({future}, timeout=self._limit)
        if not done:
            raise Unavailable("it did not answer in time")
        try:
            return future.result()
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as error:
            cause = getattr(error, "orig", None) or error
            raise Unavailable(f"{type(cause).__name__}: {cause}") from error

    def _transact_in_file(self, work: Callable[[sa.Connection], T], lock: AbstractContextManager[Any]) -> T:
        assert self._file is not None and self.file is not None
        with lock:
            if self.secret and lock is WRITE_LOCK:
                self.file.check()
            with self._file.begin() as connection:
                result = work(connection)
            if self.secret and lock is WRITE_LOCK:
                self.file.check()
            return result

    def _failed(self, kind: str, began: int, error: Exception) -> None:
        """The database could not be used; players get back the time from when it began until it can.

        If others were answered meanwhile, there was only too much in this one transaction.
        """
        if self._last_answer.get(kind, 0) < began:
            self.failures[kind] = str(error)
            self.faults.begin(f"database: {kind}", began)

    def _answered(self, kind: str) -> None:
        self._last_answer[kind] = clock.now()
        if self.failures and self.failures.pop(kind, None) is not None:
            self.faults.end(f"database: {kind}")

    # Appending

    async def save(self, change: Change) -> None:
        """Save a change; returns after the commit. Raises `Conflict` or `Unavailable`."""
        if not self.secret:
            raise Unavailable("it is not open yet")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        limit = loop.call_later(SAVE_WITHIN * self._limit, _give_up, done)
        began = clock.now()
        if self._sqlite_writer:
            self._sqlite_writer.submit(change, done)
        else:
            self._waiting.append((change, done))
            self._arrived.set()
        try:
            await done
        except Unavailable as error:
            self._failed(WRITING, began, error)
            raise
        except Conflict:
            self._answered(WRITING)
            raise
        finally:
            limit.cancel()
            done.cancel()
        self._answered(WRITING)

    async def write(self, beat: Callable[[], None]) -> None:
        """Commit everything that is waiting to PostgreSQL, in a loop, as `SqliteWriter` does for SQLite."""
        while True:
            beat()
            if not self._waiting:
                self._arrived.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._arrived.wait(), BEAT_EVERY)
                continue
            batch = [self._waiting.popleft() for _ in range(min(BATCH_SIZE, len(self._waiting)))]
            batch = [(change, done) for change, done in batch if not done.done()]
            try:
                resolve(await self._commit_batch(batch) if batch else [])
            except BaseException:
                resolve([(done, Unavailable("the writer failed")) for _, done in batch])
                raise

    async def _commit_batch(self, batch: list[Waiting]) -> list[Outcome]:
        """Commit a batch; if one of its changes cannot be saved, commit each one separately."""
        try:
            await self.transact(
                lambda connection: self._write_and_notify(connection, [change for change, _ in batch]),
                writes=True,
                urgent=True,
            )
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
        values = {"table": table_id, "since": since}
        found = await self.transact(lambda connection: list(connection.execute(SELECT_ENTRIES, values)), urgent=True)
        try:
            return await in_thread_if_long(len(found), _entries, found)
        except (ValueError, KeyError, TypeError) as error:
            raise Unreadable(table_id) from error

    async def fetch(self, query: sa.Select[Any], urgent: bool = False, **values: Any) -> list[Any]:
        """The rows of a query."""
        return await self.transact(lambda connection: list(connection.execute(query, values)), urgent=urgent)

    async def execute(self, *statements: sa.Executable, urgent: bool = False) -> None:
        """Write something that is not part of a table's log."""

        def work(connection: sa.Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self.transact(work, writes=True, urgent=urgent)

    def insert(self, table: sa.Table, row: dict[str, Any]) -> sa.Executable:
        """A statement that adds a row, unless there is one with its key."""
        statement: sa.Executable = self._insert(table).values(row).on_conflict_do_nothing()
        return statement

    async def fetch_overdue(self, before: int, but: Iterable[str] = ()) -> list[str]:
        """Tables with a deadline before this time, but not these."""
        kept = schema.tables
        query = sa.select(kept.c.id).where(kept.c.due < before, kept.c.id.not_in(list(but)))
        rows = await self.fetch(query.order_by(kept.c.due).limit(MOST_OVERDUE), urgent=True)
        return [row.id for row in rows]

    async def count_overdue(self, before: int) -> int:
        """The number of tables with a deadline before this time."""
        kept = schema.tables
        [(count,)] = await self.fetch(sa.select(sa.func.count()).where(kept.c.due < before), urgent=True)
        return int(count)

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

    async def fetch_name(self, guest: str) -> str | None:
        found = await self.fetch(SELECT_NAME, guest=guest)
        return found[0].name if found else None

    async def rename(self, guest: str, name: str) -> None:
        entrants = schema.entrants
        await self.execute(
            sa.update(schema.guests).where(schema.guests.c.id == guest).values(name=name),
            sa.update(entrants).where(entrants.c.player == guest).values(name=name),
        )

    # Other processes

    async def announce_watchers(self, table_id: str, watchers: str) -> None:
        """Tell other processes how many guests watch a table through this one, or `ASK` them for their number."""
        note = f"{self.process} {table_id} {watchers}"
        await self.execute(sa.text(f"SELECT pg_notify('{WATCHERS_CHANNEL}', :note)").bindparams(note=note))

    async def listen(
        self,
        on_entries: Callable[[str, int], None],
        on_watchers: Callable[[str, str, str], None],
        on_gone: Callable[[], None],
        beat: Callable[[], None],
    ) -> None:
        """Listen to other processes until the connection is lost; beats as long as it works.

        `on_entries` gets the table and the number of the last entry that another process has appended. Its first call
        has an empty table: anything may have happened before. `on_watchers` gets a process, a table and a number of
        watchers. `on_gone` is called when another process stops.
        """

        def entries_appended(_connection: Any, _pid: int, _channel: str, payload: Any) -> None:
            process, table_id, number = str(payload).split()
            if process != self.process:
                on_entries(table_id, int(number))

        def watchers_announced(_connection: Any, _pid: int, _channel: str, payload: Any) -> None:
            process, table_id, watchers = str(payload).split()
            if process != self.process:
                on_watchers(process, table_id, watchers)

        def process_gone(_connection: Any, _pid: int, _channel: str, payload: Any) -> None:
            if payload != self.process:
                on_gone()

        ended = asyncio.Event()
        connection = await asyncpg.connect(
            self.url.replace("+asyncpg", "", 1), timeout=self._limit, server_settings={"application_name": LISTENING}
        )
        try:
            connection.add_termination_listener(lambda _: ended.set())
            async with asyncio.timeout(self._limit):
                await connection.add_listener(ENTRIES_CHANNEL, entries_appended)
                await connection.add_listener(WATCHERS_CHANNEL, watchers_announced)
                await connection.add_listener(GONE_CHANNEL, process_gone)
            on_entries("", 0)
            while not ended.is_set():
                beat()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(ended.wait(), LISTEN_WITHIN)
                async with asyncio.timeout(LISTEN_WITHIN):
                    await connection.fetchval("SELECT 1")
        finally:
            connection.terminate()

    # Which processes run

    async def fetch_alive(self) -> int | None:
        """When a server on this database was last known to run."""
        found = await self.fetch(sa.select(schema.settings.c.value).filter_by(name=ALIVE), urgent=True)
        return int(found[0].value) if found else None

    def _stay_alive(self, now: int) -> sa.Executable:
        """The statement that notes that a server runs at this time."""
        kept = schema.settings
        mine = self._insert(kept).values(name=ALIVE, value=str(now))
        later: sa.Executable = mine.on_conflict_do_update(
            index_elements=["name"], set_={"value": str(now)}, where=kept.c.value < str(now)
        )
        return later

    async def heartbeat(self, now: int) -> dict[str, int]:
        """Record that this process is alive; returns when it and others were last seen, by their own clocks."""
        kept = schema.processes
        mine = self._insert(kept).values(id=self.process, seen=now)
        await self.execute(
            mine.on_conflict_do_update(index_elements=["id"], set_={"seen": now}), self._stay_alive(now), urgent=True
        )
        return {row.id: row.seen for row in await self.fetch(sa.select(kept), urgent=True)}

    async def remove_processes(self, dead: Iterable[str]) -> None:
        """Remove processes that no longer run."""
        await self.execute(sa.delete(schema.processes).where(schema.processes.c.id.in_(list(dead))), urgent=True)

    async def sign_off(self) -> None:
        """Remove this process from those that are alive, for a graceful shutdown, and tell the others."""
        gone = sa.delete(schema.processes).where(schema.processes.c.id == self.process)
        tell = sa.text(f"SELECT pg_notify('{GONE_CHANNEL}', :process)").bindparams(process=self.process)
        await self.execute(gone, self._stay_alive(clock.now()), *([tell] if self.shared else []), urgent=True)

    async def fetch_orphaned(self, living: Iterable[str]) -> list[str]:
        """Tables with players who were connected through a process that no longer runs."""
        kept, alive = schema.tables, set(living)
        found = await self.fetch(sa.select(kept.c.here).where(kept.c.here != "").distinct(), urgent=True)
        bereft = [row.here for row in found if not set(row.here.split()) <= alive]
        query = sa.select(kept.c.id).where(kept.c.here.in_(bereft))
        return [row.id for row in await self.fetch(query, urgent=True)] if bereft else []

    async def fetch_last_numbers(self, table_ids: Iterable[str]) -> dict[str, int]:
        """The numbers of the last entries of some tables."""
        kept = schema.tables
        query = sa.select(kept.c.id, kept.c.last).where(kept.c.id.in_(list(table_ids)))
        return {row.id: row.last for row in await self.fetch(query, urgent=True)}


def _if_passing(error: sqlite3.OperationalError | OperationalError) -> Exception:
    """`Unavailable` for an error of SQLite that passes, else the error itself."""
    cause = error.orig if isinstance(error, OperationalError) else error
    code = getattr(cause, "sqlite_errorcode", 0)
    return Unavailable(str(cause)) if code & 255 in PASSING else error


def _give_up(done: asyncio.Future[None]) -> None:
    """A change has waited for too long: a writer that comes to it now leaves it out."""
    if not done.done():
        done.set_exception(Unavailable("it did not answer in time"))


def _hear_error(future: asyncio.Future[Any]) -> None:
    """Work that nobody waits for any more may fail."""
    if not future.cancelled():
        future.exception()


def _entries(rows: list[Any]) -> list[Entry]:
    return [Entry.stored(number, at, kind, orjson.loads(body)) for number, at, kind, body in rows]
