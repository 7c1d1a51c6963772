"""The record text: a header, one line per decision, a checksum; written and read here, replayed by `match.replay`.

    throneroom record 1
    game hierarchy
    rules 1
    players 2
    commitment 9f86...            SHA-256 of the key
    key 4e07...
    p1 play knight
    p2 play dragon
    standing 0 1                  only when the game is over
    end 2 6b51...                 how many decisions; SHA-256 of all lines above

Options (`option NAME VALUE`) and the parts of an arranged position (`part NAME VALUE`) come before the commitment.
After the standing, the record of a game at a table has its proof: see `fairness`.

    server-commitment 7c1b...     SHA-256 of the server's secret
    server-secret 0a5d...
    contribution p1 55e0...       one line for each player who contributed to the key, in the order in which they did
    log p1 play knight            the log of the game, also what was taken back, to its end
    log end 0 1 rules
    head 91d2...                  the head of the hash chain over it
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from throneroom.engine.chance import commitment
from throneroom.engine.errors import RecordError
from throneroom.engine.fairness import Proof, check_chain, check_key

MAGIC = "throneroom record 1"
COMMITMENT, SECRET = "server-commitment", "server-secret"
DIGITS = "[0-9a-f]{64}"
LONGEST = 1_048_576
"""The most bytes of a record text that is read: far beyond any real game."""


@dataclass(frozen=True, slots=True)
class Header:
    """What a game was played with."""

    game: str
    rules: int
    players: int
    options: Mapping[str, str]
    parts: Mapping[str, str]
    commitment: str
    key: bytes


@dataclass(frozen=True, slots=True)
class Script:
    """A parsed record text, each piece with its line."""

    header: Header
    decisions: list[tuple[int, str, str]]
    standing: tuple[int, ...] | None
    proof: Proof | None
    header_lines: list[str]
    """The lines up to the commitment of the key."""
    sum_written: str
    sum_found: str
    line_of: Mapping[str, int] = field(default_factory=dict)


def header_lines(header: Header) -> list[str]:
    """The lines up to the commitment of the key: what everybody knows when a game begins."""
    return [
        MAGIC,
        f"game {header.game}",
        f"rules {header.rules}",
        f"players {header.players}",
        *(f"option {name} {value}" for name, value in header.options.items()),
        *(f"part {name} {value}" for name, value in header.parts.items()),
        f"commitment {header.commitment}",
    ]


def write(
    header: Header,
    decisions: Iterable[tuple[str, str]],
    standing: tuple[int, ...] | None,
    proof: Proof | None = None,
) -> str:
    """The record text of a match."""
    lines = [*header_lines(header), f"key {header.key.hex()}"]
    moves = [f"{seat} {decision}" for seat, decision in decisions]
    lines += moves
    if standing is not None:
        lines.append(f"standing {' '.join(map(str, standing))}")
    if proof is not None:
        lines += proof.lines()
    lines.append(f"end {len(moves)} {_sum(lines)}")
    return "\n".join(lines) + "\n"


def read(text: str | bytes) -> Script:
    """Parse a record text; errors name the line."""
    return _Reader(_lines(text)).script()


def check(script: Script) -> None:
    """The last checks: the proof and the checksum."""
    if script.proof is not None:
        check_chain(
            script.proof,
            script.line_of[COMMITMENT],
            script.header_lines,
            [f"{seat} {decision}" for _, seat, decision in script.decisions],
            script.standing,
        )
    _check_sum(script)


def _check_sum(script: Script) -> None:
    """A text whose lines are all valid may still have been edited into another game."""
    if script.sum_written != script.sum_found:
        raise RecordError(
            script.line_of["end"],
            f"the check sum does not fit the {script.line_of['end'] - 1} lines above: the text was edited after it "
            f"was written (they add up to {script.sum_found})",
        )


def _sum(lines: list[str]) -> str:
    return hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()


def _lines(text: str | bytes) -> list[str]:
    start = text[: len(MAGIC)]
    if start not in (MAGIC, MAGIC.encode()):
        raise RecordError(1, f"this is not a Throneroom record: its first line would be {MAGIC!r}")
    if len(text) > LONGEST:
        raise RecordError(1, f"the text has {len(text):,} bytes; no record is longer than {LONGEST:,}")
    if isinstance(text, bytes):
        try:
            text = text.decode()
        except UnicodeDecodeError as error:
            line = error.object.count(b"\n", 0, error.start) + 1
            raise RecordError(line, f"byte {error.start} is not UTF-8 text: the file is damaged") from None
    lines = text.replace("\r\n", "\n").split("\n")
    while len(lines) > 1 and not lines[-1]:
        lines.pop()
    return lines


class _Reader:
    """Reads the lines once, from top to bottom."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 0
        self.line_of: dict[str, int] = {}

    def script(self) -> Script:
        self.word(MAGIC, "")
        if not self.lines[-1].startswith("end "):
            raise RecordError(len(self.lines), "the text stops here without its 'end' line: it was cut off")
        header = self.header()
        decisions = self.decisions()
        standing = self.standing()
        proof = self.proof(header.key)
        count, written = self.word("end", r"(\d{1,7}) ([0-9a-f]{64})", "'end', the number of decisions, a check sum")
        if self.at != len(self.lines):
            raise RecordError(self.at + 1, "the text goes on after its 'end' line")
        if int(count) != len(decisions):
            raise RecordError(self.at, f"this line says {count} decisions, but there are {len(decisions)}")
        known = self.lines[: self.line_of["commitment"]]
        return Script(header, decisions, standing, proof, known, written, _sum(self.lines[:-1]), self.line_of)

    def header(self) -> Header:
        game = self.word("game", r"([a-z][a-z0-9-]{0,39})", "'game' and its name")[0]
        rules = self.word("rules", r"(\d{1,6})", "'rules' and their version")[0]
        players = self.word("players", r"(\d{1,3})", "'players' and their number")[0]
        options = self.pairs("option")
        parts = self.pairs("part")
        promise = self.word("commitment", r"([0-9a-f]{64})", "'commitment' and 64 hexadecimal digits")[0]
        key = bytes.fromhex(self.word("key", r"([0-9a-f]{64})", "'key' and 64 hexadecimal digits")[0])
        if commitment(key) != promise:
            raise RecordError(self.at, f"this key does not belong to the commitment in line {self.at - 1}")
        return Header(game, int(rules), int(players), options, parts, promise, key)

    def decisions(self) -> list[tuple[int, str, str]]:
        found = []
        while self.at < len(self.lines) and not any(map(self.next_is, ("standing", COMMITMENT, "end"))):
            seat, decision = self.word("", r"(p\d{1,2}) ([^ ].*)", "a seat and its decision, as in 'p1 play knight'")
            found.append((self.at, seat, decision))
        return found

    def standing(self) -> tuple[int, ...] | None:
        if not self.next_is("standing"):
            return None
        numbers = self.word("standing", r"(\d( \d)*)", "'standing' and a number for each seat")[0]
        return tuple(map(int, numbers.split(" ")))

    def proof(self, key: bytes) -> Proof | None:
        if not self.next_is(COMMITMENT):
            return None
        promise = self.word(COMMITMENT, f"({DIGITS})", f"{COMMITMENT!r} and 64 hexadecimal digits")[0]
        secret = bytes.fromhex(self.word(SECRET, f"({DIGITS})", f"{SECRET!r} and 64 hexadecimal digits")[0])
        if commitment(secret) != promise:
            raise RecordError(self.at, f"this secret does not belong to the server's commitment in line {self.at - 1}")
        contributions: list[tuple[str, str]] = []
        while self.next_is("contribution"):
            right = "'contribution', a seat and 64 hexadecimal digits"
            seat, number = self.word("contribution", rf"(p\d{{1,2}}) ({DIGITS})", right)
            if seat in dict(contributions):
                raise RecordError(self.at, f"{seat} contributes a second time")
            contributions.append((seat, number))
        entries: list[str] = []
        while self.next_is("log"):
            entries.append(self.word("log", r"([^ ].*)", "'log' and an entry of the log")[0])
        head = self.word("head", f"({DIGITS})", "'head' and 64 hexadecimal digits")[0]
        proof = Proof(secret, tuple(contributions), tuple(entries), head)
        check_key(proof, self.line_of[COMMITMENT], key)
        return proof

    def pairs(self, word: str) -> dict[str, str]:
        found: dict[str, str] = {}
        while self.next_is(word):
            name, value = self.word(word, r"([a-z][a-z0-9_]{0,39})(?: (.*)|)", f"'{word}', a name and a value")
            if name in found:
                raise RecordError(self.at, f"the {word} {name!r} appears a second time")
            found[name] = value or ""
            self.line_of[f"{word} {name}"] = self.at
        return found

    def next_is(self, word: str) -> bool:
        return self.at < len(self.lines) and self.lines[self.at].split(" ")[0] == word

    def word(self, word: str, pattern: str, right: str = "") -> tuple[str, ...]:
        """The next line: a word and what follows it."""
        line = self.lines[self.at] if self.at < len(self.lines) else ""
        self.at += 1
        found = re.fullmatch(f"{word} {pattern}" if word and pattern else word or pattern, line)
        if not found:
            shown = line if len(line) <= 60 else line[:57] + "..."
            raise RecordError(self.at, f"found {shown!r} instead of {right or repr(word)}")
        if word:
            self.line_of[word] = self.at
        return found.groups()
