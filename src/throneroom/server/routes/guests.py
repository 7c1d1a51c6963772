"""Guests: how to become one; the guest's name and tables."""

from __future__ import annotations

import sqlalchemy as sa
from fastapi import APIRouter, Request, Response

from throneroom.server import clock, guest_commands, guests, identity, models, schema
from throneroom.server.identity import CurrentGuest, TheServices
from throneroom.server.routes.tables import table_list
from throneroom.table import TableError
from throneroom.table.table import OPEN, RUNNING

router = APIRouter(tags=["guests"])
MOST_TABLES = 200


@router.post("/api/guests", status_code=201)
async def new_guest(
    request: Request, response: Response, services: TheServices, wish: models.GuestWish
) -> models.NewGuest:
    """Become a guest. The token is also set as a cookie."""
    services.new_guests.take(identity.address(request))
    guest, name = guests.new_id(), wish.name or guests.new_name()
    await services.store.add_guest(guest, name, clock.now())
    token = services.sign_token(guest)
    identity.set_cookie(response, services, token)
    return models.NewGuest(name=name, token=token)


@router.get("/api/me")
async def me(request: Request, response: Response, services: TheServices, guest: CurrentGuest) -> models.Guest:
    """Who you are. Renews the cookie when it is a week old."""
    name = await services.store.fetch_name(guest)
    if name is None:
        raise TableError("no_identity", "this guest no longer exists: POST /api/guests")
    found = services.verify_token(identity.token_of(request) or "")
    if identity.COOKIE in request.cookies and found and found[1] > guests.RENEW_AFTER:
        identity.set_cookie(response, services, services.sign_token(guest))
    return models.Guest(name=name)


@router.patch("/api/me")
async def rename(services: TheServices, guest: CurrentGuest, wish: models.NameWish) -> models.Guest:
    """Change your name; your tables show it at once."""
    await guest_commands.rename(services, guest, wish.name)
    return models.Guest(name=wish.name)


@router.get("/api/me/tables")
async def my_tables(services: TheServices, guest: CurrentGuest) -> models.TableList:
    """Your tables that are not over: games over days that wait for you first, the most urgent of them at the top."""
    tables, sitters, turns = schema.tables, schema.sitters, schema.turns
    query = (
        sa.select(tables)
        .join(sitters, sitters.c.table_id == tables.c.id)
        .outerjoin(turns, (turns.c.table_id == tables.c.id) & (turns.c.guest == guest))
        .where(sitters.c.guest == guest, tables.c.status.in_((OPEN, RUNNING)))
        .order_by(turns.c.due.is_(None), turns.c.due, tables.c.updated.desc())
        .limit(MOST_TABLES)
    )
    return table_list(await services.store.fetch(query), guest)
