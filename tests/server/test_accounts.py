"""Accounts: codes, devices, signing in and out, joining and deleting guests, and what an enemy may try."""

from __future__ import annotations

import asyncio
import io
import json
import re
import sqlite3
import zipfile
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa

from tests.server.conftest import Databases, Server, run
from tests.server.people import act, guests, open_and_seat, play, together, until
from tests.server.test_days import Browser, PushService, asked_and_other
from tests.server.test_my_games import played
from throneroom.client import Client, Refused
from throneroom.server import accounts, guest_rows, personal_export, schema, secret_codes
from throneroom.server import guests as tokens
from throneroom.server.config import Config, checked_site
from throneroom.server.store import Store

EVIL = {"origin": "https://evil.example"}


async def code_of(client: Client) -> str:
    return str((await client.call("POST", "/api/account/recovery-code"))["code"])


async def sign_in(client: Client, code: str, former: str | None = None) -> dict[str, Any]:
    """On the device of this client, by a code; returns what was offered."""
    offer: dict[str, Any] = await client.call("POST", "/api/account/sign-in/code", {"code": code})
    fresh = await client.call("POST", "/api/account/sign-in", {"ticket": offer["ticket"], "former": former})
    client.token = fresh["token"]
    return offer


async def refused(client: Client, method: str, path: str, body: Any = None) -> str:
    with pytest.raises(Refused) as error:
        await client.call(method, path, body)
    return error.value.code


async def until_refused(client: Client) -> None:
    """Another process may need two seconds to learn that a device was signed out."""
    while (await client.http.get("/api/me", headers={"authorization": f"Bearer {client.token}"})).status_code == 200:
        await asyncio.sleep(0.1)


async def dump(server: Server) -> str:
    """Everything in the database, as text."""
    database = server.arguments[server.arguments.index("--database") + 1]
    if not database.startswith("postgresql"):
        with sqlite3.connect(database) as store:
            return "\n".join(
                str(row) for name in schema.metadata.tables for row in store.execute(f"SELECT * FROM {name}")
            )
    store = await asyncpg.connect(database)
    try:
        found = [await store.fetch(f"SELECT * FROM {name}") for name in schema.metadata.tables]
        return "\n".join(str(tuple(row)) for rows in found for row in rows)
    finally:
        await store.close()


# Codes


def test_a_code_is_read_as_people_type_it_and_mistakes_are_noticed() -> None:
    code = secret_codes.new_code(secret_codes.RECOVERY_LENGTH)
    assert secret_codes.read_code(secret_codes.shown(code)) == code
    assert secret_codes.read_code(f"  {secret_codes.shown(code).lower().replace('-', ' ')}\n") == code
    assert secret_codes.read_code(code.replace("0", "o").replace("1", "l")) == code
    wrong = [code[:n] + letter + code[n + 1 :] for n in range(24) for letter in secret_codes.ALPHABET[:24]]
    swapped = [code[:n] + code[n + 1] + code[n] + code[n + 2 :] for n in range(23)]
    unnoticed = {other for other in (*wrong, *swapped) if other != code and secret_codes.read_code(other) is not None}
    assert len(unnoticed) < 0.1 * len(wrong)
    for nonsense in ("", code[:-1], code + "A", "ÄÖÜ", "-" * 24, "0" * 23 + "*"):
        assert secret_codes.read_code(nonsense) is None
    assert len({secret_codes.new_code(12) for _ in range(1000)}) == 1000


