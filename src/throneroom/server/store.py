"""The store: logs of tables in SQLite or PostgreSQL. What `save` has returned for is on disk.

All that arrives while a transaction runs goes into the next one together, so that many tables share the cost of a
commit. The key of `entries` is (table, number): two processes cannot both append the same number.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
import orjson
import sqlalchemy as sa
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from throneroom.server import ratings, schema
from throneroom.table import Entry

CHANNEL, WATCHERS = "throneroom", "throneroom_watchers"
ASKS = "?"
"""In the place of a number of watchers: a process asks for those of the others."""
MIGRATING = 0x7468726F6E65
"""The number of the lock that lets one process at a time bring the schema up to date."""
MOST_AT_ONCE = 200
ENTER = sa.insert(schema.entries)
MOVE = sa.update(schema.tables).where(schema.tables.c.id == sa.bindparam("table"))
IN_SQLITE = {
    statement: str(statement.compile(dialect=sqlite.dialect(paramstyle="named"), column_keys=keys))
    for statement, keys in (
        (ENTER, [column.name for column in schema.entries.c]),
        (MOVE, ["table", *(column.name for column in schema.tables.c if column.name != "id")]),
    )
}
"""What every commit says, as SQLite takes it."""
logger = logging.getLogger("throneroom.store")


class Conflict(Exception):
    """Another process has appended to this table first."""


class Unavailable(Exception):
    """The database does not answer; whether the change was kept is not known until it does."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that has just ended."""

    id: str
    game: str
    ended: int
    record: str
    summary: dict[str, Any]
    players: list[tuple[str, str, bool]]
    """Guest, seat and whether it won, for each person."""
    teams: list[tuple[str, bool]]
    """Who is rated, guests and bots, and whether they won; nobody where the game does not count."""


@dataclass(frozen=True, slots=True)
class Change:
    """New entries of one table, and what follows from them for its row."""

    table_id: str
    entries: list[Entry]
    row: dict[str, Any]
    sitters: list[str] = field(default_factory=list)
    finished: Finished | None = None

    @property
    def opens(self) -> bool:
        return self.entries[0].number == 1


