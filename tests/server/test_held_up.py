"""A server that was held up tells late what the other one told at once, and no key of a game that runs."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import signal
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.conftest import Databases, Server, run
from tests.server.people import act, guests, open_and_seat
from throneroom.client import Client


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
            for row in sockets:
                for socket in row:
                    await socket.close()

    try:
        run(work())
    finally:
        assert [server.stop() for server in (quick, slow)] == [0, 0]
