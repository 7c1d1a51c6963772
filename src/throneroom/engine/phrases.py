"""Small text functions for the words and parts of all games."""

from __future__ import annotations

from collections.abc import Sequence


def capital(text: str) -> str:
    """The text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


def listed(texts: Sequence[str], last: str = "and") -> str:
    """The texts as a list in a sentence: "one, two and three"."""
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} {last} {texts[-1]}"


def things(text: str) -> list[str]:
    """The things listed in a text, separated by commas."""
    return [item.strip() for item in text.split(",") if item.strip()]