def test_a_guest_comes_back_with_a_recovery_code_of_which_only_a_hash_is_kept(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada Nöte") as (ada,), Client(server.address) as phone:
            game = await played([ada], "hierarchy", 3, players=2)
            old = await code_of(ada)
            code = await code_of(ada)
            assert await refused(phone, "POST", "/api/account/sign-in/code", {"code": old}) == "no_code"
            assert (await sign_in(phone, code.lower().replace("-", " ")))["name"] == "Ada Nöte"
            assert [one["id"] for one in (await phone.call("GET", "/api/me/games"))["games"]] == [game]
            account = await phone.call("GET", "/api/account")
            assert account["recovery_code"] and [one["current"] for one in account["devices"]].count(True) == 1
            assert len(account["devices"]) == 2
            told = await dump(server)
            assert code not in told and code.replace("-", "") not in told
            assert secret_codes.hash_of(code.replace("-", "")) in told

    run(work())


def test_a_code_for_another_device_is_valid_once_and_replaced_by_the_next(sqlite_server: Server) -> None:
    async def work() -> None:
        async with guests(sqlite_server.address, "Ada") as (ada,), Client(sqlite_server.address) as phone:
            earlier = await ada.call("POST", "/api/account/device-code")
            link = await ada.call("POST", "/api/account/device-code")
            assert link["address"] == f"{sqlite_server.address}/account#{link['code']}"
            assert {len(row) for row in link["qr"]} == {len(link["qr"])} and {*"".join(link["qr"])} == {"0", "1"}
            path = "/api/account/sign-in/code"
            assert await refused(phone, "POST", path, {"code": earlier["code"]}) == "no_code"
            offers = await together(*(phone.http.post(path, json={"code": link["code"]}) for _ in range(5)))
            accepted = [answer.json() for answer in offers if answer.status_code == 200]
            assert len(accepted) == 1 and accepted[0]["name"] == "Ada"
            assert offers[0].headers["referrer-policy"] == "same-origin"
            ticket = {"ticket": accepted[0]["ticket"]}
            signed = await together(*(phone.http.post("/api/account/sign-in", json=ticket) for _ in range(5)))
            assert sorted(answer.status_code for answer in signed) == [200, 409, 409, 409, 409]
            assert await refused(phone, "POST", path, {"code": "K7QM-2XWP-90TT"}) == "no_code"

    run(work())


def test_one_time_secrets_expire_and_serve_one_purpose(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        store = Store(Config(databases("sqlite")).url, "test")
        await store.open()
        await accounts.issue(store, "old", "ticket", "ada")
        await accounts.issue(store, "other", "device", "ada")
        assert await accounts.redeem(store, "other", "ticket") is None
        monkeypatch.setattr("throneroom.server.clock.now", lambda: 10**15)
        assert await accounts.redeem(store, "old", "ticket") is None
        await accounts.issue(store, "new", "ticket", "ada")
        assert await accounts.redeem(store, "new", "ticket") == "ada"
        assert await store.fetch(sa.select(schema.one_time_secrets)) == []
        await store.close()

    run(work())


# Devices


def test_a_device_is_signed_out_by_its_own_guest_alone(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Eve") as (ada, eve), Client(server.address) as phone:
            await sign_in(phone, await code_of(ada))
            table = await open_and_seat([ada], "hierarchy", players=2)
            devices = (await ada.call("GET", "/api/account"))["devices"]
            lost = next(one["id"] for one in devices if not one["current"])
            await eve.call("DELETE", f"/api/account/devices/{lost}")
            async with phone.table(table) as watching:
                assert (await until(watching, lambda _: True)).room["you"] == "p1"
                left = await ada.call("DELETE", f"/api/account/devices/{lost}")
                assert [one["current"] for one in left["devices"]] == [True]
                with pytest.raises(AssertionError, match="signed out"):
                    await until(watching, lambda update: update.room is None)
            await until_refused(phone)
            assert (await ada.call("GET", "/api/me"))["name"] == "Ada"
            await ada.call("POST", "/api/account/sign-out")
            await until_refused(ada)

    run(work())


def test_cookies_are_hidden_from_scripts_and_other_sites(databases: Databases) -> None:
    server = Server(databases("sqlite"), "--secure", limits=["guests_a_minute=1000"]).start().wait()

    async def work() -> None:
        async with Client(server.address) as browser:
            cookie = (await browser.http.post("/api/guests", json={})).headers["set-cookie"].lower()
            assert all(flag in cookie for flag in ("httponly", "secure", "samesite=lax", "path=/"))
            await browser.become_guest("Ada")
            code = await code_of(browser)
            path = "/api/account/sign-in/code"
            offer = (await browser.http.post(path, json={"code": code})).json()
            answer = await browser.http.post("/api/account/sign-in", json={"ticket": offer["ticket"]})
            assert "httponly" in answer.headers["set-cookie"].lower() and answer.headers["cache-control"] == "no-store"
            # nobody can try many codes
            codes = [(await browser.http.post(path, json={"code": "K7QM"})).status_code for _ in range(25)]
            assert codes[0] == 409 and codes[-1] == 429

    try:
        run(work())
    finally:
        assert server.stop() == 0


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/account/recovery-code"),
        ("POST", "/api/account/device-code"),
        ("POST", "/api/account/passkeys/options"),
        ("POST", "/api/account/sign-in"),
        ("POST", "/api/account/sign-in/code"),
        ("POST", "/api/account/sign-out"),
        ("DELETE", "/api/me"),
    ],
)
def test_pages_of_other_sites_can_do_none_of_it(sqlite_server: Server, method: str, path: str) -> None:
    async def work() -> None:
        async with guests(sqlite_server.address, "Ada") as (ada,):
            answer = await ada.http.request(method, path, json={}, headers=EVIL)
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "forbidden_origin")
            assert (await ada.call("GET", "/api/account"))["recovery_code"] is None

    run(work())


