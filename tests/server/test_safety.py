"""Safe to open to the public: blocks, reports, the word filter, chat off, bans, moderators, what is forgotten when."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.conftest import GENEROUS, Databases, Server, run
from tests.server.people import act, guests, open_and_seat, play, together, until
from throneroom.client import Client, Refused
from throneroom.engine.errors import SettingsError
from throneroom.server import clock, schema
from throneroom.server.config import Config, Keep
from throneroom.server.retention import Retention
from throneroom.server.services import Services
from throneroom.server.word_filter import FilterFile, WordFilter

TOKEN = "for moderators alone"
HIDDEN = ("key", "hand", "deck", "record", "legal", "view")


class Moderator:
    """Somebody with the moderators' token."""

    def __init__(self, client: Client, token: str = TOKEN) -> None:
        self._http, self._token = client.http, token

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"authorization": f"Bearer {self._token}"}
        answer = await self._http.request(method, f"/api/moderation{path}", json=body, headers=headers)
        found = answer.json()
        if answer.status_code >= 400:
            raise Refused(found["error"])
        return found


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("words") / "words.txt"
    file.write_text("# unwanted\nknave\n")
    return file


@pytest.fixture(scope="module")
def moderated(databases: Databases, words: Path) -> Iterator[Callable[[str], Server]]:
    """Servers with moderators; two processes share PostgreSQL."""
    running: dict[str, Server] = {}

    def on(kind: str) -> Server:
        if kind not in running:
            several = ["--workers", "2"] if kind == "postgresql" else []
            options = ["--moderator-token", TOKEN, "--word-filter", str(words), "--contact", "mailto:host@example.org"]
            options += ["--keep", "chats=30", *several]
            limits = [*GENEROUS, "moderator_attempts_a_minute=3", "reports_an_hour=2"]
            running[kind] = Server(databases(kind), *options, limits=limits).start().wait()
        return running[kind]

    yield on
    assert [server.stop() for server in running.values()] == [0] * len(running)


@pytest.fixture(params=["sqlite", "postgresql"])
def public(request: pytest.FixtureRequest, moderated: Callable[[str], Server]) -> Server:
    return moderated(request.param)


@pytest.fixture
def one_process(moderated: Callable[[str], Server]) -> Server:
    return moderated("sqlite")


async def refused(client: Client | Moderator, method: str, path: str, body: Any = None) -> str:
    with pytest.raises(Refused) as error:
        await client.call(method, path, body)
    return error.value.code


async def id_of(moderator: Moderator, name: str) -> str:
    found = (await moderator.call("GET", f"/guests?q={name}"))["guests"]
    assert [guest["name"] for guest in found] == [name]
    return str(found[0]["id"])


async def cannot_speak(client: Client, table_id: str) -> bool:
    wish = {"type": "say", "text": "x"}
    return await refused(client, "POST", f"/api/tables/{table_id}/acts", wish) == "chat_off"


async def said(client: Client, table_id: str) -> list[str | None]:
    """What somebody reads in the chat of a table, from the start of its log."""
    update = await client.call("GET", f"/api/tables/{table_id}?since=0")
    return [event["text"] for event in update["events"] if event["kind"] == "said"]


# Blocks


