"""Accounts: how a guest signs in again. No passwords: recovery codes, passkeys, codes for other devices.

A guest who proves its identity gets a ticket, which signs in once. In between, the page asks what to do with the guest
that the device had before.
"""

from __future__ import annotations

import secrets
from typing import Any, Literal

import segno
import sqlalchemy as sa

from throneroom.server import clock, guests, joining, models, schema, secret_codes
from throneroom.server.guests import Session
from throneroom.server.secret_codes import DEVICE_LENGTH, RECOVERY_LENGTH
from throneroom.server.services import Services
from throneroom.server.store import Store
from throneroom.table import TableError
from throneroom.table.errors import refused
from throneroom.table.refusals import CodeMistyped, NoSuchCode, SignInExpired
from throneroom.table.table import OPEN, RUNNING

LIFETIME = 600_000
"""Milliseconds for which a one-time secret is valid."""
Purpose = Literal["device", "ticket", "new passkey", "passkey"]
one_time, codes, passkeys, devices = schema.one_time_secrets, schema.recovery_codes, schema.passkeys, schema.devices


# Secrets that are valid once


async def issue(store: Store, secret: str, purpose: Purpose, guest: str) -> int:
    """Save a secret that is valid once, for some minutes; returns when it expires."""
    now = clock.now()
    row = {"hash": secret_codes.hash_of(secret), "purpose": purpose, "guest": guest, "expires": now + LIFETIME}
    await store.execute(sa.delete(one_time).where(one_time.c.expires < now), sa.insert(one_time).values(row))
    return now + LIFETIME


async def redeem(store: Store, secret: str, purpose: Purpose) -> str | None:
    """Use up a secret; returns the guest for whom it was issued, None if it is not valid (any more)."""
    mine = (one_time.c.hash == secret_codes.hash_of(secret)) & (one_time.c.purpose == purpose)

    def work(connection: sa.Connection) -> str | None:
        found: Any = connection.execute(sa.select(one_time.c.guest, one_time.c.expires).where(mine)).first()
        used = connection.execute(sa.delete(one_time).where(mine)).rowcount
        return str(found.guest) if used == 1 and found.expires >= clock.now() else None

    return await store.transact(work, writes=True)


# Codes


async def new_recovery_code(store: Store, guest: str) -> str:
    """A new recovery code, which replaces an earlier one."""
    code = secret_codes.new_code(RECOVERY_LENGTH)
    row = {"hash": secret_codes.hash_of(code), "guest": guest, "created": clock.now()}
    await store.execute(sa.delete(codes).where(codes.c.guest == guest), sa.insert(codes).values(row))
    return secret_codes.shown(code)


async def new_device_code(store: Store, guest: str, site: str) -> models.DeviceCode:
    """A code with which another device joins; it replaces an earlier one."""
    code = secret_codes.new_code(DEVICE_LENGTH)
    await store.execute(sa.delete(one_time).where(one_time.c.guest == guest, one_time.c.purpose == "device"))
    expires = await issue(store, code, "device", guest)
    address = f"{site}/account#{secret_codes.shown(code)}"
    rows = segno.make(address, error="m", micro=False).matrix
    qr = ["".join(map(str, row)) for row in rows]
    return models.DeviceCode(code=secret_codes.shown(code), address=address, expires=expires, qr=qr)


async def guest_of_code(store: Store, typed: str) -> str:
    """The guest to whom a code leads. The code for another device is used up by this."""
    code = secret_codes.read_code(typed)
    if code is None:
        raise refused(CodeMistyped())
    if len(code) == DEVICE_LENGTH:
        guest = await redeem(store, code, "device")
    else:
        found = await store.fetch(sa.select(codes.c.guest).where(codes.c.hash == secret_codes.hash_of(code)))
        guest = found[0].guest if found else None
    if guest is None:
        raise refused(NoSuchCode())
    return guest


# Signing in


async def offer(services: Services, guest: str, session: Session | None) -> models.SignInOffer:
    """A ticket for somebody who has proved to be this guest, and what the guest of the device has."""
    store = services.store
    name = await store.fetch_name(guest)
    if name is None:
        raise refused(NoSuchCode())
    ticket = secrets.token_urlsafe(24)
    await issue(store, ticket, "ticket", guest)
    former = None if session is None or session.guest == guest else await _former(store, session.guest)
    return models.SignInOffer(ticket=ticket, name=name, former=former)


