"""The network that each guest came from last: what its bots think is charged to both."""

from __future__ import annotations

from collections import OrderedDict

import sqlalchemy as sa

from throneroom.server import schema
from throneroom.server.fair_queue import Payer
from throneroom.server.store import Store
from throneroom.server.transaction import Unavailable

MOST = 50_000
"""How many guests are remembered."""
ELSEWHERE = "elsewhere"
"""Stands for the networks of guests who have not been here for a long time: they share one account."""


class Whereabouts:
    """The networks of guests: from memory if they were at this process, else from the database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._networks: OrderedDict[str, str] = OrderedDict()

    def remember(self, guest: str, network: str) -> None:
        """Remember the network that a guest comes from now."""
        self._networks[guest] = network
        self._networks.move_to_end(guest)
        if len(self._networks) > MOST:
            self._networks.popitem(last=False)

    async def fetch_payer(self, guest: str) -> Payer:
        """Who is charged for the work that a guest has caused, even if the guest has left since."""
        network = self._networks.get(guest)
        if network is None:
            known = schema.guest_networks
            try:
                rows = await self._store.fetch(sa.select(known.c.network).where(known.c.guest == guest))
            except Unavailable:
                return Payer(ELSEWHERE, guest)
            network = str(rows[0].network) if rows else ELSEWHERE
            self.remember(guest, network)
        return Payer(network, guest)
