"""Leaderboards of people and bots."""

from __future__ import annotations

from pydantic import BaseModel, Field

from throneroom.server.models.hall import RatingInfo


class LeaderboardRow(RatingInfo):
    """A player on a leaderboard."""

    rank: int | None = Field(description="Null: the rating is provisional. Equal ratings share a rank")
    id: str | None = Field(description="The id of a person; null for a bot")
    level: str | None = Field(description="The level of a bot; null for a person")
    you: bool


class Leaderboard(BaseModel):
    """A page of the players of a game with a number of players, the best first; then those with provisional ratings."""

    game: str
    players: int
    page: int
    pages: int
    ranked: int = Field(description="How many players have a rank")
    total: int
    rows: list[LeaderboardRow]
    you: LeaderboardRow | None = Field(description="Your own row, on whatever page it is")
    your_page: int | None
