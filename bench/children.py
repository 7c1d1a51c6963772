"""Child processes of a bench that do not outlive it, however it ends: what was killed can be resumed at once."""

from __future__ import annotations

import ctypes
import signal
import subprocess
import sys
from collections.abc import Sequence
from typing import IO, TypeAlias

Child: TypeAlias = subprocess.Popen[bytes]
SET_PARENT_DEATH_SIGNAL = 1
"""An option of prctl(2)."""
LIBC = ctypes.CDLL(None)


def start(words: Sequence[str], said: IO[bytes]) -> Child:
    """Start Python with these arguments; the system kills it when this process ends. What it says goes to a file."""
    return subprocess.Popen([sys.executable, *words], stdout=said, stderr=said, preexec_fn=_die_with_parent)


def _die_with_parent() -> None:
    LIBC.prctl(SET_PARENT_DEATH_SIGNAL, signal.SIGKILL)
