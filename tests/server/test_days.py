"""Games over days over the wire: turns, the end of the time, days off, notices that browsers can read, a calendar."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from tests.server.conftest import Databases, Server, run
from tests.server.people import act, guests, open_and_seat, until
from throneroom.client import Client, Refused
from throneroom.server import web_push
from throneroom.table.days import DAY, HOUR

GAME = "throne-and-grail"


async def asked_and_other(people: list[Client], table_id: str) -> tuple[Client, Client]:
    """Of two people, the one whose turn it is, and the other."""
    mine = [table for table in await tables(people[0]) if table["id"] == table_id]
    return (people[0], people[1]) if mine[0]["your_turn"] else (people[1], people[0])


async def tables(client: Client) -> list[Any]:
    found: list[Any] = (await client.call("GET", "/api/me/tables"))["tables"]
    return found


async def look(client: Client, table_id: str) -> Any:
    return await client.call("GET", f"/api/tables/{table_id}")


async def decide(client: Client, table_id: str) -> None:
    seen = await look(client, table_id)
    await act(client, table_id, "decide", decision=seen["view"]["legal"][0], question=seen["room"]["question"])


def age(database: str, milliseconds: int) -> None:
    """Everything stored has happened this much earlier; the server is not running."""
    with closing(sqlite3.connect(database)) as store, store:
        for table, columns in {
            "entries": ("at",), "tables": ("due", "updated"), "turns": ("due", "warn_at"),
            "vacations": ("begins", "ends"),
        }.items():  # fmt: skip
            for column in columns:
                store.execute(f"UPDATE {table} SET {column} = {column} - ?", [milliseconds])
        for number, body in store.execute("SELECT rowid, body FROM entries WHERE kind = 'vacation'").fetchall():
            fact = json.loads(body)
            fact["until"] -= milliseconds
            store.execute("UPDATE entries SET body = ? WHERE rowid = ?", [json.dumps(fact), number])


def test_the_game_that_is_most_urgent_comes_first_and_nobody_has_to_be_there(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben") as people:
            ada, ben = people
            slow = [await open_and_seat(people, GAME, hours_a_move=hours, level="random") for hours in (168, 8, 72)]
            live = await open_and_seat(people, GAME)
            for table_id in slow:
                asked, _ = await asked_and_other(people, table_id)
                if asked is ben:
                    await decide(ben, table_id)
            found = await tables(ada)
            assert [table["id"] for table in found] == [slow[1], slow[2], slow[0], live]
            assert [table["summary"]["hours_a_move"] for table in found] == [8, 72, 168, None]
            for table, hours in zip(found, (8, 72, 168), strict=False):
                assert table["your_turn"]
                assert table["due"] == table["summary"]["due"][table["seat"]]
                assert 0 < table["due"] - table["updated"] <= hours * HOUR
            # Ben comes and goes, and it is still Ada's game: nobody waits, and no bot is announced.
            async with ben.table(slow[1]) as table:
                room = (await until(table, lambda update: update.room["seats"][1]["here"])).room
                assert room["absences"] == [] and room["seats"][0]["stands_in_at"] is None
                with pytest.raises(Refused) as refused:
                    await table.act("end")
                assert refused.value.code == "not_away"
            with pytest.raises(Refused, match="hours_a_move"):
                await ada.open_table(GAME, hours_a_move=5)
            with pytest.raises(Refused, match="not both"):
                await ada.open_table(GAME, hours_a_move=8, clock={"base": 60})

    run(work())


def test_the_time_of_a_sleeping_game_ends_also_after_a_restart(databases: Databases) -> None:
    """Once just now, and once while the server was down: then there is an hour more."""
    database = databases("sqlite")
    server = Server(database)

    async def begin() -> tuple[list[str], str]:
        async with guests(server.address, "Ada", "Ben") as people:
            table_id = await open_and_seat(people, GAME, hours_a_move=8)
            asked, other = await asked_and_other(people, table_id)
            return [asked.token, other.token], table_id

    async def see(token: str, table_id: str, kind: str) -> Any:
        async with Client(server.address, token=token) as client:
            while True:
                seen = await client.call("GET", f"/api/tables/{table_id}", since=0)
                if any(event["kind"] == kind for event in seen["events"]):
                    return seen["room"], await tables(client)
                await asyncio.sleep(0.1)

    server.start().wait()
    try:
        tokens, table_id = run(begin())
        assert server.stop() == 0
        age(database, 8 * HOUR + 600_000)
        server.start().wait()
        room, found = run(see(tokens[0], table_id, "extended"))
        assert room["status"] == "running" and 0 < found[0]["due"] - room["now"] <= HOUR
        assert server.stop() == 0
        age(database, HOUR)
        with closing(sqlite3.connect(database)) as store, store:
            store.execute(
                "UPDATE entries SET body = json_set(body, '$.until', json_extract(body, '$.until') - ?) "
                "WHERE kind = 'extended'",
                [HOUR],
            )
        server.start().wait()
        room, found = run(see(tokens[1], table_id, "ended"))
        assert (room["status"], room["reason"], found) == ("over", "clock", [])
    finally:
        assert server.stop() == 0


def test_days_off_stop_the_time_in_all_own_games(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Ben") as people:
            ada, ben = people
            first = [await open_and_seat(people, GAME, hours_a_move=24) for _ in range(2)]
            live = await open_and_seat(people, GAME)
            before = {table["id"]: table["summary"]["due"] for table in await tables(ada)}
            assert await ada.call("GET", "/api/me/vacation") == {"until": None, "left": 21, "days_a_year": 21}
            taken = await ada.call("PUT", "/api/me/vacation", {"days": 7})
            assert taken["left"] == 14
            later = await open_and_seat([ben, ada], GAME, hours_a_move=24)
            for table_id in (*first, later):
                seats = {seat["name"]: seat for seat in (await look(ben, table_id))["room"]["seats"]}
                assert (seats["Ada"]["vacation"], seats["Ben"]["vacation"]) == (taken["until"], None)
            assert all(seat["vacation"] is None for seat in (await look(ben, live))["room"]["seats"])
            for table in await tables(ada):
                if table["id"] in first and table["your_turn"]:
                    assert abs(table["due"] - before[table["id"]][table["seat"]] - 7 * DAY) < HOUR
            with pytest.raises(Refused) as refused:
                await ada.call("PUT", "/api/me/vacation", {"days": 30})
            assert refused.value.code == "no_vacation"
            assert (await ada.call("GET", "/api/me/vacation"))["until"] == taken["until"]
            ended = await ada.call("PUT", "/api/me/vacation", {"days": 0})
            assert ended["until"] is None and ended["left"] == 20
            for table_id in (*first, later):
                assert all(seat["vacation"] is None for seat in (await look(ben, table_id))["room"]["seats"])

    run(work())


# Notices


class PushService:
    """A push service as a browser's maker runs it: takes encrypted messages, and says what a test wants it to say."""

    def __init__(self) -> None:
        self.received: Queue[tuple[str, dict[str, str], bytes]] = Queue()
        self.answers: dict[str, list[int]] = {}
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                answers = service.answers.get(self.path) or [201]
                self.send_response(answers.pop(0))
                self.send_header("content-length", "0")
                self.end_headers()
                service.received.put((self.path, {k.lower(): v for k, v in self.headers.items()}, body))

            def log_message(self, *_: Any) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.http.server_port}"
        Thread(target=self.http.serve_forever, daemon=True).start()


