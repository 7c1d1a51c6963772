"""Backups: everything in the database in one file, which can be restored into SQLite and PostgreSQL.

The file is a ZIP archive with a text for each table, one row on each line as JSON, and a manifest: the version of the
schema, and the number of rows and the SHA-256 of each text. All of it is read in one transaction while the server runs.
A backup is also restored in one transaction, or into a new file that gets its name at the end.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import sqlite3
import time
import zipfile
import zlib
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any, TypeVar, cast

import orjson
import sqlalchemy as sa
from sqlalchemy.pool import NullPool

import throneroom
from throneroom.engine.errors import ThroneroomError
from throneroom.server import migrations, schema
from throneroom.server.database_file import DatabaseFile
from throneroom.server.postgres import Postgres
from throneroom.server.provisions import LAST_BACKUP
from throneroom.server.transaction import Unavailable

FORMAT = 1
MANIFEST = "manifest.json"
VERSION_TABLE = "alembic_version"
BATCH = 1000
"""Rows that are read or written together."""
CONNECT_WITHIN = 10.0
LEFTOVERS = "-wal", "-journal"
"""What SQLite would read together with a file of this name."""
PRIVATE = 0o600
T = TypeVar("T")


class BackupError(ThroneroomError):
    """A backup cannot be made or restored."""


@dataclass(frozen=True)
class Contents:
    """One table of a backup."""

    columns: list[str]
    rows: int
    sha256: str


@dataclass(frozen=True)
class Manifest:
    """What is in a backup."""

    schema: str
    """The revision of the schema."""
    version: str
    """The version of Throneroom that made it."""
    made: str
    tables: dict[str, Contents]
    format: int = FORMAT

    @property
    def rows(self) -> int:
        return sum(contents.rows for contents in self.tables.values())

    @classmethod
    def parsed(cls, text: bytes) -> Manifest:
        """The manifest of a backup; refuses one that this version cannot read."""
        try:
            values = orjson.loads(text)
            if values["format"] != FORMAT:
                raise BackupError(_too_new(f"format {values['format']}", values["version"]))
            tables = {name: Contents(**contents) for name, contents in values.pop("tables").items()}
            return cls(tables=tables, **values)
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            if isinstance(error, BackupError):
                raise
            raise BackupError("the manifest of the backup cannot be read: the file is damaged") from error


# Making a backup


def back_up(url: str, path: Path) -> Manifest:
    """Write a backup of the database at this URL to a new file, which only its owner may read."""
    if path.exists():
        raise BackupError(f"{path} exists already: a backup does not overwrite anything")
    part = path.with_name(f"{path.name}.part")
    try:
        with open(os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC, PRIVATE), "wb") as file:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
                manifest = _read_database(url, lambda connection: _dump(connection, archive))
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except OSError as error:
        raise BackupError(f"the backup cannot be written: {error}") from error
    finally:
        part.unlink(missing_ok=True)
    _note(url)
    return manifest


def _note(url: str) -> None:
    """Tell the servers on this database that there is a backup. The backup is complete even if this fails."""
    kept, now = schema.settings, str(round(1000 * time.time()))

    def work(connection: sa.Connection) -> None:
        found = connection.execute(sa.update(kept).where(kept.c.name == LAST_BACKUP).values(value=now))
        if found.rowcount == 0:
            connection.execute(sa.insert(kept).values(name=LAST_BACKUP, value=now))

    with contextlib.suppress(BackupError, sa.exc.SQLAlchemyError, OSError):
        if url.startswith("postgresql"):
            _in_postgres(url, work)
        else:
            engine = _file_engine(f"{_path_of(url).as_uri()}?mode=rw")
            with contextlib.closing(engine.connect()) as connection, connection.begin():
                work(connection)
            engine.dispose()


def _read_database(url: str, work: Callable[[sa.Connection], T]) -> T:
    """Run `work` in a transaction that sees the database as it is at its beginning, whatever the server writes."""
    if url.startswith("postgresql"):

        def isolated(connection: sa.Connection) -> T:
            connection.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
            return work(connection)

        return _in_postgres(url, isolated)
    path = _path_of(url)
    if not path.exists():
        raise BackupError(f"there is no database {path}")
    engine = _file_engine(f"{path.as_uri()}?mode=ro")
    try:
        with engine.begin() as connection:
            return work(connection)
    except sa.exc.DatabaseError as error:
        raise BackupError(f"{path} cannot be read: {error.orig}") from error
    finally:
        engine.dispose()


def _dump(connection: sa.Connection, archive: zipfile.ZipFile) -> Manifest:
    if not sa.inspect(connection).has_table(VERSION_TABLE):
        raise BackupError("this is not a database of Throneroom: it has no tables of it")
    revision = connection.scalar(sa.select(sa.column("version_num")).select_from(sa.table(VERSION_TABLE)))
    tables = {table.name: _dump_table(connection, archive, table) for table in _tables(connection)}
    made = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    manifest = Manifest(str(revision), throneroom.__version__, made, tables)
    archive.writestr(MANIFEST, orjson.dumps(asdict(manifest), option=orjson.OPT_INDENT_2))
    return manifest


def _dump_table(connection: sa.Connection, archive: zipfile.ZipFile, table: sa.TableClause) -> Contents:
    """Write all rows of a table, batch by batch."""
    digest, count = hashlib.sha256(), 0
    with archive.open(_entry(table.name), "w", force_zip64=True) as text:
        found = connection.execute(sa.select(table), execution_options={"yield_per": BATCH})
        for rows in found.partitions():
            lines = b"".join(orjson.dumps(tuple(row), option=orjson.OPT_APPEND_NEWLINE) for row in rows)
            digest.update(lines)
            count += len(rows)
            text.write(lines)
    return Contents([column.name for column in table.columns], count, digest.hexdigest())


# Restoring one


def restore(path: Path, url: str) -> Manifest:
    """Restore a backup into an empty database, and bring its schema up to date."""
    with _opened(path) as archive:
        manifest = check(archive)
        if url.startswith("postgresql"):
            _in_postgres(url, lambda connection: _fill(connection, archive, manifest))
        else:
            _restore_file(_path_of(url), lambda connection: _fill(connection, archive, manifest))
    return manifest


@contextlib.contextmanager
def _opened(path: Path) -> Iterator[zipfile.ZipFile]:
    """The archive of a backup; whatever is wrong with the file is an error for the user."""
    try:
        with zipfile.ZipFile(path) as archive:
            yield archive
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError) as error:
        raise BackupError(f"{path} is not a backup, or damaged: {error}") from error
    except OSError as error:
        raise BackupError(f"the backup cannot be restored: {error}") from error


def check(archive: zipfile.ZipFile) -> Manifest:
    """Read all of a backup; refuses one that is damaged, or too new for this version."""
    if MANIFEST not in archive.namelist():
        raise BackupError(f"{archive.filename} is not a backup: it has no manifest")
    manifest = Manifest.parsed(archive.read(MANIFEST))
    if not migrations.is_known(manifest.schema):
        raise BackupError(_too_new(f"schema {manifest.schema}", manifest.version))
    for name, contents in manifest.tables.items():
        if _entry(name) not in archive.namelist():
            raise BackupError(f"the table {name} is missing from the backup: the file is damaged")
        with archive.open(_entry(name)) as text:
            found = hashlib.file_digest(cast(Any, text), "sha256").hexdigest()
        if found != contents.sha256:
            raise BackupError(f"the table {name} of the backup does not have its SHA-256: the file is damaged")
    return manifest


def _fill(connection: sa.Connection, archive: zipfile.ZipFile, manifest: Manifest) -> None:
    """Create the schema as it was, insert all rows, and upgrade it to this version."""
    migrations.lock(connection)
    if there := sa.inspect(connection).get_table_names():
        raise BackupError(
            f"the database is not empty (it has a table {min(there)}): a backup is restored into an empty one, "
            "before a server has been started on it"
        )
    migrations.upgrade(connection, manifest.schema)
    tables = _tables(connection)
    expected = {table.name: {column.name for column in table.columns} for table in tables}
    if expected != {name: set(contents.columns) for name, contents in manifest.tables.items()}:
        raise BackupError("the backup does not have the tables of its schema: the file is damaged")
    for table in tables:
        connection.execute(sa.delete(table))  # what a migration has put there
    for table in tables:
        contents = manifest.tables[table.name]
        with archive.open(_entry(table.name)) as text:
            count = sum(_insert(connection, table, contents.columns, lines) for lines in _batches(text))
        if count != contents.rows:
            raise BackupError(f"the table {table.name} of the backup has {count} rows, not {contents.rows}")
    migrations.upgrade(connection)


def _insert(connection: sa.Connection, table: sa.TableClause, columns: list[str], lines: list[bytes]) -> int:
    """Insert a batch of rows; returns how many."""
    rows = [dict(zip(columns, orjson.loads(line), strict=True)) for line in lines]
    connection.execute(sa.insert(table), rows)
    return len(rows)


def _batches(text: IO[bytes]) -> Iterator[list[bytes]]:
    lines = []
    for line in text:
        lines.append(line)
        if len(lines) == BATCH:
            yield lines
            lines = []
    if lines:
        yield lines


def _restore_file(path: Path, fill: Callable[[sa.Connection], None]) -> None:
    """Make a SQLite file. Until it is complete and on disk, it has another name."""
    file = DatabaseFile(str(path))
    file.claim()
    new = path.with_name(f"{path.name}.restoring")
    try:
        _refuse_if_used(path)
        new.unlink(missing_ok=True)
        engine = _file_engine(str(new))
        try:
            with engine.begin() as connection:
                fill(connection)
        finally:
            engine.dispose()
        _sync(new)
        os.replace(new, path)
        _sync(path.parent)
    finally:
        for suffix in ("", *LEFTOVERS):
            Path(f"{new}{suffix}").unlink(missing_ok=True)
        file.release()


def _refuse_if_used(path: Path) -> None:
    if path.exists() and path.stat().st_size:
        raise BackupError(f"{path} is not empty: a backup is restored into a new file")
    for suffix in LEFTOVERS:
        if Path(f"{path}{suffix}").exists():
            raise BackupError(f"{path}{suffix} belongs to another database that was there: move it away first")


# Databases


def _tables(connection: sa.Connection) -> list[sa.TableClause]:
    """All tables, with the types of their columns; tables that others refer to come first."""
    found = sa.inspect(connection)
    names = [name for name, _ in found.get_sorted_table_and_fkc_names() if name not in (None, VERSION_TABLE)]
    return [
        sa.table(name, *(sa.column(column["name"], column["type"]) for column in found.get_columns(str(name))))
        for name in map(str, names)
    ]


def _in_postgres(url: str, work: Callable[[sa.Connection], T]) -> T:
    """Run `work` in a transaction, however long it takes."""
    try:
        return asyncio.run(Postgres(url, CONNECT_WITHIN).migrate(work, None))
    except (Unavailable, TimeoutError) as error:
        raise BackupError(f"the database does not do it: {error or 'it does not answer'}") from error


def _file_engine(address: str) -> sa.Engine:
    """A SQLite file in which reading begins a transaction, too."""

    def connect() -> Any:
        return sqlite3.connect(address, uri=True, isolation_level=None)

    engine = sa.create_engine("sqlite://", creator=connect, poolclass=NullPool)
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def _path_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///").partition("?")[0]).resolve()


def _sync(path: Path) -> None:
    """Make sure that a file, or what a folder lists, is on disk."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _entry(table: str) -> str:
    return f"tables/{table}.jsonl"


def _too_new(what: str, version: Any) -> str:
    return (
        f"the backup was made by Throneroom {version} and has {what}, which this version ({throneroom.__version__}) "
        "does not know: restore it with that version or a newer one"
    )
