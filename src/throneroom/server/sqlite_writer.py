"""The SQLite writer: a thread that commits all waiting changes together.

A commit goes to the write-ahead log on disk. Meanwhile a second thread copies that log into the database file (a
checkpoint), so that no decision has to wait for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import Callable
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any

from throneroom.server import metrics
from throneroom.server.database_file import DatabaseFile
from throneroom.server.transaction import Change, Conflict, Unavailable, write_changes

BATCH_SIZE = 200
CHECKPOINT_EVERY = 1000
"""Commits between two checkpoints."""
WRITE_LOCK = Lock()
"""Held by whoever writes to SQLite in this process: SQLite itself would make a second writer sleep and poll."""
CACHE = 256
"""KiB of pages that a connection keeps. What one has kept is freed as soon as another one has written, and the more
there is of it, the more holes it leaves in memory; the operating system has all pages anyway.
"""
RESTART_AFTER = 0.5
"""Seconds before a thread that failed is started again."""
CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"
Waiting = tuple[Change, asyncio.Future[None]]
Outcome = tuple[asyncio.Future[None], Exception | None]
logger = logging.getLogger("throneroom.store")


def configure(connection: Any, synchronous: str) -> None:
    """Set up a new connection to a SQLite file."""
    for line in (
        "journal_mode=WAL", f"synchronous={synchronous}", "busy_timeout=10000", "foreign_keys=ON",
        f"cache_size=-{CACHE}",
    ):  # fmt: skip
        connection.execute(f"PRAGMA {line}")


class SqliteConnection:
    """An executor on SQLite without SQLAlchemy, which would take four times as long."""

    def __init__(self, file: DatabaseFile, synchronous: str) -> None:
        self._file = file
        self._connection = sqlite3.connect(file.path, isolation_level=None, check_same_thread=False)
        configure(self._connection, synchronous)
        self._connection.execute("PRAGMA wal_autocheckpoint=0")

    def execute_many(self, statement: str, rows: list[dict[str, Any]]) -> None:
        self._connection.executemany(statement, rows)

    def fetch_locked(self, statement: str, row: dict[str, Any]) -> Any:
        """BEGIN IMMEDIATE has locked the whole database against other writers."""
        return self._connection.execute(statement, row).fetchone()

    def commit(self, changes: list[Change]) -> None:
        """Write all of these changes in one transaction, or none. A commit to a file that is gone fails."""
        self._file.check()
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            write_changes(self, changes)
            self._connection.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            raise
        self._file.check()

    def checkpoint(self) -> None:
        """Copy into the database file what nobody reads from the log any more."""
        with contextlib.suppress(sqlite3.Error):
            self._connection.execute(CHECKPOINT).fetchall()

    def close(self) -> None:
        self._connection.close()


class SqliteWriter:
    """Commits changes in the order in which they arrive.

    In its queues `None` ends a thread and `CHECKPOINT` asks for a checkpoint.
    """

    def __init__(self, file: DatabaseFile, synchronous: str) -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[Waiting | str | None] = SimpleQueue()
        self._checkpoints: SimpleQueue[str | None] = SimpleQueue()
        self._connect: Callable[[], SqliteConnection] = lambda: SqliteConnection(file, synchronous)
        self._failing: dict[str, str] = {}
        """The threads that have failed and not worked since, and why."""
        self._batch: list[Waiting] = []
        """What is being committed."""
        work = {"writer": self._write, "checkpoint": self._checkpoint}
        self._threads = [
            Thread(target=self._keep_running, args=[name, work[name], self._connect()], name=name, daemon=True)
            for name in work
        ]
        for thread in self._threads:
            thread.start()

    def submit(self, change: Change, done: asyncio.Future[None]) -> None:
        """Commit this change soon; `done` resolves after the commit, or raises what went wrong."""
        self._waiting.put((change, done))

    def close(self, within: float) -> None:
        """Commit what is waiting, then stop, without waiting for a disk that hangs."""
        self._checkpoints.put(None)
        self._waiting.put(None)
        for thread in self._threads:
            thread.join(within)

    @property
    def problem(self) -> str | None:
        """What is wrong with its threads, as a sentence for the host."""
        for name, failure in self._failing.items():
            return f"the thread '{name}' of the database failed ({failure}) and is being started again"
        return None if all(thread.is_alive() for thread in self._threads) else "the writer of the database has ended"

    def _keep_running(
        self, name: str, work: Callable[[SqliteConnection], None], connection: SqliteConnection | None
    ) -> None:
        """Run the work of a thread until it ends by itself. After any error, it is started again."""
        while True:
            try:
                connection = connection or self._connect()
                self._failing.pop(name, None)
                work(connection)
                return
            except BaseException as error:
                self._failing[name] = type(error).__name__
                logger.exception("a thread of the database failed", extra={"thread_name": name})
                metrics.RESTARTS.labels(name).inc()
                if connection is not None:
                    with contextlib.suppress(sqlite3.Error):
                        connection.close()
                connection = None
                if name == "writer":
                    self._give_up_batch()
                time.sleep(RESTART_AFTER)

    def _give_up_batch(self) -> None:
        """Whether it was saved is not known: whoever waits has to look, and try again."""
        batch, self._batch = self._batch, []
        outcomes: list[Outcome] = [(done, Unavailable("the writer failed")) for _, done in batch]
        self._loop.call_soon_threadsafe(resolve, outcomes)

    def _write(self, connection: SqliteConnection) -> None:
        commits = 0
        while (first := self._waiting.get()) is not None:
            if isinstance(first, str):
                connection.checkpoint()
                continue
            batch = self._batch = [first]
            while len(batch) < BATCH_SIZE and not self._waiting.empty():
                more = self._waiting.get()
                if not isinstance(more, tuple):
                    self._waiting.put(more)
                    break
                batch.append(more)
            batch = [(change, done) for change, done in batch if not done.done()]
            with WRITE_LOCK:
                outcomes = _commit_batch(connection, batch) if batch else []
            self._loop.call_soon_threadsafe(resolve, outcomes)
            self._batch = []
            commits += 1
            if commits % CHECKPOINT_EVERY == 0:
                self._checkpoints.put(CHECKPOINT)
        connection.close()

    def _checkpoint(self, connection: SqliteConnection) -> None:
        """Copy most of the log here. The writer copies the little that was added since, and can restart the log."""
        while self._checkpoints.get() is not None:
            connection.checkpoint()
            self._waiting.put(CHECKPOINT)
        connection.close()


def _commit_batch(connection: SqliteConnection, batch: list[Waiting]) -> list[Outcome]:
    """Commit a batch; if one of its changes conflicts, commit each one separately."""
    try:
        connection.commit([change for change, _ in batch])
    except sqlite3.IntegrityError:
        if len(batch) == 1:
            return [(batch[0][1], Conflict())]
        return [outcome for waiting in batch for outcome in _commit_batch(connection, [waiting])]
    except Exception as error:
        logger.exception("commit failed", extra={"changes": len(batch)})
        return [(done, Unavailable(f"{type(error).__name__}: {error}")) for _, done in batch]
    return [(done, None) for _, done in batch]


def resolve(outcomes: list[Outcome]) -> None:
    """Resolve the futures of a commit; some may have been cancelled."""
    for done, error in outcomes:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