class Browser:
    """A browser with a subscription: only it can read its messages."""

    def __init__(self, service: PushService, path: str) -> None:
        self.key, self.secret = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        self.endpoint = service.address + path

    def wish(self, language: str = "en") -> dict[str, Any]:
        form = serialization.PublicFormat.UncompressedPoint
        point = self.key.public_key().public_bytes(serialization.Encoding.X962, form)
        keys = {"p256dh": encoded(point), "auth": encoded(self.secret)}
        return {"endpoint": self.endpoint, "keys": keys, "language": language}

    def read(self, body: bytes) -> Any:
        text = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        return json.loads(text)


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


@pytest.fixture
def push_service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.http.shutdown()
    service.http.server_close()


def test_a_browser_reads_that_it_is_our_turn_and_later_that_time_is_short(
    databases: Databases, push_service: PushService
) -> None:
    database = databases("sqlite")
    server = Server(database, "--private-push", "--push-contact", "mailto:host@example.org").start().wait()
    browser, other, closed = (Browser(push_service, path) for path in ("/one", "/two", "/closed"))
    push_service.answers = {"/two": [500], "/closed": [410]}

    async def begin() -> tuple[str, str, str]:
        async with guests(server.address, "Ada", "Ben") as people:
            table_id = await open_and_seat(people, GAME, hours_a_move=8)
            asked, waiting = await asked_and_other(people, table_id)
            for one, language in ((browser, "en"), (other, "de"), (closed, "en")):
                await waiting.call("PUT", "/api/me/push", one.wish(language))
            assert push_service.received.empty()
            await decide(asked, table_id)
            key = (await waiting.call("GET", "/api/push"))["key"]
            return table_id, key, waiting.token

    def next_message() -> tuple[str, dict[str, str], bytes]:
        return push_service.received.get(timeout=60)

    def stored(query: str) -> list[Any]:
        with closing(sqlite3.connect(database)) as store:
            return store.execute(query).fetchall()

    try:
        table_id, key, token = run(begin())
        messages = {path: (headers, body) for path, headers, body in (next_message() for _ in range(3))}
        headers, body = messages["/one"]
        told = {"text": "It is your turn at Throne and the Grail.", "link": f"/t/{table_id}", "count": 1}
        assert browser.read(body) == told
        assert "Grail" not in body.decode("latin-1") and table_id not in json.dumps(headers)
        assert 0 < int(headers["ttl"]) <= 8 * 3600 and headers["content-encoding"] == "aes128gcm"
        assert Vapid02.verify(headers["authorization"]) and f"k={key}" in headers["authorization"]
        # The closed one is forgotten, the one that failed gets it later.
        while stored("SELECT id FROM push_subscriptions WHERE endpoint LIKE '%closed'"):
            time.sleep(0.05)
        soon = 1000 * time.time() + 60_000  # after the answer, and not while it is sent
        while not stored(f"SELECT * FROM notices WHERE tries = 1 AND next_try < {soon}"):
            time.sleep(0.05)
        with closing(sqlite3.connect(database, timeout=30)) as store, store:
            store.execute("UPDATE notices SET next_try = 0")
        path, _, body = next_message()
        assert (path, other.read(body)["text"]) == ("/two", "Du bist am Zug: Thron und Gral.")
        while stored("SELECT * FROM notices"):
            time.sleep(0.05)
        # Six hours and a restart later: the time is short, and both are told so once.
        assert server.stop() == 0
        age(database, 6 * HOUR + 60_000)
        server.start().wait()
        texts = {path: body for path, _, body in (next_message() for _ in range(2))}
        assert browser.read(texts["/one"])["text"] == "Your time at Throne and the Grail is over in less than 2 hours."
        assert other.read(texts["/two"])["text"] == "Thron und Gral: Deine Zeit endet in weniger als 2 Stunden."

        async def leave() -> None:
            async with Client(server.address, token=token) as waiting:
                device = (await waiting.call("PUT", "/api/me/push", browser.wish()))["id"]
                await waiting.call("DELETE", f"/api/me/push/{device}")

        run(leave())
        assert [row[0].endswith("/two") for row in stored("SELECT endpoint FROM push_subscriptions")] == [True]
        assert stored("SELECT value FROM settings WHERE name = 'vapid'") != [] and push_service.received.empty()
    finally:
        assert server.stop() == 0