def test_who_is_blocked_is_not_heard_in_any_process_and_cannot_sit_down(public: Server) -> None:
    async def work() -> None:
        async with guests(public.address, "Ada B", "Ben B", "Cleo B") as (ada, ben, cleo):
            table_id = await open_and_seat([ada, ben], "hierarchy")
            seat = (await ben.call("GET", f"/api/tables/{table_id}"))["room"]["you"]
            async with ada.table(table_id) as mine:
                await until(mine, lambda _: True)
                await act(ben, table_id, "say", text="first")
                await until(mine, lambda update: any(event.get("text") == "first" for event in update.events))
                blocked = await ada.call("POST", "/api/me/blocks", {"table": table_id, "seat": seat})
                assert [one["name"] for one in blocked["blocked"]] == ["Ben B"]
                ben_id = blocked["blocked"][0]["id"]
                while (await said(ada, table_id)).count(None) < 1:  # each of two processes learns it
                    await asyncio.sleep(0.05)
                await asyncio.sleep(2 * (public.arguments.count("--workers")))
                await act(ben, table_id, "say", text="second")
                await act(ada, table_id, "say", text="third")
                heard = await until(mine, lambda update: any(event["kind"] == "said" for event in update.events))
                texts = [event["text"] for event in heard.events if event["kind"] == "said"]
                while "third" not in texts:
                    heard = await until(mine, lambda update, last=heard.number: update.number > last)  # type: ignore[misc]
                    texts += [event["text"] for event in heard.events if event["kind"] == "said"]
                assert "second" not in texts
            assert await said(ada, table_id) == [None, None, "third"]
            assert await said(cleo, table_id) == ["first", "second", "third"]
            # at another table of Ada there is no seat for Ben, and he is not told why
            waiting = await ada.open_table("hierarchy", seats=["me", "open"])
            with pytest.raises(Refused) as error:
                await act(ben, waiting, "sit")
            assert error.value.code == "not_welcome"
            assert "block" not in str(error.value) and "Ada" not in str(error.value)
            game = await ada.call("POST", "/api/tournaments", {"name": "Friday", "game": "hierarchy", "size": 3})
            assert await refused(ben, "POST", f"/api/tournaments/{game['id']}/join") == "not_welcome"
            await ada.call("DELETE", f"/api/me/blocks/{ben_id}")
            await act(ben, waiting, "sit")
            assert await refused(ada, "POST", "/api/me/blocks", {"table": "x"}) == "bad_request"
            own = (await ada.call("GET", f"/api/tables/{waiting}"))["room"]["you"]
            assert await refused(ada, "POST", "/api/me/blocks", {"table": waiting, "seat": own}) == "yourself"

    run(work())


def test_who_is_blocked_is_never_found_as_an_opponent(public: Server) -> None:
    async def work() -> None:
        async with guests(public.address, "Ada P", "Ben P", "Cleo P") as (ada, ben, cleo):
            ben_id = await id_of(Moderator(ada), "Ben P")
            await ada.call("POST", "/api/me/blocks", {"player": ben_id})
            wish = {"game": "battle-for-the-throne", "pace": "none"}
            search = await ada.call("POST", "/api/searches", wish)
            theirs = await ben.call("POST", "/api/searches", wish)
            assert not theirs["found"] and theirs["others"] == 0
            assert not (await ada.call("POST", f"/api/searches/{search['id']}"))["found"]
            assert (await cleo.call("POST", "/api/searches", wish))["found"]
            for client, found in ((ada, search), (ben, theirs)):
                await client.call("DELETE", f"/api/searches/{found['id']}")

    run(work())


# Reports


def test_a_report_has_what_was_said_before_it_and_a_moderator_resolves_it(public: Server) -> None:
    async def work() -> None:
        async with guests(public.address, "Ada R", "Ben R") as (ada, ben):
            table_id = await open_and_seat([ada, ben], "hierarchy")
            await act(ada, table_id, "say", text="hello")
            await act(ben, table_id, "say", text="you are bad")
            update = await ada.call("GET", f"/api/tables/{table_id}?since=0")
            number = next(event["number"] for event in update["events"] if event.get("text") == "you are bad")
            wish = {"kind": "message", "reason": "insult", "text": "rude", "table": table_id}
            assert await refused(ada, "POST", "/api/reports", {**wish, "message": 1}) == "no_message"
            assert await ada.call("POST", "/api/reports", {**wish, "message": number}) == {"blocked": False}
            mine = (await ada.call("GET", "/api/account"))["name"]
            assert mine == "Ada R"
            moderator = Moderator(ada)
            [report] = [one for one in (await moderator.call("GET", "/reports"))["reports"] if one["name"] == "Ben R"]
            lines = [(line["who"], line["text"], line["meant"]) for line in report["context"]]
            assert lines == [("reporter", "hello", False), ("player", "you are bad", True)]
            assert (report["reason"], report["text"], report["table"]) == ("insult", "rude", table_id)
            await moderator.call("POST", f"/reports/{report['id']}/resolve", {"note": "told him"})
            assert await refused(moderator, "POST", f"/reports/{report['id']}/resolve", {"note": ""}) == "no_report"
            resolved = (await moderator.call("GET", "/reports?resolved=true"))["reports"]
            assert report["id"] in [one["id"] for one in resolved if one["note"] == "told him"]
            # whoever is deleted leaves no name and no id behind
            await ben.call("DELETE", "/api/me")
            [kept] = [
                one
                for one in (await moderator.call("GET", "/reports?resolved=true"))["reports"]
                if one["id"] == report["id"]
            ]
            assert (kept["name"], kept["called"], kept["player"]) == ("", None, None)

    run(work())


