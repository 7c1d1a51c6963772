"""Acts: what guests send to a table, over HTTP or the WebSocket, and its hello."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from throneroom.server.models.base import Closed, Count, Key, Level, RandomNumber, SeatName
from throneroom.table.premoves import MOST_ANSWERS

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
