"""Backups: made while people play, restored into another database, where everybody goes on as who they are."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.conftest import Databases, Postgres, Server, run
from tests.server.people import guests, open_and_seat, play
from tests.server.test_accounts import code_of, sign_in
from throneroom.client import Client
from throneroom.server import backup, migrations, schema
from throneroom.server.backup import BackupError
from throneroom.server.config import Config
from throneroom.server.database_file import DatabaseFile
from throneroom.server.identity import COOKIE
from throneroom.server.provisions import LAST_BACKUP
from throneroom.server.transaction import to_json

GAME = "behind-the-throne"
OLD = "0006"


def url(database: str) -> str:
    return Config(database).url


def rows_of(database: str) -> dict[str, list[str]]:
    """All that is in a database, but for the time of its last backup."""

    def read(connection: sa.Connection) -> dict[str, list[str]]:
        return {
            name: sorted(repr(tuple(row)) for row in connection.execute(sa.select(table)) if row[0] != LAST_BACKUP)
            for name, table in schema.metadata.tables.items()
        }

    return backup._read_database(url(database), read)


def command(*words: str) -> str:
    done = subprocess.run([sys.executable, "-m", "throneroom", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


async def leave(server: Server, file: Path) -> tuple[str, Any, list[str], str]:
    """Ada and Ben are in the middle of a game; others play while the backup is made."""
    async with guests(server.address, "Ada", "Ben", "Cid", "Dan") as (ada, ben, cid, dan):
        code = await code_of(ada)
        ours, theirs = await open_and_seat([ada, ben], GAME), await open_and_seat([cid, dan], GAME)
        async with ada.table(ours) as one, ben.table(ours) as two:
            await asyncio.gather(play(one, 1, plies=6), play(two, 2, plies=6))
        async with cid.table(theirs) as one, dan.table(theirs) as two:
            others = asyncio.gather(play(one, 3), play(two, 4))
            told = await asyncio.to_thread(command, "backup", str(file), "--database", database_of(server))
            await others
        assert "keep it private" in told
        view = (await ada.call("GET", f"/api/tables/{ours}"))["view"]
        return ours, view, [ada.token, ben.token], code


def database_of(server: Server) -> str:
    return server.arguments[server.arguments.index("--database") + 1]


async def go_on(server: Server, table_id: str, view: Any, tokens: list[str], code: str) -> None:
    """The same guests at the same table, to the end; a cookie and a recovery code are still valid."""
    async with (
        Client(server.address, tokens[0]) as ada, Client(server.address, tokens[1]) as ben,
        Client(server.address) as phone,
    ):  # fmt: skip
        assert (await ada.call("GET", f"/api/tables/{table_id}"))["view"] == view
        async with ada.table(table_id) as one, ben.table(table_id) as two:
            ends = await asyncio.gather(play(one, 5), play(two, 6))
        assert all(end.over for end in ends)
        phone.http.cookies.set(COOKIE, tokens[0])
        assert (await phone.call("GET", "/api/me"))["name"] == "Ada"
        phone.http.cookies.clear()
        assert (await sign_in(phone, code))["name"] == "Ada"


@pytest.mark.parametrize(
    ("source", "target"), [("sqlite", "sqlite"), ("sqlite", "postgresql"), ("postgresql", "sqlite")]
)
def test_a_table_goes_on_where_a_backup_was_restored(
    servers: Callable[[str], Server], databases: Databases, tmp_path: Path, source: str, target: str
) -> None:
    file, database = tmp_path / "backup.zip", databases(target)
    left = run(leave(servers(source), file))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "restored" in command("restore", str(file), "--database", database)
    restored = Server(database).start().wait()
    try:
        run(go_on(restored, *left))
    finally:
        assert restored.stop() == 0


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """A database with a row of every kind of column, and its backup."""
    folder = tmp_path_factory.mktemp("made")
    database, file = str(folder / "tables.sqlite"), folder / "backup.zip"
    create(database, "head")
    with sqlite3.connect(database) as store:
        store.execute("INSERT INTO guests VALUES ('ada', 'Ada “Nöte” 王', 9007199254740993)")
        store.execute("INSERT INTO ratings VALUES ('ada', 'hierarchy', 2, 1, 1, 1, 25.1, 1e-300, 1, 0.1, 1)")
        store.execute("INSERT INTO passkeys VALUES ('key', 'ada', 'public', 7, 'Firefox', 'Linux', 5, NULL)")
        store.executemany("INSERT INTO settings VALUES (?, ?)", [(f"s{n}", "x\n") for n in range(2 * backup.BATCH + 1)])
    backup.back_up(url(database), file)
    return database, file


def create(database: str, revision: str) -> None:
    engine = backup._file_engine(database)
    with engine.begin() as connection:
        migrations.upgrade(connection, revision)
    engine.dispose()


def test_every_row_comes_back_in_either_database(made: tuple[str, Path], tmp_path: Path, postgres: Postgres) -> None:
    """Also by way of PostgreSQL and back."""
    database, file = made
    there, back, again = postgres.database(), tmp_path / "back.zip", str(tmp_path / "again.sqlite")
    backup.restore(file, url(there))
    backup.back_up(url(there), back)
    backup.restore(back, url(again))
    assert rows_of(database) == rows_of(there) == rows_of(again)
    query = sa.select(schema.settings.c.value).filter_by(name=LAST_BACKUP)
    first, second = (int(backup._read_database(url(of), lambda one: one.scalar(query))) for of in (database, there))
    assert 0 < first < second, "the servers on it are told"
    with pytest.raises(BackupError, match="is not empty"):
        backup.restore(file, url(there))
    with pytest.raises(BackupError, match="is not empty"):
        backup.restore(file, url(again))
    with pytest.raises(BackupError, match="exists already"):
        backup.back_up(url(database), file)


def test_a_backup_can_hold_every_column_of_the_schema() -> None:
    """JSON has a form for these types; no column counts by itself, so that no counter has to be set."""
    plain = (sa.String, sa.Integer, sa.Float, sa.Boolean)
    for table in schema.metadata.tables.values():
        assert all(isinstance(column.type, plain) for column in table.columns), table.name
        assert not any(column.autoincrement is True for column in table.columns), table.name


def test_an_older_backup_is_upgraded(tmp_path: Path) -> None:
    old, new, file = str(tmp_path / "old.sqlite"), str(tmp_path / "new.sqlite"), tmp_path / "backup.zip"
    create(old, OLD)
    with sqlite3.connect(old) as store:
        store.execute("INSERT INTO guests VALUES ('ada', 'Ada', 5)")
    assert backup.back_up(url(old), file).schema == OLD
    backup.restore(file, url(new))
    assert rows_of(new)["guests"] == ["('ada', 'Ada', 5)"] and rows_of(new)["devices"] == []


def changed(file: Path, to: Path, part: str, change: Callable[[bytes], bytes | None]) -> Path:
    """A copy of a backup in which one part is another, or is missing."""
    with zipfile.ZipFile(file) as old, zipfile.ZipFile(to, "w") as new:
        for name in old.namelist():
            text = change(old.read(name)) if name == part else old.read(name)
            if text is not None:
                new.writestr(name, text)
    return to


def with_manifest(**values: Any) -> Callable[[bytes], bytes]:
    return lambda text: to_json({**json.loads(text), **values}).encode()


def fewer_rows(text: bytes) -> bytes:
    """A manifest that is wrong, though every part has its SHA-256."""
    manifest = json.loads(text)
    manifest["tables"]["guests"]["rows"] = 7
    return to_json(manifest).encode()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_cannot_be_restored_leaves_nothing_behind(
    made: tuple[str, Path], tmp_path: Path, databases: Databases, kind: str
) -> None:
    file, database = made[1], databases(kind)
    guests, manifest = "tables/guests.jsonl", "manifest.json"
    whole = file.read_bytes()
    (cut := tmp_path / "cut.zip").write_bytes(whole[: len(whole) // 2])
    with zipfile.ZipFile(file) as archive:
        middle = archive.getinfo("tables/settings.jsonl").header_offset + 200
    bit = bytes([whole[middle] ^ 1])
    (flipped := tmp_path / "flipped.zip").write_bytes(whole[:middle] + bit + whole[middle + 1 :])
    (text := tmp_path / "text.zip").write_text("not a backup")
    damaged = {
        tmp_path / "absent.zip": "cannot be restored", cut: "damaged", flipped: "damaged", text: "damaged",
        changed(file, tmp_path / "a.zip", guests, lambda _: b"[]\n"): "does not have its SHA-256",
        changed(file, tmp_path / "b.zip", guests, lambda _: None): "is missing",
        changed(file, tmp_path / "c.zip", manifest, lambda _: None): "has no manifest",
        changed(file, tmp_path / "d.zip", manifest, lambda _: b"{}"): "manifest",
        changed(file, tmp_path / "e.zip", manifest, with_manifest(format=2)): "has format 2",
        changed(file, tmp_path / "f.zip", manifest, with_manifest(schema="9999", version="9.9")): "9.9 and has schema",
        changed(file, tmp_path / "g.zip", manifest, with_manifest(tables={})): "does not have the tables",
        changed(file, tmp_path / "h.zip", manifest, fewer_rows): "has 1 rows, not 7",
    }  # fmt: skip
    for bad, reason in damaged.items():
        with pytest.raises(BackupError, match=reason):
            backup.restore(bad, url(database))
    if kind == "sqlite":
        assert {found.name for found in Path(database).parent.iterdir()} == {f"{Path(database).name}.lock"}
    backup.restore(file, url(database))
    assert rows_of(database) == rows_of(made[0])


def test_a_restore_that_was_killed_is_done_again(made: tuple[str, Path], tmp_path: Path) -> None:
    """A file that is not complete has another name. A file beside it that SQLite would read with it is noticed."""
    database = tmp_path / "tables.sqlite"
    (tmp_path / "tables.sqlite.restoring").write_bytes(b"half of it")
    (tmp_path / "tables.sqlite-wal").write_bytes(b"of another one")
    with pytest.raises(BackupError, match="belongs to another database"):
        backup.restore(made[1], url(str(database)))
    (tmp_path / "tables.sqlite-wal").unlink()
    backup.restore(made[1], url(str(database)))
    assert rows_of(str(database)) == rows_of(made[0])
    assert not (tmp_path / "tables.sqlite.restoring").exists()


def test_what_is_no_database_is_not_backed_up(tmp_path: Path, postgres: Postgres) -> None:
    file, text = tmp_path / "backup.zip", tmp_path / "text.sqlite"
    text.write_text("this is no database, but long enough to be read as one" * 20)
    (tmp_path / "empty.sqlite").touch()
    for database, reason in (
        (str(tmp_path / "absent.sqlite"), "there is no database"), (str(text), "file is not a database"),
        (str(tmp_path / "empty.sqlite"), "no tables"), (postgres.database(), "no tables"),
        ("postgresql://nobody@127.0.0.1:9/none", "does not do it"),
    ):  # fmt: skip
        with pytest.raises(BackupError, match=reason):
            backup.back_up(url(database), file)
        assert not file.exists() and not (tmp_path / "backup.zip.part").exists()


def test_nothing_is_restored_under_a_server(made: tuple[str, Path], tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    used = DatabaseFile(str(database))
    used.claim()
    try:
        with pytest.raises(Exception, match="uses"):
            backup.restore(made[1], url(str(database)))
    finally:
        used.release()
    assert not database.exists()
