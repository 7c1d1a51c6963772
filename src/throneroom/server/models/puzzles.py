"""Puzzles: the puzzle of the day, the next one, and answers."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from throneroom.engine.match import View
from throneroom.engine.messages import Seat
from throneroom.server.models.base import Closed, GameMessage

PuzzleKind = Literal["win", "ending", "risk", "sure"]
PuzzleId = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{12}$")]


class PuzzleAttempt(BaseModel):
    """Your first answer to a puzzle."""

    decision: str
    solved: bool


class PuzzleInfo(BaseModel):
    """A puzzle as the asked seat sees it: exactly one of its choices is right."""

    id: str
    game: str
    seat: Seat
    kind: PuzzleKind = Field(
        description="How the solution is known: a proof, play to the end in all worlds, the odds of a turn, or bots"
    )
    wins_in: int | None = Field(description="In a proof: how many decisions of your own win the game")
    difficulty: int = Field(description="From 1 to 5")
    rating: int
    of_day: bool = Field(description="Whether it is today's puzzle of its game")
    view: View
    story: list[list[GameMessage]] = Field(description="The beginning, then the events of each decision up to now")
    seats: list[Seat] = Field(description="Who took each of these decisions")
    attempt: PuzzleAttempt | None


class PuzzleCount(BaseModel):
    """How many puzzles have a value."""

    value: int
    puzzles: int


class PuzzleGame(BaseModel):
    """The puzzles of a game, and how you do with them."""

    game: str
    puzzles: int
    kind: PuzzleKind
    difficulties: list[PuzzleCount] = Field(description="The difficulties that occur, from 1 to 5")
    wins_in: list[PuzzleCount] = Field(description="In proofs: in how many decisions of your own you can win")
    today: str = Field(description="The id of today's puzzle of this game")
    tried: int
    solved: int
    rating: int


class PuzzleList(BaseModel):
    """The puzzle of the day, the games with puzzles, and your streak of days with an answer to a puzzle of the day."""

    today: str
    game: str
    attempt: PuzzleAttempt | None = Field(description="Your answer to the puzzle of the day")
    streak: int
    longest: int
    games: list[PuzzleGame]


class PuzzleAnswer(Closed):
    """Your answer: a decision in the notation of the game."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"decision": "play knight"}]})
    decision: Annotated[str, StringConstraints(max_length=200)]


class PuzzleStep(BaseModel):
    """A decision after the answer: what it did, and the position after it, as the asked seat sees them."""

    view: View
    seat: Seat
    decision: str | None = Field(description="Null: it is sealed")
    events: list[GameMessage]


class PuzzleLine(BaseModel):
    """What a choice leads to."""

    decision: str
    worth: int = Field(
        description="In a proof: the decisions until you win, or below zero until you lose; else your chance per mille"
    )
    steps: list[PuzzleStep]


class PuzzleDeal(BaseModel):
    """How the game of a puzzle began, as the asked seat saw it, and the decisions that led to its position."""

    view: View
    line: list[str | None]


class PuzzleResult(BaseModel):
    """Whether an answer was right, what the solution and the answer lead to, and how you do now."""

    solved: bool
    solution: PuzzleLine
    answer: PuzzleLine | None = Field(description="The same for your answer, if it was wrong")
    next_best: int = Field(description="The `worth` of the best wrong choice")
    brings: list[GameMessage] = Field(
        description="What the solution leads to, and not your answer or the best wrong choice; likely, if not a proof"
    )
    prevents: list[GameMessage] = Field(description="What that other choice leads to, and not the solution")
    dealt: PuzzleDeal | None = Field(description="In a proof: where the game began, to explore it")
    counted: bool = Field(description="Whether it changed your rating: only the first answer to a puzzle does")
    tried: int
    solved_so_far: int
    rating: int
    streak: int
    longest: int


class PuzzlePlayed(BaseModel):
    """What your last decision led to in a proof that is played out: the best defence, up to your next decision."""

    worth: int = Field(description="The decisions from yours on until you win, or below zero until you lose")
    steps: list[PuzzleStep] = Field(description="Your decision and the replies to it")
    wins_in: int | None = Field(description="How many decisions of your own still win; null: it is over, or lost")


class PuzzleWhy(BaseModel):
    """Why a decision is not possible in a puzzle; null: it is."""

    why: str | None
    reason: GameMessage | None = None
