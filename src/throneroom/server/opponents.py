"""The rivals of a player in a finished game, as one word: people, or the level of the strongest bot."""

from __future__ import annotations

from collections.abc import Iterable

from throneroom.bots import LEVELS, METHODS

PEOPLE = "people"


def strongest_rival(others: Iterable[tuple[str, str | None]]) -> str:
    """`people` if one of the other seats (each its kind and level) is a person, otherwise the strongest bot's level."""
    found = list(others)
    if any(kind == "person" for kind, _ in found):
        return PEOPLE
    return max((level or "" for _, level in found), key=_strength, default="")


def _strength(level: str) -> float:
    """Where a level or method stands between the weakest (0) and the strongest (1); registered bots count as strong."""
    name = level.partition(":")[0]
    for names in (list(LEVELS), list(METHODS)):
        if name in names:
            return names.index(name) / (len(names) - 1)
    return 1.0
