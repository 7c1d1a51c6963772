"""The log of a table: numbered entries, each a kind and plain values. The whole state is their replay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

OPENED, SAT, LEFT, GIVEN, RENAMED, STARTED = "opened", "sat", "left", "given", "renamed", "started"
DECIDED, RESIGNED, ENDED, SAID = "decided", "resigned", "ended", "said"
UNDO_ASKED, UNDO_AGREED, UNDO_REFUSED, UNDONE = "undo_asked", "undo_agreed", "undo_refused", "undone"
HERE, GONE, STAND_IN, RESUMED, REMATCH_ASKED = "here", "gone", "stand_in", "resumed", "rematch_asked"
SKIPPED, NUDGED, REMATCH_REFUSED = "skipped", "nudged", "rematch_refused"
WAITED, STAND_IN_ASKED, END_ASKED = "waited", "stand_in_asked", "end_asked"

Wish = tuple[str, dict[str, Any]]
"""The kind and the values of an entry that is to be."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened at a table. `at` is in milliseconds since 1970."""

    number: int
    at: int
    kind: str
    body: dict[str, Any]


def numbered(last: int, now: int, *wishes: Wish) -> list[Entry]:
    """The entries that follow the one with the number `last`."""
    return [Entry(last + n, now, kind, body) for n, (kind, body) in enumerate(wishes, 1)]
