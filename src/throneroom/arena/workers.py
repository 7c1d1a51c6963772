"""Worker processes: deals are given out one at a time, and a process that dies loses none."""

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
"""A deal whose worker dies so many times is not given out again."""


class ArenaError(ThroneroomError):
    """A deal that cannot be played to its end."""


def here(plan: Plan, deals: Iterable[int]) -> Iterator[Line]:
    """The deals, one after the other, in this process."""
    for deal in deals:
        yield play_deal(plan, deal)


def side_by_side(plan: Plan, deals: Iterable[int], jobs: int) -> Iterator[Line]:
    """The deals as they are finished by so many processes."""
    crew = _Crew(plan, deals, jobs)
    try:
        yield from crew.lines()
    finally:
        crew.dismiss()


class _Worker:
    """A process, the line to it, and the deal it is at."""

    def __init__(self, order: tuple[str, dict[str, Any]], deal: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_work, args=(theirs, *order), daemon=True)
        self.process.start()
        theirs.close()
        self.give(deal)

    def give(self, deal: int) -> None:
        self.deal = deal
        with contextlib.suppress(BrokenPipeError):  # it has died: `wait` will say so
            self.line.send(deal)


class _Crew:
    """All workers of a run, and what is left to give out."""

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
        """A worker has died: its deal is given to another, but not for ever."""
        del self.workers[worker.line]
        worker.process.join()
        self.tries[worker.deal] += 1
        if self.tries[worker.deal] == TRIES:
            raise ArenaError(
                f"deal {worker.deal} has ended {TRIES} worker processes in a row (the last with exit status "
                f"{worker.process.exitcode}); all other finished deals are kept"
            )
        self.again.append(worker.deal)
        self.hire()

    def dismiss(self) -> None:
        for worker in self.workers.values():
            worker.process.kill()
            worker.process.join()


def _work(line: Connection, package: str, header: dict[str, Any]) -> None:
    """The life of a worker: play what is given, until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that gives out deals
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        try:
            plan = Plan.of(header, package)
            prepare(plan)
            while True:
                line.send(play_deal(plan, line.recv()))
        except (EOFError, OSError):
            raise
        except Exception:  # noqa: BLE001  whatever it is, the run ends with its text
            line.send(traceback.format_exc())
