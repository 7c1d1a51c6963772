"""A server that was held up tells late what the other one told at once, and no key of a game that runs."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import re
import signal
from typing import Any
from urllib.parse import quote

import httpx
from websockets.asyncio.client import ClientConnection, connect

import throneroom
from tests.server.conftest import METRICS_TOKEN, Databases, Server, run
from tests.server.people import act, guests, open_and_seat, play, together
from throneroom.client import Client
from throneroom.puzzles import collection_of

PUZZLES = collection_of("hierarchy") or {}


async def heard(socket: ClientConnection, number: int) -> list[str]:
    """All messages up to the one that tells a number."""
    texts = []
    while True:
        texts.append(str(await socket.recv()))
        if json.loads(texts[-1])["number"] >= number:
            return texts


async def look_on(server: Server, who: Client, table_id: str) -> ClientConnection:
    socket = await connect(f"ws{server.address[4:]}/api/tables/{table_id}/socket")
    await socket.send(json.dumps({"type": "hello", "token": who.token, "since": 0}))
    await socket.recv()
    return socket


def told(texts: list[str], since: int) -> list[Any]:
    return [one for text in texts for one in json.loads(text)["events"] if one["number"] > since]


def test_a_server_that_was_held_up_tells_no_key_of_the_game_that_runs(databases: Databases) -> None:
    """Meanwhile, at the other server, the game has ended and a rematch has begun, with the seats exchanged."""
    database = databases("postgresql")
    quick, slow = Server(database).start().wait(), Server(database).start().wait()

    async def work() -> None:
        async with guests(quick.address, "Ada", "Ben", "Wat") as people:
            ada, ben, wat = people
            table_id = await open_and_seat([ada, ben], "throne-and-grail", grace=3600)
            first = await ada.call("GET", f"/api/tables/{table_id}")
            sockets = [[await look_on(server, who, table_id) for who in (ada, ben, wat)] for server in (quick, slow)]
            number = (await ada.call("GET", f"/api/tables/{table_id}"))["number"]
            assert slow.process is not None
            os.kill(slow.process.pid, signal.SIGSTOP)
            try:
                await act(ben, table_id, "say", text="good game")
                await act(ben, table_id, "resign")
                await act(ada, table_id, "rematch")
                await act(ben, table_id, "rematch")
                after = await wat.call("GET", f"/api/tables/{table_id}")
            finally:
                os.kill(slow.process.pid, signal.SIGCONT)
            assert after["room"]["round"] == 2
            at_once, late = [
                [await asyncio.wait_for(heard(socket, after["number"]), 60) for socket in row] for row in sockets
            ]
            assert all(len(json.loads(texts[-1])["events"]) > 3 for texts in late), "it was told all together"
            for prompt, tardy in zip(at_once, late, strict=True):
                assert told(tardy, number) == told(prompt, number)
            keys = [one["key"] for texts in late for one in told(texts, number) if one["kind"] == "ended"]
            commitments = {hashlib.sha256(bytes.fromhex(key)).hexdigest() for key in keys}
            assert len(keys) == 3 and commitments == {first["room"]["commitment"]}
            assert after["room"]["commitment"] not in commitments

            # Who comes to the late server now, and has missed the same, is told the same.
            for who, prompt in zip((ada, ben, wat), at_once, strict=True):
                async with connect(f"ws{slow.address[4:]}/api/tables/{table_id}/socket") as socket:
                    await socket.send(json.dumps({"type": "hello", "token": who.token, "since": number}))
                    events = json.loads(await socket.recv())["events"]
                assert [one for one in events if one["number"] <= after["number"]] == told(prompt, number)
            for row in sockets:
                for socket in row:
                    await socket.close()

    try:
        run(work())
    finally:
        assert [server.stop() for server in (quick, slow)] == [0, 0]


KEY = re.compile(r"\b[0-9a-f]{64}\b")


def opened_by(text: str) -> set[str]:
    """The commitments of all keys that a text could hold."""
    return {hashlib.sha256(bytes.fromhex(key)).hexdigest() for key in KEY.findall(text)}


def test_no_address_of_the_server_tells_the_key_of_a_game_that_runs(server: Server) -> None:
    """Every GET that there is, for players, a watcher and nobody, after a game that has ended and in the next one."""

    async def work() -> None:
        async with guests(server.address, "Ada", "Ben", "Wat") as people:
            ada, ben, _ = people
            table_id = await open_and_seat([ada, ben], "hierarchy", listed=True, grace=3600)
            async with ada.table(table_id) as one, ben.table(table_id) as two:
                await together(play(one, 1, 1), play(two, 1, 1))
            await act(ben, table_id, "resign")
            ended = (await ada.call("GET", f"/api/tables/{table_id}"))["room"]
            await act(ada, table_id, "rematch")
            await act(ben, table_id, "rematch")
            runs = (await ada.call("GET", f"/api/tables/{table_id}"))["room"]
            assert (runs["round"], runs["status"]) == (2, "running")
            puzzle = await ada.call("GET", "/api/puzzles/next", game="hierarchy")
            solution = PUZZLES[puzzle["id"]].solution
            for person in people:  # only those who have answered it may play it out
                await person.call("POST", f"/api/puzzles/{puzzle['id']}/answer", {"decision": solution})
            calendar = (await ada.call("PUT", "/api/me/calendar", {"language": "en"}))["address"]
            tournament = await ada.call(
                "POST", "/api/tournaments", {"name": "Cup", "game": "hierarchy", "kind": "knockout", "size": 4}
            )
            known = {
                "table_id": table_id,
                "game_id": ended["game_id"],
                "name": "hierarchy",
                "ply": "0",
                "puzzle_id": puzzle["id"],
                "secret": calendar.rsplit("/", 1)[1].removesuffix(".ics"),
                "player": str(ada.token).split(".")[0],
                "tournament": tournament["id"],
            }
            match = throneroom.replay((await ada.http.get(f"/api/finished/{ended['game_id']}/record")).text)
            seat, decision = match.history[0]
            queries = {
                "/api/finished/{game_id}/review/{ply}/line": f"?seat={seat}&decision={quote(decision)}",
                "/api/explorer/{name}": "?deal=1",
                "/api/puzzles/next": "?game=hierarchy",
                "/api/searches/bot": "?game=hierarchy",
                "/api/puzzles/{puzzle_id}/why": "?decision=fly",
                "/api/puzzles/{puzzle_id}/played": f"?line={quote(solution)}",
            }
            commitments: set[str] = set()
            async with httpx.AsyncClient(base_url=server.address, timeout=120) as browser:
                routes = (await browser.get("/openapi.json")).json()["paths"]
                asked = [path for path, ways in routes.items() if "get" in ways]
                paths = [path.format(**known) + queries.pop(path, "") for path in asked]
                assert len(paths) > 12 and not queries
                for path in (*paths, f"/api/tables/{table_id}?since=0", f"/t/{table_id}"):
                    for token in (*(who.token for who in people), None):
                        answer = await browser.get(path, headers={"authorization": f"Bearer {token}"} if token else {})
                        explained = not path.endswith("/reason") or len(match.at(0).legal(seat)) > 1
                        assert answer.status_code in ((200, 401) if explained else (422, 401)), path
                        commitments |= opened_by(answer.text)
                for token, status in ((METRICS_TOKEN, 200), (people[0].token, 404), ("wrong", 404)):
                    answer = await browser.get("/metrics", headers={"authorization": f"Bearer {token}"})
                    assert answer.status_code == status
                    commitments |= opened_by(answer.text)
            assert ended["commitment"] in commitments, "the key of the game that is over may be known"
            assert runs["commitment"] not in commitments
            assert ended["deal"]["commitment"] in commitments, "so may the secret"
            assert runs["deal"]["commitment"] not in commitments

    run(work())
