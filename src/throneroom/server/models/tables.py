"""Tables: opening one, lists of tables, and the health of the server that keeps them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from throneroom.engine.messages import Seat
from throneroom.server.models.base import Closed, Count, Data, Id, Level, Like, SeatKind, Status
from throneroom.server.models.hall import SearchPace


class ClockTerms(Closed):
    """Seconds for the whole game, and seconds added after each decision."""

    base: int = Field(ge=1, le=86400, examples=[300])
    increment: int = Field(0, ge=0, le=86400, examples=[5])


class Continued(Closed):
    """Where to continue from: a finished game of this server or a record text, after `ply` decisions."""

    game: Id | None = None
    record: Annotated[str, StringConstraints(max_length=131_072)] | None = None
    ply: Count | None = None


class TableWish(Closed):
    """A table to open."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {"game": "NAME", "seats": ["me", "bot:strong"], "start": True},
                {"game": "NAME", "seats": ["me", "open"], "listed": True, "clock": {"base": 300, "increment": 5}},
            ]
        },
    )
    game: Annotated[str, StringConstraints(max_length=40)] = Field("", description="Not needed with `continue`")
    players: Annotated[int, Field(ge=1, le=9)] | None = None
    options: dict[Annotated[str, StringConstraints(max_length=40)], int | list[int]] = Field(default_factory=dict)
    seats: list[Annotated[str, StringConstraints(max_length=48)]] | None = Field(
        None,
        max_length=9,
        description="For each seat `me`, `open`, `bot` or `bot:LEVEL`; by default you and open seats",
    )
    listed: bool = Field(False, description="Whether the lobby shows the table; otherwise only the link leads there")
    hints: bool = False
    clock: ClockTerms | None = None
    hours_a_move: Literal[8, 12, 24, 72, 168] | None = Field(
        None, description="A game over days: hours for each decision. Nobody needs to be present; not with a clock"
    )
    grace: int = Field(60, ge=5, le=86400, description="Seconds a player may be absent before a bot takes over")
    pace: int = Field(800, ge=0, le=10000, description="Milliseconds after which a bot's answer is shown")
    level: Level = Field("best", description="The level or method of bots that fill seats or stand in")
    chat: bool = Field(True, description="Whether the people at the table can chat")
    bots: bool = Field(True, description="Whether empty seats may go to bots")
    when_full: bool = Field(False, description="Begin automatically when the last open seat is taken")
    start: bool = Field(False, description="Begin at once; open seats go to bots")
    rated: bool = Field(False, description="Rate the game even if you play only bots: no hints, no undo")
    continued: Continued | None = Field(None, alias="continue")


class Health(BaseModel):
    """Whether this process is well, and what is wrong if it is not."""

    status: Literal["ok", "failing"]
    process: str
    reasons: list[str]
    preparing: list[str] = Field(
        default_factory=list, description="What is not loaded yet. The server works, but whoever needs it first waits"
    )


class NewTable(BaseModel):
    """A table and the link to it."""

    id: str
    link: str
    commitment: str | None = Field(
        description="SHA-256 of the server's secret for the first game, as in `room.next_deal`; null if it has begun"
    )


class ClockInfo(BaseModel):
    """The clock of a table: seconds for the whole game, and seconds added after each decision."""

    base: int
    increment: int


class SeatSummary(BaseModel):
    """A seat of a table in a list."""

    kind: SeatKind
    name: str | None


class TableDetails(BaseModel):
    """The state of a table in a list."""

    players: int
    seats: list[SeatSummary]
    clock: ClockInfo | None
    hours_a_move: int | None = None
    due: dict[str, int] = Field(
        default_factory=dict, description="In a game over days: when the time of each seat that must decide is over"
    )
    hints: bool
    chat: bool = Field(True, description="Whether the people at the table can chat")
    round: int
    asked: list[Seat] = Field(default_factory=list, description="Who must decide now")


class TableSummary(BaseModel):
    """A table in a list."""

    id: str
    game: str
    status: Status
    updated: int
    seat: Seat | None = Field(description="Your seat", examples=["p1"])
    your_turn: bool = Field(description="Whether the table waits for your decision")
    due: int | None = Field(None, description="In a game over days: when your time for this decision is over")
    contribute_to: str | None = Field(
        None, description="If the game begins by itself once you have contributed to its key: the server's commitment"
    )
    people: list[WaitingPlayer] = Field(
        default_factory=list, description="Only in the lobby: the people at the table, and how strong they are"
    )
    summary: Annotated[Data, Like(TableDetails)] = Field(
        examples=[
            {
                "players": 2,
                "seats": [{"kind": "person", "name": "Amber Falcon"}, {"kind": "bot", "name": "Ysolde"}],
                "clock": None,
                "hours_a_move": None,
                "due": {},
                "hints": False,
                "chat": True,
                "round": 1,
                "asked": ["p1"],
            }
        ]
    )


class WaitingPlayer(BaseModel):
    """A person at a listed table, or one who searches, and how strong it is in this game with this many players."""

    id: str
    name: str
    rating: int | None = Field(description="Null: no rated game yet")
    provisional: bool


class TableList(BaseModel):
    """Tables, the most recently used first."""

    tables: list[TableSummary]


class WaitingSearch(BaseModel):
    """Somebody who searches for opponents."""

    game: str
    players: int
    pace: SearchPace
    person: WaitingPlayer


class Lobby(TableList):
    """Listed tables, and who searches for opponents, those first who have waited longest."""

    searches: list[WaitingSearch]
