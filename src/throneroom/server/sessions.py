"""Sessions: which tokens are no longer valid, because their device was signed out or their guest joined another one.

Every process keeps this in memory, so that requests need no query. There are few entries: only those whose tokens have
not expired.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import sqlalchemy as sa

from throneroom.server import clock, guests, schema
from throneroom.server.following import OVERLAP
from throneroom.server.guests import Session
from throneroom.server.store import Store

SEEN_EVERY = 3_600_000
"""Milliseconds after which the time of a device's last visit is saved again."""
GONE, CHANGED = 4401, 1012
"""Close codes: the connection has no guest any more; reconnect, because the same token stands for another guest now."""
Close = Callable[[int, str], None]
signed_out, retired, devices = schema.signed_out, schema.retired_guests, schema.devices
subscriptions = schema.push_subscriptions


class Sessions:
    """What this process knows about devices that were signed out and guests that no longer exist."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._signed_out: set[str] = set()
        self._successors: dict[str, str | None] = {}
        """By guest: the guest that it has become, or None if it was deleted."""
        self._connected: dict[Session, set[Close]] = {}
        self._read_until = 0

    def resolve(self, session: Session) -> Session | None:
        """The session with the guest that its guest has become; None if it is over."""
        if session.device in self._signed_out:
            return None
        guest: str | None = session.guest
        while guest in self._successors:
            guest = self._successors[guest]
        return None if guest is None else replace(session, guest=guest)

    # Connections that are open

    def connect(self, session: Session, close: Close) -> None:
        """Remember an open connection, to close it when its session is over."""
        self._connected.setdefault(replace(session, age=0), set()).add(close)

    def disconnect(self, session: Session, close: Close) -> None:
        found = self._connected.get(replace(session, age=0), set())
        found.discard(close)
        if not found:
            self._connected.pop(replace(session, age=0), None)

    def _close_outdated(self) -> None:
        for session in list(self._connected):
            now = self.resolve(session)
            if now == session:
                continue
            for close in list(self._connected[session]):
                if now is None:
                    close(GONE, "this device was signed out")
                else:
                    close(CHANGED, "this guest goes on as another one: connect again")

    # What other processes and earlier runs have written

    async def refresh(self) -> None:
        """Read what was written since the last time, at first everything."""
        now, since = clock.now(), self._read_until
        for row in await self._store.fetch(sa.select(signed_out.c.device).where(signed_out.c.at >= since)):
            self._signed_out.add(row.device)
        for row in await self._store.fetch(sa.select(retired).where(retired.c.at >= since)):
            self._successors[row.guest] = row.successor
        self._read_until = max(0, now - OVERLAP)
        self._close_outdated()

    # Devices

    def add_device(self, session: Session, browser: str, system: str) -> sa.Executable:
        """A statement that saves a device, unless it is known."""
        now = clock.now()
        row = {"id": session.device, "guest": session.guest, "browser": browser, "system": system}
        return self._store.insert(devices, {**row, "created": now, "seen": now})

    async def save_visit(self, session: Session, browser: str, system: str) -> None:
        """Save that a device was here, at most once an hour."""
        now, own = clock.now(), devices.c.id == session.device
        for (seen,) in await self._store.fetch(sa.select(devices.c.seen).where(own)):
            if now - seen > SEEN_EVERY:
                await self._store.execute(sa.update(devices).where(own).values(seen=now))
            return
        await self._store.execute(self.add_device(session, browser, system))

    async def sign_out(self, guest: str, device: str) -> bool:
        """End the session of a device of this guest; returns whether there was one."""
        found = sa.select(devices.c.id).where(devices.c.id == device, devices.c.guest == guest)
        if not await self._store.fetch(found):
            return False
        await self.end(device)
        return True

    async def end(self, device: str) -> None:
        """End a session: the token of the device is not valid any more, its connections are closed, and it gets no
        more notices.
        """
        await self._store.execute(
            self._store.insert(signed_out, {"device": device, "at": clock.now()}),
            sa.delete(signed_out).where(signed_out.c.at < clock.now() - guests.TOKEN_LIFE),
            sa.delete(devices).where(devices.c.id == device),
            sa.delete(subscriptions).where(subscriptions.c.device == device),
        )
        self._signed_out.add(device)
        self._close_outdated()

    def retire(self, guest: str, successor: str | None) -> None:
        """A guest was deleted or joined another one; the database knows it already."""
        self._successors[guest] = successor
        self._close_outdated()
