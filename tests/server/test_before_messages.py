"""Tables and games that were stored while the server still told sentences: they are read, told as events, and go on.

`data/before_messages.sqlite.gz` was written by that server, `data/before_messages.json.gz` is what it told of it then.
"""

from __future__ import annotations

import gzip
import json
import re
import sqlite3
import time
from pathlib import Path
from typing import Any

import throneroom
from tests.server.conftest import Databases, Server, run
from tests.server.people import play, together
from throneroom.client import Client
from throneroom.server import guests

DATA = Path(__file__).parent / "data"
THEN: dict[str, Any] = json.loads(gzip.decompress((DATA / "before_messages.json.gz").read_bytes()))
REWORDED = [
    (r"unseen, (\S+) and (\S+) begin the Line", r"unseen, a \1 and a \2 begin the Line"),
    ("reveal on, collect or swap", "reveal another, collect or swap"),
    ("who may discard or keep", "to keep or discard"),
    (r"(\d) power more for", r"+\1 power for"),
    ("for nothing", "for free"),
    ("gains 0 influence", "gains no influence"),
    ("no influence and", "no influence but"),
    ("the die falls for", "the die chooses"),
    (r"ends, (\w+) first\.", r"ends, and \1 is first to discard and draw."),
]
"""Sentences that have been reworded since: the words of then, and those of today."""


def token(database: str, name: str) -> str:
    """A token for one of the guests, issued today: those of then will be too old one day."""
    with sqlite3.connect(database) as store:
        (secret,) = store.execute("SELECT value FROM settings WHERE name = 'secret'").fetchone()
    guest = THEN[name].partition(".")[0]
    return guests.sign_token(bytes.fromhex(secret), guests.Session(guest, guest), int(time.time() * 1000))


def today(told: Any) -> Any:
    """What was told then, in the words of today."""
    if isinstance(told, list):
        return [today(part) for part in told]
    for then, now in REWORDED:
        told = re.sub(then, now, told)
    return told


def sentences(game: str, events: list[dict[str, Any]]) -> list[str]:
    return [throneroom.find(game).catalogue("en").text(event) for event in events]


async def read_again(ada: Client) -> None:
    """Every table and every finished game is told as it was then, event by event."""
    for game, then in THEN["tables"].items():
        seen = await ada.call("GET", f"/api/tables/{then['id']}")
        assert (seen["room"]["status"], seen["view"]["ply"]) == (then["status"], then["ply"])
        assert sentences(game, [seen["view"]["question"]]) == [today(then["asked"])]
        assert [sentences(game, event["log"]) for event in seen["events"] if "log" in event] == today(then["logs"])
    for game, then in THEN["finished"].items():
        finished = await ada.call("GET", f"/api/finished/{then['id']}")
        assert [sentences(game, events) for events in finished["story"]] == today(then["story"])
        replay = await ada.call("GET", f"/api/finished/{then['id']}/plies")
        assert len(replay["steps"]) == then["decisions"] + 1
    assert (await ada.call("GET", f"/api/tables/{THEN['waiting']}"))["room"]["status"] == "open"


async def go_on(ada: Client, ben: Client) -> None:
    """The running games are played on, by the same people."""
    for then in THEN["tables"].values():
        if then["status"] == "running":
            async with ada.table(then["id"]) as mine, ben.table(then["id"]) as theirs:
                plies = then["ply"] + 5
                for update in await together(play(mine, plies=plies), play(theirs, plies=plies)):
                    assert update.over or update.view["ply"] >= plies


def test_what_was_stored_before_messages_is_read_and_goes_on(databases: Databases) -> None:
    database = databases("sqlite")
    Path(database).write_bytes(gzip.decompress((DATA / "before_messages.sqlite.gz").read_bytes()))
    tokens = token(database, "ada"), token(database, "ben")
    for game in throneroom.all_games():
        throneroom.new(game, seed=1)  # compiled here, a game has only to be loaded by the server: nobody waits long
    server = Server(database).start().wait()

    async def look() -> None:
        async with Client(server.address, token=tokens[0]) as ada, Client(server.address, token=tokens[1]) as ben:
            await read_again(ada)
            await go_on(ada, ben)

    try:
        run(look())
    finally:
        assert server.stop() == 0
