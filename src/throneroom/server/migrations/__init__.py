"""The migrations of the schema, and what applies them."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

LOCK = 0x7468726F6E65
"""The number of the advisory lock under which one process at a time changes the schema in PostgreSQL."""


def upgrade(connection: sa.Connection, revision: str = "head") -> None:
    """Bring the schema up to a revision, within the transaction of the connection."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def lock(connection: sa.Connection) -> None:
    """Let nobody else change the schema until the end of the transaction. A SQLite file belongs to one process."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))


def is_known(revision: str) -> bool:
    """Whether this version has the migrations up to a revision."""
    return revision in {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    return config
