"""All data of a guest as one archive: each row of the database with its id, its messages, record files of its games.

`guest_rows.ROWS` determines what is in it. Secrets are left out, because they give access to the account. So is
what is about others.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import sqlalchemy as sa

from throneroom.server import accounts, guest_rows, my_games, schema
from throneroom.server.chat_log import fetch_chat
from throneroom.server.guests import Session
from throneroom.server.services import Services
from throneroom.server.store import Store

FILES: dict[str, str] = {
    "blocks": "blocks", "devices": "devices", "entrants": "tournaments", "feeds": "calendar",
    "guest_networks": "networks", "guests": "guest", "lessons": "lessons", "one_time_secrets": "codes",
    "passkeys": "passkeys", "players": "games", "premoves": "premoves", "push_subscriptions": "notices",
    "puzzle_attempts": "puzzles", "puzzle_ratings": "puzzles", "puzzle_streaks": "puzzles", "ratings": "ratings",
    "recovery_codes": "codes", "reports": "reports", "seekers": "searches", "sitters": "tables", "tables": "tables",
    "tournaments": "tournaments", "turns": "turns", "vacations": "vacations",
}  # fmt: skip
"""The file with the rows of a table, by the table; several tables may share one."""
NOT_EXPORTED = {"retired_guests"}
"""Tables in which a guest is only after it was deleted."""
WITHHELD: dict[str, set[str]] = {
    "feeds": {"secret"},
    "one_time_secrets": {"hash"},
    "premoves": {"basis", "path"},
    "push_subscriptions": {"auth", "p256dh"},
    "recovery_codes": {"hash"},
    "reports": {"context", "note", "player"},
    "seekers": {"partner"},
    "tables": {"here", "summary"},
}
"""Columns that are left out: secrets, what the server keeps for itself, and what is about others."""
IN_JSON = {("premoves", "answers")}
"""Columns with JSON."""


async def export(services: Services, session: Session) -> AsyncIterator[bytes]:
    """A ZIP archive, written while it is sent."""
    store, guest = services.store, session.guest
    account = await accounts.describe(services, session)
    contents: dict[str, dict[str, Any]] = {}
    for name, file in FILES.items():
        contents.setdefault(file, {})[name] = await _rows(store, name, guest)
    files = {f"{file}.json": _json(tables) for file, tables in contents.items()}
    files["account.json"] = _json(account.model_dump(mode="json"))
    tables = await store.transact(lambda connection: guest_rows.tables_of(connection, guest))
    messages = [line for table_id in tables for line in await _messages(store, table_id, guest)]
    files["messages.jsonl"] = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in messages)
    async for part in my_games.export(store, guest, files):
        yield part


async def _rows(store: Store, name: str, guest: str) -> list[dict[str, Any]]:
    """The rows of a guest in a table of the database, without what is withheld, and without the guest's id."""
    table = schema.metadata.tables[name]
    left_out = {guest_rows.ROWS[name], *WITHHELD.get(name, ())}
    wanted = [column for column in table.columns if column.name not in left_out]
    query = sa.select(*wanted).where(guest_rows.column_of(name) == guest).order_by(*table.primary_key.columns)
    rows = [dict(row._mapping) for row in await store.fetch(query)]
    for row in rows:
        row.update({column: json.loads(row[column]) for kept, column in IN_JSON if kept == name})
    return rows


async def _messages(store: Store, table_id: str, guest: str) -> list[dict[str, Any]]:
    """What a guest has said at a table."""
    lines = await fetch_chat(store, table_id)
    return [{"table": table_id, "at": line.at, "text": line.text} for line in lines if line.guest == guest]


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"
