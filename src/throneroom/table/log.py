"""The log of a table: numbered entries, one dataclass for each kind of event. The state is their replay.

Each field that everybody may see is marked `Public` or `PublicSeat`; a field without a mark never leaves the server.
A decision is shown only if it is not sealed: see `projection`.
"""

from __future__ import annotations

import re
from dataclasses import MISSING, dataclass, fields
from functools import cache
from typing import Annotated, Any, ClassVar, TypeAlias, TypeVar, get_type_hints

T = TypeVar("T")
PUBLIC, SEAT = "public", "seat"
Public: TypeAlias = Annotated[T, PUBLIC]
PublicSeat: TypeAlias = Annotated[int, PUBLIC, SEAT]
"""The number of a seat, sent as its name: `p1`."""


@dataclass(frozen=True, slots=True)
class Fact:
    """The content of an entry: the common part of all kinds."""

    kind: ClassVar[str]
    """The name of its class in snake case: `UndoAsked` is `undo_asked`."""

    def __init_subclass__(cls) -> None:
        cls.kind = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", cls.__name__).lower()

    @property
    def body(self) -> dict[str, Any]:
        """The fields as they are stored; optional fields without a value are left out."""
        body = {}
        for name, needed in stored_fields(self.kind):
            value = getattr(self, name)
            if needed or value is not None:
                body[name] = value
        return body

    def public(self) -> dict[str, Any]:
        """The fields that everybody may see."""
        return {
            name: _seat_name(getattr(self, name)) if is_seat else getattr(self, name)
            for name, is_seat in public_fields(self.kind)
        }


@dataclass(frozen=True, slots=True)
class Opened(Fact):
    terms: dict[str, Any]
    host: str
    seats: list[dict[str, Any]]
    secret: str | None = None
    """The secrets of the server in the games at this table follow from it; missing in tables from version 1."""
    begins_by: int | None = None
    """By when the first game begins by itself: see `Table.gathering`."""


@dataclass(frozen=True, slots=True)
class Sat(Fact):
    seat: PublicSeat
    guest: str
    name: Public[str | None]
    """None: the guest was deleted since."""


@dataclass(frozen=True, slots=True)
class Left(Fact):
    seat: PublicSeat


@dataclass(frozen=True, slots=True)
class Given(Fact):
    """A seat is given to a bot, or to nobody."""

    seat: PublicSeat
    level: Public[str | None]


@dataclass(frozen=True, slots=True)
class Renamed(Fact):
    guest: str
    name: Public[str | None]
    by: str | None = None
    """The guest who takes over the seats: the account that this guest has joined."""


@dataclass(frozen=True, slots=True)
class Contributed(Fact):
    """A player's random number for the key of the next game."""

    seat: PublicSeat
    contribution: Public[str]


@dataclass(frozen=True, slots=True)
class Started(Fact):
    key: str
    order: list[int]
    """For each seat, the seat that its player had before."""
    rules: int = 1
    """The version of the game's rules; missing in entries from version 1."""


@dataclass(frozen=True, slots=True)
class Decided(Fact):
    seat: PublicSeat
    decision: Public[str]
    by: Public[str]
    key: str | None = None
    """The client's idempotency key: a decision sent twice is taken once."""


@dataclass(frozen=True, slots=True)
class Resigned(Fact):
    seat: PublicSeat
    reason: Public[str]


@dataclass(frozen=True, slots=True)
class Ended(Fact):
    standing: Public[list[int]]
    reason: Public[str]


@dataclass(frozen=True, slots=True)
class Said(Fact):
    seat: PublicSeat
    text: Public[str]


@dataclass(frozen=True, slots=True)
class UndoAsked(Fact):
    seat: PublicSeat
    to: Public[int]


@dataclass(frozen=True, slots=True)
class UndoAgreed(Fact):
    seat: PublicSeat


@dataclass(frozen=True, slots=True)
class UndoRefused(Fact):
    seat: PublicSeat