def test_reports_are_limited_for_each_guest(one_process: Server) -> None:
    async def work() -> None:
        async with guests(one_process.address, "Ada L", "Ben L") as (ada, ben):
            wish = {"kind": "name", "reason": "other", "player": await id_of(Moderator(ada), "Ben L")}
            for _ in range(2):
                await ada.call("POST", "/api/reports", wish)
            assert await refused(ada, "POST", "/api/reports", wish) == "too_much"
            assert await refused(ben, "POST", "/api/reports", wish) == "yourself"

    run(work())


# The word filter


@pytest.mark.parametrize("text", ["knave", "KNAVE!", "a Kn4v3", "knàve", "k\u200bnave", "xX_knave_Xx", "knave99"])
def test_words_are_found_in_disguise(text: str) -> None:
    assert WordFilter(["knave"]).finds(text)


@pytest.mark.parametrize("text", ["knaves", "unknavely", "nave", "k n a v e"])
def test_other_words_are_not_found(text: str) -> None:
    assert not WordFilter(["knave", "# nave", ""]).finds(text)


def test_a_star_finds_parts_of_words_and_a_space_any_gap() -> None:
    assert WordFilter(["*knave*"]).mask("an unknavely deed") == "an un*****ly deed"
    assert WordFilter(["knav*"]).finds("Knaves") and not WordFilter(["knav*"]).finds("unknavely")
    assert WordFilter(["bad knave"]).mask("you B4d--knáve!") == "you **********!"
    assert WordFilter(["ばか"]).mask("おばかさん") == "お**さん"
    assert WordFilter(["a.b"]).finds("a.b") and not WordFilter(["a.b"]).finds("acb")


def test_the_file_is_read_again_and_stays_in_force_when_it_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("throneroom.server.word_filter.LOOK_EVERY", 0)
    file = tmp_path / "words.txt"
    file.write_text("knave")
    found = FilterFile(str(file))
    assert found.mask("knave varlet") == "***** varlet"
    file.write_text("varlet\n")
    os.utime(file, ns=(time.time_ns(), time.time_ns() + 10**9))
    assert found.mask("knave varlet") == "knave ******"
    file.unlink()
    assert found.mask("knave varlet") == "knave ******"
    with pytest.raises(SettingsError, match="cannot be read"):
        FilterFile(str(file))


def test_names_are_refused_and_chat_is_masked(one_process: Server) -> None:
    async def work() -> None:
        async with guests(one_process.address, "Ada W", "Ben W") as (ada, ben):
            assert await refused(ada, "PATCH", "/api/me", {"name": "Kn4ve"}) == "bad_name"
            assert await refused(ada, "POST", "/api/guests", {"name": "The Knave"}) == "bad_name"
            wish = {"name": "Knave cup", "game": "hierarchy", "size": 3}
            assert await refused(ada, "POST", "/api/tournaments", wish) == "bad_name"
            table_id = await open_and_seat([ada, ben], "hierarchy")
            await act(ada, table_id, "say", text="you knave, you")
            assert await said(ben, table_id) == ["you *****, you"]

    run(work())


# Chat off


