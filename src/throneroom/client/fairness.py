"""Fair deals, checked by a player: its contribution to the key, and the record against what it was shown in the game.

It needs nothing but SHA-256 and HMAC: docs/how-to/check-a-game.md says how the key and the chain are made.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass, field

LINE = re.compile(r"(commitment|key|server-commitment|server-secret|contribution|log|head) (.*)")


class Unfair(Exception):
    """A record that is not that of the game which a player was shown; the text says what is wrong."""


@dataclass(slots=True)
class KeptDeal:
    """What a player keeps of a game: what the server committed to, its own contribution, and the heads it has seen."""

    commitment: str
    contribution: str | None = None
    heads: list[str] = field(default_factory=list)


def random_number() -> str:
    """A contribution to a key."""
    return secrets.token_hex(32)


def check_record(record: str, kept: KeptDeal) -> None:
    """Check the record of a finished game against what a player kept; raises `Unfair`."""
    lines = record.splitlines()
    found: dict[str, list[str]] = {}
    for line in lines:
        if match := LINE.fullmatch(line):
            found.setdefault(match[1], []).append(match[2])
    if "server-secret" not in found:
        raise Unfair("the record has no proof")
    secret, key = bytes.fromhex(found["server-secret"][0]), found["key"][0]
    contributions, log = found.get("contribution", []), found.get("log", [])
    if hashlib.sha256(secret).hexdigest() != kept.commitment:
        raise Unfair("the server has committed to another secret than that of the record")
    if kept.contribution is not None and kept.contribution not in [one.split(" ")[1] for one in contributions]:
        raise Unfair("the key was made without my contribution")
    text = "".join(f"{line}\n" for line in ("throneroom key 1", secret.hex(), *contributions))
    if hashlib.sha256(text.encode()).hexdigest() != key:
        raise Unfair("the key does not follow from the secret and the contributions")
    header = lines[: lines.index(f"commitment {found['commitment'][0]}") + 1]
    start = "\n".join(("start", *header, *(f"contribution {one}" for one in contributions)))
    heads = _heads(secret, [start, *log])
    if heads[-1] != found["head"][0]:
        raise Unfair("the log of the record does not lead to its head")
    if not set(kept.heads) <= set(heads):
        raise Unfair("a head that I have seen is not on the chain of the record")


def _heads(secret: bytes, entries: list[str]) -> list[str]:
    """The heads of the chain after each entry."""
    head = hashlib.sha256(f"throneroom log 1\n{hashlib.sha256(secret).hexdigest()}\n".encode()).digest()
    heads = []
    for number, entry in enumerate(entries, 1):
        head = hashlib.sha256(head + hmac.digest(secret, f"{number} {entry}".encode(), "sha256")).digest()
        heads.append(head.hex())
    return heads
