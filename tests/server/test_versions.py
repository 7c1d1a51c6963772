"""Tables and games of an older version of the rules: refused with a sentence, while all else goes on."""

from __future__ import annotations

import json
import sqlite3
import tempfile
import time
from typing import Any

import pytest

import throneroom
from tests.server.conftest import Databases, Server, run
from tests.server.people import act, guests, open_and_seat
from throneroom.client import Client, Refused

GAME = "behind-the-throne"
SENTENCE = "this game was begun by version 1 of its rules, and this server has version 2: it cannot go on"


def grow_old(database: str, table_id: str) -> None:
    """The log of a table as version 1 wrote it: its beginning names no version. Something is due there by now."""
    with sqlite3.connect(database) as store:
        (text,) = store.execute(
            "SELECT body FROM entries WHERE table_id = ? AND kind = 'started'", [table_id]
        ).fetchone()
        body = json.loads(text)
        assert body.pop("rules") == throneroom.find(GAME).version
        store.execute(
            "UPDATE entries SET body = ? WHERE table_id = ? AND kind = 'started'", [json.dumps(body), table_id]
        )
        store.execute("UPDATE tables SET due = 1 WHERE id = ?", [table_id])


async def open_old_and_new(server: Server) -> tuple[str, str, str]:
    async with guests(server.address, "Ada") as (ada,):
        old = await open_and_seat([ada], GAME, players=2)
        new = await open_and_seat([ada], GAME, players=2)
        return old, new, ada.token


async def look_again(server: Server, old: str, new: str, token: str) -> None:
    async with Client(server.address, token=token) as ada:
        with pytest.raises(Refused, match=SENTENCE) as refused:
            await ada.call("GET", f"/api/tables/{old}")
        assert refused.value.code == "outdated"
        with pytest.raises(Refused, match=SENTENCE):
            await act(ada, old, "resign")
        mine: Any = await ada.call("GET", "/api/me/tables")
        assert {table["id"] for table in mine["tables"]} == {old, new}
        await ada.call("PATCH", "/api/me", {"name": "Ada the Elder"})
        seen = await ada.call("GET", f"/api/tables/{new}")
        assert seen["room"]["status"] == "running"
        assert seen["room"]["seats"][0]["name"] == "Ada the Elder"


def test_a_table_begun_by_older_rules_is_refused_and_all_else_goes_on(databases: Databases) -> None:
    database = databases("sqlite")
    server = Server(database).start().wait()
    old, new, token = run(open_old_and_new(server))
    assert server.stop() == 0
    grow_old(database, old)
    with tempfile.TemporaryFile() as log:
        server.start(log).wait()
        try:
            run(look_again(server, old, new, token))
            time.sleep(2.5)  # the keeper looks for what is due every second
        finally:
            assert server.stop() == 0
        log.seek(0)
        assert b"failed" not in log.read()
