"""Guests: a name, and the token of a new guest."""

from __future__ import annotations

from pydantic import BaseModel, Field

from throneroom.server.models.base import Closed, Name


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
