"""The store: logs of tables in SQLite or PostgreSQL. What `save` has returned for is on disk.

All that arrives while a transaction runs goes into the next one together, so that many tables share the cost of a
commit. The key of `entries` is (table, number): two processes cannot both append the same number.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Iterable
from pathlib import Path
from typing import Any

import asyncpg
import orjson
import sqlalchemy as sa
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from throneroom.server import schema
from throneroom.server.append import Change, Conflict, Unavailable, json, put
from throneroom.server.pen import MOST_AT_ONCE, Outcome, Pen, Waiting, prepare, settle
from throneroom.table import Entry

CHANNEL, WATCHERS = "throneroom", "throneroom_watchers"
ASKS = "?"
"""In the place of a number of watchers: a process asks for those of the others."""
MIGRATING = 0x7468726F6E65
"""The number of the lock that lets one process at a time bring the schema up to date."""
logger = logging.getLogger("throneroom.store")


class Asked:
    """A hand that talks to PostgreSQL through SQLAlchemy."""

    def __init__(self, connection: sa.Connection) -> None:
        self._connection = connection

    def say(self, statement: str, rows: list[dict[str, Any]]) -> None:
        self._connection.execute(sa.text(statement), rows)

    def ask(self, statement: str, row: dict[str, Any]) -> Any:
        return self._connection.execute(sa.text(f"{statement} FOR UPDATE"), row).first()


class Store:
    """One database."""

    def __init__(self, url: str, process: str) -> None:
        self.process = process
        self.shared = url.startswith("postgresql")
        self.url = url
        self.engine: AsyncEngine = create_async_engine(url, pool_pre_ping=self.shared, pool_size=5, max_overflow=5)
        if not self.shared:
            sa.event.listen(self.engine.sync_engine, "connect", lambda connection, _: prepare(connection))
        self._pen: Pen | None = None
        """What appends to logs in SQLite."""
        self._insert: Any = postgresql.insert if self.shared else sqlite.insert
        self._waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.secret = b""

    async def open(self) -> None:
        """Bring the schema up to date, and start to write."""
        async with self.engine.begin() as connection:
            if self.shared:
                await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            await connection.run_sync(_upgrade)
            fresh = {"name": "secret", "value": secrets.token_hex(32)}
            await connection.execute(self._insert(schema.settings).values(fresh).on_conflict_do_nothing())
            value = await connection.scalar(sa.select(schema.settings.c.value).filter_by(name="secret"))
            self.secret = bytes.fromhex(str(value))
        if self.shared:
            self._writer = asyncio.create_task(self._write())
        else:
            self._pen = Pen(str(self.engine.url.database))

    async def close(self) -> None:
        """Write what is waiting, then leave."""
        while not self._waiting.empty():
            await asyncio.sleep(0.01)
        if self._writer:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        if self._pen:
            await asyncio.to_thread(self._pen.close)
        await self.engine.dispose()

    # Appending

    async def save(self, change: Change) -> None:
        """Append; returns after the commit. Raises `Conflict` or `Unavailable`."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._pen:
            self._pen.put(change, done)
        else:
            self._waiting.put_nowait((change, done))
        await done

    async def _write(self) -> None:
        """What the pen does for SQLite."""
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self._waiting.get_nowait())
            settle(await self._committed(batch))

    async def _committed(self, batch: list[Waiting]) -> list[Outcome]:
        """What came of a batch. Where one change is in conflict, each is committed by itself."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(self._put, [change for change, _ in batch])
        except IntegrityError:
            if len(batch) == 1:
                return [(batch[0][1], Conflict())]
            return [outcome for waiting in batch for outcome in await self._committed([waiting])]
        except (DBAPIError, OSError) as error:
            logger.error("commit failed", extra={"error": type(error).__name__, "changes": len(batch)})
            return [(done, Unavailable(type(error).__name__)) for _, done in batch]
        return [(done, None) for _, done in batch]

    def _put(self, connection: sa.Connection, changes: list[Change]) -> None:
        """The changes, and a note of them to other processes; in one order, so that they never wait in a circle."""
        changes = sorted(changes, key=lambda change: change.table_id)
        put(Asked(connection), changes)
        notes = [{"note": f"{self.process} {c.table_id} {c.entries[-1].number}"} for c in changes]
        connection.execute(sa.text(f"SELECT pg_notify('{CHANNEL}', :note)"), notes)

    # Reading

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except IntegrityError:
            raise
        except (DBAPIError, OSError) as error:
            raise Unavailable(str(type(error).__name__)) from error

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction for what is not part of a table."""
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except (DBAPIError, OSError) as error:
            raise Unavailable(str(type(error).__name__)) from error

    async def entries(self, table_id: str, since: int = 0) -> list[Entry]:
        """The log of a table after a number."""
        kept = schema.entries
        wanted = (
            sa.select(kept.c.number, kept.c.at, kept.c.kind, kept.c.body)
            .where(kept.c.table_id == table_id, kept.c.number > since)
            .order_by(kept.c.number)
        )
        async with self.reading() as connection:
            return [Entry(r.number, r.at, r.kind, orjson.loads(r.body)) for r in await connection.execute(wanted)]

    async def rows(self, wanted: sa.Select[Any]) -> list[Any]:
        async with self.reading() as connection:
            return list(await connection.execute(wanted))

    async def overdue(self, before: int) -> list[str]:
        """Tables where something should have happened by itself."""
        kept = schema.tables
        found = await self.rows(
            sa.select(kept.c.id).where(kept.c.due < before).order_by(kept.c.due).limit(MOST_AT_ONCE)
        )
        return [row.id for row in found]

    async def keep_chances(self, game_id: str, chances: list[list[float]]) -> None:
        """Of a finished game, once they are found."""
        kept = schema.games
        async with self.writing() as connection:
            await connection.execute(sa.update(kept).where(kept.c.id == game_id).values(chances=json(chances)))

    # Guests

    async def add_guest(self, guest: str, name: str, now: int) -> None:
        async with self.writing() as connection:
            await connection.execute(sa.insert(schema.guests), {"id": guest, "name": name, "created": now})

    async def name_of(self, guest: str) -> str | None:
        found = await self.rows(sa.select(schema.guests.c.name).where(schema.guests.c.id == guest))
        return found[0].name if found else None

    async def rename(self, guest: str, name: str) -> None:
        async with self.writing() as connection:
            await connection.execute(sa.update(schema.guests).where(schema.guests.c.id == guest).values(name=name))

    # Other processes

    async def announce(self, table_id: str, watchers: str) -> None:
        """Tell other processes how many watch a table through this one, or ask them."""
        async with self.writing() as connection:
            note = {"note": f"{self.process} {table_id} {watchers}"}
            await connection.execute(sa.text(f"SELECT pg_notify('{WATCHERS}', :note)"), note)

    async def listen(self, heard: Callable[[str, int], None], counted: Callable[[str, str, str], None]) -> None:
        """Hear other processes until the connection is lost: `heard` gets table and number of what they append,
        `counted` a process, a table and its number of watchers.
        """

        def note(_connection: Any, _pid: int, _channel: str, payload: Any) -> None:
            process, table_id, number = str(payload).split()
            if process != self.process:
                heard(table_id, int(number))

        def count(_connection: Any, _pid: int, _channel: str, payload: Any) -> None:
            process, table_id, watchers = str(payload).split()
            if process != self.process:
                counted(process, table_id, watchers)

        ended = asyncio.Event()
        connection = await asyncpg.connect(self.url.replace("+asyncpg", "", 1), timeout=10)
        try:
            connection.add_termination_listener(lambda _: ended.set())
            await connection.add_listener(CHANNEL, note)
            await connection.add_listener(WATCHERS, count)
            heard("", 0)
            await ended.wait()
        finally:
            connection.terminate()

    async def beat(self, now: int, stale: int) -> set[str]:
        """Say that this process lives; who else does."""
        kept = schema.processes
        insert = self._insert(kept).values(id=self.process, seen=now)
        async with self.writing() as connection:
            await connection.execute(insert.on_conflict_do_update(index_elements=["id"], set_={"seen": now}))
            await connection.execute(sa.delete(kept).where(kept.c.seen < now - stale))
            return {row.id for row in await connection.execute(sa.select(kept.c.id))}

    async def say_goodbye(self) -> None:
        async with self.writing() as connection:
            await connection.execute(sa.delete(schema.processes).where(schema.processes.c.id == self.process))

    async def orphans(self, living: Iterable[str]) -> list[str]:
        """Tables with players whose connection was to a process that is no more."""
        kept = schema.tables
        wanted = sa.select(kept.c.id, kept.c.here).where(kept.c.here != "")
        alive = set(living)
        return [row.id for row in await self.rows(wanted) if not set(row.here.split()) <= alive]


def _upgrade(connection: sa.Connection) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
