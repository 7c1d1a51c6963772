"""Games over days: days off, notices to browsers, and a calendar of turns."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from throneroom.engine.catalogue import check_language
from throneroom.server import calendar_feed, models
from throneroom.server.identity import CurrentGuest, CurrentSession, TheServices
from throneroom.server.web_push import Subscription
from throneroom.table import TableError

router = APIRouter(tags=["games over days"])
Secret = Annotated[str, Path(pattern=r"^[0-9a-f]{32}$")]


@router.get("/api/me/vacation")
async def vacation(services: TheServices, guest: CurrentGuest) -> models.Vacation:
    """Until when you have time off, and how many days are left."""
    return await services.vacations.fetch(guest)


@router.put("/api/me/vacation")
async def take_vacation(services: TheServices, guest: CurrentGuest, wish: models.VacationWish) -> models.Vacation:
    """Take days off from now on, or end them with 0. Your time stands still in all of your games over days."""
    services.acts.take(guest)
    return await services.vacations.take(guest, wish.days)


@router.get("/api/push")
async def push_key(services: TheServices) -> models.PushKey:
    """The public key that a browser needs to subscribe."""
    return models.PushKey(key=services.notices.public_key)


@router.put("/api/me/push")
async def subscribe(services: TheServices, session: CurrentSession, wish: models.PushWish) -> models.PushDevice:
    """Send notices about your games over days to a browser, until its device is signed out."""
    services.acts.take(session.guest)
    check_language(wish.language)
    wanted = Subscription(wish.endpoint, wish.keys.p256dh, wish.keys.auth)
    return models.PushDevice(id=await services.notices.subscribe(session, wanted, wish.language))


@router.delete("/api/me/push/{device}")
async def unsubscribe(services: TheServices, guest: CurrentGuest, device: Secret) -> models.PushDevice:
    """Send no more notices to a browser."""
    services.acts.take(guest)
    await services.notices.unsubscribe(guest, device)
    return models.PushDevice(id=device)


@router.get("/api/me/calendar")
async def calendar_address(services: TheServices, guest: CurrentGuest) -> models.CalendarAddress:
    """The address of your calendar."""
    return _address(await calendar_feed.fetch_secret(services.store, guest))


@router.put("/api/me/calendar")
async def renew_calendar(
    services: TheServices, guest: CurrentGuest, wish: models.CalendarWish
) -> models.CalendarAddress:
    """Get a calendar at a new secret address; the one before no longer works."""
    services.acts.take(guest)
    check_language(wish.language)
    return _address(await calendar_feed.renew(services.store, guest, wish.language))


@router.delete("/api/me/calendar")
async def remove_calendar(services: TheServices, guest: CurrentGuest) -> models.CalendarAddress:
    """Remove your calendar."""
    services.acts.take(guest)
    await calendar_feed.remove(services.store, guest)
    return _address(None)


@router.get(
    "/api/calendars/{secret}.ics",
    response_class=Response,
    responses={200: {"content": {"text/calendar": {}}, "description": "A calendar with a time for each open turn"}},
)
async def calendar(request: Request, services: TheServices, secret: Secret) -> Response:
    """The games over days that wait for the guest with this calendar, each at the end of its time."""
    text = await calendar_feed.fetch_calendar(services.store, secret, str(request.base_url))
    if text is None:
        raise TableError("no_page", "there is no calendar at this address; its owner may have renewed it")
    headers = {"cache-control": "no-store"}
    return Response(text, media_type="text/calendar; charset=utf-8", headers=headers)


def _address(secret: str | None) -> models.CalendarAddress:
    return models.CalendarAddress(address=None if secret is None else f"/api/calendars/{secret}.ics")