def test_who_is_not_a_guest_has_no_account(sqlite_server: Server) -> None:
    async def work() -> None:
        async with Client(sqlite_server.address) as nobody:
            assert (await nobody.call("GET", "/api/account"))["name"] is None
            for method, path in (
                ("POST", "/api/account/recovery-code"),
                ("POST", "/api/account/device-code"),
                ("POST", "/api/account/passkeys/options"),
                ("POST", "/api/account/sign-out"),
                ("DELETE", "/api/me"),
                ("GET", "/api/me/data.zip"),
            ):
                assert await refused(nobody, method, path) == "no_identity"
            assert await refused(nobody, "POST", "/api/account/sign-in", {"ticket": "guessed"}) == "expired"
            wrong = {"credential": {"id": "x", "response": {"clientDataJSON": "eyJ9"}}}
            assert await refused(nobody, "POST", "/api/account/sign-in/passkey", wrong) == "no_passkey"
            assert await refused(nobody, "POST", "/api/account/sign-in/passkey/options") == "no_passkeys_here"

    run(work())


def test_tokens_from_before_there_were_devices_are_still_valid() -> None:
    secret, payload = b"secret", "ada.1000"
    token = f"{payload}.{tokens._signature(secret, payload)}"
    assert tokens.verify_token(secret, token, 1_001_000) == tokens.Session("ada", "ada", 1000)


def test_stay_keeps_the_guest_of_a_cookie_and_makes_one_of_anybody_else(sqlite_server: Server) -> None:
    async def work() -> None:
        async with Client(sqlite_server.address) as browser:
            first = await browser.http.post("/api/guests", json={"stay": True})
            again = await browser.http.post("/api/guests", json={"stay": True})
            assert (first.status_code, again.status_code) == (201, 200)
            assert again.json() == {"name": first.json()["name"], "token": None}
            browser.http.cookies.set("throneroom", "forged.token.1.x")
            assert (await browser.http.post("/api/guests", json={"stay": True})).status_code == 201

    run(work())


# Joining


