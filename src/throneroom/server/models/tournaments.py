"""Tournaments: opening one, its players, games and standings."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from throneroom.server.models.base import Closed, Level, Readable, Status

TournamentKind = Literal["knockout", "roundrobin"]
TournamentPace = Literal["brisk", "calm", "day", "three-days", "week"]
TournamentName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$"),
    Readable,
]


class TournamentWish(Closed):
    """A tournament to open. You take part in it."""

    name: TournamentName = Field(examples=["Friday evening"])
    game: Annotated[str, StringConstraints(max_length=40)] = Field(description="A game for two players")
    kind: TournamentKind = "knockout"
    pace: TournamentPace = Field(
        "brisk",
        description="5 minutes and 5 seconds a decision; 15 and 10; or 1, 3 or 7 days for each decision",
    )
    size: int = Field(8, ge=3, le=32, description="The most players")
    bots: Level | None = Field(None, description="The level of bots that take the empty places at the start")


class NewTournament(BaseModel):
    """A tournament and the link to it."""

    id: str
    link: str


class TournamentSummary(BaseModel):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    kind: TournamentKind
    pace: TournamentPace
    size: int
    status: Status
    taken: int = Field(description="How many take part")
    created: int
    you: bool = Field(description="Whether you take part")


class TournamentList(BaseModel):
    """Tournaments to join and to watch, and those that ended lately; your own first, then the latest."""

    tournaments: list[TournamentSummary]


class TournamentOfTable(BaseModel):
    """The tournament to which a table belongs; null: none."""

    id: str | None


class TournamentPlayer(BaseModel):
    """A player of a tournament: a person, or a bot with its number and level."""

    id: str | None = Field(description="Null for a bot")
    name: str
    number: int = Field(description="Of a bot or a former player: those without an id differ by it")
    level: str | None
    you: bool
    gone: bool = Field(description="Whether it has left, and loses all games that have not begun")


class TournamentPlace(BaseModel):
    """Where a player stands. Those who are equal by all rules share a rank."""

    player: TournamentPlayer
    rank: int
    points: float
    played: int
    direct: float = Field(description="Points against those with the same points")
    berger: float = Field(description="The points of beaten players, and half of those of players it drew with")
    beaten: bool = Field(description="Out of a knock-out")


class TournamentGame(BaseModel):
    """A game of a tournament; without a table if a player has left."""

    round: int
    one: TournamentPlayer
    other: TournamentPlayer
    table: str | None
    result: Literal["one", "other", "draw"] | None


class TournamentInfo(TournamentSummary):
    """A tournament with its players, games and standings."""

    bots: str | None
    gone: bool = Field(description="Whether you have left")
    host: bool = Field(description="Whether you may begin it")
    table: str | None = Field(description="Where you play now")
    rounds: int
    players: list[TournamentPlayer]
    standings: list[TournamentPlace]
    games: list[TournamentGame]
