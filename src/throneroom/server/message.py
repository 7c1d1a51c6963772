"""The message that tells viewers what happened and how things stand: what several of them share is made once."""

from __future__ import annotations

from typing import Any

import orjson

from throneroom.engine.match import Looks
from throneroom.table import Happening, Table, event, view
from throneroom.table.seen import surroundings, yours


class Message:
    """An update after some happenings, as bytes for any viewer."""

    def __init__(self, table: Table, happenings: list[Happening], now: int, watchers: int) -> None:
        self._table, self._happenings = table, happenings
        self._looks = Looks()
        self._room = orjson.dumps(surroundings(table, now, watchers))
        self._made: dict[str | None, bytes] = {}

    def to(self, guest: str | None) -> bytes:
        """What this guest is told of the happenings. All who only watch are told the same."""
        who = guest if self._concerns(guest) else None
        if who not in self._made:
            self._made[who] = self.with_events(who, [event(h, who, self._looks) for h in self._happenings])
        return self._made[who]

    def _concerns(self, guest: str | None) -> bool:
        """Whether a guest sits here, sat here when one of these things happened, or is the host."""
        table = self._table
        return guest is not None and (
            guest == table.host
            or table.seat_of(guest) is not None
            or any(guest in happening.guests for happening in self._happenings)
        )

    def with_events(self, guest: str | None, events: list[dict[str, Any]]) -> bytes:
        """How things stand for a guest, after events that were told before."""
        table = self._table
        own = orjson.dumps(yours(table, guest))
        return orjson.dumps(
            {
                "type": "update",
                "number": table.number,
                "events": events,
                "room": orjson.Fragment(self._room[:-1] + b"," + own[1:]),
                "view": view(table, table.seat_of(guest), self._looks),
            }
        )
