"""Statistics of a game over all finished games of the server."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from throneroom.server import models
from throneroom.server.identity import TheServices
from throneroom.server.routes.games import find_game

router = APIRouter(tags=["games"])


@router.get("/api/games/{name}/statistics")
async def statistics(services: TheServices, name: Annotated[str, Path(max_length=40)]) -> models.GameStatistics:
    """The advantage of seats, the length of games, what winners hold and how they begin, over the latest games here."""
    find_game(name)
    counted = await services.statistics.of(name)
    return models.GameStatistics(
        game=name, games=counted.games, tables=[models.TableStatistics(**table) for table in counted.tables]
    )
