"""Worker processes: each gets one block at a time, and the block of a process that dies is played by another."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import traceback
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

from throneroom.arena.deals import Line, play_deal, prepare
from throneroom.arena.plan import Block, Plan
from throneroom.engine.errors import ThroneroomError

TRIES = 3
"""A block whose worker has died this many times is not tried again."""


class ArenaError(ThroneroomError):
    """A block cannot be played to its end."""


def here(plan: Plan, blocks: Iterable[Block]) -> Iterator[Line]:
    """Play the blocks one after the other in this process."""
    for block in blocks:
        yield play_deal(plan, *block)


def side_by_side(plan: Plan, blocks: Iterable[Block], jobs: int) -> Iterator[Line]:
    """Play the blocks in `jobs` processes; yields them as they finish."""
    crew = _Crew(plan, blocks, jobs)
    try:
        yield from crew.lines()
    finally:
        crew.dismiss()


class _Worker:
    """A process, the pipe to it, and the block it is playing."""

    def __init__(self, order: tuple[str, dict[str, Any]], block: Block) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_work, args=(theirs, *order), daemon=True)
        self.process.start()
        theirs.close()
        self.give(block)

    def give(self, block: Block) -> None:
        self.block = block
        with contextlib.suppress(BrokenPipeError):  # the worker has died: `wait` reports it
            self.line.send(block)


class _Crew:
    """All workers of a run, and the blocks not yet assigned."""

    def __init__(self, plan: Plan, blocks: Iterable[Block], jobs: int) -> None:
        self.order = plan.game.package, plan.header()
        self.left = iter(blocks)
        self.again: deque[Block] = deque()
        self.tries: Counter[Block] = Counter()
        self.workers: dict[Any, _Worker] = {}
        for _ in range(jobs):
            self.hire()

    def next_block(self) -> Block | None:
        return self.again.popleft() if self.again else next(self.left, None)

    def hire(self) -> None:
        block = self.next_block()
        if block is not None:
            worker = _Worker(self.order, block)
            self.workers[worker.line] = worker

    def lines(self) -> Iterator[Line]:
        while self.workers:
            for line in wait(list(self.workers)):
                worker = self.workers[line]
                try:
                    answer = worker.line.recv()
                except (EOFError, ConnectionResetError):
                    self.replace(worker)
                    continue
                if isinstance(answer, str):
                    raise ArenaError(f"{worker.block} cannot be played to its end:\n{answer}")
                self.go_on(worker)
                yield answer

    def go_on(self, worker: _Worker) -> None:
        block = self.next_block()
        if block is None:
            del self.workers[worker.line]
            worker.line.close()
            worker.process.join()
        else:
            worker.give(block)

    def replace(self, worker: _Worker) -> None:
        """Replace a worker that has died. Its block is tried `TRIES` times at most."""
        del self.workers[worker.line]
        worker.process.join()
        self.tries[worker.block] += 1
        if self.tries[worker.block] == TRIES:
            raise ArenaError(
                f"{worker.block} has crashed {TRIES} worker processes in a row (the last with exit status "
                f"{worker.process.exitcode}); all other finished deals are kept"
            )
        self.again.append(worker.block)
        self.hire()

    def dismiss(self) -> None:
        for worker in self.workers.values():
            worker.process.kill()
            worker.process.join()


def _work(line: Connection, package: str, header: dict[str, Any]) -> None:
    """The loop of a worker: play each block that arrives, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles Ctrl-C
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        try:
            plan = Plan.of(header, package)
            prepare(plan)
            while True:
                line.send(play_deal(plan, *line.recv()))
        except (EOFError, OSError):
            raise
        except Exception:  # noqa: BLE001  any error ends the run with its traceback
            line.send(traceback.format_exc())
