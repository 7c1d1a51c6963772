"""What a table sends: updates with events, the room and the view, and the answers to acts."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from throneroom.engine.match import View
from throneroom.engine.messages import Seat
from throneroom.server.models.base import GameMessage, Options, SeatKind, Status
from throneroom.server.models.finished import LikelyEvent
from throneroom.server.models.tables import ClockInfo


class EventInfo(BaseModel):
    """Something that happened at a table; docs/reference/protocol.md says which kinds have which further fields."""

    number: int
    at: int
    kind: str
    round: int
    ply: int
    seat: Seat | None = None
    name: str | None = None
    level: str | None = None
    decision: str | None = Field(None, description="Null while it is secret from you")
    by: Literal["person", "bot"] | None = None
    reason: str | None = None
    standing: list[int] | None = None
    text: str | None = Field(None, description="Null: from somebody whom you have blocked; empty: no longer kept")
    closed: bool | None = None
    to: int | None = Field(None, description="The ply to go back to")
    absent: Seat | None = None
    whom: Seat | None = None
    until: int | None = None
    credit: int | None = Field(None, description="Milliseconds that players get back after a fault of the server")
    log: list[GameMessage] | None = Field(None, description="What a decision did, or how the game began")
    story: list[list[GameMessage]] | None = Field(None, description="What earlier decisions did, in a continued game")
    commitment: str | None = None
    contribution: str | None = Field(None, description="A player's random number for the key of the next game")
    key: str | None = None
    secret: str | None = Field(None, description="The server's secret in the game that ended")


class SeatInfo(BaseModel):
    """A seat at a table. Times are milliseconds."""

    seat: Seat
    kind: SeatKind
    name: str | None
    level: str | None
    here: bool | None
    asked: bool
    stand_in: bool
    stands_in_at: int | None
    out: Literal["resigned", "clock"] | None
    clock: int | None
    vacation: int | None = Field(description="In a game over days: until when the player has time off")


class AbsenceInfo(BaseModel):
    """A player who is away: the others wait, or a bot stands in."""

    seat: Seat
    stands_in_at: int | None
    choices_at: int
    waits: int | None = Field(description="How often the others may still wait longer; null: no limit")
    agreed: list[Seat]


class UndoRequest(BaseModel):
    """Who asks to go back, to which ply, and who agrees."""

    seat: Seat
    to: int
    agreed: list[Seat]


class Contribution(BaseModel):
    """A player's random number for the key of a game."""

    seat: Seat
    contribution: str


class NextDeal(BaseModel):
    """What the key of the next game will follow from."""

    commitment: str = Field(description="SHA-256 of the server's secret")
    contributions: list[Contribution] = Field(description="Those of players so far, in the order in which they came")


class Deal(NextDeal):
    """What the key of a game followed from, and the head of the hash chain over its log so far."""

    head: str


class RoomInfo(BaseModel):
    """The table around the game, and what applies to you there."""

    id: str
    status: Status
    round: int
    game: str
    players: int
    options: Options
    listed: bool
    hints: bool
    chat: bool = Field(description="Whether people here can chat now")
    bots: bool
    rated: bool = Field(description="Whether the game is rated even if one person plays only bots")
    clock: ClockInfo | None
    hours_a_move: int | None
    grace: int
    pace: int
    level: str
    continued: bool
    now: int
    watchers: int
    seats: list[SeatInfo]
    absences: list[AbsenceInfo]
    end_agreed: list[Seat]
    undo: UndoRequest | None
    rematch: list[Seat]
    skipped: bool = Field(description="Whether bots play this game to its end without pauses")
    undone: bool = Field(description="Whether a decision was taken back in this game")
    commitment: str | None = Field(description="SHA-256 of the key")
    deal: Deal | None = Field(description="Of the game that runs or is over; null if it continues a record")
    next_deal: NextDeal | None = Field(description="Of the game that would begin now; null while one runs")
    begins_by: int | None = Field(
        description="By when the first game begins by itself, or as soon as all players have contributed to its key"
    )
    standing: list[int] | None
    reason: str | None
    game_id: str | None
    you: Seat | None
    host: bool
    question: int | None
    no_undo: GameMessage | None = Field(
        description="Why you cannot undo now; null: you can, or you have to ask with `may_undo`"
    )
    may_skip: bool = Field(description="Whether you may let bots play this game to its end without pauses")
    may_prepare: bool = Field(description="Whether you may prepare your next decision now: see the premoves of a table")


class Update(BaseModel):
    """What happened at a table after an entry number, and the current state."""

    type: Literal["update"]
    number: int
    events: list[EventInfo]
    room: RoomInfo
    view: View | None


class Advice(BaseModel):
    """One choice in a bot's ranking, and how sure the bot is of it, 0 to 1."""

    decision: str
    share: float = Field(description="What your seat can expect after it; the first one keeps your chance of now")


class HintInfo(BaseModel):
    """What a bot would do with what your seat knows."""

    question: int
    decision: str
    chances: dict[str, float] = Field(description="Chances of victory, by seat")
    ranking: list[Advice]
    exact: bool
    compared: str | None = Field(description="A worse choice; null if there is none, or no event makes the difference")
    brings: list[LikelyEvent] = Field(description="What is likely after the bot's choice, and not after that one")
    prevents: list[LikelyEvent] = Field(description="What is likely after that one, and not after the bot's choice")


class ChancesNow(BaseModel):
    """What each seat can expect, judged by what your seat knows."""

    question: int
    chances: dict[str, float] = Field(description="Chances of victory, by seat: the same numbers as in a hint")
    exact: bool = Field(description="Whether they are proven rather than estimated")


class Done(BaseModel):
    """An act was accepted: `number` is the number of its first event, which is committed."""

    type: Literal["done"] = "done"
    number: int
    repeated: bool = False
    hint: HintInfo | None = Field(default=None, description="The answer to a hint")
    chances: ChancesNow | None = Field(default=None, description="The answer to chances")
    why: str | None = Field(
        default=None,
        description="The answer to a why or may_undo: the rule or reason that forbids it; null if it is allowed",
        examples=["The Surgeon needs two cards in the Line, and it has 1 card (HI-12)"],
    )
    reason: GameMessage | None = Field(default=None, description="With `why`: the rule as a message of the game")
