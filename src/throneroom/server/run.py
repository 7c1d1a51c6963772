"""Starting the server: one process, or several on one PostgreSQL."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import sys
import tempfile
import time
from typing import Any

import uvicorn

from throneroom.engine.errors import SettingsError
from throneroom.server.config import VARIABLE, Config
from throneroom.server.database_file import DatabaseFile
from throneroom.server.memory import keep_less_free_memory
from throneroom.server.page_age import notice
from throneroom.server.websocket import WebSocket
from throneroom.server.workers import GRACEFUL, WorkerProcesses, run_server

if sys.platform != "win32":
    import resource

STANDARD_FIELDS = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonFormatter(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Message and extra values; tracebacks as one text."""
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({name: value for name, value in vars(record).items() if name not in STANDARD_FIELDS})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def _logging(level: str) -> dict[str, Any]:
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonFormatter}},
        "handlers": {"err": {"class": "logging.StreamHandler", "formatter": "json", "stream": "ext://sys.stderr"}},
        "loggers": {
            "throneroom": {"handlers": ["err"], "level": level, "propagate": False},
            "uvicorn": {"handlers": ["err"], "level": "WARNING", "propagate": False},
        },
    }


def _raise_file_limit() -> None:
    """Allow as many open sockets as the system does: the usual limit is far below what one process can serve."""
    if sys.platform != "win32":
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(host: str, port: int, workers: int, config: Config, log_level: str) -> None:
    """Serve until told to stop."""
    if workers > 1 and not config.shared:
        raise SettingsError("several processes need PostgreSQL: --database postgresql://... (SQLite supports only one)")
    os.environ[VARIABLE] = config.text()
    if not config.shared:
        check_unused(config)
    if workers > 1:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="throneroom-metrics-"))
    _raise_file_limit()
    keep_less_free_memory()
    about_the_page = notice()
    if about_the_page:
        print(about_the_page, file=sys.stderr)
    settings = uvicorn.Config(
        "throneroom.server.app:create",
        factory=True,
        host=host,
        port=port,
        log_config=_logging(log_level.upper()),
        access_log=False,
        ws_max_size=config.limits.frame,
        ws=WebSocket,
        http="throneroom.server.http_protocol:LimitedHttpProtocol",
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
        server_header=False,
        timeout_graceful_shutdown=GRACEFUL,
    )
    listening = settings.bind_socket()
    print(f"Throneroom is at http://{host}:{port}/ (Ctrl-C stops it)", file=sys.stderr)
    sys.exit(WorkerProcesses(settings, listening, workers).run() if workers > 1 else run_server(settings, listening))


def check_unused(config: Config) -> None:
    """Refuse a SQLite file that another server uses, before anything is started on it."""
    file = DatabaseFile(config.file)
    file.claim()
    file.release()
