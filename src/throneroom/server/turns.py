"""Turns: who is asked in a game over days, saved with the log of its table.

Lists, notices and calendars read them, so idle games need not be in memory.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from throneroom.table import Table
from throneroom.table.days import warning_time

UNTOLD, TOLD, WARNED = 0, 1, 2
"""What a player knows of its turn: nothing yet, that it is asked, that its time runs out."""
UPSERT_TURN = (
    "INSERT INTO turns (guest, table_id, question, due, warn_at, told) "
    "VALUES (:guest, :table_id, :question, :due, :warn_at, :told) "
    "ON CONFLICT (guest, table_id) DO UPDATE SET "
    "question = excluded.question, due = excluded.due, warn_at = excluded.warn_at, told = CASE "
    "WHEN turns.question <> excluded.question THEN excluded.told "
    "WHEN turns.due = excluded.due AND turns.told > excluded.told THEN turns.told "
    "WHEN turns.told > 1 THEN 1 "
    "WHEN turns.told > excluded.told THEN turns.told ELSE excluded.told END"
)
"""A question that is still open keeps what its player knows; if it has more time now, it is warned again."""
DELETE_TURN = "DELETE FROM turns WHERE guest = :guest AND table_id = :table_id"


@dataclass(frozen=True, slots=True)
class Turns:
    """The turns at one table: rows for the players who are asked, keys for those who are not."""

    asked: list[dict[str, Any]]
    others: list[dict[str, Any]]


def turns_of(table: Table) -> Turns | None:
    """The turns at a table; None if it has no hours a move."""
    if not table.over_days:
        return None
    asked: list[dict[str, Any]] = []
    others: list[dict[str, Any]] = []
    for seat, sitting in enumerate(table.seats):
        if sitting.guest is None:
            continue
        key = {"guest": sitting.guest, "table_id": table.id}
        due = table.move_due(seat)
        if due is None:
            others.append(key)
        else:
            row = {
                "question": table.questions[seat].number, "due": due,
                "warn_at": warning_time(due, sitting.remaining or 0), "told": TOLD if sitting.here else UNTOLD,
            }  # fmt: skip
            asked.append({**key, **row})
    return Turns(asked, others)
