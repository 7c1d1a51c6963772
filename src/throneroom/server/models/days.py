"""Games over days: days off, notices to browsers, and the calendar."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field, StringConstraints

from throneroom.server.models.base import Closed

Language = Annotated[str, StringConstraints(max_length=20)]


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
