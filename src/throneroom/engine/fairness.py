r"""Fair deals: the server and the players make the key together, and a chain of hashes fixes the log of the game.

Before a game the server commits to a secret: it publishes the SHA-256 of it. Then players contribute random numbers,
and the key follows from both. From the start on, each entry of the game's log adds a link to the chain. An entry goes
into the chain under an HMAC with the secret: during the game a link tells nothing about a sealed choice, and after it,
when the secret is known, everybody can check all of them.

    key  = SHA-256("throneroom key 1\n" + secret + "\n" + for each contribution in order: "p1 " + number + "\n")
    head = SHA-256("throneroom log 1\n" + commitment + "\n") before the first entry, and after each entry
    head = SHA-256(head before it + HMAC-SHA256(secret, number of the entry + " " + entry))

The secret, contributions and the commitment are hexadecimal in the texts; heads and the HMAC go in as bytes.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from throneroom.engine.chance import commitment
from throneroom.engine.errors import RecordError

HEX = re.compile(r"[0-9a-f]{64}")
"""A secret, a contribution, a commitment or a head."""
Contributions = Sequence[tuple[str, str]]
"""The seat and the random number of each player who contributed, in the order in which they came."""


def secret_of(master: bytes, game: int) -> bytes:
    """The secret of the n-th game at a table. One that is published tells nothing about the others."""
    return hmac.digest(master, f"throneroom secret {game}".encode("ascii"), "sha256")


def joint_key(secret: bytes, contributions: Contributions) -> bytes:
    """The key that follows from the secret of the server and the contributions of players."""
    lines = ["throneroom key 1", secret.hex(), *(f"{seat} {number}" for seat, number in contributions)]
    return hashlib.sha256("".join(line + "\n" for line in lines).encode("ascii")).digest()


def play_entry(seat: str, decision: str) -> str:
    """A decision as an entry of the chain."""
    return f"{seat} {decision}"


def undo_entry(ply: int) -> str:
    """Going back to a ply."""
    return f"undo {ply}"


def out_entry(seat: str, reason: str) -> str:
    """A seat that can no longer win, because it resigned or had no time left."""
    return f"out {seat} {reason}"


def end_entry(standing: Iterable[int], reason: str) -> str:
    """The end of the game."""
    return f"end {' '.join(map(str, standing))} {reason}"


def start_entry(header: Iterable[str], contributions: Contributions) -> str:
    """The start of the game: the lines of its record up to the commitment of the key, and the contributions."""
    return "\n".join(("start", *header, *contribution_lines(contributions)))


def contribution_lines(contributions: Contributions) -> list[str]:
    return [f"contribution {seat} {number}" for seat, number in contributions]


class Chain:
    """The hash chain of a game's log."""

    def __init__(self, secret: bytes) -> None:
        self._secret, self._count = secret, 0
        first = f"throneroom log 1\n{commitment(secret)}\n"
        self._head = hashlib.sha256(first.encode("ascii")).digest()

    @property
    def head(self) -> str:
        """The latest head: whoever keeps it can later tell whether the log up to here was changed."""
        return self._head.hex()

    def add(self, entry: str) -> None:
        """Add the next entry of the log."""
        self._count += 1
        closed = hmac.digest(self._secret, f"{self._count} {entry}".encode(), "sha256")
        self._head = hashlib.sha256(self._head + closed).digest()


@dataclass(frozen=True, slots=True)
class Proof:
    """What a finished game is checked with: where its key came from, and its log."""

    secret: bytes
    contributions: tuple[tuple[str, str], ...]
    entries: tuple[str, ...]
    """All entries of the log after the start, also those that were taken back."""
    head: str

    @property
    def commitment(self) -> str:
        """What the server published before it knew any contribution."""
        return commitment(self.secret)

    def lines(self) -> list[str]:
        """The lines of a record."""
        return [
            f"server-commitment {self.commitment}",
            f"server-secret {self.secret.hex()}",
            *contribution_lines(self.contributions),
            *(f"log {entry}" for entry in self.entries),
            f"head {self.head}",
        ]

    def heads(self, header: Iterable[str]) -> list[str]:
        """The heads before the start, after it, and after each entry of the log.

        `header` are the lines of the record up to the commitment of the key.
        """
        chain = Chain(self.secret)
        heads = [chain.head]
        for entry in (start_entry(header, self.contributions), *self.entries):
            chain.add(entry)
            heads.append(chain.head)
        return heads


def check_key(proof: Proof, line: int, key: bytes) -> None:
    """Check that a key follows from a proof; `line` is the number of the proof's first line in the record."""
    if joint_key(proof.secret, proof.contributions) != key:
        raise RecordError(
            line + 1,
            "the key does not follow from the server's secret and the contributions of players: the key or a "
            "contribution was changed, exchanged, added or left out",
        )


def check_chain(
    proof: Proof, line: int, header: Sequence[str], decisions: Sequence[str], standing: tuple[int, ...] | None
) -> None:
    """Check the log and the head of a proof against the rest of its record."""
    first = line + 2 + len(proof.contributions)
    _check_log(proof.entries, first, decisions, standing)
    if proof.heads(header)[-1] != proof.head:
        raise RecordError(
            first + len(proof.entries),
            f"this head does not belong to the header, the contributions and the log in lines {first} to "
            f"{first + len(proof.entries) - 1}: something was changed, added or left out",
        )


def _check_log(entries: Sequence[str], first: int, decisions: Sequence[str], standing: tuple[int, ...] | None) -> None:
    """Check that the log leads to the decisions and the result of the record."""
    taken: list[tuple[int, str]] = []
    for line, entry in enumerate(entries, first):
        word, _, rest = entry.partition(" ")
        if word == "undo":
            if not re.fullmatch(r"\d{1,7}", rest) or int(rest) >= len(taken):
                raise RecordError(line, f"'undo {rest[:20]}' goes back to none of the {len(taken)} decisions before")
            del taken[int(rest) :]
        elif word not in ("out", "end"):
            taken.append((line, entry))
    for n, decision in enumerate(decisions):
        if n >= len(taken):
            raise RecordError(first, f"the log does not have decision {n + 1} of the record, {decision!r}")
        if taken[n][1] != decision:
            raise RecordError(
                taken[n][0], f"here decision {n + 1} is {taken[n][1]!r}, but in the record it is {decision!r}"
            )
    if len(taken) > len(decisions):
        line, decision = taken[len(decisions)]
        raise RecordError(line, f"the record does not have this decision, {decision!r}")
    if not entries or not entries[-1].startswith("end "):
        raise RecordError(first + len(entries), "the log does not have the end of the game")
    last = entries[-1].split(" ")
    if last[-1] == "rules" and standing is None:
        raise RecordError(first + len(entries) - 1, "by the rules, the game is not over after these decisions")
