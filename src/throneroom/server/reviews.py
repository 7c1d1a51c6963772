"""Reviews of finished games: a bot estimates what each seat could expect at each position, once for every game."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

from throneroom.server.background import Background
from throneroom.server.bot_pool import BotPool, BotsDied
from throneroom.server.limits import TooMuch
from throneroom.server.store import Store

MOST_WAITING = 20
"""The most finished games that may wait for their review."""
RETRY_AFTER = 10
"""Seconds to wait before asking again."""
logger = logging.getLogger("throneroom.reviews")


class Reviews:
    """The reviews that bots work on now."""

    def __init__(self, store: Store, bot_pool: BotPool, background: Background) -> None:
        self._store, self._bot_pool, self._background = store, bot_pool, background
        self._running: dict[str, asyncio.Task[list[list[float]]]] = {}

    async def review(self, game: Any, plies: int) -> list[list[float]]:
        """The seats' chances throughout a finished game (its row). Concurrent requests wait for the same review."""
        task = self._running.get(game.id)
        if task is None:
            if len(self._running) >= MOST_WAITING:
                raise TooMuch("reviews", RETRY_AFTER)
            task = self._running[game.id] = self._background.spawn(self._review_and_save(game, plies))
            task.add_done_callback(lambda _: self._running.pop(game.id, None))
        return await asyncio.shield(task)

    async def _review_and_save(self, game: Any, plies: int) -> list[list[float]]:
        try:
            found = await self._bot_pool.chances(game.game, game.record, plies)
        except Exception as error:
            logger.exception("the review of a game failed", extra={"game": game.game})
            raise BotsDied from error
        standing: list[int] = json.loads(game.summary)["standing"]
        result = [won / max(1, sum(standing)) for won in standing]
        chances = [[round(share, 3) for share in shares] for shares in [*found, result]]
        await self._store.save_chances(game.id, chances)
        return chances
