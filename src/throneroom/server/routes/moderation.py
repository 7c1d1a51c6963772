"""The interface of moderators, behind their token. Without one it does not exist."""

from __future__ import annotations

import hmac
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from starlette.exceptions import HTTPException

from throneroom.server import identity, models, moderation, reports
from throneroom.server.identity import TheServices, bearer_of
from throneroom.server.routes.hall import PlayerId
from throneroom.table import TableError


def _check_token(request: Request, services: TheServices) -> None:
    """Check the moderators' token. After too many wrong ones from an address, even the right one has to wait."""
    token, address = services.config.moderator_token, identity.address(request)
    if not token:
        raise HTTPException(404)
    services.moderator_attempts.check(address)
    if not hmac.compare_digest(bearer_of(request).encode(), token.encode()):
        services.moderator_attempts.take(address)
        raise TableError("wrong_token", "this is not the moderators' token")


router = APIRouter(prefix="/api/moderation", dependencies=[Depends(_check_token)], include_in_schema=False)


@router.get("")
async def overview(services: TheServices) -> models.ModerationOverview:
    """Limits, times to keep, and how many reports are open."""
    return await moderation.fetch_overview(services)


@router.get("/reports")
async def all_reports(services: TheServices, resolved: bool = False) -> models.ReportList:
    """Open or resolved reports."""
    return await reports.fetch_reports(services.store, resolved)


@router.post("/reports/{report}/resolve")
async def resolve(services: TheServices, report: models.Id, wish: models.NoteWish) -> models.ReportList:
    """Close a report with a note."""
    await moderation.resolve(services, report, wish.note)
    return await reports.fetch_reports(services.store, False)


@router.get("/guests")
async def guests(
    services: TheServices, q: Annotated[str, Query(min_length=1, max_length=40)]
) -> models.ModeratedGuests:  # fmt: skip
    """Guests by a part of the name, or by id."""
    return await moderation.fetch_guests(services, q)


@router.post("/guests/{guest}/reset-name")
async def reset_name(services: TheServices, guest: PlayerId) -> models.Guest:
    """Give a guest a random new name."""
    return models.Guest(name=await moderation.reset_name(services, guest))


@router.get("/bans")
async def all_bans(services: TheServices) -> models.BanList:
    """All bans in force."""
    return await moderation.fetch_bans(services)


@router.post("/bans", status_code=201)
async def ban(services: TheServices, wish: models.BanWish) -> models.BanList:
    """Ban a guest or a network."""
    await moderation.ban(services, wish)
    return await moderation.fetch_bans(services)


@router.post("/bans/lift")
async def lift(services: TheServices, wish: models.UnbanWish) -> models.BanList:
    """End a ban."""
    await moderation.lift(services, wish)
    return await moderation.fetch_bans(services)


@router.get("/tables")
async def tables(services: TheServices) -> models.ModeratedTables:
    """Running tables."""
    return await moderation.fetch_tables(services)


@router.get("/tables/{table}/chat")
async def chat(services: TheServices, table: models.Id) -> models.ChatLines:
    """The latest messages at a table."""
    return await moderation.fetch_table_chat(services, table)


@router.post("/tables/{table}/chat")
async def close_chat(services: TheServices, table: models.Id, wish: models.ChatWish) -> models.ModeratedTables:
    """Close the chat of a table, or open it again."""
    await moderation.close_chat(services, table, wish.closed)
    return await moderation.fetch_tables(services)


@router.post("/tables/{table}/end")
async def end(services: TheServices, table: models.Id) -> models.ModeratedTables:
    """End the game at a table, without a rating."""
    await moderation.end_table(services, table)
    return await moderation.fetch_tables(services)


@router.get("/audit")
async def audit(services: TheServices) -> models.AuditLog:
    """What moderators have done."""
    return await moderation.fetch_audit(services)
