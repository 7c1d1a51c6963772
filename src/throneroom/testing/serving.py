"""A server of one's own, for tests and measurements: a port that is free, and the moment from which it answers."""

from __future__ import annotations

import socket
import time

import httpx


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def answering(address: str, patience: float) -> str:
    """The address, once the server there says that it is well; gives up after so many seconds."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        try:
            if httpx.get(f"{address}/health").status_code == 200:
                return address
        except httpx.TransportError:
            pass
        time.sleep(0.05)
    raise AssertionError("the server did not start")
