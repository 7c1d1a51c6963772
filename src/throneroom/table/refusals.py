"""Why something cannot be done at a table: one message for each reason, with its code for programs.

Their words are in `languages/LANG/table.ftl`. Errors that only programs can make have just an English text: see
`TableError`.
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
class NoSuchPlayer(Refusal):
    code: ClassVar[str] = "no_player"


@dataclass(frozen=True)
class CannotPrepare(Refusal):
    """The game does not allow this decision in advance, or not now."""

    code: ClassVar[str] = "no_premove"


@dataclass(frozen=True)
class NoSearch(Refusal):
    """The search for an opponent was cancelled, or another one of the same guest has replaced it."""

    code: ClassVar[str] = "no_search"


@dataclass(frozen=True)
class NoSuchTournament(Refusal):
    code: ClassVar[str] = "no_tournament"


@dataclass(frozen=True)
class OnlyTheTournamentHost(Refusal):
    code: ClassVar[str] = "not_host"


@dataclass(frozen=True)
class TournamentBegun(Refusal):
    code: ClassVar[str] = "begun"


@dataclass(frozen=True)
class TournamentFull(Refusal):
    code: ClassVar[str] = "full"
    size: int


@dataclass(frozen=True)
class TooFewPlayers(Refusal):
    code: ClassVar[str] = "too_few"
    least: int
    players: int


@dataclass(frozen=True)
class NoUndoHere(Refusal):
    """A rated table."""

    code: ClassVar[str] = "rated"


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
class BeginsByItself(Refusal):
    """Everybody sits, and the game waits only for contributions to its key."""

    code: ClassVar[str] = "gathering"


@dataclass(frozen=True)
class TooLateToContribute(Refusal):
    """The game has begun without this player's random number."""

    code: ClassVar[str] = "too_late"


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


@dataclass(frozen=True)
class ChatIsOff(Refusal):
    """The one who opened the table, or a moderator, wants none."""

    code: ClassVar[str] = "chat_off"


# Games over days


@dataclass(frozen=True)
class TooFewVacationDays(Refusal):
    """Fewer days are left for the time off that a guest wants."""

    code: ClassVar[str] = "no_vacation"
    wanted: int
    left: int


# The server


@dataclass(frozen=True)
class TooMuchAtOnce(Refusal):
    """What there is too much of.

    One of `guests`, `requests`, `acts`, `messages`, `hints`, `reviews`, `statistics`, `exports`, `explorer`, `tables`,
    `reports`, `attempts` and `connections`.
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
class TooManyTournaments(Refusal):
    """The same guest hosts too many tournaments."""

    code: ClassVar[str] = "too_much"
    tournaments: int


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


# Accounts


@dataclass(frozen=True)
class BothSeated(Refusal):
    code: ClassVar[str] = "both_seated"


@dataclass(frozen=True)
class CodeMistyped(Refusal):
    code: ClassVar[str] = "no_code"


@dataclass(frozen=True)
class NoSuchCode(Refusal):
    code: ClassVar[str] = "no_code"


@dataclass(frozen=True)
class PasskeyRefused(Refusal):
    code: ClassVar[str] = "no_passkey"


@dataclass(frozen=True)
class PasskeysNeedName(Refusal):
    code: ClassVar[str] = "no_passkeys_here"


@dataclass(frozen=True)
class SignInExpired(Refusal):
    code: ClassVar[str] = "expired"


# Safe to open to the public


@dataclass(frozen=True)
class Banned(Refusal):
    """A moderator has banned the guest or its network; `until` is a time in words, or `ever`."""

    code: ClassVar[str] = "banned"
    until: str


@dataclass(frozen=True)
class NameNotAllowed(Refusal):
    """The host's word filter."""

    code: ClassVar[str] = "bad_name"


@dataclass(frozen=True)
class NotWelcomeHere(Refusal):
    """The one who opened it has blocked the guest. The words do not say so."""

    code: ClassVar[str] = "not_welcome"


@dataclass(frozen=True)
class CannotBlockYourself(Refusal):
    code: ClassVar[str] = "yourself"


@dataclass(frozen=True)
class TooManyBlocks(Refusal):
    code: ClassVar[str] = "too_many_blocks"
    most: int


@dataclass(frozen=True)
class NoSuchMessage(Refusal):
    """The message was not said at this table, or is no longer kept."""

    code: ClassVar[str] = "no_message"
