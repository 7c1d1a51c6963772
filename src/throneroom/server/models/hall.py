"""Ratings, the public page of a player, and the search for an opponent."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from throneroom.server.models.base import Closed
from throneroom.server.models.my_games import GameSummary, RatingStep, ResultCount


class RatingInfo(BaseModel):
    """One player's rating in one game."""

    name: str
    game: str
    players: int
    played: int
    won: int
    rated: int
    rating: int = Field(description="A cautious estimate: 1000 for a newcomer")
    strength: int = Field(description="The most likely strength")
    deviation: int = Field(description="Half of the 95 % interval of the strength")
    provisional: bool = Field(description="Too uncertain for a rank, or from games with fewer than three rivals")
    mu: float
    sigma: float


class RatingList(BaseModel):
    """Ratings, the best first."""

    ratings: list[RatingInfo]


class PublicPlayer(BaseModel):
    """What everybody may know about a player. Only games at listed tables are named; the numbers count all of them."""

    id: str
    name: str
    you: bool
    since: int = Field(description="When the player first came here")
    ratings: list[RatingInfo]
    history: list[RatingStep] = Field(description="The oldest first; of the time only the day")
    results: list[ResultCount]
    games: list[GameSummary] = Field(description="The latest games at listed tables, the latest first")


SearchPace = Literal["brisk", "calm", "none", "day", "three-days", "week"]


class SearchWish(Closed):
    """Search for opponents: in which game, for how many players, and with how much time."""

    game: Annotated[str, StringConstraints(max_length=40)]
    players: int | None = Field(None, ge=1, le=9, description="By default the fewest that the game allows")
    pace: SearchPace = Field(
        "brisk",
        description="5 minutes and 5 seconds a decision; 15 and 10; no clock; or 1, 3 or 7 days for each decision",
    )


class SearchState(BaseModel):
    """A search for opponents. It goes on as long as its page asks every few seconds; over days, for a week after it."""

    id: str
    game: str
    players: int
    pace: SearchPace
    waited: int = Field(description="Seconds")
    others: int = Field(description="How many others wait for the same; there are not enough, or they do not fit yet")
    strength: int = Field(description="Your most likely strength")
    range: int | None = Field(description="How many points weaker or stronger an opponent may be; null: any number")
    found: bool = Field(description="Whether opponents were found, who have to show up")
    table: str | None = Field(description="The table of the game, once all are there")


class OwnSearch(BaseModel):
    """Your search over days that goes on; null if there is none."""

    search: SearchState | None


class SuggestedBot(BaseModel):
    """The level of bots that is nearest to your strength."""

    level: str


class Cancelled(BaseModel):
    """The search has ended."""

    type: Literal["cancelled"] = "cancelled"
