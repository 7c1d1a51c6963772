"""Guests: how to become one; the guest's name and tables."""

from __future__ import annotations

import sqlalchemy as sa
from fastapi import APIRouter, Request, Response

from throneroom.server import clock, guest_commands, guests, identity, models, schema
from throneroom.server.identity import CurrentGuest, TheServices
from throneroom.server.routes.tables import table_list
from throneroom.server.services import Services
from throneroom.server.user_agents import browser_and_system
from throneroom.table import TableError
from throneroom.table.table import OPEN, RUNNING

router = APIRouter(tags=["guests"])
MOST_TABLES = 200


@router.post("/api/guests", status_code=201, responses={200: {"model": models.NewGuest}})
async def new_guest(
    request: Request, response: Response, services: TheServices, wish: models.GuestWish
) -> models.NewGuest:
    """Become a guest. The token is also set as a cookie. With `stay`, a guest with a valid cookie remains the same."""
    known = await _guest_of_cookie(request, response, services) if wish.stay else None
    if known is not None:
        response.status_code = 200
        return models.NewGuest(name=known, token=None)
    address = identity.address(request)
    services.new_guests.take(address)
    if wish.name is not None:
        services.words.check_name(wish.name)
    session, name = guests.Session(guests.new_id(), guests.new_id()), wish.name or guests.new_name()
    await services.store.execute(
        sa.insert(schema.guests).values(id=session.guest, name=name, created=clock.now()),
        services.sessions.add_device(session, *browser_and_system(request)),
    )
    await services.bans.save_network(session.guest, address)
    token = services.sign_token(session)
    identity.set_cookie(response, services, token)
    return models.NewGuest(name=name, token=token)


@router.get("/api/me")
async def me(request: Request, response: Response, services: TheServices, guest: CurrentGuest) -> models.Guest:
    """Who you are. Renews the cookie when it is a week old."""
    name = await services.store.fetch_name(guest)
    if name is None:
        raise TableError("no_identity", "this guest no longer exists: POST /api/guests")
    _renew_cookie(request, response, services)
    return models.Guest(name=name)


async def _guest_of_cookie(request: Request, response: Response, services: Services) -> str | None:
    """The name of the guest whose cookie the browser has sent, if there is one."""
    session = services.verify_token(request.cookies.get(identity.COOKIE, ""))
    name = await services.store.fetch_name(session.guest) if session else None
    if session is None or name is None:
        return None
    await services.bans.save_network(session.guest, identity.address(request))
    await services.sessions.save_visit(session, *browser_and_system(request))
    _renew_cookie(request, response, services)
    return name


def _renew_cookie(request: Request, response: Response, services: Services) -> None:
    """Renew the cookie when it is a week old."""
    session = services.verify_token(request.cookies.get(identity.COOKIE, ""))
    if session and session.age > guests.RENEW_AFTER:
        identity.set_cookie(response, services, services.sign_token(session))


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
