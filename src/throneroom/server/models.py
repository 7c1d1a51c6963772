"""The types of everything that is sent over HTTP and WebSockets; the OpenAPI page is made from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeAlias

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
from throneroom.table.premoves import MOST_ANSWERS

SeatName = Annotated[str, StringConstraints(pattern=r"^p[1-9]$")]
Level = Annotated[str, StringConstraints(max_length=40)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=64)]
RandomNumber = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Id = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{8,24}$")]
Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24, pattern=r"^[^\x00-\x1f\x7f]+$")
]
Count = Annotated[int, Field(ge=0, le=2**31 - 1)]
LessonNumber = Annotated[int, Field(ge=1, le=9)]


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
    stay: bool = Field(False, description="If the cookie already says who you are, stay that guest")


class Guest(BaseModel):
    """The guest who sends the request."""

    name: str


class NewGuest(Guest):
    """A new guest and its token. Browsers keep the token in a cookie, programs send it as a bearer token."""

    token: str | None = Field(description="Null if you stay the guest of your cookie")


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
    premoves: bool = Field(description="Whether a decision can be prepared while others are asked")
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


class VerbInfo(BaseModel):
    """What decisions begin with, and what follows."""

    word: str = Field(description="May be several words: `play tower discard`")
    roles: list[str] = Field(description="What each argument is: `seat`, `card`, `number` or `word`")


class Sheet(GameInfo):
    """A game with its cards and rules. In the summary and the rules an option's name in braces stands for its value."""

    summary: str
    cards: list[CardInfo]
    rules: dict[str, str]
    verbs: list[VerbInfo] = Field(description="The verbs of its decisions; none if they are written in another way")


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
    """A person at a listed table, and how strong it is in this game with this many players."""

    id: str
    name: str
    rating: int | None = Field(description="Null: no rated game yet")
    provisional: bool


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


TournamentKind = Literal["knockout", "roundrobin"]
TournamentPace = Literal["brisk", "calm", "day", "three-days", "week"]
TournamentName = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$")
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


class TournamentList(BaseModel):
    """Tournaments to join and to watch, and those that ended lately; the latest first."""

    tournaments: list[TournamentSummary]


class TournamentPlayer(BaseModel):
    """A player of a tournament: a person, or a bot with its number and level."""

    id: str | None = Field(description="Null for a bot")
    name: str
    number: int
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
    you: bool = Field(description="Whether you take part")
    gone: bool = Field(description="Whether you have left")
    host: bool = Field(description="Whether you may begin it")
    table: str | None = Field(description="Where you play now")
    rounds: int
    players: list[TournamentPlayer]
    standings: list[TournamentPlace]
    games: list[TournamentGame]


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
    text: str | None = Field(None, description="Null: from somebody whom you have blocked; empty: no longer kept")
    closed: bool | None = None
    to: int | None = Field(None, description="The ply to go back to")
    absent: Seat | None = None
    whom: Seat | None = None
    until: int | None = None
    credit: int | None = Field(None, description="Milliseconds that players get back after a fault of the server")
    log: list[GameMessage] | None = Field(None, description="What a decision did, or how the game began")
    story: list[list[GameMessage]] | None = Field(None, description="What earlier decisions did, in a continued game")
    commitment: str | None = None
    contribution: str | None = Field(None, description="A player's random number for the key of the next game")
    key: str | None = None
    secret: str | None = Field(None, description="The server's secret in the game that ended")


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
    vacation: int | None = Field(description="In a game over days: until when the player has time off")


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


class Contribution(BaseModel):
    """A player's random number for the key of a game."""

    seat: Seat
    contribution: str


class NextDeal(BaseModel):
    """What the key of the next game will follow from."""

    commitment: str = Field(description="SHA-256 of the server's secret")
    contributions: list[Contribution] = Field(description="Those of players so far, in the order in which they came")


