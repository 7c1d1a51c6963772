"""Statistics of a game over the finished games of the server."""

from __future__ import annotations

from pydantic import BaseModel, Field


class ShareInfo(BaseModel):
    """A share of 0 to 1 with its 95 % confidence interval."""

    value: float
    low: float
    high: float


class LengthInfo(BaseModel):
    """How many decisions games take."""

    mean: float
    median: int
    shortest: int
    longest: int


class CardStatistics(BaseModel):
    """How many of the winners and of all players hold a card; which cards count as held depends on the game."""

    card: str
    winners: ShareInfo
    everyone: ShareInfo


class RuleStatistics(BaseModel):
    """How often a rule comes into play: times per game, and in which share of games."""

    rule: str
    times: float
    games: float


class FirstStatistics(BaseModel):
    """A first decision: how many players took it, and the share of them that won."""

    decision: str
    taken: int
    won: ShareInfo


class TableStatistics(BaseModel):
    """The statistics of all games with the same number of players and the same options."""

    players: int
    options: dict[str, str]
    games: int
    seats: list[ShareInfo] = Field(description="The share of wins of each seat; a shared win counts in equal parts")
    nobody: ShareInfo = Field(description="The share of games that nobody won")
    length: LengthInfo
    cards: list[CardStatistics]
    rules: list[RuleStatistics]
    firsts: list[FirstStatistics]


class GameStatistics(BaseModel):
    """The statistics of a game over the latest finished games of the server that ended by the rules, without undo."""

    game: str
    games: int
    tables: list[TableStatistics] = Field(description="The kind of table with the most games first")
