"""Bans: guests and networks that may only watch, for some time or permanently; and which guest comes from where."""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Literal

import sqlalchemy as sa

from throneroom.server import clock, schema
from throneroom.server.following import OVERLAP
from throneroom.server.store import Store
from throneroom.server.transaction import Unavailable
from throneroom.table import TableError
from throneroom.table.errors import refused
from throneroom.table.refusals import Banned

BANNED = 4403
"""The close code of a connection whose guest or network was banned."""
FOREVER = "ever"
SEEN_EVERY = 3_600_000
"""Milliseconds after which it is saved again from which network a guest comes."""
MOST_SEEN = 50_000
Kind = Literal["guest", "network"]
Close = Callable[[int, str], None]
bans, networks = schema.bans, schema.guest_networks


class Bans:
    """Who is banned, and the connections that are open."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._until: dict[tuple[str, str], int | None] = {}
        """By kind and id or network: until when; None: permanently."""
        self._connected: dict[Close, tuple[str | None, str]] = {}
        self._seen: OrderedDict[tuple[str, str], int] = OrderedDict()
        self._read_until = 0

    # Whether somebody is banned

    def of(self, guest: str | None, network: str) -> TableError | None:
        """The refusal for a guest or its network; None if neither is banned."""
        found = [self._until[key] for key in (("guest", guest or ""), ("network", network)) if self._holds(key)]
        if not found:
            return None
        until = None if None in found else max(time for time in found if time is not None)
        return refused(Banned(FOREVER if until is None else _in_words(until)))

    def until(self, guest: str) -> tuple[bool, int | None]:
        """Whether a guest is banned, and until when."""
        key = "guest", guest
        return (True, self._until[key]) if self._holds(key) else (False, None)

    def _holds(self, key: tuple[str, str]) -> bool:
        if key not in self._until:
            return False
        until = self._until[key]
        return until is None or until > clock.now()

    def check(self, guest: str | None, network: str) -> None:
        """Refuse whoever is banned."""
        refusal = self.of(guest, network)
        if refusal is not None:
            raise refusal

    # Connections that are open

    def connect(self, guest: str | None, network: str, close: Close) -> None:
        """Remember an open connection, to close it when its guest or network is banned."""
        self._connected[close] = guest, network

    def disconnect(self, close: Close) -> None:
        self._connected.pop(close, None)

    def _close_banned(self) -> None:
        for close, (guest, network) in list(self._connected.items()):
            refusal = self.of(guest, network)
            if refusal is not None:
                close(BANNED, str(refusal))

    # What moderators decide

    def statements(self, kind: Kind, who: str, until: int | None, note: str) -> list[sa.Executable]:
        """Ban somebody; a ban that has ended is one until a time in the past."""
        own = (bans.c.kind == kind) & (bans.c.who == who)
        row = {"kind": kind, "who": who, "until": until, "note": note, "at": clock.now()}
        return [sa.delete(bans).where(own), sa.insert(bans).values(row)]

    async def refresh(self) -> None:
        """Learn what was written since the last time."""
        now = clock.now()
        for row in await self._store.fetch(sa.select(bans).where(bans.c.at >= self._read_until)):
            self._until[row.kind, row.who] = row.until
        self._read_until = max(0, now - OVERLAP)
        for key in [key for key in self._until if not self._holds(key)]:
            del self._until[key]
        self._close_banned()

    # Networks

    async def save_network(self, guest: str, network: str) -> None:
        """Save from which network a guest comes, at most once an hour."""
        now, key = clock.now(), (guest, network)
        if now - self._seen.get(key, -SEEN_EVERY) < SEEN_EVERY:
            return
        self._seen[key] = now
        self._seen.move_to_end(key)
        if len(self._seen) > MOST_SEEN:
            self._seen.popitem(last=False)
        row = {"guest": guest, "network": network, "at": now}
        await self._store.execute(
            sa.delete(networks).where(networks.c.guest == guest), self._store.insert(networks, row)
        )

    async def save_network_if_possible(self, guest: str, network: str) -> None:
        """The same, but a database that does not answer is no reason to stop."""
        with contextlib.suppress(Unavailable):
            await self.save_network(guest, network)


def _in_words(until: int) -> str:
    """A time for people: 2026-11-19 21:30 UTC."""
    return f"{datetime.fromtimestamp(until / 1000, UTC):%Y-%m-%d %H:%M} UTC"