@dataclass(frozen=True, slots=True)
class Undone(Fact):
    seat: PublicSeat
    to: Public[int]


@dataclass(frozen=True, slots=True)
class Here(Fact):
    seat: PublicSeat
    process: str


@dataclass(frozen=True, slots=True)
class Gone(Fact):
    seat: PublicSeat
    process: str


@dataclass(frozen=True, slots=True)
class StandIn(Fact):
    """A bot plays on for an absent player."""

    seat: PublicSeat


@dataclass(frozen=True, slots=True)
class Waited(Fact):
    seat: PublicSeat
    absent: PublicSeat


@dataclass(frozen=True, slots=True)
class StandInAsked(Fact):
    seat: PublicSeat
    absent: PublicSeat


@dataclass(frozen=True, slots=True)
class EndAsked(Fact):
    seat: PublicSeat


@dataclass(frozen=True, slots=True)
class Resumed(Fact):
    """Players could not use the server for a while, or no process was running this table."""

    credit: Public[int | None] = None
    """Milliseconds that players get back; without a number, open questions are asked again."""


@dataclass(frozen=True, slots=True)
class Vacation(Fact):
    """A player of a game over days takes time off: its time stands still until then. It ends early with `until` now."""

    seat: PublicSeat
    until: Public[int]


@dataclass(frozen=True, slots=True)
class Extended(Fact):
    """A player of a game over days has time until then, because the server was down when its time ran out."""

    seat: PublicSeat
    until: Public[int]


@dataclass(frozen=True, slots=True)
class RematchAsked(Fact):
    seat: PublicSeat


@dataclass(frozen=True, slots=True)
class RematchRefused(Fact):
    seat: PublicSeat


@dataclass(frozen=True, slots=True)
class Nudged(Fact):
    seat: PublicSeat
    whom: PublicSeat


@dataclass(frozen=True, slots=True)
class Skipped(Fact):
    seat: PublicSeat


@dataclass(frozen=True, slots=True)
class ChatClosed(Fact):
    """A moderator has closed the chat, or opened it again."""

    closed: Public[bool]


@dataclass(frozen=True, slots=True)
class Forgotten(Fact):
    """A guest was deleted. Earlier entries no longer have its name, and an empty text instead of its id."""

    seat: int | None
    """None if the guest has left before; otherwise public, see `projection`."""
    host: str | None = None
    """Who hosts the table from now on, if the guest did."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One event at a table. `at` is in milliseconds since 1970."""

    number: int
    at: int
    fact: Fact

    @property
    def kind(self) -> str:
        return self.fact.kind

    @classmethod
    def stored(cls, number: int, at: int, kind: str, body: dict[str, Any]) -> Entry:
        """An entry from its columns in the database."""
        return cls(number, at, kinds()[kind](**body))


def numbered(last: int, now: int, *found: Fact) -> list[Entry]:
    """The entries that follow the one with the number `last`."""
    return [Entry(last + n, now, fact) for n, fact in enumerate(found, 1)]


@cache
def kinds() -> dict[str, type[Fact]]:
    """All kinds of entries by their names."""
    return {kind.kind: kind for kind in Fact.__subclasses__()}


@cache
def stored_fields(kind: str) -> tuple[tuple[str, bool], ...]:
    """The fields of a kind, and whether each is required."""
    return tuple((field.name, field.default is MISSING) for field in fields(kinds()[kind]))


@cache
def public_fields(kind: str) -> tuple[tuple[str, bool], ...]:
    """The fields of a kind that everybody may see, and whether each is a seat."""
    fact = kinds()[kind]
    hints = get_type_hints(fact, include_extras=True)
    marks = {field.name: getattr(hints[field.name], "__metadata__", ()) for field in fields(fact)}
    return tuple((name, SEAT in found) for name, found in marks.items() if PUBLIC in found)


def _seat_name(seat: int) -> str:
    return f"p{seat + 1}"
