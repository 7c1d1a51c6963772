"""Behind deploy/nginx.conf: HTTPS, HTTP/2, WebSockets, cookies, addresses and passkeys, as a visitor meets them."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.proxy import CONFIGURATION, Nginx
from tests.web.conftest import PATIENCE, ROOT, stopped_in_the_end
from tests.web.test_account import virtual_authenticator
from tests.web.visitor import Visitor, dealt
from throneroom.server.identity import COOKIE
from throneroom.testing.serving import answering, free_port

GUESTS = 3
TOKEN = "for the host alone"


@pytest.fixture(scope="module")
def nginx(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nginx]:
    """nginx comes first; the server behind it has few guests for each address."""
    folder, port = tmp_path_factory.mktemp("nginx"), free_port()
    with Nginx(folder, [port]).running() as nginx:
        assert httpx.get(nginx.address, verify=nginx.trusting()).status_code == 502
        command = [
            sys.executable, "-m", "throneroom", "serve", "--port", str(port), "--no-warm", "--bot-processes", "1",
            "--database", str(folder / "tables.sqlite"), "--bot-seed", "1", "--log-level", "warning",
            "--behind-proxy", "--secure", "--site", nginx.address, "--limit", f"guests_a_minute={GUESTS}",
        ]  # fmt: skip
        environment = {**os.environ, "THRONEROOM_METRICS_TOKEN": TOKEN}
        server = subprocess.Popen(command, start_new_session=True, cwd=ROOT, env=environment)
        with stopped_in_the_end(server):
            answering(f"http://127.0.0.1:{port}", PATIENCE)
            yield nginx


@pytest.fixture
def page(chromium: Browser, nginx: Nginx) -> Iterator[Page]:
    """A browser that accepts the certificate."""
    context = chromium.new_context(base_url=nginx.address, ignore_https_errors=True)
    yield context.new_page()
    context.close()


def test_a_game_over_https_http2_and_a_secure_websocket(nginx: Nginx, page: Page) -> None:
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    visitor = Visitor(page)
    visitor.sit_down(dealt("hierarchy", 2, 18))
    asked: list[int] = []
    visitor.play_on(random.Random(18), lambda: asked.append(visitor.ply))
    assert asked
    protocols = page.evaluate("performance.getEntriesByType('resource').map(file => file.nextHopProtocol)")
    assert protocols.count("h2") > 3 and "http/1.1" not in protocols
    assert sockets and all(url.startswith(f"wss://localhost:{nginx.port}/api/tables/") for url in sockets)
    [cookie] = [cookie for cookie in page.context.cookies() if cookie["name"] == COOKIE]
    assert cookie["secure"] and cookie["httpOnly"] and cookie["sameSite"] == "Lax"
    answer = page.request.get("/")
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert visitor.problems() == []


def test_a_passkey_is_bound_to_the_public_name(nginx: Nginx, page: Page) -> None:
    page.goto("/")
    expect(page.get_by_label("Your name")).not_to_have_value("")
    name = page.get_by_label("Your name").input_value()
    devtools, authenticator = virtual_authenticator(page)
    page.goto("/account")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("You can come back to all this: with your passkey.")).to_be_visible()
    [key] = devtools.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})["credentials"]
    assert key["rpId"] == "localhost"
    page.get_by_role("button", name=re.compile("Sign out: .*this device")).click()
    page.get_by_role("dialog").get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="Use a passkey").click()
    page.get_by_role("dialog").get_by_role("button", name=f"Be {name}").click()
    expect(page.get_by_role("textbox", name="Your name")).to_have_value(name)


def test_the_proxy_says_where_visitors_are_and_nobody_else_does(nginx: Nginx) -> None:
    """Each address has its own limit: 127.0.0.2 is another visitor. What a visitor writes into the header is lost."""
    answers: dict[str, list[int]] = {}
    for address in ("127.0.0.2", "127.0.0.3"):
        transport = httpx.HTTPTransport(local_address=address, verify=nginx.trusting())
        with httpx.Client(base_url=nginx.address, transport=transport) as visitor:
            forged = ({"x-forwarded-for": f"203.0.113.{n}"} for n in range(GUESTS + 1))
            answers[address] = [visitor.post("/api/guests", json={}, headers=said).status_code for said in forged]
    assert answers == dict.fromkeys(answers, [201] * GUESTS + [429])


def test_the_certificate_can_be_renewed_while_the_proxy_runs(nginx: Nginx) -> None:
    """certbot writes a file into the folder that the guide names, and asks for it without HTTPS."""
    guide = (ROOT / "docs" / "how-to" / "behind-a-proxy.md").read_text()
    (folder,) = re.findall(r"certbot certonly --webroot -w (\S+) ", guide)
    assert f"root {folder};" in CONFIGURATION.read_text()
    challenge = nginx.folder / "html" / ".well-known" / "acme-challenge"
    challenge.mkdir(parents=True)
    (challenge / "token").write_text("proof")
    answer = httpx.get(f"http://localhost:{nginx.plain}/.well-known/acme-challenge/token")
    assert (answer.status_code, answer.text) == (200, "proof")


def test_the_proxy_shows_only_what_is_for_visitors(nginx: Nginx) -> None:
    """Plain HTTP is sent to HTTPS, the metrics stay inside, and pages of other sites are refused."""
    with httpx.Client(base_url=nginx.address, verify=nginx.trusting()) as visitor:
        plain = visitor.get(f"http://localhost:{nginx.plain}/t/abc?x=1")
        assert (plain.status_code, plain.headers["location"]) == (301, "https://localhost/t/abc?x=1")
        assert visitor.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"}).status_code == 404
        assert visitor.get("/health").status_code == 200
        for origin, status in ((nginx.address, 404), ("https://localhost", 403), ("https://evil.example", 403)):
            answer = visitor.post("/api/tables/none/acts", json={"type": "sit"}, headers={"origin": origin})
            assert answer.status_code in (status, 401 if status == 404 else status)
