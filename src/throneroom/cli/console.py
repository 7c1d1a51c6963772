"""The terminal: where text goes, and how a line of input is asked for."""

from __future__ import annotations

import sys

from rich.console import Console


def console() -> Console:
    """Standard output; colours only where they can be shown."""
    return Console(highlight=False, markup=False, emoji=False)


def fail(text: str) -> int:
    """Say on standard error what is wrong; returns the exit status."""
    print(f"throneroom: {text}", file=sys.stderr)
    return 1


class Closed(Exception):
    """The person closed the input: Ctrl-C or its end."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


def ask(prompt: str) -> str:
    """One line of input. Ctrl-C and the end of input are told apart by their exit status."""
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
