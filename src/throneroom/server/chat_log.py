"""What was said at a table, and by whom. Who sat where is known without the rules of the game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import orjson
import sqlalchemy as sa

from throneroom.server import schema
from throneroom.server.store import Store

SEATING = ("opened", "sat", "left", "given", "started", "renamed", "said")
"""Kinds of entries that say who sits where, and what they say."""


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A message; `guest` is who sat at the seat then."""

    number: int
    at: int
    seat: int
    guest: str | None
    text: str


async def fetch_chat(store: Store, table_id: str) -> list[ChatLine]:
    """All messages at a table whose texts are still kept."""
    return read_chat(await store.fetch(select_chat(table_id)))


def select_chat(table_id: str) -> sa.Select[Any]:
    """The entries of a table that `read_chat` needs."""
    entries = schema.entries
    query = sa.select(entries.c.number, entries.c.at, entries.c.kind, entries.c.body)
    return query.where(entries.c.table_id == table_id, entries.c.kind.in_(SEATING)).order_by(entries.c.number)


def read_chat(rows: Iterable[Any]) -> list[ChatLine]:
    """The messages among these entries, and who has sent them."""
    seats: list[str | None] = []
    said = []
    for row in rows:
        body = orjson.loads(row.body)
        if row.kind == "opened":
            seats = [seat.get("guest") for seat in body["seats"]]
        elif row.kind == "started":
            seats = [seats[old] for old in body["order"]]
        elif row.kind == "renamed":
            seats = [body.get("by") or sitting if sitting == body["guest"] else sitting for sitting in seats]
        elif row.kind == "said":
            if body["text"]:
                said.append(ChatLine(row.number, row.at, body["seat"], seats[body["seat"]], body["text"]))
        else:
            seats[body["seat"]] = body.get("guest")
    return said
