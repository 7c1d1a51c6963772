"""The bot pool: bots think in their own processes, so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
import zlib
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any

import numpy as np
import orjson

from throneroom import bots
from throneroom.arena.balance import Balance
from throneroom.arena.deals import Line, line_of
from throneroom.bots.judge import Judgement, advice, judge_of
from throneroom.bots.outside import plugins
from throneroom.bots.simple import Dicing
from throneroom.engine.errors import RecordError, ThroneroomError
from throneroom.engine.game import Settings, find
from throneroom.engine.match import Match, replay
from throneroom.engine.messages import as_data
from throneroom.engine.position import KnownPosition, Position, guesses_of, single_calls_of
from throneroom.puzzles import collection_of, explain
from throneroom.puzzles.play_out import played_out
from throneroom.review import ReviewedDecision, chances_at_start, review_decisions
from throneroom.review.continuation import continuation
from throneroom.review.explanation import Explanation
from throneroom.review.rating import rater_of
from throneroom.review.review import reason_for
from throneroom.server.balance_json import statistics_of
from throneroom.server.bot_watch import result_within
from throneroom.server.explorer_worker import explored
from throneroom.server.fair_queue import SERVER, FairQueue, Payer
from throneroom.table.table_settings import MOST_SAMPLES, MOST_SECONDS, TableSettings

TRIES = 3
THINKING, PATIENT = "thinking", "patient"
"""Two kinds of work: decisions that a game waits for, and work that may take a minute, such as compiling."""
LONGEST = {THINKING: 20.0, PATIENT: 600.0}
"""Seconds after which a process that does this kind of work hangs."""
PATIENT_PROCESSES = 2
"""The most processes for patient work. The second one starts when there is work for it."""
PLAY, GUESSES, BOTS, REVIEWS = "play", "guesses", "bots", "reviews"
"""The part of a game to compile: what people need to play, the guessing of hidden cards, bots that search, reviews."""
CLOSE_WITHIN = 3.0
"""Seconds that bot processes have to end."""
REVIEW_SIZE = 16
"""Positions that are reviewed in a row before other patient work gets its turn."""
SHORTEST = 0.02
"""The least seconds that a searching bot gets, however many decisions are waiting, unless its budget is smaller."""
FEWEST = 50
"""The least samples, for a bot with a number of samples."""
logger = logging.getLogger("throneroom.bots")


class BotsDied(Exception):
    """Work that cannot be done: every process that starts it dies."""


class BotPool:
    """A pool of processes. If one dies, a new one repeats its work.

    Networks and their guests share them fairly (`FairQueue`): every work names who pays for it. Of a game that is being
    played, the pool takes only positions that were hidden for a seat.
    """

    def __init__(self, count: int, seed: int | None = None, waited: Callable[[float], object] | None = None) -> None:
        """`waited` is called with the seconds that each decision or hint waited for a process."""
        self.count, self._waited = count, waited
        self._seed = secrets.randbits(60) if seed is None else seed
        self._pools: dict[str, ProcessPoolExecutor] = {}
        self._queues = {kind: FairQueue(self._size(kind)) for kind in (THINKING, PATIENT)}
        self._compiling: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._closed = False

    def _size(self, kind: str) -> int:
        return self.count if kind == THINKING else PATIENT_PROCESSES

    def _pool(self, work: str) -> ProcessPoolExecutor:
        """The processes for a kind of work."""
        if work not in self._pools:
            count = self._size(work)
            context = multiprocessing.get_context("spawn")
            self._pools[work] = ProcessPoolExecutor(count, context, _initialize, (os.getpid(),))
        return self._pools[work]

    async def think(self, known: KnownPosition, seat: int, level: str, payer: Payer) -> bots.Thought:
        """What a bot of this level thinks about a position, at somebody's expense."""
        name, settings, state = known.game.name, known.settings, known.bytes()
        if level != "random":
            await self.compile(name, BOTS)
        thought: bots.Thought = await self._run(
            THINKING, payer, _think, name, settings, state, seat, level, self._seed, shared=True
        )
        return thought

    async def judge(self, known: KnownPosition, seat: int, payer: Payer) -> Judgement:
        """What each seat can expect, from what one seat knows: the same number wherever it is shown."""
        name, settings, state = known.game.name, known.settings, known.bytes()
        await self.compile(name, BOTS)
        judgement: Judgement = await self._run(THINKING, payer, _judge, name, settings, state, seat)
        return judgement

    async def advise(self, known: KnownPosition, seat: int, level: str, payer: Payer) -> bots.Thought:
        """What a bot of this level would do, and what its choices keep of what the seat can expect now."""
        judgement = await self.judge(known, seat, payer)
        return advice(await self.think(known, seat, level, payer), judgement, seat)

    async def hint_reason(
        self, known: KnownPosition, seat: int, action: int, payer: Payer
    ) -> tuple[int, Explanation] | None:
        """Why a choice is good, from what the seat knows, and the choice that it is compared with."""
        name, settings, state = known.game.name, known.settings, known.bytes()
        await self.compile(name, REVIEWS)
        found: tuple[int, Explanation] | None = await self._run(
            THINKING, payer, _hint_reason, name, settings, state, seat, action
        )
        return found

    async def compile(self, game: str, part: str = PLAY) -> None:
        """Put the compiled code of a game into the cache, so that other processes only have to load it."""
        task = self._compiling.get((game, part))
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = asyncio.create_task(self._run(PATIENT, SERVER, _compile, game, part))
            self._compiling[game, part] = task
        await asyncio.shield(task)

    async def prepare(self, games: list[str]) -> None:
        """Start a process for bots, and load these games there."""
        for game in games:
            await self.compile(game)
            await self._run(THINKING, SERVER, _compile, game, PLAY, within=LONGEST[PATIENT])

    async def chances(self, game: str, record: str, plies: int, payer: Payer) -> list[tuple[float, ...]]:
        """What each seat could expect before each decision of a match, judged by what the deciding seats knew."""
        await self.compile(game, BOTS)
        found: list[tuple[float, ...]] = []
        while len(found) < plies:
            last = min(plies, len(found) + REVIEW_SIZE)
            found += await self._run(PATIENT, payer, _review, record, len(found), last)
        return found

    async def review(self, record: str, first: int, last: int, payer: Payer) -> list[ReviewedDecision]:
        """Some decisions of a match, each reviewed from what its seat knew."""
        decisions: list[ReviewedDecision] = await self._run(PATIENT, payer, _review_decisions, record, first, last)
        return decisions

    async def puzzle_answered(self, game: str, identity: str, decision: str, payer: Payer) -> dict[str, Any]:
        """What the solution of a puzzle and an answer to it lead to, and why the solution is better."""
        await self.compile(game, REVIEWS)
        told: dict[str, Any] = await self._run(PATIENT, payer, _puzzle_answered, game, identity, decision)
        return told

    async def puzzle_played(
        self, game: str, identity: str, own: list[str], payer: Payer
    ) -> tuple[dict[str, Any] | None, str]:
        """What the last decision led to in a proof that is played out, or what is wrong with it."""
        await self.compile(game)
        found: tuple[dict[str, Any] | None, str] = await self._run(THINKING, payer, _puzzle_played, game, identity, own)
        return found

    async def chances_at_start(self, record: str, payer: Payer) -> tuple[float | None, ...]:
        """What each seat of a match could expect of the deal, from what it knew."""
        start: tuple[float | None, ...] = await self._run(PATIENT, payer, _chances_at_start, record)
        return start

    async def reason(self, record: str, ply: int, payer: Payer) -> ReviewedDecision | None:
        """A decision of a match with its reason, whether it has a mark or not; None if there was no choice."""
        decision: ReviewedDecision | None = await self._run(PATIENT, payer, _reason, record, ply)
        return decision

    async def continuation(self, record: str, ply: int, seat: str, decision: str, payer: Payer) -> bytes:
        """How a match would most likely have gone on after a choice, as its seat would see it, as JSON."""
        steps: bytes = await self._run(PATIENT, payer, _continuation, record, ply, seat, decision)
        return steps

    async def replay(self, record: str, viewer: str | None, payer: Payer) -> bytes:
        """All positions of a match as one viewer saw them, with the events between them, as JSON."""
        steps: bytes = await self._run(PATIENT, payer, _replay, record, viewer)
        return steps

    async def story(self, record: str, payer: Payer) -> list[list[dict[str, Any]]]:
        """The events of each decision of a match, with all cards open."""
        story: list[list[dict[str, Any]]] = await self._run(PATIENT, payer, _story, record)
        return story

    async def note(self, records: list[str]) -> list[Line | None]:
        """What statistics count of some matches; None for a match of older rules, which cannot be replayed."""
        noted: list[Line | None] = await self._run(PATIENT, SERVER, _note, records)
        return noted

    async def tally(self, game: str, lines: list[str]) -> list[dict[str, Any]]:
        """The statistics of a game over what was noted (as JSON) of its matches, for each kind of table."""
        tallied: list[dict[str, Any]] = await self._run(PATIENT, SERVER, _tally, game, lines)
        return tallied

    async def explore(
        self, game: str, number: int | None, parts: dict[str, str], line: list[str], payer: Payer
    ) -> tuple[bytes | None, str]:
        """A position of a solved game with the outcome of every choice, as JSON; or what is wrong with the wish."""
        await self.compile(game)
        found: tuple[bytes | None, str] = await self._run(THINKING, payer, explored, game, number, parts, line)
        return found

    async def continued(
        self, record: str, plies: int | None, rest: dict[str, Any], payer: Payer
    ) -> tuple[TableSettings | None, str]:
        """The settings of a table that continues a record, or what is wrong with it."""
        found: tuple[TableSettings | None, str] = await self._run(THINKING, payer, _continued, record, plies, rest)
        return found

    async def _run(
        self, kind: str, payer: Payer, work: Any, *arguments: Any, within: float | None = None, shared: bool = False
    ) -> Any:
        """Do some work in a process, when it is this payer's turn. A process that takes too long for it hangs.

        Work that is `shared` gets as its last argument how many want each process now.
        """
        for _ in range(TRIES):
            asked = time.monotonic()
            await self._queues[kind].enter(payer)
            if self._closed:
                self._queues[kind].leave(payer, 0.0)
                raise BotsDied("the server stops")
            if kind == THINKING and self._waited is not None:
                self._waited(time.monotonic() - asked)
            pool = self._pool(kind)
            try:
                crowd = [self._crowd(kind, payer)] if shared else []
                job = self._submit(pool, kind, payer, work, *arguments, *crowd)
                return await result_within(within or LONGEST[kind], pool, job)
            except BrokenProcessPool:
                if self._pools.get(kind) is pool:
                    logger.warning("a bot process died; starting new ones")
                    del self._pools[kind]
        raise BotsDied(f"bot processes died {TRIES} times while doing the same work")

    def _crowd(self, kind: str, payer: Payer) -> int:
        """How many want each process, whoever has just got a place among them."""
        return -(-self._queues[kind].crowd(payer) // self._size(kind))

    def _submit(self, pool: ProcessPoolExecutor, kind: str, payer: Payer, work: Any, *arguments: Any) -> Future[Any]:
        """Start some work. Its place is free again when the process has finished, even if nobody waits any more."""
        loop, began = asyncio.get_running_loop(), time.monotonic()

        def leave(_: Any = None) -> None:
            self._queues[kind].leave(payer, time.monotonic() - began)

        def leave_in_loop(_: Any) -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed: the server has stopped
                loop.call_soon_threadsafe(leave)

        try:
            job = pool.submit(work, *arguments)
        except BaseException:
            leave()
            raise
        job.add_done_callback(leave_in_loop)
        return job

    async def close(self) -> None:
        """End the processes: nobody needs their results any more. Their queues are given back to the system."""
        self._closed = True
        for task in self._compiling.values():
            task.cancel()
        pools = list(self._pools.values())
        self._pools.clear()
        processes = [process for pool in pools for process in pool._processes.values()]
        threads: list[Any] = [pool._executor_manager_thread for pool in pools]
        for pool in pools:
            pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        deadline = time.monotonic() + CLOSE_WITHIN
        for process in processes:
            await asyncio.to_thread(process.join, max(0.0, deadline - time.monotonic()))
            process.kill()  # one that was stopped does not hear anything else
        for thread in threads:
            if thread is not None:
                await asyncio.to_thread(thread.join, max(0.0, deadline - time.monotonic()))
        # A worker of uvicorn ends by its signal, without the exit functions that would unlink the semaphores of queues.
        pools, processes, threads = [], [], []
        gc.collect()


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


def _think(game: str, settings: Settings, state: bytes, seat: int, level: str, seed: int, crowd: int) -> bots.Thought:
    """Let a bot think about a state from which `hide` has removed what it may not know; less long if many wait.

    A new process gets the same result: the dice depend on the seed and on what is known, not on earlier thoughts.
    """
    known = _known(game, settings, state)
    strategy = _strategy(level, game, seed)
    if isinstance(strategy, Dicing):
        strategy.shake(seed ^ zlib.crc32(state))
    own: bots.Budget | None = getattr(strategy, "budget", None)
    return strategy.think(known, seat) if own is None else strategy.think(known, seat, _granted(own, crowd))


def _granted(own: bots.Budget, crowd: int) -> bots.Budget:
    """What a bot gets of its budget: it is divided among those who wait, and nothing exceeds the ceiling.

    A table that was opened before the ceiling was lowered may ask for more.
    """
    if own.samples is not None:
        samples = min(own.samples, MOST_SAMPLES)
        return bots.Budget(samples=max(samples // crowd, min(samples, FEWEST)))
    seconds = min(own.seconds or 0, MOST_SECONDS)
    return bots.Budget(seconds=max(seconds / crowd, min(seconds, SHORTEST)))


def _known(game: str, settings: Settings, state: bytes) -> KnownPosition:
    """A position from the state that a process was sent, from which `hide` has removed what the seat does not know."""
    found = find(game)
    return KnownPosition(Position(found, settings, np.frombuffer(state, found.plain_rules.STATE)))


def _judge(game: str, settings: Settings, state: bytes, seat: int) -> Judgement:
    return judge_of(find(game)).judge(_known(game, settings, state), seat)


def _hint_reason(game: str, settings: Settings, state: bytes, seat: int, action: int) -> tuple[int, Explanation] | None:
    return reason_for(_known(game, settings, state), seat, action)


def _review(record: str, first: int, last: int) -> list[tuple[float, ...]]:
    """What each seat could expect before some decisions, judged by what the deciding seats knew."""
    match = _replayed(record)
    judge, position = judge_of(match.game), match.at(first).position
    found: list[tuple[float, ...]] = []
    for seat, action in match.decisions[first:last]:
        found.append(judge.judge_all(position))
        position.play(seat, action)
    return found


@lru_cache(maxsize=2)
def _replayed(record: str) -> Match:
    """The match of a record, which must not be changed: a review asks for it many times."""
    return replay(record)


def _review_decisions(record: str, first: int, last: int) -> list[ReviewedDecision]:
    return list(review_decisions(_replayed(record), first, last))


def _puzzle_answered(game: str, identity: str, decision: str) -> dict[str, Any]:
    collection = collection_of(game)
    assert collection is not None
    puzzle = collection[identity]
    choice = puzzle.choice(decision)
    assert choice is not None
    return explain.answered(puzzle, choice)


def _puzzle_played(game: str, identity: str, own: list[str]) -> tuple[dict[str, Any] | None, str]:
    collection = collection_of(game)
    assert collection is not None
    try:
        return played_out(collection[identity], own), ""
    except ThroneroomError as error:
        return None, str(error)


def _chances_at_start(record: str) -> tuple[float | None, ...]:
    return chances_at_start(_replayed(record))


def _reason(record: str, ply: int) -> ReviewedDecision | None:
    return next(review_decisions(_replayed(record), ply, ply + 1, all_reasons=True), None)


def _continuation(record: str, ply: int, seat: str, decision: str) -> bytes:
    steps = [
        {"seat": step.seat, "decision": step.decision, "log": as_data(step.events), "view": step.view}
        for step in continuation(_replayed(record), ply, seat, decision)
    ]
    return orjson.dumps({"steps": steps})


def _replay(record: str, viewer: str | None) -> bytes:
    steps = [
        {"ply": ply, "decision": decision, "log": as_data(log), "view": view}
        for ply, (decision, log, view) in enumerate(replay(record).steps(viewer))
    ]
    return orjson.dumps({"steps": steps})


def _story(record: str) -> list[list[dict[str, Any]]]:
    return [as_data(events) for events in replay(record).events(None)]


def _continued(record: str, plies: int | None, rest: dict[str, Any]) -> tuple[TableSettings | None, str]:
    try:
        return TableSettings.from_record(record, plies, **rest), ""
    except ThroneroomError as error:
        return None, str(error)


def _note(records: list[str]) -> list[Line | None]:
    found: list[Line | None] = []
    for record in records:
        try:
            match = replay(record)
        except RecordError:
            found.append(None)
            continue
        options = {option.name: option.text(match.options[option.name]) for option in match.game.options}
        deal = int.from_bytes(match.key[:6])
        found.append({"players": match.players, "options": options, "deal": deal, **line_of(match)})
    return found


def _tally(name: str, lines: list[str]) -> list[dict[str, Any]]:
    """Count as `throneroom report` does."""
    game, found = find(name), dict[tuple[int, str], Balance]()
    for line in map(orjson.loads, lines):
        table = line["players"], str(line["options"])
        balance = found.setdefault(table, Balance(game, line["players"], line["options"]))
        balance.add((0, line["deal"]), line)
    return [statistics_of(found[table]) for table in sorted(found, key=lambda it: (-found[it].games, it))]


def _compile(game: str, part: str) -> None:
    single_calls_of(find(game))
    if part == GUESSES:
        guesses_of(find(game))
    if part == REVIEWS:
        rater_of(find(game))
    if part == BOTS:
        bots.named("squire", find(game))
        judge_of(find(game))
        if bots.network_of(find(game)):
            bots.named("network-search", find(game))
