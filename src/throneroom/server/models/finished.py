"""Finished games: replays, the chances, the review and likely continuations."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from throneroom.engine.match import View
from throneroom.server.models.base import GameMessage, Options
from throneroom.server.models.my_games import GameSummary


class FinishedGame(GameSummary):
    """A finished game with its decisions and its story."""

    players: int
    options: Options
    commitment: str
    key: str
    decisions: list[tuple[str, str]] = Field(description="Each decision with its seat")
    story: list[list[GameMessage]]


class Frame(BaseModel):
    """A position of a finished game, after `ply` decisions: what led there, and what a viewer saw."""

    ply: int
    decision: str | None = Field(
        description="The decision that led there; null at the beginning, and if another seat took it in secret"
    )
    log: list[GameMessage]
    view: View


class Step(Frame):
    """One position of a game that has `plies` decisions."""

    plies: int


class Replay(BaseModel):
    """All positions of a finished game."""

    steps: list[Frame]


class Chances(BaseModel):
    """What each seat could expect at each position of a finished game, judged by what the deciding seats knew."""

    chances: list[list[float]] = Field(
        description="After 0, 1, 2, ... decisions: a share of victory for each seat; the last item is the result",
        examples=[[[0.52, 0.48], [0.61, 0.39], [1.0, 0.0]]],
    )
    free: list[bool] = Field(
        description="For each decision, whether it was one seat's free choice: the seat had alternatives, and nobody "
        "chose in secret at the same time. No single seat is responsible for the effect of any other decision",
        examples=[[True, False]],
    )


class LikelyEvent(BaseModel):
    """An event that is likely after a choice."""

    event: GameMessage
    chance: float = Field(description="How likely it is, from 0 to 1")


class ChoiceShare(BaseModel):
    """One choice of a reviewed decision."""

    decision: str
    share: float = Field(description="The chance of victory that it kept")
    events: list[GameMessage] = Field(
        description="The choice as its seat would have seen it; only of the best three and the one that was played"
    )


class ReviewedDecision(BaseModel):
    """A decision with at least two choices, judged from what its seat knew then."""

    ply: int = Field(description="How many decisions were taken before it")
    seat: str
    chance: float = Field(description="The seat's chance of victory before it")
    played: str
    loss: float = Field(description="How much of the chance it gave away")
    mark: Literal["inaccuracy", "mistake", "blunder"] | None
    exact: bool = Field(description="Whether the chances are proven rather than estimated")
    choices: list[ChoiceShare] = Field(description="All of them, the best first")
    brings: list[LikelyEvent] = Field(
        description="If there is a mark: what is likely after the best choice, and not after the played one"
    )
    prevents: list[LikelyEvent] = Field(description="What is likely after the played choice, and not after the best")


class ResultBalance(BaseModel):
    """How the result of a seat came about: an even share plus `deal`, `own` and `rest` is the result."""

    deal: float = Field(description="What the first cards were worth")
    own: float = Field(description="What the seat's own choices gained or gave away, against the judge's own play")
    doubt: float | None = Field(default=None, description="The standard error of `own`; null in older reviews")
    rest: float = Field(description="What the others and the draws gave or took: `others` plus `luck`")
    others: float | None = Field(
        default=None, description="What the choices of others gave or took; only if all cards are open"
    )
    luck: float | None = Field(default=None, description="Draws and what was revealed; only if all cards are open")


class MarkCounts(BaseModel):
    """How many decisions got each mark."""

    inaccuracy: int
    mistake: int
    blunder: int


class SeatReview(BaseModel):
    """One seat of a reviewed game."""

    accuracy: float | None = Field(
        description="From 0, no better than blind choices, to 1, always the best choice; null if nothing was at stake"
    )
    decisions: int = Field(description="How many decisions with at least two choices it took")
    marks: MarkCounts
    balance: ResultBalance | None = Field(description="null if the game has no result")


class GameReview(BaseModel):
    """The review of a finished game, or how far it has come."""

    ready: bool
    done: int = Field(description="How many decisions are reviewed")
    plies: int
    decisions: list[ReviewedDecision] = []
    seats: list[SeatReview | None] = Field(default=[], description="By seat; null for seats that the viewer is not")


class DecisionReason(BaseModel):
    """Why the best choice of a decision is better than the one that was played, or else than the next best."""

    compared: str = Field(description="The choice with which the best one is compared")
    brings: list[LikelyEvent] = Field(description="What is likely after the best choice, and not after the other one")
    prevents: list[LikelyEvent] = Field(description="What is likely after the other choice, and not after the best")


class ContinuationStep(BaseModel):
    """One decision of a continuation, as one seat would see it."""

    seat: str
    decision: str | None = Field(description="null if another seat would have taken it in secret")
    log: list[GameMessage]
    view: View


class Continuation(BaseModel):
    """How a game would most likely have gone on after a choice."""

    steps: list[ContinuationStep]
