"""Who a visitor is: the same guest as long as the cookie is there, and the account page with all its ways back."""

from __future__ import annotations

import json
import re
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.test_my_games import play, rename
from tests.web.visitor import Visitor, dealt

PHONE, WIDE = (360, 740), (1440, 900)
ODD = "<b>Zoë</b> \u202eעדה"
CODE = re.compile(r"([0-9A-Z]{4}-){5}[0-9A-Z]{4}")
SIGNATURE = "/api/account/sign-in/passkey"


def account(visitor: Visitor) -> Any:
    return visitor.page.request.get("/api/account").json()


def new_code(visitor: Visitor) -> str:
    """Made on the account page."""
    visitor.go("/account")
    visitor.button("Make a recovery code").click()
    shown = visitor.page.get_by_text(CODE)
    expect(shown).to_be_visible()
    return shown.inner_text()


def type_code(visitor: Visitor, code: str) -> None:
    visitor.page.get_by_label("Recovery code, or the code from your other device").fill(code)
    visitor.button("Continue").click()


def test_a_browser_that_cleared_its_storage_is_the_same_guest(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = visitor.sit_down(dealt("hierarchy", 2, 7))
    visitor.wait_for_turn()
    visitor.page.evaluate("localStorage.clear(); sessionStorage.clear()")
    visitor.go(f"/t/{table}")
    visitor.wait_for_turn()  # our own seat, not a watcher's
    other = visitor.page.context.new_page()  # a first page in another tab
    other.goto("/")
    expect(other.get_by_label("Your name")).to_have_value("Ada")
    other.close()


@pytest.mark.parametrize(("size", "scheme"), [(PHONE, "light"), (WIDE, "dark")])
def test_a_recovery_code_brings_a_guest_back(visit: Callable[..., Visitor], size: tuple[int, int], scheme: str) -> None:
    ada, phone = visit(*size, scheme=scheme), visit(*size, scheme=scheme)
    rename(ada, ODD)
    game = play(ada, "hierarchy")
    ada.go("/")
    ada.page.get_by_role("link", name="Account").click()
    expect(ada.page.get_by_text("So far only this browser knows you.")).to_be_visible()
    assert ada.problems() == [] and ada.fits()
    code = new_code(ada)
    expect(ada.page.get_by_text("You can come back to all this: with your recovery code.")).to_be_visible()
    assert ada.page.evaluate("document.activeElement.textContent").find(code) > 0  # a screen reader reads it out
    assert ada.problems() == [] and ada.fits()
    ada.page.reload()
    expect(ada.button("Make a new code")).to_be_visible()
    expect(ada.page.get_by_text(CODE)).to_have_count(0)  # shown once
    phone.go("/account")
    expect(phone.page.get_by_text("You are not a guest here yet")).to_be_visible()
    assert account(phone)["name"] is None  # looking does not make anybody a guest
    type_code(phone, code[:-1] + ("A" if code[-1] != "A" else "B"))
    phone.wait_for_toast("typing mistake")
    phone.errors.clear()  # the browser reports the refusal
    type_code(phone, code.lower().replace("-", " "))
    expect(phone.page.get_by_role("dialog")).to_contain_text("<b>Zoë</b>")
    assert phone.problems() == [] and phone.fits()
    phone.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Be .*Zoë")).click()
    phone.wait_for_toast("You are")
    expect(phone.page.get_by_role("listitem").filter(has_text="this device")).to_have_count(1)
    phone.go("/me")
    expect(phone.page.locator(f'a[href="/g/{game}"]')).to_be_visible()


def test_a_second_device_joins_by_the_link_and_brings_its_guest_along(visit: Callable[..., Visitor]) -> None:
    ada, phone = visit(), visit(*PHONE)
    rename(ada, "Ada")
    rename(phone, "Phone")
    games = {play(ada, "hierarchy"), play(phone, "hierarchy")}
    ada.go("/account")
    with ada.page.expect_response("**/device-code") as told:
        ada.button("Show a code").click()
    link = told.value.json()
    expect(ada.page.get_by_role("img", name="QR code with the link for the other device")).to_be_visible()
    expect(ada.page.get_by_text(link["code"], exact=True)).to_be_visible()
    assert ada.problems() == [] and ada.fits()
    tab = phone.page.context.new_page()  # another tab of the phone, which has to follow
    tab.goto("/")
    expect(tab.get_by_label("Your name")).to_have_value("Phone")
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url + str(request.headers.get("referer"))))
    phone.go(link["address"])
    dialog = phone.page.get_by_role("dialog")
    expect(dialog).to_contain_text(
        "This device has a guest already: Phone, with 1 finished game, 0 tables and 0 puzzles."
    )
    assert account(phone)["name"] == "Phone"  # nothing has happened by the link alone
    assert phone.page.url.endswith("/account") and not any(link["code"] in each for each in asked)
    assert phone.problems() == [] and phone.fits()
    dialog.get_by_role("button", name="Join both").click()
    phone.wait_for_toast("You are Ada here now")
    ada.wait_for_toast("Another device has joined")
    expect(ada.page.get_by_role("img")).to_have_count(0)
    expect(tab.get_by_label("Your name")).to_have_value("Ada")
    tab.close()
    listed = ada.page.request.get("/api/me/games").json()["games"]
    assert {game["id"] for game in listed} == games
    phone.go(link["address"])  # a second time
    phone.wait_for_toast("this code is not valid")
    phone.errors.clear()
    # signed out from afar, by keyboard
    other = ada.page.get_by_role("listitem").filter(has_text="last visit").get_by_role("button")
    other.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("listitem").filter(has_text="last visit")).to_have_count(0)
    assert account(phone)["name"] is None


