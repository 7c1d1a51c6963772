"""The types of everything that is sent over HTTP and WebSockets; the OpenAPI page is made from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    GetJsonSchemaHandler,
    StringConstraints,
    TypeAdapter,
    WithJsonSchema,
)
from pydantic.json_schema import JsonSchemaValue

from throneroom.engine.game import Value
from throneroom.engine.match import View
from throneroom.engine.messages import Seat

SeatName = Annotated[str, StringConstraints(pattern=r"^p[1-9]$")]
Level = Annotated[str, StringConstraints(max_length=40)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=64)]
Id = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{8,24}$")]
Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24, pattern=r"^[^\x00-\x1f\x7f]+$")
]
Count = Annotated[int, Field(ge=0, le=2**31 - 1)]


Time = Annotated[int, Field(ge=0, le=2**53)]


class Closed(BaseModel):
    """A body with these fields and no others."""

    model_config = ConfigDict(extra="forbid")


@dataclass(frozen=True)
class Like:
    """Marks data that is sent as it was stored or built: this model describes it, but does not validate it."""

    model: type[BaseModel]

    def __get_pydantic_json_schema__(self, _: Any, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return handler(self.model.__pydantic_core_schema__)


Data = dict[str, Any]
GameMessage = Annotated[
    Data,
    WithJsonSchema(
        {
            "title": "GameMessage",
            "type": "object",
            "properties": {"kind": {"type": "string"}},
            "required": ["kind"],
            "additionalProperties": True,
        }
    ),
]
"""An event, a question or a reason: `kind` and the fields of that kind, see docs/reference/protocol.md."""

Options = dict[str, Value]
SeatKind = Literal["open", "person", "bot"]
Status = Literal["open", "running", "over"]


class Problem(BaseModel):
    """Why something was refused."""

    code: str = Field(examples=["illegal"])
    message: str = Field(examples=["The Surgeon (5) is not higher than the King (13) (HI-4)"])
    reason: GameMessage | None = Field(None, description="The rule that forbids a decision, as a message of the game")
    retry_after: float | None = Field(None, description="Seconds to wait, if waiting helps")


class Refusal(BaseModel):
    """The body of every response that is not a success."""

    error: Problem


class NameWish(Closed):
    """A new name for the guest."""

    name: Name = Field(examples=["Amber Falcon"])


class GuestWish(Closed):
    """The name of a new guest; without one, the server chooses a name."""

    name: Name | None = Field(None, examples=["Amber Falcon"])


class Guest(BaseModel):
    """The guest who sends the request."""

    name: str


class NewGuest(Guest):
    """A new guest and its token. Browsers keep the token in a cookie, programs send it as a bearer token."""

    token: str


class OptionInfo(BaseModel):
    """An option of a game: one or several numbers that a table may choose."""

    name: str
    about: str
    default: int | list[int]
    low: int
    high: int
    allowed: list[int]


class GameInfo(BaseModel):
    """A game in the list."""

    name: str
    title: str
    players: list[int]
    minutes: int
    about: str
    secrets: bool
    explored: bool = Field(description="Whether it is solved, and every deal can be explored")
    options: list[OptionInfo]


class CardInfo(BaseModel):
    """One kind of card."""

    slug: str
    name: str
    full_name: str = Field(description="With its epithet, if it has one")
    text: str
    copies: int
    stats: list[tuple[str, str]] = Field(description="What is printed on it: label and value")
    marks: list[str] = Field(description="The labels of the yes-or-no values that are yes on this card")


class Sheet(GameInfo):
    """A game with its cards and rules. In the summary and the rules an option's name in braces stands for its value."""

    summary: str
    cards: list[CardInfo]
    rules: dict[str, str]


class Games(BaseModel):
    """All games, and the bots."""

    games: list[GameInfo]
    levels: dict[str, str] = Field(description="For people: from weak to strong, then registered bots")
    methods: dict[str, str] = Field(description="Other names of bots, for programs; some take a budget: `knight:200ms`")


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
    grace: int = Field(60, ge=5, le=86400, description="Seconds a player may be absent before a bot takes over")
    pace: int = Field(800, ge=0, le=10000, description="Milliseconds after which a bot's answer is shown")
    level: Level = Field("best", description="The level or method of bots that fill seats or stand in")
    bots: bool = Field(True, description="Whether empty seats may go to bots")
    when_full: bool = Field(False, description="Begin automatically when the last open seat is taken")
    start: bool = Field(False, description="Begin at once; open seats go to bots")
    continued: Continued | None = Field(None, alias="continue")


