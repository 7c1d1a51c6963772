"""Blocks and reports of guests, and how data is protected."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from throneroom.server.models.base import Closed, Count, Id, SeatName


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
