"""Tournaments: open one, join it, begin it, watch it."""

from __future__ import annotations

from fastapi import APIRouter, Request

from throneroom.server import identity, models, tournaments
from throneroom.server.identity import CurrentGuest, OptionalGuest, TheServices
from throneroom.server.routes.games import find_game

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])


@router.get("")
async def all_tournaments(services: TheServices, guest: OptionalGuest) -> models.TournamentList:
    """Tournaments to join and to watch, and those that ended lately; your own first."""
    return await tournaments.fetch_list(services, guest)


@router.post("", status_code=201)
async def new_tournament(
    request: Request, services: TheServices, guest: CurrentGuest, wish: models.TournamentWish
) -> models.NewTournament:
    """Open a tournament, and take part in it."""
    services.searches.take(guest)
    services.tables_from.take(identity.address(request))
    found = await tournaments.create(services, guest, find_game(wish.game), wish)
    return models.NewTournament(id=found, link=f"/tournament/{found}")


@router.get("/{tournament}")
async def tournament(services: TheServices, guest: OptionalGuest, tournament: models.Id) -> models.TournamentInfo:
    """A tournament with its players, games and standings."""
    return await tournaments.fetch(services, tournament, guest)


@router.post("/{tournament}/join")
async def join(services: TheServices, guest: CurrentGuest, tournament: models.Id) -> models.TournamentInfo:
    """Take part. When the last place is taken, the tournament begins."""
    services.acts.take(guest)
    await tournaments.join(services, guest, tournament)
    return await tournaments.fetch(services, tournament, guest)


@router.post("/{tournament}/leave")
async def leave(services: TheServices, guest: CurrentGuest, tournament: models.Id) -> models.TournamentInfo:
    """Give up your place; once it has begun, you lose all games that have not."""
    services.acts.take(guest)
    await tournaments.leave(services, guest, tournament)
    return await tournaments.fetch(services, tournament, guest)


@router.post("/{tournament}/start")
async def start(services: TheServices, guest: CurrentGuest, tournament: models.Id) -> models.TournamentInfo:
    """The host begins before all places are taken."""
    services.acts.take(guest)
    await tournaments.start(services, guest, tournament)
    return await tournaments.fetch(services, tournament, guest)