class Deal(NextDeal):
    """What the key of a game followed from, and the head of the hash chain over its log so far."""

    head: str


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
    chat: bool = Field(description="Whether people here can chat now")
    bots: bool
    rated: bool = Field(description="Whether the game is rated even if one person plays only bots")
    clock: ClockInfo | None
    hours_a_move: int | None
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
    commitment: str | None = Field(description="SHA-256 of the key")
    deal: Deal | None = Field(description="Of the game that runs or is over; null if it continues a record")
    next_deal: NextDeal | None = Field(description="Of the game that would begin now; null while one runs")
    begins_by: int | None = Field(
        description="By when the first game begins by itself, or as soon as all players have contributed to its key"
    )
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
    may_prepare: bool = Field(description="Whether you may prepare your next decision now: see the premoves of a table")


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
    compared: str | None = Field(description="A worse choice; null if there is none, or no event makes the difference")
    brings: list[LikelyEvent] = Field(description="What is likely after the bot's choice, and not after that one")
    prevents: list[LikelyEvent] = Field(description="What is likely after that one, and not after the bot's choice")


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


# Games over days


Language = Annotated[str, StringConstraints(max_length=20)]


class Learned(BaseModel):
    """What you have learned so far, on any device."""

    lessons: dict[str, list[int]] = Field(
        description="The lessons that you have done, by game; 1 is the guided first game"
    )
    first_games: dict[str, str] = Field(description="The id of the first game of each kind that you have finished")


class LessonsWish(Closed):
    """Lessons that you have done."""

    lessons: dict[Annotated[str, Field(max_length=40)], Annotated[list[LessonNumber], Field(max_length=9)]] = Field(
        max_length=40
    )


class Vacation(BaseModel):
    """Your time off, in which your time stands still in games over days."""

    until: int | None = Field(description="When it ends; null: you have none now")
    left: int = Field(description="How many days you may still take")
    days_a_year: int


class VacationWish(Closed):
    """Days off from now on; 0 ends them."""

    days: int = Field(ge=0, le=366, examples=[7])


class PushKey(BaseModel):
    """The server's public key for Web Push, in base64url."""

    key: str


class PushKeys(Closed):
    """The keys of a browser's subscription, in base64url."""

    p256dh: Annotated[str, StringConstraints(max_length=100, pattern=r"^[A-Za-z0-9_-]+=*$")]
    auth: Annotated[str, StringConstraints(max_length=40, pattern=r"^[A-Za-z0-9_-]+=*$")]


class PushWish(Closed):
    """A browser's subscription (`PushSubscription.toJSON()`), and the language of the notices."""

    endpoint: Annotated[str, StringConstraints(max_length=1000, pattern=r"^[\x21-\x7e]+$")]
    keys: PushKeys
    language: Language = "en"


class PushDevice(BaseModel):
    """A browser that gets notices."""

    id: str


class CalendarWish(Closed):
    """The language of a calendar."""

    language: Language = "en"


class CalendarAddress(BaseModel):
    """Where your calendar is; null: you have none."""

    address: str | None


CONTRIBUTION: Any = Field(None, description="Your random number for the key of the next game, as in `contribute`")


class Sit(Closed):
    """Take an open seat; the first one if none is named."""

    type: Literal["sit"]
    seat: SeatName | None = None
    contribution: RandomNumber | None = CONTRIBUTION


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
    contribution: RandomNumber | None = CONTRIBUTION


class Contribute(Closed):
    """Contribute to the key of the next game, before it begins; your first contribution counts."""

    type: Literal["contribute"]
    contribution: RandomNumber = Field(description="A random number of 32 bytes, as hexadecimal digits")


class PremoveAnswer(Closed):
    """What you decide after a decision of the others; null: whatever they do."""

    after: Annotated[str, StringConstraints(max_length=200)] | None
    decision: Annotated[str, StringConstraints(max_length=200)]


class PremoveWish(Closed):
    """What you prepare for your next question, in the position after `ply` decisions."""

    ply: Count
    answers: Annotated[list[PremoveAnswer], Field(min_length=1, max_length=MOST_ANSWERS)]


PremoveStatus = Literal["none", "waiting", "playing", "illegal", "other", "changed"]


