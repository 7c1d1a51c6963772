"""Closed: what a viewer cannot know changes no byte it gets; limits; origins; nonsense in, nothing broken."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import throneroom
from tests.server.conftest import Databases, Server, run
from tests.server.people import act, guests, open_and_seat
from throneroom.client import Client, Refused
from throneroom.client.client import PROTOCOL
from throneroom.engine.chance import seed_key
from throneroom.engine.dice import new_dice
from throneroom.engine.game import Game
from throneroom.engine.match import Match
from throneroom.testing.checks import random_match

SECRETIVE = [game for game in throneroom.all_games() if game.secrets]
HINTED = "throne-and-grail"
"""The game whose hints are compared too: compiling the search of each would take long."""
CHANGING = re.compile(rb'"(at|now|updated|id|game_id|link|stands_in_at|commitment|clock|seconds)": ?("[^"]*"|\d+|null)')
"""Times, names of tables, and the commitment, which differ from table to table and hold nothing of the cards."""
TIME_LEFT = re.compile(rb"\d+ more seconds?")
"""Until the game may be ended, in the words of a refusal: on a slow machine it is less."""


def worlds(game: Game, viewer: int, seed: int) -> list[Match]:
    """A match stopped somewhere, and the same with everything exchanged that the viewer cannot know."""
    whole = random_match(game, game.settings(), seed)
    match = whole.at(random.Random(seed).randint(0, whole.ply - 1))
    other = match.position.guessed(viewer, new_dice(seed))
    found = []
    for position in (match.position, other):
        parts = game.setup.parts(position.checked_state())
        found.append(Match(game, match.settings, seed_key(1), parts))
    return found


async def everything_said(server: Server, match: Match, viewer: int) -> list[bytes]:
    """All bytes that one seat (-1: a watcher) gets at a table that goes on from this match."""
    said: list[bytes] = []
    async with guests(server.address, "Host", "Ada") as (host, ada):
        seats = ["bot:random"] * match.players
        seats[next(n for n in range(match.players) if n != viewer)] = "me"
        if viewer >= 0:
            seats[viewer] = "open"
        wish = {"continue": {"record": match.record()}, "seats": seats, "pace": 10000, "hints": True, "listed": True}
        table_id = (await host.call("POST", "/api/tables", wish))["id"]
        if viewer >= 0:
            await act(ada, table_id, "sit")
        await act(host, table_id, "start", fill=True)
        headers = {"authorization": f"Bearer {ada.token}"}
        address = f"/api/tables/{table_id}"
        paths = (address, f"{address}?since=0", "/api/me/tables")
        said += [(await ada.http.get(path, headers=headers)).content for path in paths]
        lobby = (await ada.http.get("/api/lobby", headers=headers)).json()["tables"]
        said += [json.dumps(shown).encode() for shown in lobby if shown["id"] == table_id]
        choose = random.Random(0)
        wrong = choose.sample(match.notations, min(12, len(match.notations)))
        legal = set(match.legal(match.seats[viewer])) if viewer >= 0 else set()
        acts = [{"type": "decide", "decision": text} for text in [*wrong, "no such thing"] if text not in legal]
        acts += [{"type": "why", "decision": text} for text in [*wrong, *sorted(legal)[:2], "no such thing"]]
        acts += [{"type": "may_undo"}, {"type": "undo"}, {"type": "end"}, {"type": "rematch"}]
        if match.game.name == HINTED:
            acts.append({"type": "hint", "level": "knight:50"})
        async with connect(f"{server.address.replace('http', 'ws')}{address}/socket") as socket:
            await socket.send(json.dumps({"type": "hello", "token": ada.token, "since": 0}))
            said.append(str(await socket.recv()).encode())
            for wish in acts:
                await socket.send(json.dumps(wish))
                while True:
                    text = str(await socket.recv())
                    if json.loads(text)["type"] != "update":
                        break
                said.append(text.encode())
        said += [(await ada.http.post(f"{address}/acts", json=wish, headers=headers)).content for wish in acts[:20]]
    same = [TIME_LEFT.sub(b"some seconds", CHANGING.sub(rb'"\1": 0', text)) for text in said]
    return [text.replace(table_id.encode(), b"TABLE") for text in same]


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.name)
def test_no_byte_differs_when_unknown_cards_are_exchanged(sqlite_server: Server, game: Game) -> None:
    """The leak test over the wire: updates, events from the first on, errors, hints refused, lists."""

    async def work() -> None:
        different = 0
        for seed in range(2):
            for viewer in (-1, seed % game.players[0]):
                one, other = worlds(game, viewer, seed)
                different += one.position.bytes() != other.position.bytes()
                first, second = [await everything_said(sqlite_server, match, viewer) for match in (one, other)]
                assert first == second
        assert different, "the exchanged worlds were all the same: nothing was tested"

    run(work())


# Limits


def test_limits_say_what_and_how_long(databases: Databases) -> None:
    limits = ["guests_a_minute=3", "tables=2", "acts_a_second=5", "connections=2", "chats_a_minute=60", "entries=8"]
    server = Server(databases("sqlite"), limits=limits).start().wait()

    async def work() -> None:
        async with guests(server.address, "Ada", "Ben") as (ada, ben):
            tables = [await ada.open_table("hierarchy") for _ in range(2)]
            await refused(ada.open_table("hierarchy"))
            await refused(*[act(ada, tables[0], "say", text="hello") for _ in range(12)])
            async with ben.table(tables[0]) as one, ben.table(tables[0]) as two:
                await asyncio.wait_for(anext(aiter(one)), 10)
                await asyncio.wait_for(anext(aiter(two)), 10)
                async with connect(f"ws{server.address[4:]}/api/tables/{tables[0]}/socket") as third:
                    await third.send(json.dumps({"type": "hello", "token": ben.token}))
                    with pytest.raises(ConnectionClosed) as closed:
                        await third.recv()
                    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
                    waiting = f"/api/tables/{tables[0]}"
                    await refused(ben.call("GET", waiting, since=2**31 - 1, wait=20))
            small = await ben.open_table("hierarchy")
            for _ in range(7):
                await act(ben, small, "give", seat="p2", level="random")
            with pytest.raises(Refused) as full:
                await act(ben, small, "give", seat="p2", level=None)
            assert full.value.code == "worn_out"
            await act(ben, small, "leave")
            async with Client(server.address) as more:
                await refused(*[more.become_guest() for _ in range(3)])
            answer = await ada.http.post("/api/guests", content=b"x" * 70_000)
            assert answer.status_code == 413

    try:
        run(work())
    finally:
        assert server.stop() == 0


async def refused(*wishes: Any) -> None:
    """At least one of these is too much, and says how long to wait."""
    outcomes = await asyncio.gather(*wishes, return_exceptions=True)
    errors = [outcome for outcome in outcomes if isinstance(outcome, Refused)]
    assert errors and {error.code for error in errors} == {"too_much"}
    assert all(error.retry_after and "wait" in str(error) for error in errors)


def test_pages_of_other_sites_cannot_act(sqlite_server: Server) -> None:
    async def work() -> None:
        async with guests(sqlite_server.address, "Ada") as (ada,):
            table_id = await ada.open_table("hierarchy")
            foreign = {"origin": "https://evil.example", "cookie": f"throneroom={ada.token}"}
            answer = await ada.http.post(f"/api/tables/{table_id}/acts", json={"type": "leave"}, headers=foreign)
            assert answer.status_code == 403 and answer.json()["error"]["code"] == "forbidden_origin"
            own = {"origin": sqlite_server.address, "cookie": f"throneroom={ada.token}"}
            assert (await ada.http.patch("/api/me", json={"name": "Iron"}, headers=own)).status_code == 200
            address = f"ws{sqlite_server.address[4:]}/api/tables/{table_id}/socket"
            with pytest.raises(InvalidStatus):
                await connect(address, additional_headers=foreign)

    run(work())


def test_the_cookie_is_closed_to_scripts_and_foreign_pages(sqlite_server: Server) -> None:
    answer = httpx.post(f"{sqlite_server.address}/api/guests", json={})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie
    again = httpx.get(f"{sqlite_server.address}/api/me", cookies={"throneroom": answer.json()["token"]})
    assert again.json() == {"name": answer.json()["name"]}


# Nonsense


async def talk(address: str, token: str | None, nonsense: Callable[[], str | bytes]) -> int | None:
    """Twenty messages, after a hello where there is a token; returns the code if the server closed."""
    try:
        async with connect(address) as socket:
            if token:
                await socket.send(json.dumps({"type": "hello", "token": token}))
            for _ in range(20):
                await socket.send(nonsense())
                assert json.loads(await socket.recv())["type"] in ("update", "refused")
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006
    return None


def test_random_frames_break_nothing_and_change_nothing(sqlite_server: Server) -> None:
    choose = random.Random(5)
    words = [
        "type",
        "decide",
        "sit",
        "seat",
        "p1",
        "p9",
        "decision",
        "key",
        None,
        10**30,
        -1,
        [],
        {},
        "\x00",
        "é" * 50,
        True,
    ]

    def nonsense() -> str | bytes:
        kind = choose.randrange(4)
        if kind == 0:
            return choose.randbytes(choose.randrange(200))
        if kind == 1:
            return "".join(chr(choose.randrange(1, 0x3000)) for _ in range(choose.randrange(100)))
        if kind == 2:
            return json.dumps(choose.choice(words))
        types = ["decide", "sit", "give", "say", "start", "answer_undo", "hint", "hello", "pung", 7]
        body = {str(choose.choice(words)): choose.choice(words) for _ in range(3)}
        return json.dumps({"type": choose.choice(types), **body, "id": choose.choice(words)})

    async def work() -> None:
        async with guests(sqlite_server.address, "Ada", "Ben", "Eve") as (ada, ben, eve):
            table_id = await open_and_seat([ada, ben], "throne-and-grail", grace=3600)
            before = await ada.call("GET", f"/api/tables/{table_id}")
            address = f"ws{sqlite_server.address[4:]}/api/tables/{table_id}/socket"
            codes = {await talk(address, eve.token, nonsense) for _ in range(12)}
            codes |= {await talk(address, None, nonsense) for _ in range(4)}
            codes |= {await talk(address, eve.token, lambda: "x" * 100_000)}
            assert codes <= {None, 1003, 1009, 4400} and {1003, 1009, 4400} <= codes
            after = await ada.call("GET", f"/api/tables/{table_id}")
            assert after["number"] == before["number"] and after["view"] == before["view"]

    run(work())


QUICKLY = settings(
    max_examples=8, deadline=None, database=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate],
    derandomize=True,
)  # fmt: skip
CHECKS = [
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.status_code_conformance,
    schemathesis.checks.content_type_conformance,
    schemathesis.checks.response_schema_conformance,
]


def test_the_interface_keeps_to_its_own_description(sqlite_server: Server) -> None:
    """Schemathesis: whatever is sent, no 500, and every answer is one that the OpenAPI page announces."""
    schema = schemathesis.openapi.from_url(f"{sqlite_server.address}/openapi.json")
    token = httpx.post(f"{sqlite_server.address}/api/guests", json={}).json()["token"]
    bearer = {"authorization": f"Bearer {token}"}
    wish = {"game": "hierarchy", "seats": ["me", "bot:random"]}
    table = httpx.post(f"{sqlite_server.address}/api/tables", json=wish, headers=bearer, timeout=60).json()["id"]
    tried = set()
    for found in schema.get_all_operations():
        operation = found.ok()
        tried.add(operation.path)

        @QUICKLY
        @given(operation.as_strategy())
        def check(case: Any) -> None:
            if "table_id" in (case.path_parameters or {}) and len(str(case.body)) % 2:
                case.path_parameters["table_id"] = table
            if case.query and case.query.get("wait"):
                case.query["wait"] = 0
            case.validate_response(case.call(headers=bearer), checks=CHECKS)

        check()
    assert "/api/tables/{table_id}/acts" in tried and len(tried) > 12


@pytest.mark.parametrize(("protocol", "code"), [(PROTOCOL, None), (None, None), (PROTOCOL + 1, 4426), (1, 4426)])
def test_who_speaks_another_version_of_the_protocol_is_told(
    sqlite_server: Server, protocol: int | None, code: int | None
) -> None:
    async def work() -> None:
        async with guests(sqlite_server.address, "Ada") as (ada,):
            table = await ada.open_table("hierarchy")
            async with connect(f"ws{sqlite_server.address[4:]}/api/tables/{table}/socket") as socket:
                hello = {"type": "hello", "token": ada.token}
                await socket.send(json.dumps(hello if protocol is None else {**hello, "protocol": protocol}))
                if code is None:
                    assert json.loads(await socket.recv())["type"] == "update"
                    return
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == code
                assert f"version {PROTOCOL}" in closed.value.rcvd.reason

    run(work())
