"""Threads: the work of a batch, divided among threads that all batches of a process share.

A batch cuts its games into parts, one for each core. Its compiled code releases the interpreter's lock, so the parts
run at the same time. The caller does one part itself, because waking a sleeping thread takes as long as stepping a
hundred games. No thread spins while it waits: on a busy machine, that would take the core from the very thread it is
waiting for.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from functools import cache
from typing import Any

Work = Callable[[int], Any]


def in_parts(work: Work, parts: int) -> None:
    """Do the work for the parts 0 to parts - 1. An error in one of them is raised here, after all have ended."""
    if parts == 1:
        work(0)
        return
    others = [_helpers(parts - 1).submit(work, part) for part in range(1, parts)]
    try:
        work(0)
    finally:
        wait(others)
    for other in others:
        other.result()


@cache
def _helpers(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="throneroom batch")


if hasattr(os, "register_at_fork"):  # a fork has none of its parent's threads
    os.register_at_fork(after_in_child=_helpers.cache_clear)
