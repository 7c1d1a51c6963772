"""Provisions: metrics of what the host has to look after: the age of the last backup, the free space on the disk."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil

import sqlalchemy as sa

from throneroom.server import metrics, schema
from throneroom.server.store import Store
from throneroom.server.supervision import Beat
from throneroom.server.transaction import Unavailable

LOOK_EVERY = 30.0
LAST_BACKUP = "last backup"
"""The setting that says when the last backup was written, in milliseconds since 1970."""
DISK = "database"
logger = logging.getLogger("throneroom.provisions")


class Provisions:
    """Looks at them in a loop."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def run(self, beat: Beat) -> None:
        while True:
            with contextlib.suppress(Unavailable):
                await self._look()
                beat()
            await asyncio.sleep(LOOK_EVERY)

    async def _look(self) -> None:
        query = sa.select(schema.settings.c.value).filter_by(name=LAST_BACKUP)
        for (at,) in await self._store.fetch(query):
            metrics.LAST_BACKUP.set(int(at) / 1000)
        if self._store.file is not None:
            with contextlib.suppress(OSError):
                disk = shutil.disk_usage(self._store.file.path.parent)
                metrics.DISK_FREE.labels(DISK).set(disk.free)
                metrics.DISK_SIZE.labels(DISK).set(disk.total)
