"""Bots at work in processes of their own: the event loop never waits for a thought."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
import zlib
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any

import numpy as np
import orjson

from throneroom import bots
from throneroom.bots.outside import plugins
from throneroom.bots.simple import Dicing
from throneroom.engine.game import Settings, find
from throneroom.engine.match import replay
from throneroom.engine.messages import as_data
from throneroom.engine.position import Position, guesses_of, single_calls_of

TRIES = 3
THINKING, PATIENT = "thinking", "patient"
"""Two kinds of work: decisions that a game waits for; and what may take a minute, such as compiling."""
PLAY, GUESSES, BOTS = "play", "guesses", "bots"
"""What of a game is compiled: what people need to play, guessed worlds, and bots that search."""
REVIEWER = "knight:200"
"""The bot that looks back at finished games: so many samples for each position, always the same ones."""
AT_ONCE = 16
"""Positions that are looked back at before other patient work has its turn."""
SHORTEST = 0.02
"""Seconds that a searching bot has in the largest crowd."""
logger = logging.getLogger("throneroom.thinkers")


class BotsDied(Exception):
    """Some work cannot be done: whatever process begins it dies."""


class Thinkers:
    """A pool of processes. One that dies takes its thoughts with it; they are thought again by new ones."""

    def __init__(self, count: int, seed: int | None = None) -> None:
        self.count = count
        self._seed = secrets.randbits(60) if seed is None else seed
        self.waiting = 0
        self._pools: dict[str, ProcessPoolExecutor] = {}
        self._compiling: dict[tuple[str, str], asyncio.Task[None]] = {}

    def _pool(self, work: str) -> ProcessPoolExecutor:
        """Thoughts have processes of their own, and patient work has one."""
        if work not in self._pools:
            count = self.count if work == THINKING else 1
            context = multiprocessing.get_context("spawn")
            self._pools[work] = ProcessPoolExecutor(count, context, _settle_in, (os.getpid(),))
        return self._pools[work]

    async def think(self, known: Position, seat: int, level: str) -> bots.Thought:
        """What a bot of this level thinks about a position that holds only what the seat knows."""
        if level != "random":
            await self.compile(known.game.name, BOTS)
        settings = known.settings
        record = known.hidden(seat).bytes()
        crowd = 1 + self.waiting // self.count
        self.waiting += 1
        try:
            thought: bots.Thought = await self._run(
                THINKING, _think, known.game.name, settings, record, seat, level, crowd, self._seed
            )
            return thought
        finally:
            self.waiting -= 1

    async def compile(self, game: str, part: str = PLAY) -> None:
        """Put the compiled code of a game into the cache, so that other processes have only to load it."""
        task = self._compiling.get((game, part))
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = asyncio.create_task(self._run(PATIENT, _compile, game, part))
            self._compiling[game, part] = task
        await asyncio.shield(task)

    async def chances(self, game: str, record: str, plies: int) -> list[tuple[float, ...]]:
        """What each seat could expect before each decision of a match, by what the seat knew that was asked."""
        await self.compile(game, BOTS)
        found: list[tuple[float, ...]] = []
        while len(found) < plies:
            last = min(plies, len(found) + AT_ONCE)
            found += await self._run(PATIENT, _review, record, len(found), last)
        return found

    async def film(self, record: str, viewer: str | None) -> bytes:
        """All positions of a match as one viewer saw them, with the events between, as JSON."""
        film: bytes = await self._run(PATIENT, _film, record, viewer)
        return film

    async def story(self, record: str) -> list[list[dict[str, Any]]]:
        """The events of each decision of a match, with all cards open."""
        story: list[list[dict[str, Any]]] = await self._run(PATIENT, _story, record)
        return story

    async def _run(self, kind: str, work: Any, *arguments: Any) -> Any:
        for _ in range(TRIES):
            pool = self._pool(kind)
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
            except BrokenProcessPool:
                if self._pools.get(kind) is pool:
                    logger.warning("a bot process died; new ones are started")
                    del self._pools[kind]
        raise BotsDied(f"bot processes died {TRIES} times over one thought")

    async def close(self) -> None:
        """End the processes: nothing of what they think is needed any more."""
        processes = [process for pool in self._pools.values() for process in pool._processes.values()]
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        for process in processes:
            await asyncio.to_thread(process.join, 5)


def _settle_in(server: int) -> None:
    """Ctrl-C at the terminal is for the server, which ends its processes itself, or takes them along when it dies.

    What plugins bring is known here too.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, args=(server,), daemon=True).start()
    plugins()


def _follow(server: int) -> None:
    """Nobody wants the thoughts of a server that is no more."""
    while os.getppid() == server:
        time.sleep(1)
    os._exit(0)


@lru_cache(maxsize=4)
def _bot(level: str, game: str, seed: int) -> bots.Bot:
    return bots.named(level, find(game), seed)


def _think(game: str, settings: Settings, record: bytes, seat: int, level: str, crowd: int, seed: int) -> bots.Thought:
    """Where many wait, each thinks for a shorter time. A thought that is thought again, by a new process, is the same:
    the dice depend on the seed and on what is known, not on what was thought before.
    """
    found = find(game)
    known = Position(found, settings, np.frombuffer(record, found.plain_rules.STATE))
    bot = _bot(level, game, seed)
    if isinstance(bot, Dicing):
        bot.shake(seed ^ zlib.crc32(record))
    own: bots.Budget | None = getattr(bot, "budget", None)
    if crowd == 1 or own is None or own.seconds is None:
        return bot.think(known, seat)
    return bot.think(known, seat, bots.Budget(seconds=max(SHORTEST, own.seconds / crowd)))


def _review(record: str, first: int, last: int) -> list[tuple[float, ...]]:
    match = replay(record)
    bot = bots.named(REVIEWER, match.game)
    positions = [match.at(ply).position for ply in range(first, last)]
    return [bot.think(position, position.seat).shares for position in positions]


def _film(record: str, viewer: str | None) -> bytes:
    steps = enumerate(replay(record).steps(viewer))
    return orjson.dumps({"steps": [{"ply": ply, "log": as_data(log), "view": view} for ply, (log, view) in steps]})


def _story(record: str) -> list[list[dict[str, Any]]]:
    return [as_data(events) for events in replay(record).events(None)]


def _compile(game: str, part: str) -> None:
    single_calls_of(find(game))
    if part == GUESSES:
        guesses_of(find(game))
    if part == BOTS:
        bots.named("squire", find(game))