def test_who_sits_at_the_table_is_not_told_by_a_notice(databases: Databases, push_service: PushService) -> None:
    """The next message is that of the other table, where nobody was."""
    server = Server(databases("sqlite"), "--private-push").start().wait()
    browser = Browser(push_service, "/one")

    async def work() -> str:
        async with guests(server.address, "Ada", "Ben") as people:
            watched, left = [await open_and_seat(people, GAME, hours_a_move=8) for _ in range(2)]
            for table_id in (watched, left):
                asked, _ = await asked_and_other(people, table_id)
                if asked is people[0]:
                    await decide(people[0], table_id)
            await people[0].call("PUT", "/api/me/push", browser.wish())
            async with people[0].table(watched) as table:
                await until(table, lambda update: update.room["seats"][0]["here"])
                await decide(people[1], watched)
                await until(table, lambda update: update.my_turn)
                await decide(people[1], left)
                _, _, body = await asyncio.to_thread(push_service.received.get, timeout=60)
            assert browser.read(body)["link"] == f"/t/{left}"
            return left

    try:
        run(work())
    finally:
        assert server.stop() == 0


def test_a_device_that_is_signed_out_gets_no_notices(databases: Databases, push_service: PushService) -> None:
    """Neither one that signs out itself, nor one that is signed out from afar; the others still do."""
    database = databases("sqlite")
    server = Server(database, "--private-push").start().wait()

    def subscribed() -> list[str]:
        with closing(sqlite3.connect(database)) as store:
            return sorted(row[0].rpartition("/")[2] for row in store.execute("SELECT endpoint FROM push_subscriptions"))

    async def work() -> None:
        async with guests(server.address, "Ada") as (ada,), Client(server.address) as phone:
            code = (await ada.call("POST", "/api/account/device-code"))["code"]
            ticket = (await phone.call("POST", "/api/account/sign-in/code", {"code": code}))["ticket"]
            signed_in = await phone.call("POST", "/api/account/sign-in", {"ticket": ticket, "former": None})
            async with Client(server.address, signed_in["token"]) as second:
                await ada.call("PUT", "/api/me/push", Browser(push_service, "/ada").wish())
                await second.call("PUT", "/api/me/push", Browser(push_service, "/phone").wish())
                assert subscribed() == ["ada", "phone"]
                devices = (await ada.call("GET", "/api/account"))["devices"]
                [other] = [device["id"] for device in devices if not device["current"]]
                await ada.call("DELETE", f"/api/account/devices/{other}")
                assert subscribed() == ["ada"]
                await ada.call("POST", "/api/account/sign-out")
                assert subscribed() == []

    try:
        run(work())
    finally:
        assert server.stop() == 0


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/one", "https://127.0.0.1/one", "https://[::1]/one", "https://10.0.0.1:8443/",
        "https://169.254.169.254/latest/meta-data", "https://[::ffff:192.168.1.1]/", "https://localhost/one",
        "https://user@push.example.org/", "https://[", "https://push.example.org:port/", "https://[fd00::1]/",
        "ftp://push.example.org/", "push.example.org",
    ],
)  # fmt: skip
def test_endpoints_inside_the_hosts_network_are_refused(sqlite_server: Server, endpoint: str) -> None:
    async def work() -> None:
        async with guests(sqlite_server.address, "Ada") as (ada,):
            wish = Browser(PushService(), "").wish() | {"endpoint": endpoint}
            with pytest.raises(Refused, match="endpoint:") as refused:
                await ada.call("PUT", "/api/me/push", wish)
            assert refused.value.code == "bad_request"

    run(work())


