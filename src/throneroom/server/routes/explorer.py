"""The explorer of solved games: all deals to search, and positions with the outcome of every choice."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response

from throneroom.server import identity, models
from throneroom.server.explorer import Order, Search, beginners, search, varied
from throneroom.server.identity import TheServices
from throneroom.server.routes.games import GameName, find_game

router = APIRouter(tags=["explorer"])
PAGE_SIZE, LARGEST_PAGE = 50, 100


@router.get("/api/explorer/{name}/deals")
async def deals(
    name: GameName,
    first: Annotated[str | None, Query(max_length=40, description="A card that can begin")] = None,
    winner: Annotated[
        Literal["first", "second"] | None,
        Query(description="Who wins with perfect play; with `first`, after beginning with that card"),
    ] = None,
    q: Annotated[
        str, Query(max_length=200, description="Cards of the player who begins, `-card` for the other; or a number")
    ] = "",
    order: Annotated[Order, Query(description="By number, or by the length of perfect play")] = "number",
    offset: Annotated[int, Query(ge=0, le=100_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=LARGEST_PAGE)] = PAGE_SIZE,
) -> models.SolvedDeals:
    """The distinct deals of a solved game that fit, each with its first choices. The first seat begins."""
    wanted = Search(first or None, None if winner is None else winner == "first", q)
    game = find_game(name)
    found = search(game, wanted, order)
    shown = [deal.told() for deal in found[offset : offset + limit]]
    return models.SolvedDeals(total=len(found), deals=shown, beginners=beginners(game), varied=varied(game))


@router.get("/api/explorer/{name}", response_model=models.Explored)
async def explore(
    request: Request,
    services: TheServices,
    name: GameName,
    deal: Annotated[
        str, Query(max_length=400, description="A number, or the cards of the first seat: `tower.knight. ...`")
    ],
    line: Annotated[
        str, Query(max_length=4000, description="Decisions from the deal on: `play knight.play dragon`")
    ] = "",
) -> Response:
    """A position of a solved game with all cards open: the outcome of every choice, and the best line."""
    services.explorer_requests.take(identity.address(request))
    payer = identity.payer(request, None)
    text = await services.explorer.explore(find_game(name).name, deal, line, payer)
    return Response(text, media_type="application/json")
