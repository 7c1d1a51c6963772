"""For tests and benchmarks that start a server: find a free port, and wait until the server responds."""

from __future__ import annotations

import socket
import time

import httpx


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def answering(address: str, patience: float) -> str:
    """Wait until the server at this address is healthy, then return the address; gives up after `patience` seconds."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        try:
            if httpx.get(f"{address}/health").status_code == 200:
                return address
        except httpx.TransportError:
            pass
        time.sleep(0.05)
    raise AssertionError("the server did not start")