def test_a_table_without_chat(one_process: Server) -> None:
    async def work() -> None:
        async with guests(one_process.address, "Ada C", "Ben C") as (ada, ben):
            table_id = await open_and_seat([ada, ben], "hierarchy", chat=False)
            assert not (await ben.call("GET", f"/api/tables/{table_id}"))["room"]["chat"]
            assert (
                await refused(ben, "POST", f"/api/tables/{table_id}/acts", {"type": "say", "text": "x"}) == "chat_off"
            )

    run(work())


# Moderators


def test_without_a_token_there_are_no_moderators(sqlite_server: Server) -> None:
    async def work() -> None:
        async with guests(sqlite_server.address, "Ada N") as (ada,):
            for token in ("guess", TOKEN):
                for path in ("", "/reports", "/bans"):
                    assert await refused(Moderator(ada, token), "GET", path) == "no_page"
            assert (await ada.http.get("/moderate")).status_code == 404
            assert (await ada.call("GET", "/api/privacy"))["moderated"] is False

    run(work())


def test_a_banned_guest_is_told_until_when_and_its_connections_end(public: Server) -> None:
    async def work() -> None:
        async with guests(public.address, "Ada X", "Ben X") as (ada, ben):
            moderator = Moderator(ada)
            ben_id = await id_of(moderator, "Ben X")
            table_id = await open_and_seat([ada, ben], "hierarchy")
            async with ben.table(table_id) as theirs:
                await until(theirs, lambda _: True)
                bans = await moderator.call("POST", "/bans", {"guest": ben_id, "hours": 24, "note": "chat"})
                assert ben_id in [ban["who"] for ban in bans["bans"]]
                with pytest.raises(AssertionError):
                    await until(theirs, lambda _: False)  # the connection ends, also in another process
            body = {"type": "say", "text": "x"}
            while True:  # the other process may need two seconds
                answers = [
                    await ben.http.post(
                        f"/api/tables/{table_id}/acts", json=body, headers={"authorization": f"Bearer {ben.token}"}
                    )
                    for _ in range(6)
                ]
                if all(answer.status_code == 403 for answer in answers):
                    break
                await asyncio.sleep(0.1)
            error = answers[0].json()["error"]
            assert error["code"] == "banned" and "UTC" in error["message"]
            assert (await ben.call("GET", "/api/account"))["banned_until"] > time.time() * 1000
            await ben.call("GET", f"/api/tables/{table_id}")  # looking is left
            await moderator.call("POST", "/bans/lift", {"kind": "guest", "who": ben_id})
            while (await ben.call("GET", "/api/account"))["banned"]:
                await asyncio.sleep(0.1)
            log = (await moderator.call("GET", "/audit"))["lines"]
            assert {"ban_guest", "unban_guest"} <= {line["action"] for line in log if line["subject"] == ben_id}

    run(work())


def test_a_ban_follows_a_guest_into_the_account_that_it_joins(one_process: Server) -> None:
    async def work() -> None:
        async with guests(one_process.address, "Ada J", "Ben J", "Cleo J") as (ada, ben, cleo):
            moderator = Moderator(ada)
            code = (await ada.call("POST", "/api/account/recovery-code"))["code"]
            ben_id, ada_id = await id_of(moderator, "Ben J"), await id_of(moderator, "Ada J")
            await cleo.call("POST", "/api/me/blocks", {"player": ben_id})
            offer = await ben.call("POST", "/api/account/sign-in/code", {"code": code})
            await moderator.call("POST", "/bans", {"guest": ben_id, "hours": None})
            await ben.call("POST", "/api/account/sign-in", {"ticket": offer["ticket"], "former": "join"})
            assert (await ada.call("GET", "/api/account"))["banned"]
            assert [one["id"] for one in (await cleo.call("GET", "/api/me/blocks"))["blocked"]] == [ada_id]
            await ada.call("DELETE", "/api/me")  # what is left to those who are banned

    run(work())


