"""The metrics of the server, for Prometheus."""

from __future__ import annotations

import os
from bisect import bisect_left

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable for the folder in which several processes combine their metrics."""

ENTRIES = Counter("throneroom_entries", "Entries committed to logs of tables")
CONFLICTS = Counter("throneroom_conflicts", "Appends that failed because another process was first")
FAILURES = Counter("throneroom_bot_failures", "Decisions of bots that failed and were replaced by any legal choice")
REFUSALS = Counter("throneroom_refusals", "Acts and requests refused, by code", ["code"])
NOTICES = Counter("throneroom_notices", "Notices sent to push services, by the status of the answer", ["status"])
CONNECTIONS = Gauge("throneroom_connections", "Open WebSocket connections", multiprocess_mode="livesum")
TABLES_IN_MEMORY = Gauge("throneroom_rooms", "Tables in memory", multiprocess_mode="livesum")
FAULTS = Counter("throneroom_faults", "Times in which players could not use the server, by cause", ["cause"])
RESTARTS = Counter("throneroom_task_restarts", "Background tasks that failed and were started again", ["task"])
OVERDUE = Gauge(
    "throneroom_overdue_tables",
    "Tables at which something is overdue: a bot's answer, the end of a clock or of a grace period",
    multiprocess_mode="livemax",
)
LEFT_ALONE = Gauge(
    "throneroom_tables_left_alone",
    "Tables that this version cannot run: their logs cannot be read, or something unexpected fails there",
    multiprocess_mode="livemax",
)
LAST_BACKUP = Gauge(
    "throneroom_last_backup_timestamp_seconds",
    "When `throneroom backup` last wrote a backup of this database; 0 if it never has",
    multiprocess_mode="livemax",
)
DISK_FREE = Gauge(
    "throneroom_disk_free_bytes", "Free space on the disk of a SQLite database", ["disk"], multiprocess_mode="livemin"
)
DISK_SIZE = Gauge(
    "throneroom_disk_bytes", "Size of the disk of a SQLite database", ["disk"], multiprocess_mode="livemin"
)
QUICK = (0.005, 0.025, 0.1, 0.5, 2, 10)
BOT_WAITS = Histogram(
    "throneroom_bot_wait_seconds", "How long decisions of bots and hints wait for a process", buckets=QUICK
)
ACTS = Histogram("throneroom_act_seconds", "From an act to its acknowledgement", buckets=QUICK)
REQUESTS = Histogram("throneroom_request_seconds", "HTTP requests, by route", ["route", "status"], buckets=QUICK)

LOOP_LATE = Histogram(
    "throneroom_loop_late_seconds", "How late the event loop is because of the server's own work", buckets=QUICK
)


def observe(histogram: Histogram, seconds: float) -> None:
    """Count a time as the limit of its bucket, so that the sum of all times is not more exact than the buckets.

    How long a bot thinks is not measured at all: it would tell whether the bot had a choice.
    """
    histogram.observe(QUICK[min(bisect_left(QUICK, seconds), len(QUICK) - 1)])


def text() -> bytes:
    """All metrics, of all processes if there are several."""
    if SHARED not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
