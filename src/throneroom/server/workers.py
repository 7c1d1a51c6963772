"""Server processes: one that serves until it is told to stop, or several and a parent that keeps them running."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Any

import uvicorn
from prometheus_client import multiprocess

from throneroom.server.memory import keep_less_free_memory
from throneroom.server.metrics import SHARED

GRACEFUL = 10
"""Seconds that requests have to end after a signal to stop."""
STOP_WITHIN = 25.0
"""Seconds from the signal until a process that has not ended is ended, whatever it waits for."""
STARTUP_FAILURE = 3
"""The exit code of a server that cannot start at all."""
STOPPED_LATE = 1
"""The exit code of a server that had to be ended."""
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 10.0
"""Seconds before a worker that died is replaced, doubled each time until a worker has lived for `LIVED`."""
LIVED = 30.0
"""Seconds after which the death of a worker counts as a new fault: the pause is reset."""
BEAT_EVERY = 20
"""Rounds of uvicorn's main loop, of a tenth of a second each, between two signs of life of a worker."""
SILENT = 30.0
"""Seconds without a sign of life until a worker is replaced."""
STOPPING = threading.Event()
"""Set once this process has been told to stop."""
logger = logging.getLogger("throneroom.workers")


class SignalledServer(uvicorn.Server):
    """A server that ends within a limit after SIGTERM or Ctrl-C."""

    signalled = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to stop, without waiting for what hangs."""
        super().handle_exit(sig, frame)
        STOPPING.set()
        self._captured_signals.clear()  # they would be raised again after the shutdown
        if not self.signalled:
            self.signalled = True
            threading.Thread(target=_end_late, daemon=True).start()

    def stop(self) -> None:
        self.handle_exit(signal.SIGTERM, None)


def _end_late() -> None:
    """End this process, whatever it still waits for, in the event loop or in a thread."""
    time.sleep(STOP_WITHIN)
    logger.error("the server did not end within %s seconds after the signal", STOP_WITHIN)
    sys.stderr.flush()
    os._exit(STOPPED_LATE)


def run_server(settings: uvicorn.Config, listening: socket.socket) -> int:
    """Serve until a signal; returns the exit code. What was acknowledged is saved, so threads that hang can be left."""
    server = SignalledServer(settings)
    try:
        server.run([listening])
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else STARTUP_FAILURE
    return 0 if server.started else STARTUP_FAILURE


class WorkerServer(SignalledServer):
    """A server that tells its parent that it lives.

    uvicorn's own `callback_notify` follows the time of day: when that is set back, it says nothing for as long.
    """

    def __init__(self, settings: uvicorn.Config, parent: Connection) -> None:
        super().__init__(settings)
        self._parent = parent

    async def on_tick(self, counter: int) -> bool:
        """A round of the main loop."""
        if counter % BEAT_EVERY == 0:
            try:
                self._parent.send_bytes(b"alive")
            except OSError:
                self.stop()
        return await super().on_tick(counter)


def _work(settings: uvicorn.Config, listening: socket.socket, parent: Connection) -> None:
    """A worker: serves, tells the parent that it lives, and ends with it."""
    settings.configure_logging()
    keep_less_free_memory()
    server = WorkerServer(settings, parent)
    orphaned = threading.Thread(target=_stop_after_parent, args=(server,), daemon=True)
    orphaned.start()
    try:
        server.run([listening])
    except SystemExit as ended:
        os._exit(ended.code if isinstance(ended.code, int) else STARTUP_FAILURE)
    sys.stderr.flush()
    sys.exit(0 if server.started else STARTUP_FAILURE)


def _stop_after_parent(server: SignalledServer) -> None:
    """End when the parent does, however it ended: nobody else would replace this worker, or free the port."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    logger.error("the parent process has ended")
    server.stop()


class Worker:
    """One worker process, as its parent sees it."""

    def __init__(self, settings: uvicorn.Config, listening: socket.socket) -> None:
        context = multiprocessing.get_context("spawn")
        self.beats, own = context.Pipe(duplex=False)
        self.process = context.Process(target=_work, args=(settings, listening, own))
        self.process.start()
        own.close()
        self.began = self.heard = time.monotonic()
        self.started = False

    def listen(self) -> None:
        """Hear its signs of life."""
        try:
            while self.beats.poll():
                self.beats.recv_bytes()
                self.heard, self.started = time.monotonic(), True
        except (EOFError, OSError):
            pass

    @property
    def hangs(self) -> bool:
        return self.started and time.monotonic() - self.heard > SILENT


class WorkerProcesses:
    """The parent of several workers that share one socket."""

    def __init__(self, settings: uvicorn.Config, listening: socket.socket, count: int) -> None:
        self._settings, self._listening = settings, listening
        self._workers: list[Worker | None] = [None] * count
        self._pauses = [FIRST_PAUSE] * count
        self._starts_at = [0.0] * count
        self._served = False
        """Whether any worker has ever served: then nothing is wrong with the settings, and all are replaced."""
        self._stopping = threading.Event()

    def run(self) -> int:
        """Keep the workers running until a signal; returns the exit code."""
        self._settings.configure_logging()
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: self._stopping.set())
        code = 0
        while not self._stopping.is_set():
            for place in range(len(self._workers)):
                if self._keep(place) == STARTUP_FAILURE and not self._served:
                    code = STARTUP_FAILURE
                    self._stopping.set()
            self._stopping.wait(0.2)
        return self._stop() or code

    def _keep(self, place: int) -> int | None:
        """Start a worker that is missing; returns the exit code of one that has ended."""
        worker = self._workers[place]
        if worker is None:
            if time.monotonic() >= self._starts_at[place]:
                self._start(place)
            return None
        worker.listen()
        self._served = self._served or worker.started
        if worker.hangs:
            logger.error("a worker hangs and is replaced", extra={"worker": worker.process.pid})
            worker.process.kill()
            worker.process.join()
        code = worker.process.exitcode
        if code is None:
            return None
        self._bury(worker)
        self._workers[place] = None
        if code == STARTUP_FAILURE and not self._served:
            return code
        if time.monotonic() - worker.began > LIVED:
            self._pauses[place] = FIRST_PAUSE
        logger.error("a worker died", extra={"worker": worker.process.pid, "code": code})
        self._wait_before(place)
        return code

    def _start(self, place: int) -> None:
        """Start a worker; try again later if the system has no room for one now."""
        try:
            self._workers[place] = Worker(self._settings, self._listening)
        except OSError:
            logger.exception("a worker cannot be started")
            self._wait_before(place)

    def _wait_before(self, place: int) -> None:
        """Pause before the next worker is started in this place."""
        self._starts_at[place] = time.monotonic() + self._pauses[place]
        self._pauses[place] = min(2 * self._pauses[place], LONGEST_PAUSE)

    def _stop(self) -> int:
        """Stop all workers; those that do not end in time are killed."""
        workers = [worker for worker in self._workers if worker is not None]
        for worker in workers:
            worker.process.terminate()
        deadline = time.monotonic() + STOP_WITHIN + 3
        late = False
        for worker in workers:
            worker.process.join(max(0.0, deadline - time.monotonic()))
            if worker.process.exitcode is None:
                worker.process.kill()
                worker.process.join()
            late = late or worker.process.exitcode != 0
            self._bury(worker)
        return STOPPED_LATE if late else 0

    @staticmethod
    def _bury(worker: Worker) -> None:
        """Clean up after a worker that has ended: its live metrics no longer count."""
        worker.beats.close()
        if SHARED in os.environ and worker.process.pid is not None:
            mark: Any = multiprocess.mark_process_dead
            mark(worker.process.pid)