def test_a_banned_network_may_look_and_moderators_may_work(databases: Databases) -> None:
    server = Server(databases("sqlite"), "--moderator-token", TOKEN).start().wait()

    async def work() -> None:
        async with guests(server.address, "Ada Y") as (ada,):
            moderator = Moderator(ada)
            assert await refused(moderator, "POST", "/bans", {"network": "nowhere", "hours": 1}) == "bad_request"
            await moderator.call("POST", "/bans", {"network": "127.0.0.1", "hours": 1})
            assert await refused(ada, "POST", "/api/guests", {}) == "banned"
            assert await refused(ada, "PATCH", "/api/me", {"name": "Eve"}) == "banned"
            await ada.call("GET", "/api/lobby")
            [found] = (await moderator.call("GET", "/guests?q=ada"))["guests"]
            assert found["network"] == "127.0.0.1" and found["ban"] is None
            await moderator.call("POST", "/bans/lift", {"kind": "network", "who": "127.0.0.1"})
            await ada.call("PATCH", "/api/me", {"name": "Eve"})

    try:
        run(work())
    finally:
        assert server.stop() == 0


def test_moderators_close_a_chat_end_a_game_and_reset_a_name_and_see_no_cards(public: Server) -> None:
    async def work() -> None:
        async with guests(public.address, "Ada T", "Ben T") as (ada, ben):
            moderator = Moderator(ada)
            table_id = await open_and_seat([ada, ben], "hierarchy")
            await act(ben, table_id, "say", text="hello")
            tables = (await moderator.call("GET", "/tables"))["tables"]
            [table] = [one for one in tables if one["id"] == table_id]
            assert set(table) == {"id", "game", "listed", "updated", "players", "chat"}
            assert [player["name"] for player in table["players"]] == ["Ada T", "Ben T"]
            assert [line["text"] for line in (await moderator.call("GET", f"/tables/{table_id}/chat"))["lines"]] == [
                "hello"
            ]
            await moderator.call("POST", f"/tables/{table_id}/chat", {"closed": True})
            assert (
                await refused(ben, "POST", f"/api/tables/{table_id}/acts", {"type": "say", "text": "x"}) == "chat_off"
            )
            await moderator.call("POST", f"/tables/{table_id}/end")
            room = (await ben.call("GET", f"/api/tables/{table_id}"))["room"]
            assert (room["status"], room["reason"], room["standing"], room["chat"]) == ("over", "closed", [0, 0], False)
            finished = await ben.call("GET", f"/api/finished/{room['game_id']}")
            assert finished["summary"]["rated"] is False
            assert await refused(moderator, "POST", f"/tables/{table_id}/end") == "not_running"
            name = (await moderator.call("POST", f"/guests/{await id_of(moderator, 'Ben T')}/reset-name"))["name"]
            assert (await ben.call("GET", "/api/me"))["name"] == name != "Ben T"
            assert "Ben T" not in json.dumps(await moderator.call("GET", "/audit"))
            assert not set(HIDDEN) & set(json.dumps(await moderator.call("GET", "/tables")).split('"'))

    run(work())


def test_wrong_tokens_are_limited_and_then_even_the_right_one_waits(databases: Databases) -> None:
    options = ["--moderator-token", TOKEN]
    limits = [*GENEROUS, "moderator_attempts_a_minute=3"]
    server = Server(databases("sqlite"), *options, limits=limits).start().wait()

    async def work() -> None:
        async with guests(server.address, "Ada Z") as (ada,):
            assert (await Moderator(ada).call("GET", ""))["limits"]["moderator_attempts_a_minute"] == 3
            tried = [await refused(Moderator(ada, f"guess {n}"), "GET", "") for n in range(5)]
            assert tried == ["wrong_token"] * 3 + ["too_much"] * 2
            assert await refused(Moderator(ada), "GET", "") == "too_much"

    try:
        run(work())
    finally:
        assert server.stop() == 0


# How long something is kept


def test_times_to_keep_are_checked() -> None:
    assert Keep().changed(["chats=1", "guests=0"]) == Keep(chats=1, guests=0)
    for wrong in ("chats", "chats=-1", "cats=3", "chats=9999999999"):
        with pytest.raises(SettingsError, match="NAME=DAYS"):
            Keep().changed([wrong])


