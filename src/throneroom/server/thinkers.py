"""Bots at work in processes of their own: the event loop never waits for a thought."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any

import numpy as np

from throneroom import bots
from throneroom.engine.game import Settings, find
from throneroom.engine.position import Position, doors_of

TRIES = 3
SHORTEST = 0.02
"""Seconds that a searching bot has in the largest crowd."""
logger = logging.getLogger("throneroom.thinkers")


class Thinkers:
    """A pool of processes. One that dies takes its thoughts with it; they are thought again by new ones."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.waiting = 0
        self.lost = 0
        self._pool = self._fresh()

    def _fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, multiprocessing.get_context("spawn"), initializer=_settle_in)

    async def think(self, known: Position, seat: int, level: str) -> bots.Thought:
        """What a bot of this level thinks about a position that holds only what the seat knows."""
        settings = known.settings
        record = known.hidden(seat).bytes()
        crowd = 1 + self.waiting // self.count
        thought: bots.Thought = await self._run(_think, known.game.name, settings, record, seat, level, crowd)
        return thought

    async def compile(self, game: str, for_bots: bool = False) -> None:
        """Put the compiled code of a game into the cache, so that other processes have only to load it."""
        await self._run(_compile, game, for_bots)

    async def _run(self, work: Any, *arguments: Any) -> Any:
        self.waiting += 1
        try:
            for _ in range(TRIES):
                pool = self._pool
                try:
                    return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
                except BrokenProcessPool:
                    if pool is self._pool:
                        self.lost += 1
                        logger.warning("a bot process died; new ones are started")
                        self._pool = self._fresh()
            raise RuntimeError(f"bot processes died {TRIES} times over one thought")
        finally:
            self.waiting -= 1

    async def close(self) -> None:
        """End the processes: nothing of what they think is needed any more."""
        processes = list(self._pool._processes.values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        for process in processes:
            await asyncio.to_thread(process.join, 5)


def _settle_in() -> None:
    """Ctrl-C at the terminal is for the server, which then ends its processes itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@lru_cache(maxsize=4)
def _bot(level: str, game: str) -> bots.Bot:
    return bots.named(level, find(game), secrets.randbits(60))


def _think(game: str, settings: Settings, record: bytes, seat: int, level: str, crowd: int) -> bots.Thought:
    """Where many wait, each thinks for a shorter time."""
    found = find(game)
    known = Position(found, settings, np.frombuffer(record, found.plain_rules.STATE))
    bot = _bot(level, game)
    own: bots.Budget | None = getattr(bot, "budget", None)
    if crowd == 1 or own is None or own.seconds is None:
        return bot.think(known, seat)
    return bot.think(known, seat, bots.Budget(seconds=max(SHORTEST, own.seconds / crowd)))


def _compile(game: str, for_bots: bool) -> None:
    doors_of(find(game))
    if for_bots:
        _bot("squire", game)
