"""What moderators see and send: reports, bans, guests, tables, the audit log."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from throneroom.engine.messages import Seat
from throneroom.server.models.base import Closed
from throneroom.server.models.safety import ReportKind, ReportReason


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
    """A guest or a network that may only watch."""

    kind: Literal["guest", "network"]
    who: str
    name: str | None
    until: int | None = Field(description="Null: permanently")
    note: str


class BanList(BaseModel):
    """Bans in force."""

    bans: list[BanInfo]


class BanWish(Closed):
    """Whom to ban, for how many hours (null: permanently), and why."""

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