class PremoveState(BaseModel):
    """What you have prepared at a table, and what you may prepare."""

    state: PremoveStatus = Field(
        description="`playing`: too late to withdraw it. Cancelled, because it was not legal (`illegal`), the others "
        "did something else (`other`), or what it counts on is not the same (`changed`)"
    )
    answers: list[PremoveAnswer]
    ply: int = Field(description="How many decisions have been taken")
    after: dict[str, list[str]] = Field(description="For each decision of the others: what you may decide then")
    always: list[str] = Field(description="What you may prepare whatever they do")


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
    contribution: RandomNumber | None = CONTRIBUTION


class AskChances(Closed):
    """Ask what each seat can expect now."""

    type: Literal["chances"]


class Hint(Closed):
    """Ask what a bot would do, by default one of the level `best`, and what each seat can expect now."""

    type: Literal["hint"]
    level: Level | None = None


Act: TypeAlias = Annotated[
    Sit
    | Leave
    | Give
    | Start
    | Contribute
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
ACT: TypeAdapter[Act] = TypeAdapter(Act)


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


# Accounts


class DeviceInfo(BaseModel):
    """A browser or program that acts as you. `browser` and `system` are empty if they are unknown."""

    id: str
    browser: str
    system: str
    created: int
    seen: int = Field(description="The last visit, to the hour")
    current: bool = Field(description="Whether it is the one that asks")


class PasskeyInfo(BaseModel):
    """A passkey; `browser` and `system` are those with which it was made."""

    id: str
    browser: str
    system: str
    created: int
    used: int | None


class Account(BaseModel):
    """Who you are, and how you can come back; nobody yet if `name` is null."""

    name: str | None
    created: int | None
    banned: bool
    banned_until: int | None = Field(description="Null: for ever, or not banned")
    recovery_code: int | None = Field(description="When your recovery code was made; null: you have none")
    passkeys: list[PasskeyInfo]
    devices: list[DeviceInfo]


class RecoveryCode(BaseModel):
    """A new recovery code. It is shown only now: the server keeps nothing but a hash."""

    code: str = Field(examples=["K7QM-2XWP-90TR-5HSD-8EVC-3N1Z"])


class DeviceCode(BaseModel):
    """A code with which another device joins, once."""

    code: str = Field(examples=["K7QM-2XWP-90TR"])
    address: str = Field(description="The same as a link; the code comes after the #, which browsers do not send")
    expires: int
    qr: list[str] = Field(description="The link as a QR code: a text of 0 and 1 for each row")


class CodeWish(Closed):
    """A recovery code, or the code for another device, as somebody has typed it."""

    code: Annotated[str, StringConstraints(max_length=100)]


class PasskeyOptions(BaseModel):
    """What the browser's `navigator.credentials` wants to know, in the JSON form of WebAuthn."""

    options: Data


class PasskeyWish(Closed):
    """What the browser's `navigator.credentials` has answered, in the JSON form of WebAuthn."""

    credential: Data


class FormerGuest(BaseModel):
    """What the guest of this device would lose or bring along at a sign-in."""

    name: str
    games: int = Field(description="Finished games")
    tables: int = Field(description="Tables that are not over")
    puzzles: int = Field(description="Answered puzzles")


class SignInOffer(BaseModel):
    """You have proved who you are. Nothing has changed yet: send the ticket to sign in."""

    ticket: str
    name: str
    former: FormerGuest | None = Field(description="If this device has a guest with something to keep")


class SignInWish(Closed):
    """Sign in with a ticket."""

    ticket: Annotated[str, StringConstraints(max_length=100)]
    former: Literal["join", "leave"] | None = Field(
        None, description="Whether what the guest of this device has becomes yours, or stays with that guest"
    )


# Safe to open to the public


class PlayerOf(Closed):
    """A player: by its id, by its seat at a table, or by the number of a message at a table."""

    player: Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,24}$")] | None = None
    table: Id | None = None
    seat: SeatName | None = None
    message: Count | None = None


class BlockWish(PlayerOf):
    """Whom to block."""


