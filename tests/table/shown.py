"""What a guest is shown of a table: read from the same bytes that the server sends."""

from typing import Any

import orjson

from throneroom.server.update import Update
from throneroom.table import Entry, EventHistory, Table


def shown(table: Table, guest: str | None, now: int = 0, watchers: int = 0) -> dict[str, Any]:
    """The update for a guest: `room`, and `view` once there is a game."""
    update: dict[str, Any] = orjson.loads(Update(table, [], now, watchers).to(guest))
    return update


def room(table: Table, guest: str | None, now: int, watchers: int) -> dict[str, Any]:
    """The room around the game."""
    seen: dict[str, Any] = shown(table, guest, now, watchers)["room"]
    return seen


def events_since(table_id: str, entries: list[Entry], guest: str | None, since: int) -> list[dict[str, Any]]:
    """The events after a number, from the whole log."""
    history = EventHistory(table_id, guest, since)
    history.add(entries)
    return history.events()
