"""The account of a guest: devices, recovery code, passkeys, signing in."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from throneroom.server.models.base import Closed, Data


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
    banned_until: int | None = Field(description="Null: permanently, or not banned")
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
