"""The store: logs of tables in SQLite or PostgreSQL. What `save` has returned for is on disk.

All that arrives while a transaction runs goes into the next one together, so that many tables share the cost of a
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
from throneroom.server.append import Change, Conflict, Unavailable, json, put
from throneroom.server.config import SYNCHRONOUS
from throneroom.server.pen import MOST_AT_ONCE, WRITING, Outcome, Pen, Waiting, prepare, settle
from throneroom.table import Entry

CHANNEL, WATCHERS = "throneroom", "throneroom_watchers"
ASKS = "?"
"""In the place of a number of watchers: a process asks for those of the others."""
MIGRATING = 0x7468726F6E65
"""The number of the lock that lets one process at a time bring the schema up to date."""
LOG = (
    sa.select(schema.entries.c.number, schema.entries.c.at, schema.entries.c.kind, schema.entries.c.body)
    .where(schema.entries.c.table_id == sa.bindparam("table"), schema.entries.c.number > sa.bindparam("since"))
    .order_by(schema.entries.c.number)
)
NAME = sa.select(schema.guests.c.name).where(schema.guests.c.id == sa.bindparam("guest"))
CLERKS = 2
READING = contextlib.nullcontext()
T = TypeVar("T")
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
        self._server = (
            create_async_engine(url, pool_pre_ping=True, pool_size=5, max_overflow=5) if self.shared else None
        )
        address = sa.make_url(url)
        self._synchronous = str(address.query.get("synchronous", SYNCHRONOUS[0]))
        self._file = None if self.shared else sa.create_engine(address.difference_update_query(["synchronous"]))
        if self._file is not None:
            sa.event.listen(self._file, "connect", lambda connection, _: prepare(connection, self._synchronous))
        self._clerks = ThreadPoolExecutor(CLERKS, "clerk")
        """They look things up in SQLite."""
        self._pen: Pen | None = None
        """What appends to logs in SQLite."""
        self._insert: Any = postgresql.insert if self.shared else sqlite.insert
        self._waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.secret = b""

    async def open(self) -> None:
        """Bring the schema up to date, and start to write."""
        self.secret = bytes.fromhex(await self.do(self._prepared, WRITING))
        if self._file is None:
            self._writer = asyncio.create_task(self._write())
        else:
            self._pen = Pen(str(self._file.url.database), self._synchronous)

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
        self._clerks.shutdown()
        if self._file:
            self._file.dispose()
        if self._server:
            await self._server.dispose()

    def _prepared(self, connection: sa.Connection) -> str:
        """The schema as it should be, and the secret of this database."""
        if self.shared:
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        _upgrade(connection)
        fresh = {"name": "secret", "value": secrets.token_hex(32)}
        connection.execute(self._insert(schema.settings).values(fresh).on_conflict_do_nothing())
        return str(connection.scalar(sa.select(schema.settings.c.value).filter_by(name="secret")))

    async def do(self, work: Callable[[sa.Connection], T], turn: AbstractContextManager[Any] = READING) -> T:
        """Do something in a transaction: with SQLite in a thread, in one go, when its turn has come."""
        try:
            if self._server is not None:
                async with self._server.begin() as connection:
                    return await connection.run_sync(work)
            return await asyncio.get_running_loop().run_in_executor(self._clerks, self._in_file, work, turn)
        except IntegrityError:
            raise
        except (DBAPIError, OSError) as error:
            raise Unavailable(str(type(error).__name__)) from error

    def _in_file(self, work: Callable[[sa.Connection], T], turn: AbstractContextManager[Any]) -> T:
        assert self._file is not None
        with turn, self._file.begin() as connection:
            return work(connection)

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
            await self.do(lambda connection: self._put(connection, [change for change, _ in batch]))
        except IntegrityError:
            if len(batch) == 1:
                return [(batch[0][1], Conflict())]
            return [outcome for waiting in batch for outcome in await self._committed([waiting])]
        except Unavailable as error:
            logger.error("commit failed", extra={"error": str(error), "changes": len(batch)})
            return [(done, error) for _, done in batch]
        return [(done, None) for _, done in batch]

    def _put(self, connection: sa.Connection, changes: list[Change]) -> None:
        """The changes, and a note of them to other processes; in one order, so that they never wait in a circle."""
        changes = sorted(changes, key=lambda change: change.table_id)
        put(Asked(connection), changes)
        notes = [{"note": f"{self.process} {c.table_id} {c.entries[-1].number}"} for c in changes]
        connection.execute(sa.text(f"SELECT pg_notify('{CHANNEL}', :note)"), notes)

    # Reading

    async def entries(self, table_id: str, since: int = 0) -> list[Entry]:
        """The log of a table after a number."""
        found = await self.rows(LOG, table=table_id, since=since)
        return [Entry.stored(number, at, kind, orjson.loads(body)) for number, at, kind, body in found]

    async def rows(self, wanted: sa.Select[Any], **values: Any) -> list[Any]:
        return await self.do(lambda connection: list(connection.execute(wanted, values)))

    async def change(self, *statements: sa.Executable) -> None:
        """Something that is not part of a table."""

        def work(connection: sa.Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self.do(work, WRITING)

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
        await self.change(sa.update(kept).where(kept.c.id == game_id).values(chances=json(chances)))

    # Guests

    async def add_guest(self, guest: str, name: str, now: int) -> None:
        await self.change(sa.insert(schema.guests).values(id=guest, name=name, created=now))

    async def name_of(self, guest: str) -> str | None:
        found = await self.rows(NAME, guest=guest)
        return found[0].name if found else None

    async def rename(self, guest: str, name: str) -> None:
        await self.change(sa.update(schema.guests).where(schema.guests.c.id == guest).values(name=name))

    # Other processes

    async def announce(self, table_id: str, watchers: str) -> None:
        """Tell other processes how many watch a table through this one, or ask them."""
        note = f"{self.process} {table_id} {watchers}"
        await self.change(sa.text(f"SELECT pg_notify('{WATCHERS}', :note)").bindparams(note=note))

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
        mine = self._insert(kept).values(id=self.process, seen=now)
        await self.change(
            mine.on_conflict_do_update(index_elements=["id"], set_={"seen": now}),
            sa.delete(kept).where(kept.c.seen < now - stale),
        )
        return {row.id for row in await self.rows(sa.select(kept.c.id))}

    async def say_goodbye(self) -> None:
        await self.change(sa.delete(schema.processes).where(schema.processes.c.id == self.process))

    async def orphans(self, living: Iterable[str]) -> list[str]:
        """Tables with players whose connection was to a process that is no more."""
        kept, alive = schema.tables, set(living)
        found = await self.rows(sa.select(kept.c.here).where(kept.c.here != "").distinct())
        bereft = [row.here for row in found if not set(row.here.split()) <= alive]
        return (
            [row.id for row in await self.rows(sa.select(kept.c.id).where(kept.c.here.in_(bereft)))] if bereft else []
        )


def _upgrade(connection: sa.Connection) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
