"""Replay cache: what was computed from finished games for their replays, kept for the next requests."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

import orjson

from throneroom.engine.match import Match, replay
from throneroom.server.background import Background, in_thread_if_long
from throneroom.server.bot_pool import BotPool
from throneroom.server.fair_queue import Payer
from throneroom.server.review_json import reason_json

MOST_BYTES = 32 * 2**20
"""Bytes of replays that are kept; the least recently used are dropped."""
KEEPING = 500
"""Bytes that are counted for keeping anything, however small it is."""
MOST_MATCHES = 64
"""Matches that are kept."""


class ReplayCache:
    """The replays of finished games. A finished game never changes, so what is kept is never out of date."""

    def __init__(self, bot_pool: BotPool, background: Background) -> None:
        self._bot_pool, self._background = bot_pool, background
        self._kept: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._size = 0
        self._matches: OrderedDict[str, Match] = OrderedDict()
        self._making: dict[tuple[str, str], asyncio.Task[bytes]] = {}

    async def match(self, game: Any) -> Match:
        """The match of a finished game (its row), which must not be changed."""
        found = self._matches.get(game.id)
        if found is None:
            found = await in_thread_if_long(game.record.count("\n"), replay, game.record)
            self._matches[game.id] = found
            if len(self._matches) > MOST_MATCHES:
                self._matches.popitem(last=False)
        else:
            self._matches.move_to_end(game.id)
        return found

    async def steps(self, game: Any, viewer: str | None, payer: Payer) -> bytes:
        """All positions of a finished game (its row) as one viewer saw them, as JSON; at somebody's expense."""
        return await self._get((game.id, f"steps {viewer}"), lambda: self._bot_pool.replay(game.record, viewer, payer))

    async def story(self, game: Any, payer: Payer) -> list[Any]:
        """The events of each decision, with all cards open."""

        async def make() -> bytes:
            return orjson.dumps(await self._bot_pool.story(game.record, payer))

        story: list[Any] = orjson.loads(await self._get((game.id, "story"), make))
        return story

    async def reason(self, game: Any, ply: int, payer: Payer) -> dict[str, Any] | None:
        """The reason of a decision (`models.DecisionReason`), whether it has a mark or not; None if it was forced."""

        async def make() -> bytes:
            found = await self._bot_pool.reason(game.record, ply, payer)
            return orjson.dumps(None if found is None else reason_json(found))

        reason: dict[str, Any] | None = orjson.loads(await self._get((game.id, f"reason {ply}"), make))
        return reason

    async def _get(self, key: tuple[str, str], make: Callable[[], Awaitable[bytes]]) -> bytes:
        """What is kept under a key. Whoever asks while it is made waits for the same result."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            self._making[key] = self._background.spawn(self._make(key, make))
        return await asyncio.shield(self._making[key])

    async def _make(self, key: tuple[str, str], make: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            made = await make()
        finally:
            del self._making[key]
        self._kept[key] = made
        self._size += len(made) + KEEPING
        while self._size > MOST_BYTES:
            self._size -= len(self._kept.popitem(last=False)[1]) + KEEPING
        return made
