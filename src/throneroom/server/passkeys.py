"""Passkeys (WebAuthn): a guest makes one, and signs in with it on any device that has it.

The server keeps the public key. A challenge is valid once, so that nobody can send an old answer again; the answer
names the site, so no other site can request it.
"""

from __future__ import annotations

import hashlib
import ipaddress
import json
import secrets
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa
import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from throneroom.server import accounts, clock, schema
from throneroom.server.accounts import Purpose
from throneroom.server.store import Store
from throneroom.table.errors import refused
from throneroom.table.refusals import PasskeyRefused, PasskeysNeedName

NAME = "Throneroom"
MOST = 20
"""Passkeys of one guest."""
SIZES = {"id": 1400, "public_key": 4000}
"""The most characters that are kept."""
passkeys = schema.passkeys


def domain_of(site: str) -> str:
    """The name to which passkeys of a site are bound. An IP address cannot have passkeys."""
    host = urlsplit(site).hostname or ""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        if host:
            return host
    raise refused(PasskeysNeedName())


async def registration_options(store: Store, guest: str, name: str, site: str) -> dict[str, Any]:
    """What the browser needs to make a passkey."""
    known = await store.fetch(sa.select(passkeys.c.id).where(passkeys.c.guest == guest))
    challenge = await _challenge(store, "new passkey", guest)
    options = webauthn.generate_registration_options(
        rp_id=domain_of(site),
        rp_name=NAME,
        user_name=name,
        user_id=hashlib.sha256(f"passkey {guest}".encode()).digest(),
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(row.id)) for row in known],
    )
    return dict(json.loads(options_to_json(options)))


async def register(store: Store, guest: str, credential: dict[str, Any], site: str, browser: str, system: str) -> None:
    """Keep the public key of a new passkey."""
    challenge = _challenge_in(credential)
    if await accounts.redeem(store, bytes_to_base64url(challenge), "new passkey") != guest:
        raise refused(PasskeyRefused())
    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=domain_of(site),
            expected_origin=site,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise refused(PasskeyRefused()) from None
    row = {
        "id": bytes_to_base64url(made.credential_id), "guest": guest, "sign_count": made.sign_count,
        "public_key": bytes_to_base64url(made.credential_public_key), "browser": browser, "system": system,
        "created": clock.now(), "used": None,
    }  # fmt: skip
    [(count,)] = await store.fetch(sa.select(sa.func.count()).select_from(passkeys).where(passkeys.c.guest == guest))
    if count >= MOST or any(len(str(row[name])) > most for name, most in SIZES.items()):
        raise refused(PasskeyRefused())
    await store.execute(store.insert(passkeys, row))


async def sign_in_options(store: Store, site: str) -> dict[str, Any]:
    """What the browser needs to offer the passkeys it has for this site."""
    options = webauthn.generate_authentication_options(
        rp_id=domain_of(site),
        challenge=await _challenge(store, "passkey", ""),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return dict(json.loads(options_to_json(options)))


async def guest_of_passkey(store: Store, credential: dict[str, Any], site: str) -> str:
    """The guest whose passkey has answered a challenge. All failures look the same from outside."""
    challenge = _challenge_in(credential)
    if await accounts.redeem(store, bytes_to_base64url(challenge), "passkey") is None:
        raise refused(PasskeyRefused())
    found = await store.fetch(sa.select(passkeys).where(passkeys.c.id == str(credential.get("id"))))
    if not found:
        raise refused(PasskeyRefused())
    try:
        answer = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=domain_of(site),
            expected_origin=site,
            credential_public_key=base64url_to_bytes(found[0].public_key),
            credential_current_sign_count=found[0].sign_count,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise refused(PasskeyRefused()) from None
    values = {"sign_count": answer.new_sign_count, "used": clock.now()}
    await store.execute(sa.update(passkeys).where(passkeys.c.id == found[0].id).values(values))
    return str(found[0].guest)


async def remove(store: Store, guest: str, key: str) -> None:
    """Forget a passkey of this guest; others are left alone."""
    await store.execute(sa.delete(passkeys).where(passkeys.c.id == key, passkeys.c.guest == guest))


async def _challenge(store: Store, purpose: Purpose, guest: str) -> bytes:
    challenge = secrets.token_bytes(32)
    await accounts.issue(store, bytes_to_base64url(challenge), purpose, guest)
    return challenge


def _challenge_in(credential: dict[str, Any]) -> bytes:
    """The challenge that a browser says it has answered."""
    try:
        told = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(told["challenge"])
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise refused(PasskeyRefused()) from None
