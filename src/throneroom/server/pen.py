"""The pen of SQLite: a thread that takes all changes that wait, commits them together, and says so.

What is committed lies in the write-ahead log, on disk; a second thread brings it into the database file meanwhile, so
that no decision has to wait for that.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any

from throneroom.server.append import Change, Conflict, Unavailable, put

MOST_AT_ONCE = 200
FOLD = 1000
"""Commits after which the write-ahead log is brought into the database file."""
WRITING = Lock()
"""Who writes to SQLite in this process: SQLite itself would let the second one sleep and look again."""
FOLDING = "PRAGMA wal_checkpoint(PASSIVE)"
Waiting = tuple[Change, asyncio.Future[None]]
Outcome = tuple[asyncio.Future[None], Exception | None]
logger = logging.getLogger("throneroom.store")


def prepare(connection: Any, synchronous: str) -> None:
    """What every connection to a SQLite file begins with."""
    for line in ("journal_mode=WAL", f"synchronous={synchronous}", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {line}")


class Lite:
    """A hand that talks to SQLite directly: a quarter of the time that SQLAlchemy takes."""

    def __init__(self, path: str, synchronous: str) -> None:
        self.connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        prepare(self.connection, synchronous)
        self.connection.execute("PRAGMA wal_autocheckpoint=0")

    def say(self, statement: str, rows: list[dict[str, Any]]) -> None:
        self.connection.executemany(statement, rows)

    def ask(self, statement: str, row: dict[str, Any]) -> Any:
        return self.connection.execute(statement, row).fetchone()

    def commit(self, changes: list[Change]) -> None:
        """All or nothing."""
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            put(self, changes)
            self.connection.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                self.connection.execute("ROLLBACK")
            raise

    def fold(self) -> None:
        """Bring into the database file what nobody reads from the log any more."""
        with contextlib.suppress(sqlite3.Error):
            self.connection.execute(FOLDING).fetchall()


class Pen:
    """Writes down what is saved; `None` in its queues ends a thread, `FOLDING` has the log brought in."""

    def __init__(self, path: str, synchronous: str) -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[Waiting | str | None] = SimpleQueue()
        self._folding: SimpleQueue[str | None] = SimpleQueue()
        self._threads = [
            Thread(target=self._write, args=[Lite(path, synchronous)], name="pen", daemon=True),
            Thread(target=self._fold, args=[Lite(path, synchronous)], name="fold", daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def put(self, change: Change, done: asyncio.Future[None]) -> None:
        self._waiting.put((change, done))

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._folding.put(None)
        self._waiting.put(None)
        for thread in self._threads:
            thread.join()

    def _write(self, hand: Lite) -> None:
        commits = 0
        while (first := self._waiting.get()) is not None:
            if isinstance(first, str):
                hand.fold()
                continue
            batch = [first]
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                more = self._waiting.get()
                if not isinstance(more, tuple):
                    self._waiting.put(more)
                    break
                batch.append(more)
            with WRITING:
                outcomes = _committed(hand, batch)
            self._loop.call_soon_threadsafe(settle, outcomes)
            commits += 1
            if commits % FOLD == 0:
                self._folding.put(FOLDING)
        hand.connection.close()

    def _fold(self, hand: Lite) -> None:
        """Most of the log is brought in here; the pen does the little that has come since, and can start it anew."""
        while self._folding.get() is not None:
            hand.fold()
            self._waiting.put(FOLDING)
        hand.connection.close()


def _committed(hand: Lite, batch: list[Waiting]) -> list[Outcome]:
    """What came of a batch. Where one change is in conflict, each is committed by itself."""
    try:
        hand.commit([change for change, _ in batch])
    except sqlite3.IntegrityError:
        if len(batch) == 1:
            return [(batch[0][1], Conflict())]
        return [outcome for waiting in batch for outcome in _committed(hand, [waiting])]
    except Exception as error:
        logger.exception("commit failed", extra={"changes": len(batch)})
        return [(done, Unavailable(type(error).__name__)) for _, done in batch]
    return [(done, None) for _, done in batch]


def settle(outcomes: list[Outcome]) -> None:
    """Tell those who wait; some may have gone."""
    for done, error in outcomes:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