def test_everybody_can_read_how_long_something_is_kept(one_process: Server) -> None:
    async def work() -> None:
        async with guests(one_process.address, "Ada K") as (ada,):
            told = await ada.call("GET", "/api/privacy")
            assert told == {
                "contact": "mailto:host@example.org", "moderated": True,
                "keep": {"guests": 400, "chats": 30, "unlisted": 0, "reports": 180, "audit": 365, "networks": 7},
            }  # fmt: skip

    run(work())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_is_too_old_is_forgotten_and_nothing_else(
    kind: str, databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("throneroom.server.retention.PAUSE", 0)
    database = databases(kind)
    keep = Keep(guests=200, chats=10, unlisted=50, reports=20, audit=30, networks=5)
    server = Server(database, "--moderator-token", TOKEN, "--keep", "chats=0").start().wait()

    async def before() -> tuple[str, str]:
        async with guests(server.address, "Ada", "Ben", "Cleo") as (ada, ben, cleo):
            moderator = Moderator(ada)
            await ada.call("POST", "/api/account/recovery-code")
            table_id = await open_and_seat([ada, ben], "battle-for-the-throne")
            await act(ben, table_id, "say", text="forget this")
            async with ada.table(table_id) as mine, ben.table(table_id) as theirs:
                await together(play(mine, 1), play(theirs, 2))
            shown = await open_and_seat([ada, ben], "battle-for-the-throne", listed=True)
            await act(ben, shown, "say", text="forget that")
            wish = {"kind": "player", "reason": "spam", "player": await id_of(moderator, "Ben")}
            await cleo.call("POST", "/api/reports", wish)
            await moderator.call("POST", "/bans", {"guest": wish["player"], "hours": 1})
            return table_id, shown

    try:
        table_id, shown = run(before())
    finally:
        assert server.stop() == 0

    async def counts(services: Services) -> dict[str, int]:
        names = ("guests", "games", "reports", "audit_log", "guest_networks", "bans")
        return {
            name: (await services.store.fetch(sa.select(sa.func.count()).select_from(schema.metadata.tables[name])))[0][
                0
            ]
            for name in names
        }

    async def texts(services: Services) -> list[str]:
        entries = schema.entries
        rows = await services.store.fetch(sa.select(entries.c.body).where(entries.c.kind == "said"))
        return sorted(json.loads(row.body)["text"] for row in rows)

    async def later() -> None:
        services = Services(Config(database=database, bot_processes=1, warm=False, keep=keep))
        await services.store.open()
        await services.games.load("battle-for-the-throne")
        await services.store.execute(sa.update(schema.tables).values(here=""))  # as a sweeper does after a restart
        began = clock.now()
        days = [0]
        monkeypatch.setattr("throneroom.server.clock.now", lambda: began + days[0] * 86_400_000)
        try:
            forget = Retention(services)
            first = await counts(services)
            assert first == {"guests": 3, "games": 1, "reports": 1, "audit_log": 1, "guest_networks": 3, "bans": 1}
            await forget.round()
            assert await counts(services) == first
            expected = {
                6: {"guest_networks": 0, "bans": 0}, 11: {}, 21: {"reports": 0}, 31: {"audit_log": 0},
                51: {"games": 0}, 201: {"guests": 1, "games": 1},
            }  # fmt: skip
            # in the end Ben is forgotten, and resigns the game that he left running
            for day, change in expected.items():
                days[0] = day
                await forget.round()
                first |= change
                assert await counts(services) == first, day
                assert await texts(services) == (
                    ["forget that", "forget this"] if day < 11 else ["", ""] if day < 51 else [""]
                )
            kept = await services.store.fetch(sa.select(schema.tables.c.id))
            assert table_id not in [row.id for row in kept] and shown in [row.id for row in kept]
            assert [row.name for row in await services.store.fetch(sa.select(schema.guests))] == ["Ada"]
        finally:
            await services.close()

    run(later())
