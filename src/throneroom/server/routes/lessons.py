"""What a guest has learned: its lessons and first games, the same on all of its devices."""

from __future__ import annotations

from fastapi import APIRouter

from throneroom.server import lessons, models
from throneroom.server.identity import CurrentGuest, OptionalGuest, TheServices

router = APIRouter(tags=["guests"])


@router.get("/api/me/lessons")
async def learned(services: TheServices, guest: OptionalGuest) -> models.Learned:
    """What you have learned so far; nothing if you are not a guest yet."""
    return await lessons.fetch(services.store, guest or "")


@router.post("/api/me/lessons")
async def learn(services: TheServices, guest: CurrentGuest, wish: models.LessonsWish) -> models.Learned:
    """Save lessons that you have done, beside those that are saved already. Games that are not here are left out."""
    services.acts.take(guest)
    await lessons.add(services.store, guest, wish.lessons)
    return await lessons.fetch(services.store, guest)
