"""The log of a table: what is stored, and what of it everybody may be told."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from throneroom.table import log

TOLD: dict[str, dict[str, Any]] = {
    "opened": {},
    "sat": {"seat": "p2", "name": "Ada"},
    "left": {"seat": "p2"},
    "given": {"seat": "p2", "level": "Ada"},
    "contributed": {"seat": "p2", "contribution": "Ada"},
    "renamed": {"name": "Ada"},
    "forgotten": {},
    "started": {},
    "decided": {"seat": "p2", "decision": "Ada", "by": "Ada"},
    "resigned": {"seat": "p2", "reason": "Ada"},
    "ended": {"standing": [1, 0], "reason": "Ada"},
    "said": {"seat": "p2", "text": "Ada"},
    "undo_asked": {"seat": "p2", "to": 1},
    "undo_agreed": {"seat": "p2"},
    "undo_refused": {"seat": "p2"},
    "undone": {"seat": "p2", "to": 1},
    "here": {"seat": "p2"},
    "gone": {"seat": "p2"},
    "stand_in": {"seat": "p2"},
    "waited": {"seat": "p2", "absent": "p2"},
    "stand_in_asked": {"seat": "p2", "absent": "p2"},
    "end_asked": {"seat": "p2"},
    "resumed": {"credit": "Ada"},
    "vacation": {"seat": "p2", "until": 1},
    "extended": {"seat": "p2", "until": 1},
    "rematch_asked": {"seat": "p2"},
    "rematch_refused": {"seat": "p2"},
    "nudged": {"seat": "p2", "whom": "p2"},
    "skipped": {"seat": "p2"},
    "chat_closed": {"closed": "Ada"},
}
"""Every kind of entry with the whole of its public form: a new kind or field has to be entered here to be told."""

SAMPLES: dict[str, Any] = {"standing": [1, 0], "order": [0, 1], "terms": {}, "seats": [], "rules": 2}


def sample(kind: type[log.Fact]) -> log.Fact:
    """An entry of this kind with a value in every field: texts are `Ada`, numbers 1."""
    numbers = {"seat", "absent", "whom", "to", "until"}
    return kind(
        **{
            field.name: SAMPLES.get(field.name, 1 if field.name in numbers else "Ada")
            for field in dataclasses.fields(kind)
        }
    )


def test_every_kind_of_entry_has_a_listed_public_form() -> None:
    assert {name: sample(kind).public() for name, kind in log.kinds().items()} == TOLD


@pytest.mark.parametrize("name", TOLD)
def test_what_is_stored_is_read_again(name: str) -> None:
    fact = sample(log.kinds()[name])
    entry = log.Entry.stored(7, 1000, name, fact.body)
    assert (entry.number, entry.at, entry.kind, entry.fact) == (7, 1000, name, fact)


def test_entries_of_the_first_version_are_read() -> None:
    """They named no version of the rules, and a decision without a key has none in the log."""
    started = log.Entry.stored(2, 0, "started", {"key": "00", "order": [0, 1]}).fact
    assert started == log.Started(key="00", order=[0, 1], rules=1)
    decided = log.Entry.stored(3, 0, "decided", {"seat": 0, "decision": "take", "by": "bot"}).fact
    assert decided.body == {"seat": 0, "decision": "take", "by": "bot"}
