"""Statistics of a game over the finished games of the server, counted in a bot process like a balance report.

The contribution of each game is computed once and saved beside it. The counts are kept until another game has ended.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import Any

import orjson
import sqlalchemy as sa

from throneroom.server import schema
from throneroom.server.background import Background
from throneroom.server.bot_pool import BotPool, BotsDied
from throneroom.server.limits import TooMuch
from throneroom.server.store import Store
from throneroom.table.table import BY_RULES

MOST_GAMES = 10_000
"""The latest games that are counted."""
BATCH_SIZE = 20
"""Games that are noted in a row before other patient work gets its turn."""
PATIENCE = 20
"""Seconds for which a request waits for new counts."""
REST = 20
"""The pause between two counts, as a multiple of the time that the last count took."""
UNKNOWN = "{}"
"""Noted of a game that does not count: it did not end by the rules, was undone, or has rules that no longer exist."""
logger = logging.getLogger("throneroom.statistics")
games = schema.games


@dataclass(frozen=True, slots=True)
class Counted:
    """The statistics of a game as of its latest finished game."""

    latest: str | None
    tables: list[dict[str, Any]]
    games: int
    again_at: float
    """When new games may be counted, in seconds of the monotonic clock."""


class Statistics:
    """The counts of all games, and those that are being made."""

    def __init__(self, store: Store, bot_pool: BotPool, background: Background) -> None:
        self._store, self._bot_pool, self._background = store, bot_pool, background
        self._counted: dict[str, Counted] = {}
        self._running: dict[str, asyncio.Task[Counted]] = {}

    async def of(self, game: str) -> Counted:
        """The statistics of a game. If counting takes long, those from before the latest games."""
        known = self._counted.get(game)
        if known and (time.monotonic() < known.again_at or known.latest == await self._latest(game)):
            return known
        task = self._running.get(game)
        if task is None:
            task = self._running[game] = self._background.spawn(self._count(game))
            task.add_done_callback(lambda _: self._running.pop(game, None))
        done, _ = await asyncio.wait([task], timeout=PATIENCE)
        if done:
            return task.result()
        if known is None:
            raise TooMuch("statistics", PATIENCE)
        return known

    async def _latest(self, game: str) -> str | None:
        """The id of the game that ended last."""
        query = sa.select(games.c.id).where(games.c.game == game).order_by(games.c.ended.desc()).limit(1)
        for (found,) in await self._store.fetch(query):
            return str(found)
        return None

    async def _count(self, game: str) -> Counted:
        began, latest = time.monotonic(), await self._latest(game)
        try:
            await self._note_all(game)
            lines = [row.noted for row in await self._store.fetch(self._latest_games(game, games.c.noted))]
            noted = [line for line in lines if line not in (None, UNKNOWN)]
            tables = await self._bot_pool.tally(game, noted) if noted else []
        except BotsDied:
            raise
        except Exception as error:
            logger.exception("counting failed", extra={"game": game})
            raise BotsDied from error
        now = time.monotonic()
        counted = self._counted[game] = Counted(latest, tables, len(noted), now + REST * (now - began))
        return counted

    def _latest_games(self, game: str, *columns: sa.ColumnElement[Any]) -> sa.Select[Any]:
        return sa.select(*columns).where(games.c.game == game).order_by(games.c.ended.desc()).limit(MOST_GAMES)

    async def _note_all(self, game: str) -> None:
        """Save what statistics count of each of the latest games, where it is missing."""
        found = await self._store.fetch(self._latest_games(game, games.c.id, games.c.noted.is_(None).label("new")))
        fresh = [row.id for row in found if row.new]
        for start in range(0, len(fresh), BATCH_SIZE):
            batch = fresh[start : start + BATCH_SIZE]
            rows = await self._store.fetch(
                sa.select(games.c.id, games.c.record, games.c.summary).where(games.c.id.in_(batch))
            )
            counting = [row for row in rows if _counts(orjson.loads(row.summary))]
            lines = await self._bot_pool.note([row.record for row in counting]) if counting else []
            noted = dict.fromkeys(batch, UNKNOWN) | {
                row.id: orjson.dumps(line).decode() for row, line in zip(counting, lines, strict=True) if line
            }
            await self._store.save_noted(noted)


def _counts(summary: dict[str, Any]) -> bool:
    """Whether a game ended by its rules, and nothing was undone."""
    return summary["reason"] == BY_RULES and not summary.get("undone", False)
