"""Blocks and reports of guests, and the public facts about data protection."""

from __future__ import annotations

import dataclasses

from fastapi import APIRouter, Request

from throneroom.server import identity, models, reports
from throneroom.server.identity import CurrentGuest, TheServices
from throneroom.server.routes.hall import PlayerId

router = APIRouter(tags=["safety"])


@router.get("/api/privacy")
async def privacy(services: TheServices) -> models.Privacy:
    """Whom to ask about data, and for how many days what is kept; 0: without limit."""
    return models.Privacy(
        contact=services.config.contact or None, keep=dataclasses.asdict(services.config.keep),
        moderated=bool(services.config.moderator_token),
    )  # fmt: skip


@router.get("/api/me/blocks")
async def blocks(services: TheServices, guest: CurrentGuest) -> models.BlockList:
    """Whom you have blocked, the latest first."""
    return await services.blocks.fetch(guest)


@router.post("/api/me/blocks", status_code=201)
async def block(services: TheServices, guest: CurrentGuest, wish: models.BlockWish) -> models.BlockList:
    """Block a player, who is not told: you do not see what it says, and it cannot join tables that you open."""
    services.acts.take(guest)
    await services.blocks.block(guest, await reports.find_target(services, wish))
    return await services.blocks.fetch(guest)


@router.delete("/api/me/blocks/{player}")
async def unblock(services: TheServices, guest: CurrentGuest, player: PlayerId) -> models.BlockList:
    """End a block."""
    services.acts.take(guest)
    await services.blocks.unblock(guest, player)
    return await services.blocks.fetch(guest)


@router.post("/api/reports", status_code=201)
async def report(
    request: Request, services: TheServices, guest: CurrentGuest, wish: models.ReportWish
) -> models.Reported:
    """Report a message, a name or a player to the moderators, with what was said at the table before."""
    services.reports.check(guest)
    services.reports_from.take(identity.address(request))
    services.reports.take(guest)
    player = await reports.report(services, guest, wish)
    return models.Reported(blocked=player in services.blocks.by(guest))
