"""Guests without a form: a signed token that says who one is, in a cookie or as a bearer."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

LIFE = 180 * 86_400_000
"""Milliseconds that a token is good for."""
RENEWED = 7 * 86_400_000
"""Milliseconds after which a cookie is renewed."""
NAME = re.compile(r"[^\x00-\x1f\x7f]{1,24}")
ADJECTIVES = (
    "Amber",
    "Bold",
    "Crimson",
    "Gilded",
    "Iron",
    "Ivory",
    "Jade",
    "Loyal",
    "Noble",
    "Silver",
    "Swift",
    "Wise",
)
NOUNS = ("Abbot", "Baron", "Duke", "Falcon", "Herald", "Jester", "Knight", "Lion", "Page", "Rook", "Squire", "Wolf")


def new_id() -> str:
    """Sixteen letters and digits that nobody guesses: for guests and tables."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def new_name() -> str:
    return f"{secrets.choice(ADJECTIVES)} {secrets.choice(NOUNS)}"


def token(secret: bytes, guest: str, now: int) -> str:
    """The proof that its bearer is this guest."""
    said = f"{guest}.{now // 1000}"
    return f"{said}.{_signature(secret, said)}"


def bearer(secret: bytes, text: str, now: int) -> tuple[str, int] | None:
    """The guest whom a token stands for and its age in milliseconds; None for one that is forged or too old."""
    said, _, signature = text.rpartition(".")
    guest, _, issued = said.partition(".")
    if not hmac.compare_digest(signature.encode(), _signature(secret, said).encode()):
        return None
    age = now - 1000 * int(issued)
    return (guest, age) if age <= LIFE else None


def _signature(secret: bytes, said: str) -> str:
    digest = hmac.new(secret, said.encode(), hashlib.sha256).digest()[:20]
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")
