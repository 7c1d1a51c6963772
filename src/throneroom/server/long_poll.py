"""Long polling: a request that waits at a table until something happens."""

from __future__ import annotations

import asyncio

import orjson

from throneroom.server.services import Services


class Waiter:
    """A viewer for one request."""

    stays = False

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self.updates: asyncio.Queue[bytes] = asyncio.Queue()

    def send(self, text: bytes) -> None:
        self.updates.put_nowait(text)


async def look(
    services: Services, guest: str | None, address: str, table_id: str, since: int | None, wait: int
) -> bytes:
    """An update of the table, now or as soon as something follows `since`. A waiting guest counts as connected."""

    def charge(entries: int) -> None:
        services.history.take(address, entries)

    number, text = await services.broadcaster.look(table_id, guest, since, charge)
    if not wait or since is None or number > since:
        return text
    waiter = Waiter(guest)
    with services.connections.counted(guest, address):
        history = await services.broadcaster.read_history(table_id, guest, since, charge)
        await services.presence.enter(table_id, waiter, since, history)
        try:
            async with asyncio.timeout(wait):
                while True:
                    text = await waiter.updates.get()
                    if orjson.loads(text)["events"]:
                        return text
        except TimeoutError:
            return text
        finally:
            services.presence.exit(table_id, waiter)