class BlockedPlayer(BaseModel):
    """Somebody whom you have blocked."""

    id: str
    name: str


class BlockList(BaseModel):
    """Whom you have blocked."""

    blocked: list[BlockedPlayer]


ReportKind = Literal["message", "name", "player"]
ReportReason = Literal["insult", "hate", "harassment", "spam", "cheating", "other"]


class ReportWish(PlayerOf):
    """What to report, and why."""

    kind: ReportKind
    reason: ReportReason
    text: Annotated[str, StringConstraints(max_length=500)] = ""


class Reported(BaseModel):
    """The moderators have it."""

    blocked: bool = Field(description="Whether you have blocked this player")


class Privacy(BaseModel):
    """Whom to ask about data, and for how many days something is kept; 0: without limit."""

    contact: str | None
    keep: dict[str, int]
    moderated: bool = Field(description="Whether this server has moderators")


class ReportedLine(BaseModel):
    """A message before a report; who said it, without a name."""

    at: int
    seat: Seat
    who: Literal["player", "reporter", "other"]
    text: str
    meant: bool = Field(description="Whether this message was reported")


class ReportInfo(BaseModel):
    """A report, as moderators see it. Ids are null if somebody was deleted since."""

    id: str
    kind: ReportKind
    reason: ReportReason
    text: str
    name: str = Field(description="The name of the player when it was reported")
    called: str | None = Field(description="The name now")
    player: str | None
    reporter: str | None
    table: str | None
    at: int
    context: list[ReportedLine]
    resolved: int | None
    note: str


class ReportList(BaseModel):
    """Reports, and how many are open."""

    reports: list[ReportInfo]
    open: int


Note = Annotated[str, StringConstraints(strip_whitespace=True, max_length=500)]


class NoteWish(Closed):
    """A note of a moderator."""

    note: Note = ""


class BanInfo(BaseModel):
    """A guest or a network that may only look."""

    kind: Literal["guest", "network"]
    who: str
    name: str | None
    until: int | None = Field(description="Null: for ever")
    note: str


class BanList(BaseModel):
    """Bans that hold."""

    bans: list[BanInfo]


class BanWish(Closed):
    """Whom to ban, for how many hours (null: for ever), and why."""

    guest: Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,24}$")] | None = None
    network: Annotated[str, StringConstraints(max_length=48)] | None = None
    hours: Annotated[int, Field(ge=1, le=87_600)] | None
    note: Note = ""


class UnbanWish(Closed):
    """Whose ban ends."""

    kind: Literal["guest", "network"]
    who: Annotated[str, StringConstraints(max_length=48)]


class ModeratedGuest(BaseModel):
    """A guest, as moderators see it."""

    id: str
    name: str
    created: int
    seen: int | None
    reports: int
    network: str | None
    ban: BanInfo | None


class ModeratedGuests(BaseModel):
    """Guests that were found."""

    guests: list[ModeratedGuest]


class ModeratedSeat(BaseModel):
    """Who sits at a table; bots have no id."""

    id: str | None
    name: str


class ModeratedTable(BaseModel):
    """A running table, as moderators see it: no cards, no position."""

    id: str
    game: str
    listed: bool
    updated: int
    players: list[ModeratedSeat]
    chat: bool


class ModeratedTables(BaseModel):
    """Running tables."""

    tables: list[ModeratedTable]


class SpokenLine(BaseModel):
    """A message at a table."""

    at: int
    seat: Seat
    text: str


class ChatLines(BaseModel):
    """The latest messages at a table."""

    lines: list[SpokenLine]


class ChatWish(Closed):
    """Whether the chat of a table is closed."""

    closed: bool


class AuditLine(BaseModel):
    """What a moderator has done."""

    at: int
    action: str
    subject: str
    note: str


class AuditLog(BaseModel):
    """What moderators have done, the latest first."""

    lines: list[AuditLine]


class ModerationOverview(BaseModel):
    """Limits in force, times to keep in days, and how many reports are open."""

    open_reports: int
    limits: dict[str, int]
    keep: dict[str, int]
    filtered_words: int
