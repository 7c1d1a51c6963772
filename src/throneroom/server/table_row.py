"""The row of a table, saved together with its log: lists and deadlines are read from it."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from throneroom.engine.chance import commitment
from throneroom.server import schema
from throneroom.server.finished_games import finished_game
from throneroom.server.store import Store
from throneroom.server.transaction import Change, to_json
from throneroom.server.turns import turns_of
from throneroom.table import Entry, Table, log


def change_of(table: Table, entries: list[Entry]) -> Change:
    """What to save after a table has applied these entries."""
    ended = next((entry for entry in entries if isinstance(entry.fact, log.Ended)), None)
    row: dict[str, Any] = {
        "last": table.number,
        "updated": entries[-1].at,
        "due": table.due(),
        "summary": to_json(summary(table)),
    }
    if any(not isinstance(entry.fact, log.Decided) for entry in entries):
        row |= {
            "game": table.settings.game,
            "status": table.status,
            "listed": table.settings.listed,
            "host": table.host,
            "hours": table.settings.hours_a_move,
            "here": " ".join(sorted({process for seat in table.seats for process in seat.here})),
        }
    sitters = [seat.guest for seat in table.seats if seat.guest] if _may_change_sitters(entries) else []
    finished = finished_game(table, ended.at) if ended else None
    return Change(table.id, entries, row, sitters, finished, turns_of(table))


def _may_change_sitters(entries: list[Entry]) -> bool:
    return any(isinstance(entry.fact, (log.Opened, log.Sat, log.Started)) for entry in entries)


def summary(table: Table) -> dict[str, Any]:
    """A table in the lobby and in a guest's list. `guests` and `gathering` are not sent: see `_table_summary`."""
    clock = table.settings.clock
    return {
        "guests": [seat.guest for seat in table.seats],
        "players": table.settings.players,
        "seats": [{"kind": seat.kind, "name": seat.name} for seat in table.seats],
        "clock": {"base": clock.base, "increment": clock.increment} if clock else None,
        "hours_a_move": table.settings.hours_a_move,
        "due": {table.name_of(seat): due for seat in table.questions if (due := table.move_due(seat))},
        "hints": table.settings.hints,
        "chat": table.chat_open,
        "round": table.round,
        "asked": [table.name_of(seat) for seat in sorted(table.questions)],
        "gathering": _gathering(table),
    }


def _gathering(table: Table) -> dict[str, Any] | None:
    """What players contribute to, and whose numbers are missing, if the game begins by itself."""
    secret = table.next_secret
    if secret is None or not table.gathering:
        return None
    return {"commitment": commitment(secret), "missing": [table.name_of(seat) for seat in table.missing]}


async def fetch_game(store: Store, table_id: str) -> str | None:
    """The name of a table's game; None if there is no such table."""
    for (game,) in await store.fetch(sa.select(schema.tables.c.game).where(schema.tables.c.id == table_id)):
        return str(game)
    return None