class Health(BaseModel):
    """Whether this process is well, and what is wrong if it is not."""

    status: Literal["ok", "failing"]
    process: str
    reasons: list[str]


class NewTable(BaseModel):
    """A table and the link to it."""

    id: str
    link: str


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
    hints: bool
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
    summary: Annotated[Data, Like(TableDetails)] = Field(
        examples=[
            {
                "players": 2,
                "seats": [{"kind": "person", "name": "Amber Falcon"}, {"kind": "bot", "name": "Ysolde"}],
                "clock": None,
                "hints": False,
                "round": 1,
                "asked": ["p1"],
            }
        ]
    )


class TableList(BaseModel):
    """Tables, the most recently used first."""

    tables: list[TableSummary]


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


class RecordRow(BaseModel):
    """How often a guest has played a game with this many players against these rivals, and how often it won."""

    game: str
    players: int
    rivals: str = Field(description="`people`, or the level of the strongest bot", examples=["people", "strong"])
    played: int
    won: int


class RatingPoint(BaseModel):
    """The rating of a guest in a game after a rated game."""

    id: str
    game: str
    players: int
    ended: int
    rating: int


class Opening(BaseModel):
    """A first choice of a guest (a decision with alternatives): how often it took it, and how often it won then."""

    game: str
    players: int
    decision: str
    played: int
    won: int


class PlayerRecord(BaseModel):
    """The record of a guest. Games that ended without a result or had a decision undone do not count."""

    results: list[RecordRow]
    ratings: list[RatingPoint] = Field(description="The oldest first")
    openings: list[Opening] = Field(description="The most frequent ones of each game and number of players")


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


class FinishedGame(GameSummary):
    """A finished game with its decisions and its story."""

    players: int
    options: Options
    commitment: str
    key: str
    decisions: list[tuple[str, str]] = Field(description="Each decision with its seat")
    story: list[list[GameMessage]]


class Frame(BaseModel):
    """A position of a finished game, after `ply` decisions: the events that led there, and what a viewer saw."""

    ply: int
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
    own: float = Field(description="What the seat's own choices gave away: 0 or less")
    rest: float = Field(description="What the others and the draws gave or took: `others` plus `luck`")
    others: float | None = Field(default=None, description="What others gave away; only if all cards are open")
    luck: float | None = Field(default=None, description="Draws and what nobody could know; only if all cards are open")


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


class ContinuationStep(BaseModel):
    """One decision of a continuation, as one seat would see it."""

    seat: str
    decision: str | None = Field(description="null if another seat would have taken it in secret")
    log: list[GameMessage]
    view: View


class Continuation(BaseModel):
    """How a game would most likely have gone on after a choice."""

    steps: list[ContinuationStep]


class RatingInfo(BaseModel):
    """One player's rating in one game."""

    name: str
    game: str
    played: int
    won: int
    rated: int
    rating: int
    mu: float
    sigma: float


class RatingList(BaseModel):
    """Ratings, the best first."""

    ratings: list[RatingInfo]


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
    text: str | None = None
    to: int | None = Field(None, description="The ply to go back to")
    absent: Seat | None = None
    whom: Seat | None = None
    log: list[GameMessage] | None = Field(None, description="What a decision did, or how the game began")
    story: list[list[GameMessage]] | None = Field(None, description="What earlier decisions did, in a continued game")
    commitment: str | None = None
    key: str | None = None


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
    bots: bool
    clock: ClockInfo | None
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
    commitment: str | None
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


# Puzzles


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


class PuzzleGame(BaseModel):
    """The puzzles of a game, and how you do with them."""

    game: str
    puzzles: int
    kind: PuzzleKind
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


class PuzzleResult(BaseModel):
    """Whether an answer was right, what the solution and the answer lead to, and how you do now."""

    solved: bool
    solution: PuzzleLine
    answer: PuzzleLine | None = Field(description="The same for your answer, if it was wrong")
    next_best: int = Field(description="The `worth` of the best wrong choice")
    counted: bool = Field(description="Whether it changed your rating: only the first answer to a puzzle does")
    tried: int
    solved_so_far: int
    rating: int
    streak: int
    longest: int