def test_a_name_that_leads_into_the_hosts_network_gets_no_message(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may have led elsewhere when the browser subscribed."""
    found = [(2, 1, 6, "", ("93.184.215.14", 443)), (2, 1, 6, "", ("192.168.0.7", 443))]
    monkeypatch.setattr(web_push.socket, "getaddrinfo", lambda *_, **__: found)
    wish = Browser(PushService(), "").wish()
    wanted = web_push.Subscription("https://push.example.org/one", wish["keys"]["p256dh"], wish["keys"]["auth"])
    key = web_push.new_private_key()
    with pytest.raises(web_push.ForbiddenEndpoint, match="public"):
        web_push.send(wanted, b"{}", "topic", 60, key, "mailto:host@example.org", private=False)


def test_keys_that_are_none_are_refused(sqlite_server: Server) -> None:
    async def work() -> None:
        async with guests(sqlite_server.address, "Ada") as (ada,):
            good = Browser(PushService(), "").wish() | {"endpoint": "https://push.example.org/one"}
            for keys in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "no_base64"}):
                with pytest.raises(Refused, match="keys:"):
                    await ada.call("PUT", "/api/me/push", good | {"keys": good["keys"] | keys})

    run(work())


def test_a_calendar_has_the_time_of_every_game_that_waits_for_us(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada, the ;Odd", "Ben") as people:
            ada, ben = people
            for hours in (8, 24):
                table_id = await open_and_seat(people, GAME, hours_a_move=hours)
                asked, _ = await asked_and_other(people, table_id)
                if asked is ben:
                    await decide(ben, table_id)
            assert await ada.call("GET", "/api/me/calendar") == {"address": None}
            first = (await ada.call("PUT", "/api/me/calendar", {"language": "fr"}))["address"]
            text = (await ada.http.get(first)).text
            assert text.startswith("BEGIN:VCALENDAR\r\n") and text.endswith("END:VCALENDAR\r\n")
            assert text.count("BEGIN:VEVENT") == 2 and all(len(line.encode()) <= 75 for line in text.split("\r\n"))
            assert "SUMMARY:Le Trône et le Graal : ton temps est écoulé" in text
            assert not any(secret in text for secret in ("Ben", "Odd", table_id))
            await decide(ada, table_id)
            assert (await ada.http.get(first)).text.count("BEGIN:VEVENT") == 1
            second = (await ada.call("PUT", "/api/me/calendar", {}))["address"]
            assert (await ada.http.get(first)).status_code == 404
            assert (await ada.http.get(second)).headers["content-type"] == "text/calendar; charset=utf-8"
            await ada.call("DELETE", "/api/me/calendar")
            assert (await ada.http.get(second)).status_code == 404

    run(work())
