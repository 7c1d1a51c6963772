"""The terminal: where output goes, and how a line of input is read."""

from __future__ import annotations

import sys

from rich.console import Console


def console() -> Console:
    """Standard output; with colours only where they are supported."""
    return Console(highlight=False, markup=False, emoji=False)


def fail(text: str) -> int:
    """Print an error to standard error; returns the exit status."""
    print(f"throneroom: {text}", file=sys.stderr)
    return 1


class Closed(Exception):
    """The user ended the input, by Ctrl-C or end of file."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


def ask(prompt: str) -> str:
    """Read one line of input. Ctrl-C and end of file raise `Closed` with different exit statuses."""
    try:
        return input(prompt).strip()
    except EOFError:
        print()
        raise Closed(0) from None
    except KeyboardInterrupt:
        print()
        raise Closed(130) from None
    except UnicodeDecodeError:
        return "\ufffd"
