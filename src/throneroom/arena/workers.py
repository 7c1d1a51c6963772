"""Worker processes: each gets one deal at a time, and the deal of a process that dies is played by another."""

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
from throneroom.arena.plan import Plan
from throneroom.engine.errors import ThroneroomError

TRIES = 3
"""A deal whose worker has died this many times is not tried again."""


class ArenaError(ThroneroomError):
    """A deal cannot be played to its end."""


def here(plan: Plan, deals: Iterable[int]) -> Iterator[Line]:
    """Play the deals one after the other in this process."""
    for deal in deals:
        yield play_deal(plan, deal)


def side_by_side(plan: Plan, deals: Iterable[int], jobs: int) -> Iterator[Line]:
    """Play the deals in `jobs` processes; yields them as they finish."""
    crew = _Crew(plan, deals, jobs)
    try:
        yield from crew.lines()
    finally:
        crew.dismiss()


class _Worker:
    """A process, the pipe to it, and the deal it is playing."""

    def __init__(self, order: tuple[str, dict[str, Any]], deal: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_work, args=(theirs, *order), daemon=True)
        self.process.start()
        theirs.close()
        self.give(deal)

    def give(self, deal: int) -> None:
        self.deal = deal
        with contextlib.suppress(BrokenPipeError):  # the worker has died: `wait` reports it
            self.line.send(deal)


class _Crew:
    """All workers of a run, and the deals not yet assigned."""

    def __init__(self, plan: Plan, deals: Iterable[int], jobs: int) -> None:
        self.order = plan.game.package, plan.header()
        self.left = iter(deals)
        self.again: deque[int] = deque()
        self.tries: Counter[int] = Counter()
        self.workers: dict[Any, _Worker] = {}
        for _ in range(jobs):
            self.hire()

    def next_deal(self) -> int | None:
        return self.again.popleft() if self.again else next(self.left, None)

    def hire(self) -> None:
        deal = self.next_deal()
        if deal is not None:
            worker = _Worker(self.order, deal)
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
                    raise ArenaError(f"deal {worker.deal} cannot be played to its end:\n{answer}")
                self.go_on(worker)
                yield answer

    def go_on(self, worker: _Worker) -> None:
        deal = self.next_deal()
        if deal is None:
            del self.workers[worker.line]
            worker.line.close()
            worker.process.join()
        else:
            worker.give(deal)

    def replace(self, worker: _Worker) -> None:
        """Replace a worker that has died. Its deal is tried `TRIES` times at most."""
        del self.workers[worker.line]
        worker.process.join()
        self.tries[worker.deal] += 1
        if self.tries[worker.deal] == TRIES:
            raise ArenaError(
                f"deal {worker.deal} has crashed {TRIES} worker processes in a row (the last with exit status "
                f"{worker.process.exitcode}); all other finished deals are kept"
            )
        self.again.append(worker.deal)
        self.hire()

    def dismiss(self) -> None:
        for worker in self.workers.values():
            worker.process.kill()
            worker.process.join()


def _work(line: Connection, package: str, header: dict[str, Any]) -> None:
    """The loop of a worker: play each deal that arrives, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles Ctrl-C
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        try:
            plan = Plan.of(header, package)
            prepare(plan)
            while True:
                line.send(play_deal(plan, line.recv()))
        except (EOFError, OSError):
            raise
        except Exception:  # noqa: BLE001  any error ends the run with its traceback
            line.send(traceback.format_exc())
