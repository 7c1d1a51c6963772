"""The account of a guest: ways to sign in again, devices, signing in and out, deletion, and all own data."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import StreamingResponse

from throneroom.server import accounts, forgetting, identity, models, passkeys, personal_export
from throneroom.server.identity import CurrentGuest, CurrentSession, OptionalSession, TheServices
from throneroom.server.services import Services
from throneroom.server.user_agents import browser_and_system

router = APIRouter(tags=["account"])


@router.get("/api/account")
async def account(services: TheServices, session: OptionalSession) -> models.Account:
    """Who you are, and how you can come back. This does not make you a guest."""
    return await accounts.describe(services, session)


@router.post("/api/account/recovery-code", status_code=201)
async def new_recovery_code(services: TheServices, guest: CurrentGuest, response: Response) -> models.RecoveryCode:
    """A new recovery code, which replaces an earlier one. It is shown only now."""
    services.acts.take(guest)
    _keep_secret(response)
    return models.RecoveryCode(code=await accounts.new_recovery_code(services.store, guest))


@router.post("/api/account/device-code", status_code=201)
async def new_device_code(
    request: Request, services: TheServices, guest: CurrentGuest, response: Response
) -> models.DeviceCode:
    """A code and a link with which another device joins, once, within ten minutes. It replaces an earlier one."""
    services.acts.take(guest)
    _keep_secret(response)
    return await accounts.new_device_code(services.store, guest, _site(request, services))


# Passkeys


@router.post("/api/account/passkeys/options")
async def new_passkey_options(request: Request, services: TheServices, guest: CurrentGuest) -> models.PasskeyOptions:
    """What the browser needs to make a passkey."""
    services.acts.take(guest)
    name = await services.store.fetch_name(guest) or ""
    options = await passkeys.registration_options(services.store, guest, name, _site(request, services))
    return models.PasskeyOptions(options=options)


@router.post("/api/account/passkeys", status_code=201)
async def new_passkey(
    request: Request, services: TheServices, session: CurrentSession, wish: models.PasskeyWish
) -> models.Account:
    """Keep a new passkey."""
    services.acts.take(session.guest)
    site, agent = _site(request, services), browser_and_system(request)
    await passkeys.register(services.store, session.guest, wish.credential, site, *agent)
    return await accounts.describe(services, session)


@router.delete("/api/account/passkeys/{key}")
async def remove_passkey(
    services: TheServices, session: CurrentSession, key: Annotated[str, Path(max_length=1400)]
) -> models.Account:
    """Remove a passkey."""
    await passkeys.remove(services.store, session.guest, key)
    return await accounts.describe(services, session)


# Signing in and out


@router.post("/api/account/sign-in/code")
async def sign_in_by_code(
    request: Request, response: Response, services: TheServices, session: OptionalSession, wish: models.CodeWish
) -> models.SignInOffer:
    """Prove who you are by a recovery code or the code for another device; the latter is used up."""
    services.sign_ins.take(identity.address(request))
    _keep_secret(response)
    return await accounts.offer(services, await accounts.guest_of_code(services.store, wish.code), session)


@router.post("/api/account/sign-in/passkey/options")
async def sign_in_options(request: Request, services: TheServices) -> models.PasskeyOptions:
    """What the browser needs to offer the passkeys it has for this site."""
    services.sign_ins.take(identity.address(request))
    return models.PasskeyOptions(options=await passkeys.sign_in_options(services.store, _site(request, services)))


@router.post("/api/account/sign-in/passkey")
async def sign_in_by_passkey(
    request: Request, response: Response, services: TheServices, session: OptionalSession, wish: models.PasskeyWish
) -> models.SignInOffer:
    """Prove who you are by a passkey."""
    services.sign_ins.take(identity.address(request))
    _keep_secret(response)
    guest = await passkeys.guest_of_passkey(services.store, wish.credential, _site(request, services))
    return await accounts.offer(services, guest, session)


@router.post("/api/account/sign-in")
async def sign_in(
    request: Request, response: Response, services: TheServices, session: OptionalSession, wish: models.SignInWish
) -> models.NewGuest:
    """Sign in with a ticket. The token is also set as a cookie."""
    services.sign_ins.take(identity.address(request))
    _keep_secret(response)
    fresh, name = await accounts.sign_in(services, wish, session, *browser_and_system(request))
    token = services.sign_token(fresh)
    identity.set_cookie(response, services, token)
    return models.NewGuest(name=name, token=token)


@router.post("/api/account/sign-out")
async def sign_out(response: Response, services: TheServices, session: CurrentSession) -> models.Account:
    """Sign this device out. The guest stays, and can be reached by its other ways back."""
    await services.sessions.end(session.device)
    identity.delete_cookie(response, services)
    return await accounts.describe(services, None)


@router.delete("/api/account/devices/{device}")
async def sign_device_out(
    services: TheServices, session: CurrentSession, device: Annotated[str, Path(max_length=24)]
) -> models.Account:
    """Sign another device out; its connections are closed."""
    await services.sessions.sign_out(session.guest, device)
    return await accounts.describe(services, session)


# The end, and all own data


@router.delete("/api/me")
async def delete(response: Response, services: TheServices, guest: CurrentGuest) -> models.Account:
    """Delete yourself: your name and everything personal. Your games stay under a former player."""
    services.acts.take(guest)
    await forgetting.forget(services, guest)
    identity.delete_cookie(response, services)
    return await accounts.describe(services, None)


@router.get(
    "/api/me/data.zip",
    response_class=StreamingResponse,
    responses={200: {"content": {"application/zip": {}}, "description": "A ZIP archive of all your data"}},
)
async def data(services: TheServices, session: CurrentSession) -> StreamingResponse:
    """All your data: account, devices, ratings, puzzles, messages, tables, and the record files of all games."""
    services.exports.take(session.guest)
    headers = {"content-disposition": 'attachment; filename="throneroom-data.zip"', "cache-control": "no-store"}
    return StreamingResponse(personal_export.export(services, session), media_type="application/zip", headers=headers)


def _site(request: Request, services: Services) -> str:
    return identity.site_of(request, services.config.site)


def _keep_secret(response: Response) -> None:
    """No cache may keep a code, a ticket or a token."""
    response.headers["cache-control"] = "no-store"
