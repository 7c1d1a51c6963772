"""The bot pool: bots think in their own processes, so that the event loop never waits for them."""

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
from throneroom.bots.bot import known_to
from throneroom.bots.outside import plugins
from throneroom.bots.simple import Dicing
from throneroom.engine.game import Settings, find
from throneroom.engine.match import replay
from throneroom.engine.messages import as_data
from throneroom.engine.position import KnownPosition, Position, guesses_of, single_calls_of

TRIES = 3
THINKING, PATIENT = "thinking", "patient"
"""Two kinds of work: decisions that a game waits for, and work that may take a minute, such as compiling."""
PLAY, GUESSES, BOTS = "play", "guesses", "bots"
"""The part of a game to compile: what people need to play, the guessing of hidden cards, or bots that search."""
REVIEWER = "knight:200"
"""The bot that reviews finished games: 200 samples for each position, the same ones every time."""
REVIEW_SIZE = 16
"""Positions that are reviewed in a row before other patient work gets its turn."""
SHORTEST = 0.02
"""The least seconds that a searching bot gets, however many decisions are waiting."""
logger = logging.getLogger("throneroom.bots")


class BotsDied(Exception):
    """Work that cannot be done: every process that starts it dies."""


class BotPool:
    """A pool of processes. If one dies, a new one repeats its work."""

    def __init__(self, count: int, seed: int | None = None) -> None:
        self.count = count
        self._seed = secrets.randbits(60) if seed is None else seed
        self.waiting = 0
        self._pools: dict[str, ProcessPoolExecutor] = {}
        self._compiling: dict[tuple[str, str], asyncio.Task[None]] = {}

    def _pool(self, work: str) -> ProcessPoolExecutor:
        """The processes for a kind of work: several for decisions, one for patient work."""
        if work not in self._pools:
            count = self.count if work == THINKING else 1
            context = multiprocessing.get_context("spawn")
            self._pools[work] = ProcessPoolExecutor(count, context, _initialize, (os.getpid(),))
        return self._pools[work]

    async def think(self, position: Position, seat: int, level: str) -> bots.Thought:
        """What a bot of this level thinks about a position. Only what the seat knows leaves this process."""
        if level != "random":
            await self.compile(position.game.name, BOTS)
        known = known_to(position, seat).bytes()
        crowd = 1 + self.waiting // self.count
        self.waiting += 1
        try:
            thought: bots.Thought = await self._run(
                THINKING, _think, position.game.name, position.settings, known, seat, level, crowd, self._seed
            )
            return thought
        finally:
            self.waiting -= 1

    async def compile(self, game: str, part: str = PLAY) -> None:
        """Put the compiled code of a game into the cache, so that other processes only have to load it."""
        task = self._compiling.get((game, part))
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = asyncio.create_task(self._run(PATIENT, _compile, game, part))
            self._compiling[game, part] = task
        await asyncio.shield(task)

    async def chances(self, game: str, record: str, plies: int) -> list[tuple[float, ...]]:
        """What each seat could expect before each decision of a match, judged by what the deciding seat knew."""
        await self.compile(game, BOTS)
        found: list[tuple[float, ...]] = []
        while len(found) < plies:
            last = min(plies, len(found) + REVIEW_SIZE)
            found += await self._run(PATIENT, _review, record, len(found), last)
        return found

    async def replay(self, record: str, viewer: str | None) -> bytes:
        """All positions of a match as one viewer saw them, with the events between them, as JSON."""
        steps: bytes = await self._run(PATIENT, _replay, record, viewer)
        return steps

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
                    logger.warning("a bot process died; starting new ones")
                    del self._pools[kind]
        raise BotsDied(f"bot processes died {TRIES} times while doing the same work")

    async def close(self) -> None:
        """End the processes: nobody needs their results any more."""
        processes = [process for pool in self._pools.values() for process in pool._processes.values()]
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        for process in processes:
            await asyncio.to_thread(process.join, 5)


def _initialize(server: int) -> None:
    """Set up a bot process: it loads the plugins, ignores Ctrl-C and ends with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_after, args=(server,), daemon=True).start()
    plugins()


def _exit_after(server: int) -> None:
    """End this process when the server no longer runs."""
    while os.getppid() == server:
        time.sleep(1)
    os._exit(0)


@lru_cache(maxsize=4)
def _strategy(level: str, game: str, seed: int) -> bots.Strategy:
    return bots.named(level, find(game), seed).strategy


def _think(game: str, settings: Settings, state: bytes, seat: int, level: str, crowd: int, seed: int) -> bots.Thought:
    """Let a bot think about a state from which `hide` has removed what it may not know; less long if many wait.

    A new process gets the same result: the dice depend on the seed and on what is known, not on earlier thoughts.
    """
    found = find(game)
    known = KnownPosition(Position(found, settings, np.frombuffer(state, found.plain_rules.STATE)))
    strategy = _strategy(level, game, seed)
    if isinstance(strategy, Dicing):
        strategy.shake(seed ^ zlib.crc32(state))
    own: bots.Budget | None = getattr(strategy, "budget", None)
    if crowd == 1 or own is None or own.seconds is None:
        return strategy.think(known, seat)
    return strategy.think(known, seat, bots.Budget(seconds=max(SHORTEST, own.seconds / crowd)))


def _review(record: str, first: int, last: int) -> list[tuple[float, ...]]:
    """What each seat could expect before some decisions, judged by what the deciding seat knew."""
    match = replay(record)
    bot = bots.named(REVIEWER, match.game)
    positions = [match.at(ply).position for ply in range(first, last)]
    return [bot.think(position, position.seat).shares for position in positions]


def _replay(record: str, viewer: str | None) -> bytes:
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
