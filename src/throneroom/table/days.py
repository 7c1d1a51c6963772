"""Games over days: hours or days for each decision, vacations that stop this time, and a warning before it ends.

This is calendar time, which also passes while the server is down. If it runs out meanwhile, the player gets
`AFTER_DOWNTIME` more.
"""

from __future__ import annotations

from collections.abc import Sequence

HOUR = 3_600_000
DAY = 24 * HOUR
LATE = 300_000
"""If the end of somebody's time is overdue by this many milliseconds, the server was down."""
AFTER_DOWNTIME = HOUR
"""Milliseconds that a player gets whose time ran out while the server was down."""
WARNED_AT_MOST = DAY
"""A player is warned when a quarter of its time is left, and not earlier than this many milliseconds before the end."""


def move_due(asked: int, time: int, vacations: Sequence[tuple[int, int]]) -> int:
    """When the time for a decision runs out that was asked for at `asked`; it stands still during vacations."""
    runs_from, left = asked, time
    for begin, end in vacations:
        if end <= runs_from:
            continue
        if begin > runs_from:
            if begin - runs_from >= left:
                break
            left -= begin - runs_from
        runs_from = end
    return runs_from + left


def warning_time(due: int, time: int) -> int:
    """When a player is warned that its time runs out at `due`."""
    return due - min(WARNED_AT_MOST, time // 4)
