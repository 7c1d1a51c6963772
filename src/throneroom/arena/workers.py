"""Worker processes: each plays one game at a time, and the game of a process that dies is played by another."""

from __future__ import annotations

import contextlib
import math
import multiprocessing
import signal
import time
import traceback
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

from throneroom.arena.deals import Line, play_game, prepare
from throneroom.arena.plan import Plan, Task
from throneroom.engine.errors import ThroneroomError

TRIES = 3
"""A game whose worker has died this many times is not tried again."""


class ArenaError(ThroneroomError):
    """A game cannot be played to its end."""


def here(plan: Plan, tasks: Iterable[Task]) -> Iterator[Line]:
    """Play the games one after the other in this process."""
    for task in tasks:
        yield play_game(plan, task)


def side_by_side(plan: Plan, tasks: Iterable[Task], jobs: int, end: float = math.inf) -> Iterator[Line]:
    """Play the games in `jobs` processes; yields them as they finish.

    At the time `end`, by the clock `time.monotonic`, games that are not finished are dropped.
    """
    crew = _Crew(plan, tasks, jobs)
    try:
        yield from crew.lines(end)
    finally:
        crew.dismiss()


class _Worker:
    """A process, the pipe to it, and the game it is playing."""

    def __init__(self, order: tuple[str, dict[str, Any]], task: Task) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_work, args=(theirs, *order), daemon=True)
        self.process.start()
        theirs.close()
        self.give(task)

    def give(self, task: Task) -> None:
        self.task = task
        with contextlib.suppress(BrokenPipeError):  # the worker has died: `wait` reports it
            self.line.send(task)


class _Crew:
    """All workers of a run, and the games not yet assigned."""

    def __init__(self, plan: Plan, tasks: Iterable[Task], jobs: int) -> None:
        self.order = plan.game.package, plan.header()
        self.left = iter(tasks)
        self.again: deque[Task] = deque()
        self.tries: Counter[Task] = Counter()
        self.workers: dict[Any, _Worker] = {}
        for _ in range(jobs):
            self.hire()

    def next_task(self) -> Task | None:
        return self.again.popleft() if self.again else next(self.left, None)

    def hire(self) -> None:
        task = self.next_task()
        if task is not None:
            worker = _Worker(self.order, task)
            self.workers[worker.line] = worker

    def lines(self, end: float) -> Iterator[Line]:
        while self.workers and (left := end - time.monotonic()) > 0:
            for line in wait(list(self.workers), None if left == math.inf else left):
                worker = self.workers[line]
                try:
                    answer = worker.line.recv()
                except (EOFError, ConnectionResetError):
                    self.replace(worker)
                    continue
                if isinstance(answer, str):
                    raise ArenaError(f"{worker.task} cannot be played to its end:\n{answer}")
                self.go_on(worker)
                yield answer

    def go_on(self, worker: _Worker) -> None:
        task = self.next_task()
        if task is None:
            del self.workers[worker.line]
            worker.line.close()
            worker.process.join()
        else:
            worker.give(task)

    def replace(self, worker: _Worker) -> None:
        """Replace a worker that has died. Its game is tried `TRIES` times at most."""
        del self.workers[worker.line]
        worker.process.join()
        self.tries[worker.task] += 1
        if self.tries[worker.task] == TRIES:
            raise ArenaError(
                f"{worker.task} has crashed {TRIES} worker processes in a row (the last with exit status "
                f"{worker.process.exitcode}); all finished games are kept"
            )
        self.again.append(worker.task)
        self.hire()

    def dismiss(self) -> None:
        for worker in self.workers.values():
            worker.process.kill()
            worker.process.join()


def _work(line: Connection, package: str, header: dict[str, Any]) -> None:
    """The loop of a worker: play each game that arrives, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles Ctrl-C
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        try:
            plan = Plan.of(header, package)
            prepare(plan)
            while True:
                line.send(play_game(plan, line.recv()))
        except (EOFError, OSError):
            raise
        except Exception:  # noqa: BLE001  any error ends the run with its traceback
            line.send(traceback.format_exc())
