"""Ratings: the guest's own, and the best players of a game."""

from __future__ import annotations

from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import APIRouter, Path

from throneroom.server import models, schema
from throneroom.server.identity import CurrentGuest, TheServices
from throneroom.server.ratings import Standing
from throneroom.server.routes.tables import PAGE_SIZE

router = APIRouter()


@router.get("/api/me/ratings", tags=["guests"])
async def my_ratings(services: TheServices, guest: CurrentGuest) -> models.RatingList:
    """How often you have played and won, and your ratings."""
    ratings = schema.ratings
    name = await services.store.fetch_name(guest) or ""
    rows = await services.store.fetch(sa.select(ratings).where(ratings.c.guest == guest).order_by(ratings.c.game))
    return models.RatingList(ratings=[_rating(row, name) for row in rows])


@router.get("/api/ratings/{name}", tags=["games"])
async def best(services: TheServices, name: Annotated[str, Path(max_length=40)]) -> models.RatingList:
    """The best players of a game, including bots."""
    ratings, people = schema.ratings, schema.guests
    query = (
        sa.select(ratings, people.c.name)
        .join(people, people.c.id == ratings.c.guest, isouter=True)
        .where(ratings.c.game == name, ratings.c.rated > 0)
        .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc())
        .limit(PAGE_SIZE)
    )
    return models.RatingList(ratings=[_rating(row, row.name or row.guest) for row in await services.store.fetch(query)])


def _rating(row: Any, name: str) -> models.RatingInfo:
    standing = Standing(row.played, row.won, row.rated, row.mu, row.sigma)
    return models.RatingInfo(
        name=name, game=row.game, played=row.played, won=row.won, rated=row.rated, rating=standing.shown,
        mu=row.mu, sigma=row.sigma,
    )  # fmt: skip
