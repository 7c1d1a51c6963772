"""The SQLite writer: which changes share a commit."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue

from throneroom.server.database_file import DatabaseFile
from throneroom.server.sqlite_writer import SqliteWriter
from throneroom.server.store import Store
from throneroom.server.table_row import change_of
from throneroom.table import Entry, Table, commands
from throneroom.table.table_settings import TableSettings

PATIENCE = 60.0


class Rests:
    """The pauses between commits: each lasts until the test ends it."""

    def __init__(self) -> None:
        self.begun: SimpleQueue[None] = SimpleQueue()
        self._ended: SimpleQueue[None] = SimpleQueue()

    def rest(self, _: float) -> None:
        self.begun.put(None)
        self._ended.get(timeout=PATIENCE)

    def end(self) -> None:
        self._ended.put(None)


def opened(name: str) -> tuple[Table, list[Entry]]:
    table = Table(name)
    entries = commands.open_table(TableSettings.checked("hierarchy"), "ada", "Ada", ["me", "open"], 1)
    for entry in entries:
        table.apply(entry)
    return table, entries


def save(writer: SqliteWriter, table: Table, entries: list[Entry]) -> asyncio.Future[None]:
    done = asyncio.get_running_loop().create_future()
    writer.submit(change_of(table, entries), done)
    return done


def test_what_arrives_between_two_commits_shares_the_next_one_and_a_table_alone_never_waits(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    def saved() -> set[str]:
        with closing(sqlite3.connect(path)) as database:
            return {name for (name,) in database.execute("SELECT id FROM tables")}

    async def work() -> None:
        store = Store(f"sqlite:///{path}", "test")
        await store.open()
        await store.close()
        rests = Rests()
        writer = SqliteWriter(DatabaseFile(str(path)), "normal", rests.rest)

        await save(writer, *opened("one"))  # the first one does not wait
        await asyncio.to_thread(rests.begun.get, True, PATIENCE)
        (second, entries), third = opened("two"), opened("three")
        waiting = save(writer, second, entries), save(writer, *third)
        assert saved() == {"one"}
        rests.end()
        await asyncio.gather(*waiting)  # there is no other rest between the two
        assert saved() == {"one", "two", "three"}

        await asyncio.to_thread(rests.begun.get, True, PATIENCE)
        rests.end()
        for closed, others in ((True, True), (False, False), (True, False)):
            entries = commands.close_chat(second, closed, 2)
            second.apply(entries[0])
            await save(writer, second, entries)
            if others:  # those of the commit before it
                await asyncio.to_thread(rests.begun.get, True, PATIENCE)
                rests.end()
        await asyncio.to_thread(writer.close, PATIENCE)
        assert rests.begun.empty()

    asyncio.run(work())
