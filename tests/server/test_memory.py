"""What malloc keeps of what is free: as little in a server as when a process starts."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import httpx

from tests.server.conftest import Server

ARENA = 64 << 20
"""Bytes that glibc reserves for the arena of a thread, at an address that is a multiple of it."""
A_LARGE_BLOCK_IS_MAPPED = """
import ctypes
from throneroom.server.memory import keep_less_free_memory

SIZE = 8 << 20
libc = ctypes.CDLL(None)
libc.malloc.restype = ctypes.c_size_t
libc.malloc.argtypes = libc.free.argtypes = [ctypes.c_size_t]

def is_mapped():
    block = libc.malloc(SIZE)
    with open("/proc/self/maps") as maps:
        low, high = next(line for line in maps if "[heap]" in line).split()[0].split("-")
    return not int(low, 16) <= block < int(high, 16)

keep_less_free_memory()
libc.free(libc.malloc(SIZE))  # from now on glibc would put blocks of this size among small ones
assert is_mapped()
"""


def arenas_of_threads(pid: int) -> int:
    """How many threads of a process have an arena of their own: a part in use, and the rest reserved right after it."""
    lines = re.findall(r"(?m)^(\w+)-(\w+) (\S+) ", Path(f"/proc/{pid}/maps").read_text())
    mapped = [(int(low, 16), int(high, 16), rights) for low, high, rights in lines]
    return sum(
        used == "rw-p" and reserved == "---p" and low % ARENA == 0 and end == start and high - low == ARENA
        for (low, end, used), (start, high, reserved) in pairwise(mapped)
    )


def test_all_threads_of_a_server_share_one_arena(sqlite_server: Server) -> None:
    assert sqlite_server.process is not None
    assert httpx.get(f"{sqlite_server.address}/health", timeout=60).status_code == 200, "a thread has read something"
    assert arenas_of_threads(sqlite_server.process.pid) == 0


def test_large_blocks_leave_no_holes_however_large_one_was() -> None:
    subprocess.run([sys.executable, "-c", A_LARGE_BLOCK_IS_MAPPED], check=True, timeout=120)
