"""Guests have no account: a signed token identifies them, in a cookie or as a bearer token."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

TOKEN_LIFE = 180 * 86_400_000
"""How many milliseconds a token is valid."""
RENEW_AFTER = 7 * 86_400_000
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
    """Sixteen letters and digits that nobody can guess, for guests and tables."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def new_name() -> str:
    return f"{secrets.choice(ADJECTIVES)} {secrets.choice(NOUNS)}"


def sign_token(secret: bytes, guest: str, now: int) -> str:
    """A token that proves that its bearer is this guest."""
    payload = f"{guest}.{now // 1000}"
    return f"{payload}.{_signature(secret, payload)}"


def verify_token(secret: bytes, token: str, now: int) -> tuple[str, int] | None:
    """The guest of a token and its age in milliseconds; None if it is forged or too old."""
    payload, _, signature = token.rpartition(".")
    guest, _, issued = payload.partition(".")
    if not hmac.compare_digest(signature.encode(), _signature(secret, payload).encode()):
        return None
    age = now - 1000 * int(issued)
    return (guest, age) if age <= TOKEN_LIFE else None


def _signature(secret: bytes, payload: str) -> str:
    digest = hmac.new(secret, payload.encode(), hashlib.sha256).digest()[:20]
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")
