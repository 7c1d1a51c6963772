"""Names that people type, made readable: nothing invisible or that changes the direction, few marks on a letter."""

from __future__ import annotations

import unicodedata

MOST_MARKS = 3
"""Marks on one letter: some scripts need as many; more would cover the lines above and below."""
JOINERS = "\u200c\u200d"
"""Invisible, but some scripts and emojis need them between two characters."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that show nothing."""
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Categories of characters without a shape."""


def readable(text: str) -> str:
    """The same name as it looks; empty if nothing of it can be seen. Two names that look the same may still differ."""
    shown: list[str] = []
    marks = 0
    composed = unicodedata.normalize("NFC", text)
    for character in min(composed, text, key=len):
        category = unicodedata.category(character)
        if character in JOINERS and shown and not shown[-1].isascii():
            shown.append(character)
        elif character in BLANK or category in HIDDEN:
            continue
        elif category in ("Mn", "Me"):
            marks += 1
            if shown and marks <= MOST_MARKS:
                shown.append(character)
        else:
            marks = 0
            shown.append(character)
    return " ".join("".join(shown).strip(JOINERS).split())
