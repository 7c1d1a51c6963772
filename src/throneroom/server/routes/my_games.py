"""A guest's finished games: the list with filters, the record, and all record files."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import StreamingResponse

from throneroom.server import models, my_games
from throneroom.server.identity import CurrentGuest, TheServices
from throneroom.server.my_games import Filters, Result

router = APIRouter(tags=["guests"])
PAGE_SIZE, LARGEST_PAGE = 50, 100


@router.get("/api/me/games")
async def games(
    services: TheServices,
    guest: CurrentGuest,
    game: Annotated[str | None, Query(max_length=40, description="The name of a game")] = None,
    players: Annotated[int | None, Query(ge=1, le=9, description="The number of players")] = None,
    result: Annotated[Result | None, Query(description="`uncounted`: ended without a result, or undone")] = None,
    rivals: Annotated[
        str | None, Query(max_length=40, description="`people`, `bots`, or the level of the strongest bot")
    ] = None,
    since: Annotated[models.Time | None, Query(description="Only games that ended at this time or later")] = None,
    before: Annotated[models.Time | None, Query(description="Only games that ended before this time")] = None,
    cursor: Annotated[str | None, Query(max_length=60, description="`next` of the page before this one")] = None,
    limit: Annotated[int, Query(ge=1, le=LARGEST_PAGE, description="The most games on a page")] = PAGE_SIZE,
) -> models.GameList:
    """Your finished games, the latest first."""
    filters = Filters(guest, game, players, result, rivals, since, before)
    start = None if cursor is None else my_games.read_cursor(cursor)
    return await my_games.fetch_list(services.store, filters, limit, start)


@router.get("/api/me/statistics")
async def statistics(services: TheServices, guest: CurrentGuest) -> models.PlayerStatistics:
    """How often you have played and won, your rating after each rated game, and your most frequent first decisions."""
    return await my_games.fetch_player_statistics(services.store, guest)


@router.get(
    "/api/me/records.zip",
    response_class=StreamingResponse,
    responses={200: {"content": {"application/zip": {}}, "description": "A ZIP archive of record files"}},
)
async def records(services: TheServices, guest: CurrentGuest) -> StreamingResponse:
    """All your record files, with a list of them (`games.jsonl`)."""
    services.exports.take(guest)
    headers = {"content-disposition": 'attachment; filename="throneroom-games.zip"', "cache-control": "no-store"}
    return StreamingResponse(my_games.export(services.store, guest), media_type="application/zip", headers=headers)
