"""The browser of the tests and of the measurements: Debian's Chromium."""

from __future__ import annotations

import shutil

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The headless shell is the same browser without its windows: it takes less than half the processor time."""


def browser_path() -> str:
    """The first of them that is installed."""
    found = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if found is None:
        raise FileNotFoundError("Chromium is not installed: apt-get install chromium-headless-shell, or `make browser`")
    return found
