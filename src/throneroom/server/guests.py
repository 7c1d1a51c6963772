"""Guests: a signed token identifies a guest and its device, in a cookie or as a bearer token."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Session:
    """A guest on one of its devices."""

    guest: str
    device: str
    """Tokens from before there were devices have none: the guest's id stands for their device."""
    age: int = 0
    """How many milliseconds ago the token was issued."""


def sign_token(secret: bytes, session: Session, now: int) -> str:
    """A token that proves that its bearer is this guest on this device."""
    payload = f"{session.guest}.{session.device}.{now // 1000}"
    return f"{payload}.{_signature(secret, payload)}"


def verify_token(secret: bytes, token: str, now: int) -> Session | None:
    """The guest and the device of a token; None if it is forged or too old."""
    payload, _, signature = token.rpartition(".")
    if not hmac.compare_digest(signature.encode(), _signature(secret, payload).encode()):
        return None
    guest, *device, issued = payload.split(".")
    age = now - 1000 * int(issued)
    return Session(guest, device[0] if device else guest, age) if age <= TOKEN_LIFE else None


def _signature(secret: bytes, payload: str) -> str:
    digest = hmac.new(secret, payload.encode(), hashlib.sha256).digest()[:20]
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")
