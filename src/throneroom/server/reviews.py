"""Reviews of finished games: bots estimate the seats' chances and rate every decision, once for every game."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from throneroom.review import Outcome, Review, ReviewedDecision, summarise
from throneroom.server.background import Background
from throneroom.server.bot_pool import REVIEWS, BotPool, BotsDied
from throneroom.server.fair_queue import Payer
from throneroom.server.finished_games import FinishedGameRow
from throneroom.server.limits import TooMuch
from throneroom.server.review_json import review_json, review_version
from throneroom.server.store import Store
from throneroom.table.table import BY_RULES

MOST_WAITING, MOST_FROM_ONE, MOST_FOR_ONE = 20, 10, 4
"""The most finished games that may wait for their review: of all guests, of those at one network, and of one."""
RETRY_AFTER = 10
"""Seconds to wait before asking again."""
CHUNK, MOST_CHUNKS = 8, 32
"""Decisions that a process reviews in a row: after them, other work gets its turn. Each chunk replays the game up to
its first decision, so a long game has longer chunks."""
logger = logging.getLogger("throneroom.reviews")
T = TypeVar("T")


@dataclass
class Running(Generic[T]):
    """A review that bots work on."""

    task: asyncio.Task[T]
    payer: Payer
    """Who asked for it first."""
    done: int = 0
    """How many decisions are reviewed."""


class Reviews:
    """The reviews that bots work on now."""

    def __init__(self, store: Store, bot_pool: BotPool, background: Background) -> None:
        self._store, self._bot_pool, self._background = store, bot_pool, background
        self._chances: dict[str, Running[list[list[float]]]] = {}
        self._reviews: dict[str, Running[dict[str, Any]]] = {}

    async def chances(self, game: FinishedGameRow, plies: int, payer: Payer) -> list[list[float]]:
        """The seats' chances throughout a finished game. Concurrent requests wait for the same result."""
        running = self._chances.get(game.id)
        if running is None:
            running = self._start(self._chances, game.id, payer, self._find_chances(game, plies, payer))
        return await asyncio.shield(running.task)

    async def _find_chances(self, game: FinishedGameRow, plies: int, payer: Payer) -> list[list[float]]:
        found = await self._bot_pool.chances(game.game, game.record, plies, payer)
        chances = [[round(share, 3) for share in shares] for shares in [*found, result_of(game)]]
        await self._store.save_chances(game.id, chances)
        return chances

    async def review(
        self, game: FinishedGameRow, plies: int, patience: float, payer: Payer
    ) -> tuple[dict[str, Any] | None, int]:
        """The review of a finished game, if it is ready within `patience` seconds; and how far it has come."""
        running = self._reviews.get(game.id)
        if running is None:
            running = self._start(self._reviews, game.id, payer, self._review(game, plies, payer))
        await asyncio.wait([running.task], timeout=patience)
        return (running.task.result() if running.task.done() else None), running.done

    async def _review(self, game: FinishedGameRow, plies: int, payer: Payer) -> dict[str, Any]:
        """Two processes review a game, each one chunk after the other."""
        await self._bot_pool.compile(game.game, REVIEWS)
        size = max(CHUNK, -(-plies // MOST_CHUNKS))
        chunks = [(first, min(plies, first + size)) for first in range(0, plies, size)]
        found: dict[int, list[ReviewedDecision]] = {}

        async def work() -> None:
            while chunks:
                first, last = chunks.pop(0)
                found[first] = await self._bot_pool.review(game.record, first, last, payer)
                self._reviews[game.id].done += last - first

        await asyncio.gather(work(), work())
        decisions = [decision for first in sorted(found) for decision in found[first]]
        start = await self._bot_pool.chances_at_start(game.record, payer)
        data = review_json(own_review(game, decisions, start))
        await self._store.save_review(game.id, {"version": review_version(game.game), **data})
        return data

    def _start(
        self, running: dict[str, Running[T]], game_id: str, payer: Payer, work: Coroutine[Any, Any, T]
    ) -> Running[T]:
        waiting = [one.payer for one in self._chances.values()] + [one.payer for one in self._reviews.values()]
        here = sum(other.network == payer.network for other in waiting)
        if len(waiting) >= MOST_WAITING or here >= MOST_FROM_ONE or waiting.count(payer) >= MOST_FOR_ONE:
            work.close()
            raise TooMuch("reviews", RETRY_AFTER)
        started = running[game_id] = Running(self._background.spawn(_or_died(work)), payer)
        started.task.add_done_callback(lambda _: running.pop(game_id, None))
        return started


async def _or_died(work: Coroutine[Any, Any, T]) -> T:
    """The result of the work; whatever goes wrong, the visitor learns that bots do not answer."""
    try:
        return await work
    except Exception as error:
        logger.exception("the review of a game failed")
        raise BotsDied from error


def own_review(game: FinishedGameRow, decisions: list[ReviewedDecision], start: tuple[float | None, ...]) -> Review:
    """The review of a finished game without the decisions that a bot took for a player.

    `start` is what the seats could expect of the deal.
    A game that somebody left or that time ended has no balance: its result did not come from deal, choices and luck.
    """
    summary = json.loads(game.summary)
    by_bots = {*summary.get("by_bots", [])}
    own = [decision for decision in decisions if decision.ply not in by_bots]
    result = result_of(game)
    return summarise(len(result), own, Outcome(start, tuple(result)) if summary["reason"] == BY_RULES else None)


def result_of(game: FinishedGameRow) -> list[float]:
    """The share of every seat in the victory of a finished game."""
    standing: list[int] = json.loads(game.summary)["standing"]
    return [won / max(1, sum(standing)) for won in standing]
