"""All data of a guest as one archive: who it is, ratings, puzzles, messages, tables, record files of its games."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import sqlalchemy as sa

from throneroom.server import accounts, guest_rows, my_games, reports, schema
from throneroom.server.chat_log import fetch_chat
from throneroom.server.guests import Session
from throneroom.server.services import Services
from throneroom.server.store import Store


async def export(services: Services, session: Session) -> AsyncIterator[bytes]:
    """A ZIP archive, written while it is sent."""
    store, guest = services.store, session.guest
    account = await accounts.describe(services, session)
    files = {
        "account.json": _json(account.model_dump(mode="json")),
        "ratings.json": _json(await _rows(store, schema.ratings, guest)),
        "puzzles.json": _json(
            {
                "attempts": await _rows(store, schema.puzzle_attempts, guest),
                "ratings": await _rows(store, schema.puzzle_ratings, guest),
                "streaks": await _rows(store, schema.puzzle_streaks, guest),
            }
        ),
    }
    files["blocks.json"] = _json(await _rows(store, schema.blocks, guest))
    files["networks.json"] = _json(await _rows(store, schema.guest_networks, guest))
    files["reports.json"] = _json(await reports.of_reporter(store, guest))
    tables = await store.transact(lambda connection: guest_rows.tables_of(connection, guest))
    files["tables.json"] = _json(tables)
    messages = [line for table_id in tables for line in await _messages(store, table_id, guest)]
    files["messages.jsonl"] = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in messages)
    async for part in my_games.export(store, guest, files):
        yield part


async def _rows(store: Store, table: sa.Table, guest: str) -> list[dict[str, Any]]:
    """The rows of a guest, without its id."""
    found = await store.fetch(sa.select(table).where(table.c.guest == guest))
    return [{name: value for name, value in row._mapping.items() if name != "guest"} for row in found]


async def _messages(store: Store, table_id: str, guest: str) -> list[dict[str, Any]]:
    """What a guest has said at a table."""
    lines = await fetch_chat(store, table_id)
    return [{"table": table_id, "at": line.at, "text": line.text} for line in lines if line.guest == guest]


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"
