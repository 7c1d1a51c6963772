"""The hall: leaderboards, players, and the search for an opponent."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query

from throneroom.bots import LEVELS
from throneroom.server import hall, models, pairing
from throneroom.server.identity import CurrentGuest, OptionalGuest, TheServices
from throneroom.server.routes.games import find_game
from throneroom.table import TableError

router = APIRouter(tags=["hall"])
PlayerId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,24}$")]


@router.get("/api/hall/{name}")
async def leaderboard(
    services: TheServices,
    guest: OptionalGuest,
    name: Annotated[str, Path(max_length=40)],
    players: Annotated[int, Query(ge=1, le=9, description="The number of players")] = 2,
    page: Annotated[int, Query(ge=1, le=hall.MOST_PAGES)] = 1,
) -> models.Leaderboard:
    """The best players of a game with a number of players, bots among them, 50 on a page."""
    game = find_game(name)
    if players not in game.players:
        allowed = ", ".join(map(str, game.players))
        raise TableError("bad_request", f"players: {game.title} is for {allowed} players, not {players}")
    return await hall.fetch_leaderboard(services.store, game.name, players, page, guest)


@router.get("/api/players/{player}")
async def player(services: TheServices, guest: OptionalGuest, player: PlayerId) -> models.PublicPlayer:
    """What everybody may know about a player: ratings, how they changed, the record, games at listed tables."""
    return await hall.fetch_player(services.store, player, guest)


@router.post("/api/searches", status_code=201)
async def search(services: TheServices, guest: CurrentGuest, wish: models.SearchWish) -> models.SearchState:
    """Search for an opponent; an earlier search of yours ends. Ask for its state every few seconds, or it ends."""
    services.searches.take(guest)
    return await pairing.begin(services, guest, find_game(wish.game), wish.players, wish.pace)


@router.get("/api/searches")
async def own_search(services: TheServices, guest: CurrentGuest) -> models.OwnSearch:
    """Your search over days, which goes on without your page."""
    return await pairing.fetch_own(services, guest)


@router.post("/api/searches/{search_id}")
async def still_here(services: TheServices, guest: CurrentGuest, search_id: models.Id) -> models.SearchState:
    """Go on searching, and ask whether an opponent was found."""
    return await pairing.go_on(services, guest, search_id)


@router.delete("/api/searches/{search_id}")
async def cancel(services: TheServices, guest: CurrentGuest, search_id: models.Id) -> models.Cancelled:
    """Stop searching."""
    await pairing.cancel(services, guest, search_id)
    return models.Cancelled()


@router.get("/api/searches/bot")
async def suggested_bot(
    services: TheServices,
    guest: CurrentGuest,
    game: Annotated[str, Query(max_length=40)],
    players: Annotated[int | None, Query(ge=1, le=9)] = None,
) -> models.SuggestedBot:
    """The level of bots to play against instead."""
    found = await pairing.nearest_bot(services, find_game(game), players, guest, list(LEVELS))
    return models.SuggestedBot(level=found)