class Store:
    """One database."""

    def __init__(self, url: str, process: str) -> None:
        self.process = process
        self.shared = url.startswith("postgresql")
        self.url = url
        self.engine: AsyncEngine = create_async_engine(url, pool_pre_ping=self.shared, pool_size=5, max_overflow=5)
        if not self.shared:
            sa.event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self._pen = None if self.shared else sa.create_engine(url.replace("+aiosqlite", "", 1))
        """What appends to logs in SQLite: the same file, without a step back to the event loop for each statement."""
        self._hand = ThreadPoolExecutor(1, "store")
        if self._pen is not None:
            sa.event.listen(self._pen, "connect", _prepare_sqlite)
        self._insert: Any = postgresql.insert if self.shared else sqlite.insert
        self._waiting: asyncio.Queue[tuple[Change, asyncio.Future[None]]] = asyncio.Queue()
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
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what is waiting, then leave."""
        while not self._waiting.empty():
            await asyncio.sleep(0.01)
        if self._writer:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()
        self._hand.shutdown()
        if self._pen is not None:
            self._pen.dispose()

    # Appending

    async def save(self, change: Change) -> None:
        """Append; returns after the commit. Raises `Conflict` or `Unavailable`."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((change, done))
        await done

    async def _write(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self._waiting.get_nowait())
            try:
                await self._commit([change for change, _ in batch])
            except IntegrityError:
                for change, done in batch:
                    await self._commit_alone(change, done)
            except (DBAPIError, OSError) as error:
                _fail(batch, error)
            else:
                for _, done in batch:
                    _settle(done, None)

    async def _commit_alone(self, change: Change, done: asyncio.Future[None]) -> None:
        try:
            await self._commit([change])
        except IntegrityError:
            _settle(done, Conflict())
        except (DBAPIError, OSError) as error:
            _fail([(change, done)], error)
        else:
            _settle(done, None)

    async def _commit(self, changes: list[Change]) -> None:
        """One transaction: with SQLite in a thread of its own, in one go."""
        changes = sorted(changes, key=lambda change: change.table_id)  # so that processes never wait in a circle
        if self._pen is None:
            async with self.engine.begin() as connection:
                await connection.run_sync(self._put, changes)
        else:
            await asyncio.get_running_loop().run_in_executor(self._hand, self._put_down, self._pen, changes)

    def _put_down(self, pen: sa.Engine, changes: list[Change]) -> None:
        with pen.begin() as connection:
            self._put(connection, changes)

    def _put(self, connection: sa.Connection, changes: list[Change]) -> None:
        opened = [{"id": c.table_id, **c.row} for c in changes if c.opens]
        moved = [{"table": c.table_id, **c.row} for c in changes if not c.opens]
        if opened:
            connection.execute(sa.insert(schema.tables), opened)
        self._many(connection, ENTER, [_row(c, e) for c in changes for e in c.entries])
        if moved:
            self._many(connection, MOVE, moved)
        sitters = [{"guest": guest, "table_id": c.table_id} for c in changes for guest in c.sitters]
        if sitters:
            connection.execute(self._insert(schema.sitters).on_conflict_do_nothing(), sitters)
        ended = [(c.table_id, c.finished) for c in changes if c.finished]
        if ended:
            self._finish(connection, ended)
        if self.shared:
            notes = [{"note": f"{self.process} {c.table_id} {c.entries[-1].number}"} for c in changes]
            connection.execute(sa.text(f"SELECT pg_notify('{CHANNEL}', :note)"), notes)

    def _many(self, connection: sa.Connection, statement: sa.Insert | sa.Update, rows: list[dict[str, Any]]) -> None:
        """What every commit says; to SQLite directly, which takes half the time."""
        raw: Any = None if self.shared else connection.connection.dbapi_connection
        if raw is None:
            connection.execute(statement, rows)
            return
        text = IN_SQLITE[statement]
        try:
            raw.executemany(text, rows)
        except sqlite3.IntegrityError as error:
            raise IntegrityError(text, None, error) from error
        except sqlite3.Error as error:
            raise OperationalError(text, None, error) from error

    def _finish(self, connection: sa.Connection, ended: list[tuple[str, Finished]]) -> None:
        """Keep finished games, count them for their players, and rate these."""
        connection.execute(
            sa.insert(schema.games),
            [
                {
                    "id": game.id, "table_id": table_id, "game": game.game, "ended": game.ended, "record": game.record,
                    "summary": _json(game.summary),
                }
                for table_id, game in ended
            ],
        )  # fmt: skip
        played = [
            {"guest": guest, "game_id": game.id, "ended": game.ended, "seat": seat, "won": won}
            for _, game in ended
            for guest, seat, won in game.players
        ]
        if played:
            connection.execute(sa.insert(schema.players), played)
            self._rate(connection, [game for _, game in ended if game.players])

    def _rate(self, connection: sa.Connection, ended: list[Finished]) -> None:
        """Standings of all who played, one game after the other."""
        kept = schema.ratings
        who = {(game.game, guest) for game in ended for guest, *_ in [*game.players, *game.teams]}
        wanted = sa.select(kept).where(sa.tuple_(kept.c.game, kept.c.guest).in_(sorted(who)))
        standings = {
            (row.game, row.guest): ratings.Standing(row.played, row.won, row.rated, row.mu, row.sigma)
            for row in connection.execute(wanted.order_by(kept.c.game, kept.c.guest).with_for_update())
        }
        for game in ended:
            before = {guest: standing for (name, guest), standing in standings.items() if name == game.game}
            after = ratings.updated(before, [(guest, won) for guest, _, won in game.players], game.teams)
            standings.update({(game.game, guest): standing for guest, standing in after.items()})
        rows = [{"guest": guest, "game": name, **found.values()} for (name, guest), found in sorted(standings.items())]
        insert = self._insert(kept)
        changed = {name: insert.excluded[name] for name in ("played", "won", "rated", "mu", "sigma")}
        connection.execute(insert.on_conflict_do_update(index_elements=["guest", "game"], set_=changed), rows)

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
            await connection.execute(sa.update(kept).where(kept.c.id == game_id).values(chances=_json(chances)))

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


def _row(change: Change, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": change.table_id, "number": entry.number, "at": entry.at, "kind": entry.kind,
        "body": _json(entry.body),
    }  # fmt: skip


def _json(value: Any) -> str:
    return orjson.dumps(value).decode()


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _fail(batch: list[tuple[Change, asyncio.Future[None]]], error: Exception) -> None:
    down = isinstance(error, (OperationalError, InterfaceError, OSError)) or getattr(
        error, "connection_invalidated", False
    )
    logger.error("commit failed", extra={"error": type(error).__name__, "changes": len(batch), "down": down})
    for _, done in batch:
        _settle(done, Unavailable(type(error).__name__))


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for line in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


def _upgrade(connection: sa.Connection) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
