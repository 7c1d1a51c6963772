"""Ratings: the guest's own."""

from __future__ import annotations

import sqlalchemy as sa
from fastapi import APIRouter

from throneroom.server import models, schema
from throneroom.server.hall import rating_fields
from throneroom.server.identity import CurrentGuest, TheServices

router = APIRouter()


@router.get("/api/me/ratings", tags=["guests"])
async def my_ratings(services: TheServices, guest: CurrentGuest) -> models.RatingList:
    """How often you have played and won each game with each number of players, and your ratings."""
    ratings = schema.ratings
    name = await services.store.fetch_name(guest) or ""
    query = sa.select(ratings).where(ratings.c.guest == guest).order_by(ratings.c.game, ratings.c.seats)
    rows = await services.store.fetch(query)
    return models.RatingList(ratings=[models.RatingInfo(**rating_fields(row, name)) for row in rows])
