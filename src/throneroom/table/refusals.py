"""Why something cannot be done at a table: one message for each reason, with its code for programs.

Their words are in `languages/LANG/table.ftl`. Errors that only a program can make have just a text: see `TableError`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from throneroom.engine.messages import Message, Seat


@dataclass(frozen=True)
class Refusal(Message):
    """A reason; `code` is one of those in docs/reference/protocol.md."""

    code: ClassVar[str]


# Tables and seats


@dataclass(frozen=True)
class NoSuchTable(Refusal):
    code: ClassVar[str] = "no_table"


@dataclass(frozen=True)
class NoSuchPuzzle(Refusal):
    code: ClassVar[str] = "no_puzzle"


@dataclass(frozen=True)
class NotSeated(Refusal):
    code: ClassVar[str] = "not_seated"


@dataclass(frozen=True)
class OnlyTheHost(Refusal):
    code: ClassVar[str] = "not_host"


@dataclass(frozen=True)
class AlreadySeated(Refusal):
    code: ClassVar[str] = "seated"
    seat: Seat


@dataclass(frozen=True)
class NoOpenSeat(Refusal):
    code: ClassVar[str] = "full"


@dataclass(frozen=True)
class SeatTaken(Refusal):
    code: ClassVar[str] = "taken"
    seat: Seat
    free: tuple[Seat, ...]


@dataclass(frozen=True)
class SeatsStillOpen(Refusal):
    code: ClassVar[str] = "not_full"
    free: tuple[Seat, ...]


@dataclass(frozen=True)
class PeopleOnly(Refusal):
    """The table was opened without bots."""

    code: ClassVar[str] = "no_bots"


@dataclass(frozen=True)
class CannotLeave(Refusal):
    """Not while the game is running."""

    code: ClassVar[str] = "running"


@dataclass(frozen=True)
class AlreadyRunning(Refusal):
    code: ClassVar[str] = "running"


@dataclass(frozen=True)
class SeatsAreFixed(Refusal):
    """While the game is running."""

    code: ClassVar[str] = "running"


@dataclass(frozen=True)
class RulesOutdated(Refusal):
    """A stored game began with another version of the rules than the server's."""

    code: ClassVar[str] = "outdated"
    begun: int
    known: int


@dataclass(frozen=True)
class TableWornOut(Refusal):
    """Its log has reached the maximum number of entries."""

    code: ClassVar[str] = "worn_out"
    entries: int


# The game


@dataclass(frozen=True)
class NoGameRunning(Refusal):
    code: ClassVar[str] = "not_running"


@dataclass(frozen=True)
class OutOfGame(Refusal):
    code: ClassVar[str] = "out"


@dataclass(frozen=True)
class TimeWasOver(Refusal):
    """The decision arrived after the clock had run out."""

    code: ClassVar[str] = "too_late"


@dataclass(frozen=True)
class CannotSkip(Refusal):
    code: ClassVar[str] = "not_out"


@dataclass(frozen=True)
class NotOverYet(Refusal):
    """A rematch is only possible after the game."""

    code: ClassVar[str] = "not_over"


@dataclass(frozen=True)
class NoRematchAsked(Refusal):
    code: ClassVar[str] = "no_request"


@dataclass(frozen=True)
class NoHintsHere(Refusal):
    """The table plays without hints."""

    code: ClassVar[str] = "no_hints"


@dataclass(frozen=True)
class NoAdvice(Refusal):
    """No bot can play this game now."""

    code: ClassVar[str] = "no_hints"


@dataclass(frozen=True)
class HintWhenAsked(Refusal):
    code: ClassVar[str] = "not_asked"


@dataclass(frozen=True)
class NoFinishedGame(Refusal):
    code: ClassVar[str] = "no_game"


# Undo


@dataclass(frozen=True)
class NothingToTakeBack(Refusal):
    code: ClassVar[str] = "undo_impossible"


@dataclass(frozen=True)
class DecidedSince(Refusal):
    code: ClassVar[str] = "undo_impossible"
    name: str


@dataclass(frozen=True)
class AwayFromUndo(Refusal):
    """Someone who would have to agree is away."""

    code: ClassVar[str] = "undo_impossible"
    name: str


@dataclass(frozen=True)
class SeenSince(Refusal):
    code: ClassVar[str] = "undo_impossible"


@dataclass(frozen=True)
class UndoAlreadyAsked(Refusal):
    code: ClassVar[str] = "undo_pending"
    name: str


@dataclass(frozen=True)
class NoUndoAsked(Refusal):
    code: ClassVar[str] = "no_request"


@dataclass(frozen=True)
class AlreadyAgreed(Refusal):
    code: ClassVar[str] = "unchanged"


# People who are away; chat


@dataclass(frozen=True)
class NobodyAway(Refusal):
    code: ClassVar[str] = "not_away"


@dataclass(frozen=True)
class NotAway(Refusal):
    code: ClassVar[str] = "not_away"
    name: str


@dataclass(frozen=True)
class NotConnected(Refusal):
    code: ClassVar[str] = "not_here"


@dataclass(frozen=True)
class WaitedEnough(Refusal):
    code: ClassVar[str] = "waited_enough"
    name: str
    times: int


@dataclass(frozen=True)
class TimeToComeBack(Refusal):
    code: ClassVar[str] = "too_soon"
    name: str
    seconds: int


@dataclass(frozen=True)
class CannotNudge(Refusal):
    code: ClassVar[str] = "nudge_impossible"


@dataclass(frozen=True)
class NudgedJustNow(Refusal):
    code: ClassVar[str] = "too_soon"
    name: str
    seconds: int


@dataclass(frozen=True)
class ChatTooLong(Refusal):
    """Or empty."""

    code: ClassVar[str] = "bad_chat"
    most: int
    length: int


# The server


@dataclass(frozen=True)
class TooMuchAtOnce(Refusal):
    """What there is too much of.

    One of `guests`, `requests`, `acts`, `messages`, `hints`, `reviews`, `statistics`, `exports`, `explorer` and
    `connections`.
    """

    code: ClassVar[str] = "too_much"
    what: str
    seconds: str


@dataclass(frozen=True)
class TooManyTables(Refusal):
    """The same guest has too many open tables."""

    code: ClassVar[str] = "too_much"
    tables: int
    seconds: str


@dataclass(frozen=True)
class LogUnreadable(Refusal):
    """What is stored of a table is damaged; its host has been told in the log of the server."""

    code: ClassVar[str] = "unreadable"


@dataclass(frozen=True)
class DatabaseSilent(Refusal):
    code: ClassVar[str] = "unavailable"


@dataclass(frozen=True)
class BotsUnavailable(Refusal):
    code: ClassVar[str] = "unavailable"
