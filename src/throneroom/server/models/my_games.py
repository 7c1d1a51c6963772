"""A guest's finished games: the list, the record, the rating over time, openings."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from throneroom.engine.messages import Seat
from throneroom.server.models.base import Data, Like, SeatKind


class SeatResult(BaseModel):
    """A seat of a finished game: who sat there, and whether it won."""

    seat: Seat
    kind: SeatKind
    name: str | None
    level: str | None = None
    out: Literal["resigned", "clock"] | None
    won: bool


class GameDetails(BaseModel):
    """Who played a finished game, and how it ended."""

    seats: list[SeatResult]
    standing: list[int] = Field(description="1 for each seat that won")
    reason: str
    rated: bool
    undone: bool = Field(False, description="Whether a decision was taken back; older games do not say")
    by_bots: list[int] = Field(
        [], description="At which plies a bot decided for a player who was away or had given up; older games do not say"
    )


class GameSummary(BaseModel):
    """A finished game in a list."""

    id: str
    game: str
    ended: int
    seat: Seat | None
    won: bool | None
    summary: Annotated[Data, Like(GameDetails)]


class GameList(BaseModel):
    """Finished games, the latest first."""

    games: list[GameSummary]
    total: int = Field(description="How many games there are on all pages")
    next: str | None = Field(description="The `cursor` of the next page; null on the last one")


class ResultCount(BaseModel):
    """How often a guest has played a game with this many players against these rivals, and how often it won."""

    game: str
    players: int
    rivals: str = Field(description="`people`, or the level of the strongest bot", examples=["people", "strong"])
    played: int
    won: int


class RatingStep(BaseModel):
    """The rating of a player in a game with this many players after a rated game."""

    game: str
    players: int
    ended: int
    rating: int


class RatingPoint(RatingStep):
    """A step with the id of the game."""

    id: str


class Opening(BaseModel):
    """A first choice of a guest (a decision with alternatives): how often it took it, and how often it won then."""

    game: str
    players: int
    decision: str
    played: int
    won: int


class PlayerStatistics(BaseModel):
    """The statistics of a guest. Games that ended without a result or had a decision undone do not count."""

    results: list[ResultCount]
    ratings: list[RatingPoint] = Field(description="The oldest first")
    openings: list[Opening] = Field(description="The most frequent ones of each game and number of players")
