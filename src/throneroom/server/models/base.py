"""What many bodies share: names of seats, texts with limits, messages of games, and refusals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    GetJsonSchemaHandler,
    StringConstraints,
    WithJsonSchema,
)
from pydantic.json_schema import JsonSchemaValue

from throneroom.engine.game import Value
from throneroom.server import names

SeatName = Annotated[str, StringConstraints(pattern=r"^p[1-9]$")]
Level = Annotated[str, StringConstraints(max_length=40)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=64)]
RandomNumber = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Id = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{8,24}$")]


def _readable(name: str) -> str:
    shown = names.readable(name)
    if not shown:
        raise ValueError("a name needs at least one character that can be seen")
    return shown


Readable = AfterValidator(_readable)
"""Drops what cannot be seen from a name, and refuses one of which nothing is left."""
Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=24, pattern=r"^[^\x00-\x1f\x7f]+$"),
    Readable,
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
