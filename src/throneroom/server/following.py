"""Following: every process keeps some tables of the database in memory, and reads what other processes write."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from throneroom.server.supervision import Beat
from throneroom.server.transaction import Unavailable

FOLLOW_EVERY = 2.0
"""Seconds after which other processes know what one has written."""
OVERLAP = 60_000
"""Milliseconds that are read again each time: the clocks of other processes may be behind."""
logger = logging.getLogger("throneroom.following")


async def follow(refresh: Callable[[], Awaitable[None]], beat: Beat) -> None:
    """Read what is new, in a loop."""
    while True:
        await asyncio.sleep(FOLLOW_EVERY)
        try:
            await refresh()
            beat()
        except Unavailable:
            logger.warning("what other processes have written could not be read")
