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
        self._said = any(isinstance(one.entry.fact, log.Said) for one in applied)
        self._cache = ViewCache()
        self._shared_room = _fields(shared_room(table, now, watchers))
        self._seen_by_all = None if table.match is None else _fields(table.match.seen_by_all())
        self._made: dict[str | None, bytes] = {}
        self._events: dict[tuple[int, int | None], bytes] = {}
        self._tables: dict[int, orjson.Fragment] = {}
        self._seen: dict[int | None, bytes] = {}

    def to(self, guest: str | None) -> bytes:
        """The update for this guest. All spectators get the same one."""
        who = guest if self._concerns(guest) or self._hides_something(guest) else None
        if who not in self._made:
            self._made[who] = self._with_events(who, b",".join([self._event(one, who) for one in self._applied]))
        return self._made[who]

    def _concerns(self, guest: str | None) -> bool:
        """Whether a guest sits here, sat here when one of these things happened, or is the host."""
        table = self._table
        return guest is not None and (
            guest == table.host or table.seat_of(guest) is not None or any(guest in one.guests for one in self._applied)
        )

    def _event(self, applied: AppliedEntry, guest: str | None) -> bytes:
        """An entry as an event for a guest; guests who may know the same share it."""
        if self._said and self._is_hidden(applied, guest):
            return orjson.dumps(event_for(applied, guest, blocked=self._blocked_by(guest)))
        shared = None if applied.told_to_all_alike else applied.seat_of(guest)
        key = applied.entry.number, shared
        if key not in self._events:
            self._events[key] = orjson.dumps(event_for(applied, guest, self._cache))
        return self._events[key]

    def _hides_something(self, guest: str | None) -> bool:
        return self._said and any(self._is_hidden(one, guest) for one in self._applied)

    def _is_hidden(self, applied: AppliedEntry, guest: str | None) -> bool:
        """Whether an entry is a message of somebody whom the guest has blocked."""
        return isinstance(applied.entry.fact, log.Said) and is_said_by(applied, self._blocked_by(guest))

    def with_events(self, guest: str | None, events: list[dict[str, Any]]) -> bytes:
        """The state of the table for a guest, with events from its log."""
        return self._with_events(guest, orjson.dumps(events)[1:-1])

    def _with_events(self, guest: str | None, events: bytes) -> bytes:
        """The parts are joined as they are: to parse and write them again would take as long as to make them."""
        table = self._table
        return b'{"type":"update","number":%d,"events":[%b],"room":{%b,%b},"view":%b}' % (
            table.number, events, self._shared_room, _fields(own_room(table, guest)), self._view(table.seat_of(guest)),
        )  # fmt: skip

    def _view(self, seat: int | None) -> bytes:
        """The same as `Match.view`, but built from parts that many viewers share."""
        match = self._table.match
        if match is None or self._seen_by_all is None:
            return b"null"
        shared = open_to(match.game, SPECTATOR if seat is None else seat)
        if shared not in self._seen:
            question, table = self._cache.table(match.position, shared)
            if id(table) not in self._tables:
                self._tables[id(table)] = orjson.Fragment(orjson.dumps(table))
            self._seen[shared] = _fields({"question": question.data(), "table": self._tables[id(table)]})
        viewer = viewer_name(seat)
        own = _fields({"viewer": viewer, "legal": [] if seat is None else match.legal(viewer)})
        return b"{%b,%b,%b}" % (self._seen_by_all, self._seen[shared], own)


def _fields(values: dict[str, Any]) -> bytes:
    """The fields of a JSON object, without its braces."""
    return orjson.dumps(values)[1:-1]
