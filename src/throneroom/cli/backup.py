"""`throneroom backup` and `throneroom restore`: everything that a server has stored, in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from throneroom.cli.console import console
from throneroom.server.config import Config

Database = Annotated[str, typer.Option(help="An SQLite file, or postgresql://...; default: as for `throneroom serve`.")]


def backup(file: Annotated[Path, typer.Argument(help="The new backup file.")], database: Database = "") -> None:
    """Back up the database of a server, which may run meanwhile."""
    from throneroom.server import backup as backups

    made = backups.back_up(Config(database).url, file)
    size = file.stat().st_size
    console().print(f"{file}: {made.rows:,} rows of {len(made.tables)} tables, {size:,} bytes", soft_wrap=True)
    warning = "It contains the secret keys of the server and what guests have said: keep it private."
    console().print(warning, soft_wrap=True)


def restore(file: Annotated[Path, typer.Argument(help="A backup file.")], database: Database = "") -> None:
    """Restore a backup into an empty database, before a server is started on it."""
    from throneroom.server import backup as backups

    found = backups.restore(file, Config(database).url)
    console().print(f"restored {found.rows:,} rows of {len(found.tables)} tables, made at {found.made}", soft_wrap=True)
