"""The explorer of solved games: deals to search, and positions with the outcome of every choice."""

from __future__ import annotations

from pydantic import BaseModel, Field

from throneroom.engine.match import View
from throneroom.engine.messages import Seat
from throneroom.server.models.base import GameMessage


class SolvedChoice(BaseModel):
    """A choice, who wins after it with perfect play, and the decisions until the end, this one included."""

    decision: str
    winner: Seat
    length: int


class SolvedDeal(BaseModel):
    """A deal of a solved game. The first seat begins."""

    number: int
    hands: dict[str, list[str]] = Field(description="By seat")
    winner: Seat
    length: int = Field(description="The decisions until the end with perfect play")
    choices: list[SolvedChoice] = Field(description="The first decisions, the best first")


class SolvedDeals(BaseModel):
    """Deals of a solved game that fit a search, and how many of them there are in all."""

    total: int
    deals: list[SolvedDeal]
    beginners: list[str] = Field(description="The cards that some deal can begin with")
    varied: list[str] = Field(description="The cards that the player who begins holds in some deals, but not in all")


class LineStep(BaseModel):
    """A decision with its seat."""

    seat: Seat
    decision: str


class Explored(BaseModel):
    """A position of a solved game, with all cards open."""

    game: str
    number: int | None = Field(description="The number of the deal, if it is one of the listed ones")
    hands: dict[str, list[str]] = Field(description="As dealt, by seat")
    line: list[LineStep] = Field(description="The decisions since the deal")
    story: list[list[GameMessage]]
    view: View = Field(description="`legal` is that of the seat which must decide")
    winner: Seat
    length: int = Field(description="The decisions until the end with perfect play")
    choices: list[SolvedChoice] = Field(description="Every legal choice, the best first")
    best: list[LineStep] = Field(description="How it goes on if both play perfectly")
