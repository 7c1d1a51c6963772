"""Small turns of phrase that all games' words and parts share."""

from __future__ import annotations

from collections.abc import Sequence


def capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def listed(texts: Sequence[str], last: str = "and") -> str:
    """One, two and three."""
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} {last} {texts[-1]}"


def things(text: str) -> list[str]:
    """The things that a text names, with commas between them."""
    return [item.strip() for item in text.split(",") if item.strip()]