def virtual_authenticator(page: Page) -> Any:
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    made = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return devtools, made["authenticatorId"]


def test_a_passkey_signs_in_and_cannot_be_replayed(chromium: Browser, address: str) -> None:
    """Under a name: an IP address has no passkeys."""
    context = chromium.new_context(base_url=address.replace("127.0.0.1", "localhost"))
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_label("Your name")).not_to_have_value("")
    devtools, authenticator = virtual_authenticator(page)
    name = page.get_by_label("Your name").input_value()
    page.goto("/account")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("You can come back to all this: with your passkey.")).to_be_visible()
    keys = devtools.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})["credentials"]
    assert [key["rpId"] for key in keys] == ["localhost"] and keys[0]["isResidentCredential"]
    page.get_by_role("button", name=re.compile("Sign out: .*this device")).click()
    page.get_by_role("dialog").get_by_role("button", name="Sign out").click()
    expect(page.get_by_text("You are not a guest here yet")).to_be_visible()
    with page.expect_request(lambda request: request.url.endswith(SIGNATURE)) as sent:
        page.get_by_role("button", name="Use a passkey").click()
    page.get_by_role("dialog").get_by_role("button", name=f"Be {name}").click()
    expect(page.get_by_role("textbox", name="Your name")).to_have_value(name)
    body = json.loads(sent.value.post_data or "")
    origin = {"origin": page.url.removesuffix("/account")}
    replayed = page.request.post(SIGNATURE, data=body, headers=origin)
    assert replayed.status == 409 and replayed.json()["error"]["code"] == "no_passkey"
    # a right signature for a fresh challenge is not there: the old one does not fit it
    fresh = page.request.post(f"{SIGNATURE}/options", headers=origin).json()["options"]["challenge"]
    forged = {"type": "webauthn.get", "challenge": fresh, "origin": origin["origin"], "crossOrigin": False}
    encoded = page.evaluate("text => btoa(text).replace(/=+$/, '')", json.dumps(forged))
    body["credential"]["response"]["clientDataJSON"] = encoded
    assert page.request.post(SIGNATURE, data=body, headers=origin).json()["error"]["code"] == "no_passkey"
    page.get_by_role("button", name="Remove the passkey").click()
    expect(page.get_by_text("So far only this browser knows you.")).to_be_visible()
    context.close()


def test_an_address_without_a_name_says_that_it_has_no_passkeys(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.become_guest()
    visitor.go("/account")
    expect(visitor.page.get_by_text("they need HTTPS and a name")).to_be_visible()
    expect(visitor.button("Add a passkey")).to_have_count(0)


def test_export_and_deletion(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    gone, friend = visit(*PHONE), visit()
    rename(gone, "Bertha")
    rename(friend, "Ben")
    match = dealt("hierarchy", 2, 7)
    table = gone.sit_down(match, wish={"seats": ["me", "open"], "start": False, "when_full": True})
    assert friend.page.request.post(f"/api/tables/{table}/acts", data={"type": "sit"}).ok
    friend.go(f"/t/{table}")
    expect(friend.page.locator("[data-table]")).to_contain_text("Bertha")
    gone.go("/account")
    with gone.page.expect_download() as download:
        gone.page.get_by_role("link", name="Download all my data").click()
    download.value.save_as(tmp_path / "data.zip")
    with zipfile.ZipFile(tmp_path / "data.zip") as archive:
        assert json.loads(archive.read("account.json"))["name"] == "Bertha"
    gone.button("Delete everything about me").click()
    dialog = gone.page.get_by_role("dialog")
    expect(dialog).to_contain_text("a former player")
    assert gone.problems() == [] and gone.fits()
    gone.page.keyboard.press("Escape")
    assert account(gone)["name"] == "Bertha"
    gone.button("Delete everything about me").click()
    dialog.get_by_role("button", name="Delete for good").click()
    expect(gone.page.get_by_text("You are not a guest here yet")).to_be_visible()
    expect(friend.herald).to_contain_text("You win.")
    friend.page.reload()  # what an open page has been told before stays there
    expect(friend.page.locator("body")).to_contain_text("a former player")
    expect(friend.page.locator("body")).not_to_contain_text("Bertha")
    friend.go("/me")
    expect(friend.page.locator(".games")).to_contain_text("a former player")


@pytest.mark.parametrize("language", ["fr", "es", "ja", "en-XA"])
def test_every_language_fits_a_phone(visit: Callable[..., Visitor], language: str) -> None:
    visitor = visit(*PHONE, language=language)
    visitor.become_guest()
    assert visitor.page.request.post("/api/account/recovery-code").ok
    visitor.go("/account")
    expect(visitor.page.locator("h2")).to_have_count(8)
    expect(visitor.page.locator("main")).not_to_contain_text("account-")
    visitor.page.locator("section[aria-labelledby=join] button").click()
    expect(visitor.page.locator("svg[role=img]")).to_be_visible()
    for width, _, fits in visitor.measured(
        [(360, 740), (740, 360), (1000, 800), (1440, 900), PHONE],
        "() => document.documentElement.scrollWidth <= innerWidth",
    ):
        assert fits, width
    visitor.page.locator(".danger").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    assert visitor.problems() == []