async def _former(store: Store, guest: str) -> models.FormerGuest | None:
    """What a guest would lose or bring along; None if that is nothing."""
    tables, sitters, players, attempts = schema.tables, schema.sitters, schema.players, schema.puzzle_attempts
    name = await store.fetch_name(guest)
    if name is None:
        return None
    seats = sa.select(sa.func.count()).select_from(sitters).join(tables, tables.c.id == sitters.c.table_id)
    counts = [
        sa.select(sa.func.count()).select_from(players).where(players.c.guest == guest),
        seats.where(sitters.c.guest == guest, tables.c.status.in_((OPEN, RUNNING))),
        sa.select(sa.func.count()).select_from(attempts).where(attempts.c.guest == guest),
        sa.select(sa.func.count()).select_from(passkeys).where(passkeys.c.guest == guest),
        sa.select(sa.func.count()).select_from(codes).where(codes.c.guest == guest),
    ]
    games, seated, puzzles, *ways_back = [int((await store.fetch(query))[0][0]) for query in counts]
    if not any((games, seated, puzzles, *ways_back)):
        return None
    return models.FormerGuest(name=name, games=games, tables=seated, puzzles=puzzles)


async def sign_in(
    services: Services, wish: models.SignInWish, session: Session | None, browser: str, system: str
) -> tuple[Session, str]:
    """Sign a device in with a ticket; returns its new session and the name of the guest.

    The device gets a new session whatever it had before: nobody else may know its token.
    """
    store = services.store
    guest = await redeem(store, wish.ticket, "ticket")
    name = await store.fetch_name(guest) if guest is not None else None
    if guest is None or name is None:
        raise refused(SignInExpired())
    if session is not None and session.guest != guest:
        try:
            await _bring_along(services, session.guest, guest, wish.former)
        except TableError:
            await issue(store, wish.ticket, "ticket", guest)  # nothing has changed: let them choose again
            raise
    fresh = Session(guest, guests.new_id())
    await store.execute(services.sessions.add_device(fresh, browser, system))
    if session is not None:
        await services.sessions.end(session.device)
    return fresh, name


async def _bring_along(services: Services, former: str, guest: str, choice: Literal["join", "leave"] | None) -> None:
    """Join the guest that the device had before, if that was chosen or if it has nothing."""
    something = await _former(services.store, former) is not None
    if something and choice is None:
        raise TableError("bad_request", "former: say join or leave, because this device has a guest")
    if choice == "join" or not something:
        await joining.check_no_common_table(services, former, guest)
        await joining.join(services, former, guest)


# What an account is


async def describe(services: Services, session: Session | None) -> models.Account:
    """Who a guest is, and its ways to sign in again."""
    store, known = services.store, schema.guests
    nobody = models.Account(
        name=None, created=None, banned=False, banned_until=None, recovery_code=None, passkeys=[], devices=[]
    )
    if session is None:
        return nobody
    found = await store.fetch(sa.select(known).where(known.c.id == session.guest))
    if not found:
        return nobody
    own = session.guest
    code = await store.fetch(sa.select(sa.func.max(codes.c.created)).where(codes.c.guest == own))
    keys = await store.fetch(sa.select(passkeys).where(passkeys.c.guest == own).order_by(passkeys.c.created))
    others = await store.fetch(sa.select(devices).where(devices.c.guest == own).order_by(devices.c.seen.desc()))
    banned, until = services.bans.until(own)
    return models.Account(
        name=found[0].name,
        created=found[0].created,
        banned=banned,
        banned_until=until,
        recovery_code=code[0][0],
        passkeys=[
            models.PasskeyInfo(
                id=row.id, browser=row.browser, system=row.system, created=row.created, used=row.used
            )
            for row in keys
        ],
        devices=[
            models.DeviceInfo(
                id=row.id, browser=row.browser, system=row.system, created=row.created, seen=row.seen,
                current=row.id == session.device,
            )
            for row in others
        ],
    )  # fmt: skip
