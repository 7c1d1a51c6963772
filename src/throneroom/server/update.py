"""The update that tells viewers what happened and the state of the table. Shared parts are built only once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import orjson

from throneroom.engine.match import ViewCache, open_to
from throneroom.engine.position import SPECTATOR
from throneroom.table import AppliedEntry, Table, event_for, log
from throneroom.table.projection import NOBODY, is_said_by, own_room, shared_room, viewer_name


class Update:
    """An update after some entries, as bytes for any viewer."""

    def __init__(
        self,
        table: Table,
        applied: list[AppliedEntry],
        now: int,
        watchers: int,
        blocked_by: Callable[[str | None], frozenset[str]] = lambda _: NOBODY,
    ) -> None:
        """`blocked_by` says whom a guest has blocked."""
        self._blocked_by = blocked_by
        self._table, self._applied = table, applied
        self._cache = ViewCache()
        self._shared_room = orjson.dumps(shared_room(table, now, watchers))
        self._seen_by_all = None if table.match is None else orjson.dumps(table.match.seen_by_all())
        self._made: dict[str | None, bytes] = {}
        self._events: dict[tuple[int, int | None], orjson.Fragment] = {}
        self._tables: dict[int, orjson.Fragment] = {}
        self._seen: dict[int | None, bytes] = {}

    def to(self, guest: str | None) -> bytes:
        """The update for this guest. All spectators get the same one."""
        who = guest if self._concerns(guest) or any(self._is_hidden(one, guest) for one in self._applied) else None
        if who not in self._made:
            self._made[who] = self.with_events(who, [self._event(one, who) for one in self._applied])
        return self._made[who]

    def _concerns(self, guest: str | None) -> bool:
        """Whether a guest sits here, sat here when one of these things happened, or is the host."""
        table = self._table
        return guest is not None and (
            guest == table.host or table.seat_of(guest) is not None or any(guest in one.guests for one in self._applied)
        )

    def _event(self, applied: AppliedEntry, guest: str | None) -> orjson.Fragment:
        """An entry as an event for a guest; guests who may know the same share it."""
        if self._is_hidden(applied, guest):
            return orjson.Fragment(orjson.dumps(event_for(applied, guest, blocked=self._blocked_by(guest))))
        shared = None if applied.told_to_all_alike else applied.seat_of(guest)
        key = applied.entry.number, shared
        if key not in self._events:
            self._events[key] = orjson.Fragment(orjson.dumps(event_for(applied, guest, self._cache)))
        return self._events[key]

    def _is_hidden(self, applied: AppliedEntry, guest: str | None) -> bool:
        """Whether an entry is a message of somebody whom the guest has blocked."""
        return isinstance(applied.entry.fact, log.Said) and is_said_by(applied, self._blocked_by(guest))

    def with_events(self, guest: str | None, events: list[Any]) -> bytes:
        """The state of the table for a guest, with events that are already built."""
        table = self._table
        return orjson.dumps(
            {
                "type": "update",
                "number": table.number,
                "events": events,
                "room": _joined(self._shared_room, orjson.dumps(own_room(table, guest))),
                "view": self._view(table.seat_of(guest)),
            }
        )

    def _view(self, seat: int | None) -> orjson.Fragment | None:
        """The same as `Match.view`, but built from parts that many viewers share."""
        match = self._table.match
        if match is None or self._seen_by_all is None:
            return None
        shared = open_to(match.game, SPECTATOR if seat is None else seat)
        if shared not in self._seen:
            question, table = self._cache.table(match.position, shared)
            if id(table) not in self._tables:
                self._tables[id(table)] = orjson.Fragment(orjson.dumps(table))
            self._seen[shared] = orjson.dumps({"question": question.data(), "table": self._tables[id(table)]})
        viewer = viewer_name(seat)
        own = orjson.dumps({"viewer": viewer, "legal": [] if seat is None else match.legal(viewer)})
        return _joined(self._seen_by_all, self._seen[shared], own)


def _joined(*objects: bytes) -> orjson.Fragment:
    """One JSON object with the fields of several."""
    return orjson.Fragment(b"{" + b",".join(fields[1:-1] for fields in objects) + b"}")