def test_a_guest_who_joins_brings_everything_along(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Ada", "Phone", "Ben") as (ada, phone, ben):
            before = await played([ada, ben], "hierarchy", 1)
            own = await played([phone, ben], "hierarchy", 2)
            await played([phone], "hierarchy", 3, players=2)
            own_puzzles = (await phone.call("GET", "/api/puzzles"))["games"]
            puzzle = next(row["today"] for row in own_puzzles if row["game"] == "hierarchy")
            choice = (await phone.call("GET", f"/api/puzzles/{puzzle}"))["view"]["legal"][0]
            await phone.call("POST", f"/api/puzzles/{puzzle}/answer", {"decision": choice})
            running = await open_and_seat([phone, ben], "hierarchy")
            await act(phone, running, "say", text="hello")
            for device, lessons in ((ada, {"hierarchy": [1]}), (phone, {"hierarchy": [1, 2], "shadow-throne": [1]})):
                await device.call("POST", "/api/me/lessons", {"lessons": lessons})
            former = phone.token
            offer = await phone.call("POST", "/api/account/sign-in/code", {"code": await code_of(ada)})
            assert offer["former"] == {"name": "Phone", "games": 2, "tables": 1, "puzzles": 1}
            assert await refused(phone, "POST", "/api/account/sign-in", {"ticket": offer["ticket"]}) == "bad_request"
            wish = {"ticket": offer["ticket"], "former": "join"}
            phone.token = (await phone.call("POST", "/api/account/sign-in", wish))["token"]
            games = (await ada.call("GET", "/api/me/games"))["games"]
            assert len(games) == 3 and {before, own} < {game["id"] for game in games}
            [rating] = (await ada.call("GET", "/api/me/ratings"))["ratings"]
            assert (rating["played"], rating["rated"]) == (3, 2)
            assert len((await ada.call("GET", "/api/me/statistics"))["ratings"]) == 2
            tried = {row["game"]: row["tried"] for row in (await ada.call("GET", "/api/puzzles"))["games"]}
            assert sum(tried.values()) == 1
            learned = await ada.call("GET", "/api/me/lessons")
            assert learned["lessons"] == {"hierarchy": [1, 2], "shadow-throne": [1]}
            assert learned["first_games"] == {"hierarchy": before}
            # the running game goes on, from any device, with all that the seat has seen
            async with ada.table(running) as mine, ben.table(running) as theirs:
                now = await until(mine, lambda update: update.room["you"] == "p1")
                assert now.room["host"] and now.room["seats"][0]["name"] == "Ada"
                ends = await together(play(mine, 5), play(theirs, 6))
                assert ends[0].room["game_id"]
            assert len((await ada.call("GET", "/api/me/games"))["games"]) == 4
            # the device that joined has a new session, and its old token stands for nobody
            phone.token, fresh = former, phone.token
            await until_refused(phone)
            phone.token = fresh
            assert (await phone.call("GET", "/api/me"))["name"] == "Ada"

    run(work())


def test_a_guest_who_does_not_join_is_left_as_it_was(sqlite_server: Server) -> None:
    async def work() -> None:
        async with guests(sqlite_server.address, "Ada", "Phone") as (ada, phone), Client(sqlite_server.address) as late:
            await played([phone], "hierarchy", 3, players=2)
            back = await code_of(phone)
            await sign_in(phone, await code_of(ada), "leave")
            assert (await phone.call("GET", "/api/me"))["name"] == "Ada"
            assert (await phone.call("GET", "/api/me/games"))["games"] == []
            await sign_in(late, back)
            assert len((await late.call("GET", "/api/me/games"))["games"]) == 1

    run(work())


def test_nobody_joins_while_playing_against_themselves(sqlite_server: Server) -> None:
    async def work() -> None:
        async with guests(sqlite_server.address, "Ada", "Phone") as (ada, phone):
            table = await open_and_seat([ada, phone], "hierarchy")
            offer = await phone.call("POST", "/api/account/sign-in/code", {"code": await code_of(ada)})
            wish = {"ticket": offer["ticket"], "former": "join"}
            assert await refused(phone, "POST", "/api/account/sign-in", wish) == "both_seated"
            await act(phone, table, "resign")
            await phone.call("POST", "/api/account/sign-in", wish)  # the ticket has not been used up
            assert len((await ada.call("GET", "/api/me/games"))["games"]) == 1
            assert (await ada.call("GET", f"/api/tables/{table}"))["room"]["you"] == "p1"

    run(work())


# Deleting


def test_a_deleted_guest_leaves_its_games_and_nothing_else(server: Server) -> None:
    name, phrase = "Zebedee-Xq7", "remember me"

    async def work() -> None:
        async with guests(server.address, "Ada", name, "Ben") as (ada, gone, ben):
            finished = await played([gone, ada], "hierarchy", 1)
            duel = await open_and_seat([gone, ada], "hierarchy")
            three = await open_and_seat([gone, ada, ben], "behind-the-throne", players=3)
            waiting = await gone.open_table("hierarchy", seats=["me", "open"], listed=True)
            await act(ada, waiting, "sit")
            await act(gone, duel, "say", text=phrase)
            await act(ada, duel, "say", text="words of Ada")
            await gone.call("POST", "/api/me/lessons", {"lessons": {"hierarchy": [1]}})
            await code_of(gone)
            identity = str(gone.token).split(".")[0]
            rated = (await ada.call("GET", "/api/me/ratings"))["ratings"]
            async with ada.table(three) as table:
                await until(table, lambda update: update.room["seats"][0]["name"] == name)
                assert (await gone.call("DELETE", "/api/me"))["name"] is None
                now = await until(table, lambda update: update.room["seats"][0]["name"] is None)
                assert now.room["seats"][0]["out"] == "resigned" and now.room["status"] == "running"
                assert now.room["host"]  # somebody has to be
            await until_refused(gone)
            told = await dump(server)
            assert name not in told and phrase not in told
            assert told.count(identity) == 1  # that its tokens are not valid any more
            over = (await ada.call("GET", f"/api/tables/{duel}"))["room"]
            assert (over["status"], over["standing"], over["seats"][0]["name"]) == ("over", [0, 1], None)
            said = [
                event for event in (await ada.call("GET", f"/api/tables/{duel}"))["events"] if event["kind"] == "said"
            ]
            assert [(event["text"], event["name"]) for event in said] == [("", None), ("words of Ada", "Ada")]
            record = await ada.call("GET", f"/api/finished/{finished}")
            assert [seat["name"] for seat in record["summary"]["seats"]] == [None, "Ada"]
            assert (await ada.call("GET", "/api/me/ratings"))["ratings"][0]["rated"] == rated[0]["rated"] + 1
            # the table that waited has a new host, and a free seat
            room = (await ada.call("GET", f"/api/tables/{waiting}"))["room"]
            assert room["host"] and room["seats"][0]["kind"] == "open"
            # the others play on, and then again without the one who is gone
            async with ada.table(three) as mine, ben.table(three) as theirs:
                await together(play(mine, 1), play(theirs, 2))
            await act(ada, three, "rematch")
            await act(ben, three, "rematch")
            again = (await ada.call("GET", f"/api/tables/{three}"))["room"]
            assert again["round"] == 2 and [seat["kind"] for seat in again["seats"]].count("bot") == 1
            assert identity not in str(await ada.call("GET", "/api/hall/hierarchy"))

    run(work())


def test_every_table_of_the_database_is_known_to_joining_and_deleting() -> None:
    tables = schema.metadata.tables
    assert set(guest_rows.ROWS) == set(tables), "say in guest_rows.py which column has the id of a guest"
    for name, table in tables.items():
        assert [column.name for column in table.columns if column.name in ("guest", "host")] in (
            [],
            [guest_rows.ROWS[name]],
        )
    owned = {name for name, column in guest_rows.ROWS.items() if column == "guest"}
    assert owned - set(guest_rows.DELETED) == {"retired_guests"}
    joined = {"ratings", "puzzle_ratings", "puzzle_streaks", "one_time_secrets", "seekers"}
    assert set(guest_rows.DELETED) - set(guest_rows.MOVED) == joined, "say how two guests become one"


def test_lessons_are_added_and_bad_ones_refused(sqlite_server: Server) -> None:
    async def work() -> None:
        async with guests(sqlite_server.address, "Ada") as (ada,):
            assert await ada.call("GET", "/api/me/lessons") == {"lessons": {}, "first_games": {}}
            for lesson in (2, 1, 2):
                wish = {"lessons": {"hierarchy": [lesson], "a game of yesterday": [1]}}
                learned = await ada.call("POST", "/api/me/lessons", wish)
            assert learned["lessons"] == {"hierarchy": [1, 2]}
            bad: list[dict[str, Any]] = [{}, {"lessons": {"hierarchy": [0]}}, {"lessons": {"x" * 41: [1]}}]
            bad += [{"lessons": {f"game {n}": [1] for n in range(41)}}, {"lessons": {"hierarchy": [1] * 10}}]
            for wish in bad:
                assert await refused(ada, "POST", "/api/me/lessons", wish) == "bad_request"

    run(work())


# Export


def test_every_table_with_rows_of_guests_is_exported_or_named() -> None:
    named = {name for name, column in guest_rows.ROWS.items() if column}
    assert {*personal_export.FILES} | personal_export.NOT_EXPORTED == named, "say in personal_export.py where it goes"
    for name, columns in personal_export.WITHHELD.items():
        assert columns < {column.name for column in schema.metadata.tables[name].columns}


def test_all_own_data_in_one_archive(server: Server) -> None:
    async def work() -> None:
        async with guests(server.address, "Zoë", "Ben") as (zoe, ben):
            game = await played([zoe, ben], "hierarchy", 1)
            table = await open_and_seat([zoe, ben], "hierarchy")
            await act(zoe, table, "say", text="good luck")
            await act(ben, table, "say", text="a secret of Ben")
            code = await code_of(zoe)
            device_code = (await zoe.call("POST", "/api/account/device-code"))["code"]
            days = await open_and_seat([zoe, ben], "hierarchy", hours_a_move=72)
            _, other = await asked_and_other([zoe, ben], days)
            foreseen = await other.call("GET", f"/api/tables/{days}/premoves")
            answers = [{"after": None, "decision": foreseen["always"][0]}]
            await other.call("PUT", f"/api/tables/{days}/premoves", {"ply": foreseen["ply"], "answers": answers})
            calendars = [await one.call("PUT", "/api/me/calendar", {"language": "en"}) for one in (zoe, ben)]
            endpoint, wish = "https://push.example.org/one", Browser(PushService(), "").wish()
            await zoe.call("PUT", "/api/me/push", wish | {"endpoint": endpoint})
            cup = {"name": "A cup of Zoë", "game": "hierarchy", "kind": "knockout", "pace": "brisk", "size": 4}
            await zoe.call("POST", "/api/tournaments", cup)
            await zoe.call("POST", "/api/searches", {"game": "throne-and-grail", "pace": "brisk"})
            await zoe.call("POST", "/api/me/lessons", {"lessons": {"hierarchy": [2]}})
            await zoe.call("PUT", "/api/me/vacation", {"days": 3})
            headers = {"authorization": f"Bearer {zoe.token}"}
            answer = await zoe.http.get("/api/me/data.zip", headers=headers)
            with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
                assert archive.testzip() is None
                names = set(archive.namelist())
                texts = {name: archive.read(name).decode() for name in names}
            assert {f"{file}.json" for file in personal_export.FILES.values()} < names
            assert any(Path(name).stem.endswith(game) for name in names)
            assert json.loads(texts["account.json"])["name"] == "Zoë"
            assert [json.loads(line)["text"] for line in texts["messages.jsonl"].splitlines()] == ["good luck"]
            rows = {file: json.loads(texts[f"{file}.json"]) for file in personal_export.FILES.values()}
            assert {table, days} < {row["table_id"] for row in rows["tables"]["sitters"]}
            assert [row["name"] for row in rows["tournaments"]["tournaments"]] == ["A cup of Zoë"]
            assert [row["name"] for row in rows["tournaments"]["entrants"]] == ["Zoë"]
            prepared = [row["answers"] for row in rows["premoves"]["premoves"]]
            turns = [row["table_id"] for row in rows["turns"]["turns"]]
            assert (prepared, turns) == (([answers], []) if other is zoe else ([], [days]))
            for file, name, column, value in (
                ("lessons", "lessons", "lesson", 2), ("searches", "seekers", "game", "throne-and-grail 2"),
                ("notices", "push_subscriptions", "endpoint", endpoint), ("calendar", "feeds", "language", "en"),
                ("guest", "guests", "name", "Zoë"), ("codes", "one_time_secrets", "purpose", "device"),
            ):  # fmt: skip
                assert [row[column] for row in rows[file][name]] == [value]
            assert len(rows["vacations"]["vacations"]) == len(rows["devices"]["devices"]) == 1
            assert len(rows["codes"]["recovery_codes"]) == 1
            everything = "".join(texts.values())
            secrets = [code, device_code, str(zoe.token), "a secret of Ben", *wish["keys"].values()]
            secrets += [re.sub(r".*/|\.ics$", "", calendar["address"]) for calendar in calendars]
            assert not [secret for secret in secrets if secret in everything]

    run(work())


def test_the_site_is_an_address_without_a_path() -> None:
    assert checked_site("https://games.example/") == "https://games.example"
    assert checked_site("") == ""
    for wrong in ("games.example", "ftp://games.example", "https://games.example/play", "https://"):
        with pytest.raises(ValueError, match="a site is an address such as"):
            checked_site(wrong)