class PuzzleWhy(BaseModel):
    """Why a decision is not possible in a puzzle; null: it is."""

    why: str | None
    reason: GameMessage | None = None


class Sit(Closed):
    """Take an open seat; the first one if none is named."""

    type: Literal["sit"]
    seat: SeatName | None = None


class Leave(Closed):
    """Give up your seat before or after a game."""

    type: Literal["leave"]


class Give(Closed):
    """The host gives a seat to a bot, or opens it (`level` null)."""

    type: Literal["give"]
    seat: SeatName
    level: Level | None = None


class Start(Closed):
    """The host begins the game."""

    type: Literal["start"]
    fill: bool = Field(False, description="Give open seats to bots")


class Decide(Closed):
    """A decision in the notation of the game."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"examples": [{"type": "decide", "decision": "play knight", "question": 5, "key": "a1"}]},
    )
    type: Literal["decide"]
    decision: Annotated[str, StringConstraints(max_length=200)]
    question: Count | None = Field(None, description="`room.question`: a decision for another one is refused as stale")
    key: Key | None = Field(None, description="Any text you choose: a decision sent again with it is taken once")


class Why(Closed):
    """Ask why a decision is not allowed now. This decides nothing."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"type": "why", "decision": "play knight"}]}
    )
    type: Literal["why"]
    decision: Annotated[str, StringConstraints(max_length=200)]


class Undo(Closed):
    """Ask to take back your last decision."""

    type: Literal["undo"]


class MayUndo(Closed):
    """Ask whether an undo would be refused, and why. This changes nothing."""

    type: Literal["may_undo"]


class AnswerUndo(Closed):
    """Agree to go back, or refuse."""

    type: Literal["answer_undo"]
    agree: bool


class Wait(Closed):
    """Wait longer for a player who is away: the whole grace period once more."""

    type: Literal["wait"]
    seat: SeatName


class StandIn(Closed):
    """Ask for a bot to stand in for a player who is away; it does at once when all present players have asked."""

    type: Literal["stand_in"]
    seat: SeatName


class End(Closed):
    """Ask to end the game without a winner because somebody is away; it ends when all present players have asked."""

    type: Literal["end"]


class Resign(Closed):
    """Give up."""

    type: Literal["resign"]


class Skip(Closed):
    """Once you are out of the game and only bots are left: let them play it to its end at once."""

    type: Literal["skip"]


class Say(Closed):
    """Chat."""

    type: Literal["say"]
    text: Annotated[str, StringConstraints(max_length=1000)]


class Nudge(Closed):
    """Draw the attention of a player who is present and has to decide."""

    type: Literal["nudge"]
    seat: SeatName


class Rematch(Closed):
    """Ask for another game, which begins when all people have asked; or decline it."""

    type: Literal["rematch"]
    agree: bool = True


class AskChances(Closed):
    """Ask what each seat can expect now."""

    type: Literal["chances"]


class Hint(Closed):
    """Ask what a bot would do, by default one of the level `best`, and what each seat can expect now."""

    type: Literal["hint"]
    level: Level | None = None


Act = Annotated[
    Sit
    | Leave
    | Give
    | Start
    | Decide
    | Why
    | Undo
    | MayUndo
    | AnswerUndo
    | Wait
    | StandIn
    | End
    | Resign
    | Skip
    | Say
    | Nudge
    | Rematch
    | AskChances
    | Hint,
    Field(discriminator="type"),
]
ACT: TypeAdapter[Any] = TypeAdapter(Act)


PROTOCOL = 2
"""The version of the protocol; docs/reference/protocol.md says what has changed."""


class Hello(Closed):
    """The first message over a WebSocket: your token, if no cookie or header has it, and the last number you have.

    A client that sends its version of the protocol is told at once if the server speaks another one.
    """

    type: Literal["hello"]
    protocol: Count | None = None
    token: Annotated[str, StringConstraints(max_length=200)] | None = None
    since: Count | None = None


HELLO: TypeAdapter[Hello] = TypeAdapter(Hello)
